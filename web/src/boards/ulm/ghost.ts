/** What the push or the place pointed at would bring, before it is done. */
import { useRef } from "preact/hooks";

import type { UlmView } from "../../generated/views";
import type { Offer } from "../../play/choice";
import { useShown, useTable } from "../../play/table";
import { pushBetween } from "./pieces";
import { SLOTS, edgesAt, pushAt } from "./push";
import type { Push } from "./push";
import { COLOURS } from "./tiles";

export interface Ghost extends Push {
  /** Seals at the edge that bring their owners sparrows. */
  sparrows: { edge: string; seat: number; count: number }[];
}

const PUSH = "push:";

/** Sparrows as the house foretells them; until it has answered, those of all seals at the cell. */
function sparrowsOf(
  view: UlmView,
  push: Push,
  told: Map<number, number> | null,
): Ghost["sparrows"] {
  const owner = (edge: string): number | null => view.edges[SLOTS.indexOf(edge)]?.owner ?? null;
  const beside = edgesAt(push.cells[0]);
  const found = new Map<number, { edge: string; seat: number; count: number }>();
  for (const edge of [push.slot, ...beside.filter((each) => each !== push.slot)]) {
    const seat = owner(edge);
    if (seat === null) continue;
    const one = found.get(seat) ?? { edge, seat, count: 0 };
    found.set(seat, { ...one, count: one.count + 1 });
  }
  const all = [...found.values()];
  for (const one of all) one.count = told ? (told.get(one.seat) ?? 0) : one.count;
  return all.filter(({ count }) => count > 0);
}

/** Places whose choice is shown before it is made: a line, a quarter, a space, a side. */
const FORETOLD = [PUSH, "quarter:", "space:", "side:"];

const isForetold = (element: string | null | undefined): element is string =>
  FORETOLD.some((kind) => element?.startsWith(kind));

/** Whether the board shows what this would bring. */
export const foretells = (offer: Offer): boolean => isForetold(offer.targets.at(-1));

/** A place with the one choice that it leads to. */
export interface Pointed {
  element: string;
  offer: Offer;
}

/** What is pointed at or focused, else what waits for its confirmation. */
export function usePointed(): Pointed | null {
  const table = useTable();
  // Whatever else is pointed at does not concern the board.
  const hovered = useShown((shown) => (isForetold(shown.hovered) ? shown.hovered : null));
  const waiting = useShown((shown) => shown.waiting);
  const still = useShown((shown) => shown.still);
  if (still) return null;
  const behind = hovered ? table.behind(hovered)[0] : undefined;
  if (hovered && behind) return { element: hovered, offer: behind };
  const element = waiting?.targets.at(-1);
  return waiting && isForetold(element) ? { element, offer: waiting } : null;
}

/** The push that is pointed at or waits. */
export function useGhost(view: UlmView): Ghost | null {
  const pointed = usePointed();
  const preview = useShown((shown) => shown.preview);
  if (!pointed?.element.startsWith(PUSH)) return null;
  const { element, offer } = pointed;
  const push = pushAt(view, element.slice(PUSH.length));
  if (!push) return null;
  const events = preview?.find(({ action }) => action === offer.id)?.events ?? null;
  let told: Map<number, number> | null = null;
  for (const event of events ?? []) {
    told ??= new Map();
    if (event.name !== "sparrows_gained") continue;
    told.set(Number(event["seat"]), Number(event["sparrows"]));
  }
  return { ...push, sparrows: sparrowsOf(view, push, told) };
}

/** Where the tile of this turn was pushed in, for whoever has seen it happen. */
export function usePushed(view: UlmView): string | null {
  const seen = useRef<{ view: UlmView; slot: string | null }>({ view, slot: null });
  if (seen.current.view !== view) {
    const busy = COLOURS.some((colour) => (view.turn.line[colour] ?? 0) > 0);
    const slot = pushBetween(seen.current.view, view) ?? (busy ? seen.current.slot : null);
    seen.current = { view, slot };
  }
  return seen.current.slot;
}

const LINE = "line:";

/** What an element has after its kind, if it is of that kind. */
export function nameIn(element: string | undefined, kind: string): string | null {
  return element?.startsWith(kind) ? element.slice(kind.length) : null;
}

/** Where the barge could sail and which quarters could be sealed by what is pointed at. */
export function useLit(
  view: UlmView,
  ghost: Ghost | null,
): { sails: readonly number[]; near: ReadonlySet<string> } {
  const hovered = useShown((shown) => (shown.hovered?.startsWith(LINE) ? shown.hovered : null));
  const pointed = usePointed()?.element;
  const space = nameIn(pointed, "space:");
  const quarter = nameIn(pointed, "quarter:");
  if (space !== null) return { sails: [Number(space)], near: new Set() };
  if (quarter !== null) return { sails: [], near: new Set([quarter]) };
  const colours: readonly string[] =
    ghost?.colours ?? (hovered ? [hovered.slice(LINE.length)] : []);
  const sails = colours.includes("turquoise") ? view.turn.sails : [];
  const near = new Set<string>();
  if (colours.includes("orange")) {
    for (const id of view.turn.reach) near.add(id);
    for (const at of sails) {
      const there = view.river[at];
      if (there) near.add(there.north).add(there.south);
    }
  }
  return { sails, near };
}
