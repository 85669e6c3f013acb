import { NUMBER_ATLAS } from "./layout";
import { blank } from "./maps";
import { clamp } from "./noise";
import { put, stroke } from "./shapes";
import type { Maps } from "./types";

/** House numbers 1 to 16 in an atlas of four by four: dark strokes with a pale halo, alpha in the albedo. */

const DIGIT = [
  "M.5 .1 C.85 .1 .85 .9 .5 .9 C.15 .9 .15 .1 .5 .1",
  "M.34 .28 L.55 .1 L.55 .9",
  "M.22 .3 C.25 .02 .78 .04 .76 .34 C.75 .52 .35 .7 .22 .9 L.8 .9",
  "M.25 .18 C.5 0 .8 .1 .75 .3 C.72 .46 .55 .48 .45 .48 C.85 .46 .88 .88 .5 .9 C.36 .9 .26 .86 .2 .76",
  "M.62 .9 L.62 .1 L.18 .66 L.82 .66",
  "M.74 .1 L.32 .1 L.27 .45 C.5 .32 .8 .42 .78 .66 C.76 .92 .38 .96 .22 .8",
  "M.68 .1 C.4 .2 .24 .44 .24 .64 C.24 .96 .78 .96 .78 .66 C.78 .38 .34 .38 .26 .62",
  "M.2 .1 L.8 .1 L.42 .9",
  "M.5 .46 C.2 .42 .2 .1 .5 .1 C.8 .1 .8 .42 .5 .46 C.12 .5 .12 .9 .5 .9 C.88 .9 .88 .5 .5 .46",
  "M.74 .36 C.68 .62 .24 .6 .24 .34 C.24 .04 .76 .04 .76 .36 C.76 .6 .6 .8 .34 .9",
].map((data) => stroke(data, 0.055));

export function numberMaps(px: number): Maps {
  const maps = blank(px * NUMBER_ATLAS, px * NUMBER_ATLAS);
  maps.albedo.fill(0);
  for (let n = 1; n <= NUMBER_ATLAS * NUMBER_ATLAS; n++) {
    const digits = String(n).split("").map(Number);
    const size = digits.length > 1 ? 0.56 : 0.62;
    const shapes = digits.map((digit, k) =>
      put(
        DIGIT[digit]!,
        0.5 - size / 2 + (k - (digits.length - 1) / 2) * 0.4,
        0.5 - size / 2,
        size,
      ),
    );
    const left = ((n - 1) % NUMBER_ATLAS) * px;
    const top = Math.floor((n - 1) / NUMBER_ATLAS) * px;
    for (let y = 0; y < px; y++)
      for (let x = 0; x < px; x++) {
        const d = Math.min(...shapes.map((shape) => shape((x + 0.5) / px, (y + 0.5) / px)));
        const ink = clamp(0.5 - d * px);
        const halo = clamp(0.5 - (d - 0.06) * px * 0.4);
        const j = ((top + y) * maps.width + left + x) * 4;
        maps.albedo.set(
          [244 - 218 * ink, 232 - 214 * ink, 205 - 195 * ink, 255 * Math.max(ink, halo * 0.85)],
          j,
        );
      }
  }
  return maps;
}
