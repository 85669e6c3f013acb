/** Why an element does nothing, as the position says it: the first that applies (GU-UI-3.6). */
import type { Reason } from "../../play/table";
import { message } from "../../words";
import { offersFor, standsFor } from "./choices";
import type { Choices } from "./choices";
import { seatOf, sideOf, thing } from "./data";
import { usesWith } from "./outlook";
import type { Element, Side } from "./stage";
import { sideWord } from "./tips";

/*
 * What is shown may lie behind what the house knows. So whose turn is shown, and which throw is held
 * back, is told here, in the words in which the house would tell it.
 */
const notTheirTurn = (side: Side, actor: Side): Reason => ({
  code: "not_your_turn",
  rule: "",
  words: message("match/why-not_your_turn", { seat: sideWord(side), actor: sideWord(actor) }),
});
const THROW_FIRST: Reason = {
  code: "throw_first",
  rule: "",
  words: message("game_of_ur/why-throw_first"),
};

/** Null where the element has something to do, and where only the house knows. */
export function reasonOf(choices: Choices, element: Element, mine: boolean): Reason | null {
  const { view } = choices;
  const what = thing(element);
  if (!what || view.winner !== null) return null;
  if (offersFor(choices, standsFor(choices, element)).length > 0) return null;
  const actor = view.to_move as Side;
  const waits = sideOf(1 - seatOf(actor));
  const theirs = what.kind === "bird" && what.side === waits;
  if (theirs || !mine) return notTheirTurn(waits, actor);
  if (choices.due || view.number === null) return THROW_FIRST;
  const [use] = what.kind === "bird" ? usesWith(view, what.bird, view.number) : [];
  return use?.words ? { code: use.code, rule: "", words: use.words } : null;
}
