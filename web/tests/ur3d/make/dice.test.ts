import { Quaternion, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import data from "../../../../src/edubba/games/game_of_ur/data.json";
import {
  type DieSize,
  FACES,
  faceFor,
  facePose,
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
