/** Why units that are picked on this screen cannot go to a space: the house knows of no march yet. */
import { useLayoutEffect } from "preact/hooks";

import type { ClashView } from "../../generated/views";
import { useTable } from "../../play/table";
import type { Reason } from "../../play/table";
import { message } from "../../words";
import { kindOf } from "./courses";
import { landOf } from "./land";
import { usePlan } from "./plan";
import type { Plan } from "./plan";

const reason = (rule: string, id: string): Reason => ({ code: id, rule, words: message(id) });

/** What keeps a group from a space that none of its ways leads to, as far as the map shows it. */
export function barred(view: ClashView, squad: NonNullable<Plan["squad"]>, cell: string): Reason {
  const { cells } = landOf(view);
  if (cell === squad.start) return reason("CC-4.2", "clash_of_cultures_board/there-already");
  if (squad.units.some((unit) => kindOf(unit) === "ship"))
    return reason("CC-4.4", "clash_of_cultures/why-ships_cannot_go");
  if (!cells.get(squad.start)?.near.includes(cell))
    return reason("CC-4.3", "clash_of_cultures/why-too_far");
  return cells.get(cell)?.terrain === "sea"
    ? reason("CC-4.3", "clash_of_cultures/why-sea_on_foot")
    : reason("CC-4.5", "clash_of_cultures_board/no-way");
}

/** Asked why of a space, the house speaks of the turn: with a group picked, of its march is spoken. */
export function useBarred(view: ClashView): void {
  const table = useTable();
  const [{ squad }] = usePlan();
  useLayoutEffect(() => {
    let said: Reason | null = null;
    return table.shown.subscribe(() => {
      const { reason: given, refused } = table.shown.get();
      if (!squad || !given?.element.startsWith("space:") || given.reason === said) return;
      said = barred(view, squad, given.element.slice("space:".length));
      table.shown.update({
        reason: { element: given.element, reason: said },
        refused: refused === given.reason ? said : refused,
      });
    });
  }, [table, view, squad]);
}
