/** What is to be done now, in the dock: a throw, the choice between move and gamble, the end of a turn. */
import type { JSX } from "preact";

import type { UrView } from "../../generated/views";
import { useShown, useTable, useWord } from "../../play/table";
import { useStore } from "../../store";
import { message } from "../../words";
import { begins, gambleOf, LARGE, SMALL } from "./choices";
import { controlOf } from "./control";
import type { UrControl } from "./control";

/** The number that was thrown, beside what the large bone would make of it, and at which chance. */
function Gamble({ control }: { control: UrControl }): JSX.Element | null {
  const say = useWord();
  const choices = control.choices();
  const gamble = gambleOf(choices);
  if (!gamble) return null;
  const bird = begins(choices).find((element) => element !== LARGE);
  const stakes = { chance: gamble.chance, number: gamble.number };
  return (
    <>
      {bird !== undefined && (
        <button
          type="button"
          class="button primary"
          data-testid="ur-use"
          onClick={() => control.select(bird)}
        >
          {say(message("game_of_ur_board/use-number", { number: choices.view.number ?? 0 }))}
        </button>
      )}
      <button
        type="button"
        class={bird === undefined ? "button primary" : "button"}
        data-testid="ur-gamble"
        onClick={() => control.press(LARGE)}
        onPointerEnter={() => control.table.hover(LARGE)}
        onPointerLeave={() => control.table.hover(null)}
      >
        {bird === undefined
          ? say(message("game_of_ur_board/must-gamble", stakes))
          : say(message("game_of_ur_board/gamble", stakes))}
      </button>
    </>
  );
}

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
      <Gamble control={control} />
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
