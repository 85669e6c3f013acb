/** What would come of the position: income by rank, points, and how fights end. Exact, no guesses. */
import {
  areas as AREAS,
  combat as COMBAT,
  empire_vp_per_area as PER_AREA,
  nippur_vp_per_sumer_area as PER_SUMER_AREA,
  production as PRODUCTION,
} from "../../../../src/edubba/games/after_the_flood/data.json";
import type { FloodView } from "../../generated/views";
import { VALUES } from "./goods";
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

/** The points for armies if the turn ended now. */
export function turnPoints(view: FloodView, seat: number): number {
  const held = view.areas.filter(({ holder }) => seatOf(view, holder) === seat);
  const nippur = holdsPower(view, seat, "extra_vp_per_sumer_area");
  const more = nippur ? PER_SUMER_AREA * held.filter(({ sumer }) => sumer).length : 0;
  return PER_AREA * held.length + more;
}

/** The points for most workers abroad if the game ended now; none once they have been scored. */
export function endPoints(view: FloodView, seat: number): number {
  if (view.players.some(({ scored }) => (scored["workers"] ?? 0) > 0)) return 0;
  return view.areas
    .filter(({ workers }) => mostOf(workers) === seat)
    .reduce((sum, { points }) => sum + points, 0);
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

/** The letter of an empire that starts now with this equipment: the earlier of equal ones is better. */
export function rankAhead(view: FloodView, seat: number, strength: number): string {
  const better = view.players.filter(
    (player, at) => at !== seat && player.rank !== null && player.strength >= strength,
  );
  return "ABC"[better.length] ?? "C";
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
