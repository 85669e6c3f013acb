/**
 * Where everything lies. One affine map carries the squares of the game's data onto the table; what
 * stands around the board has a place of its own here, clear of everything else from both seats.
 */
import { layout, squares } from "../../../src/edubba/games/game_of_ur/data.json";

import type { Bird, Die, Pile, Side } from "../boards/game_of_ur/stage";
import { BOARD_HEIGHT, place as placeOn } from "./make/layout";

export type { Bird, Die, Look, Pile, Side } from "../boards/game_of_ur/stage";

/** A place on the table top; the height is added by whoever stands something there. */
export interface Place {
  x: number;
  z: number;
}

export const SIDES: readonly Side[] = ["light", "dark"];
export const BIRDS: readonly Bird[] = ["swallow", "storm_bird", "raven", "rooster", "eagle"];
export const PILES: readonly Pile[] = ["light", "dark", "pool"];
export const DICE: readonly Die[] = ["small", "large"];

/** The board's top lies at 0 in both looks; this is the table's. */
export const TABLE_Y = -BOARD_HEIGHT;
export const FLOOR_Y = TABLE_Y - 6.4;

function place(point: { x: number; y: number }): Place {
  return placeOn(point.x, point.y);
}

function placeAll<Key extends string>(points: Record<Key, { x: number; y: number }>) {
  const out = {} as Record<Key, Place>;
  for (const key of Object.keys(points) as Key[]) out[key] = place(points[key]);
  return out;
}

export const CELLS: Readonly<Record<string, Place>> = Object.fromEntries(
  squares.map((square) => [square.id, place(square)]),
);
/** Towards the seat of a side. */
export const OUT: Record<Side, 1 | -1> = { light: 1, dark: -1 };
/** The bench of the waiting birds stands aside for the tray into which the bones are thrown. */
const BENCH_ASIDE = 1;
const waiting = (side: Side): Record<Bird, Place> => {
  const row = placeAll(layout.unlaunched[side]);
  for (const bird of BIRDS) row[bird].x += BENCH_ASIDE;
  return row;
};
export const UNLAUNCHED: Record<Side, Record<Bird, Place>> = {
  light: waiting("light"),
  dark: waiting("dark"),
};
/** Birds that are home stand beyond the tail's end, on a stand that runs towards their owner. */
export const STAND = { x: 7.35, from: 0.45, to: 5.05, halfWidth: 0.5, height: 0.26 };
const arrived = (side: Side): Record<Bird, Place> =>
  Object.fromEntries(
    BIRDS.map((bird, at) => [bird, { x: STAND.x, z: OUT[side] * (0.92 + at * 0.92) }]),
  ) as Record<Bird, Place>;
export const HOME: Record<Side, Record<Bird, Place>> = {
  light: arrived("light"),
  dark: arrived("dark"),
};
/** Each player's counters lie on the left of the own seat, the pool between both. */
export const PILE: Record<Pile, Place> = {
  light: { x: -5.45, z: 3.55 },
  dark: { x: -5.45, z: -3.55 },
  pool: { x: -7.55, z: 0 },
};
/** The tray into which a side throws, far enough out that no bird hides it from the other seat. */
export const BOWL = { x: -2.5, z: 4.35, halfLength: 1.85, halfDepth: 1.12, floor: 0.06 };
export const bowlOf = (side: Side): Place => ({ x: BOWL.x, z: OUT[side] * BOWL.z });
/** Where the bones lie in it before they are thrown. */
export const DIE: Record<Die, Place> = {
  small: { x: -0.85, z: 0.1 },
  large: { x: 0.75, z: -0.05 },
};
export const lyingAt = (side: Side, die: Die): Place => ({
  x: BOWL.x + DIE[die].x,
  z: OUT[side] * (BOWL.z + DIE[die].z),
});
/** The sign of whose turn it is lies before the seat, at the left. */
export const turnPlace = (side: Side): Place => ({ x: -7.8, z: OUT[side] * 3.6 });
/** Where a bird leaves the board: between the stands, where no board hides its ring from a seat. */
export const EXIT: Place = { x: place(layout.exit).x + 1.05, z: place(layout.exit).z };

/** Length of the playing surface, the measure of how far the camera may drift (GU-UI-1.3). */
export const BOARD_LENGTH = (layout.board_rect[2]! - layout.board_rect[0]!) / layout.cell;

/**
 * The tray of a side holds the birds not yet launched. Its floor is so high above the mat that the
 * far one is not hidden behind the board.
 */
export const TRAY = { halfLength: 3.46, halfDepth: 0.56, floor: 0.55 };
export function trayOf(side: Side): Place {
  const row = UNLAUNCHED[side];
  return { x: (row.swallow.x + row.eagle.x) / 2, z: row.raven.z };
}

/** Where the pool's number lies from its plate: out on bare wood, towards the viewer. */
export const POOL_COUNT = { x: -0.85, z: 0.95 };
/** How far a pile and the plate under it reach. */
export const PILE_REACH = { x: 0.9, z: 0.9 };
/** Half the room a die of any orientation takes up. */
export const DIE_REACH: Record<Die, number> = { small: 0.45, large: 0.68 };

/** Everything the play camera must show (GU-UI-1.1), as corners on the table and above it. */
export function mustBeSeen(): { x: number; y: number; z: number }[] {
  const points: { x: number; y: number; z: number }[] = [];
  const box = (at: Place, dx: number, dz: number, height: number): void => {
    for (const x of [at.x - dx, at.x + dx]) {
      for (const z of [at.z - dz, at.z + dz]) {
        for (const y of [TABLE_Y, height]) points.push({ x, y, z });
      }
    }
  };
  for (const cell of Object.values(CELLS)) box(cell, 0.5, 0.5, 1);
  for (const side of SIDES) {
    box(trayOf(side), TRAY.halfLength, TRAY.halfDepth, 1);
    for (const bird of BIRDS) box(HOME[side][bird], 0.45, 0.45, TABLE_Y + 1.3);
  }
  for (const pile of PILES) box(PILE[pile], PILE_REACH.x, PILE_REACH.z, TABLE_Y + 0.6);
  box({ x: PILE.pool.x + POOL_COUNT.x, z: PILE.pool.z }, 0.4, POOL_COUNT.z, TABLE_Y);
  for (const side of SIDES) {
    box(bowlOf(side), BOWL.halfLength, BOWL.halfDepth, TABLE_Y + 0.6);
    box(turnPlace(side), 0.45, 0.45, TABLE_Y);
  }
  return points;
}
