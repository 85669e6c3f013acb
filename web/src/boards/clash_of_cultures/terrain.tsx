/** The look of the hexes: five terrains, and the back of a region that nobody has seen. */
import type { JSX } from "preact";

export function corners(radius: number): string {
  return Array.from({ length: 6 }, (_, k) => {
    const angle = (k * Math.PI) / 3;
    return `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`;
  }).join(" ");
}

/** What grows or rises there, for a hex of radius 60. */
const SCENES: Record<string, JSX.Element> = {
  fertile: (
    <path
      d="M-38,26q10,-8 20,0t20,0t20,0t20,0M-30,38q10,-8 20,0t20,0t20,0M-34,-34q8,-6 16,0t16,0M6,-40q8,-6 16,0t16,0"
      class="cc-furrow"
    />
  ),
  forest: (
    <g class="cc-trees">
      <path d="M-40,-8L-30,-34L-20,-8ZM-32,-8V-2M-16,-26L-8,-46L0,-26ZM16,-22L25,-46L34,-22ZM25,-22V-16M28,34L37,10L46,34ZM-44,34L-35,12L-26,34Z" />
    </g>
  ),
  mountain: (
    <g>
      <path d="M-48,-6L-28,-42L-8,-6ZM6,-14L24,-46L42,-14Z" class="cc-peak" />
      <path d="M-34,-31L-28,-42L-22,-31L-28,-27ZM18,-35L24,-46L30,-35L24,-31Z" class="cc-snow" />
    </g>
  ),
  barren: (
    <path
      d="M-42,-22q16,-12 34,0M4,-34q14,-10 30,0M-36,32q14,-10 30,0M8,30q14,-10 32,0M-4,-10h3M30,-6h3M-44,6h3"
      class="cc-dune"
    />
  ),
  sea: (
    <path
      d="M-44,-20q7,-7 14,0t14,0M2,-32q7,-7 14,0t14,0M-36,32q7,-7 14,0t14,0M6,36q7,-7 14,0t14,0M14,-4q7,-7 14,0"
      class="cc-wave"
    />
  ),
};

export function Terrain(props: { of: string | null; radius: number }): JSX.Element {
  const { of: terrain, radius } = props;
  if (terrain === null) {
    return (
      <>
        <polygon points={corners(radius - 1.5)} class="edge cc-hex cc-unknown" />
        <text class="cc-question" y="12">
          ?
        </text>
      </>
    );
  }
  return (
    <>
      <polygon points={corners(radius - 1.5)} class={`edge cc-hex cc-${terrain}`} />
      <g transform={`scale(${radius / 60})`} class="cc-scene">
        {SCENES[terrain]}
      </g>
    </>
  );
}
