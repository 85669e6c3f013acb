import { boards, layout, squares } from "../../../../src/edubba/games/game_of_ur/data.json";
import type { Look } from "./types";

export interface Square {
  id: string;
  x: number;
  z: number;
  /** The number of this house, the same for each player who may stand on it. */
  house: number;
}

/** Both boards are as high, so that one table serves them. */
export const BOARD_HEIGHT = 0.9;
/** How far a field of the slab is sunk, and a plaque of the box stands out. */
export const SUNK = 0.07;
export const PROUD = 0.025;
/** Wood beyond the outermost squares. */
export const MARGIN = 0.4;

/** The atlas of the twenty squares: five columns, four rows, in the order of data.json. */
export const ATLAS = { columns: 5, rows: 4 };
/** The atlas of house numbers: four by four. */
export const NUMBER_ATLAS = 4;
/** Deck of the box, and the front of its drawer. */
export const DECK = { width: 12 + 2 * MARGIN, height: 3 + 2 * MARGIN };
export const DRAWER = { width: 3.6, height: 0.58 };

const [left, top, right, bottom] = layout.box as [number, number, number, number];

/** The one map from the coordinates of data.json to the scene. */
export const place = (x: number, y: number): { x: number; z: number } => ({
  x: (x - (left + right) / 2) / layout.cell,
  z: (y - (top + bottom) / 2) / layout.cell,
});

export const SQUARES: readonly Square[] = squares.map((square) => {
  const { x, z } = place(square.x, square.y);
  return { id: square.id, x, z, house: Object.values(square.house)[0]! };
});

export const rosettes = (look: Look): readonly string[] =>
  boards.find((board) => board.id === look)!.rosette_squares;

/** The height on which a bird stands in a square. */
export const cellTop = (look: Look): number => (look === "second_millennium" ? PROUD : -SUNK);

/** The slab's outline: block, then a narrower tail with a round end. */
export const SLAB = { block: -2 + 0.22, half: 1.5 + 0.34, tail: 0.5 + 0.3, end: 5.72 };

/** The height of whatever lies under a point: square, deck of the box, slab or table. */
export function restHeight(look: Look, x: number, z: number): number {
  const inSquare = SQUARES.some((s) => Math.abs(s.x - x) < 0.5 && Math.abs(s.z - z) < 0.5);
  if (inSquare) return cellTop(look);
  return covers(look, x, z) ? 0 : -BOARD_HEIGHT;
}

function covers(look: Look, x: number, z: number): boolean {
  const ax = Math.abs(x);
  const az = Math.abs(z);
  if (look === "second_millennium") return ax < 6 + MARGIN && az < 1.5 + MARGIN;
  if (x > -6 - 0.34 && x < SLAB.block && az < SLAB.half) return true;
  if (x >= SLAB.block && x <= SLAB.end && az < SLAB.tail) return true;
  return x > SLAB.end && Math.hypot(x - SLAB.end, z) < SLAB.tail;
}
