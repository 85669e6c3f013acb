/** Sea and land as they always are: shores, fields, rivers, reed, mountains, dunes and palms. */
import type { JSX } from "preact";

import { arrow_lines as ARROWS } from "../../../../src/edubba/games/after_the_flood/ui.json";
import { FigureSprites } from "./figures";
import { GoodSprites } from "./goods";
import { LANDS } from "./layout";

export const EUPHRATES =
  "M112,58C124,110 96,150 128,196S178,262 172,300S232,372 226,420S262,470 282,540S372,576 404,628S470,640 508,676S590,716 622,768";
const TIGRIS =
  "M286,76C268,120 316,150 300,196S336,262 332,316S384,362 430,384S486,430 520,470S560,540 604,590S676,624 736,640";

const ALL = [...LANDS.values()].map((land) => land.outline).join("");

/** What the ground of an area is; Sumer is green. */
const GROUNDS: Record<string, string> = {
  hittites: "high",
  mittani: "high",
  assyria: "high",
  kassites: "stone",
  guti: "stone",
  elam: "stone",
  dilmun: "isle",
};
const GRADIENTS = ["sand", "high", "stone", "isle", "field", "clay", "lap"];

export function Materials(): JSX.Element {
  return (
    <defs>
      <radialGradient id="flood-sea" gradientUnits="userSpaceOnUse" cx="560" cy="640" r="900">
        <stop offset="0" stop-color="var(--flood-sea-0)" />
        <stop offset="0.55" stop-color="var(--flood-sea-1)" />
        <stop offset="1" stop-color="var(--flood-sea-2)" />
      </radialGradient>
      <pattern id="flood-waves" width="64" height="36" patternUnits="userSpaceOnUse">
        <path
          d="M4,11q7,-7 14,0t14,0M34,29q7,-7 14,0t14,0"
          fill="none"
          stroke="var(--flood-wave)"
          stroke-width="1.8"
        />
      </pattern>
      {GRADIENTS.map((id) => (
        <linearGradient key={id} id={`flood-of-${id}`} x1="0" y1="0" x2="0.4" y2="1">
          <stop offset="0" stop-color={`var(--flood-${id}-0)`} />
          <stop offset="1" stop-color={`var(--flood-${id}-1)`} />
        </linearGradient>
      ))}
      <pattern
        id="flood-rows"
        width="10"
        height="10"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(28)"
      >
        <path d="M0,5h10" stroke="var(--flood-row)" stroke-width="3.2" />
      </pattern>
      <pattern
        id="flood-ripe"
        width="9"
        height="9"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-40)"
      >
        <path d="M0,4h9" stroke="var(--flood-row-ripe)" stroke-width="3.4" />
      </pattern>
      <clipPath id="flood-lands">
        <path d={ALL} />
      </clipPath>
      <GoodSprites />
      <FigureSprites />
    </defs>
  );
}

type Spot = readonly [x: number, y: number, size: number];

