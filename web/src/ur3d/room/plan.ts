/** The plan of the house: where its walls stand, and what is cut into them. */
import type { BufferGeometry } from "three";

import { FLOOR_Y } from "../layout";
import type { Axis, Opening } from "./parts";

export const BACK = -17;
export const LEFT = -20;
export const RIGHT = 20;
export const FRONT = 26;
export const TOP = 12.6;

/** The two windows of the wall behind the table, in its own coordinates (x and y). */
export const WINDOWS: readonly Opening[] = [
  { middle: -8.6, sill: -3, lintel: 5.4, half: 2.9 },
  { middle: 7.9, sill: -3, lintel: 5.4, half: 2.9 },
];

/** In the left wall's own coordinates: its x runs towards the back of the room. */
export const DOORWAY: Opening = { middle: 8.2, sill: FLOOR_Y + 0.02, lintel: 4.4, half: 2.75 };

/**
 * A wall's own coordinates: x along it, y up, z out of it into the room, 0 at its face. Turned and
 * moved they are the room's.
 */
export interface WallPlace {
  turn: number;
  x: number;
  z: number;
  along: Axis;
}
export type WallName = "back" | "left" | "right" | "front";
export const WALLS: Record<WallName, WallPlace> = {
  back: { turn: 0, x: 0, z: BACK, along: "x" },
  left: { turn: Math.PI / 2, x: LEFT, z: 0, along: "z" },
  right: { turn: -Math.PI / 2, x: RIGHT, z: 0, along: "z" },
  front: { turn: Math.PI, x: 0, z: FRONT, along: "x" },
};

/** A shape made on a wall, put where the wall stands. */
export function onWall(name: WallName, shape: BufferGeometry): BufferGeometry {
  const { turn, x, z } = WALLS[name];
  return shape.rotateY(turn).translate(x, 0, z);
}

/** Stepped recesses, as the walls of the time have them; the middle ones of back and front hold a lamp. */
export const NICHES: Record<WallName, readonly Opening[]> = {
  back: [
    { middle: -0.45, sill: 1.1, lintel: 4.5, half: 1.4 },
    { middle: -15.6, sill: 0.2, lintel: 3.2, half: 1.2 },
    { middle: 15, sill: 0.2, lintel: 3.2, half: 1.2 },
  ],
  left: [{ middle: -11.5, sill: -1.6, lintel: 2.4, half: 1.6 }],
  right: [
    { middle: 1.2, sill: -1.4, lintel: 2.4, half: 1.5 },
    { middle: 6, sill: -1.4, lintel: 2.4, half: 1.5 },
  ],
  front: [
    { middle: -9.6, sill: -1, lintel: 2.8, half: 1.5 },
    { middle: 9.6, sill: -1, lintel: 2.8, half: 1.5 },
  ],
};
/** What one can look or walk through. */
export const WAYS_THROUGH: Record<WallName, readonly Opening[]> = {
  back: WINDOWS,
  left: [DOORWAY],
  right: [],
  front: [],
};
