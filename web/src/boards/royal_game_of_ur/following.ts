/** Which man is which, so that each keeps its name on its way. */
import type { RoyalView } from "../../generated/views";
import { followed, Lying } from "../../play/following";

export const RESERVE = "reserve";
export const HOME = "home";

function lying(view: RoyalView): Lying {
  const found = new Lying();
  for (const { side, waiting, squares, home } of view.sides) {
    found.add(side, RESERVE, waiting);
    found.add(side, HOME, home);
    for (const square of squares) found.add(side, square);
  }
  return found;
}

export const useMen = followed<RoyalView>({ prefix: "royal", lying });
