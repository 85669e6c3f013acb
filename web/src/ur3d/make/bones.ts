import { blend, box, carve, ellipsoid, type Field, hyp2, meet } from "./field";
import { fbm } from "./noise";
import type { DieSize, Face, Vec3 } from "./types";

/**
 * Ankle bones of sheep (small) and ox (large), with the anatomy that tells their four sides apart.
 * The long side lies along x between two pulleys, the deep one at +x. The hollow broad side looks to
 * +y, the domed one to -y; of the narrow ones the flat "beak" looks to +z, and the "ear", with its
 * winding gutter, to -z.
 */
export const BONE_LENGTH: Record<DieSize, number> = { small: 0.9, large: 1.32 };

/** Half the breadth, and the height, for a length of 2: the large one is flatter and broader. */
const BUILD: Record<DieSize, Build> = {
  small: { half: 0.6, high: 0.98, gutter: 0.165 },
  large: { half: 0.75, high: 0.84, gutter: 0.15 },
};
interface Build {
  half: number;
  high: number;
  /** How deep the ear is grooved: the signs in it must still be read. */
  gutter: number;
}
/** How far the sides reach before play has worn them flat: a bone lies firmly on each of them. */
const WORN = { y: 0.505, z: 0.035 };
/** As long as it was drawn. */
const DRAWN = 2.05;

export const OUTWARD: Record<Face, Vec3> = {
  broad_hollow: [0, 1, 0],
  broad_rounded: [0, -1, 0],
  narrow_beak: [0, 0, 1],
  narrow_ear: [0, 0, -1],
};

interface Pulley {
  x: number;
  radius: number;
  groove: number;
  width: number;
}
/** The joint towards the shin is grooved deeply, the one towards the foot is shallow and wide. */
const DEEP: Pulley = { x: 0.5, radius: 0.53, groove: 0.18, width: 0.17 };
const SHALLOW: Pulley = { x: -0.55, radius: 0.5, groove: 0.11, width: 0.21 };

const swell = (distance: number, width: number): number => Math.exp(-((distance / width) ** 2));

/** A wheel across z with a groove between two ridges. */
function pulley(x: number, y: number, z: number, half: number, cut: Pulley): number {
  const ridge = 0.03 * swell(Math.abs(z) - half * 0.58, 0.16);
  const wheel = cut.radius - cut.groove * swell(z, cut.width) + ridge;
  return meet((hyp2(x - cut.x, y) - wheel) * 0.9, Math.abs(z) - half, 0.16);
}

/** The bone as it was drawn. */
function ankle(x: number, y: number, across: number, { half, gutter }: Build): number {
  const z = across + 0.05 * x; // the two pulleys are not in line
  let d = blend(pulley(x, y, z, half, DEEP), pulley(x, y, z, half * 0.96, SHALLOW), 0.12);
  d = blend(d, box(x + 0.02, y, z, 0.6, 0.4, half * 0.93, 0.15), 0.1);
  d = blend(d, ellipsoid(x + 0.03, y + 0.27, z, 0.5, 0.34, half * 0.6), 0.1); // the domed side
  d = carve(d, ellipsoid(x + 0.06, y - 0.6, z, 0.4, 0.42, half * 0.66), 0.15); // the hollow
  d = carve(d, ellipsoid(x + 0.02, y - 0.03, z - half - 0.1, 0.34, 0.22, 0.16), 0.08); // a dish in the flat side
  const winding = y - 0.22 * Math.sin(x * 3.3 + 0.25);
  d = carve(d, hyp2(winding * 0.95, z + half) - gutter, 0.08); // the gutter of the ear
  d = carve(d, ellipsoid(x + 0.05, y + 0.58, z + half + 0.12, 0.3, 0.26, 0.34), 0.08); // waists between the pulleys
  d = carve(d, ellipsoid(x + 0.05, y + 0.6, z - half - 0.12, 0.28, 0.24, 0.32), 0.08);
  return d + (fbm(x * 2.2 + 3, y * 2.2, z * 2.2, 3) - 0.5) * 0.022;
}

/** The field of a die, its dots drilled in if wished. */
export function bone(size: DieSize, drilled = true): Field {
  const scale = BONE_LENGTH[size] / DRAWN;
  const build = BUILD[size];
  const { half, high } = build;
  const body: Field = (px, py, pz) => {
    const [x, y, z] = [px / scale, py / scale / high, pz / scale];
    const worn = Math.max(Math.abs(y) - WORN.y, Math.abs(z) - half + WORN.z);
    return meet(ankle(x, y, z, build), worn, 0.03) * scale * 0.8 * high;
  };
  if (size === "large" || !drilled) return body;
  const pits = FACE_LIST.flatMap((face) => dots(face).map(([u, v]) => drop(body, face, u, v)));
  return (x, y, z) => {
    let d = body(x, y, z);
    if (d > 0.1) return d;
    for (const [px, py, pz] of pits) {
      const dx = x - px;
      const dy = y - py;
      const dz = z - pz;
      d = carve(d, Math.sqrt(dx * dx + dy * dy + dz * dz) - DOT * 0.95, 0.012);
    }
    return d;
  };
}

const FACE_LIST = Object.keys(OUTWARD) as Face[];
/** Radius of a drilled dot. */
export const DOT = 0.046;

/** Where the dots of a face are drilled (GU-4.6): along the bone, and across it. */
export function dots(face: Face): readonly (readonly [number, number])[] {
  switch (face) {
    case "broad_hollow":
      return [[-0.01, 0]];
    case "broad_rounded":
      return [
        [-0.115, -0.06],
        [0.115, 0.06],
      ];
    case "narrow_beak":
      return [
        [-0.165, 0],
        [0, 0],
        [0.165, 0],
      ];
    case "narrow_ear": // two on each of the broad ends of its lips
      return [
        [-0.265, 0.075],
        [-0.125, 0.105],
        [0.125, -0.105],
        [0.265, -0.075],
      ];
  }
}

/** The point of the surface that lies under (u along x, v across) when the face looks up. */
export function drop(field: Field, face: Face, u: number, v: number): Vec3 {
  const [, oy, oz] = OUTWARD[face];
  let height = 0.8;
  for (let i = 0; i < 60; i++) {
    const d = field(u, oy * height - oz * v, oz * height + oy * v);
    if (d < 1e-4) break;
    height -= Math.max(d * 0.9, 5e-4);
  }
  return [u, oy * height - oz * v, oz * height + oy * v];
}
