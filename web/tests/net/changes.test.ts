import { describe, expect, it } from "vitest";

import type { Moment } from "../../src/generated/protocol";
import { applied, whole } from "../../src/net/changes";

const moment = (more: Partial<Moment>): Moment => ({
  version: 1,
  step: 1,
  entry: { kind: "move", seat: 0, text: "" },
  events: [],
  scores: [],
  ...more,
});

describe("what changed of a view", () => {
  it.each<[unknown, unknown, unknown]>([
    [1, {}, 1],
    [1, [2], 2],
    [1, [null], null],
    [null, [{ a: 1 }], { a: 1 }],
    [{ a: 1, b: 2 }, { b: [3] }, { a: 1, b: 3 }],
    [
      { a: 1, b: 2 },
      { a: [], c: [[1]] },
      { b: 2, c: [1] },
    ],
    [[1, 2, 3], { "1": [9], "3": [0] }, [1, 9, 3, 0]],
    [[1, 2], [[1]], [1]],
    [[{ a: 1 }, { a: 2 }], { "1": { a: [3] } }, [{ a: 1 }, { a: 3 }]],
  ])("makes of %j by %j", (before, change, after) => {
    const kept = JSON.stringify(before);
    expect(JSON.stringify(applied(before, change))).toBe(JSON.stringify(after));
    expect(JSON.stringify(before)).toBe(kept);
  });

  it("leaves all else as it was, to be known again", () => {
    const before = { sides: [{ birds: [1] }, { birds: [2] }], pool: 3 };
    const after = applied(before, { sides: { "1": { birds: [[4]] } } }) as typeof before;
    expect(after.sides[0]).toBe(before.sides[0]);
    expect(after.sides[1]).toEqual({ birds: [4] });
  });

  it("goes on from moment to moment, and from a whole view anew", () => {
    const told = [
      { change: { a: [2] } },
      { change: {} },
      { view: { b: 1 } },
      { change: { b: [5] } },
    ];
    expect(whole(told.map(moment), { a: 1 }).map(({ view }) => view)).toEqual([
      { a: 2 },
      { a: 2 },
      { b: 1 },
      { b: 5 },
    ]);
  });
});