const FIELDS: readonly (readonly [number, number, number, number, number, "rows" | "ripe"])[] = [
  [232, 344, 40, 26, 20, "rows"],
  [214, 404, 44, 24, 12, "ripe"],
  [350, 376, 34, 22, 30, "rows"],
  [446, 424, 36, 22, 40, "ripe"],
  [362, 470, 30, 24, 10, "rows"],
  [232, 480, 36, 26, 20, "rows"],
  [330, 566, 44, 20, 30, "ripe"],
  [436, 504, 34, 18, 20, "rows"],
  [540, 470, 30, 24, 40, "rows"],
  [540, 540, 34, 18, 30, "ripe"],
  [456, 590, 26, 30, 20, "rows"],
  [500, 648, 26, 24, 10, "ripe"],
  [590, 632, 34, 20, 30, "rows"],
  [660, 560, 30, 30, 40, "ripe"],
  [560, 588, 30, 14, 30, "rows"],
  [684, 650, 40, 22, -30, "rows"],
  [600, 742, 30, 18, 30, "ripe"],
  [222, 300, 34, 18, -20, "ripe"],
  [146, 300, 24, 40, -10, "rows"],
  [150, 150, 28, 24, 30, "ripe"],
  [330, 222, 30, 20, 20, "ripe"],
];
const MOUNTAINS: readonly Spot[] = [
  [34, 84, 0.62],
  [94, 228, 0.6],
  [138, 84, 0.62],
  [270, 92, 0.75],
  [250, 160, 0.5],
  [326, 150, 0.55],
  [356, 188, 0.5],
  [470, 284, 0.6],
  [384, 322, 0.5],
  [524, 292, 0.7],
  [578, 322, 0.75],
  [590, 350, 0.6],
  [482, 384, 0.45],
  [690, 410, 0.8],
  [736, 492, 0.6],
  [728, 560, 0.7],
  [600, 424, 0.6],
  [626, 500, 0.5],
];
const DUNES: readonly Spot[] = [
  [70, 256, 0.8],
  [80, 398, 0.7],
  [62, 432, 0.8],
  [70, 582, 0.9],
  [146, 480, 0.8],
  [168, 550, 0.7],
  [226, 566, 0.7],
  [210, 600, 0.6],
  [256, 640, 0.7],
  [330, 656, 0.7],
  [394, 704, 0.8],
  [330, 698, 0.7],
  [500, 730, 0.6],
  [130, 392, 0.6],
];
const PALMS: readonly Spot[] = [
  [222, 372, 0.75],
  [306, 404, 0.7],
  [350, 430, 0.7],
  [438, 470, 0.7],
  [334, 492, 0.75],
  [246, 462, 0.7],
  [372, 546, 0.7],
  [524, 500, 0.65],
  [560, 560, 0.7],
  [660, 616, 0.75],
  [600, 690, 0.65],
  [672, 664, 0.6],
  [120, 440, 0.7],
  [124, 552, 0.7],
  [730, 740, 0.7],
  [676, 740, 0.7],
  [440, 786, 0.6],
  [216, 232, 0.6],
  [166, 228, 0.6],
  [490, 690, 0.6],
];
const REEDS: readonly Spot[] = [
  [712, 640, 0.8],
  [726, 652, 0.8],
  [604, 758, 0.8],
  [574, 716, 0.8],
  [700, 616, 0.8],
  [588, 748, 0.8],
  [652, 728, 0.7],
  [716, 664, 0.7],
  [556, 706, 0.7],
];

const at = ([x, y, size]: Spot): string => `translate(${x} ${y}) scale(${size})`;

function Mountain(): JSX.Element {
  return (
    <g stroke="var(--flood-rock-line)" stroke-width="1.3" stroke-linejoin="round">
      <path d="M-22,12L-6,-16L2,-4L8,-12L24,12Z" fill="var(--flood-rock)" />
      <path d="M-6,-16L2,-4L8,-12L24,12H4L-2,2Z" fill="var(--flood-rock-shade)" stroke="none" />
      <path d="M-6,-16l-5,9l4,-1l2,4l3,-5l4,5Z" fill="var(--flood-snow)" />
      <path d="M-22,12L-6,-16L2,-4L8,-12L24,12Z" fill="none" />
    </g>
  );
}

export function Palm(): JSX.Element {
  return (
    <g stroke-linecap="round" fill="none" stroke-width="3">
      <path d="M0,10q2,-9 0,-18" stroke="var(--flood-trunk)" />
      <path
        d="M0,-8q-9,-5 -12,3M0,-8q9,-5 12,3M0,-8q-6,-10 -11,-6M0,-8q6,-10 11,-6M0,-8q0,-8 1,-10"
        stroke="var(--flood-frond)"
      />
      <circle cx="-2" cy="-6" r="1.7" fill="var(--flood-date)" />
      <circle cx="2" cy="-5" r="1.7" fill="var(--flood-date)" />
    </g>
  );
}

function Reed(): JSX.Element {
  return (
    <g stroke="var(--flood-reed)" stroke-width="1.8" stroke-linecap="round" fill="none">
      <path d="M0,8V-8M-4,8L-7,-5M4,8L8,-6" />
      <path d="M0,-8v-5M-7,-5l-1,-5M8,-6l1,-5" stroke="var(--flood-handle)" stroke-width="3" />
    </g>
  );
}

export function Boat(): JSX.Element {
  return (
    <g stroke="var(--flood-line)" stroke-width="1.6" stroke-linejoin="round">
      <path
        d="M-34,-10q4,18 20,18h30q16,0 20,-20q-10,10 -16,10h-36q-10,0 -18,-8z"
        fill="var(--flood-boat)"
      />
      <path d="M-26,2h52M-30,-3h8M22,-4h9" stroke-width="1.2" />
      <path d="M2,-2V-40" stroke-width="2.4" />
      <path d="M3,-38q22,8 1,30z" fill="var(--flood-linen)" />
      <path
        d="M-36,18q8,-5 16,0t16,0t16,0t16,0"
        fill="none"
        stroke="var(--flood-wake)"
        stroke-opacity="0.7"
      />
    </g>
  );
}

