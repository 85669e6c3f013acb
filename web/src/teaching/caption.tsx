/** In first games: one sentence of what a kind of decision is about, until it was understood. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { useShown } from "../play/table";
import { useStore } from "../store";
import { hasWords, message, needCatalogues, say, word } from "../words";
import { captions, isTaught, lessonsOf } from "./progress";
import "./teaching.css";

export function HelpingCaption({ game }: { game: string }): JSX.Element | null {
  const { on, read } = useStore(captions, (now) => now);
  const seat = useShown((shown) => shown.seat);
  const prompt = useShown((shown) => shown.prompt);
  const [, arrived] = useState(false);
  useEffect(() => {
    if (!on || !isTaught(game)) return;
    needCatalogues([lessonsOf(game)]).then(
      () => arrived(true),
      () => undefined, // one plays without captions then
    );
  }, [on, game]);
  if (!on || !prompt || prompt.seat !== seat) return null;
  const { decision } = prompt;
  const id = `${game}_introduction/caption-${decision}`;
  if (read.includes(id) || !hasWords(id)) return null;
  return (
    <aside class="helping" aria-label={say("caption-label")} data-testid="helping">
      <p>{word(message(id))}</p>
      <div class="row">
        <button
          type="button"
          class="button tiny"
          data-testid="caption-read"
          onClick={() => captions.set({ on, read: [...read, id] })}
        >
          {say("caption-read")}
        </button>
        <button
          type="button"
          class="button tiny bare"
          data-testid="captions-off"
          onClick={() => captions.set({ on: false, read })}
        >
          {say("captions-off")}
        </button>
      </div>
    </aside>
  );
}
