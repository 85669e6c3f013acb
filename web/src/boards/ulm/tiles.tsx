/** The five kinds of action tiles: a colour, and the sign of the action it stands for. */
import type { JSX } from "preact";

export const COLOURS = ["brown", "turquoise", "white", "orange", "gray"] as const;

interface Look {
  fill: string;
  ink: string;
  /** Strokes of the sign, in a box of -10 to 10. */
  sign: string;
  /** Its filled parts. */
  solid: string;
}

const LOOKS: Record<string, Look> = {
  // Card: two cards, one behind the other.
  brown: {
    fill: "var(--ulm-brown)",
    ink: "var(--ulm-brown-ink)",
    sign: "M-3,-7H7V5M-7,-4H4V8H-7ZM-4,0H1M-4,4H1",
    solid: "",
  },
  // River: three waves.
  turquoise: {
    fill: "var(--ulm-turquoise)",
    ink: "var(--ulm-turquoise-ink)",
    sign: "M-8,-5q2,-3 4,0t4,0t4,0t4,0M-8,1q2,-3 4,0t4,0t4,0t4,0M-8,7q2,-3 4,0t4,0t4,0t4,0",
    solid: "",
  },
  // Clear-away: an arrow out of a box.
  white: {
    fill: "var(--ulm-white)",
    ink: "var(--umber)",
    sign: "M-2,-8H-8V8H-2M-4,0H8M4,-4L8,0L4,4",
    solid: "",
  },
  // Seal: a stamp.
  orange: {
    fill: "var(--ulm-orange)",
    ink: "var(--ulm-orange-ink)",
    sign: "M-8,8H8M-6,4H6",
    solid: "M-2.5,3V-1A4,4 0 1 1 2.5,-1V3Z",
  },
  // Money: a coin.
  gray: {
    fill: "var(--ulm-gray)",
    ink: "var(--ulm-gray-ink)",
    sign: "M8,0A8,8 0 1 1 -8,0A8,8 0 1 1 8,0ZM0,-4.5V4.5M-3,-2.5H3M-3,2.5H3",
    solid: "",
  },
};

export function tileLook(colour: string): Look {
  return LOOKS[colour] ?? (LOOKS["gray"] as Look);
}

/** A tile around (x, y), or the empty place for one. */
export function Tile(props: {
  colour: string | null;
  x?: number;
  y?: number;
  half: number;
}): JSX.Element {
  const { colour, half } = props;
  const place = `translate(${props.x ?? 0} ${props.y ?? 0})`;
  const box = { x: -half, y: -half, width: 2 * half, height: 2 * half, rx: half * 0.22 };
  if (colour === null) {
    return <rect class="edge ulm-empty" transform={place} {...box} />;
  }
  const look = tileLook(colour);
  return (
    <g transform={place}>
      <rect class="ulm-shadow" {...box} y={-half + 2.5} />
      <rect class="edge ulm-tile" {...box} fill={look.fill} />
      <rect
        x={-half + 3}
        y={-half + 3}
        width={2 * half - 6}
        height={half * 0.7}
        rx={half * 0.16}
        fill="var(--glint)"
        opacity="0.13"
      />
      <g transform={`scale(${half / 14})`} stroke={look.ink}>
        <path d={look.sign} fill="none" stroke-width="1.9" stroke-linecap="round" />
        {look.solid ? <path d={look.solid} fill={look.ink} /> : null}
      </g>
    </g>
  );
}

/** A tile as a small picture in text. */
export function TileMark(props: { colour: string; size?: number }): JSX.Element {
  const size = props.size ?? 26;
  return (
    <svg width={size} height={size} viewBox="-15 -15 30 31" aria-hidden="true">
      <Tile colour={props.colour} half={13.5} />
    </svg>
  );
}
