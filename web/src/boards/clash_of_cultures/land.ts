/** Where the hexes lie on the table: the board is seen from the south, so its depth is foreshortened. */
import type { ClashSpaceView, ClashView } from "../../generated/views";

export const TILT = 0.7;

export interface Point {
  x: number;
  y: number;
}

export interface Cell extends Point {
  id: string;
  region: string;
  /** What the ground is; null while the region is face down. */
  terrain: string | null;
  /** The ids of the cells beside it. */
  near: string[];
}

export interface Land {
  radius: number;
  cells: ReadonlyMap<string, Cell>;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Room around the outermost hexes: peaks above, the slab below, mist at the sides. */
const MARGIN = { side: 26, top: 34, bottom: 44 };

const place = (space: ClashSpaceView): Point => ({ x: space.x, y: space.y * TILT });

export function landOf(view: ClashView): Land {
  const radius = view.hex_radius;
  const reach = radius * 1.8;
  const cells = new Map<string, Cell>();
  for (const space of view.spaces) {
    const near = view.spaces.filter(
      (other) => other !== space && Math.hypot(other.x - space.x, other.y - space.y) < reach,
    );
    cells.set(space.id, {
      id: space.id,
      region: space.region,
      terrain: space.terrain,
      near: near.map(({ id }) => id),
      ...place(space),
    });
  }
  const all = [...cells.values()];
  const left = Math.min(...all.map(({ x }) => x)) - radius - MARGIN.side;
  const top = Math.min(...all.map(({ y }) => y)) - radius * TILT - MARGIN.top;
  const right = Math.max(...all.map(({ x }) => x)) + radius + MARGIN.side;
  const bottom = Math.max(...all.map(({ y }) => y)) + radius * TILT + MARGIN.bottom;
  return { radius, cells, left, top, width: right - left, height: bottom - top };
}

/** The six corners of a hex, the eastern one first, then clockwise. */
export function corners(centre: Point, radius: number): Point[] {
  return Array.from({ length: 6 }, (_, k) => ({
    x: centre.x + radius * Math.cos((k * Math.PI) / 3),
    y: centre.y + radius * Math.sin((k * Math.PI) / 3) * TILT,
  }));
}

export function outline(centre: Point, radius: number): string {
  return corners(centre, radius)
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(" ");
}

/** The corners of a hex between it and a neighbour. */
export function border(cell: Point, other: Point, radius: number): [Point, Point] {
  const angle = Math.atan2((other.y - cell.y) / TILT, other.x - cell.x);
  const at = Math.round((angle - Math.PI / 6) / (Math.PI / 3));
  const all = corners(cell, radius);
  return [all[(at + 12) % 6] as Point, all[(at + 13) % 6] as Point];
}

/** Numbers from 0 to 1 that are the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A seed out of a name, so that each hex looks the same on every screen. */
export const seedOf = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7);
