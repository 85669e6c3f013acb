/** What stands on the tiles: cubes in piles, ziggurats, and ghosts of what may come. */
import type { JSX } from "preact";

import { seatLook, SEATS, SeatShape } from "../../ui/seats";

/** Half the width of a cube, and how deep its top lies. */
const WIDE = 12;
const DEEP = 6.4;
const HIGH = 13.3;
const OUTLINE = `M0,${-2 * DEEP}l${WIDE},${DEEP}v${HIGH}l${-WIDE},${DEEP}l${-WIDE},${-DEEP}v${-HIGH}z`;
const EDGES = `M${-WIDE},${-DEEP}l${WIDE},${DEEP}l${WIDE},${-DEEP}M0,0v${HIGH}`;

/** A cube of a seat: three sides in its light, and its mark pressed in. */
function CubeShape({ seat }: { seat: number }): JSX.Element {
  const { colour, shape } = seatLook(seat);
  return (
    <g id={`zig-cube-${seat}`}>
      <path d={OUTLINE} fill={colour} />
      <path
        d={`M0,${-2 * DEEP}l${WIDE},${DEEP}l${-WIDE},${DEEP}l${-WIDE},${-DEEP}z`}
        fill="var(--glint)"
        opacity="0.42"
      />
      <path
        d={`M${WIDE},${-DEEP}l${-WIDE},${DEEP}v${HIGH}l${WIDE},${-DEEP}z`}
        fill="var(--shade)"
        opacity="0.42"
      />
      <path
        d={shape}
        transform={`translate(${-WIDE / 2} ${HIGH * 0.3}) scale(3.4) skewY(24)`}
        fill="var(--zig-outline)"
        opacity="0.55"
      />
      <path
        d={`${OUTLINE}${EDGES}`}
        fill="none"
        stroke="var(--zig-outline)"
        stroke-width="1.5"
        stroke-linejoin="round"
      />
    </g>
  );
}

/** Steps of a ziggurat from below: half its width, its foot, its height. */
const STEPS = [
  { half: 51, foot: 0, high: 22 },
  { half: 39, foot: -20, high: 19 },
  { half: 28, foot: -37, high: 17 },
  { half: 17.5, foot: -52, high: 14 },
] as const;

function Step({ half, foot, high }: (typeof STEPS)[number]): JSX.Element {
  const top = half - 5;
  const niches = Array.from(
    { length: Math.floor((half * 2 - 10) / 10) },
    (_, k) => -half + 9 + k * 10,
  );
  return (
    <>
      <path
        d={`M${-half},${foot}L${-top},${foot - high}H${top * 0.35}L${half * 0.4},${foot}z`}
        fill="var(--zig-brick-1)"
      />
      <path
        d={`M${half},${foot}L${top},${foot - high}H${top * 0.35}L${half * 0.4},${foot}z`}
        fill="var(--zig-brick-2)"
      />
      {niches.map((x) => (
        <path
          key={x}
          d={`M${x},${foot - high + 5}v${high - 7}`}
          stroke="var(--zig-mortar)"
          stroke-width="1.8"
          opacity="0.6"
        />
      ))}
      <path
        d={`M${-top},${foot - high + 1.5}h${top * 2}`}
        stroke="var(--zig-brick-0)"
        stroke-width="3"
      />
      <path
        d={`M${-half},${foot}L${-top},${foot - high}H${top}L${half},${foot}z`}
        fill="none"
        stroke="var(--zig-outline)"
        stroke-width="2"
        stroke-linejoin="round"
      />
    </>
  );
}

const STAIR = 54;

/** A stepped tower of brick with its stairs and the blue temple on top, its foot at (0, 0). */
function TowerShape(): JSX.Element {
  return (
    <g id="zig-tower">
      <ellipse cx="4" cy="2" rx="58" ry="9" fill="var(--shade)" opacity="0.4" />
      {STEPS.map((step) => (
        <Step key={step.foot} {...step} />
      ))}
      <path
        d={`M-12,1L-5.500,${-STAIR}h11L12,1z`}
        fill="var(--zig-brick-0)"
        stroke="var(--zig-outline)"
        stroke-width="1.6"
      />
      {Array.from({ length: 10 }, (_, k) => (
        <path
          key={k}
          d={`M${-11 + k * 0.58},${-4 - k * 5}h${22 - k * 1.16}`}
          stroke="var(--zig-mortar)"
          stroke-width="1.4"
        />
      ))}
      <path
        d="M-14,-66v-14h5v-5h18v5h5v14z"
        fill="var(--azure)"
        stroke="var(--zig-outline)"
        stroke-width="2"
      />
      <path d="M-14,-74h9m10,0h9" stroke="var(--gold)" stroke-width="2.400" />
      <path d="M-4,-66v-9q4,-4 8,0v9z" fill="var(--zig-outline)" />
    </g>
  );
}

/** What the pieces are made of, drawn once and used everywhere. */
export function Shapes(): JSX.Element {
  return (
    <>
      {SEATS.map((_, seat) => (
        <CubeShape key={seat} seat={seat} />
      ))}
      <TowerShape />
    </>
  );
}

