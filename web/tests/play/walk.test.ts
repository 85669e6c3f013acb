import { describe, expect, it } from "vitest";

import { walk } from "../../src/play/walk";

const at = (x: number, y: number): { x: number; y: number } => ({ x, y });
const a = at(0, 0);
const b = at(10, 0);
const c = at(20, 0);
const d = at(0, 10);
const e = at(10, 10);
const grid = [a, b, c, d, e];

describe("walking over places", () => {
  it("goes to the next one in the direction", () => {
    expect(walk(grid, a, "right")).toBe(b);
    expect(walk(grid, b, "down")).toBe(e);
    expect(walk(grid, e, "left")).toBe(d);
    expect(walk(grid, d, "up")).toBe(a);
  });

  it("prefers what lies straight ahead to what is nearer aside", () => {
    const far = at(30, 0);
    const aside = at(10, 12);
    expect(walk([a, far, aside], a, "right")).toBe(far);
  });

  it("comes in again from the other side of the same line", () => {
    expect(walk(grid, c, "right")).toBe(a);
    expect(walk(grid, a, "up")).toBe(d);
  });

  it("stays where there is nothing else, and finds nothing where nothing is", () => {
    expect(walk([a], a, "left")).toBe(a);
    expect(walk([], a, "left")).toBeNull();
  });

  it("reaches every place from every other", () => {
    for (const start of grid) {
      const reached = new Set([start]);
      const edge = [start];
      for (let here = edge.pop(); here; here = edge.pop()) {
        for (const way of ["left", "right", "up", "down"] as const) {
          const next = walk(grid, here, way);
          if (next && !reached.has(next)) {
            reached.add(next);
            edge.push(next);
          }
        }
      }
      expect(reached.size).toBe(grid.length);
    }
  });
});
