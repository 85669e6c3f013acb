import { corners, type Flat, polygon } from "./outline";

/** Flat shapes for inlay and incision, each a signed distance; y runs down. */

export const disc =
  (cx: number, cy: number, r: number): Flat =>
  (x, y) =>
    Math.hypot(x - cx, y - cy) - r;

export const rect =
  (cx: number, cy: number, halfX: number, halfY: number, round = 0): Flat =>
  (x, y) => {
    const qx = Math.abs(x - cx) - halfX + round;
    const qy = Math.abs(y - cy) - halfY + round;
    return Math.hypot(Math.max(qx, 0), Math.max(qy, 0)) + Math.min(Math.max(qx, qy), 0) - round;
  };

export const lozenge =
  (cx: number, cy: number, halfX: number, halfY: number): Flat =>
  (x, y) =>
    (Math.abs(x - cx) / halfX + Math.abs(y - cy) / halfY - 1) / Math.hypot(1 / halfX, 1 / halfY);

export const path = (data: string): Flat => polygon(corners(data));

/** A stroke of half-width w along open path data; subpaths begin with M. */
export function stroke(data: string, w: number): Flat {
  const runs = data
    .split(/(?=M)/)
    .filter((part) => part.trim())
    .map((part) => corners(part, 6));
  return (x, y) => {
    let best = Infinity;
    for (const run of runs)
      for (let i = 1; i < run.length; i++) {
        const [ax, ay] = run[i - 1]!;
        const [bx, by] = run[i]!;
        const ex = bx - ax;
        const ey = by - ay;
        const t = ((x - ax) * ex + (y - ay) * ey) / (ex * ex + ey * ey || 1);
        const k = t < 0 ? 0 : t > 1 ? 1 : t;
        best = Math.min(best, Math.hypot(x - ax - ex * k, y - ay - ey * k));
      }
    return best - w;
  };
}

/** A shape moved, turned and scaled: its origin to (x, y). */
export function put(shape: Flat, x: number, y: number, scale = 1, turn = 0, mirror = 1): Flat {
  const c = Math.cos(turn) / scale;
  const s = Math.sin(turn) / scale;
  return (px, py) => {
    const dx = (px - x) * mirror;
    const dy = py - y;
    return shape(c * dx + s * dy, c * dy - s * dx) * scale;
  };
}

/** `n` copies round a middle, the first along +x turned by `turn`. */
export function spokes(shape: Flat, cx: number, cy: number, n: number, turn = 0): Flat {
  const slice = (2 * Math.PI) / n;
  return (x, y) => {
    const dx = x - cx;
    const dy = y - cy;
    const r = Math.hypot(dx, dy);
    const a = Math.atan2(dy, dx) - turn;
    const b = a - Math.round(a / slice) * slice;
    return shape(Math.cos(b) * r, Math.sin(b) * r);
  };
}

/** Copies every `period` along x, between the first and the last multiple. */
export const row =
  (shape: Flat, period: number, first: number, last: number): Flat =>
  (x, y) => {
    const k = Math.min(Math.max(Math.round(x / period), first), last);
    return shape(x - k * period, y);
  };

export const union =
  (...shapes: Flat[]): Flat =>
  (x, y) =>
    Math.min(...shapes.map((shape) => shape(x, y)));

export const cut =
  (shape: Flat, hole: Flat): Flat =>
  (x, y) =>
    Math.max(shape(x, y), -hole(x, y));

export const PETAL = path(
  "M.06 0 C.17 .055 .25 .125 .335 .105 C.395 .09 .41 .035 .425 0 C.41 -.035 .395 -.09 .335 -.105 C.25 -.125 .17 -.055 .06 0Z",
);
export const SLIVER = path("M.13 0 Q.27 .062 .385 0 Q.27 -.062 .13 0Z");
