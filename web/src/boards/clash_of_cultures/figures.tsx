/** What stands upright on the map: units, houses, buildings, camps; each with its feet at (0, 0). */
import type { JSX } from "preact";

import { SeatShape, seatLook } from "../../ui/seats";

const INK = "var(--outline)";

/** The cloth and the darker trim of a seat; of the Barbarians where there is none. */
const cloth = (seat: number | null): string =>
  seat === null ? "var(--clash-barbarian)" : seatLook(seat).colour;
const trim = (seat: number | null): string =>
  `color-mix(in oklab, ${cloth(seat)} 52%, var(--outline))`;

function Shade(props: { wide: number }): JSX.Element {
  return (
    <ellipse
      cx="2"
      cy="1"
      rx={props.wide}
      ry={props.wide * 0.34}
      fill="var(--shade)"
      opacity="0.38"
    />
  );
}

/** A soldier with spear and shield; Barbarians wear horns. */
export function Soldier({ seat }: { seat: number | null }): JSX.Element {
  const wild = seat === null;
  return (
    <g stroke={INK} stroke-width="1.2">
      <g stroke="none">
        <Shade wide={13} />
      </g>
      <path
        d="M10,-31V0"
        stroke={wild ? "var(--clash-bark)" : "var(--clash-shaft)"}
        stroke-width="2"
      />
      <path d="M10,-39L13,-30H7Z" fill="var(--clash-steel)" stroke-width="0.7" />
      <path d="M-9,0C-9,-12 -8,-19 -1,-19S7,-12 7,0Z" style={{ fill: cloth(seat) }} />
      <path d="M-1,-19C3,-19 5,-15 6,-9L7,0H2Z" fill="var(--shade)" stroke="none" opacity="0.2" />
      <circle cx="-1" cy="-23" r="5.8" fill="var(--clash-skin)" />
      {wild ? (
        <path
          d="M-7,-25C-12,-27 -13,-32 -11,-34C-10,-30 -6,-29 -1,-29S8,-30 9,-34C11,-32 10,-27 5,-25Z"
          fill="var(--clash-horn)"
          stroke-width="1"
        />
      ) : (
        <>
          <path d="M-7.6,-24C-7.6,-33 5.6,-33 5.6,-24Z" style={{ fill: trim(seat) }} />
          <path d="M-1,-30V-35.5" style={{ stroke: cloth(seat) }} stroke-width="3" />
        </>
      )}
      <circle cx="-5" cy="-9" r="7.8" fill={wild ? "var(--clash-exhausted)" : "var(--parchment)"} />
      {wild ? (
        <path d="M-9,-12L-1,-6M-1,-12L-9,-6" stroke="var(--clash-mood-angry)" stroke-width="2" />
      ) : (
        <SeatShape seat={seat} x={-5} y={-9} size={4.5} />
      )}
    </g>
  );
}

export function Settler({ seat }: { seat: number | null }): JSX.Element {
  return (
    <g stroke={INK} stroke-width="1.2">
      <g stroke="none">
        <Shade wide={12} />
      </g>
      <path d="M-8,0C-8,-11 -6,-17 -1,-17S6,-11 6,0Z" style={{ fill: cloth(seat) }} />
      <path
        d="M-4,-3C-4,-10 -3,-13 -1,-13S2,-10 2,-3Z"
        fill="var(--parchment)"
        stroke="none"
        opacity="0.9"
      />
      <circle cx="-1" cy="-21" r="5.5" fill="var(--clash-skin)" />
      <path
        d="M-7,-21C-7,-29 5,-29 5,-21C5,-24 -7,-24 -7,-21Z"
        fill="var(--clash-trunk)"
        stroke-width="0.8"
      />
      <circle cx="8.4" cy="-9" r="5.6" fill="var(--clash-bundle)" />
      <path d="M4.4,-12L12.4,-6" fill="none" stroke-width="1" />
      {seat === null ? null : <SeatShape seat={seat} x={-1} y={-7} size={3.2} />}
    </g>
  );
}

export function Ship({ seat }: { seat: number }): JSX.Element {
  return (
    <g stroke="var(--clash-bark)" stroke-width="1.3">
      <path
        d="M-26,6Q0,18 28,5"
        stroke="var(--clash-foam)"
        stroke-width="2.4"
        fill="none"
        opacity="0.75"
      />
      <path
        d="M-24,-6C-27,-10 -26,-15 -29,-17C-20,-18 -21,-10 -17,-9H13C19,-10 19,-17 26,-17C22,-13 23,-6 17,3C8,8 -14,8 -21,3Z"
        fill="var(--clash-log)"
      />
      <path d="M-20,-4H20" stroke="var(--clash-wood-end)" stroke-width="1.6" />
      <path d="M0,-9V-42" stroke-width="2.2" />
      <path
        d="M-15,-37Q1,-32 15,-37Q20,-25 13,-14Q-1,-10 -13,-14Q-20,-26 -15,-37Z"
        fill="var(--clash-sail)"
      />
      <path
        d="M-17,-30Q0,-26 17,-30L18,-22Q0,-18 -18,-22Z"
        style={{ fill: cloth(seat) }}
        stroke="none"
      />
      <SeatShape seat={seat} x={0} y={-25.5} size={6.2} />
    </g>
  );
}

