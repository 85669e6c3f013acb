import { blank, setNormals, setPixel } from "./maps";
import { clamp, lerp, step, tileFbm } from "./noise";
import type { Flat } from "./outline";
import type { Tile } from "./materials";
import type { Maps } from "./types";

/**
 * A drawing in stones: for each pixel the share of up to four stones and how deep the tool went.
 * x runs right and y down, in squares; `px` pixels to a square.
 */
export interface Mask {
  width: number;
  height: number;
  px: number;
  share: Float32Array;
  depth: Float32Array;
}

export function newMask(width: number, height: number, px: number, stone = 0): Mask {
  const w = Math.round(width * px);
  const h = Math.round(height * px);
  const share = new Float32Array(w * h * 4);
  for (let i = stone; i < share.length; i += 4) share[i] = 1;
  return { width: w, height: h, px, share, depth: new Float32Array(w * h) };
}

/** Left, top, right, bottom of the part to work on: most shapes are small in a large drawing. */
export type Within = readonly [number, number, number, number];

/** Lays a shape of one stone into the mask, with a dark joint of half-width `joint` round it. */
export function lay(
  mask: Mask,
  shape: Flat,
  stone: number,
  joint = 0.007,
  filler = 3,
  within?: Within,
): void {
  each(mask, shape, within, (i, d) => {
    cover(mask, i, stone, clamp(0.5 - d * mask.px));
    if (joint > 0) {
      const line = clamp(0.5 - (Math.abs(d) - joint) * mask.px);
      cover(mask, i, filler, line);
      mask.depth[i] = lerp(mask.depth[i]!, 0.5, line);
    }
  });
}

/** Cuts a line of half-width `half` along a shape's edge (or a whole shape, if `half` is 0) and rubs it with filler. */
export function incise(
  mask: Mask,
  shape: Flat,
  half: number,
  depth = 0.6,
  rub = 0.55,
  filler = 3,
  within?: Within,
): void {
  each(mask, shape, within, (i, d) => {
    const across = half > 0 ? Math.abs(d) - half : d;
    const soft = Math.max(half * 0.5, 1 / mask.px);
    const cut = step(soft, -soft, across);
    mask.depth[i] = Math.max(mask.depth[i]!, cut * depth);
    cover(mask, i, filler, step(soft * 0.6, -soft * 0.6, across) * rub);
  });
}

function each(
  mask: Mask,
  shape: Flat,
  within: Within | undefined,
  touch: (i: number, d: number) => void,
): void {
  const { width, height, px } = mask;
  const [left, top, right, bottom] = within ?? [0, 0, Infinity, Infinity];
  const endX = Math.min(width, Math.ceil(right * px));
  const endY = Math.min(height, Math.ceil(bottom * px));
  for (let y = Math.max(0, Math.floor(top * px)); y < endY; y++)
    for (let x = Math.max(0, Math.floor(left * px)); x < endX; x++) {
      const d = shape((x + 0.5) / px, (y + 0.5) / px);
      if (d < 0.05) touch(y * width + x, d);
    }
}

function cover(mask: Mask, i: number, stone: number, share: number): void {
  if (share <= 0) return;
  for (let k = 0; k < 4; k++) {
    const j = i * 4 + k;
    mask.share[j] = lerp(mask.share[j]!, k === stone ? 1 : 0, share);
  }
}

export interface Setting {
  stones: readonly Tile[];
  /** Squares that one tile of stone spans. */
  span: number;
  /** Where in the tile this piece was cut from: no two pieces alike. */
  from: readonly [number, number];
  /** Dirt rubbed into it, 0 to 1. */
  wear: number;
  relief: number;
  /** Darkness along the edges, for sunken fields. */
  sunk?: number;
}

/** Fills the mask with its stones. */
export function setStones(mask: Mask, setting: Setting, into?: Maps, atX = 0, atY = 0): Maps {
  const { width: w, height: h, px, share } = mask;
  const maps = blank(w, h);
  const heights = new Float32Array(w * h);
  const own = new Float32Array(6);
  for (let y = 0, i = 0; y < h; y++)
    for (let x = 0; x < w; x++, i++) {
      const u = setting.from[0] + x / px / setting.span;
      const v = setting.from[1] + y / px / setting.span;
      own.fill(0);
      for (let k = 0; k < setting.stones.length; k++) {
        const part = share[i * 4 + k]!;
        if (part > 0.004) take(setting.stones[k]!, u, v, part, own);
      }
      const patch = tileFbm(u, v, 6, 6, 3, 21);
      const dirt = setting.wear * step(0.5, 0.82, patch) * 0.34;
      const edge = setting.sunk ? rim(x / w, y / h, setting.sunk) : 1;
      const k = (1 - dirt) * edge;
      setPixel(
        maps,
        i,
        own[0]! * k + dirt * 0.15,
        own[1]! * k + dirt * 0.105,
        own[2]! * k + dirt * 0.062,
        own[4]! + dirt * 0.5,
        own[5]!,
      );
      heights[i] = own[3]! - mask.depth[i]!;
    }
  setNormals(maps, heights, (setting.relief * px) / 256, false);
  if (into) copy(maps, into, atX, atY);
  return maps;
}

const rim = (u: number, v: number, sunk: number): number =>
  1 - sunk * (1 - step(0, 0.16, Math.min(u, 1 - u)) * step(0, 0.16, Math.min(v, 1 - v)));

/** Adds a share of the stone at (u, v), read between its four nearest pixels. */
function take(tile: Tile, u: number, v: number, part: number, into: Float32Array): void {
  const { size: n, data } = tile;
  const x = (u - Math.floor(u)) * n;
  const y = (v - Math.floor(v)) * n;
  const x0 = Math.floor(x) % n;
  const y0 = Math.floor(y) % n;
  const s = x - Math.floor(x);
  const t = y - Math.floor(y);
  const a = (y0 * n + x0) * 6;
  const b = (y0 * n + ((x0 + 1) % n)) * 6;
  const c = (((y0 + 1) % n) * n + x0) * 6;
  const d = (((y0 + 1) % n) * n + ((x0 + 1) % n)) * 6;
  for (let k = 0; k < 6; k++)
    into[k]! +=
      part *
      ((data[a + k]! * (1 - s) + data[b + k]! * s) * (1 - t) +
        (data[c + k]! * (1 - s) + data[d + k]! * s) * t);
}

function copy(from: Maps, into: Maps, atX: number, atY: number): void {
  for (const key of ["albedo", "normal", "surface"] as const)
    for (let y = 0; y < from.height; y++)
      into[key].set(
        from[key].subarray(y * from.width * 4, (y + 1) * from.width * 4),
        ((atY + y) * into.width + atX) * 4,
      );
}
