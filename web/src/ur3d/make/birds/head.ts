import type { Field } from "../field";
import { clamp, step } from "../noise";
import { charted, corners, polygon, type Flat } from "../outline";
import type { Vec3 } from "../types";

/** A bird's head, looking along +x; the base's bottom is y = 0, and the neck stands in the base. */
export interface Head {
  field: Field;
  /** Share of the accent stone: comb, throat patch, beak...; below zero of the tint: mane, hackle. */
  mark: Field;
  min: Vec3;
  max: Vec3;
  /** How much larger than drawn it is carved. */
  scale: number;
  /** Where the right eye sits, seen from the side, and how large it is. */
  eye: { x: number; y: number; radius: number };
  /** Height and middle of the metal ring round the neck. */
  ring: { x: number; y: number };
}

/** The same head at its true size, grown from the middle of the base. */
export function fullSize(head: Head): Head {
  const { scale, field, mark, min, max, eye, ring } = head;
  const foot = 0.12;
  const up = (y: number): number => (y - foot) * scale + foot;
  const at =
    (f: Field): Field =>
    (x, y, z) =>
      f(x / scale, (y - foot) / scale + foot, z / scale);
  const grown = at(field);
  return {
    scale: 1,
    field: (x, y, z) => grown(x, y, z) * scale,
    mark: at(mark),
    min: [min[0] * scale, up(min[1]), min[2] * scale],
    max: [max[0] * scale, up(max[1]), max[2] * scale],
    eye: { x: eye.x * scale, y: up(eye.y), radius: eye.radius * scale },
    ring: { x: ring.x * scale, y: up(ring.y) },
  };
}

/** The distance to an outline in the plane of the profile, fast enough to be asked for every point. */
export function profile(path: string): Flat {
  const points = corners(path);
  const pad = 0.08;
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  return charted(
    polygon(points),
    [Math.min(...xs) - pad, Math.min(...ys) - pad],
    [Math.max(...xs) + pad, Math.max(...ys) + pad],
  );
}

/**
 * Feathers laid like roof tiles: u counts columns, v rows from the root down. Each rises from 0 at its
 * root to 1 at its tip, then drops to the feather below; `tip` is how far it lies over the next row.
 */
export function plumage(u: number, v: number, tip: number, sharp = 1): number {
  const row = Math.floor(v);
  const f = v - row;
  const above = tongue(u, row - 1, sharp) * tip;
  const own = tongue(u, row, sharp) * tip;
  const over = step(above + 0.1, above - 0.1, f);
  const upper = clamp((f + 1) / (1 + above)) * vane(u, row - 1);
  const lower = (f / (1 + own)) * vane(u, row);
  return lower + (upper - lower) * over;
}

const across = (u: number, row: number): number => {
  const x = u + (row & 1) * 0.5;
  return (x - Math.floor(x)) * 2 - 1;
};
const tongue = (u: number, row: number, sharp: number): number =>
  (1 - Math.abs(across(u, row)) ** (2.2 / sharp)) ** (1 / (1 + sharp));
/** A feather is highest along its shaft, with a fine groove on it. */
const vane = (u: number, row: number): number => {
  const a = Math.abs(across(u, row));
  return 1 - 0.45 * a * a - 0.3 * Math.exp(-(a * a) / 0.006);
};
