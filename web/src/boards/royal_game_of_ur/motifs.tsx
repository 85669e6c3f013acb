/** The inlaid squares of the classic board: shell, lapis and red limestone set in bitumen. */
import type { JSX } from "preact";

export type Motif = "rosette" | "eyes" | "dots" | "quarters" | "chevrons";

const SHELL = "var(--ur-shell)";
const RED = "var(--ur-red)";
const BITUMEN = "var(--bitumen)";

/** Which plaque lies on which column, as on the board from the royal cemetery. */
const SIDE_ROW: readonly Motif[] = [
  "rosette",
  "eyes",
  "dots",
  "chevrons",
  "dots",
  "eyes",
  "rosette",
  "quarters",
];
const MIDDLE_ROW: readonly Motif[] = [
  "dots",
  "quarters",
  "eyes",
  "rosette",
  "dots",
  "eyes",
  "quarters",
  "dots",
];

/** The plaque of a square; rosettes are where the rules have them. */
export function motifOf(row: string, col: number, rosette: boolean): Motif {
  if (rosette) return "rosette";
  const line = row === "mid" ? MIDDLE_ROW : SIDE_ROW;
  const motif = line[col % line.length] as Motif;
  return motif === "rosette" ? "dots" : motif;
}

function Ground(props: { fill: string }): JSX.Element {
  return (
    <rect
      x="-42"
      y="-42"
      width="84"
      height="84"
      rx="2"
      fill={props.fill}
      stroke={BITUMEN}
      stroke-width="1.6"
    />
  );
}

function Rosette(): JSX.Element {
  return (
    <>
      <Ground fill="url(#ur-lapis)" />
      {Array.from({ length: 8 }, (_, k) => (
        <path
          key={`red${k}`}
          d="M13,0 Q25,6.4 36,0 Q25,-6.4 13,0 Z"
          transform={`rotate(${k * 45 + 22.5})`}
          fill={RED}
          stroke={BITUMEN}
        />
      ))}
      {Array.from({ length: 8 }, (_, k) => (
        <path
          key={`petal${k}`}
          d="M6,0 C16,5 24,12 32,10 C37,9 39,3.4 40,0 C39,-3.4 37,-9 32,-10 C24,-12 16,-5 6,0 Z"
          transform={`rotate(${k * 45})`}
          fill={SHELL}
          stroke={BITUMEN}
          stroke-width="1.2"
        />
      ))}
      <circle r="10" fill={SHELL} stroke={BITUMEN} stroke-width="1.2" />
      <circle r="7" fill={RED} stroke={BITUMEN} />
      <circle r="3" fill="var(--ur-lapis)" />
    </>
  );
}

function Eye(props: { x: number; y: number }): JSX.Element {
  return (
    <g transform={`translate(${props.x} ${props.y})`}>
      <path
        d="M-17,0 C-10,-11 10,-11 17,0 C10,11 -10,11 -17,0 Z"
        fill={SHELL}
        stroke={BITUMEN}
        stroke-width="1.4"
      />
      <circle r="6.4" fill="url(#ur-lapis)" stroke={BITUMEN} />
      <circle r="2.2" fill={BITUMEN} />
    </g>
  );
}

function Eyes(): JSX.Element {
  return (
    <>
      <Ground fill="var(--ur-eyes-ground)" />
      <path d="M-42,0 H42 M0,-42 V42" stroke={BITUMEN} stroke-width="2" />
      {[-20, 20].map((x) => [-20, 20].map((y) => <Eye key={`${x}${y}`} x={x} y={y} />))}
      <circle r="6" fill={RED} stroke={BITUMEN} />
    </>
  );
}

function Dots(): JSX.Element {
  return (
    <>
      <Ground fill="url(#ur-ivory)" />
      <rect x="-35" y="-35" width="70" height="70" fill="none" stroke={RED} stroke-width="3" />
      {[
        [0, 0],
        [-19, -19],
        [19, -19],
        [-19, 19],
        [19, 19],
      ].map(([x, y]) => (
        <g key={`${x}${y}`} transform={`translate(${x} ${y})`}>
          <circle r="9" fill="url(#ur-lapis)" stroke={BITUMEN} stroke-width="1.2" />
          <circle r="3" fill={SHELL} />
        </g>
      ))}
    </>
  );
}

/** Four small five-dot fields, one in each quarter. */
function Quarters(): JSX.Element {
  return (
    <>
      <Ground fill="url(#ur-lapis)" />
      {[-21, 21].map((x) =>
        [-21, 21].map((y) => (
          <g key={`${x}${y}`} transform={`translate(${x} ${y})`}>
            <rect
              x="-17"
              y="-17"
              width="34"
              height="34"
              fill={SHELL}
              stroke={BITUMEN}
              stroke-width="1.4"
            />
            {[
              [0, 0],
              [-9, -9],
              [9, -9],
              [-9, 9],
              [9, 9],
            ].map(([dx, dy]) => (
              <circle
                key={`${dx}${dy}`}
                cx={dx}
                cy={dy}
                r="3.4"
                fill={dx === 0 ? RED : "var(--ur-lapis)"}
              />
            ))}
          </g>
        )),
      )}
    </>
  );
}

function Chevrons(): JSX.Element {
  return (
    <>
      <Ground fill={SHELL} />
      {[-28, 0, 28].map((y) => (
        <g key={y} stroke={BITUMEN} stroke-width="1.2">
          <path
            d={`M-41,${y - 5} L-20.5,${y + 9} L0,${y - 5} L20.5,${y + 9} L41,${y - 5} L41,${y + 5} L20.5,${y + 15} L0,${y + 5} L-20.5,${y + 15} L-41,${y + 5} Z`}
            fill={y === 0 ? RED : "var(--ur-chevron)"}
            transform="translate(0 -5)"
          />
        </g>
      ))}
    </>
  );
}

const DRAWN: Record<Motif, () => JSX.Element> = {
  rosette: Rosette,
  eyes: Eyes,
  dots: Dots,
  quarters: Quarters,
  chevrons: Chevrons,
};

/** A plaque around (0, 0), 94 across with its edge of shell. */
export function Plaque(props: { motif: Motif }): JSX.Element {
  const Drawing = DRAWN[props.motif];
  return (
    <>
      <rect
        class="edge"
        x="-47"
        y="-47"
        width="94"
        height="94"
        rx="4"
        fill="var(--ur-limestone)"
        stroke={BITUMEN}
        stroke-width="1.6"
      />
      <Drawing />
    </>
  );
}
