/** Whose mark stands before a line of the log. */
import type { JSX } from "preact";

import type { LogItem } from "../generated/protocol";
import { SeatMark } from "../ui/seats";
import { seatIn } from "../words";

type Line = Pick<LogItem, "step" | "seat" | "words">;

/** Whom a line speaks of, else who made the step that it tells of. */
const spokenOf = ({ words, seat }: Line): number | null => seatIn(words) ?? seat;

/** The seat whose mark a line bears: where a step begins, or somebody else is spoken of. */
export function markOf(lines: readonly Line[], at: number): number | null {
  const [before, line] = [lines[at - 1], lines[at]];
  if (!line) return null;
  const seat = spokenOf(line);
  return before?.step === line.step && spokenOf(before) === seat ? null : seat;
}

export function LineMark({ lines, at }: { lines: readonly Line[]; at: number }): JSX.Element {
  const seat = markOf(lines, at);
  return <span class="log-mark">{seat !== null && <SeatMark seat={seat} size={12} />}</span>;
}
