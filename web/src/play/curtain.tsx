/** Between two people at one screen whose hands are hidden from each other. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { useStore } from "../store";
import { Rosette } from "../ui/rosette";
import { SeatMark } from "../ui/seats";
import { say } from "../words";
import { nameAt } from "./names";
import type { Sitting } from "./sitting";
import "./curtain.css";

export function Curtain({ sitting }: { sitting: Sitting }): JSX.Element | null {
  const curtain = useStore(sitting.around, (around) => around.curtain);
  const table = useStore(sitting.around, (around) => around.table);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [curtain]); // there is nothing else to do
  if (curtain === null || !table) return null;
  const name = nameAt(table, curtain);
  return (
    <section class="curtain" aria-labelledby="curtain-title" data-testid="curtain">
      <div class="curtain-words panel padded">
        <Rosette size={64} />
        <h2 id="curtain-title">{say("curtain-title", { name })}</h2>
        <p class="quiet">{say("curtain-lead")}</p>
        <button
          type="button"
          class="button primary"
          ref={button}
          onClick={() => sitting.lift()}
          data-walk=""
          data-testid="lift"
        >
          <SeatMark seat={curtain} /> {say("curtain-lift", { name })}
        </button>
      </div>
    </section>
  );
}
