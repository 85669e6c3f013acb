/** Workers, armies and cities. All around (0, 0), in the colour and shape of their seat. */
import type { JSX } from "preact";

import { seatLook, SeatShape } from "../../ui/seats";

/** Workers of one seat: a figure whose body is the seat's shape, with their number on it. */
export function Workers(props: {
  seat: number;
  count: number;
  x?: number;
  y?: number;
}): JSX.Element {
  const look = seatLook(props.seat);
  return (
    <g transform={`translate(${props.x ?? 0} ${props.y ?? 0})`}>
      <circle cy="-15" r="6.500" fill={look.colour} stroke="var(--outline)" stroke-width="1.5" />
      <SeatShape seat={props.seat} size={14} />
      <text y="7.500" class="flood-number" fill={look.ink}>
        {props.count}
      </text>
    </g>
  );
}

export const SHIELD =
  "M0,-18c6,4 12,5 18,4c1,17 -5,29 -18,36c-13,-7 -19,-19 -18,-36c6,1 12,0 18,-4z";

/** Armies of one seat: a shield before a spear, the seat's shape as its crest. */
export function Army(props: { seat: number; count: number }): JSX.Element {
  return (
    <g stroke="var(--outline)" stroke-linejoin="round">
      <path d="M-18,22L20,-22" stroke="var(--straw)" stroke-width="5" />
      <path d="M-18,22L20,-22" stroke="var(--flood-army-shaft)" stroke-width="2.500" />
      <path d="M16,-23l10,-7l-4,12z" fill="var(--flood-army)" stroke-width="1.500" />
      <path class="flood-shield" d={SHIELD} />
      <SeatShape seat={props.seat} y={-17} size={11} />
      <text y="14" class="flood-number" fill="var(--chalk)" stroke="none">
        {props.count}
      </text>
    </g>
  );
}

/** The wall of a city; behind that of an expanded one a temple tower rises. */
export function Walls(props: { fill: string; expanded: boolean }): JSX.Element {
  return (
    <g stroke="var(--outline)" stroke-width="1.600" stroke-linejoin="round">
      {props.expanded && (
        <>
          <path d="M-15,0v-14h30v14z" fill="var(--flood-walls)" />
          <path d="M-10,-14v-9h20v9z" fill="var(--flood-walls-upper)" />
          <path d="M-5,-23v-8h10v8z" fill="var(--azure)" />
          <path d="M-15,-14h30M-10,-23h20" stroke="var(--flood-walls-trim)" stroke-width="3" />
        </>
      )}
      <path d="M-24,19v-29h5v4h4v-4h5v9h4v-4h4v4h4v-4h4v4h4v-9h5v4h4v-4h5v29z" fill={props.fill} />
      <path d="M-24,-1h48" stroke-opacity="0.35" stroke-width="1.200" />
      <path d="M-5,19v-8q5,-6 10,0v8z" fill="var(--outline)" />
    </g>
  );
}

/** A walled city with the sign of its owner on both sides of the gate. */
export function City(props: { seat: number; expanded: boolean }): JSX.Element {
  return (
    <>
      <Walls fill={seatLook(props.seat).colour} expanded={props.expanded} />
      <path d="M-25,19h50" stroke="var(--outline)" stroke-width="2" />
      <circle cy="3" r="8.500" fill="var(--bitumen)" />
      <SeatShape seat={props.seat} y={3} size={5.5} />
    </>
  );
}

const POWERS: Record<string, JSX.Element> = {
  extra_trade: <path d="M-7,-3h11l-3,-4M7,4h-11l3,4" />,
  two_extra_armies: <path d="M-8,0h6M-5,-3v6M1,-6h8v5q0,5 -4,8q-4,-3 -4,-8z" />,
  extra_vp_per_sumer_area: (
    <path d="M0,-8l2.400,5.200l5.600,0.600l-4.200,3.800l1.200,5.600l-5,-2.900l-5,2.900l1.200,-5.600l-4.200,-3.800l5.600,-0.600z" />
  ),
  city_defence: <path d="M-8,7v-12h3v3h3v-3h4v3h3v-3h3v12zM-8,1h16" />,
  scribe_on_build: <path d="M-6,-7h9v14h-9zM-3,-3h3M-3,1h3M8,-7l-3,11l-1,3" />,
  extra_textile: <path d="M-7,-6h14v9h-14zM-7,-2h14M-5,3v4M-1,3v4M3,3v4M6,3v4" />,
  tool_maker_on_build: <path d="M-6,8L1,-1M-3,-6l8,7l3,-3c-1,-4 -4,-6 -8,-6z" />,
};

/** The sign of a city's power, around (x, y). */
export function Power(props: { power: string; x?: number; y?: number }): JSX.Element {
  return (
    <g
      transform={`translate(${props.x ?? 0} ${props.y ?? 0})`}
      fill="none"
      stroke="var(--chalk)"
      stroke-width="1.800"
      stroke-linecap="round"
      stroke-linejoin="round"
    >
      <circle r="13" fill="var(--flood-power)" stroke="var(--flood-power-edge)" />
      {POWERS[props.power]}
    </g>
  );
}

export function PowerIcon(props: { power: string }): JSX.Element {
  return (
    <svg class="flood-icon" width="28" height="28" viewBox="-14 -14 28 28" aria-hidden="true">
      <Power power={props.power} />
    </svg>
  );
}

/** Workers in a box, beside each other in text. */
export function CrewIcon(props: { seat: number; count: number }): JSX.Element {
  return (
    <svg class="flood-icon" width="33" height="42" viewBox="-17 -24 34 43" aria-hidden="true">
      <Workers seat={props.seat} count={props.count} />
    </svg>
  );
}

export function WorkerIcon(props: { seat: number }): JSX.Element {
  return (
    <svg class="flood-icon" width="24" height="28" viewBox="-18 -24 36 42" aria-hidden="true">
      <circle cy="-15" r="6.500" fill={seatLook(props.seat).colour} stroke="var(--outline)" />
      <SeatShape seat={props.seat} size={14} />
    </svg>
  );
}

export function ArmyIcon(): JSX.Element {
  return (
    <svg class="flood-icon" width="24" height="28" viewBox="-20 -26 40 52" aria-hidden="true">
      <path d={SHIELD} class="flood-shield" />
      <circle cy="1" r="5" fill="var(--straw)" />
    </svg>
  );
}

export function CityIcon(props: { seat: number }): JSX.Element {
  return (
    <svg class="flood-icon" width="28" height="24" viewBox="-27 -14 54 36" aria-hidden="true">
      <City seat={props.seat} expanded={false} />
    </svg>
  );
}
