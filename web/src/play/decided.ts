/** The moment that decided a match: after it, the winner was ahead for good. */
import type { ReplayStep } from "../generated/protocol";

/** So many steps are looked at first, evenly; the last change between two of them is then found. */
const SAMPLES = 12;

/** Whether that seat alone is ahead. */
export const isAhead = (scores: readonly number[], winner: number): boolean =>
  scores.every((points, seat) => seat === winner || points < (scores[winner] ?? 0));

/** The step that brought the winner ahead; null where it was so from the start, or never was. */
export async function decidingStep(
  last: number,
  winner: number,
  look: (step: number) => Promise<ReplayStep>,
  standing: (step: ReplayStep) => readonly number[] = (step) => step.scores,
): Promise<ReplayStep | null> {
  const ahead = async (step: number): Promise<boolean> =>
    isAhead(standing(await look(step)), winner);
  if (last < 1 || !(await ahead(last))) return null;
  let after = last;
  let before = last;
  for (let sample = SAMPLES - 1; sample >= 0; sample -= 1) {
    before = Math.floor((last * sample) / SAMPLES);
    if (!(await ahead(before))) break;
    after = before;
  }
  if (after === 0) return null;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (await ahead(middle)) after = middle;
    else before = middle;
  }
  return look(after);
}
