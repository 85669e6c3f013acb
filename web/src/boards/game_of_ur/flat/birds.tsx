/**
 * The five birds as heads in profile, told apart by outline alone (GU-UI-6.4): the Swallow by its
 * two tail streamers, the Storm-bird by ears, mane and open beak, the Raven by its long thick beak
 * and shaggy throat, the Rooster by comb and wattles, the Eagle by brow, hook and broad neck.
 */
import type { JSX } from "preact";

import type { Bird } from "../stage";

interface Drawing {
  /** Outlines in ink, in a box from -50 to 50, looking right. */
  shapes: string[];
  /** Cuts in the colour of the ground: feathers, the line of the beak. */
  cuts: string[];
  eye: [x: number, y: number, radius: number];
}

const DRAWINGS: Record<Bird, Drawing> = {
  swallow: {
    shapes: [
      // small round head with a short flat beak, the breast below it
      "M39,-9 L20,-15 C15,-25 3,-28 -6,-23 C-15,-18 -18,-9 -20,-1 C-24,12 -18,27 -6,33 C8,39 22,32 24,19 C25,11 22,4 21,-2 C27,-3 34,-5 39,-9 Z",
      // two streamers swept back
      "M-10,-8 C-22,-4 -32,-16 -48,-34 C-42,-14 -32,4 -14,12 Z",
      "M-14,6 C-26,14 -36,12 -50,2 C-42,20 -28,32 -10,30 Z",
    ],
    cuts: ["M3,1 C10,5 17,4 21,0 C20,8 22,12 20,18 C12,20 5,12 3,1 Z"],
    eye: [8, -13, 3.6],
  },
  storm_bird: {
    shapes: [
      // two upright ears, brow, open hooked beak, and a mane of five tongues down the back
      "M4,-26 L2,-48 L14,-30 C18,-29 21,-27 24,-24 C36,-22 45,-12 44,4 C40,0 36,-3 30,-3 L17,-2 L28,4 C33,7 35,13 32,20 C27,15 21,13 14,13 C13,24 18,32 24,42 L-34,42 L-27,32 L-45,30 L-32,19 L-48,12 L-33,4 L-45,-9 L-29,-10 L-34,-27 L-19,-22 L-20,-46 L-6,-28 C-3,-28 0,-27 4,-26 Z",
    ],
    cuts: ["M2,-17 L22,-16 L23,-12 L2,-12 Z", "M-18,-4 L-6,2 L-20,4 Z M-20,14 L-6,16 L-20,22 Z"],
    eye: [10, -7, 3.4],
  },
  raven: {
    shapes: [
      // flat crown running into a long, thick, gently curved beak; ragged throat
      "M-33,42 C-34,22 -35,4 -30,-8 C-25,-22 -12,-28 2,-27 C9,-26.5 14,-25 18,-22 C32,-21 44,-12 50,6 C44,1 37,-1 30,-1 L17,1 C15,6 14,9 15,13 L20,18 L13,19 L18,26 L10,25 L14,33 L6,31 L8,42 Z",
    ],
    cuts: ["M17,-8 C28,-9 37,-6 44,0 C36,-4 27,-5 17,-4 Z"],
    eye: [5, -14, 3.8],
  },
  rooster: {
    shapes: [
      // comb of four points
      "M-20,-22 C-26,-30 -25,-38 -18,-43 C-17,-37 -14,-34 -11,-32 C-12,-40 -9,-47 -2,-50 C-1,-43 1,-39 4,-35 C6,-41 10,-45 16,-46 C15,-40 16,-36 18,-32 C21,-34 25,-35 28,-34 C26,-26 20,-20 12,-18 Z",
      // head, short beak, neck with hackle feathers
      "M-20,-20 C-12,-27 8,-27 16,-18 L34,-9 L18,-4 C17,2 14,6 12,9 C14,20 20,30 28,42 L20,38 L17,44 L9,38 L4,45 L-3,38 L-9,45 L-15,38 L-22,44 L-26,37 L-36,41 C-29,26 -27,12 -26,0 C-25,-9 -24,-15 -20,-20 Z",
      // two wattles
      "M14,-1 C21,1 24,10 20,17 C14,18 10,12 10,5 Z",
    ],
    cuts: ["M-12,10 C-14,20 -18,28 -22,34 M-2,12 C-3,21 -5,29 -8,35 M7,14 C8,21 10,28 12,34"],
    eye: [5, -13, 3.6],
  },
  eagle: {
    shapes: [
      // flat brow, strong hook, broad neck in layers
      "M-44,42 L-38,30 L-42,26 L-34,14 L-37,9 C-34,-4 -29,-15 -21,-22 C-12,-29 4,-30 15,-25 C30,-25 41,-16 42,-3 C42,3 40,9 36,14 C35,7 32,3 25,2 L16,3 C14,8 15,13 18,18 L26,24 L23,28 L34,36 L31,42 Z",
    ],
    cuts: [
      "M-1,-20 L20,-18 L19,-15 L-1,-15.5 Z",
      "M-26,12 L-14,8 L-4,14 L8,11 L-4,18 L-14,13 Z M-30,27 L-16,22 L-4,29 L10,25 L20,31 L8,29 L-4,33 L-16,27 Z",
    ],
    eye: [8, -11, 3.4],
  },
};

/** The head of a bird around (0, 0), about 100 across; `ink` and `ground` are CSS colours. */
export function BirdHead(props: { bird: Bird; ink: string; ground: string }): JSX.Element {
  const { shapes, cuts, eye } = DRAWINGS[props.bird];
  return (
    <g data-bird={props.bird} stroke-linejoin="round">
      {shapes.map((shape) => (
        <path key={shape} d={shape} fill={props.ink} />
      ))}
      {cuts.map((cut) =>
        cut.endsWith("Z") ? (
          <path key={cut} d={cut} fill={props.ground} opacity="0.85" />
        ) : (
          <path
            key={cut}
            d={cut}
            fill="none"
            stroke={props.ground}
            stroke-width="2.4"
            opacity="0.85"
          />
        ),
      )}
      <circle cx={eye[0]} cy={eye[1]} r={eye[2]} fill={props.ground} />
    </g>
  );
}
