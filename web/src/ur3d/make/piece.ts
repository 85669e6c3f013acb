import { headOf } from "./birds";
import { ellipsoid, type Field } from "./field";
import { fbm } from "./noise";
import type { Quality } from "./quality";
import { join, lathe, neckRing, seedOf, standAt, surfaceAlong } from "./solids";
import { sculpt } from "./surface";
import type { Bird, MeshData, Vec3 } from "./types";

/** The parts of a piece; both sets share them, since only stone and eyes differ. */
export interface PieceMesh {
  head: MeshData;
  base: MeshData;
  /** Ring and rims of the eyes. */
  metal: MeshData;
  eyes: MeshData;
  pupils: MeshData;
}

export function makePiece(bird: Bird, quality: Quality): PieceMesh {
  const { field, mark, min, max, eye, ring } = headOf(bird);
  const stone = pebble(seedOf(bird));
  const whole: Field = (x, y, z) => Math.min(field(x, y, z), stone(x, y, z));
  // Coarse meshes catch single feathers by chance: there the hollows are drawn fainter.
  const fine = quality.head > 6000;
  const head = sculpt(
    field,
    { min, max, mark, shade: whole, reach: 0.15, depth: fine ? 0.95 : 0.55 },
    quality.head,
  );
  const base = sculpt(
    stone,
    { min: [-0.5, -0.06, -0.5], max: [0.5, 0.34, 0.5], shade: whole, reach: 0.14 },
    quality.base,
  );
  const round = fine ? 28 : 17;
  const parts = {
    metal: [neckRing(field, ring.x, ring.y, 0.017, round * 2)],
    eyes: [],
    pupils: [],
  } as Record<"metal" | "eyes" | "pupils", MeshData[]>;
  for (const side of [-1, 1]) {
    const from: Vec3 = [eye.x, eye.y, 0];
    const out: Vec3 = [0, 0, side];
    const z = side * surfaceAlong(field, from, out);
    const up: Vec3 = [0.26, 0.14, side];
    const r = eye.radius;
    const set = (mesh: MeshData): MeshData => standAt(mesh, [eye.x, eye.y, z], up);
    parts.eyes.push(set(lathe(dome(r, r * 0.62, 0), round)));
    parts.pupils.push(set(lathe(dome(r * 0.52, r * 0.2, r * 0.5), round)));
    parts.metal.push(set(lathe(hoop(r * 1.12, r * 0.24), round)));
  }
  return {
    head,
    base,
    metal: join(parts.metal),
    eyes: join(parts.eyes),
    pupils: join(parts.pupils),
  };
}

/** A flat river stone, about three quarters of a square across: no two alike. */
export function pebble(seed: number): Field {
  const long = 1 + 0.035 * Math.sin(seed);
  return (x, y, z) => {
    const rough = (fbm(x * 2.4 + seed, y * 2.4, z * 2.4 + seed, 3) - 0.5) * 0.05;
    return (ellipsoid(x * long, y - 0.13, z, 0.378, 0.13, 0.37) + rough) * 0.85;
  };
}

const dome = (r: number, high: number, lift: number): [number, number][] =>
  [0, 0.25, 0.5, 0.7, 0.85, 1].map((t) => [
    r * Math.sin((t * Math.PI) / 2),
    lift + high * Math.cos((t * Math.PI) / 2),
  ]);

const hoop = (r: number, thick: number): [number, number][] =>
  Array.from({ length: 9 }, (_, i) => {
    const a = Math.PI - (i / 8) * 2 * Math.PI;
    return [r + Math.cos(a) * thick, Math.sin(a) * thick * 0.9 + thick * 0.2];
  });
