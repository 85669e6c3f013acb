/** The switches of this game on the settings screen. */
import type { JSX } from "preact";

import { Check, Choice } from "../../ui/fields";
import { useStore } from "../../store";
import { message, word } from "../../words";
import { tier, TIERS, urSettings } from "./settings";
import type { UrSettings } from "./settings";
import type { Tier } from "./stage";

const TIER_WORDS: Record<Tier, string> = {
  auto: "game_of_ur_board/tier-auto",
  high: "game_of_ur_board/tier-high",
  mid: "game_of_ur_board/tier-mid",
  low: "game_of_ur_board/tier-low",
  test: "game_of_ur_board/tier-test",
};

const say = (id: string): string => word(message(id));

const set = (part: Partial<UrSettings>): void => urSettings.update(part);

export function Settings(): JSX.Element {
  const now = useStore(urSettings, (all) => all);
  const tiers: readonly Tier[] = tier() === "test" ? [...TIERS, "test"] : TIERS;
  return (
    <>
      <Choice
        legend={say("game_of_ur_board/set-stage")}
        name="ur-stage"
        value={now.stage}
        choices={[
          ["scene", say("game_of_ur_board/stage-scene")],
          ["flat", say("game_of_ur_board/stage-flat")],
        ]}
        onChoose={(stage) => set({ stage })}
      />
      <Choice
        legend={say("game_of_ur_board/set-tier")}
        name="ur-tier"
        value={now.tier}
        choices={tiers.map((each) => [each, say(TIER_WORDS[each])])}
        onChoose={(wished) => set({ tier: wished })}
      />
      <Choice
        legend={say("game_of_ur_board/set-projection")}
        name="ur-projection"
        value={now.projection}
        choices={[
          ["perspective", say("game_of_ur_board/projection-perspective")],
          ["orthographic", say("game_of_ur_board/projection-orthographic")],
        ]}
        onChoose={(projection) => set({ projection })}
      />
      <Check
        words={say("game_of_ur_board/set-camera_motion")}
        value={now.camera_motion}
        onChange={(camera_motion) => set({ camera_motion })}
      />
      <Check
        words={say("game_of_ur_board/set-flip_camera")}
        value={now.flip_camera}
        onChange={(flip_camera) => set({ flip_camera })}
      />
      <Check
        words={say("game_of_ur_board/set-show_numbers")}
        value={now.show_numbers}
        onChange={(show_numbers) => set({ show_numbers })}
      />
      <Choice
        legend={say("game_of_ur_board/set-show_values")}
        name="ur-values"
        value={now.show_values}
        choices={[
          ["auto", say("game_of_ur_board/values-auto")],
          ["on", say("game_of_ur_board/values-on")],
          ["off", say("game_of_ur_board/values-off")],
        ]}
        onChoose={(show_values) => set({ show_values })}
      />
      <Check
        words={say("game_of_ur_board/set-auto_throw")}
        value={now.auto_throw}
        onChange={(auto_throw) => set({ auto_throw })}
      />
    </>
  );
}