const star = (radius: number): string =>
  Array.from({ length: 16 }, (_, k) => {
    const reach = k % 2 ? radius * 0.42 : radius;
    const turn = (k * Math.PI) / 8 - Math.PI / 2;
    return `${k ? "L" : "M"}${(reach * Math.cos(turn)).toFixed(1)},${(reach * Math.sin(turn)).toFixed(1)}`;
  }).join("") + "Z";

/** The star of Inanna, as a compass. */
export function Compass(): JSX.Element {
  return (
    <>
      <circle
        r="40"
        fill="var(--flood-compass)"
        stroke="var(--flood-power-edge)"
        stroke-width="2.5"
      />
      <path
        d={star(34)}
        fill="var(--flood-compass-star)"
        stroke="var(--flood-token-edge)"
        stroke-width="1.3"
      />
      <circle r="9" fill="var(--flood-red)" stroke="var(--flood-token-edge)" />
    </>
  );
}

/** Sea as wide as the drawing, and the land in it. */
export function Ground({ width }: { width: number }): JSX.Element {
  return (
    <g aria-hidden="true" class="flood-ground">
      <rect x="-200" y="-100" width={width + 400} height="1200" fill="url(#flood-sea)" />
      <rect x="-200" y="-100" width={width + 400} height="1200" fill="url(#flood-waves)" />
      <path d={ALL} class="flood-shoal" />
      <path d={ALL} class="flood-shallow" />
      <path d={ALL} transform="translate(0 9)" class="flood-cliff" />
      <path d={ALL} class="flood-beach" />
      {[...LANDS].map(([id, { outline, sumer }]) => (
        <path
          key={id}
          d={outline}
          fill={`url(#flood-of-${sumer ? "field" : (GROUNDS[id] ?? "sand")})`}
        />
      ))}
      <g clip-path="url(#flood-lands)">
        {FIELDS.map(([x, y, width, height, turn, kind]) => (
          <rect
            key={`${x} ${y}`}
            x={-width / 2}
            y={-height / 2}
            width={width}
            height={height}
            rx="3"
            transform={`translate(${x} ${y}) rotate(${turn})`}
            fill={`url(#flood-${kind})`}
          />
        ))}
        {[EUPHRATES, TIGRIS].map((river) => (
          <path key={river} d={river} class="flood-bank" />
        ))}
        {[EUPHRATES, TIGRIS].map((river) => (
          <g key={river}>
            <path d={river} class="flood-river-deep" />
            <path d={river} class="flood-river" />
            <path d={river} class="flood-river-glint" />
          </g>
        ))}
      </g>
      <path d={ALL} class="flood-border" />
      {MOUNTAINS.map((spot) => (
        <g key={String(spot)} transform={at(spot)}>
          <Mountain />
        </g>
      ))}
      {DUNES.map((spot) => (
        <path
          key={String(spot)}
          transform={at(spot)}
          d="M-16,4q8,-9 16,0q8,-7 15,0"
          class="flood-dune"
        />
      ))}
      {PALMS.map((spot) => (
        <g key={String(spot)} transform={at(spot)}>
          <Palm />
        </g>
      ))}
      {REEDS.map((spot) => (
        <g key={String(spot)} transform={at(spot)}>
          <Reed />
        </g>
      ))}
      <g
        transform="translate(46 528) scale(0.6)"
        stroke="var(--flood-line)"
        stroke-width="1.6"
        stroke-linejoin="round"
      >
        <path d="M-24,12L0,-22L24,12Z" fill="var(--flood-brick-top)" />
        <path d="M0,-22L24,12H6Z" fill="var(--flood-brick-low)" />
      </g>
      {ARROWS.map(({ from, to, points }) => {
        const [[x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = []] = points;
        const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
        const long = Math.hypot(x2 - x1, y2 - y1);
        return (
          <path
            key={`${from}-${to}`}
            class="flood-arrow"
            transform={`translate(${x1} ${y1}) rotate(${turn.toFixed(1)})`}
            d={`M-6,-4H${long - 8}V-10L${long + 8},0L${long - 8},10V4H-6z`}
          />
        );
      })}
    </g>
  );
}
