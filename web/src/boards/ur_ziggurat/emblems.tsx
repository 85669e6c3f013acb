/** The five types of tiles: a colour and a hand-drawn emblem each, so that colour is never alone. */
import type { JSX } from "preact";

export interface TypeLook {
  colour: string;
  light: string;
  dark: string;
}

export const TYPE_NAMES = ["agriculture", "culture", "commerce", "politics", "war"];

export function typeLook(kind: string): TypeLook {
  const known = TYPE_NAMES.includes(kind) ? kind : "plain";
  return {
    colour: `var(--zig-type-${known})`,
    light: `var(--zig-type-${known}-light)`,
    dark: `var(--zig-type-${known}-dark)`,
  };
}

/** A grain of an ear, pointing up and outwards from (0, y). */
const grain = (y: number, side: number): string =>
  `M0,${y}c${side * 2},-6 ${side * 8},-9 ${side * 12},-8c${side * 0.5},6 ${side * -5},10 ${side * -12},8z`;

/** One wedge of cuneiform, its head at (x, y), its tail to the right or downwards. */
const wedge = (x: number, y: number, down = false): string =>
  down ? `M${x - 3},${y}h6l-2.2,4v6h-1.6v-6z` : `M${x},${y - 3}v6l4,-2.2h6v-1.6h-6z`;

const EMBLEMS: Record<string, (look: TypeLook) => JSX.Element> = {
  // an ear of barley
  agriculture: () => (
    <>
      <path d="M-1.3,21V-6h2.6V21z" />
      <path d={grain(15, 1) + grain(15, -1) + grain(6, 1) + grain(6, -1)} />
      <path d={grain(-3, 1) + grain(-3, -1)} />
      <path d="M0,-22c4,4 4,10 0,15c-4,-5 -4,-11 0,-15z" />
    </>
  ),
  // a clay tablet with writing
  culture: (look) => (
    <>
      <path d="M-13,-20h26q5,0 5,5v30q0,5 -5,5h-26q-5,0 -5,-5v-30q0,-5 5,-5z" />
      <g fill={look.dark} stroke="none">
        <path d={wedge(-13, -12) + wedge(-2, -12) + wedge(11, -15, true)} />
        <path d={wedge(-10, -4, true) + wedge(-4, 0) + wedge(6, 0)} />
        <path d={wedge(-13, 12) + wedge(0, 8, true) + wedge(5, 12)} />
      </g>
    </>
  ),
  // a balance with two pans
  commerce: () => (
    <>
      <path d="M-2,-17h4v32h8v5h-20v-5h8z" />
      <path d="M-19,-13l19,-4l19,4l-1,3l-18,-3.5l-18,3.5z" />
      <circle cy="-19" r="3.4" />
      <path
        d="M-18,-11l-5,14M-18,-11l5,14M18,-11l-5,14M18,-11l5,14"
        fill="none"
        stroke="var(--chalk)"
        stroke-width="1.8"
      />
      <path d="M-25,3h14q-1,7 -7,7t-7,-7zM11,3h14q-1,7 -7,7t-7,-7z" />
    </>
  ),
  // a king's crown
  politics: (look) => (
    <>
      <path d="M-18,8l-3,-19l11,9L0,-17L10,-2l11,-9L18,8z" />
      <path d="M-18,11h36v7h-36z" />
      <circle cx="-21" cy="-13" r="3" />
      <circle cy="-19.500" r="3.300" />
      <circle cx="21" cy="-13" r="3" />
      <g fill={look.dark} stroke="none">
        <circle cx="-10" cy="14.500" r="1.900" />
        <circle cy="14.500" r="1.900" />
        <circle cx="10" cy="14.500" r="1.900" />
      </g>
    </>
  ),
  // a round shield over crossed spears
  war: (look) => (
    <>
      <path d="M-19,20l-2.500,-2.500L13,-17l-1,-4l9,-2l-2,9l-4,-1z" />
      <path d="M19,20l2.500,-2.500L-13,-17l1,-4l-9,-2l2,9l4,-1z" />
      <circle cy="2" r="12.500" />
      <circle cy="2" r="8" fill="none" stroke={look.dark} stroke-width="2" />
      <circle cy="2" r="3" fill={look.dark} stroke="none" />
    </>
  ),
};

/** The emblems, drawn once and used everywhere. */
export function EmblemShapes(): JSX.Element {
  return (
    <>
      {TYPE_NAMES.map((kind) => {
        const look = typeLook(kind);
        return (
          <g
            key={kind}
            id={`zig-emblem-${kind}`}
            fill="var(--chalk)"
            stroke={look.dark}
            stroke-width="1.4"
            stroke-linejoin="round"
            stroke-linecap="round"
            paint-order="stroke"
          >
            {EMBLEMS[kind]?.(look)}
          </g>
        );
      })}
    </>
  );
}

/** The emblem of a type around (x, y); at size 1 it is about 44 high. */
export function Emblem(props: {
  kind: string;
  x?: number;
  y?: number;
  size?: number;
}): JSX.Element {
  const { kind, x = 0, y = 0, size = 1 } = props;
  return <use href={`#zig-emblem-${kind}`} transform={`translate(${x} ${y}) scale(${size})`} />;
}
