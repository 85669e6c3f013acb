/** Small signs beside numbers: coins, sparrows, seals, crests, cards. */
import type { JSX } from "preact";

const PATHS: Record<string, JSX.Element> = {
  coins: (
    <g>
      <circle r="9" fill="var(--ulm-coins)" stroke="var(--ulm-coins-edge)" stroke-width="1.4" />
      <circle r="5.6" fill="none" stroke="var(--ulm-coins-edge)" stroke-width="1.2" />
    </g>
  ),
  sparrows: (
    <path
      d="M-9,2C-6,-4 -1,-6 3,-5C4,-8 8,-8 9,-5L11,-4L9,-3C9,3 4,7 -2,6L-9,9L-6,4Z"
      fill="var(--ulm-sparrows)"
      stroke="var(--ulm-sparrows-edge)"
      stroke-width="1.2"
    />
  ),
  seals: (
    <g>
      <circle r="8.5" fill="var(--ulm-seals)" stroke="var(--ulm-seals-edge)" stroke-width="1.4" />
      <path d="M-4,-4L4,4M4,-4L-4,4" stroke="var(--ulm-seals-cross)" stroke-width="1.8" />
    </g>
  ),
  crests: (
    <path
      d="M-8,-9H8V1L0,10L-8,1Z"
      fill="var(--ulm-crests)"
      stroke="var(--ulm-crests-edge)"
      stroke-width="1.4"
    />
  ),
  cards: (
    <g stroke="var(--ulm-cards-edge)" stroke-width="1.3">
      <rect x="-3" y="-9" width="11" height="15" rx="2" fill="var(--ulm-card-back)" />
      <rect x="-8" y="-6" width="11" height="15" rx="2" fill="var(--ulm-card-front)" />
    </g>
  ),
  vp: (
    <path
      d="M0,-10L2.9,-3.4L10,-2.8L4.6,1.9L6.3,9L0,5.2L-6.3,9L-4.6,1.9L-10,-2.8L-2.9,-3.4Z"
      fill="var(--gold)"
      stroke="var(--ulm-vp-edge)"
      stroke-width="1.2"
    />
  ),
};

/** A sign inside another drawing, around (0, 0). */
export function SignDrawing(props: { of: string }): JSX.Element {
  return <>{PATHS[props.of]}</>;
}

export function Sign(props: { of: string; size?: number }): JSX.Element {
  const size = props.size ?? 18;
  return (
    <svg width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true">
      {PATHS[props.of]}
    </svg>
  );
}
