/** Seeded noise: the same numbers on every machine, so that pictures can be compared. */

/** A small generator (mulberry32): numbers in 0..1. */
export function rng(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const PERM = new Uint8Array(1024);
const VALUE = new Float32Array(1024);
{
  const next = rng(7);
  const order = Array.from({ length: 256 }, (_, i) => i);
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  for (let i = 0; i < 1024; i++) {
    PERM[i] = order[i & 255]!;
    VALUE[i] = PERM[i]! / 255;
  }
}

const ease = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

/** Value noise in space, 0..1. */
export function noise3(x: number, y: number, z: number): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const iz = Math.floor(z);
  const u = ease(x - ix);
  const v = ease(y - iy);
  const w = ease(z - iz);
  const c = iz & 255;
  const a = PERM[ix & 255]!;
  const b = PERM[(ix + 1) & 255]!;
  const a0 = PERM[a + (iy & 255)]! + c;
  const a1 = PERM[a + ((iy + 1) & 255)]! + c;
  const b0 = PERM[b + (iy & 255)]! + c;
  const b1 = PERM[b + ((iy + 1) & 255)]! + c;
  const low = lerp(lerp(VALUE[a0]!, VALUE[b0]!, u), lerp(VALUE[a1]!, VALUE[b1]!, u), v);
  const high = lerp(
    lerp(VALUE[a0 + 1]!, VALUE[b0 + 1]!, u),
    lerp(VALUE[a1 + 1]!, VALUE[b1 + 1]!, u),
    v,
  );
  return lerp(low, high, w);
}

/** Value noise on a torus of p by q lattice cells: u and v run once round in 0..1. */
export function tileNoise(u: number, v: number, p: number, q: number, seed: number): number {
  const x = u * p;
  const y = v * q;
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const s = ease(x - ix);
  const t = ease(y - iy);
  const x0 = wrap(ix, p) + seed * 37;
  const x1 = wrap(ix + 1, p) + seed * 37;
  const y0 = wrap(iy, q);
  const y1 = wrap(iy + 1, q);
  return lerp(
    lerp(lattice(x0, y0), lattice(x1, y0), s),
    lerp(lattice(x0, y1), lattice(x1, y1), s),
    t,
  );
}

const lattice = (i: number, j: number): number =>
  VALUE[PERM[PERM[i & 255]! + (j & 255)]! + (i >> 8) + ((j >> 8) & 3) * 13]!;
const wrap = (i: number, n: number): number => ((i % n) + n) % n;

/** Octaves of tileNoise, each twice as fine and half as strong; about 0.5 in the mean. */
export function tileFbm(
  u: number,
  v: number,
  p: number,
  q: number,
  octaves: number,
  seed: number,
): number {
  let sum = 0;
  let strength = 1;
  let total = 0;
  for (let i = 0; i < octaves; i++) {
    sum += strength * tileNoise(u, v, p << i, q << i, seed + i * 5);
    total += strength;
    strength *= 0.5;
  }
  return sum / total;
}

/** Octaves of noise3. */
export function fbm(x: number, y: number, z: number, octaves: number): number {
  let sum = 0;
  let strength = 1;
  let total = 0;
  for (let i = 0; i < octaves; i++) {
    sum += strength * noise3(x, y, z);
    total += strength;
    strength *= 0.5;
    x = x * 2.03 + 17.1;
    y = y * 2.03 + 5.3;
    z = z * 2.03 + 9.7;
  }
  return sum / total;
}

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
export const clamp = (x: number, low = 0, high = 1): number =>
  x < low ? low : x > high ? high : x;

/** Smooth step from 0 at `a` to 1 at `b`; `b` may be the smaller. */
export function step(a: number, b: number, x: number): number {
  const t = clamp((x - a) / (b - a));
  return t * t * (3 - 2 * t);
}

/** A bell of height 1 and half-width about w. */
export const bell = (x: number, w: number): number => Math.exp(-(x * x) / (w * w));
