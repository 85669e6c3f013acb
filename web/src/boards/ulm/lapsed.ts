/** The actions of a line lapse with their turn; the house forgets them only when the next begins. */
import { useMemo } from "preact/hooks";

import type { UlmView } from "../../generated/views";
import { useShown } from "../../play/table";
import type { Shown } from "../../play/table";

/** What is told once a turn is over, until the next one begins. */
const BETWEEN = new Set([
  "round_began",
  "tower_in_force",
  "next_tower_shown",
  "duty_unpaid",
  "levy_paid",
  "final_scored",
]);
const BEGUN = "turn_began";

/** Whether nobody has a turn: by what is asked, else by what has just happened. */
export function betweenTurns({
  prompt,
  moment,
  past,
  result,
}: Pick<Shown, "prompt" | "moment" | "past" | "result">): boolean {
  if (prompt) return prompt.decision.startsWith("levy_");
  if (result) return true;
  const events = (moment ?? past)?.events ?? [];
  const last = events.findLast(({ name }) => name === BEGUN || BETWEEN.has(name));
  return last !== undefined && last.name !== BEGUN;
}

/** The table with the actions that can still be used, and none that have lapsed. */
export function useUnlapsed(view: UlmView): UlmView {
  const over = useShown(betweenTurns);
  return useMemo(() => (over ? { ...view, turn: { ...view.turn, line: {} } } : view), [view, over]);
}
