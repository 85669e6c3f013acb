/** Marks over the board: target rings that differ in form, the way of a flight, the captured. */
import type { JSX } from "preact";

import type { RingKind } from "../stage";

/** The colours of `ui.json`, lightened where the ground is dark. */
const COLOUR: Record<RingKind, string> = {
  plain: "var(--ur-ring-plain)",
  rosette: "var(--ur-ring-rosette)",
  capture: "var(--ur-ring-capture)",
  blocked: "var(--ur-ring-blocked)",
};

/** Short lines from the middle outwards. */
const spokes = (from: number, to: number, count: number): string =>
  Array.from({ length: count }, (_, k) => {
    const angle = (k * 2 * Math.PI) / count + Math.PI / count;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return `M${(from * cos).toFixed(1)},${(from * sin).toFixed(1)} L${(to * cos).toFixed(1)},${(to * sin).toFixed(1)}`;
  }).join("");

/** A ring around (0, 0): plain smooth, rosette with petals, capture with teeth, blocked crossed. */
export function Ring(props: { kind: RingKind }): JSX.Element {
  const colour = COLOUR[props.kind];
  return (
    <g class="ur-ring" data-ring={props.kind} fill="none" stroke-linecap="round">
      <circle r="39" stroke="var(--outline)" stroke-width="7" opacity="0.55" />
      <circle
        r="39"
        stroke={colour}
        stroke-width="4.5"
        stroke-dasharray={props.kind === "blocked" ? "9 8" : undefined}
      />
      {props.kind === "rosette"
        ? Array.from({ length: 8 }, (_, k) => (
            <circle
              key={k}
              cx={39 * Math.cos((k * Math.PI) / 4)}
              cy={39 * Math.sin((k * Math.PI) / 4)}
              r="5.5"
              fill={colour}
              stroke="var(--outline)"
            />
          ))
        : null}
      {props.kind === "capture" ? (
        <path d={spokes(27, 39, 8)} stroke={colour} stroke-width="5" />
      ) : null}
      {props.kind === "blocked" ? (
        <>
          <path
            d="M-22,-22 L22,22 M22,-22 L-22,22"
            stroke="var(--outline)"
            stroke-width="9"
            opacity="0.55"
          />
          <path
            d="M-22,-22 L22,22 M22,-22 L-22,22"
            stroke="var(--ur-ring-cross)"
            stroke-width="5"
          />
        </>
      ) : null}
    </g>
  );
}

/** The way along the route, dot after dot. */
export function Way(props: { points: readonly [number, number][] }): JSX.Element | null {
  if (props.points.length < 2) return null;
  const line = props.points.map(([x, y], k) => `${k ? "L" : "M"}${x},${y}`).join("");
  return (
    <g class="ur-way" fill="none" stroke-linecap="round" stroke-linejoin="round">
      <path d={line} stroke="var(--outline)" stroke-width="11" opacity="0.4" />
      <path d={line} stroke="var(--ur-way)" stroke-width="6" stroke-dasharray="1 13" />
    </g>
  );
}

/** Laid over a bird that would be captured. */
export function CapturedMark(): JSX.Element {
  return (
    <g class="ur-captured" stroke-linecap="round">
      <path d="M-30,30 L30,-30" stroke="var(--outline)" stroke-width="10" opacity="0.6" />
      <path d="M-30,30 L30,-30" stroke="var(--ur-captured)" stroke-width="6" />
    </g>
  );
}

/** A change of counters beside a pile: `-4`. */
export function Delta(props: { text: string; x: number; y: number }): JSX.Element {
  const gain = props.text.startsWith("+");
  return (
    <g class="ur-delta" transform={`translate(${props.x} ${props.y})`}>
      <rect
        x="-34"
        y="-21"
        width="68"
        height="42"
        rx="12"
        fill={gain ? "var(--ur-gain)" : "var(--ur-loss)"}
        stroke="var(--alabaster)"
        stroke-width="2"
      />
      <text y="10" text-anchor="middle" fill="var(--alabaster)" font-size="30" font-weight="700">
        {props.text}
      </text>
    </g>
  );
}
