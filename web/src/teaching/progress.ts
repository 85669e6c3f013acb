/** How far somebody has come in each introduction, and whether captions help at the table: kept here. */
import { house } from "../app/house";
import { keptStore } from "../kept";

/** What was taken so far, by game: a digit for each point passed. */
export const progress = keptStore<{ taken: Record<string, string> }>("introductions", {
  taken: {},
});

export function keepTaken(game: string, taken: string): void {
  progress.set({ taken: { ...progress.get().taken, [game]: taken } });
}

/** The catalogue with a game's lessons and captions. */
export const lessonsOf = (game: string): string => `${game}_introduction`;

/** Whether there is an introduction to a game. */
export const isTaught = (game: string): boolean =>
  house.get().about?.domains.includes(lessonsOf(game)) ?? false;

/** Captions for the first games: until each kind of decision was understood, or all are switched off. */
export const captions = keptStore<{ on: boolean; read: string[] }>("captions", {
  on: false,
  read: [],
});
