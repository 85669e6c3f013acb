/**
 * Which tile and which seal is which. The house only counts them; what lies there after a move is
 * taken to be what lay nearest before, so that every piece keeps its name on its way.
 */
import type { UlmView } from "../../generated/views";
import { useTable } from "../../play/table";
import type { Table } from "../../play/table";
import { SLOTS, exitOf, lineOf, pushAt } from "./push";
import { COLOURS } from "./tiles";

/** Names by kind and place: `brown@cell:4`, `0@stock`. */
type Placed = Map<string, string[]>;

const kindOf = (key: string): string => key.slice(0, key.indexOf("@"));

/** How many of each kind lie at each place. */
export function lying(view: UlmView): Map<string, number> {
  const found = new Map<string, number>();
  const add = (kind: string | number | null, place: string, count = 1): void => {
    if (kind === null || count === 0) return;
    const key = `${kind}@${place}`;
    found.set(key, (found.get(key) ?? 0) + count);
  };
  view.grid.forEach(({ colour }, at) => add(colour, `cell:${at}`));
  view.outer.forEach(({ colour }, at) => add(colour, `out:${SLOTS[at]}`));
  view.docks.forEach(({ colour }, at) => add(colour, `dock:${at}`));
  add(view.turn.drawn_tile, "drawn");
  add(view.turn.second_tile, "drawn");
  for (const player of view.players) {
    for (const colour of COLOURS) add(colour, `supply:${player.seat}`, player.tiles[colour] ?? 0);
    add(player.seat, "stock", player.seals);
  }
  for (const quarter of view.quarters) {
    for (const { owner } of quarter.seals) add(owner, quarter.id);
  }
  view.edges.forEach(({ owner }, at) => add(owner, `edge:${SLOTS[at]}`));
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
function pushed(old: Placed, before: UlmView, slot: string): Placed {
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

/** Whoever can stays; what is missing comes from what is too many elsewhere, else it is new. */
function settle(old: Placed, wanted: Map<string, number>, fresh: () => string): Placed {
  const spare = new Map<string, string[]>();
  const now: Placed = new Map();
  for (const [key, names] of old) {
    const count = wanted.get(key) ?? 0;
    now.set(key, names.slice(0, count));
    spare.set(kindOf(key), [...(spare.get(kindOf(key)) ?? []), ...names.slice(count)]);
  }
  for (const [key, count] of wanted) {
    const names = now.get(key) ?? [];
    while (names.length < count) names.push(spare.get(kindOf(key))?.pop() ?? fresh());
    now.set(key, names);
  }
  return now;
}

export class Pieces {
  #latest: UlmView | null = null;
  #known = new WeakMap<UlmView, Placed>();
  #placed: Placed = new Map();
  #made = 0;

  /** Parts of the table may be drawn one after the other: each position is followed once. */
  follow(view: UlmView): void {
    const known = this.#known.get(view);
    if (known) {
      this.#placed = known;
      return;
    }
    const before = this.#latest;
    const last: Placed = (before && this.#known.get(before)) ?? new Map();
    const slot = before ? pushBetween(before, view) : null;
    const old = before && slot ? pushed(last, before, slot) : last;
    this.#placed = settle(old, lying(view), () => `ulm-${(this.#made += 1)}`);
    this.#known.set(view, this.#placed);
    this.#latest = view;
  }

  /** The names of the pieces of a kind at a place, as many as lie there. */
  at(kind: string | number, place: string): string[] {
    return this.#placed.get(`${kind}@${place}`) ?? [];
  }
}

const known = new WeakMap<Table, Pieces>();

/** The names of the pieces in this position. */
export function usePieces(view: UlmView): Pieces {
  const table = useTable();
  let pieces = known.get(table);
  if (!pieces) known.set(table, (pieces = new Pieces()));
  pieces.follow(view);
  return pieces;
}
