import { expect, it } from "vitest";

import type { AnyBoard } from "../../src/boards";
import { thinkingNow } from "../../src/play/seats";

it("nobody is said to think whose turn is past on the board that is shown", () => {
  const tells = { turnOf: () => 0 } as unknown as AnyBoard;
  expect(thinkingNow([1], tells, 1)).toEqual([1]);
  expect(thinkingNow([1], tells, 0), "the computer, on the player's turn").toEqual([]);
  expect(thinkingNow([1], tells, null), "in the roll-off").toEqual([]);
  expect(thinkingNow([0, 1], {} as AnyBoard, null), "where the board does not say").toEqual([0, 1]);
});
