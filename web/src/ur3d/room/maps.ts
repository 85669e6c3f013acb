/** The room's maps, made in a worker where there is one, once per page and size. */
import type { RoomMaps } from "./bake";

const baked = new Map<number, Promise<RoomMaps>>();

/** All surfaces of the room; made once for a size and kept for the page's life. */
export function roomMaps(px: number): Promise<RoomMaps> {
  let maps = baked.get(px);
  if (!maps) {
    maps = inWorker(px);
    baked.set(px, maps);
    maps.catch(() => baked.delete(px));
  }
  return maps;
}

function inWorker(px: number): Promise<RoomMaps> {
  if (typeof Worker === "undefined") return bakeHere(px);
  return new Promise((resolve) => {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", (answer: MessageEvent<RoomMaps>) => {
      worker.terminate();
      resolve(answer.data);
    });
    worker.addEventListener("error", () => {
      worker.terminate();
      void bakeHere(px).then(resolve); // a page that forbids workers still gets its room
    });
    worker.postMessage(px);
  });
}

/** Loaded only where no worker can be had. */
async function bakeHere(px: number): Promise<RoomMaps> {
  const { bakeAll } = await import("./bake");
  return bakeAll(px);
}