/** A ziggurat; with its owner's pennant, or still in the stock. */
export function Tower({ seat }: { seat?: number | null }): JSX.Element {
  const look = seat === null || seat === undefined ? null : seatLook(seat);
  return (
    <>
      <use href="#zig-tower" />
      {look && (
        <>
          <path d="M0,-84v-28" stroke="var(--zig-outline)" stroke-width="3" />
          <path
            d="M1,-113h32l-7,9.500l7,9.500h-32z"
            fill={look.colour}
            stroke="var(--zig-outline)"
            stroke-width="2"
          />
          <path d={look.shape} transform="translate(13 -103.500) scale(5.6)" fill={look.ink} />
        </>
      )}
    </>
  );
}

type Place = readonly [x: number, y: number];

/** Where the cubes of a pile stand; those behind come first, so that the front ones cover them. */
const PILES: readonly (readonly Place[])[] = [
  [],
  [[0, 0]],
  [
    [-13, 0],
    [13, 0],
  ],
  [
    [0, -10],
    [-13, 7],
    [13, 7],
  ],
  [
    [-13, -10],
    [13, -10],
    [-13, 7],
    [13, 7],
  ],
  [
    [-13, -10],
    [13, -10],
    [-25, 7],
    [0, 7],
    [25, 7],
  ],
];

const pileOf = (count: number): readonly Place[] => PILES[Math.min(count, PILES.length - 1)] ?? [];

export interface PileProps {
  seat: number;
  cubes: number;
  /** The names of the cubes, as they keep them on their way. */
  names: readonly string[];
  plus: number;
  minus: number;
}

/** The cubes of one player on a tile; ghosts of those that would come, crosses over those that go. */
export function Pile({ seat, cubes, names, plus, minus }: PileProps): JSX.Element {
  const places = pileOf(cubes + plus);
  return (
    <>
      {places.map(([x, y], at) => {
        const name = names[at];
        if (at >= cubes) {
          return (
            <path
              key={`ghost${at}`}
              class="zig-ghost-cube"
              d={`${OUTLINE}${EDGES}`}
              transform={`translate(${x} ${y})`}
              fill={seatLook(seat).colour}
            />
          );
        }
        const goes = at >= cubes - minus;
        return (
          <g
            key={name ?? at}
            transform={`translate(${x} ${y})`}
            {...(name ? { "data-piece": name, "data-piece-from": `supply:${seat}` } : {})}
          >
            <use href={`#zig-cube-${seat}`} opacity={goes ? 0.5 : 1} />
            {goes && <path class="zig-cross" d="M-8,-6l16,16m0,-16l-16,16" />}
          </g>
        );
      })}
    </>
  );
}

/** The plate on which cubes stand, since seats and types have colours that are close. */
export function Plate({ seat, wide }: { seat: number; wide?: boolean }): JSX.Element {
  return (
    <rect
      x="-57"
      y={wide ? -26 : -24}
      width="114"
      height="61"
      rx="15"
      fill="var(--zig-plate)"
      fill-opacity="0.9"
      stroke={seatLook(seat).colour}
      stroke-width={wide ? 2.5 : 1.5}
      stroke-opacity={wide ? 1 : 0.55}
    />
  );
}

/** How many cubes stand there, on the owner's shape. */
export function Badge(props: { seat: number; count: number; x: number; y: number }): JSX.Element {
  const { seat, count, x, y } = props;
  return (
    <>
      <SeatShape seat={seat} x={x} y={y} size={17} />
      <text x={x} y={y + 8} class="zig-number" fill={seatLook(seat).ink}>
        {count}
      </text>
    </>
  );
}

/** A pill with a gain or a loss. */
export function Pill(props: {
  x: number;
  y: number;
  text: string;
  kind: "plus" | "minus" | "note";
}): JSX.Element {
  const half = 9 + props.text.length * 7;
  return (
    <g class={`zig-pill ${props.kind}`} transform={`translate(${props.x} ${props.y})`}>
      <rect x={-half} y="-18" width={half * 2} height="36" rx="18" />
      <text y="8.500">{props.text}</text>
    </g>
  );
}

/** A cube as a small sign in text. */
export function CubeSign(props: { seat: number; size?: number }): JSX.Element {
  const size = props.size ?? 18;
  return (
    <svg
      class="zig-picture"
      width={size}
      height={size * 1.16}
      viewBox="-13 -14 26 35"
      aria-hidden="true"
    >
      <use href={`#zig-cube-${props.seat}`} />
    </svg>
  );
}

/** A ziggurat as a picture beside the board. */
export function TowerSign(props: {
  seat?: number | null;
  size: number;
  piece?: string;
  faint?: boolean;
}): JSX.Element {
  return (
    <svg
      class={props.faint ? "zig-picture faint" : "zig-picture"}
      width={props.size}
      height={props.size * 1.06}
      viewBox="-58 -115 116 126"
      aria-hidden="true"
      {...(props.piece ? { "data-piece": props.piece } : {})}
    >
      <Tower seat={props.seat ?? null} />
    </svg>
  );
}
