import { expect, test } from "vitest";

import { priceOf, unusualPrice } from "../../../src/boards/clash_of_cultures/prices";
import type { ClashView } from "../../../src/generated/views";
import type { Prompt } from "../../../src/play/table";

const view = {
  glossary: { advances: { math: { cost: { food: 2 } }, arts: { cost: { food: 2 } } } },
  prices: { advances: { math: {}, arts: { food: 2 } }, pieces: {}, units: {} },
} as unknown as ClashView;

const offering = (...ids: string[]): Prompt =>
  ({
    actions: ids.map((id) => ({
      move: `advance ${id}`,
      targets: ["verb:advance", `advance:${id}`],
    })),
  }) as unknown as Prompt;

test("an advance shows its price where something spares one some of it", () => {
  expect(unusualPrice(view, "math")).toEqual({});
  expect(unusualPrice(view, "arts")).toBeNull();
});

test("the verb costs the least that one of those on offer does, and says if others cost more", () => {
  const two = { cost: { food: 2 }, more: false };
  expect(priceOf(view, offering("arts"), "advance")).toEqual(two);
  expect(priceOf(view, offering("arts", "math"), "advance")).toEqual({ cost: {}, more: true });
  expect(priceOf(view, offering(), "advance")).toEqual(two);
  expect(priceOf(view, offering(), "move")).toBeNull();
});

test("improving, influence, cards and abilities have their price, too", () => {
  const prices = {
    uses: { taxes: { mood: 1 } },
    civic: { D3: { mood: 2 }, E4: { mood: 1 } },
    influence: { C7: { tokens: 1, needs: 5, boosts: 2 } },
  };
  const cards = { act_06: { civil: { cost: { mood: 2 } } } };
  const priced = { prices, glossary: { cards, advances: {} } } as unknown as ClashView;
  const moves = ["civic", "influence C7", "play act_06", "use taxes"];
  const prompt = {
    actions: moves.map((move) => ({ move, targets: [] })),
  } as unknown as Prompt;
  const found = ["civic", "influence", "play", "use"].map((verb) => priceOf(priced, prompt, verb));
  expect(found).toEqual([
    { cost: { mood: 1 }, more: true },
    { cost: { culture: 1 }, more: false },
    { cost: { mood: 2 }, more: false },
    { cost: { mood: 1 }, more: false },
  ]);
});
