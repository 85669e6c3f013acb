/** The eight goods as things of the time: drawn once as sprites, used wherever they lie. */
import type { JSX } from "preact";

import { resources } from "../../../../src/edubba/games/after_the_flood/data.json";

export const GOODS: readonly string[] = resources.map(({ id }) => id);
export const VALUES: Readonly<Record<string, number>> = Object.fromEntries(
  resources.map(({ id, value }) => [id, value]),
);
export const ARMIES: Readonly<Record<string, number>> = Object.fromEntries(
  resources.map(({ id, armies_when_bought: armies }) => [id, armies]),
);
export const LUXURIES: readonly string[] = resources
  .filter(({ luxury }) => luxury)
  .map(({ id }) => id);

const EARS = [
  [0, -13, 0],
  [-5, -8, -28],
  [5, -8, 28],
  [-6, -1, -34],
  [6, -1, 34],
  [0, -4, 0],
] as const;

/** Around (0, 0), about 32 across; the outline is that of the group around them. */
const PICTURES: Record<string, JSX.Element> = {
  grain: (
    <>
      <path
        d="M0,15V-4M-6,15L-2,-2M6,15L2,-2"
        fill="none"
        stroke="var(--flood-stalk)"
        stroke-width="2.2"
      />
      {EARS.map(([x, y, turn]) => (
        <ellipse
          key={`${x} ${y}`}
          rx="3.3"
          ry="6"
          transform={`translate(${x} ${y}) rotate(${turn})`}
          fill="var(--flood-grain)"
        />
      ))}
      <path d="M-7,7h14v4h-14z" fill="var(--flood-band)" />
    </>
  ),
  wood: (
    <>
      <path d="M-15,1l20,-8q6,2 5,9l-20,8z" fill="var(--flood-log)" />
      <path d="M-13,10l20,-8q6,2 5,8l-20,8z" fill="var(--flood-log-low)" />
      <ellipse cx="-13" cy="5" rx="4.5" ry="5.5" fill="var(--flood-log-end)" />
      <ellipse cx="-11" cy="13" rx="4.5" ry="5" fill="var(--flood-log-end)" />
      <path d="M-13,5h1M-11,13h1M-2,2l8,-3M0,10l7,-3" />
      <path d="M6,-8q6,-9 10,-5q-3,7 -10,5z" fill="var(--flood-leaf)" />
    </>
  ),
  metal: (
    <>
      <path d="M-15,9l4,-12h16l4,12z" fill="var(--flood-ingot)" />
      <path d="M-11,-3l6,-6h15l-5,6z" fill="var(--flood-ingot-lit)" />
      <path d="M5,-3l5,-6l5,12l-6,6z" fill="var(--flood-ingot-side)" />
      <path d="M-7,2h8" stroke="var(--flood-ingot-glint)" />
    </>
  ),
  textile: (
    <>
      <path d="M-13,-10q13,-5 26,0v17q-13,5 -26,0z" fill="var(--flood-linen)" />
      <path d="M-13,-5q13,-5 26,0v4q-13,-5 -26,0z" fill="var(--flood-purple)" stroke="none" />
      <path d="M-13,2q13,-5 26,0v2.5q-13,-5 -26,0z" fill="var(--flood-red)" stroke="none" />
      <path d="M-13,-10q13,-5 26,0v17q-13,5 -26,0z" fill="none" />
      <path d="M-11,8v6M-7,9v6M-3,10v6M1,10v6M5,9v6M9,8v6" />
    </>
  ),
  tools: (
    <>
      <path d="M-11,15L4,-4l4,3L-7,17z" fill="var(--flood-handle)" />
      <path
        d="M-5,-12q8,-4 15,2q6,6 5,13q-5,-3 -8,-3L1,-7q-2,-3 -6,-5z"
        fill="var(--flood-steel)"
      />
      <path d="M0,-11q6,0 10,5" fill="none" stroke="var(--flood-steel-glint)" />
    </>
  ),
  oil: (
    <>
      <path
        d="M-5,-14h10v5q9,4 8,13q-2,9 -8,12h-10q-6,-3 -8,-12q-1,-9 8,-13z"
        fill="var(--flood-jar)"
      />
      <path d="M-12,1q12,5 24,0v4q-12,5 -24,0z" fill="var(--flood-jar-band)" />
      <path d="M-5,-9h10M-5,-10q-9,0 -8,8M5,-10q9,0 8,8" fill="none" />
      <path d="M-6,-4q-2,3 -2,7" fill="none" stroke="var(--flood-jar-glint)" />
    </>
  ),
  gold: (
    <>
      <ellipse cy="6" rx="14" ry="9" fill="var(--flood-gold)" />
      <ellipse cy="4" rx="7.5" ry="4" fill="var(--flood-gold-deep)" />
      <path d="M-7,-4q7,-12 14,0q-7,5 -14,0z" fill="var(--flood-gold-lit)" />
      <circle cx="-10" cy="5" r="1.5" fill="var(--flood-lapis)" stroke-width="1" />
      <circle cx="10" cy="5" r="1.5" fill="var(--flood-red)" stroke-width="1" />
    </>
  ),
  lapis: (
    <>
      <path d="M-13,4l5,-14l12,-4l10,9l-3,15l-13,4z" fill="var(--flood-lapis)" />
      <path d="M-8,-10l7,9l-11,5z" fill="var(--flood-lapis-lit)" stroke="none" />
      <path
        d="M-8,-10l7,9l12,-4M-1,-1l-11,5M-1,-1v15"
        fill="none"
        stroke="var(--flood-lapis-vein)"
        stroke-width="1.2"
      />
      {[
        [4, 5],
        [7, -3],
        [-5, 8],
      ].map(([x, y]) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r="1.2"
          fill="var(--flood-lapis-gold)"
          stroke="none"
        />
      ))}
    </>
  ),
};

