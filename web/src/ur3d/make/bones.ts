import { blend, box, carve, ellipsoid, type Field, hyp2, meet } from "./field";
import { fbm } from "./noise";
import type { DieSize, Face, Vec3 } from "./types";

/**
 * Ankle bones: the long side lies along x, the hollow broad face looks to +y, the rounded one to -y,
 * the narrow "beak" to +z and the narrow "ear" to -z.
 */
export const BONE_LENGTH: Record<DieSize, number> = { small: 0.9, large: 1.32 };

/** Height and breadth for the length: the large one is flatter and broader. */
const STRETCH: Record<DieSize, { y: number; z: number }> = {
  small: { y: 1.08, z: 1.18 },
  large: { y: 0.95, z: 1.34 },
};

export const OUTWARD: Record<Face, Vec3> = {
  broad_hollow: [0, 1, 0],
  broad_rounded: [0, -1, 0],
  narrow_beak: [0, 0, 1],
  narrow_ear: [0, 0, -1],
};

/** The bone as it was drawn, 1.19 long. */
function ankle(x: number, y: number, z: number): number {
  let d = box(x, y, z, 0.34, 0.2, 0.235, 0.09);
  for (const end of [-1, 1]) {
    // A pulley across z: a wheel with a groove between two lips.
    const groove = z + end * 0.012;
    const wheel =
      (end > 0 ? 0.256 : 0.238) -
      (end > 0 ? 0.078 : 0.064) * Math.exp(-((groove / 0.085) ** 2)) +
      0.018 * Math.exp(-(((Math.abs(groove) - 0.165) / 0.07) ** 2));
    const rim = hyp2(x - end * 0.335, y - end * 0.012) - wheel;
    d = blend(d, meet(rim, Math.abs(z) - (end > 0 ? 0.276 : 0.264), 0.06), 0.05);
  }
  d = carve(d, ellipsoid(x + 0.02, y - 0.3, z, 0.235, 0.215, 0.165), 0.05); // the hollow
  d = blend(d, ellipsoid(x, y + 0.1, z, 0.34, 0.175, 0.21), 0.08); // the rounded face
  d = carve(d, ellipsoid(x + 0.03, y - 0.01, z - 0.4, 0.17, 0.15, 0.15), 0.06); // beak: deep and narrow
  d = carve(d, ellipsoid(x - 0.02, y + 0.02, z + 0.5, 0.26, 0.24, 0.245), 0.08); // ear: shallow and wide
  d = blend(d, ellipsoid(x - 0.16, y + 0.12, z - 0.2, 0.1, 0.08, 0.07), 0.06);
  d = blend(d, ellipsoid(x + 0.19, y - 0.12, z + 0.2, 0.1, 0.075, 0.07), 0.06);
  return d + (fbm(x * 4 + 3, y * 4, z * 4, 3) - 0.5) * 0.014;
}

/** The field of a die, marks drilled in. */
export function bone(size: DieSize): Field {
  const scale = BONE_LENGTH[size] / 1.19;
  const { y: high, z: broad } = STRETCH[size];
  const body: Field = (x, y, z) =>
    ankle(x / scale, y / scale / high, z / scale / broad) * scale * 0.78;
  if (size === "large") return body;
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
    case "narrow_ear":
      return [
        [-0.1, -0.075],
        [-0.1, 0.075],
        [0.1, -0.075],
        [0.1, 0.075],
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