function House(props: {
  x: number;
  y: number;
  wide: number;
  high: number;
  roof?: string;
}): JSX.Element {
  const { x, y, wide, high, roof } = props;
  const side = wide * 0.45;
  const back = wide * 0.22;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M0,0V${-high}H${wide}V0Z`} fill="var(--clash-brick)" />
      <path d={`M${wide},0V${-high}l${side},${-back}V${-back}Z`} fill="var(--clash-brick-shade)" />
      <path
        d={`M0,${-high}l${side},${-back}h${wide}l${-side},${back}Z`}
        style={{ fill: roof ?? "var(--clash-brick-lit)" }}
      />
      <path
        d={`M${wide * 0.35},0v${-high * 0.45}h${wide * 0.3}v${high * 0.45}Z`}
        fill="var(--clash-bark)"
      />
    </g>
  );
}

/** The buildings of a city, about 30 wide; each with its owner's colour on roof or flag. */
export function Building(props: { of: string; seat: number | null }): JSX.Element {
  const fill = { fill: cloth(props.seat) };
  switch (props.of) {
    case "port":
      return (
        <g>
          <path
            d="M-14,5H6M-14,5V10M-7,5V10M0,5V10M6,5V10"
            stroke="var(--clash-log)"
            stroke-width="3"
            fill="none"
          />
          <path d="M8,8V-9H15V8Z" fill="var(--clash-brick-lit)" stroke={INK} stroke-width="0.8" />
          <path d="M7,-9H16L11.5,-15Z" style={fill} stroke={INK} stroke-width="0.8" />
          <circle
            cx="11.5"
            cy="-4"
            r="1.8"
            fill="var(--clash-ideas)"
            stroke={INK}
            stroke-width="0.6"
          />
        </g>
      );
    case "academy":
      return (
        <g>
          <path d="M-12,8H12V5H-12ZM-11,-5H11V-2H-11Z" fill="var(--clash-marble)" />
          <path d="M-9,5V-2M-3,5V-2M3,5V-2M9,5V-2" stroke="var(--clash-marble)" stroke-width="3" />
          <path d="M-6,5V-2M0,5V-2M6,5V-2" stroke="var(--clash-brick-shade)" stroke-width="2.4" />
          <path d="M-13,-5L0,-14L13,-5Z" style={fill} stroke={INK} stroke-width="0.8" />
        </g>
      );
    case "fortress":
      return (
        <g>
          <path
            d="M-11,9V-10H-7V-6H-3V-10H3V-6H7V-10H11V9Z"
            fill="var(--clash-wall)"
            stroke={INK}
            stroke-width="1"
          />
          <path d="M3,9V-6H7V-10H11V9Z" fill="var(--shade)" opacity="0.16" />
          <path d="M-3,9V2A3,3 0 0 1 3,2V9Z" fill="var(--clash-bark)" />
          <path d="M0,-10V-22" stroke={INK} stroke-width="1.3" />
          <path d="M0,-22H11L8,-18.5L11,-15H0Z" style={fill} stroke={INK} stroke-width="0.8" />
        </g>
      );
    case "temple":
      return (
        <g stroke="var(--clash-trunk)" stroke-width="0.7">
          <path d="M-12,8V1H12V8Z" fill="var(--clash-brick)" />
          <path d="M-8,1V-6H8V1Z" fill="var(--clash-brick-lit)" />
          <path d="M-4,-6V-13H4V-6Z" style={fill} />
          <path d="M-2,8L-1.4,-6H1.4L2,8Z" fill="var(--clash-brick-shade)" stroke="none" />
        </g>
      );
    default:
      return (
        <g>
          <House x={-15} y={1} wide={9} high={9} />
          <House x={-3} y={4} wide={10} high={13} roof={cloth(props.seat)} />
          <House x={-11} y={10} wide={8} high={7} />
        </g>
      );
  }
}

/** Tents round a fire. */
export function Camp(): JSX.Element {
  return (
    <g stroke={INK} stroke-width="1.1">
      <ellipse cy="3" rx="30" ry="12" fill="var(--clash-camp)" stroke="none" opacity="0.6" />
      <ellipse
        cy="3"
        rx="30"
        ry="12"
        fill="none"
        stroke="var(--clash-barbarian-line)"
        stroke-width="2"
        stroke-dasharray="4 3"
      />
      <path d="M-28,4L-16,-20L-4,4Z" fill="var(--clash-tent)" />
      <path d="M-16,-20L-12,4H-19Z" fill="var(--clash-exhausted)" stroke="none" />
      <path d="M-20,-23L-16,-20L-12,-23" fill="none" />
    </g>
  );
}

export function Figure(props: { kind: string; seat: number | null }): JSX.Element {
  const { kind, seat } = props;
  if (kind === "settler") return <Settler seat={seat} />;
  if (kind === "ship" && seat !== null) return <Ship seat={seat} />;
  return <Soldier seat={seat} />;
}

/** A figure in a panel. */
export function Statue(props: { kind: string; seat: number | null; height?: number }): JSX.Element {
  const height = props.height ?? 40;
  const ship = props.kind === "ship";
  return (
    <svg
      height={height}
      width={height * (ship ? 1.2 : 0.72)}
      viewBox={ship ? "-31 -44 62 54" : "-16 -42 33 47"}
      aria-hidden="true"
    >
      <Figure kind={props.kind} seat={props.seat} />
    </svg>
  );
}
