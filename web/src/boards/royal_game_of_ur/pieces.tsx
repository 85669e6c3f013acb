/** The men of the classic game: discs of shell with lapis dots, eight-sided ones of shale. */
import type { JSX } from "preact";

import { base } from "../game_of_ur/flat/pieces";
import type { Side } from "../game_of_ur/stage";

const DOTS = [
  [0, 0],
  [-14, -14],
  [14, -14],
  [-14, 14],
  [14, 14],
] as const;

/** A piece around (0, 0), about 70 across. */
export function Disc(props: { side: Side }): JSX.Element {
  const light = props.side === "light";
  return (
    <>
      <ellipse cx="2" cy="7" rx="35" ry="33" fill="var(--shade)" opacity="0.35" />
      <path
        class="edge"
        d={base(props.side)}
        fill={`url(#${light ? "ur-shell-piece" : "ur-dark-piece"})`}
        stroke={light ? "var(--ur-light-edge)" : "var(--ur-dark-edge)"}
        stroke-width="1.8"
      />
      {DOTS.map(([x, y]) => (
        <g key={`${x}${y}`} transform={`translate(${x} ${y})`}>
          <circle
            r="6"
            fill={light ? "var(--ur-lapis)" : "var(--ur-light-stone)"}
            stroke="var(--bitumen)"
          />
          <circle r="2" fill={light ? "var(--ur-light-stone)" : "var(--ur-dark-stone)"} />
        </g>
      ))}
    </>
  );
}

/** A four-sided die from above: three edges meet in a tip, which is marked for 1 and bare for 0. */
export function Tetrahedron(props: { marked: boolean; turn: number }): JSX.Element {
  return (
    <g transform={`rotate(${props.turn})`}>
      <path
        d="M0,-30 L27,17 L-27,17 Z"
        transform="translate(2 6)"
        fill="var(--shade)"
        opacity="0.35"
      />
      <path d="M0,-30 L27,17 L0,0 Z" fill="var(--ur-tetrahedron-side)" />
      <path d="M27,17 L-27,17 L0,0 Z" fill="var(--ur-tetrahedron-shade)" />
      <path d="M-27,17 L0,-30 L0,0 Z" fill="var(--ur-tetrahedron-lit)" />
      <path
        d="M0,-30 L27,17 L-27,17 Z M0,0 L0,-30 M0,0 L27,17 M0,0 L-27,17"
        fill="none"
        stroke="var(--ur-tetrahedron-edge)"
        stroke-width="1.6"
        stroke-linejoin="round"
      />
      {props.marked ? (
        <circle r="9" fill="var(--ur-lapis)" stroke="var(--alabaster)" stroke-width="2" />
      ) : null}
    </g>
  );
}
