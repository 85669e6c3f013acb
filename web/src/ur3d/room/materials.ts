/**
 * What the room's surfaces look like, point by point: colour, height and roughness for a place in a
 * tile that repeats. Pure functions of the place, so that a worker can bake them.
 */
import { clamp, lerp, step, tileFbm, tileNoise } from "../make/noise";

export type Rgb = readonly [number, number, number];

/** One point of a surface; colours in sRGB 0..1. */
export interface Point {
  colour: Rgb;
  height: number;
  rough: number;
  metal?: number;
}

export type RoomMaterial = (u: number, v: number) => Point;

const hex = (code: number): Rgb => [
  (code >> 16) / 255,
  ((code >> 8) & 255) / 255,
  (code & 255) / 255,
];
const mix = (a: Rgb, b: Rgb, t: number): Rgb => [
  lerp(a[0], b[0], t),
  lerp(a[1], b[1], t),
  lerp(a[2], b[2], t),
];
const scale = (a: Rgb, k: number): Rgb => [a[0] * k, a[1] * k, a[2] * k];
const wrap = (x: number): number => x - Math.floor(x);

/** Clay plaster: smoothed by hand in long sweeps, with chopped straw in it. */
const plaster: RoomMaterial = (u, v) => {
  const bend = tileFbm(u, v, 2, 3, 3, 40);
  const sweep = tileFbm(wrap(u + bend * 0.12), wrap(v + bend * 0.1), 6, 9, 5, 1);
  const cloud = tileFbm(u, v, 2, 2, 4, 9);
  const grit = tileFbm(u, v, 110, 110, 2, 5);
  const straw = step(
    0.84,
    0.92,
    tileNoise(wrap(u + tileNoise(u, v, 9, 9, 3) * 0.1), v, 40, 190, 14),
  );
  let colour = mix(hex(0xae9270), hex(0xccb595), step(0.3, 0.7, cloud));
  colour = mix(colour, hex(0xdccaa8), step(0.4, 0.75, sweep) * 0.3);
  colour = mix(colour, hex(0x917757), step(0.55, 0.25, sweep) * 0.22 + grit * 0.1);
  colour = mix(colour, hex(0xe9d8ac), straw * 0.14);
  const height = sweep * 0.5 + grit * 0.22 + straw * 0.07;
  return { colour, height, rough: 0.95 - straw * 0.1 };
};

function grained(dark: Rgb, light: Rgb, pore: Rgb, wear: number): RoomMaterial {
  return (u, v) => {
    const bend = tileFbm(u, v, 2, 3, 3, 3);
    const flow = tileFbm(u, v, 2, 8, 3, 17);
    const rings = 0.5 + 0.5 * Math.sin((v * 9 + bend * 3.4 + flow * 1.6) * Math.PI * 2);
    const grain = tileFbm(u, wrap(v + bend * 0.08), 6, 150, 3, 23);
    const pores = step(0.66, 0.86, tileNoise(u, wrap(v + bend * 0.08), 52, 400, 31));
    const worn = tileFbm(u, v, 4, 6, 4, 47);
    let colour = mix(dark, light, clamp(rings * 0.34 + grain * 0.52 + (flow - 0.5) * 0.7));
    colour = mix(colour, pore, pores * 0.4);
    colour = mix(colour, scale(light, 1.08), step(0.55, 0.8, worn) * wear);
    return {
      colour,
      height: grain * 0.12 + rings * 0.04 - pores * 0.035,
      rough: 0.4 + grain * 0.22 + pores * 0.08 - step(0.5, 0.8, worn) * 0.08,
    };
  };
}

/** The table top: oiled walnut. */
const walnut = grained(hex(0x2f190d), hex(0x7c4c2a), hex(0x180c06), 0.14);
/** Beams, legs, door: weathered palm and poplar. */
const timber = grained(hex(0x3b2414), hex(0x8f6238), hex(0x1f1209), 0.22);

