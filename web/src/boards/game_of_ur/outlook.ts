/** What moving a bird would come to, as the engine's view says it for every number. */
import { birdElement, birdView, HOME, route, squareAt, squareElement, thing } from "./data";
import type { Message } from "../../words";
import type { UrView } from "../../generated/views";
import type { Offer } from "../../play/choice";
import type { Bird, Element, Ghost, RingKind, Side } from "./stage";

export type PreviewKind = "launch" | "move" | "rosette" | "capture" | "bear_off" | "blocked";

/** One use of one number by one bird. */
export interface Use {
  number: number;
  kind: PreviewKind;
  /** A house, 17 for home, 0 where there is none. */
  to: number;
  captured: string | null;
  delta: number;
  passes: number[];
  code: string;
  words: Message | null;
}

/** The facts of a preview (GU-UI-3.5). */
export interface Preview {
  from: number | "off";
  to: number | "home" | number[];
  kind: PreviewKind;
  captured: string | null;
  delta: number;
  passes: number[];
}

/** All that a bird of the player to move could do, in the order of the numbers. */
export function usesOf(view: UrView, bird: Bird): Use[] {
  const found = view.outlook.find((entry) => entry.bird === bird);
  return (found?.uses ?? []) as Use[];
}

export function usesWith(view: UrView, bird: Bird, number: number | null): Use[] {
  return number === null ? [] : usesOf(view, bird).filter((use) => use.number === number);
}

/** How many legal uses a number has for the player to move. */
export function countUses(view: UrView, number: number): number {
  return view.outlook.reduce(
    (sum, { uses }) =>
      sum + uses.filter((use) => use.number === number && use.kind !== "blocked").length,
    0,
  );
}

/** The use that an offered action stands for; null for a throw. */
export function useOf(view: UrView, offer: Offer): Use | null {
  const [first, second] = offer.targets;
  const bird = first === undefined ? null : thing(first);
  if (bird?.kind !== "bird") return null;
  const legal = usesWith(view, bird.bird, view.number).filter((use) => use.kind !== "blocked");
  if (second === undefined) return legal[0] ?? null;
  return legal.find((use) => squareElement(squareAt(bird.side, use.to)) === second) ?? null;
}

/** The square an offered action leads to, `home`, or null for a throw. */
export function goalOf(view: UrView, offer: Offer): string | null {
  const use = useOf(view, offer);
  const side = view.to_move as Side;
  return use && use.to > 0 ? squareAt(side, use.to) : null;
}

/** What several uses of one bird come to in one preview. */
export function previewOf(view: UrView, bird: Bird, uses: readonly Use[]): Preview | null {
  const [first] = uses;
  if (!first || first.to === 0) return null;
  const house = birdView(view, view.to_move as Side, bird).house;
  const from = house === 0 ? "off" : house;
  if (uses.length > 1) {
    const to = uses.map((use) => use.to);
    return { from, to, kind: "launch", captured: null, delta: 0, passes: [] };
  }
  const { kind, captured, delta, passes } = first;
  return { from, to: first.to === HOME ? "home" : first.to, kind, captured, delta, passes };
}

const RINGS: Record<PreviewKind, RingKind> = {
  launch: "plain",
  move: "plain",
  bear_off: "plain",
  rosette: "rosette",
  capture: "capture",
  blocked: "blocked",
};

/** The same for a stage. */
export function ghostOf(view: UrView, bird: Bird, use: Use): Ghost {
  const side = view.to_move as Side;
  const house = birdView(view, side, bird).house;
  const at = squareAt(side, use.to);
  return {
    side,
    bird,
    at,
    ring: RINGS[use.kind],
    route: house === 0 ? [] : route(side, house, use.to),
    captured: use.captured === null ? null : at,
  };
}

/** The bird elements of the player to move. */
export const ownElement = (view: UrView, bird: Bird): Element =>
  birdElement(view.to_move as Side, bird);
