/** What a person can do right now, as the table offers it, in the words and order of this game. */
import type { UrView } from "../../generated/views";
import { behind, openElements } from "../../play/choice";
import type { Offer } from "../../play/choice";
import { message } from "../../words";
import { BIRDS, birdElement, birdView, CONVERSION, ROUTES, squareElement, thing } from "./data";
import { goalOf } from "./outlook";
import type { Element, Side } from "./stage";

/** Stands in the ring of the keyboard for ending the turn. */
export const END_TURN = "end_turn";
export const SMALL: Element = "die:small";
export const LARGE: Element = "die:large";

/** The small throw, which waits for the person although the house has thrown already (GU-UI-3.2). */
export const THROW_SMALL: Offer = {
  id: -1,
  move: "roll small",
  label: message("game_of_ur_board/throw-small"),
  targets: [SMALL],
};

export interface Choices {
  view: UrView;
  /** What the table offers, none while something moves. */
  offers: readonly Offer[];
  /** The elements chosen so far: a bird that waits for a house. */
  path: readonly Element[];
  /** The small bone waits for this person's throw. */
  due: boolean;
  /** This person's turn is done and waits to be ended. */
  open: boolean;
}

/** A move leads on to its square, which the house does not name (GU-UI-3.3). */
export function pathOf(view: UrView, offer: Offer): Element[] {
  const goal = goalOf(view, offer);
  const onwards = goal !== null && goal !== "home" && offer.targets.length === 1;
  return onwards ? [...offer.targets, squareElement(goal)] : offer.targets;
}

/** The actions that a click could mean; a bird or a bone also begins anew. */
export function offersFor({ offers, path }: Choices, element: Element): Offer[] {
  const found = behind(offers, path, element);
  return found.length > 0 ? found : (openElements(offers, []).get(element) ?? []);
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
export function goals({ offers, path, view }: Choices): Element[] {
  if (path.length === 0) return [];
  const reached = openElements(offers, path);
  return ROUTES[view.to_move as Side].map(squareElement).filter((square) => reached.has(square));
}

/** Bones and birds with a legal action. */
export function begins(choices: Choices): Element[] {
  const first = openElements(choices.offers, []);
  return [SMALL, LARGE, ...ownBirds(choices)].filter((element) => first.has(element));
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
  return [...begins(choices), ...goals(choices), ...(choices.open ? [END_TURN] : [])];
}

export const gambles = (offer: Offer): boolean => offer.targets[0] === LARGE;

/** Whether the large bone must be thrown: nothing else can be done. */
export const mustGamble = ({ offers }: Choices): boolean =>
  offers.length > 0 && offers.every(gambles);

/** What the large bone is offered for: the number it would make, and the chance of that. */
export interface Stake {
  number: number;
  chance: string;
}

/** The gamble that can be taken now, or must be. */
export function gambleOf({ view, offers }: Choices): Stake | null {
  const converted = view.small === null ? undefined : CONVERSION[String(view.small)];
  if (converted === undefined || !offers.some(({ targets }) => targets[0] === LARGE)) return null;
  return { number: converted, chance: chance(view.large_weights, 0) };
}

/** A chance as a fraction in lowest terms: `1/4`. */
export function chance(weights: readonly number[], at: number): string {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const part = weights[at] ?? 0;
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  const common = divisor(part, all) || 1;
  return `${part / common}/${all / common}`;
}

const NAMES: [RegExp, string][] = [
  [/^roll (\w+)$/, "roll_$1"],
  [/^launch swallow (\d+)$/, "launch_swallow@$1"],
  [/^(launch|move) (\w+)$/, "$1_$2"],
];

/** The ids of `data.json` `actions` for what is legal now. */
export function actionIds({ offers }: Choices): string[] {
  return offers.map(({ move }) => {
    const [pattern, name] = NAMES.find(([known]) => known.test(move)) ?? [/^$/, ""];
    return name === "" ? move : move.replace(pattern, name);
  });
}
