/** Which keys do what at the table. */
import type { JSX } from "preact";

import { settings } from "../settings";
import { useStore } from "../store";
import { Dialog } from "../ui/dialog";
import { say } from "../words";

interface Key {
  keys: string[];
  does: string;
}

function shellKeys(letters: boolean, own: boolean): Key[] {
  const always: Key[] = [
    ...(own
      ? []
      : [
          { keys: ["←", "→", "↑", "↓"], does: say("key-arrows") },
          { keys: [say("key-enter-name")], does: say("key-enter") },
          { keys: [say("key-space-name")], does: say("key-space") },
        ]),
    { keys: [say("key-tab-name")], does: say("key-tab") },
    { keys: [say("key-esc-name")], does: say("key-esc") },
    { keys: ["F2", ...(letters ? ["E"] : [])], does: say("listen-again") },
    { keys: ["F4", ...(letters ? ["W"] : [])], does: say("listen-where") },
    { keys: ["F8", ...(letters ? ["C"] : [])], does: say("listen-choices") },
  ];
  const single: Key[] = [
    { keys: ["U"], does: say("undo") },
    { keys: [say("key-shift-name"), "U"], does: say("redo") },
    { keys: ["I"], does: say("hint") },
    { keys: ["S"], does: say("skip") },
    { keys: ["F"], does: say("fast-forward") },
    { keys: ["L"], does: say("key-log") },
    { keys: ["H"], does: say("menu-rules") },
    { keys: ["M"], does: say("key-sound") },
    { keys: ["?"], does: say("shortcuts-title") },
  ];
  return letters ? [...always, ...single] : always;
}

export function Shortcuts(props: { onClose: () => void; stageKeys: readonly Key[] }): JSX.Element {
  const letters = useStore(settings, (now) => now.letters);
  const all = [...props.stageKeys, ...shellKeys(letters, props.stageKeys.length > 0)];
  return (
    <Dialog title={say("shortcuts-title")} onClose={props.onClose}>
      <dl class="shortcuts">
        {all.map(({ keys, does }) => (
          <div key={keys.join(" ") + does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label class="check">
        <input
          type="checkbox"
          checked={letters}
          onChange={(event) => settings.update({ letters: event.currentTarget.checked })}
        />
        {say("setting-letters")}
      </label>
      <div class="row end">
        <button type="button" class="button primary" onClick={props.onClose}>
          {say("close")}
        </button>
      </div>
    </Dialog>
  );
}
