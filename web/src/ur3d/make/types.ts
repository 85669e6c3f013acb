/** The things of the scene, named as in data.json, and the plain buffers they are made of. */
export type Tier = "test" | "low" | "mid" | "high";
export type Bird = "swallow" | "storm_bird" | "raven" | "rooster" | "eagle";
export type Side = "light" | "dark";
export type Look = "second_millennium" | "first_millennium";
export type DieSize = "small" | "large";
export type Face = "broad_hollow" | "broad_rounded" | "narrow_beak" | "narrow_ear";

export const TIERS: readonly Tier[] = ["test", "low", "mid", "high"];
export const BIRDS: readonly Bird[] = ["swallow", "storm_bird", "raven", "rooster", "eagle"];
export const SIDES: readonly Side[] = ["light", "dark"];
export const LOOKS: readonly Look[] = ["second_millennium", "first_millennium"];
export const FACES: readonly Face[] = [
  "broad_hollow",
  "narrow_beak",
  "broad_rounded",
  "narrow_ear",
];

export type Vec3 = readonly [number, number, number];

/** A mesh as buffers: no three.js in it, so a worker can make and send it. */
export interface MeshData {
  position: Float32Array;
  normal: Float32Array;
  index: Uint32Array;
  /** Ambient occlusion, or a colour, for each vertex (three numbers). */
  color?: Float32Array;
  uv?: Float32Array;
  /** How far each vertex takes the accent stone instead of the body's, 0 to 1; the tint, 0 to -1. */
  mark?: Float32Array;
}

/** Four bytes a pixel, first row first: albedo (sRGB), normal (tangent space), and 1/roughness/metal. */
export interface Maps {
  width: number;
  height: number;
  albedo: Uint8Array<ArrayBuffer>;
  normal: Uint8Array<ArrayBuffer>;
  surface: Uint8Array<ArrayBuffer>;
}
