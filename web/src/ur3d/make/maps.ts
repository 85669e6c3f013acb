import { clamp } from "./noise";
import type { Tile } from "./materials";
import type { Maps } from "./types";

/** Empty maps of a size. */
export const blank = (width: number, height: number): Maps => ({
  width,
  height,
  albedo: new Uint8Array(width * height * 4).fill(255),
  normal: new Uint8Array(width * height * 4).fill(255),
  surface: new Uint8Array(width * height * 4).fill(255),
});

export function setPixel(
  maps: Maps,
  i: number,
  r: number,
  g: number,
  b: number,
  rough: number,
  metal: number,
): void {
  const j = i * 4;
  maps.albedo[j] = clamp(r) * 255;
  maps.albedo[j + 1] = clamp(g) * 255;
  maps.albedo[j + 2] = clamp(b) * 255;
  maps.surface[j + 1] = clamp(rough) * 255;
  maps.surface[j + 2] = clamp(metal) * 255;
}

/** Turns heights into a tangent-space normal map; `round` joins the edges, for tiles. */
export function setNormals(
  maps: Maps,
  heights: Float32Array,
  relief: number,
  round: boolean,
): void {
  const { width: w, height: h, normal } = maps;
  for (let y = 0, j = 0; y < h; y++)
    for (let x = 0; x < w; x++, j += 4) {
      const left = round ? (x + w - 1) % w : Math.max(x - 1, 0);
      const right = round ? (x + 1) % w : Math.min(x + 1, w - 1);
      const up = round ? (y + h - 1) % h : Math.max(y - 1, 0);
      const down = round ? (y + 1) % h : Math.min(y + 1, h - 1);
      const dx = (heights[y * w + right]! - heights[y * w + left]!) * relief;
      const dy = (heights[down * w + x]! - heights[up * w + x]!) * relief;
      const l = 127.5 / Math.sqrt(dx * dx + dy * dy + 1);
      normal[j] = 127.5 - dx * l;
      normal[j + 1] = 127.5 - dy * l;
      normal[j + 2] = 127.5 + l;
    }
}

/** A baked tile as maps; rows run with v, so a texture made of them is not flipped. */
export function tileMaps(tile: Tile): Maps {
  const { size, data } = tile;
  const maps = blank(size, size);
  const heights = new Float32Array(size * size);
  for (let i = 0, j = 0; i < size * size; i++, j += 6) {
    setPixel(maps, i, data[j]!, data[j + 1]!, data[j + 2]!, data[j + 4]!, data[j + 5]!);
    heights[i] = data[j + 3]!;
  }
  setNormals(maps, heights, (tile.relief * size) / 256, true);
  return maps;
}
