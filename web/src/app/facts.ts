/** What cards and credits tell of the games besides the rules: how long they take, in which order. */

/** Minutes of a game among people, from short to long. */
const MINUTES: Record<string, [number, number]> = {
  game_of_ur: [15, 25],
  royal_game_of_ur: [10, 20],
  ur_ziggurat: [40, 75],
  after_the_flood: [120, 180],
  ulm: [60, 90],
  clash_of_cultures: [180, 300],
};

export const minutes = (game: string): [number, number] | null => MINUTES[game] ?? null;

const ORDER = Object.keys(MINUTES);

/** The order in which the house shows its games; those it does not know come last. */
export function inOrder<G extends { id: string }>(games: readonly G[]): G[] {
  const place = ({ id }: G): number => (ORDER.includes(id) ? ORDER.indexOf(id) : ORDER.length);
  return games.toSorted((a, b) => place(a) - place(b));
}
