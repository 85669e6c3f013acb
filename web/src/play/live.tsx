/** The one voice of the table for screen readers: what happened, what is asked, what was answered. */
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

import { useStore } from "../store";
import { say } from "../words";
import { askedNow } from "./asked";
import { ChoiceList } from "./choices";
import type { Sitting } from "./sitting";
import { useShown, useTable, useWord } from "./table";

/** So many sentences stay, for whoever comes late to them. */
const KEPT = 12;

export function Live({ sitting }: { sitting: Sitting }): JSX.Element {
  const table = useTable();
  const { telling } = table;
  const word = useWord();
  const box = useRef<HTMLDivElement>(null);
  // By hand: a sentence that were moved or drawn anew would be heard a second time.
  useLayoutEffect(
    () =>
      telling.said.subscribe(() => {
        for (const words of telling.said.get()) {
          const line = document.createElement("p");
          line.textContent = words;
          box.current?.append(line);
        }
        while ((box.current?.childElementCount ?? 0) > KEPT) box.current?.firstChild?.remove();
      }),
    [telling],
  );
  const hint = useStore(sitting.around, (around) => around.hint);
  const prompt = useShown((shown) => (shown.still ? null : shown.prompt));
  const refused = useShown((shown) => shown.refused);
  const held = useShown((shown) => shown.held);
  const begun = useShown((shown) => shown.begun && word(shown.begun));
  useEffect(() => {
    if (prompt || held) telling.speak(askedNow(sitting.around.get(), table.shown.get()));
  }, [prompt, held]);
  useEffect(() => {
    if (begun) telling.speak(begun);
  }, [begun]);
  useEffect(() => {
    if (refused) telling.speak(word(refused.words));
  }, [refused]);
  useEffect(() => {
    if (hint) telling.speak([hint.label, ...hint.reasons].map((part) => word(part)).join(" "));
  }, [hint]);
  const listing = useStore(table.listing, (open) => open);
  return (
    <>
      <div
        class="unseen"
        role="log"
        aria-live="polite"
        aria-label={say("told-label")}
        data-testid="live"
        ref={box}
      />
      {listing && <ChoiceList sitting={sitting} onClose={() => table.listing.set(false)} />}
    </>
  );
}
