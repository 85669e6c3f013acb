/** What a lesson says, how far one is, and the way on. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

import type { Taught } from "../generated/protocol";
import { Icon } from "../ui/icons";
import { say, word } from "../words";

export interface CardProps {
  taught: Taught;
  /** What others do is still being shown. */
  waits: boolean;
  onNext: () => void;
  onPlay: () => void;
}

export function Card({ taught, waits, onNext, onPlay }: CardProps): JSX.Element {
  const button = useRef<HTMLButtonElement>(null);
  const { lesson, of, asks, title, text } = taught;
  const last = lesson + 1 === of;
  useEffect(() => {
    if (!waits) button.current?.focus({ preventScroll: true });
  }, [lesson, waits]);
  return (
    <section
      class="lesson"
      aria-label={say("lesson-label")}
      data-testid="lesson"
      data-asked={JSON.stringify(asks)}
      data-id={taught.id}
    >
      <div aria-live="polite" aria-atomic="true">
        <p class="lesson-count quiet small">{say("lesson-count", { number: lesson + 1, of })}</p>
        <h2>{word(title)}</h2>
        <p class="lesson-text" key={lesson}>
          {word(text)}
        </p>
      </div>
      {asks.length === 0 && (
        <button
          type="button"
          class="button primary"
          data-walk=""
          data-testid={last ? "first-game" : "next-lesson"}
          disabled={waits}
          ref={button}
          onClick={(event) => {
            // the second half of a double click is meant for nothing
            if (event.detail < 2) (last ? onPlay : onNext)();
          }}
        >
          {last ? say("first-game") : say("lesson-next")} <Icon name="on" />
        </button>
      )}
    </section>
  );
}
