/** A clay lamp with its flame: it stands lit at the side of the player to move. */
import type { JSX } from "preact";

export function LampGlyph(): JSX.Element {
  return (
    <>
      <circle cy="-14" r="44" fill="url(#ur-glow)" />
      <path
        d="M-24,4 C-14,2 12,2 30,-3 C28,10 14,20 -2,20 C-16,20 -24,14 -24,4 Z"
        fill="var(--ur-lamp-clay)"
        stroke="var(--ur-lamp-outline)"
        stroke-width="1.6"
      />
      <ellipse cx="-3" cy="4" rx="13" ry="3.4" fill="var(--ur-lamp-outline)" />
      <path
        d="M28,-4 C22,-12 25,-20 30,-31 C36,-22 37,-12 31,-4 Z"
        fill="var(--ur-lamp-flame)"
        stroke="var(--ur-lamp-flame-edge)"
        stroke-width="1.4"
      />
    </>
  );
}
