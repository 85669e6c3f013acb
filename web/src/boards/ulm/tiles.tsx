/** The five kinds of action tiles: a colour, and the picture of the action it stands for. */
import type { JSX } from "preact";

export const COLOURS = ["brown", "turquoise", "white", "orange", "gray"] as const;

/** What the tile of a colour does, as the catalogues name it. */
export const ACTIONS: Record<string, string> = {
  brown: "card",
  turquoise: "river",
  white: "clear_away",
  orange: "seal",
  gray: "money",
};

const stroked = {
  fill: "none",
  "stroke-width": "7",
  "stroke-linecap": "round",
  "stroke-linejoin": "round",
} as const;

/** Each picture lies around (0, 0) in a box of 64. */
const PICTURES: Record<string, JSX.Element> = {
  // Two cards, one behind the other.
  brown: (
    <g stroke="var(--ulm-brown-ink)" stroke-width="4">
      <rect
        x="-26"
        y="-20"
        width="32"
        height="44"
        rx="4"
        transform="rotate(-12)"
        fill="var(--ulm-paper-dark)"
      />
      <g transform="rotate(8)">
        <rect x="-10" y="-25" width="34" height="47" rx="4" fill="var(--ulm-paper)" />
        <path
          d="M-2,-13H16M-2,10H16M-2,2H12"
          fill="none"
          stroke="var(--ulm-paper-line)"
          stroke-width="3.5"
        />
        <path d="M7,-12l6,9h-12z" fill="var(--ulm-heraldic-red)" stroke="none" />
      </g>
    </g>
  ),
  // A barge on the waves.
  turquoise: (
    <g stroke="var(--ulm-turquoise-ink)" fill="var(--ulm-turquoise-ink)">
      <path
        d="M-30,-2q7.5,-10 15,0t15,0t15,0t15,0M-30,14q7.5,-10 15,0t15,0t15,0t15,0"
        {...stroked}
      />
      <path d="M-17,-14h34l-6,10h-22z" stroke="none" />
      <path d="M0,-34v18M0,-32l14,10h-14z" stroke-width="3" />
    </g>
  ),
  // Out of the door.
  white: (
    <path
      d="M-4,-26H-24V26H-4M-8,0H24M12,-13L26,0L12,13"
      stroke="var(--ulm-white-ink)"
      {...stroked}
    />
  ),
  // A stamp.
  orange: (
    <g fill="var(--ulm-orange-ink)" stroke="var(--ulm-orange-ink)">
      <path d="M-24,26H24" {...stroked} />
      <path
        d="M-20,16h40v-7q0,-6 -7,-7q-8,-2 -6,-11a11,11 0 1 0 -14,0q2,9 -6,11q-7,1 -7,7z"
        stroke="none"
      />
      <circle cx="0" cy="-17" r="4.5" fill="var(--ulm-orange-knob)" stroke="none" />
    </g>
  ),
  // A coin.
  gray: (
    <g fill="none">
      <circle r="26" fill="var(--ulm-coin)" stroke="var(--ulm-gray-ink)" stroke-width="5" />
      <circle r="18.5" stroke="var(--ulm-coin-ring)" stroke-width="2.5" stroke-dasharray="3 3.4" />
      <path
        d="M0,-12V12M-9,-4H9M-6,8H6"
        stroke="var(--ulm-coin-ink)"
        stroke-width="5"
        stroke-linecap="round"
      />
    </g>
  ),
};

/** A tile of a size with its middle at (x, y). */
export function Tile(props: {
  colour: string;
  x?: number;
  y?: number;
  size: number;
  class?: string;
  /** A mere picture: whatever it is part of is not marked at its rim. */
  plain?: boolean;
}): JSX.Element {
  const { colour, size } = props;
  const place = `translate(${props.x ?? 0} ${props.y ?? 0}) scale(${size / 100})`;
  return (
    <g transform={place} class={`ulm-tile ${colour} ${props.class ?? ""}`}>
      <rect class="ulm-tile-shadow" x="-49" y="-43" width="98" height="95" rx="13" />
      <rect
        class={props.plain ? "ulm-tile-face" : "edge ulm-tile-face"}
        x="-50"
        y="-50"
        width="100"
        height="98"
        rx="13"
      />
      <path class="ulm-tile-glint" d="M-42,-36q0,-7 7,-7H35q7,0 7,7" />
      <rect class="ulm-tile-rim" x="-43" y="-43" width="86" height="84" rx="8" />
      {PICTURES[colour]}
    </g>
  );
}

/** A tile as a small picture in text. */
export function TileMark(props: { colour: string; size?: number; piece?: string }): JSX.Element {
  const size = props.size ?? 26;
  return (
    <svg
      class="ulm-mark"
      width={size}
      height={size}
      viewBox="-52 -52 104 106"
      aria-hidden="true"
      {...(props.piece ? { "data-piece": props.piece, "data-piece-from": "bag" } : {})}
    >
      <Tile colour={props.colour} size={100} plain />
    </svg>
  );
}
