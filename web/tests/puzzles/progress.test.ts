import { describe, expect, it } from "vitest";

import { nextPuzzle } from "../../src/puzzles/progress";
import type { Progress } from "../../src/puzzles/progress";

const listed = [
  { id: "a", grade: 1 },
  { id: "b", grade: 1 },
  { id: "c", grade: 2 },
  { id: "d", grade: 3 },
];
const now = (part: Partial<Progress>): Progress => ({
  solved: {},
  missed: {},
  streak: 0,
  longest: 0,
  grade: 0,
  ...part,
});

describe("the next puzzle", () => {
  it("is the first that is not solved", () => {
    expect(nextPuzzle(listed, now({}), "pig", null)).toBe("a");
    expect(nextPuzzle(listed, now({ solved: { pig: ["a", "b"] } }), "pig", null)).toBe("c");
    expect(nextPuzzle(listed, now({ solved: { ur: ["a"] } }), "pig", null)).toBe("a");
  });

  it("comes after the one that lies there, and from the start at the end", () => {
    expect(nextPuzzle(listed, now({ missed: { pig: ["b"] } }), "pig", "b")).toBe("c");
    expect(nextPuzzle(listed, now({ solved: { pig: ["c"] } }), "pig", "d")).toBe("a");
  });

  it("is of the grade that one wants", () => {
    expect(nextPuzzle(listed, now({ grade: 2 }), "pig", "a")).toBe("c");
    expect(nextPuzzle(listed, now({ grade: 5 }), "pig", "a")).toBe("b");
  });

  it("is simply the next where all are solved", () => {
    const all = now({ solved: { pig: ["a", "b", "c", "d"] } });
    expect(nextPuzzle(listed, all, "pig", "b")).toBe("c");
    expect(nextPuzzle([], all, "pig", null)).toBeNull();
  });
});
