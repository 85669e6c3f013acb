/** What lies on the table: hexagonal tiles, piles of cubes, ziggurats. All around (0, 0). */
import type { JSX } from "preact";

import { seatLook, SeatShape } from "../../ui/seats";
import { Emblem, TYPE_NAMES, typeLook } from "./emblems";

/** From the middle of a tile to its upper corner. */
export const RADIUS = 75;
const HALF = 65;
/** Where the turned-up foot begins that shows the other face. */
const FOOT = 42;

const ring = (share: number): string =>
  [
    [0, -RADIUS],
    [HALF, -RADIUS / 2],
    [HALF, RADIUS / 2],
    [0, RADIUS],
    [-HALF, RADIUS / 2],
    [-HALF, -RADIUS / 2],
  ]
    .map(([x, y]) => `${(x as number) * share},${(y as number) * share}`)
    .join(" ");

export const HEXAGON = ring(1);
export const INSET = ring(0.945);
const BODY = ring(0.97);
const GROOVE = ring(0.86);

/** How wide the tile is at the height y of its foot, measured from the middle. */
const reach = (y: number, share: number): number => ((RADIUS * share - y) * 2 * HALF) / RADIUS;

const foot = `${-reach(FOOT, 0.97)},${FOOT} ${reach(FOOT, 0.97)},${FOOT} 0,${RADIUS * 0.97}`;

/** Colours and shades that all drawings of this board share. */
export function Paints(): JSX.Element {
  return (
    <svg class="zig-paints" width="0" height="0" aria-hidden="true">
      <defs>
        {TYPE_NAMES.map((kind) => (
          <linearGradient key={kind} id={`zig-${kind}`} x1="0" y1="0" x2="0.35" y2="1">
            <stop offset="0" stop-color={typeLook(kind).light} />
            <stop offset="0.55" stop-color={typeLook(kind).colour} />
            <stop offset="1" stop-color={typeLook(kind).dark} />
          </linearGradient>
        ))}
        <linearGradient id="zig-sand" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color="var(--zig-sand-0)" />
          <stop offset="1" stop-color="var(--zig-sand-1)" />
        </linearGradient>
        <linearGradient id="zig-bitumen" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="var(--zig-bitumen)" />
          <stop offset="1" stop-color="var(--zig-bitumen-deep)" />
        </linearGradient>
        <linearGradient id="zig-brick" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stop-color="var(--zig-brick-0)" />
          <stop offset="0.5" stop-color="var(--zig-brick-1)" />
          <stop offset="1" stop-color="var(--zig-brick-2)" />
        </linearGradient>
        <pattern id="zig-courses" width="24" height="12" patternUnits="userSpaceOnUse">
          <path
            d="M0,6H24M0,12H24M6,0V6M18,6V12"
            stroke="var(--zig-mortar)"
            stroke-opacity="0.45"
          />
        </pattern>
      </defs>
    </svg>
  );
}

/** The emblem makes room for what stands on the tile. */
const EMBLEM_AT = {
  none: { y: -12, size: 1.55 },
  cubes: { y: -40, size: 0.95 },
  tower: { x: -39, y: -22, size: 0.78 },
};

/** A tile: its upper face, and at its foot what lies on the other one. */
export function Tile(props: { up: string; down: string; held?: "cubes" | "tower" }): JSX.Element {
  const under = typeLook(props.down);
  return (
    <>
      <polygon points={HEXAGON} fill="var(--zig-outline)" />
      <polygon points={BODY} fill={`url(#zig-${props.up})`} />
      <polygon
        points={GROOVE}
        fill="none"
        stroke={typeLook(props.up).light}
        stroke-opacity="0.75"
        stroke-width="2"
      />
      <polygon points={foot} fill={under.colour} />
      <path
        d={`M${-reach(FOOT, 0.97)},${FOOT}H${reach(FOOT, 0.97)}`}
        stroke="var(--zig-outline)"
        stroke-width="3.5"
      />
      <Emblem kind={props.down} y={54} size={0.46} />
      <Emblem kind={props.up} {...EMBLEM_AT[props.held ?? "none"]} />
    </>
  );
}

const CUBE = 25;

/** One cube seen from above at an angle, its lowest corner at (x, y). */
function Cube(props: { x: number; y: number; colour: string; side?: number }): JSX.Element {
  const side = props.side ?? CUBE;
  const half = side / 2;
  const rise = side / 4;
  return (
    <g
      transform={`translate(${props.x} ${props.y})`}
      stroke="var(--zig-outline)"
      stroke-linejoin="round"
    >
      <path
        d={`M0,${-side}L${half},${-half - rise}V${-rise}L0,0L${-half},${-rise}V${-half - rise}z`}
        fill={props.colour}
        stroke-width="2"
      />
      <path
        d={`M0,${-half}L${half},${-half - rise}V${-rise}L0,0z`}
        fill="var(--shade)"
        opacity="0.34"
      />
      <path
        d={`M0,${-half}L${half},${-half - rise}L0,${-side}L${-half},${-half - rise}z`}
        fill="var(--glint)"
        fill-opacity="0.38"
        stroke-width="1"
      />
    </g>
  );
}

