/** The eight resources: cubes are plain goods, discs are luxuries, each with its picture. */
import type { JSX } from "preact";

interface GoodLook {
  fill: string;
  ink: string;
  disc: boolean;
  picture: JSX.Element;
}

const PLAIN: GoodLook = {
  fill: "var(--flood-unknown-good)",
  ink: "var(--flood-unknown-good-ink)",
  disc: false,
  picture: <></>,
};

const LOOKS: Record<string, GoodLook> = {
  grain: {
    fill: "var(--flood-grain)",
    ink: "var(--flood-grain-ink)",
    disc: false,
    picture: (
      <path d="M0,8V-2M0,3c3,-1 5,-3 5,-6c-3,0 -5,2 -5,6c0,-4 -2,-6 -5,-6c0,3 2,5 5,6M0,-3c2,-2 2,-4 0,-6c-2,2 -2,4 0,6M0,-2c3,-1 5,-3 4,-6c-3,1 -4,3 -4,6c0,-3 -1,-5 -4,-6c-1,3 1,5 4,6" />
    ),
  },
  wood: {
    fill: "var(--flood-wood)",
    ink: "var(--flood-wood-ink)",
    disc: false,
    picture: (
      <path d="M-8,1l9,-6c3,0 5,2 5,5l-9,6zM6,0a2.600,3.400 30 1 0 -5,-5a2.600,3.400 30 1 0 5,5M-3,6a2.600,3.400 30 1 1 -5,-5M-5,2l7,-4.600" />
    ),
  },
  metal: {
    fill: "var(--flood-metal)",
    ink: "var(--flood-metal-ink)",
    disc: false,
    picture: <path d="M-8,5l3,-8h10l3,8zM-5,-3l2,-3h10l-2,3M5,-3l3,8M7,-6l3,7l-2,4" />,
  },
  textile: {
    fill: "var(--flood-textile)",
    ink: "var(--flood-textile-ink)",
    disc: false,
    picture: <path d="M-7,-7h14v11h-14zM-7,-3h14M-7,0h14M-6,4v4M-3,4v4M0,4v4M3,4v4M6,4v4" />,
  },
  tools: {
    fill: "var(--flood-tools)",
    ink: "var(--flood-tools-ink)",
    disc: true,
    picture: <path d="M-6,8L2,-1M-2,-6l8,7l2.500,-2.500c-1,-5 -4,-7 -8,-7z" />,
  },
  oil: {
    fill: "var(--flood-oil)",
    ink: "var(--flood-oil-ink)",
    disc: true,
    picture: (
      <path d="M-3,-8h6M-2,-8v3c-4,2 -5,5 -4,8c1,3 3,5 6,5s5,-2 6,-5c1,-3 0,-6 -4,-8v-3M-6,2h12" />
    ),
  },
  gold: {
    fill: "var(--flood-gold)",
    ink: "var(--flood-gold-ink)",
    disc: true,
    picture: (
      <path d="M-6.500,3a6.500,6 0 1 0 13,0a6.500,6 0 1 0 -13,0M-3,-3l-2,-4l5,-2l5,2l-2,4" />
    ),
  },
  lapis: {
    fill: "var(--flood-lapis)",
    ink: "var(--flood-lapis-ink)",
    disc: true,
    picture: <path d="M-8,-3l4,-5h8l4,5l-8,11zM-8,-3h16M-3,-3l3,11l3,-11l-3,-5z" />,
  },
};

const CUBE = "M-11,-8q0,-3 3,-3h16q3,0 3,3v16q0,3 -3,3h-16q-3,0 -3,-3z";
const DISC = "M-12,0a12,12 0 1 0 24,0a12,12 0 1 0 -24,0z";

/** A resource inside an SVG drawing, around (x, y), about 24 wide at size 1. */
export function Good(props: { kind: string; x?: number; y?: number; size?: number }): JSX.Element {
  const look = LOOKS[props.kind] ?? PLAIN;
  return (
    <g transform={`translate(${props.x ?? 0} ${props.y ?? 0}) scale(${props.size ?? 1})`}>
      <path
        d={look.disc ? DISC : CUBE}
        fill={look.fill}
        stroke="var(--flood-good-edge)"
        stroke-width="1.6"
      />
      <path
        d={look.disc ? "M-9,-4a10,10 0 0 1 18,0" : "M-8.500,-8.500h17"}
        fill="none"
        stroke="var(--glint)"
        stroke-opacity="0.5"
        stroke-width="1.4"
        stroke-linecap="round"
      />
      <g
        fill="none"
        stroke={look.ink}
        stroke-width="1.7"
        stroke-linecap="round"
        stroke-linejoin="round"
      >
        {look.picture}
      </g>
    </g>
  );
}

/** The same as a small picture in text. */
export function GoodIcon(props: { kind: string; size?: number }): JSX.Element {
  const size = props.size ?? 26;
  return (
    <svg class="flood-icon" width={size} height={size} viewBox="-13 -13 26 26" aria-hidden="true">
      <Good kind={props.kind} />
    </svg>
  );
}
