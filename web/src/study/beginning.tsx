/** By which rules and with how many a position by hand begins: the same forms as for a new table. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { gameInfo } from "../app/house";
import { OptionsForm, PicturedOptions } from "../app/options";
import { Presets } from "../app/setup";
import { freshWish, optionValue, quickSeats, setOption } from "../app/wish";
import type { Wish } from "../app/wish";
import type { ByHand, GameInfo, StudyStep } from "../generated/protocol";
import { useStore } from "../store";
import { Choice } from "../ui/fields";
import { say } from "../words";
import type { Study } from "./study";

type Agreed = Pick<StudyStep, "seats" | "options">;

const changed = (wish: Wish): number => Object.keys(wish.options).length;

/** The form filled in as it was agreed here: by the preset that says most of it. */
export function wishOf(game: GameInfo, { seats, options }: Agreed): Wish {
  const fresh = { ...freshWish(game, ""), seats: quickSeats("computer", seats, "") };
  const asked = game.options.filter(({ name }) => name in options);
  const wishes = game.presets.map(({ name }) => {
    const wish: Wish = { ...fresh, preset: name };
    return asked.reduce(
      (told, option) => setOption(game, told, option, options[option.name] ?? option.default),
      wish,
    );
  });
  return wishes.toSorted((a, b) => changed(a) - changed(b))[0] ?? fresh;
}

/** The opening by these wishes. */
export const openingOf = (game: GameInfo, wish: Wish): ByHand => ({
  game: game.id,
  seats: wish.seats.length,
  options: Object.fromEntries(
    game.options.map((option) => [option.name, optionValue(game, wish, option)]),
  ),
});

function Form(props: { study: Study; game: GameInfo; shown: StudyStep }): JSX.Element {
  const { study, game, shown } = props;
  const [wish, onChange] = useState(() => wishOf(game, shown));
  const agreed = JSON.stringify([shown.seats, shown.options]);
  useEffect(() => onChange(wishOf(game, shown)), [agreed]);
  const part = { game, wish, onChange };
  return (
    <form
      class="beginning"
      onSubmit={(event) => {
        event.preventDefault();
        void study.setUp(openingOf(game, wish));
      }}
    >
      {game.seats.length > 1 && (
        <Choice
          legend={say("how-many")}
          name="study-seats"
          value={wish.seats.length}
          choices={game.seats.map((count) => [count, String(count)])}
          onChoose={(count) => onChange({ ...wish, seats: quickSeats("computer", count, "") })}
        />
      )}
      <PicturedOptions {...part} />
      <Presets {...part} />
      <OptionsForm {...part} />
      <button type="submit" class="button" data-testid="lay-out">
        {say("study-lay-out")}
      </button>
    </form>
  );
}

export function Beginning({ study }: { study: Study }): JSX.Element | null {
  const shown = useStore(study.now, (now) => now.shown);
  const [open, setOpen] = useState(false);
  const game = shown && gameInfo(shown.game);
  if (!shown || !game) return null;
  return (
    <details
      class="rules-here"
      open={open}
      data-testid="beginning"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{say("study-beginning")}</summary>
      {open && <Form study={study} game={game} shown={shown} />}
    </details>
  );
}
