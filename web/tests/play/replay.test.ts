import { expect, it } from "vitest";

import type { LogItem } from "../../src/generated/protocol";
import { markOf } from "../../src/play/line-mark";
import { turnsIn } from "../../src/play/replay-log";
import { message } from "../../src/words";

const line = (step: number, seat: number | null): LogItem => ({
  step,
  seat,
  words: message("web/replay"),
  targets: [],
});

/** The same, with somebody its sentence speaks of. */
const told = (step: number, seat: number | null, of?: number): LogItem => ({
  ...line(step, seat),
  words: message("ulm/log", of === undefined ? {} : { seat: message(`ulm/seat-${of}`) }),
});

it("a turn begins where another seat comes; chance belongs to the turn it falls into", () => {
  const lines = [line(1, null), line(2, 0), line(3, null), line(4, 0), line(5, 1), line(9, 0)];
  expect(turnsIn(lines)).toEqual([0, 4, 8]);
  expect(turnsIn([])).toEqual([0]);
});

it("a line bears the mark of whom it speaks of, once in a row", () => {
  // Red pays, Red ends the turn: Blue has 3 actions; the tile turns; Blue pays twice.
  const lines = [told(1, 0, 0), told(2, 0, 1), told(3, null), told(4, 1, 1), told(4, 1, 1)];
  expect(lines.map((_, at) => markOf(lines, at))).toEqual([0, 1, null, 1, null]);
  expect(markOf([told(5, 0, 0), told(5, 0, 1)], 1)).toBe(1);
  const [winner, loser] = [message("g/seat-0"), message("g/seat-1")];
  const resigns = { ...line(6, 1), words: message("g/end-resigned", { seat: winner, loser }) };
  expect(markOf([resigns], 0), "Dark resigns; Light wins").toBe(1);
});
