/** What would come of the position: income by rank, points, and how fights end. Exact, no guesses. */
import {
  areas as AREAS,
  babylon_extra_armies as BABYLON_ARMIES,
  combat as COMBAT,
  decline_box_limit as BOX_LIMIT,
  destroy_city_cost as DESTROY_COST,
  destroy_city_cost_shuruppak as GUARDED_COST,
  empire_vp_per_area as PER_AREA,
  equipment_ranks as RANKS,
  nippur_vp_per_sumer_area as PER_SUMER_AREA,
  production as PRODUCTION,
  worker_boxes as BOXES,
} from "../../../../src/edubba/games/after_the_flood/data.json";
import type { FloodAreaView, FloodView } from "../../generated/views";
import { VALUES } from "./goods";
import type { Terms } from "./terms";
import { seatOf } from "./words";

export type Grown = "grain" | "textile";

/** Dense ranks: equal counts share one, the next lower count takes the next number. */
export function ranksOf(counts: readonly number[]): number[] {
  const steps = [...new Set(counts)].toSorted((a, b) => b - a);
  return counts.map((count) => steps.indexOf(count) + 1);
}

/** What a box with so many workers a seat brings each of them. */
export function incomeOf(counts: readonly number[], good: Grown): number[] {
  const ranks = ranksOf(counts);
  const key = ranks.toSorted().join();
  const row = PRODUCTION.rows.find(({ positions }) => positions.join() === key);
  return counts.map((count, seat) => {
    if (count === 0 || !row) return PRODUCTION.zero_workers_gives;
    return row[good][row.positions.indexOf(ranks[seat] ?? 0)] ?? 0;
  });
}

/** Who has strictly most workers; -1 where nobody has. */
export function mostOf(workers: readonly number[]): number {
  const most = Math.max(...workers);
  const having = workers.flatMap((count, seat) => (count === most ? [seat] : []));
  return most > 0 && having.length === 1 ? (having[0] ?? -1) : -1;
}

export const holdsPower = (view: FloodView, seat: number, power: string): boolean =>
  AREAS.some(
    ({ id, city_power: sign }) =>
      sign === power &&
      seatOf(view, view.areas.find((area) => area.id === id)?.city ?? null) === seat,
  );

/** Workers that grow something, the extra textile of a city in Ur included. */
export function incomeAhead(
  view: FloodView,
  counts: readonly number[],
  good: Grown,
  terms: Terms,
): number[] {
  return incomeOf(counts, good).map((income, seat) => {
    const ur = good === "textile" && holdsPower(view, seat, "extra_textile");
    return ur && (!terms.urNeedsWeaver || (counts[seat] ?? 0) > 0) ? income + 1 : income;
  });
}

/** How many workers of a seat the decline takes from a place where so many stand. */
export function declineOf(place: string, counts: readonly number[], seat: number): number {
  const own = counts[seat] ?? 0;
  if (place === "dilmun") return own;
  if (place !== "irrigation" && place !== "weaving") return Math.min(1, own);
  return Math.min(own, Math.max(0, Math.max(...counts) - BOX_LIMIT));
}

/** How many exchanges one trade allows in an area to a seat with so many workers there. */
export function exchangesIn(area: FloodAreaView, colour: string, workers: number): number {
  const armies = area.holder === colour ? area.armies : 0;
  const traders = area.armies > 0 ? armies : workers;
  return Math.min(traders, area.icons.length);
}

/** How many armies an empire starts with. */
export function armiesOf(view: FloodView, seat: number, empire: string): number {
  const base = view.empires.find(({ id }) => id === empire)?.armies ?? 0;
  const more = holdsPower(view, seat, "two_extra_armies") ? BABYLON_ARMIES : 0;
  return Math.min(base + more, view.players[seat]?.armies_unavailable ?? 0);
}

/** How many armies it costs to destroy a city of this seat. */
export function destroyCost(view: FloodView, owner: number): number {
  const cities = view.areas.filter(({ city }) => seatOf(view, city) === owner).length;
  return cities > 1 && holdsPower(view, owner, "city_defence") ? GUARDED_COST : DESTROY_COST;
}

/** The points for armies if the turn ended now. */
export function turnPoints(view: FloodView, seat: number): number {
  const held = view.areas.filter(({ holder }) => seatOf(view, holder) === seat);
  const nippur = holdsPower(view, seat, "extra_vp_per_sumer_area");
  const more = nippur ? PER_SUMER_AREA * held.filter(({ sumer }) => sumer).length : 0;
  return PER_AREA * held.length + more;
}

