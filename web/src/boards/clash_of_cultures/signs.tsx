/** Small drawings of pieces and goods, each around (0, 0) and about 20 wide. */
import type { JSX } from "preact";

const INK = "var(--clash-ink)";

const DRAWINGS: Record<string, JSX.Element> = {
  settler: (
    <g stroke={INK} stroke-width="1.4">
      <circle cy="-6" r="4" />
      <path d="M-7,9C-7,-1 7,-1 7,9Z" />
    </g>
  ),
  army: (
    <g stroke={INK} stroke-width="1.4">
      <path d="M-8,-8H8V0C8,6 0,10 0,10C0,10 -8,6 -8,0Z" />
      <path d="M0,-8V9M-8,-1H8" fill="none" />
    </g>
  ),
  ship: (
    <g stroke={INK} stroke-width="1.4">
      <path d="M-10,3H10L6,9H-6Z" />
      <path d="M-1,3V-10L8,1H-1" />
    </g>
  ),
  settlement: <path d="M-9,8V-2L0,-9L9,-2V8Z" stroke={INK} stroke-width="1.4" />,
  port: (
    <g stroke={INK} stroke-width="1.4">
      <rect x="-9" y="-9" width="18" height="18" rx="3" />
      <path d="M0,-5V6M-5,2C-5,7 5,7 5,2M-3,-3H3" fill="none" stroke-width="1.8" />
    </g>
  ),
  academy: (
    <g stroke={INK} stroke-width="1.4">
      <rect x="-9" y="-9" width="18" height="18" rx="3" />
      <path d="M-6,-4L0,-7L6,-4ZM-6,6H6M-4,-3V5M0,-3V5M4,-3V5" fill="none" stroke-width="1.6" />
    </g>
  ),
  fortress: (
    <g stroke={INK} stroke-width="1.4">
      <rect x="-9" y="-9" width="18" height="18" rx="3" />
      <path d="M-6,6V-5H-3V-2H-1.5V-5H1.5V-2H3V-5H6V6Z" fill="none" stroke-width="1.6" />
    </g>
  ),
  temple: (
    <g stroke={INK} stroke-width="1.4">
      <rect x="-9" y="-9" width="18" height="18" rx="3" />
      <path d="M-6,6H6L4,1H-4ZM-3,1L-2,-3H2L3,1M0,-3V-6" fill="none" stroke-width="1.6" />
    </g>
  ),
  wonder: (
    <path
      d="M0,-11L3,-4L11,-3.4L5,1.6L7,9.4L0,5.2L-7,9.4L-5,1.6L-11,-3.4L-3,-4Z"
      fill="var(--clash-wonder)"
      stroke={INK}
      stroke-width="1.4"
    />
  ),
  barbarian: (
    <g stroke={INK} stroke-width="1.4" fill="var(--clash-barbarian)">
      <path d="M-7,9C-7,-1 7,-1 7,9Z" />
      <circle cy="-4" r="5" />
      <path d="M-5,-6C-10,-7 -10,-12 -8,-13M5,-6C10,-7 10,-12 8,-13" fill="none" />
    </g>
  ),
  food: (
    <g fill="var(--clash-food)" stroke={INK} stroke-width="1.1">
      <path d="M0,10V-8" fill="none" stroke-width="1.6" />
      <path d="M0,-10Q4,-6 0,-2Q-4,-6 0,-10ZM0,-3Q7,-4 6,2Q0,2 0,-3ZM0,-3Q-7,-4 -6,2Q0,2 0,-3ZM0,3Q7,2 6,8Q0,8 0,3ZM0,3Q-7,2 -6,8Q0,8 0,3Z" />
    </g>
  ),
  wood: (
    <g fill="var(--clash-wood)" stroke={INK} stroke-width="1.2">
      <rect x="-10" y="-1" width="20" height="8" rx="4" />
      <rect x="-8" y="-8" width="18" height="8" rx="4" />
      <circle cx="-7" cy="3" r="2.4" fill="var(--clash-wood-end)" />
    </g>
  ),
  ore: (
    <path
      d="M-10,8L-7,-3L-1,-8L4,-4L8,-5L10,8Z"
      fill="var(--clash-ore)"
      stroke={INK}
      stroke-width="1.3"
    />
  ),
  ideas: (
    <g stroke={INK} stroke-width="1.3">
      <path d="M-4,4C-10,-2 -6,-11 0,-11C6,-11 10,-2 4,4V7H-4Z" fill="var(--clash-ideas)" />
      <path d="M-3,10H3" stroke-width="2" />
    </g>
  ),
  gold: (
    <g stroke={INK} stroke-width="1.2">
      <circle r="9" fill="var(--clash-gold)" />
      <circle r="5.4" fill="none" />
    </g>
  ),
  mood: (
    <g stroke={INK} stroke-width="1.3">
      <circle r="9" fill="var(--clash-sign-mood)" />
      <path d="M-4,2C-3,6 3,6 4,2M-3.5,-3V-2M3.5,-3V-2" fill="none" stroke-width="1.8" />
    </g>
  ),
  culture: (
    <g stroke={INK} stroke-width="1.3">
      <path d="M-7,-9H7V-3C7,4 0,9 0,9C0,9 -7,4 -7,-3Z" fill="var(--clash-culture)" />
      <path d="M-3,-4H3M0,-6V2" fill="none" stroke-width="1.7" />
    </g>
  ),
};

/** A sign inside another drawing; the fill is that of its surroundings where it has none. */
export function Drawing(props: { of: string }): JSX.Element {
  return <>{DRAWINGS[props.of] ?? DRAWINGS["settlement"]}</>;
}

export function Sign(props: { of: string; size?: number; fill?: string }): JSX.Element {
  const size = props.size ?? 20;
  return (
    <svg width={size} height={size} viewBox="-13 -13 26 26" aria-hidden="true" class="cc-sign">
      <g fill={props.fill ?? "var(--clash-sign)"}>
        <Drawing of={props.of} />
      </g>
    </svg>
  );
}
