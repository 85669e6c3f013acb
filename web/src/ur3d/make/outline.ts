/** Flat outlines written as SVG path data: the same words draw the icons and carve the stone. */

export type Point = readonly [number, number];
/** Signed distance to a flat outline, below zero inside. */
export type Flat = (x: number, y: number) => number;

/** The corners of path data with M, L, Q, C and Z (absolute), curves cut into `steps` chords. */
export function corners(path: string, steps = 8): Point[] {
  const points: Point[] = [];
  let x = 0;
  let y = 0;
  for (const [, verb, rest] of path.matchAll(/([MLQC])([^A-Za-z]*)/g)) {
    const n = rest!
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const size = verb === "Q" ? 4 : verb === "C" ? 6 : 2;
    for (let i = 0; i + size <= n.length; i += size) {
      const ex = n[i + size - 2]!;
      const ey = n[i + size - 1]!;
      if (size === 2) points.push([ex, ey]);
      else
        for (let k = 1; k <= steps; k++) {
          const t = k / steps;
          const s = 1 - t;
          const c1 = size === 4 ? 2 * s * t : 3 * s * s * t;
          const c2 = size === 4 ? 0 : 3 * s * t * t;
          const c0 = size === 4 ? s * s : s * s * s;
          const c3 = size === 4 ? t * t : t * t * t;
          const at = (p: number, k0: number): number =>
            c0 * p +
            c1 * n[i + k0]! +
            (size === 6 ? c2 * n[i + 2 + k0]! : 0) +
            c3 * n[i + size - 2 + k0]!;
          points.push([at(x, 0), at(y, 1)]);
        }
      x = ex;
      y = ey;
    }
  }
  return points;
}

/** Exact signed distance to a closed polygon. */
export function polygon(points: readonly Point[]): Flat {
  const n = points.length;
  const px = Float64Array.from(points, (p) => p[0]);
  const py = Float64Array.from(points, (p) => p[1]);
  return (x, y) => {
    let best = Infinity;
    let inside = false;
    for (let i = 0, j = n - 1; i < n; j = i++) {
      const ax = px[i]!;
      const ay = py[i]!;
      const ex = px[j]! - ax;
      const ey = py[j]! - ay;
      const wx = x - ax;
      const wy = y - ay;
      const along = (wx * ex + wy * ey) / (ex * ex + ey * ey || 1);
      const t = along < 0 ? 0 : along > 1 ? 1 : along;
      const dx = wx - ex * t;
      const dy = wy - ey * t;
      best = Math.min(best, dx * dx + dy * dy);
      if (ay > y !== py[j]! > y && x < (ex * (y - ay)) / ey + ax) inside = !inside;
    }
    return inside ? -Math.sqrt(best) : Math.sqrt(best);
  };
}

/** The same distance read from a grid, for outlines asked very often; plain distance to the grid beyond it. */
export function charted(flat: Flat, min: Point, max: Point, cells = 160): Flat {
  const size = Math.max(max[0] - min[0], max[1] - min[1]) / cells;
  const w = Math.ceil((max[0] - min[0]) / size) + 1;
  const h = Math.ceil((max[1] - min[1]) / size) + 1;
  const grid = new Float32Array(w * h);
  for (let j = 0; j < h; j++)
    for (let i = 0; i < w; i++) grid[j * w + i] = flat(min[0] + i * size, min[1] + j * size);
  return (x, y) => {
    const u = (x - min[0]) / size;
    const v = (y - min[1]) / size;
    const cu = u < 0 ? 0 : u > w - 1.001 ? w - 1.001 : u;
    const cv = v < 0 ? 0 : v > h - 1.001 ? h - 1.001 : v;
    const i = Math.floor(cu);
    const j = Math.floor(cv);
    const s = cu - i;
    const t = cv - j;
    const k = j * w + i;
    const d =
      (grid[k]! * (1 - s) + grid[k + 1]! * s) * (1 - t) +
      (grid[k + w]! * (1 - s) + grid[k + w + 1]! * s) * t;
    const ox = (u - cu) * size;
    const oy = (v - cv) * size;
    return ox === 0 && oy === 0 ? d : d + Math.sqrt(ox * ox + oy * oy);
  };
}
