/** Which tile, seal or coin is which, also after a push went through the Cathedral. */
import type { UlmView } from "../../generated/views";
import { followed, Lying } from "../../play/following";
import type { Pieces as Followed, Following, Placed } from "../../play/following";
import { SLOTS, exitOf, lineOf, pushAt } from "./push";
import { COLOURS } from "./tiles";

export type Pieces = Followed<UlmView>;

/** Goods that only their owner has: nobody's coins become another's. */
export const goodOf = (good: "coins" | "sparrows" | "crests", seat: number): string =>
  `${good}-${seat}`;

/** How many of each kind lie at each place. */
export function lying(view: UlmView): Lying {
  const found = new Lying();
  view.grid.forEach(({ colour }, at) => found.add(colour, `cell:${at}`));
  view.outer.forEach(({ colour }, at) => found.add(colour, `out:${SLOTS[at]}`));
  view.docks.forEach(({ colour }, at) => found.add(colour, `dock:${at}`));
  found.add(view.turn.drawn_tile, "drawn");
  found.add(view.turn.second_tile, "drawn");
  for (const player of view.players) {
    for (const colour of COLOURS) {
      found.add(colour, `supply:${player.seat}`, player.tiles[colour] ?? 0);
    }
    found.add(player.seat, "stock", player.seals);
    for (const good of ["coins", "sparrows", "crests"] as const) {
      found.add(goodOf(good, player.seat), "stock", player[good]);
    }
  }
  for (const quarter of view.quarters) {
    for (const { owner } of quarter.seals) found.add(owner, quarter.id);
    if (quarter.crest !== null) found.add(goodOf("crests", quarter.crest), quarter.id);
  }
  view.edges.forEach(({ owner }, at) => found.add(owner, `edge:${SLOTS[at]}`));
  return found;
}

/** The push between two positions, if one is all that happened to the Cathedral. */
export function pushBetween(old: UlmView, view: UlmView): string | null {
  if (!old.turn.drawn_tile || view.turn.drawn_tile) return null;
  const found = SLOTS.find((slot) => {
    const push = pushAt(old, slot);
    if (!push || view.outer[SLOTS.indexOf(push.exit)]?.colour !== push.out) return false;
    if (old.outer[SLOTS.indexOf(push.exit)]?.colour) return false;
    return view.grid.every(({ colour }, cell) => {
      const at = push.cells.indexOf(cell);
      return colour === (at < 0 ? old.grid[cell]?.colour : push.colours[at]);
    });
  });
  return found ?? null;
}

/** The old names after a push went through: every tile of the line one place further. */
function carried(old: Placed, before: UlmView, view: UlmView): Placed {
  const slot = pushBetween(before, view);
  if (slot === null) return old;
  const way = ["drawn", ...lineOf(slot).map((cell) => `cell:${cell}`), `out:${exitOf(slot)}`];
  const now = new Map(old);
  const colours = [
    before.turn.drawn_tile,
    ...lineOf(slot).map((cell) => before.grid[cell]?.colour ?? null),
  ];
  for (const [at, colour] of colours.entries()) now.delete(`${colour}@${way[at]}`);
  for (const [at, colour] of colours.entries()) {
    const names = old.get(`${colour}@${way[at]}`);
    if (names) now.set(`${colour}@${way[at + 1]}`, names);
  }
  return now;
}

export const ULM_PIECES: Following<UlmView> = { prefix: "ulm", lying, carried };

/** The names of the pieces in this position. */
export const usePieces = followed(ULM_PIECES);
