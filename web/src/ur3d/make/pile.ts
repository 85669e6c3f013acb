import { rng } from "./noise";

export const COIN_RADIUS = 0.2;
export const COIN_THICKNESS = 0.052;
/** A pile shows at most this many coins (GU-UI-9.1). */
export const PILE_LIMIT = 100;
const STACK = 10;

/** A coin of a pile: its middle, from the pile's middle on the ground, and how it is turned. */
export interface CoinPlace {
  x: number;
  y: number;
  z: number;
  turn: number;
  tiltX: number;
  tiltZ: number;
}

/** Stacks stand close like cells of a comb, from the middle outwards. */
const STANDS: readonly (readonly [number, number])[] = comb();

function comb(): [number, number][] {
  const step = COIN_RADIUS * 2.35;
  const found: [number, number][] = [];
  for (let row = -3; row <= 3; row++)
    for (let k = -3; k <= 3; k++)
      found.push([(k + (row & 1) / 2 + 0.25) * step, (row + 0.3) * step * Math.sin(Math.PI / 3)]);
  return found.toSorted((a, b) => Math.hypot(...a) - Math.hypot(...b)).slice(0, PILE_LIMIT / STACK);
}

/** Where the coins of a pile lie; coin k stays where it is while the count grows. */
export function pile(count: number, seed: number): CoinPlace[] {
  const next = rng(seed);
  const coins: CoinPlace[] = [];
  for (let i = 0; i < Math.min(count, PILE_LIMIT); i++) {
    const [x, z] = STANDS[Math.floor(i / STACK)]!;
    const height = i % STACK;
    const slip = height === 0 ? 0.01 : 0.022;
    coins.push({
      x: x + (next() - 0.5) * 2 * slip,
      y: (height + 0.5) * COIN_THICKNESS,
      z: z + (next() - 0.5) * 2 * slip,
      turn: next() * 2 * Math.PI,
      tiltX: (next() - 0.5) * 0.02,
      tiltZ: (next() - 0.5) * 0.02,
    });
  }
  return coins;
}
