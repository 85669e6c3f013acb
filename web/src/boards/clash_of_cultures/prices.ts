/** What things cost, as the rules tell it: never worked out here. */
import { verbOf } from "../../play/choice";
import type { ClashView } from "../../generated/views";
import type { Prompt } from "../../play/table";
import { placeOf } from "./courses";

export type Goods = Record<string, number>;

/** What an advance costs if nothing spares one any of it. */
export const usualPrice = (view: ClashView): Goods =>
  Object.values(view.glossary.advances)[0]?.cost ?? {};

/** The price of an advance to the one who looks, where it is not the usual one. */
export function unusualPrice(view: ClashView, id: string): Goods | null {
  const price = view.prices?.advances[id];
  if (!price || JSON.stringify(price) === JSON.stringify(usualPrice(view))) return null;
  return price;
}

const pieces = (price: Goods): number =>
  Object.values(price).reduce((sum, count) => sum + count, 0);

/** What each thing costs that can be done by a verb; empty where none of them has a price. */
function pricesOf(view: ClashView, prompt: Prompt, verb: string): Goods[] {
  const { prices, glossary } = view;
  const offered = prompt.actions.filter(({ move }) => verbOf(move) === verb);
  const named = offered.map(({ move }) => placeOf(move));
  switch (verb) {
    case "advance":
      return named.map((id) => prices?.advances[id] ?? usualPrice(view));
    case "found":
      return [{ settler: 1 }];
    case "civic":
      return Object.values(prices?.civic ?? {});
    case "influence":
      return named.map((cell) => ({ culture: prices?.influence[cell]?.tokens ?? 0 }));
    case "play":
      return named.map((id) => glossary.cards[id]?.civil.cost ?? {});
    case "use":
      return named.map((id) => prices?.uses[id] ?? {});
    default:
      return [];
  }
}

export interface Price {
  cost: Goods;
  /** Whether something else by the same verb costs more. */
  more: boolean;
}

/** The least that a verb of the turn costs. */
export function priceOf(view: ClashView, prompt: Prompt, verb: string): Price | null {
  const all = pricesOf(view, prompt, verb).toSorted((one, other) => pieces(one) - pieces(other));
  const [cost = verb === "advance" ? usualPrice(view) : null] = all;
  const most = all.at(-1);
  return cost && { cost, more: most !== undefined && pieces(most) > pieces(cost) };
}
