import { Quaternion, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import data from "../../../../src/edubba/games/game_of_ur/data.json";
import {
  type DieSize,
  contactsOf,
  FACES,
  type MeshData,
  faceFor,
  facePose,
  scatter,
  supportBelow,
  throwPose,
  throwTime,
} from "../../../src/ur3d/make";
import { READS } from "../../../src/ur3d/make/bone_marks";
import { bone, dots, drop, OUTWARD } from "../../../src/ur3d/make/bones";
import { makeDie } from "../../../src/ur3d/make/make";
import { extent } from "./shadow";

const SIZES: readonly DieSize[] = ["small", "large"];
const dice = { small: makeDie("small", 2500), large: makeDie("large", 2500) };

describe("the astragals", () => {
  it.each(SIZES)("GU-UI-8.1 the %s one has two broad sides, one hollow and one rounded", (size) => {
    const [long, high, broad] = extent(dice[size].body).size as [number, number, number];
    expect(long).toBeGreaterThan(broad * 1.3);
    expect(broad).toBeGreaterThan(high * 1.05);
    const field = bone(size);
    const lip = broad * 0.32;
    const height = (face: "broad_hollow" | "broad_rounded", across: number): number =>
      Math.abs(drop(field, face, 0.06, across)[1]);
    expect(height("broad_hollow", 0)).toBeLessThan(height("broad_hollow", lip) - 0.04);
    expect(height("broad_rounded", 0)).toBeGreaterThan(height("broad_rounded", lip));
  });

  it.each(SIZES)("GU-UI-8.1 the narrow sides of the %s one are flat and winding", (size) => {
    const field = bone(size);
    const length = extent(dice[size].body).size[0]!;
    /** How deep the side lies below its highest point, across the bone at a share of its length. */
    const cut = (face: "narrow_beak" | "narrow_ear", share: number): number[] => {
      const across = [-0.16, -0.12, -0.08, -0.04, 0, 0.04, 0.08, 0.12, 0.16].map((v) =>
        Math.abs(drop(field, face, share * length, v * length)[2]),
      );
      return across.map((height) => Math.max(...across) - height);
    };
    const deepest = (share: number): number => {
      const depths = cut("narrow_ear", share);
      return depths.indexOf(Math.max(...depths)) - 4;
    };
    // between the dots; the gutter of the ear runs from one edge over to the other, the beak has none
    expect(deepest(-0.22)).toBeLessThan(0);
    expect(deepest(0.22)).toBeGreaterThan(0);
    for (const share of [-0.22, 0.22]) {
      expect(Math.max(...cut("narrow_ear", share))).toBeGreaterThan(length * 0.04);
      expect(Math.max(...cut("narrow_beak", share))).toBeLessThan(length * 0.04);
    }
  });

  it.each(SIZES)("GU-UI-8.1 the %s one ends in two pulleys, one grooved more deeply", (size) => {
    const field = bone(size);
    const groove = (end: 1 | -1): number => {
      const reach = (z: number): number => {
        let x = 1;
        while (field(end * x, 0, z) > 1e-3) x -= 1e-3;
        return x;
      };
      return Math.max(reach(0.15), reach(-0.15)) - reach(0);
    };
    expect(groove(-1)).toBeGreaterThan(0.02);
    expect(groove(1)).toBeGreaterThan(groove(-1) + 0.015);
  });

  it.each(SIZES)("GU-UI-8.3 the %s one lies firmly on each of its four sides", (size) => {
    const { body } = dice[size];
    const middle = centreOf(body);
    for (const face of FACES) {
      const out = OUTWARD[face];
      const along = (p: readonly number[]): number => -(p[1]! * out[1] + p[2]! * out[2]);
      const points = triples(body.position);
      const lowest = Math.max(...points.map(along));
      const touching = points.filter((p) => along(p) > lowest - 0.012);
      const flat = (p: readonly number[]): [number, number] => [
        p[0]!,
        p[1]! * out[2] + p[2]! * out[1],
      ];
      const [cx, cy] = flat(middle);
      // it would tip only if all that touches lay on one side of its weight
      for (let k = 0; k < 24; k++) {
        const [dx, dy] = [Math.cos((k * Math.PI) / 12), Math.sin((k * Math.PI) / 12)];
        const reach = touching.map(flat).map(([x, y]) => (x - cx) * dx + (y - cy) * dy);
        expect(Math.max(...reach), `${face} ${k}`).toBeGreaterThan(0.06);
      }
    }
  });

  it("GU-UI-8.2 the large one is at least 1.4 times as long, and relatively broader", () => {
    const small = extent(dice.small.body).size;
    const large = extent(dice.large.body).size;
    expect(large[0]! / small[0]!).toBeGreaterThanOrEqual(1.4);
    expect(large[2]! / large[0]!).toBeGreaterThan((small[2]! / small[0]!) * 1.1);
  });

  it("GU-UI-8.2 GU-4.6 the small one bears as many dots as each face counts", () => {
    for (const { value, face } of data.small_die.faces)
      expect(dots(face as (typeof FACES)[number])).toHaveLength(value);
    const drilled = bone("small");
    for (const face of FACES)
      for (const [u, v] of dots(face)) {
        const inDot = drop(drilled, face, u, v);
        const beside = drop(drilled, face, u + 0.075, v);
        const out = OUTWARD[face];
        const depth = (p: readonly number[]): number => p[1]! * out[1] + p[2]! * out[2];
        expect(depth(inDot)).toBeLessThan(depth(beside));
      }
  });

  it("GU-UI-8.2 GU-4.5 the large one bears yes and no as the rules give them", () => {
    for (const { face, reads } of data.large_die.faces)
      expect(READS[face as (typeof FACES)[number]]).toBe(reads);
  });
});

describe("a throw", () => {
  const thrown = { from: { x: 0, z: 6 }, to: { x: 2.5, z: 4 }, ground: -0.9 };

  it("GU-UI-8.3 lasts 0.5 to 1.6 seconds and is the same for the same seed", () => {
    for (let seed = 0; seed < 500; seed++) {
      expect(throwTime(seed)).toBeGreaterThanOrEqual(0.5);
      expect(throwTime(seed)).toBeLessThanOrEqual(1.6);
    }
    const once = throwPose(dice.small.hull, { ...thrown, seed: 5, face: "narrow_ear" }, 0.4);
    const again = throwPose(dice.small.hull, { ...thrown, seed: 5, face: "narrow_ear" }, 0.4);
    const other = throwPose(dice.small.hull, { ...thrown, seed: 6, face: "narrow_ear" }, 0.4);
    expect(again).toEqual(once);
    expect(other).not.toEqual(once);
  });

  it.each(FACES)("GU-UI-8.3 ends with %s up, on the table, at its place", (face) => {
    for (const size of SIZES)
      for (let seed = 0; seed < 50; seed++) {
        const { position, quaternion } = throwPose(dice[size].hull, { ...thrown, seed, face }, 1);
        const up = new Vector3(...OUTWARD[face]).applyQuaternion(new Quaternion(...quaternion));
        expect(up.y).toBeCloseTo(1, 6);
        expect(position[0]).toBe(thrown.to.x);
        expect(position[2]).toBe(thrown.to.z);
        expect(lowest(dice[size].body.position, position, quaternion)).toBeCloseTo(-0.9, 2);
      }
  });

  it("falls and jumps under one gravity, each time lower, and knocks at each touch", () => {
    const hull = dice.small.hull;
    for (const seed of [1, 9, 300]) {
      const contacts = contactsOf(seed);
      const low = (t: number): number => {
        const pose = throwPose(hull, { ...thrown, seed, face: "broad_hollow" }, t);
        return pose.position[1] - supportBelow(hull, pose.quaternion) - thrown.ground;
      };
      let before = Infinity;
      for (const [k, { at, strength }] of contacts.entries()) {
        expect(low(at)).toBeCloseTo(0, 4); // a real touch
        expect(strength).toBeLessThan(before);
        before = strength;
        const next = contacts[k + 1];
        if (!next) continue;
        const apex = low((at + next.at) / 2);
        expect(apex).toBeGreaterThan(0);
        // h = g d² / 8 with the same g for every jump
        expect(apex / (next.at - at) ** 2).toBeCloseTo(
          low((contacts[0]!.at + contacts[1]!.at) / 2) / (contacts[1]!.at - contacts[0]!.at) ** 2,
          4,
        );
      }
    }
  });

  it("comes to rest in many places", () => {
    const places = new Set(
      Array.from({ length: 60 }, (_, seed) => scatter(seed)).map(
        ({ x, z }) => `${Math.round(x * 2)} ${Math.round(z * 2)}`,
      ),
    );
    expect(places.size).toBeGreaterThan(12);
  });

  it("GU-UI-8.3 never sinks into the table and comes to rest without a jump", () => {
    for (let seed = 0; seed < 8; seed++)
      for (let t = 0; t <= 1; t += 1 / 16) {
        const pose = throwPose(dice.large.hull, { ...thrown, seed, face: "broad_hollow" }, t);
        const low = lowest(dice.large.body.position, pose.position, pose.quaternion);
        expect(low).toBeGreaterThan(-0.9 - 0.012);
      }
    const before = throwPose(dice.small.hull, { ...thrown, seed: 3, face: "narrow_beak" }, 0.995);
    const after = throwPose(dice.small.hull, { ...thrown, seed: 3, face: "narrow_beak" }, 1);
    expect(Math.hypot(...before.position.map((v, k) => v - after.position[k]!))).toBeLessThan(0.01);
  });

  it("GU-UI-8.3 shows what the engine drew; nine of ten large throws lie on a broad face", () => {
    for (const { value, face } of data.small_die.faces)
      expect(faceFor("small", value, 1)).toBe(face);
    let broad = 0;
    for (let seed = 0; seed < 10_000; seed++) {
      const result = seed % 2 ? "yes" : "no";
      const face = faceFor("large", result, seed);
      expect(READS[face]).toBe(result);
      if (face.startsWith("broad")) broad++;
      expect(faceFor("large", result, seed, 1)).toMatch(/^broad/);
    }
    expect(broad / 10_000).toBeGreaterThanOrEqual(0.88);
    expect(broad / 10_000).toBeLessThanOrEqual(0.92);
  });

  it("can also lie there without having been thrown", () => {
    const pose = facePose(dice.small.hull, {
      face: "narrow_beak",
      yaw: 1,
      at: { x: 1, z: 2 },
      ground: 0,
    });
    expect(lowest(dice.small.body.position, pose.position, pose.quaternion)).toBeCloseTo(0, 2);
  });
});

function triples(position: Float32Array): number[][] {
  return Array.from({ length: position.length / 3 }, (_, i) => [
    ...position.subarray(i * 3, i * 3 + 3),
  ]);
}

/** The middle of the weight: of all tetrahedra from the origin to a triangle. */
function centreOf({ position, index }: MeshData): number[] {
  const points = triples(position);
  const sum = [0, 0, 0];
  let volume = 0;
  for (let t = 0; t < index.length; t += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => new Vector3(...points[index[t + k]!]!)) as [
      Vector3,
      Vector3,
      Vector3,
    ];
    const part = a.dot(b.clone().cross(c)) / 6;
    volume += part;
    a.add(b)
      .add(c)
      .toArray()
      .forEach((v, k) => (sum[k]! += (v / 4) * part));
  }
  return sum.map((v) => v / volume);
}

function lowest(
  points: Float32Array,
  position: readonly [number, number, number],
  quaternion: readonly [number, number, number, number],
): number {
  const q = new Quaternion(...quaternion);
  const p = new Vector3();
  let low = Infinity;
  for (let i = 0; i < points.length; i += 3) {
    p.fromArray(points, i).applyQuaternion(q);
    low = Math.min(low, p.y + position[1]);
  }
  return low;
}
