import { describe, expect, it } from "vitest";

import { beside } from "../../../src/boards/game_of_ur/tooltip";

const page = { width: 1280, height: 720 };
const size = { width: 300, height: 150 };

describe("the tooltip lies", () => {
  it("below and to the right where nothing is to be seen there", () => {
    expect(beside([400, 300], size, page, [])).toEqual([418, 318]);
  });

  it("off the piece it speaks of, and off where that would go", () => {
    expect(beside([400, 300], size, page, [[400, 300]])).toEqual([444, 344]);
    const goal = [500, 400] as const;
    expect(beside([400, 300], size, page, [[400, 300], goal])).toEqual([444, 106]);
  });

  it("inside the page, at every edge", () => {
    for (const point of [
      [5, 5],
      [1275, 5],
      [5, 715],
      [1275, 715],
    ] as const) {
      const [left, top] = beside(point, size, page, [point]);
      expect(left).toBeGreaterThanOrEqual(8);
      expect(top).toBeGreaterThanOrEqual(8);
      expect(left + size.width).toBeLessThanOrEqual(page.width - 8);
      expect(top + size.height).toBeLessThanOrEqual(page.height - 8);
    }
  });
});
