/** What meets whom: the battle that a march would begin, as far as all can see it. */
import type { ClashPlayerView, ClashView } from "../../generated/views";
import { kindOf } from "./courses";
import { oddsOf } from "./odds";
import type { Odds } from "./odds";

export interface Clash {
  /** The colour of the defender, or `barbarians`. */
  defender: string;
  attackers: number;
  defenders: number;
  fortress: boolean;
  odds: Odds;
  /** The same with Steel Weapons paid for, where the attacker has them. */
  steel: Odds | null;
}

const has = (player: ClashPlayerView | undefined, advance: string): boolean =>
  player?.advances.includes(advance) ?? false;

/** Combat value by Steel Weapons: less where the enemy has them too. */
export const steelOf = (
  player: ClashPlayerView | undefined,
  enemy: ClashPlayerView | undefined,
): number => (has(player, "steel_weapons") ? (has(enemy, "steel_weapons") ? 1 : 2) : 0);

/** Only what costs nothing counts: Metallurgy against an enemy without Steel Weapons. */
const freeSteel = (
  player: ClashPlayerView | undefined,
  enemy: ClashPlayerView | undefined,
): number =>
  has(player, "metallurgy") && !has(enemy, "steel_weapons") ? steelOf(player, enemy) : 0;

/** The battle of these units on a space; null where nobody would fight. */
export function battleAt(view: ClashView, units: readonly string[], cell: string): Clash | null {
  const own = view.players[view.seat];
  const space = view.spaces.find(({ id }) => id === cell);
  if (!own || !space) return null;
  const city = view.cities.find((each) => each.cell === cell);
  const naval = units.some((unit) => kindOf(unit) === "ship");
  const defender = city?.owner ?? (space.barbarians > 0 ? "barbarians" : space.units_of);
  if (defender === null || defender === own.colour) return null;
  const wild = defender === "barbarians";
  const enemy = view.players.find(({ colour }) => colour === defender);
  const defenders = wild ? space.barbarians : naval ? space.ships : space.armies;
  const fortress = !naval && (city?.usable.includes("fortress") ?? false);
  const attackers = units.filter((unit) => kindOf(unit) === (naval ? "ship" : "army")).length;
  if (attackers === 0 || (defenders === 0 && !fortress)) return null;
  const landing = units.some((unit) => own.units.find(({ id }) => id === unit)?.aboard);
  const stops: [number, number] = [
    has(own, "war_ships") && (naval || landing) ? 1 : 0,
    has(enemy, "war_ships") && naval ? 1 : 0,
  ];
  const guard = naval ? 0 : freeSteel(enemy, own);
  const facts = { attackers, defenders, fortress, stops };
  const free = naval ? 0 : freeSteel(own, enemy);
  const bought = naval ? 0 : steelOf(own, enemy);
  return {
    defender,
    attackers,
    defenders,
    fortress,
    odds: oddsOf({ ...facts, bonus: [free, guard] }),
    steel: bought > free ? oddsOf({ ...facts, bonus: [bought, guard] }) : null,
  };
}
