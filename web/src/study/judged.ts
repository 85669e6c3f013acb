/** What rounds of thinking say together. */
import type { Choice, StudyJudged } from "../generated/protocol";
import { figure } from "../words";

export interface Judged extends StudyJudged {
  /** What each of them said. */
  rounds: readonly StudyJudged[];
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const share = (value: number): number => Math.min(1, Math.max(0, value));

type Row = (Choice | undefined)[];

/** What a choice leaves by all rounds that tried it. Each round imagines worlds of its own, kind ones
    or harsh: a choice that not all tried is held against the one that most did, where both were. */
function held(row: Row, usual: Row, what: "chance" | "low"): number {
  const both = row.flatMap((choice, at) => {
    const beside = usual[at];
    return choice && beside ? [choice[what] - beside[what]] : [];
  });
  const tried = (of: Row): number => mean(of.flatMap((choice) => (choice ? [choice[what]] : [])));
  return both.length === 0 ? tried(row) : share(tried(usual) + mean(both));
}

/** Who said last why said it best. */
const together = (row: Row, usual: Row): Choice => {
  const [chance, low] = [held(row, usual, "chance"), held(row, usual, "low")];
  return { ...(row.findLast(Boolean) as Choice), chance, low };
};

/**
 * Why the best choice is the best, or another is not: as a round said it that has the same one first,
 * and rather one that set it beside the same second.
 */
function whyOf(
  { id }: Choice,
  [best, second]: readonly Choice[],
  rounds: readonly StudyJudged[],
): Choice["why"] {
  const told = rounds
    .filter(({ choices }) => choices[0]?.id === best?.id)
    .map(({ choices }) => choices.find((choice) => choice.id === id)?.why ?? [])
    .filter((why) => why.length > 0);
  const label = JSON.stringify(second?.label);
  const beside = told.findLast(([first]) => JSON.stringify(first?.args["what"]) === label);
  return (id === best?.id ? beside : undefined) ?? told.at(-1) ?? [];
}

/** What some rounds say together, each as much as any other, where this seat decides. */
export function joined(rounds: readonly StudyJudged[], seat: number | null): Judged {
  const last = rounds.at(-1) as StudyJudged;
  const ids = new Set(rounds.flatMap(({ choices }) => choices.map(({ id }) => id)));
  const rows = [...ids].map((id): Row =>
    rounds.map(({ choices }) => choices.find((each) => each.id === id)),
  );
  const [usual] = rows.toSorted((a, b) => b.filter(Boolean).length - a.filter(Boolean).length);
  const choices = rows
    .map((row) => together(row, usual as Row))
    .toSorted((a, b) => b.chance - a.chance)
    .map((choice, _, ranked) => Object.assign(choice, { why: whyOf(choice, ranked, rounds) }));
  const chances = last.chances.map((_, at) => mean(rounds.map((each) => each.chances[at] ?? 0)));
  const best = choices[0]?.chance;
  return {
    ...last,
    rounds,
    chances: best === undefined || seat === null ? chances : withBest(chances, seat, best),
    choices,
  };
}

/** A position is worth what its best choice leaves; the others share the rest as they stand. */
function withBest(chances: readonly number[], seat: number, best: number): number[] {
  const others = 1 - (chances[seat] ?? 0);
  return chances.map((chance, at) =>
    at === seat ? best : others > 0 ? (chance * (1 - best)) / others : 0,
  );
}

/** A chance as people read it, in percent with so many decimals, and never 0 or 100 while nothing is
    certain. */
export function percent(chance: number, decimals = 0): number {
  const least = 10 ** -decimals;
  const rounded = Math.round((100 * chance) / least) * least;
  if (rounded === 0 && chance > 0) return least;
  if (rounded >= 100 && chance < 1) return 100 - least;
  return rounded;
}

/** How finely chances are told: by imagined worlds in whole percent, of a solved race in tenths by its
    network, in hundredths by its table. */
export const decimalsOf = (judged: Pick<Judged, "solved" | "exact"> | null): number =>
  judged?.solved ? (judged.exact ? 2 : 1) : 0;

/** A chance in percent, as the language writes it. */
export const chanceText = (chance: number, decimals: number): string =>
  figure(percent(chance, decimals), decimals);

/** What a choice gives away beside the best, in points; nothing where that is too little to be told. */
export function lossText(best: number, chance: number, decimals: number): string | null {
  const points = 100 * (best - chance);
  return points < 10 ** -decimals / 2 ? null : figure(points, decimals);
}
