/**
 * The one interaction model: every legal action has a path of board elements, and choosing is
 * walking along paths until one action is left. No game is mentioned here.
 */
import type { Message } from "../words";

/** One legal action as the server offers it. */
export interface Offer {
  id: number;
  move: string;
  label: Message;
  targets: string[];
  /** Several answers that are sent in one go, where a board offers a whole course at once. */
  moves?: readonly string[];
  /** Done on this screen alone, as picking units for a march; nothing is sent. */
  run?(): void;
}

let last = 0;

/** What a board offers by itself. Numbers below zero: no answer of the house has one. */
export function ownOffer(
  label: Message,
  targets: string[],
  rest: Partial<Pick<Offer, "moves" | "run">>,
): Offer {
  last -= 1;
  return { id: last, move: rest.moves?.join(", ") ?? "", label, targets, ...rest };
}

/** A button for what has no place on the board: one action, or the way into several. */
export interface Button {
  key: string;
  /** Of its action; of the first one where it leads to several. */
  label: Message;
  /** The element this button stands for, where it stands for one. */
  element: string | null;
  offers: Offer[];
}

/** An element that nobody draws, as a word: `kind:army_unit` is "army unit". */
export function elementName(element: string): string {
  const name = element.slice(element.indexOf(":") + 1);
  return name.replaceAll("_", " ");
}

/** The key of a button that is one action without a place; elements never begin like this. */
export const ACTION = "action:";
export const actionKey = (offer: Offer): string => `${ACTION}${offer.id}`;

/** The first word of a move: what it does. */
export const verbOf = (move: string): string => move.split(" ", 1)[0] ?? move;

const begins = (targets: string[], path: readonly string[]): boolean =>
  path.length <= targets.length && path.every((element, at) => targets[at] === element);

/** The actions that the elements chosen so far still lead to. */
export function remaining(offers: readonly Offer[], path: readonly string[]): Offer[] {
  return offers.filter((offer) => begins(offer.targets, path));
}

/** The elements that come next on some path, each with the actions behind it. */
export function openElements(
  offers: readonly Offer[],
  path: readonly string[],
): Map<string, Offer[]> {
  const open = new Map<string, Offer[]>();
  for (const offer of remaining(offers, path)) {
    const next = offer.targets[path.length];
    if (next === undefined) continue;
    const behind = open.get(next);
    if (behind) behind.push(offer);
    else open.set(next, [offer]);
  }
  return open;
}

/**
 * Elements further along that only one action reaches: clicking such a destination is as clear as
 * walking there. Elements that are open themselves do not count.
 */
export function destinations(
  offers: readonly Offer[],
  path: readonly string[],
): Map<string, Offer> {
  const open = openElements(offers, path);
  const reached = new Map<string, Offer | null>();
  for (const offer of remaining(offers, path)) {
    const last = offer.targets.at(-1);
    if (last === undefined || offer.targets.length <= path.length + 1 || open.has(last)) continue;
    reached.set(last, reached.has(last) ? null : offer);
  }
  const clear = new Map<string, Offer>();
  for (const [element, offer] of reached) if (offer) clear.set(element, offer);
  return clear;
}

/** The actions that an element leads to from here. */
export function behind(
  offers: readonly Offer[],
  path: readonly string[],
  element: string,
): Offer[] {
  const goal = destinations(offers, path).get(element);
  return openElements(offers, path).get(element) ?? (goal ? [goal] : []);
}

/** The buttons beside the board: actions without a path, and elements that nobody draws. */
export function buttons(
  offers: readonly Offer[],
  path: readonly string[],
  drawn: (element: string) => boolean,
): Button[] {
  const found: Button[] = [];
  for (const offer of remaining(offers, path)) {
    if (offer.targets.length === path.length) {
      found.push({ key: actionKey(offer), label: offer.label, element: null, offers: [offer] });
    }
  }
  for (const [element, behind] of openElements(offers, path)) {
    const first = behind[0];
    if (drawn(element) || !first) continue;
    found.push({ key: element, label: first.label, element, offers: behind });
  }
  return found;
}

/** What picking an element comes to: a longer path, or an action that is now decided. */
export type Step = { path: string[]; action: Offer | null };

export function pick(
  offers: readonly Offer[],
  path: readonly string[],
  element: string,
): Step | null {
  const behind = openElements(offers, path).get(element);
  if (behind) {
    const [only] = behind;
    return { path: [...path, element], action: behind.length === 1 && only ? only : null };
  }
  const reached = destinations(offers, path).get(element);
  return reached ? { path: reached.targets, action: reached } : null;
}
