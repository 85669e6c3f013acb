/** What the land lies on: sand in the wind, palms, and the Euphrates. */
import type { JSX } from "preact";

/** The same sand every time. */
function scattered(
  count: number,
  width: number,
  height: number,
): [x: number, y: number, n: number][] {
  let seed = 7;
  const next = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
  return Array.from({ length: count }, () => [next() * width, next() * height, next()]);
}

const [WIDTH, HEIGHT] = [1200, 760];

const FRONDS = [-150, -115, -88, -60, -25, 12, -188];

function Palm({ x, y, size }: { x: number; y: number; size: number }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <ellipse cx="6" cy="1" rx="16" ry="3.500" fill="var(--shade)" opacity="0.25" />
      <path d="M-2,0q-3,-18 2,-34h4q-4,16 -1,34z" fill="var(--zig-trunk)" />
      {FRONDS.map((turn, at) => (
        <path
          key={turn}
          transform={`translate(2 -34) rotate(${turn})`}
          d="M0,0q12,-9 27,2q-14,-2 -27,-2z"
          fill={at % 2 ? "var(--zig-palm-dark)" : "var(--zig-palm)"}
        />
      ))}
      <circle cx="-1" cy="-31" r="2.600" fill="var(--zig-dates)" />
      <circle cx="4" cy="-30" r="2.600" fill="var(--zig-dates)" />
    </g>
  );
}

const RIVER = "M905,-20C985,140 830,290 915,430S880,640 950,790";

function River(): JSX.Element {
  return (
    <g fill="none" stroke-linecap="round">
      <path d={RIVER} stroke="var(--zig-bank)" stroke-width="94" />
      <path d={RIVER} stroke="var(--zig-water-deep)" stroke-width="78" />
      <path d={RIVER} stroke="var(--zig-water)" stroke-width="56" />
      <path
        d={RIVER}
        stroke="var(--glint)"
        stroke-opacity="0.3"
        stroke-width="3"
        stroke-dasharray="18 46"
        transform="translate(-10 0)"
      />
      <path
        d={RIVER}
        stroke="var(--glint)"
        stroke-opacity="0.2"
        stroke-width="2.400"
        stroke-dasharray="12 60"
        transform="translate(14 20)"
      />
    </g>
  );
}

const PALMS: readonly (readonly [number, number, number])[] = [
  [30, 190, 1.5],
  [22, 610, 1.7],
  [58, 655, 1.2],
  [815, 165, 1.3],
  [1010, 120, 1.6],
  [1168, 250, 1.5],
  [790, 560, 1.5],
  [1060, 700, 1.7],
  [1150, 640, 1.2],
];

export function Ground(): JSX.Element {
  return (
    <svg
      class="zig-ground"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id="zig-sand" cx="0.36" cy="0.42" r="0.85">
          <stop stop-color="var(--zig-sand-0)" />
          <stop offset="1" stop-color="var(--zig-sand-1)" />
        </radialGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill="url(#zig-sand)" />
      {scattered(90, WIDTH, HEIGHT).map(([x, y, n]) => (
        <path
          key={x}
          d={`M${x.toFixed(0)},${y.toFixed(0)}q12,-7 24,0t24,0t24,0`}
          fill="none"
          stroke="var(--zig-ripple)"
          stroke-width="1.8"
          opacity={(0.2 + n * 0.4).toFixed(2)}
        />
      ))}
      <River />
      {PALMS.map(([x, y, size]) => (
        <Palm key={x} x={x} y={y} size={size} />
      ))}
    </svg>
  );
}
