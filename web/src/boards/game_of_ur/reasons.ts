/** Why an element does nothing, as the position says it: the first that applies (GU-UI-3.6). */
import type { Reason } from "../../play/table";
import { message } from "../../words";
import { offersFor, standsFor } from "./choices";
import type { Choices } from "./choices";
import { thing } from "./data";
import { usesWith } from "./outlook";
import type { Element } from "./stage";

/** It is known here before the house is asked: whose turn is shown, and which throw is held back. */
const NOT_YOUR_TURN: Reason = {
  code: "not_your_turn",
  rule: "",
  words: message("game_of_ur_board/why-not_your_turn"),
};
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
  const theirs = what.kind === "bird" && what.side !== view.to_move;
  if (theirs || !mine) return NOT_YOUR_TURN;
  if (choices.due || view.number === null) return THROW_FIRST;
  const [use] = what.kind === "bird" ? usesWith(view, what.bird, view.number) : [];
  return use?.words ? { code: use.code, rule: "", words: use.words } : null;
}
