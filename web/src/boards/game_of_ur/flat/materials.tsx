/** Stone, wood, ivory, bone and bronze as gradients and patterns. */
import type { JSX } from "preact";

import { fraction } from "../bones";

/** Long wavering lines, as grain in wood or veins in marble. */
function wavering(count: number, width: number, height: number, seed: number): string {
  return Array.from({ length: count }, (_, line) => {
    const y = (height * (line + fraction(seed, line * 3))) / count;
    const sway = 2 + 7 * fraction(seed, line * 3 + 1);
    const from = -width * 0.2 * fraction(seed, line * 3 + 2);
    return `M${from.toFixed(0)},${y.toFixed(1)} c${width * 0.25},${sway.toFixed(1)} ${width * 0.4},${(-sway).toFixed(1)} ${width * 0.6},0 s${width * 0.4},${sway.toFixed(1)} ${width * 0.8},${(sway / 2).toFixed(1)}`;
  }).join("");
}

const GRAIN = wavering(26, 1000, 270, 5);
const FINE = wavering(34, 1000, 270, 9);

export const VEINS =
  "M-10,402 C90,420 120,470 190,468 S300,520 352,600 M40,640 C90,590 160,600 210,560 S330,520 420,532 S640,470 720,512 S900,470 1010,520 M250,366 C262,420 330,440 352,470 S520,520 600,470 M700,450 C760,480 800,540 880,556 M12,520 C60,500 90,540 130,548 S220,610 240,640";

export function Materials(): JSX.Element {
  return (
    <defs>
      <linearGradient id="ur-ebony" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="var(--ur-ebony-0)" />
        <stop offset="0.5" stop-color="var(--ur-ebony-1)" />
        <stop offset="1" stop-color="var(--ur-ebony-2)" />
      </linearGradient>
      <linearGradient id="ur-ivory" x1="0" y1="0" x2="0.6" y2="1">
        <stop offset="0" stop-color="var(--ur-ivory-0)" />
        <stop offset="0.6" stop-color="var(--ivory)" />
        <stop offset="1" stop-color="var(--ur-ivory-2)" />
      </linearGradient>
      <linearGradient id="ur-marble" x1="0" y1="0" x2="0.3" y2="1">
        <stop offset="0" stop-color="var(--ur-marble-0)" />
        <stop offset="0.55" stop-color="var(--ur-marble-1)" />
        <stop offset="1" stop-color="var(--ur-marble-2)" />
      </linearGradient>
      <linearGradient id="ur-sunken" x1="0" y1="0" x2="0.4" y2="1">
        <stop offset="0" stop-color="var(--ur-sunken-0)" />
        <stop offset="0.22" stop-color="var(--ur-sunken-1)" />
        <stop offset="1" stop-color="var(--ur-sunken-2)" />
      </linearGradient>
      <radialGradient id="ur-lapis" cx="0.4" cy="0.35" r="0.8">
        <stop offset="0" stop-color="var(--ur-lapis-0)" />
        <stop offset="0.6" stop-color="var(--ur-lapis)" />
        <stop offset="1" stop-color="var(--ur-lapis-2)" />
      </radialGradient>
      <radialGradient id="ur-shell-piece" cx="0.38" cy="0.3" r="0.85">
        <stop offset="0" stop-color="var(--alabaster)" />
        <stop offset="0.65" stop-color="var(--ur-light-stone)" />
        <stop offset="1" stop-color="var(--ur-shell-piece-2)" />
      </radialGradient>
      <radialGradient id="ur-dark-piece" cx="0.38" cy="0.3" r="0.85">
        <stop offset="0" stop-color="var(--ur-dark-piece-0)" />
        <stop offset="0.6" stop-color="var(--ur-dark-piece-1)" />
        <stop offset="1" stop-color="var(--ur-dark-piece-2)" />
      </radialGradient>
      <linearGradient id="ur-bone" x1="0" y1="0" x2="0.2" y2="1">
        <stop offset="0" stop-color="var(--ur-bone-0)" />
        <stop offset="0.55" stop-color="var(--ur-bone-1)" />
        <stop offset="1" stop-color="var(--ur-bone-2)" />
      </linearGradient>
      <linearGradient id="ur-bronze" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stop-color="var(--ur-bronze-0)" />
        <stop offset="0.5" stop-color="var(--ur-bronze-1)" />
        <stop offset="1" stop-color="var(--ur-bronze-2)" />
      </linearGradient>
      <linearGradient id="ur-bronze-edge" x1="0" y1="0" x2="1" y2="0">
        <stop offset="0" stop-color="var(--ur-bronze-edge-0)" />
        <stop offset="0.35" stop-color="var(--ur-bronze-edge-1)" />
        <stop offset="1" stop-color="var(--ur-bronze-edge-2)" />
      </linearGradient>
      <radialGradient id="ur-glow">
        <stop offset="0" stop-color="var(--ur-glow)" stop-opacity="0.95" />
        <stop offset="0.4" stop-color="var(--ur-glow-far)" stop-opacity="0.45" />
        <stop offset="1" stop-color="var(--ur-glow-far)" stop-opacity="0" />
      </radialGradient>
      <pattern id="ur-mat" width="24" height="16" patternUnits="userSpaceOnUse">
        <rect width="24" height="16" class="ur-mat-ground" />
        <path d="M0,4 H12 M12,12 H24" class="ur-mat-reed" stroke-width="6.6" />
        <path d="M0,1.4 H12 M12,9.4 H24" class="ur-mat-shine" stroke-width="1" />
        <path d="M0,12 H12 M12,4 H24" class="ur-mat-under" stroke-width="6.6" />
      </pattern>
      <pattern id="ur-frieze" width="40" height="40" patternUnits="userSpaceOnUse" y="2">
        <path
          d="M0,34 L10,20 L20,34 L30,20 L40,34 M0,28 L10,14 L20,28 L30,14 L40,28"
          fill="none"
          stroke="var(--ivory)"
          stroke-width="1.4"
          opacity="0.5"
        />
        <circle cx="10" cy="6" r="2.2" fill="var(--ivory)" opacity="0.55" />
        <circle cx="30" cy="6" r="2.2" fill="var(--ur-mat-bead)" opacity="0.9" />
      </pattern>
    </defs>
  );
}

/** The grain of the box, drawn over its wood. */
export function Grain(): JSX.Element {
  return (
    <g transform="translate(0 366)" fill="none" clip-path="url(#ur-box-clip)">
      <clipPath id="ur-box-clip">
        <rect x="8" y="4" width="984" height="260" />
      </clipPath>
      <path d={GRAIN} stroke="var(--ur-ebony-grain)" stroke-width="1.6" opacity="0.4" />
      <path d={FINE} stroke="var(--ur-ebony-fine-grain)" stroke-width="0.7" opacity="0.4" />
    </g>
  );
}
