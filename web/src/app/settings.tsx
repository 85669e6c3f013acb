/** The settings of this device. */
import type { ComponentType, JSX } from "preact";

import { GAME_SETTINGS } from "../boards";
import { LANGUAGES } from "../language";
import { settings } from "../settings";
import type { Settings } from "../settings";
import { useStore } from "../store";
import { Check, Choice } from "../ui/fields";
import { say } from "../words";
import { gameTitle, needBoardWords } from "./house";
import { Lazy } from "./lazy";
import "./settings.css";

export { Check, Choice };

const loaders = new Map<string, () => Promise<{ default: ComponentType<object> }>>();

/** One loader a game, so that what is loaded stays loaded. */
function loader(game: string): (() => Promise<{ default: ComponentType<object> }>) | null {
  const load = GAME_SETTINGS[game];
  if (!load) return null;
  let found = loaders.get(game);
  if (!found) {
    found = async () => {
      const [{ Settings }] = await Promise.all([load(), needBoardWords(game)]);
      return { default: Settings as ComponentType<object> };
    };
    loaders.set(game, found);
  }
  return found;
}

function OfGame({ game }: { game: string }): JSX.Element | null {
  const load = loader(game);
  if (!load) return null;
  return (
    <section class="settings-part">
      <h2>{gameTitle(game)}</h2>
      <Lazy load={load} props={{}} />
    </section>
  );
}

const set = (part: Partial<Settings>): void => settings.update(part);

export function SettingsForm({ game }: { game?: string }): JSX.Element {
  const now = useStore(settings, (all) => all);
  return (
    <div class="settings">
      <section class="settings-part">
        <h2>{say("settings-look")}</h2>
        <Choice
          legend={say("setting-language")}
          name="language"
          value={now.language}
          choices={[["", say("language-system")], ...LANGUAGES]}
          onChoose={(language) => {
            set({ language });
            location.reload(); // so that nothing is left that was said in another one
          }}
        />
        <Choice
          legend={say("setting-theme")}
          name="theme"
          value={now.theme}
          choices={[
            ["system", say("theme-system")],
            ["dark", say("theme-dark")],
            ["light", say("theme-light")],
          ]}
          onChoose={(theme) => set({ theme })}
        />
        <Choice
          legend={say("setting-contrast")}
          name="contrast"
          value={now.contrast}
          choices={[
            ["system", say("contrast-system")],
            ["usual", say("contrast-usual")],
            ["more", say("contrast-more")],
          ]}
          onChoose={(contrast) => set({ contrast })}
        />
        <Choice
          legend={say("setting-text")}
          name="text"
          value={now.textSize}
          choices={[
            ["normal", say("text-normal")],
            ["large", say("text-large")],
            ["larger", say("text-larger")],
          ]}
          onChoose={(textSize) => set({ textSize })}
        />
        <Choice
          legend={say("setting-motion")}
          name="motion"
          value={now.motion}
          choices={[
            ["system", say("motion-system")],
            ["full", say("motion-full")],
            ["reduced", say("motion-reduced")],
          ]}
          onChoose={(motion) => set({ motion })}
        />
        <Choice
          legend={say("setting-speed")}
          name="speed"
          value={now.speed}
          choices={[
            [0.5, say("speed-slow")],
            [1, say("speed-natural")],
            [2, say("speed-fast")],
            [4, say("speed-faster")],
            [0, say("speed-off")],
          ]}
          onChoose={(speed) => set({ speed })}
          note={say("setting-speed-note")}
        />
      </section>
      <section class="settings-part">
        <h2>{say("settings-play")}</h2>
        <Check
          words={say("setting-confirm")}
          note={say("setting-confirm-note")}
          value={now.confirm}
          onChange={(confirm) => set({ confirm })}
        />
        <Check
          words={say("setting-show-first")}
          note={say("setting-show-first-note")}
          value={now.showFirst}
          onChange={(showFirst) => set({ showFirst })}
        />
        <Choice
          legend={say("setting-end")}
          name="end"
          value={now.endTurn}
          choices={[
            ["auto", say("end-auto")],
            ["manual", say("end-manual")],
          ]}
          onChoose={(endTurn) => set({ endTurn })}
          note={say("setting-end-note")}
        />
        <Check
          words={say("setting-marks")}
          value={now.marks}
          onChange={(marks) => set({ marks })}
        />
        <Check
          words={say("setting-previews")}
          value={now.previews}
          onChange={(previews) => set({ previews })}
        />
        <Check
          words={say("setting-letters")}
          value={now.letters}
          onChange={(letters) => set({ letters })}
        />
      </section>
      <section class="settings-part">
        <h2>{say("settings-sound")}</h2>
        <Check
          words={say("setting-sound")}
          value={now.sound}
          onChange={(sound) => set({ sound })}
        />
        <div class="field setting">
          <label for="volume">{say("setting-volume")}</label>
          <input
            id="volume"
            type="range"
            min="0"
            max="1"
            step="0.05"
            value={now.volume}
            disabled={!now.sound}
            onInput={(event) => set({ volume: Number(event.currentTarget.value) })}
          />
        </div>
      </section>
      {(game ? [game] : Object.keys(GAME_SETTINGS)).map((each) => (
        <OfGame key={each} game={each} />
      ))}
    </div>
  );
}

export default function SettingsScreen(): JSX.Element {
  return (
    <>
      <h1 class="screen-title" tabIndex={-1}>
        {say("menu-settings")}
      </h1>
      <p class="quiet lead">{say("settings-lead")}</p>
      <SettingsForm />
    </>
  );
}
