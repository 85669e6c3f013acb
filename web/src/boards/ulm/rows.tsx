/** Rows of things that can be had or done, with what they give and cost. */
import type { ComponentChildren, JSX } from "preact";

import type { UlmView } from "../../generated/views";
import { useWord } from "../../play/table";
import { message } from "../../words";
import type { Message } from "../../words";
import { CHEAPER } from "./courses";
import { points } from "./river";
import { SignMark } from "./things";
import { ACTIONS } from "./tiles";

/** One thing that can be had: its picture, its name, what it does, and what it costs or brings. */
export function Row(props: {
  picture: JSX.Element;
  name: string;
  does: string;
  price?: ComponentChildren;
}): JSX.Element {
  return (
    <>
      {props.picture}
      <span class="ulm-row-words">
        <b>{props.name}</b>
        <i>{props.does}</i>
      </span>
      {props.price ? <em>{props.price}</em> : null}
    </>
  );
}

/** So many of some good, as a sign and a number. */
export function amount(of: string, count: number | string): JSX.Element {
  return (
    <>
      <SignMark of={of} size={17} />
      {count}
    </>
  );
}

/** What the action of a tile would do for the player to move. */
export function effectOf(view: UlmView, colour: string, quarters: string[]): Message {
  const { turn } = view;
  switch (colour) {
    case "turquoise": {
      const [first, ...more] = turn.sails.map((space) => points(view.river[space]?.vp ?? 0));
      if (first === undefined) return message("ulm_board/gives-no-river");
      const last = more.at(-1);
      if (last === undefined) return message("ulm_board/gives-river", { points: first });
      return message("ulm_board/gives-river-choice", { first, last });
    }
    case "orange":
      if (quarters.length === 0) return message("ulm_board/gives-no-seal");
      return message("ulm_board/gives-seal", { quarters: quarters.join(", ") });
    case "brown": {
      const decree = view.tower?.id ?? "";
      return message(`ulm_board/gives-card${CHEAPER.includes(decree) ? `-${decree}` : ""}`);
    }
    default:
      return message(`ulm_board/gives-${ACTIONS[colour]}`);
  }
}

export function priceOf(view: UlmView, colour: string): JSX.Element | null {
  if (colour === "orange") return amount("coins", view.turn.seal_price);
  return colour === "gray" ? amount("coins", `+${view.turn.money}`) : null;
}

export function useQuarterNames(view: UlmView): string[] {
  const say = useWord();
  return view.quarters
    .filter(({ id }) => view.turn.reach.includes(id))
    .map(({ name }) => say(name));
}
