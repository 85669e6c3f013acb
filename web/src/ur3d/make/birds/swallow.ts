import { blend, carve, cushion, ellipsoid, hyp3, limb } from "../field";
import { bell, lerp, step } from "../noise";
import { type Head, plumage, profile } from "./head";

/** Swallow: small head, short wide flat beak, two swept tail streamers, throat patch. */
export function swallow(): Head {
  const streamer = profile(
    "M-.04 .27 Q-.2 .27 -.31 .36 Q-.44 .5 -.53 .83 Q-.4 .62 -.29 .53 Q-.17 .46 -.03 .44Z",
  );
  const wing = profile(
    "M.11 .5 Q.05 .56 -.04 .53 Q-.24 .43 -.42 .27 Q-.2 .29 0 .335 Q.1 .4 .11 .5Z",
  );
  const field = (x: number, y: number, z: number): number => {
    const side = Math.abs(z);
    let d = limb(x, y, z * 0.96, [-0.01, 0.15, 0], 0.205, [0.0, 0.38, 0], 0.172);
    d = blend(d, limb(x, y, z, [0.0, 0.38, 0], 0.17, [0.045, 0.56, 0], 0.142), 0.07);
    d = blend(d, ellipsoid(x - 0.075, y - 0.612, z, 0.192, 0.118, 0.15), 0.075);
    d +=
      0.006 *
      bell(y - 0.615 - 0.22 * (0.12 - x), 0.008) *
      step(0.12, 0.06, x) *
      step(-0.12, -0.02, x); // cap
    const bib = ellipsoid(x - 0.2, y - 0.5, z, 0.11, 0.075, 0.125);
    d += 0.008 * bell(bib, 0.009) - 0.008 * step(0.0, -0.02, bib);
    // The beak is wider than high, and the gape runs back under the eye.
    d = blend(d, ellipsoid(x - 0.215, y - 0.598, z, 0.122, 0.034, 0.088), 0.03);
    d +=
      0.012 *
      bell(y - 0.594 - 0.03 * (x - 0.3), 0.008) *
      step(0.1, 0.18, x) *
      step(0.02, 0.05, 0.4 - x);
    d -=
      0.006 *
      plumage((Math.atan2(z, -x) * 17) / (2 * Math.PI), (0.7 - y) / 0.06, 0.7) *
      step(0.02, -0.05, x);
    const fold = cushion(
      wing(x, y),
      side - 0.155 + 0.24 * Math.max(-x - 0.05, 0),
      0.06,
      lerp(0.05, 0.018, step(-0.05, -0.38, x)),
    );
    d = blend(d, fold - 0.014 * quills(x, y), 0.02);
    d = blend(
      d,
      cushion(streamer(x, y), side - 0.02 - 0.36 * Math.max(-x - 0.12, 0), 0.04, 0.026),
      0.02,
    );
    d = carve(d, hyp3(x - 0.145, y - 0.648, side - 0.155) - 0.046, 0.022);
    d += 0.008 * bell(y - 0.285, 0.01) + 0.008 * bell(y - 0.237, 0.01);
    return d * 0.8;
  };
  return {
    field,
    mark,
    min: [-0.58, 0.08, -0.3],
    max: [0.4, 0.9, 0.3],
    scale: 1.16,
    eye: { x: 0.145, y: 0.65, radius: 0.031 },
    ring: { x: 0, y: 0.262 },
  };
}

/** Long flight feathers of the folded wing. */
const quills = (x: number, y: number): number =>
  Math.abs(Math.sin((y - 0.62 * x) * 34)) * step(0.06, -0.06, x) * step(-0.36, -0.2, x);

/** The rusty throat. */
function mark(x: number, y: number, z: number): number {
  return step(0.004, -0.004, ellipsoid(x - 0.2, y - 0.5, z, 0.11, 0.075, 0.125));
}
