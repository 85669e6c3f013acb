/** Workers, soldiers, cities and the signs of their powers: sprites by seat, and how they are used. */
import type { ComponentChildren, JSX } from "preact";

import { seatLook } from "../../ui/seats";

const SEATS = [0, 1, 2];

/** The shape of a seat in light clay, on what has the seat's colour already. */
function Crest(props: { seat: number; x: number; y: number; size: number }): JSX.Element {
  return (
    <path
      d={seatLook(props.seat).shape}
      transform={`translate(${props.x} ${props.y}) scale(${props.size})`}
      fill="var(--flood-crest)"
      stroke="var(--flood-line)"
      stroke-width="1.2"
      vector-effect="non-scaling-stroke"
    />
  );
}

function Outlined(props: { children: ComponentChildren }): JSX.Element {
  return (
    <g stroke="var(--flood-line)" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round">
      {props.children}
    </g>
  );
}

/** A worker with a basket on the head; stands on (0, 18), 42 high. */
function WorkerFigure({ seat }: { seat: number }): JSX.Element {
  return (
    <>
      <ellipse cy="18" rx="10" ry="3" fill="var(--flood-shadow)" />
      <Outlined>
        <path d="M-9,17L-7,-2Q0,-7 7,-2L9,17Z" fill={seatLook(seat).colour} />
        <path
          d="M-8,12h16M-6,17v-4M-2,17v-4M2,17v-4M6,17v-4"
          stroke-width="1"
          stroke-opacity="0.55"
        />
        <circle cy="-8.5" r="5.4" fill="var(--flood-skin)" />
        <path
          d="M-5.4,-9q1,-5.5 5.4,-5.5t5.4,5.5q-5,-3 -10.8,0z"
          fill="var(--flood-hair)"
          stroke-width="1"
        />
        <path d="M-8,-20.5L-5,-13H5L8,-20.5Z" fill="var(--flood-basket)" />
        <path d="M-6.5,-17h13" stroke-width="0.9" />
        <path d="M-8.5,-20.5q8.5,-7 17,0q-8.5,3 -17,0z" fill="var(--flood-basket-rim)" />
      </Outlined>
      <Crest seat={seat} x={0} y={4.5} size={4.6} />
    </>
  );
}

/** A spearman behind a shield; stands on (0, 20), 54 high. */
function SoldierFigure({ seat }: { seat: number }): JSX.Element {
  return (
    <>
      <ellipse cy="20" rx="13" ry="3.5" fill="var(--flood-shadow)" />
      <Outlined>
        <path d="M12,20V-25" stroke="var(--flood-spear)" stroke-width="2.6" />
        <path d="M12,-33l3.5,8h-7z" fill="var(--flood-spear-head)" />
        <path d="M-8,19L-6,-2Q0,-7 7,-2L9,19Z" fill="var(--flood-tunic)" />
        <circle cy="-8" r="5.4" fill="var(--flood-skin)" />
        <path d="M-6,-8q0,-6 6,-12q6,6 6,12q-6,-3 -12,0z" fill="var(--flood-helmet)" />
        <path d="M-4,-4.5q4,5 8,0v4q-4,4 -8,0z" fill="var(--flood-hair)" stroke-width="0.8" />
        <path d="M-14,0q8,-5 19,0v10q-1,8 -9.5,12q-8.5,-4 -9.5,-12z" fill={seatLook(seat).colour} />
      </Outlined>
      <Crest seat={seat} x={-4.5} y={9} size={5.6} />
    </>
  );
}

/** A temple tower in four steps, about 60 wide and 48 high, standing on (0, 0). */
export function Tower(): JSX.Element {
  return (
    <Outlined>
      <path d="M-30,0l4,-15h52l4,15z" fill="var(--flood-brick-lit)" />
      <path d="M-22,-15l3,-12h38l3,12z" fill="var(--flood-brick-high)" />
      <path d="M-13,-27l2,-10h22l2,10z" fill="var(--flood-brick-top)" />
      <path d="M-7,-37v-9h14v9z" fill="var(--flood-temple)" />
      <path d="M-8,-46h16" stroke="var(--flood-cornice)" stroke-width="2.6" />
      <path d="M-4,0l2,-27h4l2,27z" fill="var(--flood-brick-low)" />
      <path d="M-26,-15h52M-19,-27h38" stroke="var(--flood-linen)" stroke-width="1.4" />
    </Outlined>
  );
}

function Houses(): JSX.Element {
  return (
    <Outlined>
      <path d="M-20,6v-17h14v17zM-4,6v-23h13v23zM9,6v-14h13v14z" fill="var(--flood-brick-high)" />
      <path d="M-22,-11h18M-6,-17h17M7,-8h17" stroke="var(--flood-roof)" stroke-width="2.6" />
      <path d="M-14,-5v4M3,-11v4M15,-3v3" stroke-width="2.6" />
    </Outlined>
  );
}

