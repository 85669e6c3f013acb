/** Small shapes joined by surface, so that a whole chair costs one draw. */
import {
  BufferGeometry,
  ExtrudeGeometry,
  Group,
  LatheGeometry,
  Mesh,
  Path,
  Shape,
  Vector2,
} from "three";
import type { Material } from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";

import { rng } from "../make/noise";
import type { Surface } from "./surfaces";

export type Axis = "x" | "y" | "z";

/** The shapes of one object, sorted by what they are made of. */
export class Parts {
  private readonly bins = new Map<Surface, BufferGeometry[]>();

  /** Add a shape; it belongs to the object from now on. */
  add(surface: Surface, shape: BufferGeometry): void {
    const plain = shape.index ? shape.toNonIndexed() : shape;
    if (plain !== shape) shape.dispose();
    for (const name of Object.keys(plain.attributes)) {
      if (!["position", "normal", "uv"].includes(name)) plain.deleteAttribute(name);
    }
    plain.clearGroups();
    const bin = this.bins.get(surface);
    if (bin) bin.push(plain);
    else this.bins.set(surface, [plain]);
  }

  /** One mesh for each surface, in a group of this name. */
  build(name: string, materials: Record<Surface, Material>, still: readonly Surface[] = []): Group {
    const group = new Group();
    group.name = name;
    for (const [surface, shapes] of this.bins) {
      const merged = mergeGeometries(shapes);
      for (const shape of shapes) shape.dispose();
      const mesh = new Mesh(merged, materials[surface]);
      mesh.castShadow = !still.includes(surface);
      mesh.receiveShadow = true;
      group.add(mesh);
    }
    return group;
  }
}

/**
 * Lay a texture on a shape from the six sides, `size` cells to a repeat, the grain along `grain`.
 * `shift` moves it, so that no two planks match.
 */
export function wrapped(
  shape: BufferGeometry,
  size: number,
  grain: Axis = "x",
  shift = 0,
): BufferGeometry {
  const plain = shape.index ? shape.toNonIndexed() : shape;
  if (plain !== shape) shape.dispose();
  const { position, normal, uv } = plain.attributes;
  if (!position || !normal || !uv) throw new Error("A shape to be wrapped needs normals and a uv.");
  for (let corner = 0; corner < position.count; corner++) {
    const first = corner - (corner % 3);
    const [nx, ny, nz] = [0, 1, 2].map((axis) =>
      Math.abs(
        normal.getComponent(first, axis) +
          normal.getComponent(first + 1, axis) +
          normal.getComponent(first + 2, axis),
      ),
    ) as [number, number, number];
    const at = { x: position.getX(corner), y: position.getY(corner), z: position.getZ(corner) };
    const facing: Axis = nx > ny && nx > nz ? "x" : ny > nz ? "y" : "z";
    const across = (["x", "y", "z"] as const).filter((axis) => axis !== facing) as [Axis, Axis];
    const [along, aside] = across[1] === grain ? [across[1], across[0]] : across;
    uv.setXY(corner, at[along] / size + shift, at[aside] / size + shift * 1.7);
  }
  return plain;
}

/** A box with rounded edges, its middle at the origin. */
export function block(
  x: number,
  y: number,
  z: number,
  round: number,
  segments = 2,
): BufferGeometry {
  return new RoundedBoxGeometry(x, y, z, segments, round);
}

export type Profile = readonly (readonly [number, number])[];

/** The same profile with soft curves between its points (Catmull and Rom). */
export function smoothed(profile: Profile, steps = 4): Profile {
  const out: (readonly [number, number])[] = [];
  const at = (k: number): readonly [number, number] =>
    profile[Math.min(profile.length - 1, Math.max(0, k))]!;
  for (let k = 0; k < profile.length - 1; k++) {
    const [a, b, c, d] = [at(k - 1), at(k), at(k + 1), at(k + 2)];
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const curve = (i: 0 | 1): number =>
        0.5 *
        (2 * b[i] +
          (c[i] - a[i]) * t +
          (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t +
          (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t ** 3);
      out.push([Math.max(0, curve(0)), curve(1)]);
    }
  }
  out.push(at(profile.length - 1));
  return out;
}

/** A turned shape from pairs of radius and height. */
export function turned(profile: Profile, segments: number): BufferGeometry {
  return new LatheGeometry(
    profile.map(([radius, height]) => new Vector2(radius, height)),
    segments,
  );
}

/** An opening under a flat lintel: its middle along the wall, sill, lintel and half width. */
export interface Opening {
  middle: number;
  sill: number;
  lintel: number;
  half: number;
}

/**
 * A thick wall with openings, its inner face at z = 0. Walls of mud are built by eye: no corner of
 * an opening is quite square, and the rounded edges catch the light.
 */
export function wall(
  half: number,
  foot: number,
  top: number,
  thickness: number,
  openings: readonly Opening[],
  seed: number,
): BufferGeometry {
  const random = rng(seed + 3);
  const byEye = (): number => (random() - 0.5) * 0.12;
  const outline = new Shape();
  outline.moveTo(-half, foot);
  outline.lineTo(half, foot);
  outline.lineTo(half, top);
  outline.lineTo(-half, top);
  outline.closePath();
  for (const { middle, sill, lintel, half: reach } of openings) {
    const hole = new Path();
    hole.moveTo(middle - reach + byEye(), sill);
    hole.lineTo(middle + reach + byEye(), sill);
    hole.lineTo(middle + reach + byEye(), lintel);
    hole.lineTo(middle - reach + byEye(), lintel);
    hole.closePath();
    outline.holes.push(hole);
  }
  const bevel = 0.16;
  const shape = new ExtrudeGeometry(outline, {
    depth: thickness,
    bevelEnabled: true,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelSegments: 4,
  });
  shape.translate(0, 0, -thickness - bevel);
  return shape;
}
