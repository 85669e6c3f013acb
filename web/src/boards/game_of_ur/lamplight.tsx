/** The room as a drawing, for as long as the real one is being made. */
import type { JSX } from "preact";

const STARS: readonly (readonly [number, number])[] = [
  [212, 86],
  [236, 132],
  [262, 74],
  [284, 118],
  [250, 168],
  [516, 92],
  [538, 140],
  [566, 80],
  [590, 126],
  [554, 172],
];

const WINDOWS = [190, 490] as const;

export function Lamplight(): JSX.Element {
  return (
    <svg class="ur-lamplight" viewBox="0 0 800 500" aria-hidden="true">
      {WINDOWS.map((left) => (
        <rect key={left} class="sky" x={left} y="52" width="120" height="160" />
      ))}
      {STARS.map(([x, y]) => (
        <circle key={`${x} ${y}`} class="star" cx={x} cy={y} r="1.6" />
      ))}
      <path class="table" d="M150 300h500l110 140H40z" />
      <path class="board" d="M250 330h300l34 62H216z" />
      <path class="rule" d="M239 350h322M228 371h344M366 330l-8 62" />
      <g class="lamp">
        <circle class="glow" cx="640" cy="262" r="120" />
        <path class="clay" d="M610 288q30 24 60 0l-8 16h-44z" />
        <path class="flame" d="M640 288q-12-16 0-40q12 24 0 40z" />
      </g>
    </svg>
  );
}
