import { expect, test } from "vitest";

import { CUBES } from "../../../src/boards/ur_ziggurat/names";
import { answersOf, bestFor } from "../../../src/boards/ur_ziggurat/politics";
import type { Sharing } from "../../../src/boards/ur_ziggurat/politics";
import { pointsOf, setsOf } from "../../../src/boards/ur_ziggurat/scoring";
import type { ZigguratView } from "../../../src/generated/views";
import { Pieces } from "../../../src/play/following";
import { positions } from "../position";

const POSITIONS = positions<ZigguratView>("ur_ziggurat");
const viewOf = (name: string): ZigguratView =>
  (new Map(POSITIONS).get(name) as { view: ZigguratView }).view;

test("the fixtures have all ways of scoring, with points and ziggurats", () => {
  const scored = (name: string): number =>
    viewOf(name).players.reduce((all, { points }) => all + points, 0);
  expect(viewOf("worth").scoring).toMatchObject({ any_type: true, worth: 10 });
  expect(viewOf("worth").stock).toBeLessThan(5);
  expect(viewOf("series").scoring.series.length).toBeGreaterThan(0);
  for (const name of ["late", "worth", "series"]) expect(scored(name), name).toBeGreaterThan(0);
});

test.each(POSITIONS)("the sets of every player count what the house counts: %s", (_, { view }) => {
  for (const { seat, points } of view.players) expect(pointsOf(view, seat)).toBe(points);
});

test.each(POSITIONS)("no tile is in two sets, and no set has two ziggurats: %s", (_, { view }) => {
  for (const { seat } of view.players) {
    const sets = setsOf(view, seat);
    const cells = sets.flatMap(({ parts }) => parts.flatMap(({ holding }) => holding?.cell ?? []));
    expect(new Set(cells).size).toBe(cells.length);
    if (view.scoring.series.length > 0) continue;
    for (const { parts, complete } of sets.filter((each) => each.complete)) {
      expect(complete && parts).toHaveLength(5);
      expect(parts.filter(({ holding }) => holding?.tower).length).toBeLessThanOrEqual(1);
    }
  }
});

const sharing = (counts: number[], held = 0): Sharing => {
  const open = counts.map((_, at) => `c${at}`);
  const after = new Map(open.map((name, at) => [name, counts[at] ?? 0]));
  return { seat: 0, open, before: new Map(after), after, held, limit: 5 };
};

const answers = (counts: number[]): string[] => answersOf(sharing(counts), sharing(counts).after);

test("tiles that leave no choice are not answered for", () => {
  expect(answers([2, 3])).toEqual(["leave 2"]);
  expect(answers([5, 5])).toEqual([]);
  expect(answers([0, 5, 5])).toEqual(["leave 0"]);
  expect(answers([5, 0, 0])).toEqual(["leave 5"]);
  expect(answers([1, 0, 1])).toEqual(["leave 1", "leave 0"]);
});

test("cubes are gathered where they count, and every tile is kept", () => {
  const view = viewOf("late");
  const own = view.cells.filter(({ owner, ziggurat }) => owner === 0 && !ziggurat);
  const counts = new Map(own.map(({ name, cubes }) => [name, cubes]));
  const all = [...counts.values()].reduce((sum, cubes) => sum + cubes, 0);
  const shared: Sharing = {
    seat: 0,
    open: [...counts.keys()],
    before: counts,
    after: counts,
    held: 0,
    limit: 5,
  };
  const best = bestFor(view, shared);
  expect([...best.values()].reduce((sum, cubes) => sum + cubes, 0)).toBe(all);
  expect(Math.min(...best.values())).toBeGreaterThan(0);
  expect(Math.max(...best.values())).toBeLessThanOrEqual(5);
  expect(pointsOf(view, 0, { cubes: best })).toBeGreaterThanOrEqual(pointsOf(view, 0));
});

test("cubes keep their names from tile to tile, and new ones come from the supply", () => {
  const cubes = new Pieces(CUBES);
  const view = viewOf("late");
  cubes.follow(view);
  const [one, two] = view.cells.filter(({ owner, cubes: n }) => owner === 0 && n > 0);
  const before = [...cubes.at(0, one?.name ?? ""), ...cubes.at(0, two?.name ?? "")];
  const moved = structuredClone(view);
  for (const cell of moved.cells) {
    if (cell.name === one?.name) cell.cubes -= 1;
    if (cell.name === two?.name) cell.cubes += 2;
  }
  cubes.follow(moved);
  const after = [...cubes.at(0, one?.name ?? ""), ...cubes.at(0, two?.name ?? "")];
  expect(after.filter((name) => before.includes(name))).toHaveLength(before.length);
  expect(after).toHaveLength(before.length + 1);
});
