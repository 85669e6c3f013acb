import { clamp, lerp, step, tileFbm, tileNoise } from "./noise";

/** One point of a material: colour (sRGB 0..1), height, roughness, metal. */
export interface Grain {
  r: number;
  g: number;
  b: number;
  height: number;
  rough: number;
  metal: number;
}
/** Fills `out` for a point of the unit tile; every material runs on without a seam past its edges. */
export type Material = (u: number, v: number, out: Grain) => void;

/** A material drawn once: six numbers a pixel, to be sampled by whatever is made of it. */
export interface Tile {
  size: number;
  data: Float32Array;
  /** How strongly height differences bend the light. */
  relief: number;
}

function paint(out: Grain, colour: number, share: number): void {
  out.r = lerp(out.r, ((colour >> 16) & 255) / 255, share);
  out.g = lerp(out.g, ((colour >> 8) & 255) / 255, share);
  out.b = lerp(out.b, (colour & 255) / 255, share);
}
function ground(out: Grain, colour: number, rough: number, height = 1, metal = 0): void {
  paint(out, colour, 1);
  out.rough = rough;
  out.height = height;
  out.metal = metal;
}
/** Thin lines where noise crosses its mean: cracks, veins. */
const vein = (n: number, from: number, to: number): number =>
  step(from, to, 1 - Math.abs(n * 2 - 1));

