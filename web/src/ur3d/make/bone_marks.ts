import { BONE_LENGTH, DOT, dots, drop } from "./bones";
import type { Field } from "./field";
import type { DieSize, Face, MeshData } from "./types";
import { FACES } from "./types";

/** Signs laid on a die's faces as thin skins over the bone: crisp however coarse the bone is. */

type Ink = readonly [number, number, number];
const BLACK: Ink = [0.035, 0.028, 0.024];
const RED: Ink = [0.23, 0.032, 0.014];
const LIFT = 0.006;

/** Sun on the faces that read yes, an empty ring on those that read no. */
export const READS: Record<Face, "yes" | "no"> = {
  broad_rounded: "yes",
  narrow_ear: "yes",
  broad_hollow: "no",
  narrow_beak: "no",
};

export function boneMarks(size: DieSize, field: Field): MeshData {
  const skin = new Skin(field);
  for (const face of FACES) {
    if (size === "small")
      for (const [u, v] of dots(face)) skin.disc(face, u, v, 0, DOT * 0.92, BLACK);
    else if (READS[face] === "yes") sun(skin, face);
    else skin.disc(face, 0, 0, 0.115, 0.165, BLACK);
  }
  return skin.mesh();
}

function sun(skin: Skin, face: Face): void {
  const wide = face.startsWith("broad") ? 1.15 : 0.9;
  skin.disc(face, 0, 0, 0, 0.088 * wide, RED);
  for (let k = 0; k < 8; k++) skin.ray(face, (k * Math.PI) / 4, 0.112 * wide, 0.215 * wide, RED);
}

class Skin {
  private readonly position: number[] = [];
  private readonly normal: number[] = [];
  private readonly color: number[] = [];
  private readonly index: number[] = [];
  private readonly field: Field;

  constructor(field: Field) {
    this.field = field;
  }

  /** A disc, or a ring if `inner` is not 0. */
  disc(face: Face, u: number, v: number, inner: number, outer: number, ink: Ink): void {
    const around = 28;
    const across = 3;
    this.grid(face, around, across, ink, (s, t) => {
      const r = inner + (outer - inner) * t;
      const a = s * 2 * Math.PI;
      return [u + Math.cos(a) * r, v + Math.sin(a) * r];
    });
  }

  /** A pointed ray from the radius `from` to `to`. */
  ray(face: Face, angle: number, from: number, to: number, ink: Ink): void {
    const half = 0.026;
    this.grid(face, 2, 4, ink, (s, t) => {
      const r = from + (to - from) * t;
      const w = (s * 2 - 1) * half * (1 - t);
      const c = Math.cos(angle);
      const n = Math.sin(angle);
      return [c * r - n * w, n * r + c * w];
    });
  }

  private grid(
    face: Face,
    around: number,
    across: number,
    ink: Ink,
    at: (s: number, t: number) => readonly [number, number],
  ): void {
    const first = this.position.length / 3;
    for (let t = 0; t <= across; t++)
      for (let s = 0; s <= around; s++) this.point(face, ...at(s / around, t / across), ink);
    for (let t = 0; t < across; t++)
      for (let s = 0; s < around; s++) {
        const a = first + t * (around + 1) + s;
        const b = a + around + 1;
        this.index.push(a, a + 1, b, a + 1, b + 1, b);
      }
  }

  private point(face: Face, u: number, v: number, ink: Ink): void {
    const [x, y, z] = drop(this.field, face, u, v);
    const e = 0.004;
    const gx = this.field(x + e, y, z) - this.field(x - e, y, z);
    const gy = this.field(x, y + e, z) - this.field(x, y - e, z);
    const gz = this.field(x, y, z + e) - this.field(x, y, z - e);
    const l = Math.hypot(gx, gy, gz) || 1;
    this.position.push(x + (gx / l) * LIFT, y + (gy / l) * LIFT, z + (gz / l) * LIFT);
    this.normal.push(gx / l, gy / l, gz / l);
    this.color.push(...ink);
  }

  mesh(): MeshData {
    return {
      position: Float32Array.from(this.position),
      normal: Float32Array.from(this.normal),
      color: Float32Array.from(this.color),
      index: Uint32Array.from(this.index),
    };
  }
}

export const boneBounds = (
  size: DieSize,
): { min: [number, number, number]; max: [number, number, number] } => {
  const half = BONE_LENGTH[size] * 0.56;
  return { min: [-half, -half * 0.56, -half * 0.78], max: [half, half * 0.56, half * 0.78] };
};
