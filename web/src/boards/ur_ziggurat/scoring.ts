/**
 * Which tiles make which set, and what each set counts (UR-9.5 to UR-9.12): the house tells points
 * alone, and a choice that is only being thought about wants to be counted, too.
 */
import type { ZigguratView } from "../../generated/views";

/** A tile that a player owns. */
export interface Holding {
  cell: string;
  kind: string;
  cubes: number;
  tower: boolean;
}

/** One place of a set: whose type it stands for, and what fills it. */
export interface Part {
  kind: string;
  holding: Holding | null;
  points: number;
}

export interface Scored {
  parts: Part[];
  points: number;
  complete: boolean;
}

/** What would stand otherwise than it does: cubes by cell, and ziggurats that would be built. */
export interface Changed {
  cubes: ReadonlyMap<string, number>;
  built?: string | null;
}

/** The type of a ziggurat, and of nothing, where series are counted (UR-9.10). */
export const TOWER = "ziggurat";

export function holdingsOf(view: ZigguratView, seat: number, changed?: Changed): Holding[] {
  return view.cells.flatMap((cell) => {
    const own = cell.owner === seat;
    const cubes = changed?.cubes.get(cell.name) ?? (own ? cell.cubes : 0);
    if (!cell.tile || cubes === 0) return [];
    if (!own && !changed?.cubes.has(cell.name)) return [];
    const tower = cell.ziggurat || changed?.built === cell.name;
    return [{ cell: cell.name, kind: cell.tile.up, cubes: tower ? 1 : cubes, tower }];
  });
}

const byCubes = (one: Holding, other: Holding): number => other.cubes - one.cubes;

interface Owned {
  tiles: Holding[];
  towers: Holding[];
}

/** The largest number of complete sets (UR-9.7, UR-9.11). */
function countSets(owned: ReadonlyMap<string, Owned>, anyType: boolean): number {
  const all = [...owned.values()];
  const towers = all.reduce((sum, each) => sum + each.towers.length, 0);
  for (let sets = 1; ; sets += 1) {
    const gaps = all.map(({ tiles }) => Math.max(0, sets - tiles.length));
    const lacking = gaps.reduce((sum, gap) => sum + gap, 0);
    const fits = anyType
      ? lacking <= towers
      : all.every((each, at) => (gaps[at] ?? 0) <= each.towers.length);
    if (!fits || lacking > sets) return sets - 1;
  }
}

/** For each type what fills its places in the complete sets, ziggurats last. */
function fillings(
  view: ZigguratView,
  owned: Map<string, Owned>,
  sets: number,
): Map<string, Part[]> {
  const { any_type: anyType, worth } = view.scoring;
  const spare = [...owned.values()].flatMap(({ towers }) => towers);
  const take = (kind: string): Holding | null => {
    const at = spare.findIndex((each) => anyType || each.kind === kind);
    return at < 0 ? null : (spare.splice(at, 1)[0] ?? null);
  };
  const filled = new Map<string, Part[]>();
  let room = sets;
  for (const [kind, { tiles }] of owned) {
    const parts = tiles
      .slice(0, sets)
      .map((holding): Part => ({ kind, holding, points: holding.cubes }));
    filled.set(kind, parts);
  }
  for (const [kind, parts] of filled) {
    while (parts.length < sets) {
      parts.push({ kind, holding: take(kind), points: worth });
      room -= 1;
    }
  }
  // A ziggurat that counts more stands for the lowest tile that counts less (UR-9.12).
  const lowest = [...filled.values()]
    .flat()
    .filter(({ holding }) => holding && !holding.tower && holding.cubes < worth)
    .toSorted((one, other) => one.points - other.points);
  for (const part of lowest) {
    const tower = room > 0 ? take(part.kind) : null;
    if (!tower) continue;
    Object.assign(part, { holding: tower, points: worth });
    room -= 1;
  }
  return filled;
}

/** Ziggurats to sets of their own, one each; the other tiles fall in beside them, highest first. */
function arrange(filled: Map<string, Part[]>, sets: number): Part[][] {
  const found: Part[][] = Array.from({ length: sets }, () => []);
  let next = sets - 1;
  for (const parts of filled.values()) {
    const row: (Part | undefined)[] = Array.from({ length: sets });
    for (const part of parts.filter(({ holding }) => holding?.tower)) row[next--] = part;
    const others = parts
      .filter(({ holding }) => !holding?.tower)
      .toSorted((one, other) => other.points - one.points);
    for (const [at, set] of found.entries()) {
      const part = row[at] ?? others.shift();
      if (part) set.push(part);
    }
  }
  return found;
}

const total = (parts: readonly Part[]): number => parts.reduce((sum, part) => sum + part.points, 0);

function completeSets(view: ZigguratView, holdings: readonly Holding[]): Scored[] {
  const owned = new Map<string, Owned>();
  for (const kind of view.types) {
    const all = holdings.filter((each) => each.kind === kind);
    owned.set(kind, {
      tiles: all.filter(({ tower }) => !tower).toSorted(byCubes),
      towers: all.filter(({ tower }) => tower),
    });
  }
  const sets = countSets(owned, view.scoring.any_type);
  const found = arrange(fillings(view, owned, sets), sets).map((parts): Scored => ({
    parts,
    points: total(parts),
    complete: true,
  }));
  const used = new Set(found.flatMap(({ parts }) => parts.map(({ holding }) => holding)));
  const rest = holdings.filter((each) => !used.has(each)).toSorted(byCubes);
  if (rest.length === 0 && found.length > 0) return found;
  const parts = view.types.map((kind): Part => {
    return { kind, holding: rest.find((each) => each.kind === kind) ?? null, points: 0 };
  });
  return [...found, { parts, points: 0, complete: false }];
}

/** Series of different types, whatever stands on them; the hand tile counts with one side. */
function series(view: ZigguratView, seat: number, holdings: readonly Holding[]): Scored[] {
  const hand = view.players[seat]?.hand;
  const arranged = (side: string | undefined): Scored[] => {
    const owned = new Map<string, (Holding | null)[]>();
    for (const kind of [...view.types, TOWER]) {
      owned.set(
        kind,
        holdings.filter((each) => (each.tower ? TOWER : each.kind) === kind).toSorted(byCubes),
      );
    }
    if (side) owned.get(side)?.push(null);
    const found: Scored[] = [];
    for (let at = 0; ; at += 1) {
      const parts = [...owned]
        .filter(([, all]) => all.length > at)
        .map(([kind, all]): Part => ({ kind, holding: all[at] ?? null, points: 0 }));
      if (parts.length === 0) return found;
      found.push({ parts, points: view.scoring.series[parts.length] ?? 0, complete: true });
    }
  };
  const [front, back] = [arranged(hand?.up), arranged(hand?.down)];
  return sum(front) >= sum(back) ? front : back;
}

const sum = (scored: readonly Scored[]): number =>
  scored.reduce((all, { points }) => all + points, 0);

/** The sets, or series, of a player, and of the next one what is there already. */
export function setsOf(view: ZigguratView, seat: number, changed?: Changed): Scored[] {
  const holdings = holdingsOf(view, seat, changed);
  return view.scoring.series.length > 0
    ? series(view, seat, holdings)
    : completeSets(view, holdings);
}

export const pointsOf = (view: ZigguratView, seat: number, changed?: Changed): number =>
  sum(setsOf(view, seat, changed));