/** By seat, how many points for armies more or less the turn would bring if an area changed so. */
export function pointsGained(
  view: FloodView,
  area: string,
  change: Partial<FloodAreaView>,
): number[] {
  const areas = view.areas.map((each) => (each.id === area ? { ...each, ...change } : each));
  const then = { ...view, areas };
  return view.players.map((_, seat) => turnPoints(then, seat) - turnPoints(view, seat));
}

/** The same if an army of this seat came to stand there. */
export const pointsHolding = (view: FloodView, seat: number, area: string): number[] =>
  pointsGained(view, area, { holder: view.players[seat]?.colour ?? null });

/** What most workers in a place score at the end. */
export function endPointsOf(view: FloodView, place: string, terms: Terms): number {
  const area = view.areas.find(({ id }) => id === place);
  if (area) return area.points;
  const box = terms.boxesScore ? BOXES.find(({ id }) => id === place) : undefined;
  return box?.end_vp_printed ?? 0;
}

/** The points for most workers if the game ended now; none once they have been scored. */
export function endPoints(view: FloodView, seat: number, terms: Terms): number {
  const scored = (category: string): boolean =>
    view.players.some((player) => (player.scored[category] ?? 0) > 0);
  if (scored("workers") || scored("boxes")) return 0;
  return [...view.areas, ...view.boxes]
    .filter(({ workers }) => mostOf(workers) === seat)
    .reduce((sum, { id }) => sum + endPointsOf(view, id, terms), 0);
}

export function worthOf(pile: Record<string, number>): number {
  return Object.entries(pile).reduce((sum, [good, n]) => sum + n * (VALUES[good] ?? 0), 0);
}

/** The order of play if nobody bid any more: highest bid first, equal ones as before. */
export function orderAhead(view: FloodView, seat: number, more = 0): string[] {
  const bid = (colour: string): number => {
    const at = seatOf(view, colour);
    return worthOf(view.players[at]?.bid ?? {}) + (at === seat ? more : 0);
  };
  return view.order.toSorted((a, b) => bid(b) - bid(a));
}

/**
 * The letters of all started empires once one starts with this equipment: the earlier of equal ones
 * is better, and those below it give way.
 */
export function ranksAhead(view: FloodView, seat: number, strength: number): (string | null)[] {
  const others = view.players
    .map((player, at) => ({ ...player, at }))
    .filter(({ rank, at }) => rank !== null && at !== seat)
    .toSorted((one, other) => (one.rank ?? "").localeCompare(other.rank ?? ""));
  const above = others.filter((player) => player.strength >= strength).length;
  const order = others.map(({ at }) => at).toSpliced(above, 0, seat);
  return view.players.map((_, at) => RANKS[order.indexOf(at)] ?? null);
}

/** The sum of two dice that an attacker needs. */
export function neededBy(view: FloodView, attacker: string | null, defender: number): number {
  const other = view.players[defender]?.rank ?? "C";
  return (attacker ?? "C") < other ? COMBAT.target_if_superior : COMBAT.target_if_inferior;
}

const FACES = [1, 2, 3, 4, 5, 6];

/** How many of the 36 throws succeed. */
export function throwsFor(needed: number): number {
  return FACES.flatMap((one) => FACES.map((other) => one + other)).filter((sum) => sum >= needed)
    .length;
}

export interface Fight {
  needed: number;
  attackers: number;
  defenders: number;
  /** How likely it is won with 0, 1, 2... armies lost. */
  won: number[];
  win: number;
}

/** A fight to the end: as many hits as defenders before as many misses as armies. */
export function fightOf(needed: number, attackers: number, defenders: number): Fight {
  const hit = throwsFor(needed) / 36;
  const won: number[] = [];
  let ways = 1;
  for (let lost = 0; lost < attackers; lost += 1) {
    won.push(ways * hit ** defenders * (1 - hit) ** lost);
    ways = (ways * (defenders + lost)) / (lost + 1);
  }
  const win = won.reduce((sum, share) => sum + share, 0);
  return { needed, attackers, defenders, won, win };
}

/** The fight that a seat would meet in an area; null where nobody stands. */
export function fightIn(
  view: FloodView,
  seat: number,
  area: string,
  attackers: number,
): Fight | null {
  const there = view.areas.find(({ id }) => id === area);
  const holder = seatOf(view, there?.holder ?? null);
  if (!there || holder < 0 || holder === seat || there.armies === 0) return null;
  const needed = neededBy(view, view.players[seat]?.rank ?? null, holder);
  return fightOf(needed, attackers, there.armies);
}
