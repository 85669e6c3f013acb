/** Which puzzles somebody has solved, and how many in a row at the first try: kept in this browser. */
import { keptStore } from "../kept";

export interface Progress {
  /** By game: puzzles whose best choice was found, */
  solved: Record<string, string[]>;
  /** and those that were tried in vain or given up. */
  missed: Record<string, string[]>;
  /** Found at the first try, one after the other: now, and at best. */
  streak: number;
  longest: number;
  /** The grade one wants; 0 for all. */
  grade: number;
}

export const progress = keptStore<Progress>("puzzles", {
  solved: {},
  missed: {},
  streak: 0,
  longest: 0,
  grade: 0,
});

const without = (ids: readonly string[] | undefined, id: string): string[] =>
  (ids ?? []).filter((each) => each !== id);

export const isSolved = (now: Progress, game: string, id: string): boolean =>
  now.solved[game]?.includes(id) ?? false;

/** Somebody has chosen, or wanted to see the solution; only the first try counts for the streak. */
export function keepTry(game: string, id: string, right: boolean): void {
  const now = progress.get();
  const before = isSolved(now, game, id) || (now.missed[game]?.includes(id) ?? false);
  const streak = before ? now.streak : right ? now.streak + 1 : 0;
  const solved = right || isSolved(now, game, id);
  const others = without(now.missed[game], id);
  progress.update({
    streak,
    longest: Math.max(streak, now.longest),
    solved: solved ? { ...now.solved, [game]: [...without(now.solved[game], id), id] } : now.solved,
    missed: { ...now.missed, [game]: solved ? others : [...others, id] },
  });
}

/**
 * The next puzzle of the wanted grade after this one in the list that is not solved yet, from the
 * start again at its end; where all are solved, simply the next.
 */
export function nextPuzzle(
  listed: readonly { id: string; grade: number }[],
  now: Progress,
  game: string,
  after: string | null,
): string | null {
  const at = listed.findIndex(({ id }) => id === after);
  const ahead = [...listed.slice(at + 1), ...listed.slice(0, at + 1)];
  const wanted = ahead.filter(({ grade }) => now.grade === 0 || grade === now.grade);
  const open = wanted.find(({ id }) => !isSolved(now, game, id) && id !== after);
  return (open ?? wanted[0] ?? ahead[0])?.id ?? null;
}
