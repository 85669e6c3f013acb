import { blend, carve, cushion, ellipsoid, hyp3, limb } from "../field";
import { bell, lerp, step } from "../noise";
import { type Head, plumage, profile } from "./head";

/** Storm-bird, the lion-headed eagle of Sumer: mane, upright ears, open hooked beak, brow ridge. */
export function stormBird(): Head {
  const upper = profile(
    "M.1 .82 Q.22 .855 .33 .83 C.43 .8 .495 .73 .488 .615 Q.484 .575 .462 .548 Q.448 .625 .4 .648 Q.33 .672 .25 .655 L.08 .64Z",
  );
  const lower = profile(
    "M.06 .61 Q.2 .58 .29 .525 Q.35 .5 .4 .505 Q.385 .455 .32 .43 Q.2 .415 .06 .47Z",
  );
  const field = (x: number, y: number, z: number): number => {
    const side = Math.abs(z);
    let d = limb(x, y, z * 0.96, [-0.03, 0.15, 0], 0.235, [-0.1, 0.45, 0], 0.2);
    d = blend(d, mane(x, y, z), 0.05);
    d = blend(d, face(x, y, z), 0.03);
    d = blend(d, ellipsoid(x - 0.1, y - 0.595, z, 0.155, 0.115, 0.138), 0.05); // jaw
    const thick = lerp(0.12, 0.045, step(0.12, 0.48, x));
    d = blend(d, cushion(upper(x, y), z, 0.075, thick), 0.03);
    d = blend(d, cushion(lower(x, y), z, 0.05, thick * 0.85), 0.025);
    d = blend(d, limb(x, y, z * 0.7, [0.12, 0.575, 0], 0.035, [0.36, 0.585, 0], 0.016), 0.012); // tongue
    d = blend(d, limb(x, y, side, [-0.03, 0.865, 0.13], 0.045, [0.23, 0.8, 0.08], 0.034), 0.025); // brow
    let ear = limb(x, y, side, [-0.05, 0.83, 0.13], 0.075, [-0.085, 1.055, 0.165], 0.014);
    ear = carve(
      ear,
      limb(x, y, side, [0.01, 0.86, 0.15], 0.045, [-0.04, 1.01, 0.175], 0.008),
      0.02,
    );
    d = blend(d, ear, 0.025);
    d = carve(d, hyp3(x - 0.145, y - 0.748, side - 0.178) - 0.058, 0.025);
    d = carve(d, ellipsoid(x - 0.36, y - 0.765, side - 0.075, 0.024, 0.016, 0.03), 0.012); // nostril
    for (const k of WHISKERS) {
      const line = y - 0.7 + k * 0.026 + (x - 0.2) * (0.12 + k * 0.18);
      d +=
        0.008 *
        bell(line, 0.006) *
        step(0.15, 0.19, x) *
        step(0.33, 0.27, x) *
        step(0.03, 0.06, side);
    }
    d += 0.009 * bell(y - 0.315, 0.011) + 0.009 * bell(y - 0.265, 0.011);
    return d * 0.82;
  };
  return {
    field,
    mark,
    min: [-0.44, 0.08, -0.36],
    max: [0.54, 1.1, 0.36],
    scale: 1,
    eye: { x: 0.145, y: 0.75, radius: 0.037 },
    ring: { x: -0.055, y: 0.29 },
  };
}

const WHISKERS = [0, 1, 2];

/** The mane: flame-shaped locks that run back from the face, in rings about the line of sight. */
function locks(x: number, y: number, z: number): number {
  const around = Math.atan2(z, y - 0.66) / (2 * Math.PI);
  return plumage(around * 11, (0.05 - x) / 0.17, 0.8, 1.5) * step(0.33, 0.45, y);
}

const mane = (x: number, y: number, z: number): number =>
  ellipsoid(x + 0.09, y - 0.64, z * 0.97, 0.2, 0.275, 0.245) - 0.07 * locks(x, y, z);

const face = (x: number, y: number, z: number): number =>
  ellipsoid(x - 0.07, y - 0.7, z, 0.2, 0.17, 0.175);

/** Tongue, throat and the inner ears; the mane is tinted towards the tips of its locks. */
function mark(x: number, y: number, z: number): number {
  const tongue = limb(x, y, z * 0.7, [0.12, 0.575, 0], 0.035, [0.36, 0.585, 0], 0.016);
  const throat = Math.max(0.14 - x, x - 0.34, Math.abs(y - 0.6) - 0.04, Math.abs(z) - 0.07);
  const inner = limb(x, y, Math.abs(z), [0.01, 0.86, 0.15], 0.045, [-0.04, 1.01, 0.175], 0.008);
  const red = step(0.012, 0.002, Math.min(tongue, throat, inner));
  const ear = limb(x, y, Math.abs(z), [-0.05, 0.83, 0.13], 0.075, [-0.085, 1.055, 0.165], 0.014);
  const hair =
    step(-0.01, 0.012, Math.min(face(x, y, z), ear) - mane(x, y, z)) * step(0.36, 0.44, y);
  return red > 0 ? red : -hair * (0.15 + 0.65 * locks(x, y, z));
}
