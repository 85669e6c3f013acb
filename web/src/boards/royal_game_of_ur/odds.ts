/** What a throw may bring: how likely each number is, and how likely a piece is hit by the next one. */
import data from "../../../../src/edubba/games/royal_game_of_ur/data.json";
import type { RoyalView } from "../../generated/views";
import type { Offer } from "../../play/choice";

/** How likely each number is, from 0 on. */
export function chancesOf(ruleset: string): number[] {
  const rules = data.rulesets.find(({ id }) => id === ruleset);
  const weights = data.dice.find(({ id }) => id === rules?.dice)?.weights ?? [];
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
}

const sideOf = (view: RoyalView, side: string) => view.sides.find((each) => each.side === side);

/** The way of a move: the squares it goes over, the last one where it ends; none for the way home. */
export interface Route {
  side: string;
  from: string | null;
  squares: string[];
  home: boolean;
  captures: boolean;
}

const words = (offer: Offer, name: string): string => {
  const found = offer.label.args[name];
  return typeof found === "string" ? found : "";
};

export function routeOf(view: RoyalView, offer: Offer): Route | null {
  const own = sideOf(view, view.to_move);
  if (!own) return null;
  const start = words(offer, "start");
  const first = own.path.indexOf(start) + 1; // a piece that enters starts before the first square
  const home = words(offer, "kind") === "home";
  const last = home ? own.path.length : own.path.indexOf(words(offer, "target")) + 1;
  return {
    side: own.side,
    from: start || null,
    squares: own.path.slice(first, last),
    home,
    captures: words(offer, "kind") === "capture",
  };
}

/** How likely the next throw of the other side could land on this square. */
export function riskAt(view: RoyalView, side: string, square: string): number {
  const other = view.sides.find((each) => each.side !== side);
  const place = (other?.path.indexOf(square) ?? -1) + 1;
  if (!other || place === 0) return 0;
  if (view.safe_rosettes && view.rosettes.includes(square)) return 0;
  const standing = new Set([...other.positions, ...(other.waiting > 0 ? [0] : [])]);
  return chancesOf(view.ruleset).reduce(
    (sum, chance, number) => (number > 0 && standing.has(place - number) ? sum + chance : sum),
    0,
  );
}
