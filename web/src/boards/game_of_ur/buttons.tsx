/** What is to be done now, in the dock: a throw, the end of a turn. */
import type { JSX } from "preact";

import type { UrView } from "../../generated/views";
import { useShown, useTable, useWord } from "../../play/table";
import { useStore } from "../../store";
import { message } from "../../words";
import { SMALL } from "./choices";
import { controlOf } from "./control";

export function Buttons({ view }: { view: UrView }): JSX.Element {
  const control = controlOf(useTable(), view);
  useStore(control.seen, (value) => value);
  useShown((shown) => shown);
  const say = useWord();
  const { due, open } = control.choices();
  return (
    <>
      {due && (
        <button
          type="button"
          class="button primary"
          data-testid="ur-throw"
          onClick={() => control.press(SMALL)}
        >
          {say(message("game_of_ur_board/throw-small"))}
        </button>
      )}
      {open && (
        <button
          type="button"
          class="button primary"
          data-testid="ur-end-turn"
          onClick={() => control.endTurn()}
        >
          {say(message("game_of_ur_board/end-turn"))}
        </button>
      )}
    </>
  );
}