/** Where the cubes of a pile stand, those behind first; it grows like a ziggurat. */
const PILES: readonly (readonly [number, number])[][] = [
  [],
  [[0, 0]],
  [
    [-0.5, 0],
    [0.5, 0],
  ],
  [
    [-0.5, 0],
    [0.5, 0],
    [0, -0.62],
  ],
  [
    [-1, 0],
    [0, 0],
    [1, 0],
    [-0.5, -0.62],
  ],
  [
    [-1, 0],
    [0, 0],
    [1, 0],
    [-0.5, -0.62],
    [0.5, -0.62],
  ],
];

/** The cubes of one player on a tile, with their number on the player's shape. */
export function Pile(props: { seat: number; cubes: number }): JSX.Element {
  const places = PILES[Math.min(props.cubes, PILES.length - 1)] ?? [];
  return (
    <>
      <path
        d={`M${-HALF * 0.92},-10H${HALF * 0.92}V33L${reach(FOOT, 0.93)},${FOOT - 2}H${-reach(FOOT, 0.93)}L${-HALF * 0.92},33z`}
        fill="var(--bitumen)"
        opacity="0.82"
      />
      {places.map(([x, y]) => (
        <Cube
          key={`${x},${y}`}
          x={-21 + x * CUBE}
          y={37 + y * CUBE}
          colour={seatLook(props.seat).colour}
        />
      ))}
      <SeatShape seat={props.seat} x={36} y={16} size={22} />
      <text x="36" y="27" class="zig-number" fill={seatLook(props.seat).ink}>
        {props.cubes}
      </text>
    </>
  );
}

/** What a tile will hold or may still get, on a tag at its upper right. */
export function Promised(props: { seat: number; text: string }): JSX.Element {
  return (
    <g transform="translate(32 -42)">
      <rect
        x="-32"
        y="-22"
        width="64"
        height="42"
        rx="10"
        fill="var(--bitumen)"
        stroke={seatLook(props.seat).colour}
        stroke-width="3"
      />
      <text y="11" class="zig-number zig-wide" fill="var(--chalk)">
        {props.text}
      </text>
    </g>
  );
}

const STEPS = [
  { half: 46, top: -22, height: 22 },
  { half: 33, top: -41, height: 19 },
  { half: 20, top: -57, height: 16 },
];

/** A stepped tower of brick, its bands in the owner's colour; without an owner still in stock. */
export function Tower(props: { seat?: number | null }): JSX.Element {
  const seat = props.seat ?? null;
  const band = seat === null ? "var(--zig-tower-nobodys)" : seatLook(seat).colour;
  return (
    <g stroke="var(--zig-outline)" stroke-linejoin="round">
      <ellipse cx="3" cy="1" rx="52" ry="7" fill="var(--shade)" opacity="0.35" stroke="none" />
      {STEPS.map(({ half, top, height }) => (
        <g key={top}>
          <path
            d={`M${-half},${top + height}l4,${-height}H${half - 4}l4,${height}z`}
            fill="url(#zig-brick)"
            stroke-width="2"
          />
          <path
            d={`M${-half},${top + height}l4,${-height}H${half - 4}l4,${height}z`}
            fill="url(#zig-courses)"
            stroke="none"
          />
          <path
            d={`M${-half + 4},${top}H${half - 4}v5H${-half + 4}z`}
            fill={band}
            stroke-width="1.5"
          />
        </g>
      ))}
      <path d="M-7,0V-46h14V0z" fill="var(--zig-tower-stair)" stroke-width="1.5" />
      <path d="M-7,-8h14M-7,-16h14M-7,-24h14M-7,-32h14M-7,-40h14" stroke-width="1.2" />
      <path d="M-11,-57v-11h22v11z" fill="var(--azure)" stroke-width="2" />
      <path d="M-3.500,-57v-7h7v7z" fill="var(--zig-outline)" stroke="none" />
    </g>
  );
}

/** A cube as a small picture in text. */
export function CubeIcon(props: { seat: number }): JSX.Element {
  return (
    <svg class="zig-icon" width="20" height="20" viewBox="-15 -27 30 30" aria-hidden="true">
      <Cube x={0} y={0} colour={seatLook(props.seat).colour} />
    </svg>
  );
}

/** A ziggurat as a small picture in text; a built one belongs to its owner, or is gone. */
export function TowerIcon(props: { seat?: number; gone?: boolean }): JSX.Element {
  return (
    <svg
      class={`zig-icon ${props.gone ? "zig-gone" : ""}`}
      width="26"
      height="22"
      viewBox="-54 -82 108 92"
      aria-hidden="true"
    >
      <Tower seat={props.seat ?? null} />
    </svg>
  );
}

/** A face of a tile as a small picture in text. */
export function TypeIcon(props: { kind: string; size?: number }): JSX.Element {
  const size = props.size ?? 26;
  return (
    <svg
      class="zig-icon"
      width={size * 0.88}
      height={size}
      viewBox="-66 -76 132 152"
      aria-hidden="true"
    >
      <polygon points={HEXAGON} fill="var(--zig-outline)" />
      <polygon points={BODY} fill={`url(#zig-${props.kind})`} />
      <Emblem kind={props.kind} size={2.1} />
    </svg>
  );
}
