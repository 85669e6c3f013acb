/** Why a click on an element does nothing: the first reason that applies (GU-UI-3.6). */
import type { Message } from "../../words";
import { message } from "../../words";
import { LARGE, offersFor, SMALL, standsFor } from "./choices";
import type { Choices } from "./choices";
import { thing } from "./data";
import { usesWith } from "./outlook";
import type { Element } from "./stage";

export interface Refusal {
  /** One of `data.json` `illegal_reasons`, or a word of ours for dice and squares. */
  code: string;
  words: Message;
}

const NOT_YOUR_TURN: Refusal = {
  code: "not_your_turn",
  words: message("game_of_ur_board/why-not_your_turn"),
};
const THROW_FIRST: Refusal = {
  code: "throw_first",
  words: message("game_of_ur/why-throw_first"),
};

/** Null where the element has something to do, or is not for doing anything. */
export function refusal(choices: Choices, element: Element, mine: boolean): Refusal | null {
  const { view } = choices;
  const what = thing(element);
  if (!what || what.kind === "pile" || view.winner !== null) return null;
  if (element === SMALL && choices.due) return null;
  if (offersFor(choices, standsFor(choices, element)).length > 0) return null;
  if (what.kind === "bird") {
    if (what.side !== view.to_move || !mine) return NOT_YOUR_TURN;
    if (choices.due || view.number === null) return THROW_FIRST;
    const [use] = usesWith(view, what.bird, view.number);
    return use?.words ? { code: use.code, words: use.words } : null;
  }
  if (!mine) return NOT_YOUR_TURN;
  if (element === LARGE) {
    if (choices.due) return THROW_FIRST;
    return { code: "large_once", words: message("game_of_ur/why-large_once") };
  }
  if (element === SMALL) {
    return { code: "thrown", words: message("game_of_ur_board/why-small_thrown") };
  }
  if (choices.due) return THROW_FIRST;
  return { code: "no_bird", words: message("game_of_ur_board/why-no_bird") };
}
