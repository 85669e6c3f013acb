import type { Vec3 } from "./types";

/** A signed distance field: below zero inside. */
export type Field = (x: number, y: number, z: number) => number;

export const hyp2 = (x: number, y: number): number => Math.sqrt(x * x + y * y);
export const hyp3 = (x: number, y: number, z: number): number => Math.sqrt(x * x + y * y + z * z);

/** The nearer of two, with a fillet of width k. */
export function blend(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - h * h * k * 0.25;
}

/** a with b cut away, the edge rounded by k. */
export const carve = (a: number, b: number, k: number): number => -blend(-a, b, k);

/** What a and b share, the edge rounded by k. */
export const meet = (a: number, b: number, k: number): number => -blend(-a, -b, k);

export function ellipsoid(
  x: number,
  y: number,
  z: number,
  rx: number,
  ry: number,
  rz: number,
): number {
  const near = hyp3(x / rx, y / ry, z / rz);
  const slope = hyp3(x / (rx * rx), y / (ry * ry), z / (rz * rz));
  return slope < 1e-9 ? -Math.min(rx, ry, rz) : (near * (near - 1)) / slope;
}

export function box(
  x: number,
  y: number,
  z: number,
  hx: number,
  hy: number,
  hz: number,
  round: number,
): number {
  const qx = Math.abs(x) - hx + round;
  const qy = Math.abs(y) - hy + round;
  const qz = Math.abs(z) - hz + round;
  return (
    hyp3(Math.max(qx, 0), Math.max(qy, 0), Math.max(qz, 0)) +
    Math.min(Math.max(qx, qy, qz), 0) -
    round
  );
}

/** A capsule from a (radius ra) to b (radius rb). */
export function limb(
  x: number,
  y: number,
  z: number,
  a: Vec3,
  ra: number,
  b: Vec3,
  rb: number,
): number {
  const bx = b[0] - a[0];
  const by = b[1] - a[1];
  const bz = b[2] - a[2];
  const px = x - a[0];
  const py = y - a[1];
  const pz = z - a[2];
  const along = (px * bx + py * by + pz * bz) / (bx * bx + by * by + bz * bz);
  const t = along < 0 ? 0 : along > 1 ? 1 : along;
  return hyp3(px - bx * t, py - by * t, pz - bz * t) - (ra + (rb - ra) * t);
}

/**
 * A flat outline blown up like a cushion: `d` is the distance to the outline in the plane, z the
 * height over it, `swell` how far in from the outline it goes on rising, `half` its half thickness.
 */
export function cushion(d: number, z: number, swell: number, half: number): number {
  const p = Math.max(1 + d / swell, 0);
  return (hyp2(p, z / half) - 1) * Math.min(swell, half);
}
