/**
 * Which piece is which, where a house only counts them: what lies somewhere after a move is taken to
 * be what lay there before or has left another place, so that every piece keeps its name on its way.
 */
import { useTable } from "./table";
import type { Table } from "./table";

/** Names by kind and place: `brown@cell:4`, `0@stock`. */
export type Placed = Map<string, string[]>;

const kindOf = (key: string): string => key.slice(0, key.indexOf("@"));

/** Counts pieces of a kind at a place; none are left out. */
export class Lying extends Map<string, number> {
  add(kind: string | number | null, place: string, count = 1): void {
    if (kind === null || count === 0) return;
    const key = `${kind}@${place}`;
    this.set(key, (this.get(key) ?? 0) + count);
  }
}

/** Whoever can stays; what is missing comes from what is too many elsewhere, else it is new. */
function settle(old: Placed, wanted: Lying, fresh: () => string): Placed {
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

export interface Following<V> {
  /** What the names of a game's pieces begin with. */
  prefix: string;
  /** How many of each kind lie at each place. */
  lying(view: V): Lying;
  /** The old names where a move has carried them all on, as a push does. */
  carried?(old: Placed, before: V, view: V): Placed;
}

export class Pieces<V extends object> {
  readonly #game: Following<V>;
  #latest: V | null = null;
  #known = new WeakMap<V, Placed>();
  #placed: Placed = new Map();
  #made = 0;

  constructor(game: Following<V>) {
    this.#game = game;
  }

  /** Parts of the table may be drawn one after the other: each position is followed once. */
  follow(view: V): void {
    const known = this.#known.get(view);
    if (known) {
      this.#placed = known;
      return;
    }
    const { prefix, lying, carried } = this.#game;
    const before = this.#latest;
    const last: Placed = (before && this.#known.get(before)) ?? new Map();
    const old = before && carried ? carried(last, before, view) : last;
    this.#placed = settle(old, lying(view), () => `${prefix}-${(this.#made += 1)}`);
    this.#known.set(view, this.#placed);
    this.#latest = view;
  }

  /** The names of the pieces of a kind at a place, as many as lie there. */
  at(kind: string | number, place: string): string[] {
    return this.#placed.get(`${kind}@${place}`) ?? [];
  }
}

/** A hook that gives the names of a game's pieces in this position, kept by table. */
export function followed<V extends object>(game: Following<V>): (view: V) => Pieces<V> {
  const known = new WeakMap<Table, Pieces<V>>();
  return function usePieces(view: V): Pieces<V> {
    const table = useTable();
    let pieces = known.get(table);
    if (!pieces) known.set(table, (pieces = new Pieces(game)));
    pieces.follow(view);
    return pieces;
  };
}
