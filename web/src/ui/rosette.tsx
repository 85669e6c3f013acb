/** The eight-petalled flower of Ur: our sign, and the picture of what is safe. */
import type { JSX } from "preact";

const PETAL =
  "M6 0C17 5 25 12 33 10.500 39 9 41 3.500 42 0 41-3.500 39-9 33-10.500 25-12 17-5 6 0Z";
const TURNS = [0, 45, 90, 135, 180, 225, 270, 315];

/** Drawn around (0, 0), 48 in radius, inside another picture. */
export function RosetteShape(): JSX.Element {
  return (
    <g>
      <circle r="48" fill="var(--lapis-deep)" />
      <circle r="46.500" fill="none" stroke="var(--gold)" stroke-width="3" />
      <g fill="var(--parchment)" stroke="var(--pitch)" stroke-width="1.500">
        {TURNS.map((turn) => (
          <path key={turn} d={PETAL} transform={`rotate(${turn})`} />
        ))}
      </g>
      <circle r="10" fill="var(--parchment)" stroke="var(--pitch)" stroke-width="1.500" />
      <circle r="7" fill="var(--rosette-red)" />
      <circle r="3" fill="var(--lapis-deep)" />
    </g>
  );
}

export function Rosette({ size }: { size: number }): JSX.Element {
  return (
    <svg width={size} height={size} viewBox="-50 -50 100 100" aria-hidden="true">
      <RosetteShape />
    </svg>
  );
}
