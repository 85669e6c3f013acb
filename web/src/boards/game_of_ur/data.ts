/** The components of the game as the rules' own data file lists them; nothing is repeated here. */
import data from "../../../../src/edubba/games/game_of_ur/data.json";
import type { UrBirdView, UrSideView, UrView } from "../../generated/views";
import type { Bird, BoneFace, Element, Pile, Reading, Side, SmallFace } from "./stage";

export interface Point {
  x: number;
  y: number;
}

export interface Square extends Point {
  id: string;
  /** House numbers, for those whose route leads over it. */
  house: Partial<Record<Side, number>>;
}

export const SIDES: readonly Side[] = ["light", "dark"];
export const BIRDS = data.birds.map((bird) => bird.id as Bird);
export const BIRD_DATA = new Map(data.birds.map((bird) => [bird.id as Bird, bird]));
export const SQUARES: readonly Square[] = data.squares as Square[];
export const SQUARE = new Map(SQUARES.map((square) => [square.id, square]));
export const ROUTES = data.routes as unknown as Record<Side, string[]>;
export const LAYOUT = data.layout;
export const NUMBERS: readonly number[] = data.numbers_in_force;
export const CONVERSION = data.conversion as Record<string, number>;
export const HOME = data.routes.length + 1;

export const other = (side: Side): Side => (side === "light" ? "dark" : "light");
export const sideOf = (seat: number): Side => (seat === 1 ? "dark" : "light");
export const seatOf = (side: Side): number => SIDES.indexOf(side);

export const birdElement = (side: Side, bird: Bird): Element => `bird:${side}:${bird}`;
export const squareElement = (square: string): Element => `square:${square}`;
export const pileElement = (pile: Pile): Element => `pile:${pile}`;

/** What an element is, in parts. */
export type Thing =
  | { kind: "bird"; side: Side; bird: Bird }
  | { kind: "square"; square: string }
  | { kind: "die"; die: "small" | "large" }
  | { kind: "pile"; pile: Pile };

export function thing(element: Element): Thing | null {
  const [kind, first, second] = element.split(":");
  if (kind === "bird") return { kind, side: first as Side, bird: second as Bird };
  if (kind === "square" && first) return { kind, square: first };
  if (kind === "die") return { kind, die: first as "small" | "large" };
  if (kind === "pile") return { kind, pile: first as Pile };
  return null;
}

export const otherSide = (side: Side): Side => (side === "light" ? "dark" : "light");

export const sideView = (view: UrView, side: Side): UrSideView =>
  view.sides[seatOf(side)] as UrSideView;

export const birdView = (view: UrView, side: Side, bird: Bird): UrBirdView =>
  sideView(view, side).birds[BIRDS.indexOf(bird)] as UrBirdView;

export const counters = (view: UrView, pile: Pile): number =>
  pile === "pool" ? view.pool : sideView(view, pile).counters;

/** The square of a house on a side's route; `home` beyond the last. */
export const squareAt = (side: Side, house: number): string => ROUTES[side][house - 1] ?? "home";

/** The bird that stands on a square. */
export function occupant(view: UrView, square: string): { side: Side; bird: Bird } | null {
  for (const side of SIDES) {
    const found = sideView(view, side).birds.find((bird) => bird.place === square);
    if (found) return { side, bird: found.id as Bird };
  }
  return null;
}

/** All squares of a flight, both ends included: `off`, m5 or l3, m6, m7, home. */
export function route(side: Side, start: number, target: number): string[] {
  const squares: string[] = [];
  for (let house = start; house <= target; house++) {
    squares.push(house === 0 ? "off" : squareAt(side, house));
  }
  return squares;
}

/** The face of the small bone that bears a number (GU-4.6). */
export const smallFace = (face: SmallFace): BoneFace =>
  data.small_die.faces[face - 1]?.face as BoneFace;

/** The faces of the large bone that read so, the broad one first. */
export const largeFaces = (reading: Reading): BoneFace[] =>
  data.large_die.faces
    .filter((face) => face.reads === reading)
    .map((face) => face.face as BoneFace);

export const readingOf = (face: BoneFace): Reading =>
  data.large_die.faces.find((entry) => entry.face === face)?.reads as Reading;

/** How often a broad face lies on top, by the option `large_die` (GU-4.5). */
export const broadShare = (die: string): number =>
  (data.large_die.shown_face.broad_share as Record<string, number>)[die] ?? 1;
