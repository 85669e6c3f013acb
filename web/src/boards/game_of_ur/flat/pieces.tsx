/** A bird on its base: light ones round, dark ones eight-sided with a dotted rim; the Eagle matt. */
import type { JSX } from "preact";

import type { Bird, Side } from "../stage";
import { BirdHead } from "./birds";

const ROUND = "M-34,0 A34,34 0 1 1 34,0 A34,34 0 1 1 -34,0 Z";
const OCTAGON = Array.from({ length: 8 }, (_, k) => {
  const angle = Math.PI / 8 + (k * Math.PI) / 4;
  return `${k ? "L" : "M"}${(36 * Math.cos(angle)).toFixed(1)},${(36 * Math.sin(angle)).toFixed(1)}`;
})
  .join("")
  .concat("Z");

export const INK: Record<Side, string> = {
  light: "var(--ur-dark-stone)",
  dark: "var(--ur-light-stone)",
};
const GROUND: Record<Side, string> = {
  light: "var(--ur-light-stone)",
  dark: "var(--ur-dark-stone)",
};

/** The outline of a side's base, for rings and hit areas as well. */
export const base = (side: Side): string => (side === "light" ? ROUND : OCTAGON);

export function Piece(props: { side: Side; bird: Bird }): JSX.Element {
  const { side, bird } = props;
  const light = side === "light";
  return (
    <>
      <ellipse cx="2" cy="8" rx="35" ry="33" fill="var(--shade)" opacity="0.35" />
      <path
        class="edge"
        d={base(side)}
        fill={`url(#${light ? "ur-shell-piece" : "ur-dark-piece"})`}
        stroke={light ? "var(--ur-light-edge)" : "var(--ur-dark-edge)"}
        stroke-width="1.8"
      />
      {light ? (
        <circle r="29.5" fill="none" stroke="var(--ur-piece-ring)" stroke-width="1.4" />
      ) : (
        Array.from({ length: 16 }, (_, k) => (
          <circle
            key={k}
            cx={30 * Math.cos((k * Math.PI) / 8)}
            cy={30 * Math.sin((k * Math.PI) / 8)}
            r="1.7"
            fill="var(--ur-plume)"
          />
        ))
      )}
      <g transform="scale(0.5)">
        <BirdHead bird={bird} ink={INK[side]} ground={GROUND[side]} />
      </g>
      {bird === "eagle" ? (
        <path
          d="M-24,-14 l6,-8 M-14,-24 l5,-5 M18,22 l7,-9 M11,27 l4,-5"
          stroke={INK[side]}
          stroke-width="1.2"
          opacity="0.4"
        />
      ) : (
        <path
          d="M-24,-15 C-17,-27 -2,-32 10,-28 C0,-27 -14,-22 -21,-11 Z"
          fill="var(--glint)"
          opacity={light ? 0.85 : 0.5}
        />
      )}
    </>
  );
}
