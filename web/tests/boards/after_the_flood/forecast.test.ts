import { expect, test } from "vitest";

import {
  endPoints,
  fightOf,
  incomeOf,
  mostOf,
  orderAhead,
  rankAhead,
  ranksOf,
  throwsFor,
  turnPoints,
} from "../../../src/boards/after_the_flood/forecast";
import type { FloodView } from "../../../src/generated/views";
import { percent } from "../../../src/words";
import { positions } from "../position";

const view = (name: string): FloodView =>
  structuredClone(new Map(positions<FloodView>("after_the_flood")).get(name)?.view as FloodView);

test("income goes by dense ranks, and nobody there gets nothing", () => {
  expect(ranksOf([3, 1, 0])).toEqual([1, 2, 3]);
  expect(incomeOf([3, 1, 0], "grain")).toEqual([6, 4, 0]);
  expect(incomeOf([2, 2, 0], "grain")).toEqual([6, 6, 0]);
  expect(incomeOf([1, 0, 0], "grain")).toEqual([6, 0, 0]);
  expect(incomeOf([1, 2, 2], "textile")).toEqual([2, 3, 3]);
});

test("a tie for most workers is nobody's", () => {
  expect(mostOf([2, 1, 0])).toBe(0);
  expect(mostOf([2, 2, 0])).toBe(-1);
  expect(mostOf([0, 0, 0])).toBe(-1);
});

test("armies score for each area they hold, and more in Sumer for the city in Nippur", () => {
  const shown = view("expand");
  const [holder, other] = shown.players.map(({ colour }) => colour);
  for (const area of shown.areas) [area.holder, area.city] = [null, null];
  expect(turnPoints(shown, 0)).toBe(0);
  const [sumer, abroad] = [true, false].map((inside) =>
    shown.areas.find((area) => area.sumer === inside && area.id !== "nippur"),
  );
  for (const area of [sumer, abroad]) if (area) area.holder = holder ?? null;
  const each = turnPoints(shown, 0) / 2;
  expect(each).toBeGreaterThan(0);
  const nippur = shown.areas.find(({ id }) => id === "nippur");
  if (nippur) nippur.city = other ?? null;
  expect(turnPoints(shown, 0)).toBe(2 * each);
  if (nippur) nippur.city = holder ?? null;
  expect(turnPoints(shown, 0)).toBeGreaterThan(2 * each);
  expect(turnPoints(shown, 1)).toBe(0);
});

test("the odds of a fight are exact", () => {
  expect([throwsFor(5), throwsFor(7)]).toEqual([30, 21]);
  const fight = fightOf(7, 3, 2);
  expect(fight.won.map(percent)).toEqual(["34%", "28%", "18%"]);
  expect(percent(fight.win)).toBe("80%");
  expect(fightOf(5, 1, 1).win).toBeCloseTo(30 / 36);
});

test("the earlier of equal equipments keeps the better rank; the higher bid goes first", () => {
  const late = view("late");
  const [first, second] = late.players;
  if (!first || !second) throw new Error("players");
  for (const player of late.players) Object.assign(player, { rank: null, strength: 0, bid: {} });
  Object.assign(second, { rank: "A", strength: 3 });
  expect([rankAhead(late, 0, 3), rankAhead(late, 0, 4)]).toEqual(["B", "A"]);
  late.order = ["red", "purple", "green"];
  expect(orderAhead(late, 2)).toEqual(["red", "purple", "green"]);
  expect(orderAhead(late, 2, 1)).toEqual(["green", "red", "purple"]);
});

test("points for workers abroad lie ahead until they have been scored", () => {
  const late = view("late");
  for (const area of late.areas) area.workers = area.id === "egypt" ? [2, 1, 0] : [0, 0, 0];
  expect(late.players.map((_, seat) => endPoints(late, seat))).toEqual([4, 0, 0]);
  const [first] = late.players;
  if (first) first.scored["workers"] = 4;
  expect(late.players.map((_, seat) => endPoints(late, seat))).toEqual([0, 0, 0]);
});
