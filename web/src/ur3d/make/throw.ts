import { large_die, small_die } from "../../../../src/edubba/games/game_of_ur/data.json";
import { rng } from "./noise";
import type { DieSize, Face } from "./types";

/**
 * A throw only shows what the engine has drawn: a pure function of seed, face and time, that ends
 * at rest with that face up (GU-UI-8.3).
 */
export interface Pose {
  position: [number, number, number];
  /** x, y, z, w. */
  quaternion: Quaternion;
}
type Quaternion = [number, number, number, number];

export interface Throw {
  seed: number;
  face: Face;
  /** The hand that lets go of it. */
  from: { x: number; z: number };
  to: { x: number; z: number };
  /** Height of what it falls on. */
  ground: number;
}

/** Where the lowest point of a bone is when the hand lets go, above the ground. */
export const HAND_HEIGHT = 1.9;
/** How often a bone jumps up again. */
const JUMPS = 4;
/** Share of the time after which it only turns over the last edge. */
const FLOWN = 0.9;

/** The face that shows a result; of the two that read yes, or no, the narrow one comes up rarely. */
export function faceFor(
  size: DieSize,
  result: number | "yes" | "no",
  seed: number,
  broadShare: number = large_die.shown_face.broad_share.ox_bone,
): Face {
  if (size === "small") return small_die.faces.find((face) => face.value === result)!.face as Face;
  const broad = rng(seed ^ 0x5eed)() < broadShare ? "broad" : "narrow";
  return large_die.faces.find((face) => face.reads === result && face.face.startsWith(broad))!
    .face as Face;
}

/** How long a throw lasts, in seconds. */
export const throwTime = (seed: number): number => 0.95 + 0.45 * rng(seed ^ 0x71e)();

/** Turn about the long side that brings a face up. */
const ROLL: Record<Face, number> = {
  broad_hollow: 0,
  narrow_beak: -Math.PI / 2,
  broad_rounded: Math.PI,
  narrow_ear: Math.PI / 2,
};

/** A die at rest. */
export function facePose(
  hull: Float32Array,
  lie: { face: Face; yaw: number; at: { x: number; z: number }; ground: number },
): Pose {
  const quaternion = times(about(0, 1, 0, lie.yaw), about(1, 0, 0, ROLL[lie.face]));
  const y = lie.ground + supportBelow(hull, quaternion);
  return { position: [lie.at.x, y, lie.at.z], quaternion };
}

/** A touch of the ground: when, as a share of the time, and how hard against the first one. */
export interface Contact {
  at: number;
  strength: number;
}

interface Flight {
  begins: number;
  lasts: number;
  /** How high it goes. */
  apex: number;
}

/**
 * A fall from the hand, then jumps that lose the same share of their speed at each touch; under one
 * gravity, so the higher ones last longer.
 */
function flightsOf(seed: number): Flight[] {
  const spring = 0.5 + 0.1 * rng(seed ^ 0xb0ce)();
  const lengths = [1, ...Array.from({ length: JUMPS }, (_, k) => 2 * spring ** (k + 1))];
  const scale = FLOWN / lengths.reduce((sum, length) => sum + length, 0);
  let begins = 0;
  return lengths.map((length, k) => {
    const flight = { begins, lasts: length * scale, apex: HAND_HEIGHT * spring ** (2 * k) };
    begins += flight.lasts;
    return flight;
  });
}

/** When a thrown bone knocks on what it falls on. */
export function contactsOf(seed: number): Contact[] {
  return flightsOf(seed).map(({ begins, lasts, apex }) => ({
    at: begins + lasts,
    strength: Math.sqrt(apex / HAND_HEIGHT),
  }));
}

function heightAt(flights: readonly Flight[], t: number): number {
  const [fall] = flights as [Flight];
  if (t < fall.lasts) return fall.apex * (1 - (t / fall.lasts) ** 2);
  const jump = flights.find(({ begins, lasts }) => t >= begins && t < begins + lasts);
  if (!jump) return 0;
  const u = (t - jump.begins) / jump.lasts;
  return 4 * jump.apex * u * (1 - u);
}

