/** The switch of this game on the settings screen. */
import type { JSX } from "preact";

import { useStore } from "../../store";
import { Check } from "../../ui/fields";
import { message, word } from "../../words";
import { royalSettings } from "./settings";

export function Settings(): JSX.Element {
  const { auto_move: auto } = useStore(royalSettings, (all) => all);
  return (
    <Check
      words={word(message("royal_game_of_ur_board/set-auto_move"))}
      value={auto}
      onChange={(auto_move) => royalSettings.update({ auto_move })}
    />
  );
}
