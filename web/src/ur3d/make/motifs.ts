import { incise, lay, type Mask, newMask, type Within } from "./inlay";
import { bell } from "./noise";
import type { Flat } from "./outline";
import {
  disc,
  lozenge,
  path,
  PETAL,
  put,
  rect,
  row,
  SLIVER,
  spokes,
  stroke,
  union,
} from "./shapes";

/** The stones of each look, in the order of the mask's shares. */
export const BOX_STONES = ["ivory", "lapis", "carnelian", "ebony"] as const;
const [IVORY, LAPIS, RED, EBONY] = [0, 1, 2, 3];
export const SLAB_STONES = ["marble", "bitumen"] as const;

const MIDDLE = 0.5;

/** Rosette of eight petals round a disc, ivory on lapis with red between (box). */
export function boxRosette(px: number): Mask {
  const mask = newMask(1, 1, px, IVORY);
  lay(mask, rect(MIDDLE, MIDDLE, 0.45, 0.45, 0.01), EBONY, 0);
  lay(mask, rect(MIDDLE, MIDDLE, 0.435, 0.435, 0.01), LAPIS);
  lay(mask, spokes(SLIVER, MIDDLE, MIDDLE, 8, Math.PI / 8), RED);
  lay(mask, spokes(PETAL, MIDDLE, MIDDLE, 8), IVORY);
  incise(mask, spokes(stroke("M.15 0 L.36 0", 0.004), MIDDLE, MIDDLE, 8), 0, 0.35, 0.5);
  lay(mask, disc(MIDDLE, MIDDLE, 0.105), IVORY);
  lay(mask, disc(MIDDLE, MIDDLE, 0.076), RED);
  lay(mask, disc(MIDDLE, MIDDLE, 0.034), IVORY);
  lay(mask, corner(disc(0, 0, 0.03)), IVORY);
  return mask;
}

/** A plain ivory plaque: two incised frames, a dot in a circle at each corner. */
export function boxPlain(px: number): Mask {
  const mask = newMask(1, 1, px, IVORY);
  incise(mask, rect(MIDDLE, MIDDLE, 0.44, 0.44), 0.006, 0.5, 0.7, EBONY);
  incise(mask, rect(MIDDLE, MIDDLE, 0.405, 0.405), 0.0035, 0.4, 0.55, EBONY);
  incise(mask, corner(disc(0, 0, 0.042), 0.335), 0.006, 0.5, 0.7, EBONY);
  incise(mask, corner(disc(0, 0, 0.013), 0.335), 0, 0.6, 0.8, EBONY);
  return mask;
}

/** The mark of the slab: eight rays cut round a ring. */
export function slabMark(px: number): Mask {
  const mask = newMask(1, 1, px);
  const ray = path("M.13 .012 L.26 .042 L.4 0 L.26 -.042 L.13 -.012Z");
  incise(mask, spokes(ray, MIDDLE, MIDDLE, 8), 0, 0.75, 0.62, 1);
  incise(mask, disc(MIDDLE, MIDDLE, 0.095), 0.014, 0.75, 0.7, 1);
  incise(mask, disc(MIDDLE, MIDDLE, 0.03), 0, 0.75, 0.7, 1);
  return mask;
}

export const slabPlain = (px: number): Mask => newMask(1, 1, px);

const corner =
  (shape: Flat, from = 0.39): Flat =>
  (x, y) =>
    shape(Math.abs(x - MIDDLE) - from, Math.abs(y - MIDDLE) - from);