/** The share of the way that is done: straight in the air, slower after each touch. */
function goneAt(flights: readonly Flight[], t: number): number {
  const slows = 0.62;
  let way = 0;
  let gone = 0;
  for (const [k, { begins, lasts }] of flights.entries()) {
    const speed = slows ** k;
    way += speed * lasts;
    gone += speed * Math.max(0, Math.min(lasts, t - begins));
  }
  const roll = slows ** flights.length * (1 - FLOWN) * 0.5;
  const rolled = Math.max(0, t - FLOWN) / (1 - FLOWN);
  return (gone + roll * (1 - (1 - rolled) ** 2)) / (way + roll);
}

/** Where the thrown die is after the share t (0 to 1) of its time. */
export function throwPose(hull: Float32Array, thrown: Throw, t: number): Pose {
  const next = rng(thrown.seed);
  const yaw = (next() - 0.5) * 1.7;
  const spin = (10 + 6 * next()) * (next() < 0.5 ? -1 : 1);
  const tilt = (next() - 0.5) * 1.2;
  const dx = thrown.to.x - thrown.from.x;
  const dz = thrown.to.z - thrown.from.z;
  const far = Math.hypot(dx, dz) || 1;
  const rest = facePose(hull, { face: thrown.face, yaw, at: thrown.to, ground: thrown.ground });
  if (t >= 1) return rest;
  const flights = flightsOf(thrown.seed);
  const gone = goneAt(flights, t);
  // It rolls over its leading edge, a little askew, and slower and slower.
  const [ax, ay, az] = [dz / far, tilt, -dx / far];
  const l = Math.hypot(ax, ay, az);
  const turn = about(ax / l, ay / l, az / l, spin * (1 - gone));
  const quaternion = times(turn, rest.quaternion);
  return {
    position: [
      thrown.from.x + dx * gone,
      thrown.ground + heightAt(flights, t) + supportBelow(hull, quaternion),
      thrown.from.z + dz * gone,
    ],
    quaternion,
  };
}

/** How far from where a bone usually lies it came to rest this time, from -1 to 1 each way. */
export function scatter(seed: number): { x: number; z: number } {
  const next = rng(seed ^ 0x5ca7);
  return { x: next() * 2 - 1, z: next() * 2 - 1 };
}

/** How far the lowest point lies under the middle when turned by q. */
export function supportBelow(hull: Float32Array, q: Quaternion): number {
  const [x, y, z, w] = q;
  // The second row of the rotation matrix gives the height of a turned point.
  const mx = 2 * (x * y + w * z);
  const my = 1 - 2 * (x * x + z * z);
  const mz = 2 * (y * z - w * x);
  let low = 0;
  for (let i = 0; i < hull.length; i += 3)
    low = Math.min(low, mx * hull[i]! + my * hull[i + 1]! + mz * hull[i + 2]!);
  return -low;
}

/** The points of a mesh that lie outermost in some direction; the four that a die rests on are among them. */
export function hullOf(position: Float32Array, directions = 900): Float32Array {
  const outermost = new Set<number>();
  for (let i = -4; i < directions; i++) {
    // Evenly over the sphere by the golden angle, after the four sides.
    const even = 1 - (2 * (i + 0.5)) / directions;
    const r = Math.sqrt(Math.max(0, 1 - even * even));
    const y = i < 0 ? REST[i + 4]![0] : even;
    const x = i < 0 ? 0 : Math.cos(i * 2.399963) * r;
    const z = i < 0 ? REST[i + 4]![1] : Math.sin(i * 2.399963) * r;
    let best = -Infinity;
    let at = 0;
    for (let k = 0; k < position.length; k += 3) {
      const s = position[k]! * x + position[k + 1]! * y + position[k + 2]! * z;
      if (s > best) [best, at] = [s, k];
    }
    outermost.add(at);
  }
  const hull = new Float32Array(outermost.size * 3);
  [...outermost].forEach((k, i) => hull.set(position.subarray(k, k + 3), i * 3));
  return hull;
}

const REST = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

function about(x: number, y: number, z: number, angle: number): Quaternion {
  const s = Math.sin(angle / 2);
  return [x * s, y * s, z * s, Math.cos(angle / 2)];
}

function times(a: Quaternion, b: Quaternion): Quaternion {
  const [ax, ay, az, aw] = a;
  const [bx, by, bz, bw] = b;
  return [
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
    aw * bw - ax * bx - ay * by - az * bz,
  ];
}