/** A city of mud brick behind its wall, with the flag of its owner; an expanded one has a tower. */
function CityFigure({ seat, expanded }: { seat: number; expanded: boolean }): JSX.Element {
  return (
    <>
      <ellipse cy="17" rx="36" ry="6" fill="var(--flood-shadow)" />
      {expanded ? (
        <g transform="translate(1 2) scale(0.92)">
          <Tower />
        </g>
      ) : (
        <Houses />
      )}
      <Outlined>
        <path
          d="M-33,17v-19h4v-4h4v4h4v-4h4v4h4v7h26v-7h4v-4h4v4h4v-4h4v4h4v19z"
          fill="var(--flood-brick)"
        />
        <path d="M-13,5h4v-4h4v4h4v-4h4v4h4v-4h4v4h4v12h-26z" fill="var(--flood-brick-lit)" />
        <path
          d="M-32,5h18M-32,11h18M14,5h18M14,11h18M-28,5v6M-20,11v6M20,5v6M28,11v6"
          stroke-width="1"
          stroke-opacity="0.4"
        />
        <path d="M-6,17v-6q6,-7 12,0v6z" fill="var(--flood-gate)" />
        <path d="M-23,-6v-26" stroke-width="2" />
        <path d="M-23,-33h19l-4,7.5l4,7.5h-19z" fill={seatLook(seat).colour} />
      </Outlined>
      <Crest seat={seat} x={-15} y={-25.5} size={4.6} />
    </>
  );
}

const POWERS: Record<string, string> = {
  extra_trade: "M-7,-3h11l-3,-4M7,4h-11l3,4",
  two_extra_armies: "M-8,0h6M-5,-3v6M1,-6h8v5q0,5 -4,8q-4,-3 -4,-8z",
  extra_vp_per_sumer_area:
    "M0,-8l2.4,5.2l5.6,0.6l-4.2,3.8l1.2,5.6l-5,-2.9l-5,2.9l1.2,-5.6l-4.2,-3.8l5.6,-0.6z",
  city_defence: "M-8,7v-12h3v3h3v-3h4v3h3v-3h3v12zM-8,1h16",
  scribe_on_build: "M-6,-7h9v14h-9zM-3,-3h3M-3,1h3M8,-7l-3,11l-1,3",
  extra_textile: "M-7,-6h14v9h-14zM-7,-2h14M-5,3v4M-1,3v4M3,3v4M6,3v4",
  tool_maker_on_build: "M-6,8L1,-1M-3,-6l8,7l3,-3c-1,-4 -4,-6 -8,-6z",
};

/** The sign of a city's power, around (0, 0). */
export function Power({ power }: { power: string }): JSX.Element {
  return (
    <g
      fill="none"
      stroke="var(--chalk)"
      stroke-width="1.8"
      stroke-linecap="round"
      stroke-linejoin="round"
    >
      <circle r="12.5" fill="var(--flood-power)" stroke="var(--flood-power-edge)" />
      <path d={POWERS[power]} transform="scale(0.92)" />
    </g>
  );
}

export function FigureSprites(): JSX.Element {
  return (
    <>
      {SEATS.map((seat) => (
        <g key={seat}>
          <g id={`flood-worker-${seat}`}>
            <WorkerFigure seat={seat} />
          </g>
          <g id={`flood-soldier-${seat}`}>
            <SoldierFigure seat={seat} />
          </g>
          <g id={`flood-city-${seat}`}>
            <CityFigure seat={seat} expanded={false} />
          </g>
          <g id={`flood-towered-${seat}`}>
            <CityFigure seat={seat} expanded />
          </g>
        </g>
      ))}
    </>
  );
}

export const cityOf = (seat: number, expanded: boolean): string =>
  `flood-${expanded ? "towered" : "city"}-${seat}`;

/** A figure of the board that may move. */
export function Figure(props: {
  sprite: string;
  x?: number;
  y?: number;
  size?: number;
  piece?: string | undefined;
  from?: string;
}): JSX.Element {
  const { sprite, x = 0, y = 0, size = 1, piece, from } = props;
  return (
    <g transform={`translate(${x} ${y})`}>
      <g
        {...(piece === undefined ? {} : { "data-piece": piece })}
        {...(from === undefined ? {} : { "data-piece-from": from })}
      >
        <use href={`#${sprite}`} transform={`scale(${size})`} />
      </g>
    </g>
  );
}

const BOXES: Record<string, [box: string, ratio: number]> = {
  worker: ["-12 -26 24 48", 0.5],
  soldier: ["-17 -35 36 60", 0.6],
  city: ["-38 -36 76 62", 1.22],
  towered: ["-38 -42 76 68", 1.12],
};

/** A figure as a small picture in text, so high. */
export function FigureIcon(props: {
  kind: "worker" | "soldier" | "city" | "towered";
  seat: number;
  height: number;
  piece?: string | undefined;
}): JSX.Element {
  const { kind, seat, height, piece } = props;
  const [box, ratio] = BOXES[kind] ?? ["0 0 1 1", 1];
  return (
    <svg
      class="flood-icon"
      width={Math.round(height * ratio)}
      height={height}
      viewBox={box}
      aria-hidden="true"
      {...(piece === undefined ? {} : { "data-piece": piece })}
    >
      <use href={`#flood-${kind}-${seat}`} />
    </svg>
  );
}

export function PowerIcon({ power, size = 24 }: { power: string; size?: number }): JSX.Element {
  return (
    <svg class="flood-icon" width={size} height={size} viewBox="-14 -14 28 28" aria-hidden="true">
      <Power power={power} />
    </svg>
  );
}
