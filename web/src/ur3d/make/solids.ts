import type { Field } from "./field";
import { rng } from "./noise";
import type { MeshData, Vec3 } from "./types";

/** Small solids made without three.js, for the worker: turned profiles, rings that fit a neck, eyes. */

/** Turns a profile of (radius, height) points, written from the top down, about the y axis. */
export function lathe(
  profile: readonly (readonly [number, number])[],
  around: number,
  colour?: (row: number) => Vec3,
): MeshData {
  const rows = profile.length;
  const position: number[] = [];
  const normal: number[] = [];
  const color: number[] = [];
  const index: number[] = [];
  for (let i = 0; i < rows; i++) {
    const [r, y] = profile[i]!;
    const [ar, ay] = profile[Math.max(i - 1, 0)]!;
    const [br, by] = profile[Math.min(i + 1, rows - 1)]!;
    const l = Math.hypot(br - ar, by - ay) || 1;
    for (let k = 0; k <= around; k++) {
      const a = (k / around) * 2 * Math.PI;
      const c = Math.cos(a);
      const s = Math.sin(a);
      position.push(c * r, y, s * r);
      normal.push((c * (ay - by)) / l, (br - ar) / l, (s * (ay - by)) / l);
      if (colour) color.push(...colour(i));
    }
  }
  for (let i = 0; i < rows - 1; i++)
    for (let k = 0; k < around; k++) {
      const a = i * (around + 1) + k;
      const b = a + around + 1;
      index.push(a, a + 1, b, a + 1, b + 1, b);
    }
  return pack(position, normal, index, color);
}

/** A ring of metal laid round a neck at one height, as near as the stone allows. */
export function neckRing(
  field: Field,
  x: number,
  y: number,
  thick: number,
  around: number,
): MeshData {
  const position: number[] = [];
  const normal: number[] = [];
  const index: number[] = [];
  const sides = 8;
  for (let k = 0; k <= around; k++) {
    const a = (k / around) * 2 * Math.PI;
    const c = Math.cos(a);
    const s = Math.sin(a);
    const r = surfaceAlong(field, [x, y, 0], [c, 0, s]);
    for (let i = 0; i <= sides; i++) {
      const b = (i / sides) * 2 * Math.PI;
      const out = r + Math.cos(b) * thick;
      position.push(x + c * out, y + Math.sin(b) * thick, s * out);
      normal.push(c * Math.cos(b), Math.sin(b), s * Math.cos(b));
      if (k === around || i === sides) continue;
      const p = k * (sides + 1) + i;
      index.push(p, p + 1, p + sides + 2, p, p + sides + 2, p + sides + 1);
    }
  }
  return pack(position, normal, index, []);
}

/** How far from a point inside the surface lies in a direction. */
export function surfaceAlong(field: Field, from: Vec3, to: Vec3): number {
  let low = 0;
  let high = 0.6;
  for (let i = 0; i < 26; i++) {
    const t = (low + high) / 2;
    if (field(from[0] + to[0] * t, from[1] + to[1] * t, from[2] + to[2] * t) < 0) low = t;
    else high = t;
  }
  return low;
}

/** A solid made along y, set at a point with its y axis along `up`. */
export function standAt(mesh: MeshData, at: Vec3, up: Vec3): MeshData {
  const l = Math.hypot(...up);
  const [ux, uy, uz] = [up[0] / l, up[1] / l, up[2] / l];
  const flat = Math.hypot(uy, uz) || 1;
  const [ax, ay, az] = [flat, (-ux * uy) / flat, (-ux * uz) / flat];
  const [bx, by, bz] = [ay * uz - az * uy, az * ux - ax * uz, ax * uy - ay * ux];
  const turned = (source: Float32Array, origin: Vec3): Float32Array => {
    const out = new Float32Array(source.length);
    for (let i = 0; i < source.length; i += 3) {
      const [x, y, z] = [source[i]!, source[i + 1]!, source[i + 2]!];
      out[i] = origin[0] + ax * x + ux * y + bx * z;
      out[i + 1] = origin[1] + ay * x + uy * y + by * z;
      out[i + 2] = origin[2] + az * x + uz * y + bz * z;
    }
    return out;
  };
  return {
    ...mesh,
    position: turned(mesh.position, at),
    normal: turned(mesh.normal, [0, 0, 0]),
  };
}

/** Several meshes with the same attributes as one. */
export function join(meshes: readonly MeshData[]): MeshData {
  const glue = (key: "position" | "normal" | "color"): Float32Array =>
    Float32Array.from(meshes.flatMap((mesh) => [...(mesh[key] ?? [])]));
  let first = 0;
  const index = meshes.flatMap((mesh) => {
    const shifted = Array.from(mesh.index, (i) => i + first);
    first += mesh.position.length / 3;
    return shifted;
  });
  const color = glue("color");
  return {
    position: glue("position"),
    normal: glue("normal"),
    index: Uint32Array.from(index),
    ...(color.length > 0 ? { color } : {}),
  };
}

function pack(position: number[], normal: number[], index: number[], color: number[]): MeshData {
  return {
    position: Float32Array.from(position),
    normal: Float32Array.from(normal),
    index: Uint32Array.from(index),
    ...(color.length > 0 ? { color: Float32Array.from(color) } : {}),
  };
}

/** A seed of its own for each name, so that no two things share their blemishes. */
export function seedOf(name: string): number {
  let h = 2166136261;
  for (const c of name) h = Math.imul(h ^ c.charCodeAt(0), 16777619);
  return rng(h)() * 1000;
}
