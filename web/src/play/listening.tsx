/**
 * For those who listen instead of looking: what happened once more, where one is, and everything
 * that can be done as one list. The buttons are out of sight until they have the focus.
 */
import type { JSX } from "preact";

import type { AnyBoard } from "../boards";
import { say } from "../words";
import { askedNow } from "./asked";
import type { Around } from "./around";
import type { Sitting } from "./sitting";
import { whereAmI } from "./where";

export function repeat({ table: { telling } }: Sitting): void {
  if (!telling.again()) telling.speak(say("told-nothing"));
}

/** Whether the turn waits to be closed by whoever sits here. */
export const canClose = ({ turn, eyes, playing, sending }: Around): boolean =>
  turn !== null && turn.open !== null && turn.open === eyes && !playing && !sending;

/** Open the list of what can be done; where nothing can, say what one waits for. */
export function listChoices({ table, around }: Sitting): void {
  if (canClose(around.get()) || table.offers().length > 0) table.listing.set(true);
  // What has just been shown is not said a second time.
  else if (around.get().playing) table.telling.speak(say("prompt-playing"));
  else table.telling.speak(askedNow(around.get(), table.shown.get()));
}

export function tellWhere(sitting: Sitting, module: AnyBoard | null): void {
  sitting.table.telling.speak(whereAmI(sitting, module));
}

export function Listening(props: { sitting: Sitting; module: AnyBoard | null }): JSX.Element {
  const { sitting, module } = props;
  const ways: [id: string, name: string, keys: string, act: () => void][] = [
    ["listen-choices", say("listen-choices"), "F8 C", () => listChoices(sitting)],
    ["listen-where", say("listen-where"), "F4 W", () => tellWhere(sitting, module)],
    ["listen-again", say("listen-again"), "F2 E", () => repeat(sitting)],
  ];
  return (
    <div class="listening" role="group" aria-label={say("listen-label")}>
      {ways.map(([id, name, keys, act]) => (
        <button
          key={id}
          type="button"
          class="button tiny"
          aria-keyshortcuts={keys}
          data-testid={id}
          onClick={act}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