export const MATERIALS = {
  /** White marble of the light set: warm clouds, faint honey veins. */
  alabaster(u, v, out) {
    const cloud = tileFbm(u + tileFbm(u, v, 3, 3, 2, 4) * 0.25, v, 3, 4, 4, 1);
    const pit = tileFbm(u, v, 40, 40, 3, 8);
    ground(out, 0xe6dac2, 0.2, 1 - 0.12 * step(0.55, 0.8, pit));
    paint(out, 0xf8f1e3, step(0.3, 0.68, cloud));
    paint(out, 0xc9ad80, vein(tileFbm(u, v, 3, 2, 5, 9), 0.9, 1) * 0.4);
    paint(out, 0xb89468, step(0.62, 0.86, tileFbm(u, v, 24, 24, 2, 6)) * 0.16);
  },
  /** Black stone of the dark set: near black, smoky, with a few pale threads. */
  obsidian(u, v, out) {
    const cloud = tileFbm(u, v, 3, 3, 4, 11);
    const pit = tileFbm(u, v, 40, 40, 3, 18);
    ground(out, 0x171418, 0.2, 1 - 0.12 * step(0.55, 0.8, pit));
    paint(out, 0x2b262c, step(0.35, 0.75, cloud));
    paint(out, 0x6a625f, vein(tileFbm(u, v, 2, 3, 5, 14), 0.955, 1) * 0.5);
    paint(
      out,
      0x8d7a52,
      step(0.86, 0.93, tileNoise(u, v, 90, 90, 3)) * step(0.5, 0.66, cloud) * 0.6,
    );
  },
  /** Pebbles: pale and dark river stones, speckled. */
  shingle(u, v, out) {
    ground(out, 0xcfc3ab, 0.4, 1 - 0.08 * tileFbm(u, v, 30, 30, 3, 28));
    paint(out, 0xe9e0cd, tileFbm(u, v, 4, 6, 4, 21));
    paint(out, 0x8d7c62, step(0.76, 0.92, tileNoise(u, v, 70, 70, 2)) * 0.5);
    paint(out, 0xb79f78, vein(tileFbm(u, v, 2, 5, 4, 24), 0.93, 1) * 0.5);
  },
  basalt(u, v, out) {
    ground(out, 0x1d1a1d, 0.4, 1 - 0.08 * tileFbm(u, v, 30, 30, 3, 38));
    paint(out, 0x393437, tileFbm(u, v, 4, 6, 4, 31));
    paint(out, 0x7d7672, step(0.8, 0.95, tileNoise(u, v, 80, 80, 5)) * 0.45);
    paint(out, 0x6d6866, vein(tileFbm(u, v, 2, 4, 4, 34), 0.95, 1) * 0.5);
  },
  lapis(u, v, out) {
    const big = tileFbm(u, v, 5, 5, 4, 41);
    const fine = tileFbm(u, v, 30, 30, 3, 42);
    ground(out, 0x13286c, 0.3, 0.92 + fine * 0.05);
    paint(out, 0x3a61b4, step(0.3, 0.72, big) * 0.75 + fine * 0.25);
    paint(out, 0x0b1746, step(0.58, 0.8, tileFbm(u, v, 11, 11, 3, 44)) * 0.6);
    paint(out, 0xa9b9da, vein(tileFbm(u, v, 4, 4, 4, 47), 0.95, 1) * step(0.45, 0.7, big) * 0.3);
    const pyrite = step(0.86, 0.9, tileNoise(u, v, 140, 140, 5)) * step(0.5, 0.62, big);
    paint(out, 0xd8b35a, pyrite * 0.9);
    out.metal = pyrite * 0.8;
  },
  carnelian(u, v, out) {
    const grain = tileFbm(u, v, 10, 10, 4, 51);
    const fine = tileFbm(u, v, 56, 56, 2, 52);
    ground(out, 0x741f13, 0.42 + fine * 0.15, 0.9 + fine * 0.06);
    paint(out, 0xb5452c, step(0.25, 0.75, grain));
    paint(out, 0xd78a62, step(0.66, 0.85, fine) * 0.25);
  },
  /** Old ivory, so that white birds are the only white: honey-stained, with the long fine grain of a tusk and hair cracks along it. */
  ivory(u, v, out) {
    const grain = tileFbm(u + tileFbm(u, v, 4, 4, 2, 64) * 0.06, v, 4, 34, 4, 61);
    const stain = tileFbm(u, v, 5, 5, 4, 62);
    const crack = vein(tileFbm(u, v, 3, 14, 3, 63), 0.982, 1);
    ground(out, 0xb5965f, 0.36 + stain * 0.16, 1 + grain * 0.04 - crack * 0.14);
    paint(out, 0xd6c195, step(0.15, 0.8, grain) * 0.9);
    paint(out, 0xa37f4b, step(0.5, 0.85, stain) * 0.42);
    paint(out, 0x6b4b28, crack * 0.42);
  },
  /** Dark wood, almost ebony: grain along u. */
  ebony(u, v, out) {
    const bend = tileFbm(u, v, 3, 4, 3, 71);
    const ring = 0.5 + 0.5 * Math.sin((v * 14 + bend * 4) * 2 * Math.PI);
    const grain = tileFbm(u, v, 6, 190, 3, 72);
    const pore = step(0.68, 0.86, tileNoise(u, v, 44, 420, 4));
    ground(out, 0x24140b, 0.4 + grain * 0.2, 0.96 + grain * 0.05 - pore * 0.05);
    paint(out, 0x5d3a22, clamp(ring * 0.4 + grain * 0.45));
    paint(out, 0x120905, pore * 0.55);
  },
  /** Pale veined stone of the slab. */
  marble(u, v, out) {
    const warp = tileFbm(u, v, 3, 3, 4, 91);
    const cloud = tileFbm(u + warp * 0.3, v + warp * 0.2, 4, 3, 5, 92);
    const big = vein(tileFbm(u + warp * 0.35, v, 2, 3, 5, 93), 0.9, 1);
    const thin = vein(tileFbm(u, v + warp * 0.3, 5, 4, 5, 95), 0.955, 1);
    const pit = step(0.7, 0.9, tileFbm(u, v, 60, 60, 2, 97));
    ground(out, 0x9c907a, 0.5 + pit * 0.25, 1 - pit * 0.06 - thin * 0.04 - big * 0.03);
    paint(out, 0xc3b79c, step(0.28, 0.7, cloud));
    paint(out, 0x6d675f, big * 0.55);
    paint(out, 0x8d6f4c, thin * 0.45);
    paint(out, 0x7d7260, pit * 0.3);
  },
  bone(u, v, out) {
    ground(out, 0xc4ae86, 0.42, 1 + tileFbm(u, v, 20, 20, 3, 103) * 0.03);
    paint(out, 0xe9dfc6, step(0.25, 0.7, tileFbm(u, v, 5, 5, 4, 101)));
    paint(out, 0x94723f, step(0.55, 0.82, tileFbm(u, v, 9, 44, 3, 102)) * 0.3);
    const pores =
      step(0.74, 0.9, tileNoise(u, v, 90, 90, 104)) * step(0.4, 0.6, tileFbm(u, v, 6, 6, 3, 105));
    paint(out, 0x5d3f22, pores * 0.4);
  },
  bronze(u, v, out) {
    const wear = tileFbm(u, v, 8, 8, 4, 111);
    const fine = tileFbm(u, v, 60, 60, 2, 112);
    ground(out, 0x9a6a30, 0.26 + wear * 0.25, 1 - fine * 0.04, 1);
    paint(out, 0xd39a4c, step(0.3, 0.7, wear));
    paint(out, 0x3b5a45, step(0.7, 0.9, tileFbm(u, v, 12, 12, 3, 113)) * 0.35);
  },
  bitumen(u, v, out) {
    const body = tileFbm(u, v, 40, 40, 3, 141);
    ground(out, 0x0d0a08, 0.75, 0.45 + body * 0.12);
    paint(out, 0x2a2019, body);
  },
} satisfies Record<string, Material>;
export type MaterialName = keyof typeof MATERIALS;

const RELIEF: Partial<Record<MaterialName, number>> = { marble: 3 };

/** Draws a material on a square of `size` pixels. */
export function bake(name: MaterialName, size: number): Tile {
  const draw: Material = MATERIALS[name];
  const relief = RELIEF[name] ?? 2;
  const data = new Float32Array(size * size * 6);
  const out: Grain = { r: 0, g: 0, b: 0, height: 0, rough: 0, metal: 0 };
  for (let y = 0, j = 0; y < size; y++)
    for (let x = 0; x < size; x++, j += 6) {
      draw(x / size, y / size, out);
      data[j] = out.r;
      data[j + 1] = out.g;
      data[j + 2] = out.b;
      data[j + 3] = out.height;
      data[j + 4] = out.rough;
      data[j + 5] = out.metal;
    }
  return { size, data, relief };
}
