/** Which of all choices lead to what a card asks for. */
import type { Taught } from "../generated/protocol";
import { verbOf } from "../play/choice";
import type { Offer } from "../play/choice";

type Asking = Pick<Taught, "asks">;

/** Whether a choice, or a whole course of them, is what the card asks for. */
function isAsked({ asks }: Asking, { move, moves, run }: Offer): boolean {
  const course = moves ?? [move];
  return !run && course.every((each, at) => asks[at]?.includes(each) ?? false);
}

/** What leads to what the card asks for: the moves themselves, and what is laid out on this screen
    before them, as goods for a city. A way back has no place, and leads nowhere. */
export function waysOf(card: Asking, offers: readonly Offer[]): Offer[] {
  const asked = offers.filter((offer) => isAsked(card, offer));
  const aside = offers.filter(({ run, targets }) => run && targets.length > 0);
  const verbs = new Set(card.asks[0]?.map((move) => `verb:${verbOf(move)}`));
  const lenses = aside.filter(({ targets }) => verbs.has(targets[0] ?? ""));
  const ways = [...asked, ...lenses];
  return ways.length > 0 ? ways : aside;
}