/** An ibex walking to the right, its hoofs on y = 0, one unit high with its horns. */
const IBEX = path(
  "M.02 0 L.06 -.2 Q.03 -.3 .04 -.42 Q-.02 -.46 -.03 -.53 Q.03 -.52 .1 -.53 L.5 -.52 Q.58 -.56 .62 -.68 Q.63 -.76 .68 -.79 Q.55 -.95 .34 -.92 Q.2 -.88 .16 -.76 Q.2 -.98 .38 -1 Q.62 -1.01 .74 -.81 L.78 -.87 L.79 -.79 Q.86 -.73 .89 -.66 Q.86 -.61 .78 -.63 Q.75 -.52 .7 -.42 Q.69 -.33 .66 -.27 L.74 -.14 L.7 0 L.655 0 L.675 -.12 L.59 -.22 L.58 0 L.53 0 L.52 -.25 Q.36 -.24 .25 -.27 L.22 -.17 L.25 0 L.2 0 L.16 -.16 L.17 -.27 L.12 -.19 L.075 0Z",
);
/** A tree of life: trunk on scrolls, a fan of leaves on top; rooted at y = 0. */
const TREE = union(
  stroke("M0 0 L0 -.55 M-.17 0 L.17 0", 0.028),
  stroke(
    "M0 -.3 Q-.1 -.44 -.2 -.36 Q-.24 -.28 -.17 -.26 M0 -.3 Q.1 -.44 .2 -.36 Q.24 -.28 .17 -.26",
    0.022,
  ),
  stroke("M0 -.08 Q-.1 -.2 -.18 -.13 M0 -.08 Q.1 -.2 .18 -.13", 0.02),
  (x, y) => Math.max(spokes(put(PETAL, 0, 0, 0.98), 0, -0.52, 12)(x, y), y + 0.52),
  disc(0, -0.53, 0.06),
);

/**
 * Deck of the box: ebony with ivory strings; beside the tail two ivory panels with an incised frieze.
 * Each frieze stands upright for the player who sits before it.
 */
export function boxDeck(px: number, width: number, height: number): Mask {
  const mask = newMask(width, height, px, EBONY);
  const cx = width / 2;
  const cy = height / 2;
  const string = (halfX: number, halfY: number, mx: number, my: number): void => {
    for (const [stone, inset] of [
      [IVORY, 0],
      [LAPIS, 0.03],
      [IVORY, 0.085],
      [EBONY, 0.115],
    ] as const)
      lay(mask, rect(mx, my, halfX - inset, halfY - inset), stone, 0.006);
  };
  string(cx - 0.13, cy - 0.13, cx, cy);
  for (const side of [-1, 1]) {
    const my = cy + side * 1.08;
    const panel = rect(cx + 2, my, 3.86, 0.5, 0.02);
    lay(mask, panel, IVORY, 0.01);
    incise(mask, rect(cx + 2, my, 3.8, 0.44, 0.02), 0.006, 0.5, 0.7);
    for (const edge of [-1, 1]) guilloche(mask, cx - 1.72, cx + 5.72, my + edge * 0.365, 0.055);
    const foot = my + side * 0.25;
    const turn = side > 0 ? 0 : Math.PI;
    for (let k = 0; k < 5; k++) {
      const x = cx + 2 + (k - 2) * 1.62;
      engrave(mask, put(TREE, x, foot, 0.5, turn), x, foot, side);
      if (k === 4) continue;
      const half = x + 0.81;
      for (const way of [-1, 1]) {
        const ibex = put(IBEX, half + way * 0.52, foot, 0.5, turn, -way * side);
        engrave(mask, ibex, half + way * 0.26, foot, side);
      }
    }
  }
  return mask;
}

/** A figure cut into the ivory, its foot on that side: sunk and rubbed dark, its outline deeper. */
function engrave(mask: Mask, shape: Flat, x: number, foot: number, side: number): void {
  const middle = foot - side * 0.275;
  const within: Within = [x - 0.32, middle - 0.325, x + 0.32, middle + 0.325];
  incise(mask, shape, 0, 0.45, 0.78, EBONY, within);
  incise(mask, shape, 0.005, 0.6, 0.5, EBONY, within);
}

