/** What things cost, as the rules tell it: never worked out here. */
import { verbOf } from "../../play/choice";
import type { ClashView } from "../../generated/views";
import type { Prompt } from "../../play/table";

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

/** What a verb of the turn costs; an advance the least that one of those on offer does. */
export function priceOf(view: ClashView, prompt: Prompt, verb: string): Goods | undefined {
  if (verb === "found") return { settler: 1 };
  if (verb !== "advance") return undefined;
  const offered = prompt.actions
    .filter(({ move }) => verbOf(move) === verb)
    .flatMap(({ targets }) => targets.filter((each) => each.startsWith("advance:")))
    .map((id) => view.prices?.advances[id.slice("advance:".length)] ?? usualPrice(view));
  return offered.toSorted((a, b) => pieces(a) - pieces(b))[0] ?? usualPrice(view);
}
