import { bakeAll } from "./bake";

self.addEventListener("message", (order: MessageEvent<number>) => {
  const maps = bakeAll(order.data);
  const buffers = Object.values(maps).flatMap(({ albedo, normal, surface }) => [
    albedo.buffer,
    normal.buffer,
    surface.buffer,
  ]);
  self.postMessage(maps, { transfer: buffers });
});
