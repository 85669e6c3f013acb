/** How many of something: one less, one more. */
import type { JSX } from "preact";

import { useWord } from "../../play/table";
import { message } from "../../words";
import type { Message } from "../../words";
import { Sign } from "./signs";

interface StepsProps {
  sign: string;
  name: Message;
  /** Of how many. */
  most: number;
  count: number;
  /** What a step does; null where there is none. */
  less: (() => void) | null;
  more: (() => void) | null;
  hinted?: boolean;
}

export function Steps(props: StepsProps): JSX.Element {
  const { count, less, more } = props;
  const say = useWord();
  const name = say(props.name);
  return (
    <li class="cc-trade-row">
      <Sign of={props.sign} size={22} />
      <span class="cc-trade-name">
        {name}{" "}
        <small class="quiet">
          {say(message("clash_of_cultures_board/of-most", { most: props.most }))}
        </small>
      </span>
      <button
        type="button"
        class="button square"
        disabled={!less}
        aria-label={say(message("clash_of_cultures_board/one-less", { name }))}
        onClick={() => less?.()}
      >
        −
      </button>
      <b>{count}</b>
      <button
        type="button"
        class={props.hinted ? "button square is-hinted" : "button square"}
        disabled={!more}
        aria-label={say(message("clash_of_cultures_board/one-more", { name }))}
        onClick={() => more?.()}
      >
        +
      </button>
    </li>
  );
}
