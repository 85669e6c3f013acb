/** Which drawing belongs to which game; each is loaded only when its game is opened. */
import type { ComponentType } from "preact";

import type { LogItem, ResultInfo, TableInfo } from "../generated/protocol";
import type { Offer } from "../play/choice";
import type { Sound } from "../ui/sound";

export interface BoardProps<V> {
  view: V;
}

export interface SeatProps<V> extends BoardProps<V> {
  seat: number;
}

/** Something too large to be in sight always: it slides over the column, and opens by itself when asked for. */
export interface Drawer<V = never> {
  id: string;
  title(): string;
  /** A few words or a number beside the title while it is closed: "15". */
  count?(view: V): string;
  /** Whether an element is drawn in here, so that the shell opens the drawer while it is asked for. */
  holds(element: string): boolean;
  /** It needs the width of the board: it lies over that, and the question stays beside it. */
  wide?: boolean;
  Content: ComponentType<BoardProps<V>>;
}

/**
 * What a game's module gives to the shell. Only `Board` and `describe` are needed.
 *
 * The shell gives each part a box of the window and never scrolls the board's: `Board` fills all that
 * header, column and mat leave over (a size container, so `cqw` and `cqh` measure it). A part without
 * a component is left out, and its room goes to the board. Whatever can change its place carries
 * `data-piece="<name that stays>"`: the shell lets it glide from where it was.
 */
export interface BoardModule<V = never> {
  /** The picture of what lies in the middle, built of spots. */
  Board: ComponentType<BoardProps<V>>;
  /** The own goods, tokens and hand, along the lower edge: at most 140 px high, on a phone in the sheet. */
  Mat?: ComponentType<SeatProps<V>>;
  /** What a glance at a seat must tell, in one line of small signs with numbers below its name. */
  SeatLine?: ComponentType<SeatProps<V>>;
  /** Everything that lies before a seat, where its line is opened; open for all on a large screen. */
  SeatMat?: ComponentType<SeatProps<V>>;
  /** Below the question: what the choice would give or cost, odds, prices, what it may meet. */
  Ask?: ComponentType<BoardProps<V>>;
  /** A scene over the middle of the board while it lasts (a battle, an offer); null otherwise. */
  Over?: ComponentType<BoardProps<V>>;
  drawers?: readonly Drawer<V>[];
  /** On which seat's mat an element lies, so that the shell opens that mat while it is asked for. */
  matOf?(element: string): number | null;
  /** Where the game stands, for the header: "Round 6 of 10". */
  phase?(view: V): string;
  /** The position in sentences, one line a fact, for screen readers; names are those of the seats. */
  /** `waits`: something is to be set off first, so that what lies there is of an earlier turn. */
  describe(view: V, names: readonly string[], waits?: boolean): string[];
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
  /** How far each seat is, where the points alone do not tell: whoever has most is ahead. */
  standing?(view: V): number[];
  /** Bare words for `data-value` of whose turn it is, by seat: `["light", "dark"]`. */
  seatValues?: readonly string[];
  /** Play the opening of a fresh match from the start, if it has at most so many steps. */
  opening?: number;
  /** How long a finished turn waits before it closes by itself, in milliseconds; 2000 unless said. */
  pause?: number;
  /** What events sound like, by their names; whatever else happens is a piece that is put down. */
  sounds?: Readonly<Record<string, Sound>>;
  /** It tells itself what lies under the pointer. */
  tells?: boolean;
  /**
   * Whether it draws or says what a choice would do before it is made. Where nobody can point, such a
   * choice is shown by the first tap and made by the second.
   */
  foretells?(offer: Offer): boolean;
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

/** Without its stage, which shows things in its own time: for where one jumps to and fro. */
export function flat(module: AnyBoard): AnyBoard {
  const { Stage: _, Buttons: __, ...rest } = module;
  return rest as AnyBoard;
}

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
  royal_game_of_ur: () => import("./royal_game_of_ur/form"),
};
