import { expect, test } from "vitest";

import { oddsOf } from "../../../src/boards/clash_of_cultures/odds";
import type { Battle } from "../../../src/boards/clash_of_cultures/odds";

const battle = (attackers: number, defenders: number, more: Partial<Battle> = {}): Battle => ({
  attackers,
  defenders,
  fortress: false,
  bonus: [0, 0],
  stops: [0, 0],
  ...more,
});

test("one against one: a hit is a five or a six", () => {
  const { win, lose, both, losses } = oddsOf(battle(1, 1));
  // A round decides unless both miss: 4/9 of the time.
  expect(win).toBeCloseTo(2 / 9 / (5 / 9));
  expect(lose).toBeCloseTo(win);
  expect(both).toBeCloseTo(1 / 9 / (5 / 9));
  expect(losses[0]).toBeCloseTo(lose + both);
});

test("the shares are all there is", () => {
  for (const [attackers, defenders] of [
    [3, 2],
    [4, 4],
    [1, 3],
  ] as const) {
    const { win, lose, both } = oddsOf(battle(attackers, defenders));
    expect(win + lose + both).toBeCloseTo(1);
  }
});

test("a Fortress, Steel Weapons and War Ships help whom they should", () => {
  const plain = oddsOf(battle(3, 2)).win;
  expect(oddsOf(battle(3, 2, { fortress: true })).win).toBeLessThan(plain);
  expect(oddsOf(battle(3, 2, { bonus: [2, 0] })).win).toBeGreaterThan(plain);
  expect(oddsOf(battle(3, 2, { stops: [1, 0] })).win).toBeGreaterThan(plain);
  expect(oddsOf(battle(3, 2, { stops: [0, 1] })).win).toBeLessThan(plain);
});

test("a Fortress alone throws its die once", () => {
  const { win, lose, losses } = oddsOf(battle(1, 0, { fortress: true }));
  expect(win).toBeCloseTo(4 / 6);
  expect(lose).toBeCloseTo(0);
  expect(losses).toEqual([expect.closeTo(2 / 6), 0]);
});
