/** Everything that can be done now as one list: each choice with its name, and what it would do. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { useStore } from "../store";
import { Dialog } from "../ui/dialog";
import { say } from "../words";
import { askedNow } from "./asked";
import { ACTION, actionKey, openElements, remaining } from "./choice";
import type { Offer } from "./choice";
import { canClose } from "./listening";
import type { Sitting } from "./sitting";
import { useOffers, useShown, useTable, useWord } from "./table";
import "./choices.css";

/** One line of the list: what is pressed, and what stands behind it. */
interface Line {
  /** The element, or the action without a place. */
  key: string;
  name: string;
  /** More about it: the thing an action begins with, or how many actions there are. */
  note: string;
}

export function linesOf(
  offers: readonly Offer[],
  path: readonly string[],
  nameOf: (element: string) => string,
  word: (label: Offer["label"]) => string,
): Line[] {
  const bare = remaining(offers, path).filter((offer) => offer.targets.length === path.length);
  const lines = bare.map((offer) => ({ key: actionKey(offer), name: word(offer.label), note: "" }));
  for (const [key, behind] of openElements(offers, path)) {
    const [only] = behind;
    const thing = nameOf(key);
    lines.push(
      only && behind.length === 1
        ? { key, name: word(only.label), note: thing === word(only.label) ? "" : thing }
        : { key, name: thing, note: say("choices-behind", { count: behind.length }) },
    );
  }
  return lines;
}

/** What the choice under the focus would do, as far as the house says. */
function Effect(): JSX.Element {
  const word = useWord();
  const preview = useShown((shown) => shown.preview) ?? [];
  const [only] = preview;
  const events = preview.length === 1 && only ? only.events : [];
  const words = events.flatMap((event) => (event.words ? [word(event.words)] : []));
  return (
    <p class="choices-effect" role="status">
      {words.length > 0 && say("choices-effect", { words: words.join(" ") })}
    </p>
  );
}

export function ChoiceList(props: { sitting: Sitting; onClose: () => void }): JSX.Element {
  const { sitting, onClose } = props;
  const table = useTable();
  const word = useWord();
  const offers = useOffers();
  const shown = useShown((now) => now);
  const around = useStore(sitting.around, (now) => now);
  const { path, waiting } = shown;
  const list = useRef<HTMLUListElement>(null);
  const lines = waiting ? [] : linesOf(offers, path, (each) => table.nameOf(each), word);
  const done = canClose(around);
  // The next step of a choice begins at the head of its list.
  useEffect(() => list.current?.querySelector("button")?.focus(), [path, waiting]);
  // While others play there is nothing to list, and below it nothing would be heard.
  const nothing = offers.length === 0 && !done;
  useEffect(() => {
    if (nothing) onClose();
  }, [nothing]);
  // The list stands for the page below it, which says what comes of the choice.
  const press = (act: () => void): void => {
    act();
    if (table.offers().length === 0) onClose();
  };
  const pick = (key: string): void => {
    const offer = offers.find((each) => key.startsWith(ACTION) && actionKey(each) === key);
    press(() => (offer ? table.decide(offer, offer.targets) : table.pick(key)));
  };
  const plain = (words: string, act: () => void): JSX.Element => (
    <li>
      <button type="button" class="button" onClick={() => press(act)}>
        {words}
      </button>
    </li>
  );
  return (
    <Dialog title={say("listen-choices")} onClose={onClose} class="choice-list">
      <p class="choices-asked">{askedNow(around, shown)}</p>
      <ul ref={list} aria-label={say("choices-label")}>
        {lines.map(({ key, name, note }) => (
          <li key={key}>
            <button
              type="button"
              class="button"
              onClick={() => pick(key)}
              onFocus={() => table.hover(key)}
              onBlur={() => table.hover(null)}
            >
              {name} {note && <small>{note}</small>}
            </button>
          </li>
        ))}
        {waiting && plain(say("confirm"), () => table.confirm())}
        {done && plain(say("done"), () => sitting.command("done"))}
        {(path.length > 0 || waiting) && plain(say("step-back"), () => table.back())}
      </ul>
      <Effect />
      <div class="row end">
        <button type="button" class="button" onClick={onClose}>
          {say("close")}
        </button>
      </div>
    </Dialog>
  );
}
