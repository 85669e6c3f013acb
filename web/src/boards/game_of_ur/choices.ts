/** What a person can do right now, element by element; legality is the prompt's, never ours. */
import type { UrView } from "../../generated/views";
import type { Offer } from "../../play/choice";
import { BIRDS, birdElement, birdView, ROUTES, squareElement, thing } from "./data";
import { goalOf } from "./outlook";
import type { Element, Side } from "./stage";

/** Stands in the ring of the keyboard for ending the turn. */
export const END_TURN = "end_turn";
export const SMALL: Element = "die:small";
export const LARGE: Element = "die:large";

export interface Choices {
  view: UrView;
  /** The legal actions, none while nothing may be chosen. */
  offers: readonly Offer[];
  /** A bird that was chosen and waits for a house. */
  chosen: Element | null;
  /** The small bone waits for this person's throw. */
  due: boolean;
  /** This person's turn is done and waits to be ended. */
  open: boolean;
}

/** The legal actions that a click on an element could mean. */
export function offersFor(choices: Choices, element: Element): Offer[] {
  const { view, offers, chosen } = choices;
  const what = thing(element);
  if (what?.kind === "square") {
    if (chosen !== null) {
      return offers.filter(({ targets }) => targets[0] === chosen && targets[1] === element);
    }
    const leading = offers.filter((offer) => goalOf(view, offer) === what.square);
    return leading.length === 1 ? leading : [];
  }
  return offers.filter(({ targets }) => targets[0] === element);
}

/** A bird that cannot act itself stands for the square below it: the one to be captured, say. */
export function standsFor(choices: Choices, element: Element): Element {
  const what = thing(element);
  if (what?.kind !== "bird" || offersFor(choices, element).length > 0) return element;
  const { place } = birdView(choices.view, what.side, what.bird);
  if (place === "off" || place === "home") return element;
  return offersFor(choices, squareElement(place)).length > 0 ? squareElement(place) : element;
}

/** The houses that a chosen bird can go to, in the order of the route. */
export function goals(choices: Choices): Element[] {
  const { chosen, offers, view } = choices;
  if (chosen === null) return [];
  const reached = new Set(
    offers.filter(({ targets }) => targets[0] === chosen).map(({ targets }) => targets[1]),
  );
  return ROUTES[view.to_move as Side].map(squareElement).filter((square) => reached.has(square));
}

/** Birds and dice with a legal action. */
export function openElements(choices: Choices): Element[] {
  const first = new Set(choices.offers.map(({ targets }) => targets[0]));
  const birds = ownBirds(choices).filter((bird) => first.has(bird));
  const dice = [...(choices.due ? [SMALL] : []), ...(first.has(LARGE) ? [LARGE] : [])];
  return [...dice, ...birds];
}

/** Own birds on the board by house, then those that wait in the order of the table. */
function ownBirds({ view }: Choices): Element[] {
  const side = view.to_move as Side;
  const houses = BIRDS.map((bird) => ({ bird, house: birdView(view, side, bird).house }));
  const standing = houses.filter(({ house }) => house > 0).toSorted((a, b) => a.house - b.house);
  const waiting = houses.filter(({ house }) => house === 0);
  return [...standing, ...waiting].map(({ bird }) => birdElement(side, bird));
}

/**
 * What the arrow keys walk along (GU-UI-4.2): small bone, large bone, own birds on the board by
 * house, own birds that wait, lit houses, end of the turn; only what can be done.
 */
export function ring(choices: Choices): Element[] {
  return [...openElements(choices), ...goals(choices), ...(choices.open ? [END_TURN] : [])];
}

const NAMES: [RegExp, string][] = [
  [/^roll (\w+)$/, "roll_$1"],
  [/^launch swallow (\d+)$/, "launch_swallow@$1"],
  [/^(launch|move) (\w+)$/, "$1_$2"],
];

/** The ids of `data.json` `actions` for what is legal now. */
export function actionIds(choices: Choices): string[] {
  const ids = choices.offers.map(({ move }) => {
    const [pattern, name] = NAMES.find(([known]) => known.test(move)) ?? [/^$/, ""];
    return name === "" ? move : move.replace(pattern, name);
  });
  return choices.due ? ["roll_small", ...ids] : ids;
}