/** Square bricks, four to a tile each way, no two of one firing, corners worn. */
const paving: RoomMaterial = (u, v) => {
  const n = 4;
  const shake = tileFbm(u, v, 24, 24, 2, 8) - 0.5;
  const x = u * n + shake * 0.06;
  const y = v * n + shake * 0.05;
  const i = Math.floor(x);
  const j = Math.floor(y);
  const edge = Math.min(x - i, 1 - x + i, y - j, 1 - y + j);
  const joint = step(0.018, 0.05, edge + shake * 0.02);
  const fired = tileNoise((((i % n) + n) % n) / n + 0.04, (((j % n) + n) % n) / n + 0.04, n, n, 6);
  const cloud = tileFbm(u, v, 10, 10, 4, 12);
  const chip = step(0.72, 0.84, tileFbm(u, v, 34, 34, 2, 33));
  let colour = mix(hex(0x5f3c27), hex(0xa4724a), clamp(fired * 0.6 + cloud * 0.5 - 0.1));
  colour = mix(colour, hex(0xb78d62), step(0.6, 0.8, cloud) * 0.3);
  colour = mix(colour, hex(0x4a301f), chip * 0.5);
  colour = mix(hex(0x2b1d13), colour, joint);
  return {
    colour,
    height: joint * (0.7 + fired * 0.12) + cloud * 0.16 - chip * 0.12,
    rough: lerp(0.95, 0.66 + cloud * 0.2, joint),
  };
};

/** How deep a point lies within one of eight petals round the origin; below 0 it lies outside. */
function petal(x: number, y: number, turned: number): number {
  const r = Math.hypot(x, y);
  const off = (wrap((Math.atan2(y, x) + turned) / (Math.PI / 4)) - 0.5) * (Math.PI / 4);
  const along = (r * Math.cos(off) - 0.09) / 0.32;
  if (along <= 0 || along >= 1) return -1;
  const half = 0.125 * Math.sqrt(4 * along * (1 - along)) * (0.62 + 0.38 * along);
  return half - Math.abs(r * Math.sin(off));
}

const GLAZE = {
  lapis: hex(0x1b3a8c),
  deep: hex(0x0e2260),
  shell: hex(0xece0c2),
  red: hex(0x9f3a25),
  gold: hex(0xcf9a3a),
  joint: hex(0x16110d),
};

/** Two glazed bricks: a rosette and a nest of squares, between strips of small bricks. */
const glaze: RoomMaterial = (u, v) => {
  const cloud = tileFbm(u, v, 12, 9, 4, 4);
  const crackle = step(0.93, 0.985, 1 - Math.abs(tileFbm(u, v, 14, 11, 3, 25) * 2 - 1));
  const craft = (colour: Rgb, raised: number): Point => ({
    colour: mix(scale(colour, 0.82 + cloud * 0.36), GLAZE.joint, crackle * 0.28),
    height: raised + cloud * 0.06,
    rough: 0.22 + cloud * 0.16 + crackle * 0.2,
  });
  const joint: Point = { colour: GLAZE.joint, height: 0.2, rough: 0.9 };
  const strip = v < 0.17 || v > 0.83;
  if (strip) {
    const w = v > 0.5 ? 1 - v : v;
    if (w < 0.014 || (w > 0.088 && w < 0.1) || w > 0.158) return joint;
    if (w > 0.1) return craft(GLAZE.lapis, 0.8);
    const x = wrap(u * 16);
    if (x < 0.07 || x > 0.93) return joint;
    return craft(Math.floor(u * 16) % 2 === (v > 0.5 ? 0 : 1) ? GLAZE.shell : GLAZE.red, 0.85);
  }
  const x = wrap(u * 2) - 0.5;
  const y = (v - 0.5) / 0.66;
  const ring = Math.max(Math.abs(x), Math.abs(y));
  if (ring > 0.483) return joint;
  if (u < 0.5) {
    const r = Math.hypot(x, y);
    const front = petal(x, y, 0);
    const behind = petal(x, y, Math.PI / 8);
    if (ring > 0.43) return craft(ring > 0.455 ? GLAZE.deep : GLAZE.shell, 0.8);
    if (r < 0.045) return craft(GLAZE.lapis, 0.9);
    if (r < 0.1) return r > 0.088 ? joint : craft(GLAZE.gold, 0.95);
    if (front > 0.012) return craft(GLAZE.shell, 0.85 + Math.min(0.12, front * 2));
    if (front > 0) return joint;
    if (behind > 0.05) return craft(GLAZE.red, 0.8);
    return craft(GLAZE.lapis, 0.7);
  }
  const bands: [number, Rgb][] = [
    [0.06, GLAZE.gold],
    [0.075, GLAZE.joint],
    [0.15, GLAZE.lapis],
    [0.165, GLAZE.joint],
    [0.235, GLAZE.shell],
    [0.25, GLAZE.joint],
    [0.32, GLAZE.red],
    [0.335, GLAZE.joint],
    [0.43, GLAZE.lapis],
    [0.455, GLAZE.shell],
    [0.5, GLAZE.deep],
  ];
  const band = bands.find(([reach]) => ring <= reach) ?? bands[bands.length - 1]!;
  return band[1] === GLAZE.joint ? joint : craft(band[1], 0.82);
};

