/** Turns the room's materials into maps. Costly: the worker runs it, see `maps.ts`. */
import { blank, setNormals, setPixel } from "../make/maps";
import type { Maps } from "../make/types";
import { BAKING, ROOM_MATERIALS } from "./materials";
import type { RoomMaterialName } from "./materials";

export type RoomMaps = Record<RoomMaterialName, Maps>;

/** One surface at a size: `px` pixels to a whole tile. */
export function bakeOne(name: RoomMaterialName, px: number): Maps {
  const { relief, width, height } = BAKING[name];
  const w = Math.max(8, Math.round(px * width));
  const h = Math.max(8, Math.round(px * height));
  const maps = blank(w, h);
  const heights = new Float32Array(w * h);
  const material = ROOM_MATERIALS[name];
  for (let y = 0, i = 0; y < h; y++) {
    for (let x = 0; x < w; x++, i++) {
      const { colour, height, rough, metal } = material((x + 0.5) / w, (y + 0.5) / h);
      setPixel(maps, i, colour[0], colour[1], colour[2], rough, metal ?? 0);
      heights[i] = height;
    }
  }
  setNormals(maps, heights, (relief * w) / 256, true);
  return maps;
}

export function bakeAll(px: number): RoomMaps {
  const out = {} as RoomMaps;
  for (const name of Object.keys(ROOM_MATERIALS) as RoomMaterialName[])
    out[name] = bakeOne(name, px);
  return out;
}
