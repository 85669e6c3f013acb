import { blend, carve, cushion, ellipsoid, hyp2, hyp3, limb } from "../field";
import { bell, lerp, step } from "../noise";
import { type Head, plumage, profile } from "./head";

/** Rooster: serrated comb, two wattles, short beak, neck hackle. */
export function rooster(): Head {
  const comb = profile(
    "M.2 .79 Q.235 .85 .218 .905 Q.185 .895 .165 .87 Q.175 .94 .142 1 Q.1 .965 .088 .915 Q.09 1 .04 1.065 Q.005 1.01 .005 .935 Q-.015 1.02 -.075 1.06 Q-.095 1 -.078 .925 Q-.11 .985 -.175 .995 Q-.17 .93 -.13 .87 Q-.17 .885 -.205 .865 Q-.16 .8 -.09 .75 L.1 .73Z",
  );
  const upper = profile(
    "M.1 .795 Q.19 .81 .25 .785 Q.325 .745 .335 .68 Q.3 .705 .25 .708 L.1 .705Z",
  );
  const lower = profile("M.1 .715 L.24 .702 Q.275 .7 .29 .69 Q.26 .658 .2 .655 L.1 .66Z");
  const wattle = profile(
    "M.12 .69 Q.2 .69 .235 .655 Q.262 .55 .225 .485 Q.195 .445 .165 .49 Q.12 .57 .12 .69Z",
  );
  const field = (x: number, y: number, z: number): number => {
    const side = Math.abs(z);
    let d = limb(x, y, z, [-0.02, 0.15, 0], 0.2, [-0.05, 0.36, 0], 0.185);
    d = blend(d, limb(x, y, z, [-0.06, 0.36, 0], 0.185, [-0.035, 0.58, 0], 0.125), 0.07);
    d = blend(d, limb(x, y, z, [-0.035, 0.58, 0], 0.12, [0.03, 0.74, 0], 0.115), 0.06);
    d = blend(d, ellipsoid(x - 0.055, y - 0.755, z, 0.145, 0.115, 0.112), 0.05);
    d -= hackle(x, y, z);
    const thick = lerp(0.075, 0.02, step(0.12, 0.34, x));
    d = blend(d, cushion(upper(x, y), z, 0.05, thick), 0.02);
    d = blend(d, cushion(lower(x, y), z, 0.035, thick * 0.85), 0.008);
    const ridge = comb(x, y);
    const fin = cushion(ridge, z, 0.035, lerp(0.05, 0.026, step(0.84, 0.95, y)));
    d = blend(d, fin + 0.004 * bell(ridge + 0.026, 0.006), 0.018);
    const lobe = z > 0 ? z - 0.052 : z + 0.052;
    d = blend(d, cushion(wattle(x, y), lobe - Math.sign(z) * 0.1 * (0.66 - y), 0.04, 0.026), 0.016);
    d = blend(d, ellipsoid(x + 0.005, y - 0.668, side - 0.1, 0.038, 0.052, 0.022), 0.012); // ear lobe
    d = carve(d, hyp3(x - 0.105, y - 0.778, side - 0.13) - 0.044, 0.02);
    d += 0.009 * bell(y - 0.3, 0.011) + 0.009 * bell(y - 0.25, 0.011);
    return d * 0.85;
  };
  const mark = (x: number, y: number, z: number): number => {
    const red = Math.min(
      Math.max(comb(x, y) - 0.01, 0.8 - y + Math.max(0, Math.abs(z) - 0.045) * 4),
      Math.max(wattle(x, y) - 0.006, hyp2(x, z) < 0.1 ? 1 : y - 0.675),
    );
    const share = step(0.006, -0.004, red);
    return share > 0 ? share : -14 * hackle(x, y, z);
  };
  return {
    field,
    mark,
    min: [-0.34, 0.08, -0.3],
    max: [0.4, 1.1, 0.3],
    scale: 1.01,
    eye: { x: 0.105, y: 0.78, radius: 0.03 },
    ring: { x: -0.04, y: 0.275 },
  };
}

/** Long pointed feathers that flow down the neck and stand off over the ring. */
function hackle(x: number, y: number, z: number): number {
  const around = Math.atan2(z, -x - 0.03);
  const long = plumage((around * 15) / (2 * Math.PI), (0.73 - y + 0.2 * x) / 0.185, 0.62, 1.8);
  const flare = 0.02 + 0.03 * step(0.6, 0.36, y);
  return flare * long * step(0.315, 0.335, y) * step(0.72, 0.62, y + 0.4 * x);
}