const WOOL = {
  madder: hex(0x74231a),
  dark: hex(0x3a1410),
  blue: hex(0x1f2d5c),
  cream: hex(0xdccba4),
  ochre: hex(0xb9792f),
};

/** The mat: a flat weave whose figures step from thread to thread; u along the table. */
const weave: RoomMaterial = (u, v) => {
  const warps = 260;
  const wefts = 150;
  const cu = (Math.floor(u * warps) + 0.5) / warps;
  const cv = (Math.floor(v * wefts) + 0.5) / wefts;
  const x = Math.min(cu, 1 - cu) * 30; // cells from the nearer end: the mat is 15 long
  const y = cv * 13.68; // and 6.84 deep, counted in halves
  const yarn = woolAt(x / 2, y / 2);
  const thread =
    0.5 + 0.5 * Math.cos(u * warps * Math.PI * 2) * (Math.floor(v * wefts) % 2 ? 1 : -1);
  const row = 0.5 - 0.5 * Math.cos(v * wefts * Math.PI * 2);
  const fuzz = tileFbm(u, v, 60, 30, 3, 3);
  const faded = tileFbm(u, v, 5, 3, 3, 18);
  const dyed = tileNoise(0.5, cv, 2, 150, 27);
  const colour = scale(
    yarn,
    0.6 + 0.2 * thread + 0.14 * row + 0.22 * fuzz + (faded - 0.5) * 0.3 + (dyed - 0.5) * 0.14,
  );
  return { colour, height: thread * 0.35 + row * 0.4 + fuzz * 0.5, rough: 0.96 };
};

/** The colour of the wool at a point: x from the nearer end, y across, both in cells. */
function woolAt(x: number, y: number): Rgb {
  const depth = 6.84;
  const edge = Math.min(y, depth - y);
  if (x < 0.24) return WOOL.dark;
  if (x < 0.32) return WOOL.cream;
  if (x < 1.22) {
    // a column of diamonds within diamonds
    const pitch = depth / 7;
    const away = Math.abs(x - 0.77) / 0.38 + Math.abs(wrap(y / pitch) - 0.5) / 0.44;
    return away < 0.42 ? WOOL.madder : away < 0.72 ? WOOL.ochre : away < 1 ? WOOL.cream : WOOL.blue;
  }
  if (x < 1.3) return WOOL.ochre;
  if (x < 1.42) return WOOL.dark;
  if (x < 1.5) return WOOL.cream;
  if (edge < 0.5) {
    // teeth that point inwards along both long sides
    const tooth = wrap(x / 0.5);
    const inside = edge / 0.42 < 1 - Math.abs(tooth - 0.5) * 2;
    return inside ? (Math.floor(x / 0.5) % 2 ? WOOL.cream : WOOL.ochre) : WOOL.blue;
  }
  if (edge < 0.58) return WOOL.cream;
  const star = Math.abs(wrap(x / 1.9) - 0.5) * 1.9 + Math.abs(edge - 1.35);
  if (star < 0.14) return WOOL.cream;
  if (star < 0.3) return WOOL.blue;
  return star < 0.36 ? WOOL.ochre : WOOL.madder;
}

