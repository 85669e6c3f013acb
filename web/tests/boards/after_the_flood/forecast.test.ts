import { expect, test } from "vitest";

import {
  armiesOf,
  declineOf,
  destroyCost,
  endPoints,
  exchangesIn,
  fightOf,
  incomeAhead,
  incomeOf,
  mostOf,
  orderAhead,
  pointsHolding,
  ranksAhead,
  ranksOf,
  throwsFor,
  turnPoints,
} from "../../../src/boards/after_the_flood/forecast";
import { USUAL } from "../../../src/boards/after_the_flood/terms";
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
  expect(ranksAhead(late, 0, 3)).toEqual(["B", "A", null]);
  expect(ranksAhead(late, 0, 4)).toEqual(["A", "B", null]);
  late.order = ["red", "purple", "green"];
  expect(orderAhead(late, 2)).toEqual(["red", "purple", "green"]);
  expect(orderAhead(late, 2, 1)).toEqual(["green", "red", "purple"]);
});

test("points for workers abroad lie ahead until they have been scored", () => {
  const late = view("late");
  for (const area of late.areas) area.workers = area.id === "egypt" ? [2, 1, 0] : [0, 0, 0];
  expect(late.players.map((_, seat) => endPoints(late, seat, USUAL))).toEqual([4, 0, 0]);
  const [first] = late.players;
  if (first) first.scored["workers"] = 4;
  expect(late.players.map((_, seat) => endPoints(late, seat, USUAL))).toEqual([0, 0, 0]);
});

/** Nobody anywhere on the map: cities and armies are put there by the test. */
function empty(name: string): FloodView {
  const shown = view(name);
  for (const area of shown.areas) Object.assign(area, { city: null, holder: null, armies: 0 });
  return shown;
}

function build(shown: FloodView, seat: number, ...areas: string[]): void {
  for (const area of shown.areas) {
    if (areas.includes(area.id)) area.city = shown.players[seat]?.colour ?? null;
  }
}

test("an area brings what it adds, and takes from whoever held it what they had of it", () => {
  const shown = empty("expand");
  const umma = shown.areas.find(({ id }) => id === "umma");
  if (umma) umma.holder = shown.players[1]?.colour ?? null;
  build(shown, 1, "nippur");
  expect(pointsHolding(shown, 0, "umma")).toEqual([2, -3, 0]);
  expect(pointsHolding(shown, 1, "umma")).toEqual([0, 0, 0]);
  build(shown, 0, "nippur");
  expect(pointsHolding(shown, 0, "umma")).toEqual([3, -2, 0]);
  expect(pointsHolding(shown, 0, "elam")).toEqual([2, 0, 0]);
});

test("Babylon adds to an empire, and Shuruppak guards whoever has a second city", () => {
  const shown = empty("start");
  const [empire] = shown.empires;
  if (!empire) throw new Error("an empire");
  expect(armiesOf(shown, 0, empire.id)).toBe(empire.armies);
  build(shown, 0, "babylon");
  expect(armiesOf(shown, 0, empire.id)).toBe(empire.armies + 2);
  Object.assign(shown.players[0] ?? {}, { armies_unavailable: 3 });
  expect(armiesOf(shown, 0, empire.id)).toBe(3);
  build(shown, 1, "shuruppak");
  expect([0, 1].map((seat) => destroyCost(shown, seat))).toEqual([2, 2]);
  build(shown, 1, "umma");
  expect([0, 1].map((seat) => destroyCost(shown, seat))).toEqual([2, 3]);
});

test("the city in Ur weaves, by an option only beside a weaver", () => {
  const shown = empty("start");
  build(shown, 2, "ur");
  expect(incomeAhead(shown, [2, 1, 0], "textile", USUAL)).toEqual([3, 2, 1]);
  expect(incomeAhead(shown, [2, 1, 0], "grain", USUAL)).toEqual([6, 4, 0]);
  const strict = { ...USUAL, urNeedsWeaver: true };
  expect(incomeAhead(shown, [2, 1, 0], "textile", strict)).toEqual([3, 2, 0]);
  expect(incomeAhead(shown, [2, 1, 1], "textile", strict)).toEqual([3, 2, 3]);
});

test("the decline takes all of Dilmun, one of any other place, and what is over two of a box", () => {
  expect(declineOf("dilmun", [3, 1, 0], 0)).toBe(3);
  expect(declineOf("elam", [3, 1, 0], 0)).toBe(1);
  expect(declineOf("elam", [3, 1, 0], 2)).toBe(0);
  expect(declineOf("scribes", [2, 0, 0], 0)).toBe(1);
  expect([0, 1, 2].map((seat) => declineOf("weaving", [5, 2, 0], seat))).toEqual([3, 2, 0]);
  expect([0, 1, 2].map((seat) => declineOf("irrigation", [2, 1, 0], seat))).toEqual([0, 0, 0]);
});

test("an area allows no more exchanges than it has goods, and none past an army", () => {
  const shown = empty("start");
  const egypt = shown.areas.find(({ id }) => id === "egypt");
  const dilmun = shown.areas.find(({ id }) => id === "dilmun");
  if (!egypt || !dilmun) throw new Error("areas");
  expect([exchangesIn(egypt, "red", 3), exchangesIn(dilmun, "red", 3)]).toEqual([1, 3]);
  Object.assign(dilmun, { holder: "green", armies: 2 });
  expect([exchangesIn(dilmun, "red", 3), exchangesIn(dilmun, "green", 3)]).toEqual([0, 2]);
});

test("boxes score for most workers where the table has it so", () => {
  const late = view("late");
  for (const area of late.areas) area.workers = [0, 0, 0];
  for (const box of late.boxes) box.workers = box.id === "weaving" ? [0, 2, 1] : [1, 1, 1];
  expect(endPoints(late, 1, USUAL)).toBe(0);
  expect(endPoints(late, 1, { ...USUAL, boxesScore: true })).toBe(4);
});
