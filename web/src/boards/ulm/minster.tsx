/** The sky over Ulm and the minster behind its own floor plan, as a pale picture. */
import type { JSX } from "preact";

import { seeded } from "./houses";
import { COLOURS } from "./tiles";

/** Patterns and lights that drawings of the board fill themselves with. */
export function Materials(): JSX.Element {
  return (
    <defs>
      <pattern id="ulm-bricks" width="16" height="12" patternUnits="userSpaceOnUse">
        <rect width="16" height="12" fill="var(--ulm-brick)" />
        <path d="M0,0H16M0,6H16M4,0V6M12,6V12" stroke="var(--ulm-mortar)" stroke-width="1.2" />
      </pattern>
      <pattern id="ulm-town-wall" width="30" height="22" patternUnits="userSpaceOnUse">
        <rect width="30" height="22" fill="var(--ulm-brick-dark)" />
        <path d="M0,0H30M0,11H30M8,0V11M23,11V22" stroke="var(--ulm-mortar)" stroke-width="1.5" />
      </pattern>
      <pattern id="ulm-ashlar" width="56" height="36" patternUnits="userSpaceOnUse">
        <rect width="56" height="36" fill="var(--ulm-stone)" />
        <path
          d="M0,0H56M0,18H56M14,0V18M42,18V36"
          stroke="var(--ulm-stone-joint)"
          stroke-width="1.6"
        />
      </pattern>
      <pattern
        id="ulm-furrows"
        width="14"
        height="14"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(20)"
      >
        <rect width="14" height="14" fill="var(--ulm-field)" />
        <path d="M0,3H14M0,10H14" stroke="var(--ulm-field-dark)" stroke-width="3" />
      </pattern>
      {COLOURS.map((colour) => (
        <linearGradient key={colour} id={`ulm-tile-${colour}`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color={`var(--ulm-${colour})`} />
          <stop offset="1" stop-color={`var(--ulm-${colour}-low)`} />
        </linearGradient>
      ))}
      <linearGradient id="ulm-water" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="var(--ulm-water)" />
        <stop offset="1" stop-color="var(--ulm-water-deep)" />
      </linearGradient>
      <radialGradient id="ulm-floor">
        <stop offset="0" stop-color="var(--ulm-floor)" />
        <stop offset="1" stop-color="var(--ulm-floor-dark)" />
      </radialGradient>
      <linearGradient id="ulm-sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="var(--ulm-sky)" />
        <stop offset="1" stop-color="var(--ulm-sky-low)" />
      </linearGradient>
    </defs>
  );
}

/** Sky, hills, and by night the stars; the sun by day is the moon by night. */
export function Sky({ width }: { width: number }): JSX.Element {
  const next = seeded(9);
  const stars = Array.from({ length: 46 }, () => {
    const [x, y, r] = [next() * width, next() * 300, 0.8 + next() * 1.8];
    return <circle key={x} cx={x.toFixed(0)} cy={y.toFixed(0)} r={r.toFixed(1)} />;
  });
  const w = width;
  return (
    <>
      <rect width={w} height="960" fill="url(#ulm-sky)" />
      <g class="ulm-stars">{stars}</g>
      <path
        class="ulm-hill"
        d={`M0,600V470Q${w * 0.12},420 ${w * 0.26},462T${w * 0.55},440T${w * 0.8},460T${w},430V600Z`}
      />
      <path
        class="ulm-hill near"
        d={`M0,620V510Q${w * 0.2},470 ${w * 0.4},505T${w * 0.75},496T${w},500V620Z`}
      />
      <circle class="ulm-moon halo" cx={w - 62} cy="74" r="52" />
      <circle class="ulm-moon" cx={w - 62} cy="74" r="34" />
      <circle class="ulm-moon bite" cx={w - 50} cy="66" r="30" />
    </>
  );
}

const lancet = (x: number, y: number): string => `M${x - 9},${y}v-46q9,-17 18,0v46z`;

function Spire({ x }: { x: number }): JSX.Element {
  const ribs: string[] = [];
  for (let y = -262; y < -120; y += 24) {
    const half = ((y + 292) / 176) * 44;
    ribs.push(`M${x - half},${y}H${x + half}M${x - half},${y}l-7,-5M${x + half},${y}l7,-5`);
  }
  const cornices = [-116, -20, 78, 176].map((y) => `M${x - 40},${y}h80`);
  const windows = [-32, 64, 162, 262].map((y) => lancet(x - 15, y) + lancet(x + 15, y));
  return (
    <>
      <path
        class="ulm-minster"
        d={`M${x - 36},300V-116H${x - 44}L${x},-292L${x + 44},-116H${x + 36}V300Z`}
      />
      <path
        class="ulm-minster-line"
        d={`${ribs.join("")}${cornices.join("")}M${x},-292L${x - 16},-116M${x},-292L${x + 16},-116M${x},-290v-16M${x - 7},-299h14`}
      />
      <path class="ulm-minster-window" d={windows.join("")} />
    </>
  );
}

/** Nave, buttresses and the two spires, around the middle of the Cathedral. */
export function Minster(): JSX.Element {
  const boards = [1, 2, 3, 4, 5].map(
    (k) => `M${-215 + k * 40},${-190 - k * 21.5}V-190M${215 - k * 40},${-190 - k * 21.5}V-190`,
  );
  const buttresses = [-1, 1].flatMap((side) =>
    [
      [330, 130],
      [352, 220],
    ].map(
      ([far = 0, y = 0]) =>
        `M${side * 286},${y - 90}Q${side * (far - 6)},${y - 76} ${side * far},${y + 40}V300`,
    ),
  );
  return (
    <g aria-hidden="true">
      <path class="ulm-minster" d="M-215,-190L0,-306L215,-190V300H-215Z" />
      <path class="ulm-minster-line" d={`M-215,-190L0,-306L215,-190${boards.join("")}`} />
      <path class="ulm-buttress" d={buttresses.join("")} />
      <Spire x={-253} />
      <Spire x={253} />
    </g>
  );
}
