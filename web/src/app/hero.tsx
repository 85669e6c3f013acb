/** The board of Ur under the lamp, drawn as inlay: shell plaques with lapis and red limestone. */
import type { JSX } from "preact";

import { RosetteShape } from "../ui/rosette";
import { say } from "../words";

const SHELL = "var(--hero-shell)";
const LAPIS = "var(--lapis-deep)";
const RED = "var(--hero-red)";
const PITCH = "var(--pitch)";

/** Five dots in a ring, as on the plain squares. */
function Dots(): JSX.Element {
  const at = [
    [0, 0],
    [-20, -20],
    [20, -20],
    [-20, 20],
    [20, 20],
  ];
  return (
    <g>
      {at.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle r="11" fill={LAPIS} stroke={PITCH} stroke-width="1.500" />
          <circle r="5" fill={SHELL} />
        </g>
      ))}
    </g>
  );
}

function Eyes(): JSX.Element {
  return (
    <g stroke={PITCH} stroke-width="1.500">
      {[
        [-19, -19],
        [19, -19],
        [-19, 19],
        [19, 19],
      ].map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <path d="M-16 0Q0-13 16 0 0 13-16 0Z" fill="var(--hero-eye)" />
          <circle r="5.500" fill={LAPIS} />
          <circle r="2" fill={PITCH} stroke="none" />
        </g>
      ))}
    </g>
  );
}

function Lozenges(): JSX.Element {
  return (
    <g stroke={PITCH} stroke-width="1.500">
      <path d="M0-36L36 0 0 36-36 0Z" fill={RED} />
      <path d="M0-24L24 0 0 24-24 0Z" fill={SHELL} />
      <path d="M0-13L13 0 0 13-13 0Z" fill={LAPIS} />
    </g>
  );
}

function Steps(): JSX.Element {
  return (
    <g fill={LAPIS} stroke={PITCH} stroke-width="1.200">
      {[0, 90, 180, 270].map((turn) => (
        <path key={turn} d="M-36-36h36v12h-12v12h-12v12h-12z" transform={`rotate(${turn})`} />
      ))}
      <circle r="9" fill={RED} />
    </g>
  );
}

const FACES = { rosette: null, dots: Dots, eyes: Eyes, lozenges: Lozenges, steps: Steps };
type Face = keyof typeof FACES;

/** Row, column and face of the squares that are in the picture. */
const SQUARES: [number, number, Face][] = [
  [0, 0, "rosette"],
  [0, 1, "eyes"],
  [0, 2, "dots"],
  [0, 3, "eyes"],
  [0, 6, "rosette"],
  [0, 7, "lozenges"],
  [1, 0, "steps"],
  [1, 1, "dots"],
  [1, 2, "lozenges"],
  [1, 3, "rosette"],
  [1, 4, "dots"],
  [1, 5, "lozenges"],
  [1, 6, "eyes"],
  [1, 7, "dots"],
  [2, 0, "rosette"],
  [2, 1, "eyes"],
  [2, 2, "dots"],
  [2, 3, "eyes"],
  [2, 6, "rosette"],
  [2, 7, "lozenges"],
];

const SIDE = 100;

function Square({ row, column, face }: { row: number; column: number; face: Face }): JSX.Element {
  const Motif = FACES[face];
  return (
    <g transform={`translate(${column * SIDE + 50} ${row * SIDE + 50})`}>
      <rect
        x="-47"
        y="-47"
        width="94"
        height="94"
        rx="5"
        fill={SHELL}
        stroke={PITCH}
        stroke-width="3"
      />
      <rect
        x="-41"
        y="-41"
        width="82"
        height="82"
        rx="2"
        fill="none"
        stroke={LAPIS}
        stroke-width="3"
      />
      {Motif ? (
        <Motif />
      ) : (
        <g transform="scale(0.82)">
          <RosetteShape />
        </g>
      )}
    </g>
  );
}

/** A counter: a disc with five pips, dark or light. */
function Counter({ x, y, dark }: { x: number; y: number; dark: boolean }): JSX.Element {
  const body = dark ? "var(--hero-counter-dark)" : "var(--hero-counter)";
  const pip = dark ? "var(--parchment)" : "var(--lapis-deep)";
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cx="5" cy="12" rx="36" ry="33" fill="var(--shade)" opacity="0.45" />
      <circle
        r="34"
        cy="6"
        fill={dark ? "var(--hero-counter-dark-rim)" : "var(--hero-counter-rim)"}
      />
      <circle r="34" fill={body} stroke={PITCH} stroke-width="2" />
      {[
        [0, 0],
        [-13, -13],
        [13, -13],
        [-13, 13],
        [13, 13],
      ].map(([px, py]) => (
        <circle key={`${px} ${py}`} cx={px} cy={py} r="5" fill={pip} />
      ))}
    </g>
  );
}

export function HeroPicture(): JSX.Element {
  return (
    <svg
      class="hero-picture"
      viewBox="0 0 640 400"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={say("hero-picture")}
    >
      <defs>
        <linearGradient id="hero-wood" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color="var(--hero-wood-0)" />
          <stop offset="0.500" stop-color="var(--hero-wood-1)" />
          <stop offset="1" stop-color="var(--hero-wood-2)" />
        </linearGradient>
        <pattern id="hero-grain" width="640" height="46" patternUnits="userSpaceOnUse">
          <path
            d="M0 8q160 9 320 0t320 0M0 23q160-8 320 0t320 0M0 37q160 6 320 0t320 0"
            fill="none"
            stroke="var(--hero-grain)"
            stroke-width="1.500"
            opacity="0.350"
          />
        </pattern>
        <radialGradient id="hero-lamp" cx="0.720" cy="0.120" r="0.950">
          <stop offset="0" stop-color="var(--hero-lamp-0)" stop-opacity="0.620" />
          <stop offset="0.450" stop-color="var(--hero-lamp-1)" stop-opacity="0.180" />
          <stop offset="1" stop-color="var(--hero-lamp-2)" stop-opacity="0.820" />
        </radialGradient>
      </defs>
      <rect width="640" height="400" fill="url(#hero-wood)" />
      <rect width="640" height="400" fill="url(#hero-grain)" />
      <g transform="matrix(0.720 -0.120 0.260 0.560 -8 172)">
        <path
          d="M-10 -6H410V94H590V-6H810V312H590V212H410V312H-10Z"
          fill="var(--shade)"
          opacity="0.500"
          transform="translate(16 34)"
        />
        <path
          d="M-12 -12H412V88H588V-12H812V312H588V212H412V312H-12Z"
          fill="var(--hero-board)"
          stroke="var(--hero-board-edge)"
          stroke-width="3"
        />
        {SQUARES.map(([row, column, face]) => (
          <Square key={`${row}${column}`} row={row} column={column} face={face} />
        ))}
        <Counter x={250} y={150} dark={false} />
        <Counter x={450} y={150} dark />
        <Counter x={150} y={50} dark />
        <Counter x={650} y={150} dark={false} />
        <Counter x={350} y={250} dark={false} />
      </g>
      <rect width="640" height="400" fill="url(#hero-lamp)" />
    </svg>
  );
}
