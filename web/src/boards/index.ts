/** Which drawing belongs to which game; each is loaded only when its game is opened. */
import type { ComponentType } from "preact";

import type { LogItem, ResultInfo, TableInfo } from "../generated/protocol";

export interface BoardProps<V> {
  view: V;
}

/** What a game's module gives to the shell. Only `Board` and `describe` are needed. */
export interface BoardModule<V = never> {
  /** The picture of the whole position, built of spots. */
  Board: ComponentType<BoardProps<V>>;
  /** The position in sentences, one line a fact, for screen readers; names are those of the seats. */
  describe(view: V, names: readonly string[]): string[];
  /**
   * Replaces the board area and does its own hovering, tooltips and keys (arrows, Enter, Space,
   * digits); the shell then shows no tooltip of its own and leaves those keys alone. `Board` is
   * still used where the position is only looked at, as in pictures.
   */
  Stage?: ComponentType<BoardProps<V>>;
  /** What the stage wants pressed, in the dock beside the question: it covers nothing there. */
  Buttons?: ComponentType<BoardProps<V>>;
  /** Facts of the position beside the board, above the log; on a phone below the board. */
  Panel?: ComponentType<BoardProps<V>>;
  /** What the game adds to the end screen, below the places. */
  Ending?: ComponentType<EndingProps<V>>;
  /** The seat to move as the shown position has it, null where nobody is; else the house's word counts. */
  turnOf?(view: V): number | null;
  /** Bare words for `data-value` of whose turn it is, by seat: `["light", "dark"]`. */
  seatValues?: readonly string[];
  /** Play the opening of a fresh match from the start, if it has at most so many steps. */
  opening?: number;
  /** How long a finished turn waits before it closes by itself, in milliseconds; 2000 unless said. */
  pause?: number;
  /** Keys of the stage for the overlay of shortcuts: what to press, and what it does. */
  keys?: readonly { keys: string[]; does: string }[];
}

export interface EndingProps<V> extends BoardProps<V> {
  /** The result's own additions: `result.extra`. */
  extra: Record<string, unknown>;
  result: ResultInfo;
  table: TableInfo;
  /** Everything that happened, as this seat may know it. */
  log?: readonly LogItem[];
  /** The next game of the series, or a return match; at another rate if one is given. */
  again(rate?: string): void;
  /** Back to the main menu. */
  leave(): void;
}

/* eslint-disable-next-line typescript/no-explicit-any -- each module knows its own view */
export type AnyBoard = BoardModule<any>;

export const BOARDS: Record<string, () => Promise<AnyBoard>> = {
  after_the_flood: () => import("./after_the_flood"),
  clash_of_cultures: () => import("./clash_of_cultures"),
  game_of_ur: () => import("./game_of_ur"),
  royal_game_of_ur: () => import("./royal_game_of_ur"),
  ulm: () => import("./ulm"),
  ur_ziggurat: () => import("./ur_ziggurat"),
};

/** Switches that only one game has, shown on the settings screen; kept with `keptStore`. */
export const GAME_SETTINGS: Record<string, () => Promise<{ Settings: ComponentType }>> = {
  game_of_ur: () => import("./game_of_ur/form"),
};
