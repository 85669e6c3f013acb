/** The log of a replay: a line leads to the moment it tells of. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

import type { LogItem } from "../generated/protocol";
import { say, word } from "../words";
import { LineMark } from "./line-mark";
import "./column.css";

/** The steps at which another seat's turn begins, the beginning first. */
export function turnsIn(lines: readonly LogItem[]): number[] {
  const turns = [0];
  let seat: number | null = null;
  for (const line of lines) {
    if (line.seat === null || line.seat === seat) continue;
    if (seat !== null) turns.push(line.step - 1);
    seat = line.seat;
  }
  return turns;
}

interface LinesProps {
  lines: readonly LogItem[];
  names: readonly string[];
  at: number;
  go(step: number): void;
}

export function ReplayLog({ lines, names, at, go }: LinesProps): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const here = lines.findLastIndex((line) => line.step <= at);
  useLayoutEffect(() => {
    const line = box.current?.querySelector<HTMLElement>("[aria-current]");
    if (!box.current || !line) return;
    const top = line.offsetTop - box.current.offsetTop;
    box.current.scrollTop = top - box.current.clientHeight / 2;
  }, [here]);
  return (
    <div class="talk">
      <div class="tabs panel">
        <div class="tab-body">
          <div class="log" ref={box} role="region" aria-label={say("log-label")} tabIndex={0}>
            <ol class="replay-lines">
              {lines.map((line, index) => (
                <li key={index}>
                  <button
                    type="button"
                    data-testid="log-line"
                    data-step={line.step}
                    aria-current={index === here ? "step" : undefined}
                    class={line.step > at ? "later" : ""}
                    onClick={() => go(line.step)}
                  >
                    <LineMark lines={lines} at={index} />
                    <span>{word(line.words, names)}</span>
                  </button>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </div>
    </div>
  );
}
