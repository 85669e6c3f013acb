/** Which Barbarian is which: a view only counts them. */
import type { ClashView } from "../../generated/views";
import { followed, Lying } from "../../play/following";
import type { Pieces as Followed } from "../../play/following";

export type Pieces = Followed<ClashView>;

export const BARBARIAN = "barbarian";

function lying(view: ClashView): Lying {
  const found = new Lying();
  for (const { id, barbarians } of view.spaces) found.add(BARBARIAN, id, barbarians);
  return found;
}

/** The names of the Barbarians in this position. */
export const usePieces = followed<ClashView>({ prefix: "clash", lying });

/** Where what a seat builds comes from, and goes to when it is lost: its line beside the board. */
export const supplyOf = (seat: number): string => `supply:${seat}`;
