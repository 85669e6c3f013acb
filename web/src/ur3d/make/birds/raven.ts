import { blend, carve, cushion, ellipsoid, hyp3, limb, meet } from "../field";
import { bell, lerp, step } from "../noise";
import type { Vec3 } from "../types";
import { type Head, plumage, profile } from "./head";

/** Raven: long thick gently curved beak, flat crown, shaggy throat. */
export function raven(): Head {
  const upper = profile(
    "M.06 .838 Q.16 .848 .25 .838 Q.39 .818 .47 .744 Q.508 .702 .513 .655 Q.475 .695 .42 .708 Q.29 .725 .06 .72Z",
  );
  const lower = profile(
    "M.06 .745 L.28 .729 Q.4 .72 .474 .688 Q.38 .656 .26 .655 Q.16 .652 .06 .645Z",
  );
  const field = (x: number, y: number, z: number): number => {
    const side = Math.abs(z);
    let d = limb(x, y, z, [-0.02, 0.15, 0], 0.2, [-0.085, 0.44, 0], 0.142);
    d = blend(d, limb(x, y, z, [-0.085, 0.44, 0], 0.142, [-0.035, 0.7, 0], 0.138), 0.07);
    let skull = ellipsoid(x + 0.0, y - 0.755, z, 0.2, 0.135, 0.142);
    skull = meet(skull, y - 0.85 - 0.02 * (x - 0.1), 0.04);
    d = blend(d, skull, 0.07);
    d -= feathers(x, y, z);
    for (const [a, b] of BEARD) d = blend(d, limb(x, y, side, a, 0.042, b, 0.005), 0.02);
    const thick = lerp(0.088, 0.03, step(0.1, 0.51, x));
    d = blend(d, cushion(upper(x, y), z, 0.07, thick), 0.028);
    d = blend(d, cushion(lower(x, y), z, 0.05, thick * 0.9), 0.01);
    for (const k of BRISTLES)
      d = blend(
        d,
        limb(
          x,
          y,
          side,
          [0.12, 0.8 + k * 0.03, 0.07],
          0.016,
          [0.29, 0.79 + k * 0.016, 0.058],
          0.004,
        ),
        0.014,
      );
    d = blend(d, limb(x, y, side, [-0.02, 0.838, 0.085], 0.026, [0.13, 0.822, 0.082], 0.02), 0.03);
    d = carve(d, hyp3(x - 0.085, y - 0.778, side - 0.158) - 0.05, 0.025);
    d += 0.009 * bell(y - 0.302, 0.011) + 0.009 * bell(y - 0.252, 0.011);
    return d * 0.85;
  };
  const mark = (x: number, y: number): number =>
    step(0.004, -0.006, Math.min(upper(x, y), lower(x, y))) * step(0.15, 0.17, x);
  return {
    field,
    mark,
    min: [-0.32, 0.08, -0.28],
    max: [0.62, 0.94, 0.28],
    scale: 1.1,
    eye: { x: 0.085, y: 0.78, radius: 0.033 },
    ring: { x: -0.055, y: 0.277 },
  };
}

const BRISTLES = [0, 0.8, 1.6];
/** The throat's loose lancets: root and tip of each, and of its mirror image. */
const BEARD: readonly (readonly [Vec3, Vec3])[] = [
  [
    [0.1, 0.65, 0],
    [0.225, 0.53, 0],
  ],
  [
    [0.06, 0.63, 0.07],
    [0.165, 0.49, 0.085],
  ],
  [
    [0.05, 0.57, 0],
    [0.175, 0.425, 0],
  ],
  [
    [0.02, 0.54, 0.085],
    [0.115, 0.395, 0.11],
  ],
  [
    [0.02, 0.48, 0],
    [0.135, 0.335, 0],
  ],
];

function feathers(x: number, y: number, z: number): number {
  const around = Math.atan2(z, -x - 0.04);
  const rows = plumage((around * 15) / (2 * Math.PI), (0.8 - y + 0.25 * x) / 0.115, 1, 1.7);
  return 0.016 * rows * step(0.31, 0.36, y) * step(0.8, 0.68, y + 0.5 * x);
}
