/** Tiles of fired clay: a rim of brick, a glazed face with the pattern of its type, an emblem. */
import type { JSX } from "preact";

import { Emblem, EmblemShapes, TYPE_NAMES, typeLook } from "./emblems";

/** From the middle of a tile to its upper corner, and to its sides. */
export const RADIUS = 75;
export const HALF = 65;

const corners = (share: number, down = 0): [number, number][] =>
  (
    [
      [0, -RADIUS],
      [HALF, -RADIUS / 2],
      [HALF, RADIUS / 2],
      [0, RADIUS],
      [-HALF, RADIUS / 2],
      [-HALF, -RADIUS / 2],
    ] as const
  ).map(([x, y]) => [x * share, y * share + down]);

/** A hexagon of that share of a tile, moved down by so much. */
export const ring = (share: number, down = 0): string =>
  corners(share, down)
    .map((corner) => corner.join(","))
    .join(" ");

/** Furrows, wedges of writing, a weave, bricks, spearheads: what is pressed into each glaze. */
const PATTERNS: Record<string, { width: number; height: number; d: string }> = {
  agriculture: { width: 32, height: 15, d: "M0,10q8,-6 16,0t16,0M8,4v-3.500M24,4v-3.500" },
  culture: {
    width: 28,
    height: 23,
    d: "M4,5h9M4,2.500v5M18,4v8M15.500,4h5M5,15v6M2.500,15h5M14,18h9M14,15.500v5",
  },
  commerce: {
    width: 25,
    height: 25,
    d: "M12.500,1l11.500,11.500l-11.500,11.500l-11.500,-11.500zM12.500,7l5.500,5.500l-5.500,5.500l-5.500,-5.500z",
  },
  politics: { width: 31, height: 21, d: "M0,0h31M0,10.500h31M8,0v10.500M23,10.500v10.500" },
  war: { width: 28, height: 18, d: "M0,14l14,-10l14,10M0,20.500l14,-10l14,10" },
};

function Glazes(): JSX.Element {
  return (
    <>
      {TYPE_NAMES.map((kind) => {
        const { colour, light, dark } = typeLook(kind);
        const { width, height, d } = PATTERNS[kind] ?? { width: 1, height: 1, d: "" };
        return (
          <>
            <radialGradient key={kind} id={`zig-glaze-${kind}`} cx="0.4" cy="0.24" r="0.9">
              <stop offset="0" stop-color={light} />
              <stop offset="0.5" stop-color={colour} />
              <stop offset="1" stop-color={dark} stop-opacity="0.86" />
            </radialGradient>
            <pattern
              id={`zig-pressed-${kind}`}
              width={width}
              height={height}
              patternUnits="userSpaceOnUse"
            >
              <path d={d} fill="none" stroke={dark} stroke-width="2" opacity="0.42" />
              <path
                d={d}
                fill="none"
                stroke={light}
                stroke-width="1"
                opacity="0.4"
                transform="translate(0.8 1.3)"
              />
            </pattern>
          </>
        );
      })}
    </>
  );
}

/** A face as all tiles of its type have it; drawn once and used everywhere. */
function FaceShape({ kind }: { kind: string }): JSX.Element {
  const { dark, light } = typeLook(kind);
  return (
    <g id={`zig-face-${kind}`}>
      <polygon points={ring(0.985, 9)} fill="var(--zig-rim-deep)" />
      <polygon points={ring(0.985, 5)} fill="var(--zig-rim-dark)" />
      <polygon
        points={ring(0.985)}
        fill="url(#zig-rim)"
        stroke="var(--zig-outline)"
        stroke-width="2"
      />
      <polygon points={ring(0.9)} fill={dark} />
      <polygon points={ring(0.885)} fill={`url(#zig-glaze-${kind})`} />
      <polygon points={ring(0.885)} fill={`url(#zig-pressed-${kind})`} />
      <polygon
        points={ring(0.845)}
        fill="none"
        stroke={light}
        stroke-opacity="0.6"
        stroke-width="1.8"
      />
      <path
        d={`M${-HALF * 0.86},${RADIUS * 0.3}V${-RADIUS * 0.42}L0,${-RADIUS * 0.86}L${HALF * 0.6},${-RADIUS * 0.52}Q${-HALF * 0.3},${-RADIUS * 0.4} ${-HALF * 0.86},${RADIUS * 0.3}z`}
        fill="url(#zig-sheen)"
      />
      {corners(0.942).map(([x, y]) => (
        <circle
          key={`${x},${y}`}
          cx={x}
          cy={y}
          r="3"
          fill="var(--zig-frieze-shell)"
          stroke="var(--zig-outline)"
        />
      ))}
    </g>
  );
}

