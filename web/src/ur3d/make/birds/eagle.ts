import { blend, carve, cushion, ellipsoid, hyp3, limb, meet } from "../field";
import { bell, lerp, step } from "../noise";
import { type Head, plumage, profile } from "./head";

/** Eagle: broad neck, flat brow, strong hooked beak, layered neck feathers. */
export function eagle(): Head {
  const upper = profile(
    "M.1 .87 C.2 .885 .27 .895 .34 .875 C.43 .845 .475 .77 .462 .665 Q.458 .635 .444 .62 Q.428 .69 .385 .712 Q.34 .728 .29 .715 Q.2 .7 .1 .7Z",
  );
  const lower = profile(
    "M.08 .735 L.27 .705 Q.35 .705 .392 .69 Q.372 .645 .31 .63 Q.2 .61 .08 .62Z",
  );
  const field = (x: number, y: number, z: number): number => {
    const side = Math.abs(z);
    let d = limb(x, y, z * 0.94, [-0.02, 0.16, 0], 0.245, [-0.055, 0.44, 0], 0.205);
    d = blend(d, limb(x, y, z * 0.97, [-0.055, 0.44, 0], 0.2, [-0.03, 0.7, 0], 0.172), 0.08);
    let skull = ellipsoid(x - 0.025, y - 0.785, z, 0.225, 0.165, 0.17);
    skull = meet(skull, y - 0.905 - 0.05 * x, 0.1);
    d = blend(d, skull, 0.07);
    d -= feathers(x, y, z, side);
    for (const [ax, ay, bx, by] of NAPE)
      d = blend(d, limb(x, y, z * 0.45, [ax, ay, 0], 0.06, [bx, by, 0], 0.008), 0.035);
    const thick = lerp(0.112, 0.042, step(0.12, 0.44, x));
    let bill = cushion(upper(x, y), z, 0.075, thick);
    bill -= 0.014 * bell(x - 0.215, 0.035) * step(0.74, 0.79, y);
    d = blend(d, bill, 0.03);
    d = blend(d, cushion(lower(x, y), z, 0.05, thick * 0.86), 0.012);
    d = blend(d, limb(x, y, side, [0.01, 0.868, 0.125], 0.018, [0.2, 0.866, 0.085], 0.032), 0.055);
    d = carve(d, hyp3(x - 0.122, y - 0.808, side - 0.178) - 0.06, 0.03);
    d = carve(d, ellipsoid(x - 0.255, y - 0.815, side - 0.1, 0.024, 0.013, 0.03), 0.012);
    d += 0.009 * bell(y - 0.312, 0.011) + 0.009 * bell(y - 0.262, 0.011);
    return d * 0.85;
  };
  const mark = (x: number, y: number, z: number): number =>
    step(0.006, -0.004, Math.min(upper(x, y), lower(x, y))) *
    step(0.185, 0.2, x + 0.15 * Math.abs(z));
  return {
    field,
    mark,
    min: [-0.36, 0.1, -0.3],
    max: [0.5, 0.98, 0.3],
    scale: 1.09,
    eye: { x: 0.122, y: 0.81, radius: 0.036 },
    ring: { x: -0.035, y: 0.287 },
  };
}

/** Tips of the long nape feathers, which stand off like a mane. */
const NAPE = [
  [-0.11, 0.84, -0.235, 0.79],
  [-0.13, 0.78, -0.275, 0.7],
  [-0.16, 0.66, -0.305, 0.55],
  [-0.18, 0.53, -0.315, 0.405],
] as const;

function feathers(x: number, y: number, z: number, side: number): number {
  const around = Math.atan2(z, -x - 0.02);
  const rows = plumage((around * 13) / (2 * Math.PI), (0.86 - y) / 0.092, 0.75, 1.2);
  return (
    0.03 * rows * step(0.33, 0.37, y) * step(0.87, 0.76, y + 0.55 * Math.max(x, 0) + 0.1 * side)
  );
}
