/** The Wonders as pictures: small beside a city, large on a card. */
import type { JSX } from "preact";

const LIT = "var(--clash-wonder)";
const DARK = "var(--clash-wonder-shade)";
const MARBLE = "var(--clash-marble)";
const LEAF = "var(--clash-tree-lit)";
const INK = "var(--clash-bark)";

/** Each in a box of 44 by 36 with its foot at (0, 12). */
const SHAPES: Record<string, JSX.Element> = {
  great_pyramids: (
    <g>
      <path d="M-22,12L-4,-20L8,12Z" fill={LIT} />
      <path d="M-4,-20L16,12H8Z" fill={DARK} />
      <path d="M6,12L16,-4L20,12Z" fill={LIT} />
      <path d="M16,-4L24,12H20Z" fill={DARK} />
    </g>
  ),
  great_gardens: (
    <g>
      <path
        d="M-20,12V3H20V12ZM-14,3V-6H14V3ZM-8,-6V-14H8V-6Z"
        fill="var(--clash-brick)"
        stroke={INK}
        stroke-width="0.7"
      />
      <g fill={LEAF}>
        <circle cx="-17" cy="2" r="4" />
        <circle cx="17" cy="2" r="4" />
        <circle cx="-11" cy="-7" r="4" />
        <circle cx="11" cy="-7" r="4" />
        <circle cx="0" cy="-16" r="5" />
      </g>
      <path d="M0,-10V12" stroke="var(--clash-shallow)" stroke-width="3" />
    </g>
  ),
  great_library: (
    <g>
      <path d="M-20,12H20V9H-20ZM-18,-6H18V-3H-18Z" fill={MARBLE} />
      <path d="M-21,-6L0,-18L21,-6Z" fill={LIT} stroke={INK} stroke-width="0.8" />
      <path d="M-15,9V-3M-9,9V-3M-3,9V-3M3,9V-3M9,9V-3M15,9V-3" stroke={MARBLE} stroke-width="3" />
    </g>
  ),
  great_lighthouse: (
    <g>
      <path d="M-9,12L-6,-8H6L9,12Z" fill={MARBLE} stroke={INK} stroke-width="0.8" />
      <path d="M-5,-8V-16H5V-8Z" fill="var(--clash-brick)" stroke={INK} stroke-width="0.8" />
      <path d="M0,-26C4,-22 4,-18 0,-16C-4,-18 -4,-22 0,-26Z" fill="var(--clash-flame)" />
      <path d="M-14,12H14" stroke={INK} stroke-width="2" />
    </g>
  ),
  great_statue: (
    <g>
      <path d="M-10,12V7H10V12Z" fill="var(--clash-wall)" stroke={INK} stroke-width="0.8" />
      <path
        d="M-6,7L-5,-8L-9,-4L-11,-6L-4,-14H4L11,-24L13,-22L6,-10L6,7H2L0,-2L-2,7Z"
        fill={LIT}
        stroke={INK}
        stroke-width="0.8"
      />
      <circle cx="0" cy="-18" r="4" fill={LIT} stroke={INK} stroke-width="0.8" />
    </g>
  ),
  great_mausoleum: (
    <g>
      <path d="M-18,12V6H18V12ZM-14,-2H14V1H-14Z" fill={MARBLE} />
      <path d="M-11,6V1M-4,6V1M4,6V1M11,6V1" stroke={MARBLE} stroke-width="3" />
      <path d="M-13,-2L-5,-14H5L13,-2Z" fill={LIT} stroke={INK} stroke-width="0.8" />
      <path d="M-3,-14V-19H3V-14Z" fill={DARK} />
    </g>
  ),
  great_colosseum: (
    <g>
      <path
        d="M-22,12V-8Q0,-18 22,-8V12Q0,20 -22,12Z"
        fill="var(--clash-wall)"
        stroke={INK}
        stroke-width="0.8"
      />
      <path
        d="M-16,10V2M-10,12V3M-3,13V4M4,13V4M11,12V3M17,10V2M-16,-2V-8M-10,-1V-9M-3,0V-10M4,0V-10M11,-1V-9M17,-2V-8"
        stroke={INK}
        stroke-width="3"
        stroke-linecap="round"
      />
    </g>
  ),
};

export function WonderShape({ id }: { id: string }): JSX.Element {
  return <g>{SHAPES[id] ?? SHAPES["great_mausoleum"]}</g>;
}

/** A Wonder under its sky, for cards and drawers. */
export function WonderPicture({ id }: { id: string }): JSX.Element {
  return (
    <svg viewBox="0 0 106 60" class="cc-wonder-picture" aria-hidden="true">
      <rect width="106" height="60" fill="var(--clash-sky)" />
      <circle cx="84" cy="15" r="8" fill="var(--clash-ideas)" opacity="0.85" />
      <path d="M0,44Q30,34 60,42T106,38V60H0Z" fill="var(--clash-hill)" />
      <path d="M0,47H106V60H0Z" fill="var(--clash-earth)" />
      <g transform="translate(50 31) scale(1.45)">
        <WonderShape id={id} />
      </g>
    </svg>
  );
}