/** What the tiles are painted with. */
export function Clay(): JSX.Element {
  return (
    <>
      <linearGradient id="zig-rim" x1="0.2" y1="0" x2="0.7" y2="1">
        <stop offset="0" stop-color="var(--zig-rim-light)" />
        <stop offset="0.5" stop-color="var(--zig-rim)" />
        <stop offset="1" stop-color="var(--zig-rim-dark)" />
      </linearGradient>
      <linearGradient id="zig-sheen" x1="0.1" y1="0" x2="0.6" y2="0.8">
        <stop offset="0" stop-color="var(--glint)" stop-opacity="0.34" />
        <stop offset="1" stop-color="var(--glint)" stop-opacity="0" />
      </linearGradient>
      <Glazes />
      <EmblemShapes />
      {TYPE_NAMES.map((kind) => (
        <FaceShape key={kind} kind={kind} />
      ))}
    </>
  );
}

/** The small hexagon at the foot of a tile that tells its other side. */
export function Chip(props: { kind: string; x?: number; y?: number; size?: number }): JSX.Element {
  const { kind, x = 0, y = 0, size = 1 } = props;
  const look = typeLook(kind);
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <polygon points={ring(0.27)} fill="var(--zig-outline)" />
      <polygon points={ring(0.235)} fill={look.colour} stroke={look.light} stroke-width="1.2" />
      <Emblem kind={kind} size={0.5} />
    </g>
  );
}

/** The emblem makes room for what stands on the tile. */
const EMBLEM_AT = {
  none: { y: -8, size: 1.75 },
  cubes: { y: -41, size: 0.82 },
};

/** A tile: its upper side, and at its foot what lies on the other one. */
export function Tile(props: {
  up: string;
  down: string;
  held?: boolean;
  tower?: boolean;
}): JSX.Element {
  return (
    <>
      <use href={`#zig-face-${props.up}`} />
      {props.tower ? (
        <Chip kind={props.up} x={-42} y={-30} size={1.1} />
      ) : (
        <>
          <Emblem kind={props.up} {...EMBLEM_AT[props.held ? "cubes" : "none"]} />
          <Chip kind={props.down} y={53} />
        </>
      )}
    </>
  );
}

/** One side of a tile as a picture beside the board. */
export function FacePicture(props: { kind: string; size: number; piece?: string }): JSX.Element {
  return (
    <svg
      class="zig-picture"
      width={props.size}
      height={props.size * 1.14}
      viewBox="-67 -77 134 164"
      aria-hidden="true"
      {...(props.piece ? { "data-piece": props.piece } : {})}
    >
      <use href={`#zig-face-${props.kind}`} />
      <Emblem kind={props.kind} y={-2} size={1.85} />
    </svg>
  );
}

/** A type as a small sign in text. */
export function TypeSign(props: { kind: string; size?: number }): JSX.Element {
  const size = props.size ?? 20;
  const look = typeLook(props.kind);
  return (
    <svg
      class="zig-picture"
      width={size * 0.9}
      height={size}
      viewBox="-66 -76 132 152"
      aria-hidden="true"
    >
      <polygon points={ring(1)} fill="var(--zig-outline)" />
      <polygon points={ring(0.9)} fill={look.colour} />
      <polygon points={ring(0.8)} fill="none" stroke={look.light} stroke-width="4" opacity="0.7" />
      <Emblem kind={props.kind} size={2.1} />
    </svg>
  );
}
