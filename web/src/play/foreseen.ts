/** Which choices a board shows before they are made. */
import type { Offer } from "./choice";
import { useOffers, useShown, useTable } from "./table";

const NONE: readonly Offer[] = [];

/**
 * The choices behind what is pointed at or focused; where there are none, the one that waits for its
 * second click or tap.
 */
export function useForeseen(): readonly Offer[] {
  const table = useTable();
  useOffers();
  useShown((shown) => shown.path);
  const hovered = useShown((shown) => shown.hovered);
  const waiting = useShown((shown) => shown.waiting);
  const still = useShown((shown) => shown.still);
  if (still) return NONE;
  const behind = hovered ? table.behind(hovered) : NONE;
  return behind.length > 0 || !waiting ? behind : [waiting];
}