/** Mud brick in running bond, four to a tile and ten courses high, no two of one mixture. */
const brick: RoomMaterial = (u, v) => {
  const courses = 10;
  const shake = (tileFbm(u, v, 26, 26, 2, 51) - 0.5) * 0.1;
  const y = v * courses + shake;
  const row = Math.floor(y);
  const x = u * 4 + (row % 2 ? 0.5 : 0) + shake * 0.5;
  const column = Math.floor(x);
  const edge = Math.min((x - column) * 2.4, (column + 1 - x) * 2.4, y - row, row + 1 - y);
  const joint = step(0.05, 0.19, edge + shake * 0.3);
  const own = tileNoise(wrap((column + 0.5) / 4), wrap((row + 0.5) / courses), 4, courses, 53);
  const grit = tileFbm(u, v, 70, 70, 3, 55);
  const straw = step(0.8, 0.92, tileNoise(u, v, 60, 150, 57));
  let colour = mix(hex(0x7d6246), hex(0xb3946c), clamp(own * 0.9 + grit * 0.3 - 0.1));
  colour = mix(colour, hex(0xd2b988), straw * 0.3);
  colour = mix(hex(0x54402c), colour, joint);
  return {
    colour: scale(colour, 0.8 + 0.35 * grit),
    height: joint * (0.75 + own * 0.15) + grit * 0.25,
    rough: 0.97,
  };
};

/** Plaited reed: a twill of split stalks, two over and two under. */
const twill: RoomMaterial = (u, v) => {
  const strands = 24;
  const [x, y] = [u * strands, v * strands];
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const over = (i + j) % 4 < 2;
  const own = over
    ? tileNoise((i + 0.5) / strands, 0.25, strands, 2, 61)
    : tileNoise(0.75, (j + 0.5) / strands, 2, strands, 63);
  const round = Math.sin((over ? x - i : y - j) * Math.PI);
  const fibre = over ? tileFbm(u, v, 160, 10, 2, 65) : tileFbm(u, v, 10, 160, 2, 67);
  const stained = tileFbm(u, v, 3, 3, 3, 69);
  const reed = mix(hex(0x85672f), hex(0xcfae66), clamp(own * 0.65 + fibre * 0.5));
  return {
    colour: scale(mix(reed, hex(0x6d5028), step(0.5, 0.8, stained) * 0.35), 0.45 + 0.55 * round),
    height: round * 0.8,
    rough: 0.8,
  };
};

/** Thrown clay, with the rings of the wheel. */
const clay: RoomMaterial = (u, v) => {
  const cloud = tileFbm(u, v, 4, 4, 5, 2);
  const turned = tileFbm(u, v, 40, 2, 2, 15);
  const grit = step(0.72, 0.9, tileNoise(u, v, 120, 120, 9));
  const colour = mix(
    mix(hex(0x8a5431), hex(0xba7f50), cloud),
    hex(0x5d3820),
    grit * 0.4 + step(0.6, 0.8, turned) * 0.15,
  );
  return { colour, height: turned * 0.4 + cloud * 0.3 - grit * 0.1, rough: 0.86 };
};

/** The cushion's cloth: a red twill. */
const cushion: RoomMaterial = (u, v) => {
  const twill = 0.5 + 0.5 * Math.sin((u * 40 + v * 40) * Math.PI * 2);
  const thread = 0.5 + 0.5 * Math.sin((u * 40 - v * 40) * Math.PI * 2);
  const fuzz = tileFbm(u, v, 14, 14, 3, 2);
  return {
    colour: scale(hex(0x842a20), 0.66 + twill * 0.22 + fuzz * 0.3),
    height: twill * 0.5 + thread * 0.2 + fuzz * 0.3,
    rough: 0.96,
  };
};

export const ROOM_MATERIALS = {
  plaster,
  walnut,
  timber,
  paving,
  glaze,
  weave,
  brick,
  twill,
  clay,
  cushion,
};
export type RoomMaterialName = keyof typeof ROOM_MATERIALS;
/** How strongly height shows, and how the tile's width and height relate to the room's pixels. */
export const BAKING: Record<RoomMaterialName, { relief: number; width: number; height: number }> = {
  plaster: { relief: 2.6, width: 1, height: 1 },
  walnut: { relief: 1.6, width: 1, height: 1 },
  timber: { relief: 2.2, width: 0.5, height: 0.5 },
  paving: { relief: 2.6, width: 1, height: 1 },
  glaze: { relief: 2, width: 1, height: 0.75 },
  weave: { relief: 1.8, width: 2, height: 1 },
  brick: { relief: 3.2, width: 1, height: 1 },
  twill: { relief: 2.6, width: 0.5, height: 0.5 },
  clay: { relief: 2, width: 0.5, height: 0.5 },
  cushion: { relief: 1.6, width: 0.25, height: 0.25 },
};