/** Two strands that twist round a row of dots. */
function guilloche(mask: Mask, from: number, to: number, y: number, swing: number): void {
  const wave = (4 * Math.PI) / (to - from);
  const turns = Math.round(((to - from) / swing) * 0.16) * wave;
  const strand =
    (sign: number): Flat =>
    (px, py) => {
      const a = (px - from) * turns;
      const slope = swing * turns * Math.cos(a);
      const off = Math.abs(py - y - sign * swing * Math.sin(a)) / Math.sqrt(1 + slope * slope);
      return Math.max(off, from - px, px - to) - 0.006;
    };
  const within: Within = [from - 0.1, y - 0.1, to + 0.1, y + 0.1];
  incise(mask, strand(1), 0, 0.4, 0.7, EBONY, within);
  incise(mask, strand(-1), 0, 0.4, 0.7, EBONY, within);
  const period = Math.PI / turns;
  const dots = row(disc(0, 0, 0.014), period, 0, Math.round((to - from) / period) - 1);
  incise(mask, (px, py) => dots(px - from - period / 2, py - y), 0, 0.4, 0.8, EBONY, within);
}

/** Side of the box, two squares to a repeat: ivory plaques with daisies between lapis lozenges. */
export function boxSide(px: number, height: number): Mask {
  const mask = newMask(2, height, px, EBONY);
  const y = height / 2;
  const wide = (at: number, half: number, stone: number): void =>
    lay(mask, rect(1, at, 3, half), stone, 0.006);
  for (const edge of [-1, 1]) {
    wide(y + edge * (y - 0.13), 0.045, IVORY);
    wide(y + edge * (y - 0.13), 0.02, RED);
    wide(y + edge * (y - 0.2), 0.012, IVORY);
  }
  for (let k = 0; k < 2; k++) {
    const x = 0.5 + k;
    lay(mask, rect(x, y, 0.2, 0.2, 0.02), IVORY);
    incise(mask, rect(x, y, 0.18, 0.18, 0.02), 0.005, 0.4, 0.6);
    lay(mask, disc(x, y, 0.155), LAPIS, 0.006);
    lay(mask, spokes(put(PETAL, 0, 0, 0.34), x, y, 8), IVORY, 0.004);
    lay(mask, disc(x, y, 0.035), RED, 0.005);
    for (const at of [k, k + 1]) {
      lay(mask, lozenge(at, y, 0.2, 0.2), IVORY);
      lay(mask, lozenge(at, y, 0.15, 0.15), LAPIS, 0.006);
      lay(mask, lozenge(at, y, 0.06, 0.06), RED, 0.005);
    }
  }
  return mask;
}

/** Front of the drawer, three squares wide: an ivory frame, ebony field, a red and an ivory band. */
export function boxDrawer(px: number, width: number, height: number): Mask {
  const mask = newMask(width, height, px, EBONY);
  const cx = width / 2;
  const cy = height / 2;
  lay(mask, rect(cx, cy, cx - 0.05, cy - 0.05), IVORY);
  lay(mask, rect(cx, cy, cx - 0.09, cy - 0.09), RED, 0.006);
  lay(mask, rect(cx, cy, cx - 0.115, cy - 0.115), EBONY, 0.006);
  for (const side of [-1, 1]) {
    const x = cx + side * (cx * 0.55);
    lay(mask, spokes(put(PETAL, 0, 0, 0.4), x, cy, 8), IVORY, 0.005);
    lay(mask, disc(x, cy, 0.04), RED, 0.005);
  }
  return mask;
}

/** A coin: rim, beads, a star of eight rays with a boss; the number is the height struck, 0..1. */
export function coinFace(x: number, y: number): number {
  const r = Math.hypot(x, y);
  const a = Math.atan2(y, x);
  const ray = Math.abs(((a / (Math.PI / 4) + 0.5 + 8) % 1) - 0.5) * 2;
  const reach = 0.2 + 0.44 * (1 - ray) ** 1.6;
  const star = Math.max(0, Math.min(1, (reach - r) / 0.05)) * (0.55 + 0.45 * (1 - ray));
  const bead = (((a / (2 * Math.PI)) * 40 + 40) % 1) - 0.5;
  const beads = bell(Math.hypot((bead * 2 * Math.PI * 0.78) / 40, r - 0.78), 0.03);
  const boss = bell(Math.max(r - 0.1, 0), 0.04) - 0.7 * bell(r, 0.05);
  return Math.max(bell(r - 0.92, 0.05), beads * 0.8, star * 0.85, boss);
}
