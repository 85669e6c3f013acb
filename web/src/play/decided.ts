/** What decided a match: the moment after which the winner was ahead for good, or what stood in its place. */
import type { ReplayStep } from "../generated/protocol";

/** So many steps are looked at, evenly; the last change between two of them is then found. */
const SAMPLES = 12;
/** And so many where the winner was ahead at all of those. */
const CLOSER = 48;

/** Entries by which one of two gives up, and what is told where nobody else is left. */
const GIVEN_UP: ReadonlySet<string> = new Set(["resign", "flag", "leave"]);
const ALONE = "concluded";

const isGivenUp = ({ entry, events }: ReplayStep): boolean =>
  GIVEN_UP.has(entry?.kind ?? "") || events.some(({ name }) => name === ALONE);

/**
 * `passed` by this step the others were for good; `led` the winner has from the first step on;
 * `ended` by this step the match was, whoever was ahead; `level` they were, and more than points decided.
 */
export type Decided = { how: "passed" | "ended"; step: ReplayStep } | { how: "led" | "level" };

type Look = (step: number) => Promise<ReplayStep>;
type Standing = (step: ReplayStep) => readonly number[];

/** By how much that seat is ahead of the best of the others; below zero where it is not. */
function lead(scores: readonly number[], seat: number): number {
  const others = scores.filter((_, other) => other !== seat);
  return (scores[seat] ?? 0) - Math.max(...others);
}

/** Two steps: the last one looked at before which the winner was not ahead, and the next one. */
async function around(
  last: number,
  samples: number,
  ahead: (step: number) => Promise<boolean>,
): Promise<[before: number, after: number] | null> {
  let after = last;
  for (let sample = samples - 1; sample >= 0; sample -= 1) {
    const before = Math.floor((last * sample) / samples);
    if (!(await ahead(before))) return [before, after];
    after = before;
  }
  return null;
}

/** The step that brought the winner ahead; null where it was so from the start. */
async function passing(
  last: number,
  look: Look,
  ahead: (step: number) => Promise<boolean>,
): Promise<ReplayStep | null> {
  const found = (await around(last, SAMPLES, ahead)) ?? (await around(last, CLOSER, ahead));
  if (!found) return null;
  let [before, after] = found;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (await ahead(middle)) after = middle;
    else before = middle;
  }
  return look(after);
}

/** What decided a match of so many steps that these seats have won. */
export async function decided(
  last: number,
  winners: readonly number[],
  look: Look,
  standing: Standing = (step) => step.scores,
): Promise<Decided | null> {
  const [winner] = winners;
  if (last < 1 || winner === undefined) return null;
  const end = await look(last);
  if (isGivenUp(end)) return { how: "ended", step: end };
  const by = lead(standing(end), winner);
  if (winners.length > 1 || by === 0) return { how: "level" };
  if (by < 0) return { how: "ended", step: end };
  const ahead = async (step: number): Promise<boolean> =>
    lead(standing(await look(step)), winner) > 0;
  const step = await passing(last, look, ahead);
  return step ? { how: "passed", step } : { how: "led" };
}
