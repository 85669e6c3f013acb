/** What can be done, as real buttons: for screen readers, and whoever walks by Tab (GU-UI-4). */
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";

import { useShown, useWord } from "../../play/table";
import { useStore } from "../../store";
import { message } from "../../words";
import { END_TURN, offersFor, ring, SMALL } from "./choices";
import type { Choices } from "./choices";
import type { UrControl } from "./control";
import { thing } from "./data";
import { tipOf, tipWords } from "./tips";
import type { Element } from "./stage";

export const mirrorId = (element: Element): string => `ur-mirror-${element.replaceAll(":", "-")}`;

/** The small throw and the end of the turn have buttons of their own, for everybody. */
export const mirrored = (choices: Choices): Element[] =>
  ring(choices).filter((entry) => entry !== END_TURN && entry !== SMALL);

export function Mirror({ control }: { control: UrControl }): JSX.Element {
  const { by } = useStore(control.seen, (value) => value);
  const { hovered } = useShown((shown) => shown);
  const say = useWord();
  const choices = control.choices();
  const entries = mirrored(choices);
  const name = (element: Element): string => {
    const tip = tipOf(choices, element, true, "1");
    const [only, second] = offersFor(choices, element);
    if (only && !second && thing(element)?.kind !== "square") return say(only.label);
    return tip ? [tip.title, ...tip.does].map((part) => say(part)).join(", ") : element;
  };
  const selected = by === "keys" ? hovered : null;
  const tip = selected ? tipOf(choices, selected, control.myTurn(), "1") : null;
  const words =
    selected && tip
      ? tipWords(tip, control.reason(selected))
          .map((part) => say(part))
          .join(" ")
      : "";
  // What can be chosen is a button that is heard when it is reached; the rest is said here.
  const silent = selected !== null && !entries.includes(selected);
  useEffect(() => {
    if (silent && words) control.table.telling.speak(words);
  }, [silent, words]);
  return (
    <>
      <ul
        class="ur-mirror"
        aria-label={say(message("web/choices-label"))}
        hidden={entries.length === 0}
      >
        {entries.map((element) => (
          <li key={element}>
            <button
              type="button"
              id={mirrorId(element)}
              data-mirror={element}
              aria-pressed={choices.path[0] === element ? true : undefined}
              onFocus={() => control.select(element)}
              onClick={() => control.press(element)}
            >
              {name(element)}
            </button>
          </li>
        ))}
      </ul>
      <p class="ur-mirror" aria-hidden="true" data-testid="ur-selected">
        {words}
      </p>
    </>
  );
}
