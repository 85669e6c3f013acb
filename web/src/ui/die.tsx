/** A die of six faces that tumbles to the number thrown, and a card that is turned up. */
import type { ComponentChildren, JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

import { paced } from "../settings";
import "./die.css";

const TUMBLE = 700;
const TURN = 420;
/** Faces that pass by before the one that was thrown. */
const PASSING = 6;

const LOW = 22;
const MIDDLE = 50;
const HIGH = 78;
const PIPS: Record<number, [number, number][]> = {
  1: [[MIDDLE, MIDDLE]],
  2: [
    [LOW, HIGH],
    [HIGH, LOW],
  ],
  3: [
    [LOW, HIGH],
    [MIDDLE, MIDDLE],
    [HIGH, LOW],
  ],
  4: [
    [LOW, LOW],
    [LOW, HIGH],
    [HIGH, LOW],
    [HIGH, HIGH],
  ],
  5: [
    [LOW, LOW],
    [LOW, HIGH],
    [MIDDLE, MIDDLE],
    [HIGH, LOW],
    [HIGH, HIGH],
  ],
  6: [
    [LOW, LOW],
    [LOW, MIDDLE],
    [LOW, HIGH],
    [HIGH, LOW],
    [HIGH, MIDDLE],
    [HIGH, HIGH],
  ],
};

function Pips({ face }: { face: number }): JSX.Element {
  return (
    <svg viewBox="0 0 100 100" class="die-face" data-face={face}>
      {(PIPS[face] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="10" />
      ))}
    </svg>
  );
}

interface DieProps {
  face: number;
  /** Another value is another throw, also of the same face. */
  thrown: number | string;
  /** What it is and shows, for who hears it. */
  label: string;
  class?: string;
}

export function Die({ face, thrown, label, class: classes = "" }: DieProps): JSX.Element {
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const time = paced(TUMBLE);
    const node = box.current;
    if (!node || time === 0 || !("animate" in node)) return;
    const easing = "cubic-bezier(0.2, 0.7, 0.3, 1)";
    node.animate(
      { rotate: ["-540deg", "0deg"], translate: ["-60% -120%", "12% 8%", "0 0"] },
      { duration: time, easing },
    );
    // All faces lie on each other; they take turns in the flight, and the thrown one stays.
    for (const [at, other] of [...node.children].entries()) {
      const flashes = Array.from({ length: PASSING }, (_, step) => ((step + at) % 6 === 0 ? 1 : 0));
      const last = other.getAttribute("data-face") === String(face) ? 1 : 0;
      other.animate({ opacity: [...flashes, last] }, { duration: time, easing: "steps(6, end)" });
    }
  }, [thrown]);
  return (
    <span class={`die ${classes}`} role="img" aria-label={label} ref={box}>
      {[1, 2, 3, 4, 5, 6].map((each) => (
        <span key={each} class={each === face ? "die-side is-up" : "die-side"} data-face={each}>
          <Pips face={each} />
        </span>
      ))}
    </span>
  );
}

const EDGE = "0.02 1";

/** In a drawing, what lies face up as soon as it is drawn: as it comes it turns over from its back. */
export function TurnedUp(props: {
  back: ComponentChildren;
  children: ComponentChildren;
}): JSX.Element {
  const front = useRef<SVGGElement>(null);
  const back = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const time = paced(TURN);
    if (time === 0 || !front.current || !back.current || !("animate" in front.current)) return;
    back.current.animate(
      { opacity: [1, 1, 0, 0], scale: ["1 1", EDGE, EDGE, EDGE], offset: [0, 0.5, 0.5, 1] },
      { duration: time },
    );
    front.current.animate(
      { opacity: [0, 0, 1, 1], scale: [EDGE, EDGE, EDGE, "1 1"], offset: [0, 0.5, 0.5, 1] },
      { duration: time },
    );
  }, []);
  return (
    <>
      <g class="turned" ref={front}>
        {props.children}
      </g>
      <g class="turned is-back" ref={back}>
        {props.back}
      </g>
    </>
  );
}
