/** How the table lies on the page: one affine map of the coordinates of `data.json`. */
import { LAYOUT, SQUARE } from "../data";
import type { Bird, Pile, Side } from "../stage";

export interface Frame {
  /** For what may turn with the table: the board, its cells, the trays. */
  matrix: string;
  /** For what stays upright: pieces, bones, coins, numbers. */
  place(x: number, y: number): [number, number];
  viewBox: string;
}

/** What of the box of 1000 by 1000 is drawn, as light sees it. */
export interface Bounds {
  left: number;
  right: number;
  far: number;
  near: number;
}

/** A little room beyond the tail for the exit. */
const BOUNDS: Bounds = { left: -24, right: 1060, far: 158, near: 908 };
const FULL = 1000;

/**
 * The table from a player's side. On narrow pages it stands upright, the tail pointing away, so
 * that a square is large enough for a finger.
 */
export function frame(seenFrom: Side, upright: boolean, bounds = BOUNDS): Frame {
  const { left, right, far, near } = bounds;
  const light = seenFrom === "light";
  if (upright) {
    return light
      ? {
          matrix: `matrix(0 -1 1 0 0 ${FULL})`,
          place: (x, y) => [y, FULL - x],
          viewBox: `${far} ${FULL - right} ${near - far} ${right - left}`,
        }
      : {
          matrix: `matrix(0 1 -1 0 ${FULL} 0)`,
          place: (x, y) => [FULL - y, x],
          viewBox: `${FULL - near} ${left} ${near - far} ${right - left}`,
        };
  }
  return light
    ? {
        matrix: "",
        place: (x, y) => [x, y],
        viewBox: `${left} ${far} ${right - left} ${near - far}`,
      }
    : {
        matrix: `rotate(180 ${FULL / 2} ${FULL / 2})`,
        place: (x, y) => [FULL - x, FULL - y],
        viewBox: `${FULL - right} ${FULL - near} ${right - left} ${near - far}`,
      };
}

/** Where a bird stands in the box of `data.json`: its tray, its home row, or a square. */
export function standing(side: Side, bird: Bird, place: string): [number, number] {
  const spot =
    place === "off"
      ? LAYOUT.unlaunched[side][bird]
      : place === "home"
        ? LAYOUT.home[side][bird]
        : SQUARE.get(place);
  return spot ? [spot.x, spot.y] : [LAYOUT.exit.x, LAYOUT.exit.y];
}

/** The same with `exit` for the place just beyond the tail, where birds leave. */
export const exit = (): [number, number] => [LAYOUT.exit.x + 24, LAYOUT.exit.y];

export function pilePlace(pile: Pile): [number, number] {
  const { x, y } = LAYOUT.counters[pile];
  return [x, y];
}
