import { describe, expect, it } from "vitest";
import { QUALITY, TIERS } from "../../../src/ur3d/make";
import { buffersOf, makeHere } from "../../../src/ur3d/make/make";
import { tileFbm } from "../../../src/ur3d/make/noise";
import { type Grain, type Material, MATERIALS } from "../../../src/ur3d/make/materials";

/** FNV-1a over all bytes of all buffers, in order. */
function hash(value: unknown): number {
  let h = 2166136261;
  for (const buffer of buffersOf(value))
    for (const byte of new Uint8Array(buffer)) h = Math.imul(h ^ byte, 16777619);
  return h >>> 0;
}

describe("making", () => {
  const told: number[] = [];
  const made = makeHere("test", (share) => told.push(share));

  it("gives the same bytes every time", () => {
    expect(hash(makeHere("test"))).toBe(hash(made));
  }, 60_000);

  it("tells its progress, which only grows", () => {
    expect(told.length).toBeGreaterThan(10);
    expect(told.every((share, i) => share > (told[i - 1] ?? 0) && share <= 1)).toBe(true);
  }, 60_000);

  it("uses finite numbers only", () => {
    for (const buffer of Object.values(made.pieces).flatMap((piece) => [
      piece.head.position,
      piece.head.normal,
      piece.metal.position,
      piece.eyes.normal,
    ]))
      expect(buffer.every(Number.isFinite)).toBe(true);
  }, 60_000);

  it("spends more from tier to tier", () => {
    for (const key of ["head", "base", "bone", "cell", "tile", "coin"] as const)
      for (let i = 1; i < TIERS.length; i++)
        expect(QUALITY[TIERS[i]!][key]).toBeGreaterThan(QUALITY[TIERS[i - 1]!][key]);
  });
});

const grain = (): Grain => ({ r: 0, g: 0, b: 0, height: 0, rough: 0, metal: 0 });

describe("materials", () => {
  it.each(Object.keys(MATERIALS) as (keyof typeof MATERIALS)[])(
    "%s runs on without a seam",
    (name) => {
      const material: Material = MATERIALS[name];
      const [a, b] = [grain(), grain()];
      for (const t of [0.13, 0.37, 0.71]) {
        for (const [u, v, u1, v1] of [
          [0, t, 1, t],
          [t, 0, t, 1],
        ] as const) {
          material(u, v, a);
          material(u1, v1, b);
          for (const key of ["r", "g", "b", "height", "rough", "metal"] as const)
            expect(b[key]).toBeCloseTo(a[key], 6);
        }
        expect(a.r).toBeGreaterThanOrEqual(0);
        expect(a.r).toBeLessThanOrEqual(1);
      }
    },
  );

  it("noise has the mean one half", () => {
    let sum = 0;
    for (let i = 0; i < 4000; i++) sum += tileFbm((i * 0.618) % 1, (i * 0.414) % 1, 8, 8, 4, 3);
    expect(sum / 4000).toBeGreaterThan(0.42);
    expect(sum / 4000).toBeLessThan(0.58);
  });
});
