/** The chances of all seats over the match; a click, or an arrow key, goes to a step. */
import type { JSX } from "preact";

import type { MatchReview } from "../generated/protocol";
import { seatLook } from "../ui/seats";
import { say } from "../words";
import { percent } from "./judged";
import { mistakesIn } from "./review";

const WIDE = 1000;
const HIGH = 100;
/** Steps that a page of keys goes. */
const FAR = 10;

interface GraphProps {
  review: MatchReview | null;
  steps: number;
  at: number;
  names: readonly string[];
  go(step: number): void;
}

/** Two seats share the height; of more each has a line of its own. */
function Lines({ curve, steps }: { curve: number[][]; steps: number }): JSX.Element {
  const x = (step: number): string => ((WIDE * step) / Math.max(1, steps)).toFixed(1);
  const y = (chance: number): string => (HIGH * (1 - chance)).toFixed(1);
  const seats = curve[0]?.length ?? 0;
  const path = (seat: number): string =>
    curve.map((chances, step) => `${step ? "L" : "M"}${x(step)} ${y(chances[seat] ?? 0)}`).join("");
  const last = x(curve.length - 1);
  const two = seats === 2;
  return (
    <>
      {two && (
        <>
          <path class="graph-part" d={`${path(0)}L${last} 0L0 0Z`} fill={seatLook(1).colour} />
          <path
            class="graph-part"
            d={`${path(0)}L${last} ${HIGH}L0 ${HIGH}Z`}
            fill={seatLook(0).colour}
          />
        </>
      )}
      {Array.from({ length: two ? 1 : seats }, (_, seat) => (
        <path
          key={seat}
          class="graph-line"
          d={path(seat)}
          stroke={two ? "currentColor" : seatLook(seat).colour}
        />
      ))}
    </>
  );
}

export function Graph({ review, steps, at, names, go }: GraphProps): JSX.Element {
  const curve = review?.curve ?? [];
  const here = curve[at];
  const lineOf = (seat: number): number => (names.length === 2 ? 0 : seat);
  const place = (step: number): string => `${(100 * step) / Math.max(1, steps)}%`;
  const bound = (step: number): number => Math.max(0, Math.min(steps, step));
  const told = here
    ? names.map((name, seat) => say("study-share", { name, percent: percent(here[seat] ?? 0) }))
    : [];
  const onKeyDown = (event: KeyboardEvent): void => {
    const by: Record<string, number> = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      PageUp: at - FAR,
      PageDown: at + FAR,
      Home: 0,
      End: steps,
    };
    const to = by[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    go(bound(to));
  };
  return (
    <div
      class="graph"
      role="slider"
      tabIndex={0}
      aria-label={say("study-graph")}
      aria-valuemin={0}
      aria-valuemax={steps}
      aria-valuenow={at}
      aria-valuetext={[say("replay-step", { step: at, of: steps }), ...told].join(", ")}
      data-testid="graph"
      data-steps={curve.length}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        go(bound(Math.round((steps * (event.clientX - box.left)) / box.width)));
      }}
    >
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
        {curve.length > 1 && <Lines curve={curve} steps={steps} />}
        <path class="graph-middle" d={`M0 ${HIGH / 2}H${WIDE}`} />
      </svg>
      {(review ? mistakesIn(review) : []).map(({ step, seat, blunder }) => (
        <span
          key={step}
          class={blunder ? "graph-dot blunder" : "graph-dot"}
          aria-hidden="true"
          data-step={step}
          style={{
            left: place(step),
            top: `${100 * (1 - (curve[step]?.[lineOf(seat)] ?? 0.5))}%`,
            background: seatLook(seat).colour,
          }}
        />
      ))}
      <span class="graph-here" aria-hidden="true" style={{ left: place(at) }} />
    </div>
  );
}
