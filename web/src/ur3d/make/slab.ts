import { type BufferGeometry, Path, Shape } from "three";
import { BOARD_HEIGHT, SLAB, SQUARES } from "./layout";
import { noise3 } from "./noise";
import { upright } from "./box";

/** Geometry of the stone board (first millennium): block, narrower tail with a round end, sunken fields. */

/** Half the width of a field, and the rounding of all edges. */
export const FIELD = 0.455;
const EDGE = 0.03;

export function slabBody(): BufferGeometry {
  const shape = new Shape();
  trace(shape, outline());
  for (const { x, z } of SQUARES) {
    const hole = new Path();
    const round = 0.05;
    const points: [number, number][] = [];
    for (let corner = 0; corner < 4; corner++)
      for (let k = 0; k <= 3; k++) {
        const a = ((corner + k / 3) * Math.PI) / 2;
        const sx = corner === 0 || corner === 3 ? 1 : -1;
        const sz = corner < 2 ? 1 : -1;
        points.push([
          x + sx * (FIELD - round) + Math.cos(a) * round,
          -z + sz * (FIELD - round) + Math.sin(a) * round,
        ]);
      }
    trace(hole, points);
    shape.holes.push(hole);
  }
  return upright(shape, 0, BOARD_HEIGHT, EDGE);
}

/** Cut by hand: no edge is quite straight. */
function trace(path: Path, points: readonly (readonly [number, number])[]): void {
  points.forEach(([x, y], i) => {
    const wx = x + (noise3(x * 2.1, y * 2.1, 1) - 0.5) * 0.03;
    const wy = y + (noise3(x * 2.1, y * 2.1, 9) - 0.5) * 0.03;
    if (i === 0) path.moveTo(wx, wy);
    else path.lineTo(wx, wy);
  });
  path.closePath();
}

function outline(): [number, number][] {
  const { block, half, tail, end } = SLAB;
  const left = -6.34;
  const points: [number, number][] = [];
  const run = (x0: number, y0: number, x1: number, y1: number): void => {
    const n = Math.max(1, Math.round(Math.hypot(x1 - x0, y1 - y0) / 0.4));
    for (let k = 0; k < n; k++) points.push([x0 + ((x1 - x0) * k) / n, y0 + ((y1 - y0) * k) / n]);
  };
  const turn = (cx: number, cy: number, r: number, from: number, to: number, n: number): void => {
    for (let k = 0; k < n; k++) {
      const a = from + ((to - from) * k) / n;
      points.push([cx + Math.cos(a) * r, cy + Math.sin(a) * r]);
    }
  };
  const q = Math.PI / 2;
  const r = 0.16;
  turn(left + r, -half + r, r, 2 * q, 3 * q, 4);
  run(left + r, -half, block - r, -half);
  turn(block - r, -half + r, r, -q, 0, 4);
  run(block, -half + r, block, -tail);
  run(block, -tail, end, -tail);
  turn(end, 0, tail, -q, q, 22);
  run(end, tail, block, tail);
  run(block, tail, block, half - r);
  turn(block - r, half - r, r, 0, q, 4);
  run(block - r, half, left + r, half);
  turn(left + r, half - r, r, q, 2 * q, 4);
  run(left, half - r, left, -half + r);
  return points;
}
