/** What rounds of thinking say together. */
import type { Choice, StudyJudged } from "../generated/protocol";

export interface Judged extends StudyJudged {
  /** How many rounds it is the mean of. */
  rounds: number;
}

const mean = (before: number, rounds: number, more: number): number =>
  (before * rounds + more) / (rounds + 1);

/** One round more: every round counts the same; a choice found late counts from then on. */
export function joined(known: Judged | null, more: StudyJudged): Judged {
  if (!known) return { ...more, rounds: 1 };
  const { rounds } = known;
  const before = new Map(known.choices.map((choice) => [choice.id, choice]));
  const choices = more.choices.map((choice): Choice => {
    const had = before.get(choice.id);
    before.delete(choice.id);
    if (!had) return choice;
    const chance = mean(had.chance, rounds, choice.chance);
    return { ...choice, chance, low: mean(had.low, rounds, choice.low) };
  });
  return {
    solved: more.solved,
    exact: more.exact,
    rounds: rounds + 1,
    chances: known.chances.map((chance, seat) => mean(chance, rounds, more.chances[seat] ?? 0)),
    choices: [...choices, ...before.values()].toSorted((a, b) => b.chance - a.chance),
  };
}

/** A chance as people read it: "71 %", and never 0 or 100 while nothing is certain. */
export function percent(chance: number): number {
  const rounded = Math.round(100 * chance);
  if (rounded === 0 && chance > 0) return 1;
  if (rounded === 100 && chance < 1) return 99;
  return rounded;
}