/** To be put into the definitions of the board: `#flood-grain` bare, `#flood-token-grain` as a token. */
export function GoodSprites(): JSX.Element {
  return (
    <>
      {GOODS.map((good) => (
        <g
          key={good}
          id={`flood-${good}`}
          stroke="var(--flood-line)"
          stroke-width="1.6"
          stroke-linejoin="round"
          stroke-linecap="round"
        >
          {PICTURES[good]}
        </g>
      ))}
      {GOODS.map((good) => (
        <g key={good} id={`flood-token-${good}`}>
          {LUXURIES.includes(good) ? (
            <>
              <circle cy="1.8" r="17.5" fill="var(--flood-token-edge)" />
              <circle r="17.5" class="flood-token-face" />
              <circle r="14.8" fill="none" stroke="var(--flood-token-low)" stroke-width="1.6" />
            </>
          ) : (
            <>
              <rect
                x="-16.5"
                y="-14.5"
                width="33"
                height="33"
                rx="6"
                fill="var(--flood-token-edge)"
              />
              <rect x="-16.5" y="-16.5" width="33" height="33" rx="6" class="flood-token-face" />
              <rect
                x="-14"
                y="-14"
                width="28"
                height="28"
                rx="4"
                fill="none"
                stroke="var(--flood-token-low)"
                stroke-width="1.6"
              />
            </>
          )}
          <use href={`#flood-${good}`} transform="scale(0.84)" />
        </g>
      ))}
    </>
  );
}

/** A token around (x, y), 35 across at size 1. */
export function Good(props: {
  kind: string;
  x?: number;
  y?: number;
  size?: number;
  piece?: string | undefined;
}): JSX.Element {
  const { kind, x = 0, y = 0, size = 1, piece } = props;
  return (
    <g transform={`translate(${x} ${y})`}>
      <g {...(piece === undefined ? {} : { "data-piece": piece })}>
        <use href={`#flood-token-${kind}`} transform={`scale(${size})`} />
      </g>
    </g>
  );
}

/** The same as a small picture in text. */
export function GoodIcon(props: { kind: string; size?: number }): JSX.Element {
  const size = props.size ?? 26;
  return (
    <svg class="flood-icon" width={size} height={size} viewBox="-19 -19 38 38" aria-hidden="true">
      <use href={`#flood-token-${props.kind}`} />
    </svg>
  );
}

/** The thing itself, without its token. */
export function Thing(props: { kind: string; size: number; piece?: string }): JSX.Element {
  const { kind, size, piece } = props;
  return (
    <svg
      class="flood-icon"
      width={size}
      height={size}
      viewBox="-18 -18 36 36"
      aria-hidden="true"
      {...(piece === undefined ? {} : { "data-piece": piece })}
    >
      <use href={`#flood-${kind}`} />
    </svg>
  );
}
