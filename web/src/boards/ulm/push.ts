/** What a push does to the Cathedral, as far as one sees it: which tiles move where. */
import type { UlmView } from "../../generated/views";

const OPPOSITE: Record<string, string> = { n: "s", s: "n", w: "e", e: "w" };

/** The cells of a line as the tile pushed in at a slot comes through them: `w1` is 3, 4, 5. */
export function lineOf(slot: string): [number, number, number] {
  const line = Number(slot[1]);
  const cells: [number, number, number] =
    slot[0] === "w" || slot[0] === "e"
      ? [3 * line, 3 * line + 1, 3 * line + 2]
      : [line, line + 3, line + 6];
  return slot[0] === "w" || slot[0] === "n" ? cells : [cells[2], cells[1], cells[0]];
}

/** Where the tile that is pushed out comes to lie. */
export const exitOf = (slot: string): string => `${OPPOSITE[slot[0] ?? ""]}${slot[1]}`;

/** The edge spots that touch a cell. */
export function edgesAt(cell: number): string[] {
  const [row, column] = [Math.floor(cell / 3), cell % 3];
  const found: string[] = [];
  if (row === 0) found.push(`n${column}`);
  if (row === 2) found.push(`s${column}`);
  if (column === 0) found.push(`w${row}`);
  if (column === 2) found.push(`e${row}`);
  return found;
}

export interface Push {
  slot: string;
  cells: [number, number, number];
  /** The colours of the line after it, the new tile first. */
  colours: [string, string, string];
  /** The tile that leaves, and where it goes. */
  out: string;
  exit: string;
}

/** The push of the drawn tile at a slot. */
export function pushAt(view: UlmView, slot: string): Push | null {
  const drawn = view.turn.drawn_tile;
  const cells = lineOf(slot);
  const old = cells.map((cell) => view.grid[cell]?.colour);
  const [first, second, third] = old;
  if (!drawn || !first || !second || !third) return null;
  return { slot, cells, colours: [drawn, first, second], out: third, exit: exitOf(slot) };
}

export const SLOTS = ["n", "e", "s", "w"].flatMap((side) => [0, 1, 2].map((k) => `${side}${k}`));

/** None of its actions has been used as long as so many are left. */
const WHOLE_LINE = 3;
const MONEY = "gray";

/**
 * Which place of the board goods come from or go to: sparrows from the seal that has just earned
 * them, coins from the tile of their action; whatever else the town gives is handed to the barge.
 */
export function sourcesOf(
  view: UlmView,
  seat: number,
  pushed: string | null,
): { coins: string; sparrows: string } {
  const barge = `barge:${seat}`;
  if (pushed === null) return { coins: barge, sparrows: barge };
  const line = lineOf(pushed);
  const left = Object.values(view.turn.line).reduce((sum, count) => sum + count, 0);
  const edge = [pushed, ...edgesAt(line[0])].find(
    (slot) => view.edges[SLOTS.indexOf(slot)]?.owner === seat,
  );
  const money = line.filter((cell) => view.grid[cell]?.colour === MONEY);
  const used = seat === view.to_move && money.length > (view.turn.line[MONEY] ?? 0);
  return {
    coins: used ? `cell:${money[0]}` : barge,
    sparrows: left === WHOLE_LINE && edge !== undefined ? `edge:${edge}` : barge,
  };
}
