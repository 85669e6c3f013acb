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
