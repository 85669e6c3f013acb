/** The two ankle bones from above: broad and narrow faces differ in outline, marks tell the rest. */
import type { JSX } from "preact";

import type { BoneFace, Die } from "../stage";
import { readingOf } from "../data";

interface Face {
  outline: string;
  /** Where light and shadow lie: a hollow is dark inside, a rounded back has a ridge. */
  hollow: string;
  ridge: string;
}

/** In a box about 100 long; the pulley ends left and right are a bone's own. */
const FACES: Record<BoneFace, Face> = {
  broad_hollow: {
    outline:
      "M-46,-22 C-40,-33 -26,-31 -20,-25 C-10,-20 10,-20 20,-26 C28,-33 43,-32 47,-20 C50,-8 49,10 46,22 C40,33 27,31 20,26 C9,20 -9,20 -20,26 C-28,32 -42,31 -47,20 C-50,8 -50,-10 -46,-22 Z",
    hollow: "M-23,-3 C-20,-14 20,-14 24,-2 C22,13 -20,14 -23,-3 Z",
    ridge: "",
  },
  broad_rounded: {
    outline:
      "M-45,-20 C-38,-31 -27,-29 -19,-27 C-8,-25 9,-25 20,-28 C30,-31 42,-28 46,-17 C49,-6 48,10 45,20 C38,30 28,30 19,28 C8,25 -8,25 -19,28 C-29,30 -41,28 -46,18 C-49,7 -49,-9 -45,-20 Z",
    hollow: "",
    ridge: "M-34,-8 C-14,-15 14,-15 34,-8 C24,-1 -24,-1 -34,-8 Z",
  },
  narrow_beak: {
    outline:
      "M-47,-8 C-44,-20 -30,-21 -22,-15 C-10,-8 8,-14 20,-20 C31,-25 46,-19 48,-6 C49,3 45,11 36,13 C24,15 14,9 2,12 C-10,15 -20,23 -32,20 C-43,17 -49,5 -47,-8 Z",
    hollow: "M-16,2 C-8,-6 10,-7 18,-4 C12,4 -6,9 -16,2 Z",
    ridge: "",
  },
  narrow_ear: {
    outline:
      "M-47,4 C-48,-8 -40,-18 -29,-17 C-17,-16 -8,-9 4,-11 C16,-13 24,-20 35,-17 C46,-14 50,-3 46,8 C42,17 30,19 20,14 C8,8 -8,12 -20,17 C-32,21 -45,16 -47,4 Z",
    hollow: "",
    ridge: "M-30,-2 C-12,-6 14,-6 30,-4 C16,1 -16,3 -30,-2 Z",
  },
};

/** Drilled dots for 1 to 4 along the bone. */
const DOTS: Record<BoneFace, [number, number][]> = {
  broad_hollow: [[0, 0]],
  broad_rounded: [
    [-13, 4],
    [13, 4],
  ],
  narrow_beak: [
    [-20, 4],
    [0, -1],
    [20, -5],
  ],
  narrow_ear: [
    [-27, 1],
    [-9, 2],
    [9, 1],
    [27, -1],
  ],
};

/** A sun says yes, an empty ring says no. */
function Sign(props: { face: BoneFace }): JSX.Element {
  if (readingOf(props.face) === "no") {
    return <circle r="9" fill="none" stroke="var(--ur-engraved)" stroke-width="3.4" />;
  }
  return (
    <g stroke="var(--ur-engraved)" stroke-width="2.8" stroke-linecap="round">
      <circle r="5.4" fill="var(--ur-engraved)" stroke="none" />
      {Array.from({ length: 8 }, (_, ray) => (
        <path key={ray} d="M0,-8.4 V-13" transform={`rotate(${ray * 45})`} />
      ))}
    </g>
  );
}

/** A bone around (0, 0): the small one 75 long, the large one 1.6 times that and broader. */
export function Bone(props: { die: Die; face: BoneFace }): JSX.Element {
  const { outline, hollow, ridge } = FACES[props.face];
  const large = props.die === "large";
  return (
    <g transform={large ? "scale(1.22 1.3)" : "scale(0.76)"}>
      <path d={outline} transform="translate(2 6)" fill="var(--shade)" opacity="0.3" />
      <path
        class="edge"
        d={outline}
        fill="url(#ur-bone)"
        stroke="var(--ur-bone-edge)"
        stroke-width="1.6"
      />
      <path d={hollow} fill="var(--ur-bone-hollow)" opacity="0.55" />
      <path d={ridge} fill="var(--alabaster)" opacity="0.75" />
      <path
        d="M-36,-12 C-40,-4 -40,5 -36,12 M36,-12 C40,-4 40,5 36,12"
        fill="none"
        stroke="var(--ur-bone-crease)"
        stroke-width="2"
        opacity="0.7"
      />
      {large ? (
        <Sign face={props.face} />
      ) : (
        DOTS[props.face].map(([x, y]) => (
          <g key={x}>
            <circle cx={x} cy={y} r="5.2" fill="var(--ur-burnt)" />
            <circle cx={x - 0.8} cy={y + 1.4} r="4.2" fill="var(--ur-engraved)" />
          </g>
        ))
      )}
    </g>
  );
}
