/** Which way a bone lies: pure functions of a seed, so that a throw looks the same for everybody. */
import { largeFaces } from "./data";
import type { BoneFace, Reading } from "./stage";

/** A number from a text: the same text, the same number (FNV-1a). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

/** Evenly spread in [0, 1), from a seed and the number of the draw (SplitMix). */
export function fraction(seed: number, draw = 0): number {
  let mixed = (seed + Math.imul(draw + 1, 0x9e3779b9)) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

/**
 * The face of the large bone that shows a reading. The engine drew the reading; which of the two
 * faces with it lies on top is for the eye only (GU-4.5).
 */
export function largeFace(reading: Reading, seed: number, broadShare: number): BoneFace {
  const [broad, narrow] = largeFaces(reading) as [BoneFace, BoneFace];
  return fraction(seed) < broadShare ? broad : narrow;
}
