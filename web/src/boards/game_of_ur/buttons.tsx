/** What is to be done now, in the dock: a throw, the choice between move and gamble, the end of a turn. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import type { UrView } from "../../generated/views";
import type { Offer } from "../../play/choice";
import { useShown, useTable, useWord } from "../../play/table";
import { useStore } from "../../store";
import { message } from "../../words";
import type { Message } from "../../words";
import { begins, gambleOf, gambles, LARGE, SMALL } from "./choices";
import type { Stake } from "./choices";
import { controlOf } from "./control";
import type { UrControl } from "./control";
import { countUses } from "./outlook";

type Chances = ReadonlyMap<number, number>;
const UNKNOWN: Chances = new Map();

/** What each choice is worth now, once somebody has said so. */
function useChances({ table }: UrControl): Chances {
  const version = useShown((shown) => shown.version);
  const [known, setKnown] = useState({ version: -1, chances: UNKNOWN });
  useEffect(() => {
    let gone = false;
    void table.hands.chances?.().then((chances) => {
      if (!gone) setKnown({ version, chances });
    });
    return () => {
      gone = true;
    };
  }, [table, version]);
  return known.version === version ? known.chances : UNKNOWN;
}

/** The chance to win of the best of some offers. */
function Chance(props: {
  offers: readonly Offer[];
  chances: Chances;
  id: string;
}): JSX.Element | null {
  const say = useWord();
  const best = Math.max(...props.offers.map(({ id }) => props.chances.get(id) ?? 0));
  if (best <= 0) return null;
  const percent = Math.round(best * 1000) / 10;
  return (
    <small class="ur-chance" data-testid={props.id}>
      {say(message("game_of_ur_board/chance-to-win", { percent }))}
    </small>
  );
}

/** What a throw of the large bone is for; where nothing could use its number, that. */
function wager(forced: boolean, vain: boolean, stakes: Stake): Message {
  const args = { ...stakes };
  if (forced)
    return vain
      ? message("game_of_ur_board/must-gamble-vain", args)
      : message("game_of_ur_board/must-gamble", args);
  return vain
    ? message("game_of_ur_board/gamble-vain", args)
    : message("game_of_ur_board/gamble", args);
}

/** The number that was thrown, beside what the large bone would make of it, and at which chance. */
function Gamble({ control }: { control: UrControl }): JSX.Element | null {
  const say = useWord();
  const chances = useChances(control);
  const choices = control.choices();
  const gamble = gambleOf(choices);
  if (!gamble) return null;
  const bird = begins(choices).find((element) => element !== LARGE);
  const { offers } = choices;
  const stakes = { chance: gamble.chance, number: gamble.number };
  const vain = countUses(choices.view, gamble.number) === 0;
  return (
    <>
      {bird !== undefined && (
        <button
          type="button"
          class="button primary"
          data-testid="ur-use"
          onClick={() => control.use()}
        >
          {say(message("game_of_ur_board/use-number", { number: choices.view.number ?? 0 }))}
          <Chance
            offers={offers.filter((offer) => !gambles(offer))}
            chances={chances}
            id="ur-chance-use"
          />
        </button>
      )}
      <button
        type="button"
        class={bird === undefined ? "button primary" : "button"}
        data-testid="ur-gamble"
        onClick={() => {
          control.pointFrom(null); // the button goes with the throw, and nobody will have left it
          control.press(LARGE);
        }}
        onPointerEnter={() => control.pointFrom(LARGE)}
        onPointerLeave={() => control.pointFrom(null)}
      >
        {say(wager(bird === undefined, vain, stakes))}
        {bird !== undefined && (
          <Chance offers={offers.filter(gambles)} chances={chances} id="ur-chance-gamble" />
        )}
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
