import { expect, it } from "vitest";

import type { LogItem } from "../../src/generated/protocol";
import { turnsIn } from "../../src/play/replay-log";
import { message } from "../../src/words";

const line = (step: number, seat: number | null): LogItem => ({
  step,
  seat,
  words: message("web/replay"),
  targets: [],
});

it("a turn begins where another seat comes; chance belongs to the turn it falls into", () => {
  const lines = [line(1, null), line(2, 0), line(3, null), line(4, 0), line(5, 1), line(9, 0)];
  expect(turnsIn(lines)).toEqual([0, 4, 8]);
  expect(turnsIn([])).toEqual([0]);
});
