import { expect, test } from "vitest";

import { priceOf, unusualPrice, usualPrice } from "../../../src/boards/clash_of_cultures/prices";
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

test("the verb costs the least that one of those on offer does", () => {
  expect(priceOf(view, offering("arts"), "advance")).toEqual({ food: 2 });
  expect(priceOf(view, offering("arts", "math"), "advance")).toEqual({});
  expect(priceOf(view, offering(), "advance")).toEqual(usualPrice(view));
  expect(priceOf(view, offering(), "move")).toBeUndefined();
});
