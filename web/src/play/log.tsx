/** What happened, in sentences; pointing at one shows on the board what it speaks of. */
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

import { useStore } from "../store";
import { say, word } from "../words";
import { LineMark } from "./line-mark";
import { namesAt } from "./names";
import type { Sitting } from "./sitting";

const SHOWN = 150;
const NOTHING: ReadonlySet<string> = new Set();

export function Log({ sitting }: { sitting: Sitting }): JSX.Element {
  const log = useStore(sitting.around, (around) => around.log);
  const table = useStore(sitting.around, (around) => around.table);
  // Chosen once: lines that left at the top would shift the others while one reads.
  const [first, setFirst] = useState(() => Math.max(0, log.length - SHOWN));
  const box = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  const names = table ? namesAt(table) : [];
  useLayoutEffect(() => {
    if (following.current && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [log]);
  useEffect(() => () => point(NOTHING), []);
  const point = (told: ReadonlySet<string>): void => sitting.table.shown.update({ told });
  const hidden = Math.min(first, Math.max(0, log.length - SHOWN));
  const lines = log.slice(hidden);
  return (
    <div
      class="log"
      ref={box}
      tabIndex={0}
      role="region"
      aria-label={say("log-label")}
      onScroll={() => {
        const at = box.current;
        if (at) following.current = at.scrollHeight - at.scrollTop - at.clientHeight < 24;
      }}
    >
      {hidden > 0 && (
        <button type="button" class="button tiny" onClick={() => setFirst(0)}>
          {say("log-earlier", { count: hidden })}
        </button>
      )}
      {lines.length === 0 && <p class="quiet small">{say("log-empty")}</p>}
      <ol>
        {lines.map((line, at) => (
          <li
            key={hidden + at}
            class={line.seat !== null && lines[at - 1]?.step !== line.step ? "begins" : ""}
            onPointerEnter={() => point(new Set(line.targets))}
            onPointerLeave={() => point(NOTHING)}
          >
            <LineMark lines={lines} at={at} />
            {word(line.words, names)}
          </li>
        ))}
      </ol>
    </div>
  );
}
