/** The variations of a study: ways that part from the match, or from each other. */
import type { Message } from "../words";

/** One move of a variation. */
export interface Tried {
  id: number;
  label: Message;
  /** Who chose it; null for chance. */
  seat: number | null;
}

/** A way from a step of the match. */
export interface Variation {
  step: number;
  moves: Tried[];
}

export interface Branch extends Tried {
  /** Where it stands: the step it parts from, and everything up to this move. */
  step: number;
  path: Tried[];
  branches: Branch[];
}

const begins = (whole: readonly Tried[], part: readonly Tried[]): boolean =>
  part.length <= whole.length && part.every((move, at) => whole[at]?.id === move.id);

/** With one more; what only goes on from one that is known takes its place. */
export function withVariation(known: readonly Variation[], more: Variation): Variation[] {
  if (more.moves.length === 0) return [...known];
  const here = (each: Variation): boolean => each.step === more.step;
  if (known.some((each) => here(each) && begins(each.moves, more.moves))) return [...known];
  const kept = known.filter((each) => !here(each) || !begins(more.moves, each.moves));
  return [...kept, more];
}

/** Without a move and everything that follows it. */
export function without(
  known: readonly Variation[],
  step: number,
  path: readonly Tried[],
): Variation[] {
  const cut = known.map((each) =>
    each.step === step && begins(each.moves, path)
      ? { ...each, moves: each.moves.slice(0, path.length - 1) }
      : each,
  );
  return cut.reduce<Variation[]>(withVariation, []);
}

/** The same as a tree: what begins alike is one branch. */
export function branchesOf(known: readonly Variation[]): Branch[] {
  const roots: Branch[] = [];
  for (const { step, moves } of [...known].toSorted((a, b) => a.step - b.step)) {
    let level = roots;
    moves.forEach((move, at) => {
      let found = level.find((each) => each.step === step && each.id === move.id);
      if (!found) {
        found = { ...move, step, path: moves.slice(0, at + 1), branches: [] };
        level.push(found);
      }
      level = found.branches;
    });
  }
  return roots;
}
