/** What every part of the picture is drawn from. */
import type data from "../../../../src/edubba/games/royal_game_of_ur/data.json";
import type { RoyalView } from "../../generated/views";
import { message } from "../../words";
import type { Message } from "../../words";
import type { Pieces } from "../../play/following";
import type { Frame } from "../game_of_ur/flat/frame";

export interface Square {
  id: string;
  row: string;
  col: number;
  x: number;
  y: number;
}

export type Layout = (typeof data.boards)[number]["layout"];
export type Say = (words: Message) => string;

export interface Drawn {
  view: RoyalView;
  layout: Layout;
  squares: readonly Square[];
  /** The names of all men. */
  men: Pieces<RoyalView>;
  frame: Frame;
  /** Whether the table stands upright, as on a phone. */
  narrow: boolean;
  say: Say;
  /** Who plays light, and who dark. */
  names: readonly string[];
}

export const at = ([x, y]: readonly [number, number], scale = 1): string =>
  `translate(${x} ${y}) scale(${scale})`;

export const sideWord = (side: string): Message =>
  side === "light" ? message("royal_game_of_ur/seat-0") : message("royal_game_of_ur/seat-1");
