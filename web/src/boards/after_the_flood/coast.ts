/**
 * Outlines as nature draws them: every straight edge of the schematic map becomes a ragged one. The
 * raggedness depends only on the edge itself, so that neighbours still share their border exactly.
 */
type Point = readonly [number, number];

/** A number between -1 and 1 that always is the same for the same place. */
function chance(x: number, y: number): number {
  const wave = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return (wave - Math.floor(wave)) * 2 - 1;
}

const SMALLEST = 9;
const ROUGHNESS = 0.11;

/** The points after `from` up to and with `to`, bent in the middle again and again. */
function bend(from: Point, to: Point): Point[] {
  const along: Point = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(...along);
  if (length < SMALLEST) return [to];
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const shift = chance(...middle) * ROUGHNESS;
  const bent: Point = [middle[0] - along[1] * shift, middle[1] + along[0] * shift];
  return [...bend(from, bent), ...bend(bent, to)];
}

/** An edge is always bent from its western end, whichever way round the outline goes. */
function edge(from: Point, to: Point): Point[] {
  const forward = from[0] < to[0] || (from[0] === to[0] && from[1] < to[1]);
  if (forward) return bend(from, to);
  const back = bend(to, from);
  return [...back.slice(0, -1).toReversed(), to];
}

/** The outline of a polygon as path data. */
export function ragged(corners: readonly (readonly number[])[]): string {
  const points = corners.map(([x, y]): Point => [x as number, y as number]);
  const outline = points.flatMap((point, at) =>
    edge(point, points[(at + 1) % points.length] as Point),
  );
  return `M${outline.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join("L")}Z`;
}
