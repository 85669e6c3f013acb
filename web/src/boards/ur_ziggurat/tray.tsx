/** The tray that the land lies in: bitumen, inlaid with shell, lapis and red limestone. */
import type { JSX } from "preact";

const FRIEZE = 18;
const TOOTH = 36;
/** From the land to the edge of the tray. */
export const TRAY = FRIEZE + 9;

/** One side of the frieze. */
function Frieze(props: { length: number; place: string }): JSX.Element {
  const teeth = Math.round(props.length / TOOTH);
  return (
    <g transform={`${props.place} scale(${(props.length / teeth / TOOTH).toFixed(4)} 1)`}>
      {Array.from({ length: teeth }, (_, at) => (
        <g key={at} transform={`translate(${at * TOOTH} 0)`}>
          <path d="M1,2L9,16L17,2z" fill="var(--zig-frieze-shell)" />
          <path d="M19,2L27,16L35,2z" fill="var(--azure)" />
          <path d="M10.500,16L18,3.500L25.500,16z" fill="var(--zig-frieze-red)" />
          <circle cx="0" cy="12.500" r="2.400" fill="var(--brass)" />
        </g>
      ))}
    </g>
  );
}

/** Wider and lower each: a soft shadow that costs nothing while pieces move over it. */
const SHADOWS: readonly (readonly [more: number, down: number])[] = [
  [1, 12],
  [5, 9],
  [9, 6],
];

export function Tray(props: {
  left: number;
  top: number;
  width: number;
  height: number;
}): JSX.Element {
  const { left, top, width, height } = props;
  const right = left + width;
  const bottom = top + height;
  const long = width - 2 * FRIEZE;
  const high = height - 2 * FRIEZE;
  return (
    <g aria-hidden="true">
      <defs>
        <linearGradient id="zig-bitumen" x1="0" y1="0" x2="0.6" y2="1">
          <stop offset="0" stop-color="var(--zig-bitumen)" />
          <stop offset="1" stop-color="var(--zig-bitumen-deep)" />
        </linearGradient>
      </defs>
      {SHADOWS.map(([more, down]) => (
        <rect
          key={more}
          x={left - more}
          y={top + down - more}
          width={width + 2 * more}
          height={height + 2 * more}
          rx={16 + more}
          fill="var(--shade)"
          opacity="0.16"
        />
      ))}
      <rect x={left} y={top} width={width} height={height} rx="16" fill="var(--zig-bitumen-deep)" />
      <Frieze length={long} place={`translate(${left + FRIEZE} ${top})`} />
      <Frieze length={high} place={`translate(${right} ${top + FRIEZE}) rotate(90)`} />
      <Frieze length={long} place={`translate(${right - FRIEZE} ${bottom}) rotate(180)`} />
      <Frieze length={high} place={`translate(${left} ${bottom - FRIEZE}) rotate(270)`} />
      <rect
        x={left + FRIEZE}
        y={top + FRIEZE}
        width={long}
        height={high}
        rx="6"
        fill="url(#zig-bitumen)"
        stroke="var(--brass)"
        stroke-width="2.500"
      />
    </g>
  );
}
