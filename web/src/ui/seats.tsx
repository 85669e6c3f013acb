/** Every seat has a colour and a shape of its own, so that colour is never the only signal. */
import type { JSX } from "preact";

export interface SeatLook {
  stone: string;
  colour: string;
  /** Text and marks on that colour. */
  ink: string;
  /** The outline of its shape, around (0, 0), about 1 in radius. */
  shape: string;
}

const polygon = (corners: number, turn: number, radius = 1): string =>
  Array.from({ length: corners }, (_, k) => {
    const angle = turn + (k * 2 * Math.PI) / corners;
    return `${k ? "L" : "M"}${(radius * Math.cos(angle)).toFixed(3)},${(radius * Math.sin(angle)).toFixed(3)}`;
  }).join("") + "Z";

const star = (points: number, inner: number): string =>
  Array.from({ length: points * 2 }, (_, k) => {
    const radius = k % 2 ? inner : 1.1;
    const angle = -Math.PI / 2 + (k * Math.PI) / points;
    return `${k ? "L" : "M"}${(radius * Math.cos(angle)).toFixed(3)},${(radius * Math.sin(angle)).toFixed(3)}`;
  }).join("") + "Z";

const DISC = "M-0.95,0A0.95,0.95 0 1 1 0.95,0A0.95,0.95 0 1 1 -0.95,0Z";

const look = (stone: string, shape: string): SeatLook => ({
  stone,
  colour: `var(--seat-${stone})`,
  ink: `var(--seat-${stone}-ink)`,
  shape,
});

export const SEATS: readonly SeatLook[] = [
  look("lapis", DISC),
  look("carnelian", polygon(3, -Math.PI / 2, 1.15)),
  look("gold", polygon(4, Math.PI / 4, 1.15)),
  look("malachite", polygon(4, 0, 1.15)),
  look("shell", star(5, 0.52)),
  look("amethyst", polygon(6, 0, 1.05)),
];

export function seatLook(seat: number): SeatLook {
  return SEATS[seat % SEATS.length] as SeatLook;
}

/** The shape of a seat inside an SVG drawing, around (x, y). */
export function SeatShape(props: {
  seat: number;
  x?: number;
  y?: number;
  size: number;
}): JSX.Element {
  const look = seatLook(props.seat);
  return (
    <path
      d={look.shape}
      transform={`translate(${props.x ?? 0} ${props.y ?? 0}) scale(${props.size})`}
      fill={look.colour}
      stroke="var(--outline)"
      stroke-width="1.5"
      vector-effect="non-scaling-stroke"
    />
  );
}

/** The same as a small picture in text; decorative, the name stands beside it. */
export function SeatMark(props: { seat: number; size?: number }): JSX.Element {
  const size = props.size ?? 16;
  return (
    <svg
      class="seat-mark"
      width={size}
      height={size}
      viewBox="-1.3 -1.3 2.6 2.6"
      aria-hidden="true"
    >
      <path
        d={seatLook(props.seat).shape}
        fill={seatLook(props.seat).colour}
        stroke="var(--outline)"
        stroke-width="0.16"
      />
    </svg>
  );
}
