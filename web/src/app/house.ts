/** What this house has and who I am here: asked once, when the page opens. */
import type { About, GameInfo, Me, SignedIn } from "../generated/protocol";
import { connection } from "../net/connection";
import * as http from "../net/http";
import { asProblem } from "../net/problem";
import type { Problem } from "../net/problem";
import { Store, useStore } from "../store";
import { needCatalogues, word } from "../words";
import { inOrder } from "./facts";

export interface House {
  about: About | null;
  me: Me | null;
  problem: Problem | null;
}

export const house = new Store<House>({ about: null, me: null, problem: null });

/** Catalogues that every screen speaks from. */
const COMMON = ["core", "match", "bots", "server", "analysis"];

/** Ask for everything the first screen needs. */
export async function enter(): Promise<void> {
  try {
    const [about, me] = await Promise.all([http.about(), http.me(), needCatalogues(["web"])]);
    connection().connect(); // only now, as the guest that `me` has made of us
    const games = about.games.map((game) => game.id);
    const wanted = [...COMMON, ...games].filter((domain) => about.domains.includes(domain));
    await needCatalogues(wanted);
    house.set({ about: { ...about, games: inOrder(about.games) }, me, problem: null });
  } catch (error) {
    house.update({ problem: asProblem(error) });
  }
}

/** The words that a game's board needs besides the game's own. */
export async function needBoardWords(game: string): Promise<void> {
  const board = `${game}_board`;
  if (house.get().about?.domains.includes(board)) await needCatalogues([board]);
}

export async function rename(name: string): Promise<void> {
  house.update({ me: await http.rename(name) });
}

/** From now on I am this one; what the house told besides. */
export function becomes({ me, recovery }: SignedIn): string | null {
  house.update({ me });
  connection().close();
  connection().connect(); // known by the new cookie
  return recovery;
}

export const useHouse = <P>(pick: (house: House) => P): P => useStore(house, pick);

export function useGames(): GameInfo[] {
  return useHouse((now) => now.about)?.games ?? [];
}

export function gameInfo(id: string): GameInfo | null {
  return house.get().about?.games.find((game) => game.id === id) ?? null;
}

export function gameTitle(id: string): string {
  const game = gameInfo(id);
  return game ? word(game.title) : id;
}

/** A level's name in words, whatever it was told; a bot asked for by name keeps it. */
export function levelName(level: string): string {
  const called = level.split(":")[0];
  const known = house.get().about?.levels.find(({ name }) => name === called);
  return known ? word(known.label) : level;
}
