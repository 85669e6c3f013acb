/** Table, mat, trays, dishes for the counters, and the chair on the far side. */
import { CylinderGeometry, Shape, SphereGeometry } from "three";
import type { BufferGeometry, Group, Material } from "three";

import { FLOOR_Y, PILE, PILES, SIDES, TABLE_Y, TRAY, trayOf } from "../layout";
import type { Pile, Place } from "../layout";
import { rng } from "../make/noise";
import { Parts, block, plank, smoothed, turned, wrapped } from "./parts";
import type { Profile } from "./parts";
import type { Surface } from "./surfaces";

export const TABLE = { halfLength: 9.3, halfDepth: 6.3 };
/** The mat under board and trays; everything on it stands this much higher. */
export const MAT = { halfLength: 7.5, halfDepth: 3.42, height: 0.035 };
/** Coins lie on a plate without a rim: a large pile may stand over its edge. */
export const PLATE = { radius: 0.86, height: 0.055 };

export function makeTable(materials: Record<Surface, Material>, detailed: boolean): Group {
  const parts = new Parts();
  addTop(parts);
  addLegs(parts, detailed);
  parts.add("weave", mat());
  if (detailed) addFringe(parts);
  for (const side of SIDES) addTray(parts, trayOf(side));
  for (const pile of PILES) {
    const { x, z } = PILE[pile];
    parts.add(WARE[pile], plate(detailed ? 64 : 20).translate(x, TABLE_Y, z));
  }
  return parts.build("table", materials, detailed ? ["weave", "thread"] : []);
}

/** Five boards side by side, held by two clamps at the ends. */
function addTop(parts: Parts): void {
  const boards = 5;
  const depth = (TABLE.halfDepth * 2) / boards;
  const clamp = 0.9;
  for (let k = 0; k < boards; k++) {
    const z = -TABLE.halfDepth + (k + 0.5) * depth;
    const shape = block((TABLE.halfLength - clamp) * 2 - 0.012, 0.5, depth - 0.014, 0.035);
    parts.add("walnut", wrapped(shape.translate(0, TABLE_Y - 0.25, z), 4.6, "x", k * 0.413));
  }
  for (const end of [-1, 1]) {
    const shape = block(clamp, 0.54, TABLE.halfDepth * 2, 0.12, 3);
    shape.translate(end * (TABLE.halfLength - clamp / 2), TABLE_Y - 0.262, 0);
    parts.add("walnut", wrapped(shape, 4.6, "z", end * 0.27));
  }
}

function addLegs(parts: Parts, detailed: boolean): void {
  const segments = detailed ? 28 : 10;
  const height = TABLE_Y - 0.5 - FLOOR_Y;
  const leg: Profile = [
    [0, 0],
    [0.4, 0],
    [0.5, 0.3],
    [0.36, 0.7],
    [0.43, 1.2],
    [0.3, 2],
    [0.34, 4],
    [0.45, height - 2],
    [0.52, height - 1.5],
    [0.4, height - 1.1],
    [0.55, height - 0.8],
    [0.55, height],
  ];
  const x = TABLE.halfLength - 1.1;
  const z = TABLE.halfDepth - 0.9;
  for (const [sx, sz] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const) {
    parts.add(
      "timber",
      wrapped(
        turned(detailed ? smoothed(leg) : leg, segments).translate(sx * x, FLOOR_Y, sz * z),
        4,
        "y",
        sx + sz * 0.3,
      ),
    );
  }
  for (const end of [-1, 1]) {
    parts.add(
      "timber",
      wrapped(block(x * 2, 0.8, 0.3, 0.06).translate(0, TABLE_Y - 0.9, end * z), 5, "x", end),
    );
    parts.add(
      "timber",
      wrapped(block(0.3, 0.8, z * 2, 0.06).translate(end * x, TABLE_Y - 0.9, 0), 5, "z", end),
    );
  }
}

function mat(): BufferGeometry {
  const shape = block(MAT.halfLength * 2, MAT.height * 2, MAT.halfDepth * 2, 0.03);
  const { position, uv } = shape.attributes;
  for (let corner = 0; corner < position!.count; corner++) {
    const u = position!.getX(corner) / (MAT.halfLength * 2) + 0.5;
    uv!.setXY(corner, u, 0.5 - position!.getZ(corner) / (MAT.halfDepth * 2));
  }
  return shape.translate(0, TABLE_Y, 0);
}

/** Threads in knotted bundles, each lying its own way. */
function addFringe(parts: Parts): void {
  const random = rng(5);
  const bundles = 58;
  for (const end of [-1, 1]) {
    for (let bundle = 0; bundle < bundles; bundle++) {
      const z = -MAT.halfDepth + 0.06 + (bundle / (bundles - 1)) * (MAT.halfDepth * 2 - 0.12);
      const lean = (random() - 0.5) * 0.7;
      for (let thread = 0; thread < 4; thread++) {
        const length = 0.34 + random() * 0.16;
        const shape = new CylinderGeometry(0.006, 0.012, length, 4);
        shape.translate(0, length / 2, 0).rotateZ((-Math.PI / 2) * end);
        shape.rotateY(lean + (random() - 0.5) * 0.5);
        const y = TABLE_Y + 0.014 + random() * 0.014;
        parts.add(
          "thread",
          shape.translate(end * (MAT.halfLength - 0.02), y, z + (thread - 1.5) * 0.014),
        );
      }
    }
  }
}

/** A low bench with a rim; the launch numbers are inlaid by the scene. */
function addTray(parts: Parts, at: Place): void {
  const { halfLength, halfDepth, floor } = TRAY;
  const base = TABLE_Y + MAT.height;
  const rim = 0.09;
  const put = (
    shape: BufferGeometry,
    dx: number,
    dy: number,
    dz: number,
    grain: "x" | "z",
    shift: number,
  ): void =>
    parts.add(
      "walnut",
      wrapped(shape.translate(at.x + dx, base + dy, at.z + dz), 2.6, grain, shift),
    );
  put(block(halfLength * 2 - 0.1, 0.1, halfDepth * 2 - 0.1, 0.02), 0, floor - 0.05, 0, "x", 0.7);
  for (const end of [-1, 1]) {
    // long sides with a slot under them, ends that reach down to the mat
    const side = block(halfLength * 2, 0.3, rim, 0.03);
    put(side, 0, floor - 0.08, end * (halfDepth - rim / 2), "x", end * 0.3);
    const foot = block(rim + 0.05, floor + 0.07, halfDepth * 2, 0.03);
    put(foot, end * (halfLength - rim / 2), (floor + 0.07) / 2, 0, "z", end * 0.6);
    const stud = new SphereGeometry(0.045, 10, 6);
    for (const dz of [-1, 1]) {
      parts.add(
        "bronze",
        stud
          .clone()
          .translate(at.x + end * (halfLength - 0.3), base + floor - 0.08, at.z + dz * halfDepth),
      );
    }
    stud.dispose();
  }
}

/** Height on which a bird in a tray stands. */
export const TRAY_FLOOR = TABLE_Y + MAT.height + TRAY.floor;

/** Glazed ware with two grooves near its edge: pale for light, black for dark, lapis for the pool. */
const WARE: Record<Pile, Surface> = { light: "pale_ware", dark: "black_ware", pool: "lapis_ware" };

function plate(segments: number): BufferGeometry {
  const { radius, height } = PLATE;
  return turned(
    [
      [0, 0],
      [radius * 0.94, 0],
      [radius * 0.985, 0.012],
      [radius, height * 0.5],
      [radius * 0.985, height * 0.9],
      [radius * 0.95, height],
      [radius * 0.93, height - 0.018],
      [radius * 0.91, height],
      [radius * 0.88, height],
      [radius * 0.86, height - 0.018],
      [radius * 0.84, height],
      [0, height],
    ],
    segments,
  );
}

export function makeChair(materials: Record<Surface, Material>, detailed: boolean): Group {
  const parts = new Parts();
  const segments = detailed ? 20 : 8;
  const leg: Profile = [
    [0, 0],
    [0.2, 0],
    [0.27, 0.25],
    [0.17, 0.5],
    [0.23, 1],
    [0.17, 2.2],
    [0.23, 3.6],
    [0.27, 4.3],
    [0, 4.3],
  ];
  const post: Profile = [
    [0.2, 0],
    [0.24, 0.6],
    [0.15, 1.2],
    [0.2, 2.2],
    [0.15, 3.2],
    [0.2, 4.4],
    [0.27, 4.7],
    [0.12, 4.95],
    [0.27, 5.25],
    [0.21, 5.55],
    [0, 5.7],
  ];
  for (const [x, z] of [
    [-1.8, -1.7],
    [1.8, -1.7],
    [-1.8, 1.7],
    [1.8, 1.7],
  ] as const) {
    parts.add(
      "timber",
      wrapped(turned(detailed ? smoothed(leg) : leg, segments).translate(x, 0, z), 4, "y", x + z),
    );
    if (z < 0)
      parts.add(
        "timber",
        wrapped(turned(detailed ? smoothed(post) : post, segments).translate(x, 4.4, z), 4, "y", x),
      );
  }
  for (const z of [-1.7, 1.7])
    parts.add("timber", wrapped(block(3.5, 0.24, 0.2, 0.06).translate(0, 1.5, z), 4, "x", z));
  parts.add("timber", wrapped(block(4.2, 0.4, 4, 0.15, 3).translate(0, 4.4, 0), 4, "x"));
  for (const [y, height] of [
    [6.2, 0.42],
    [7.35, 0.42],
    [8.75, 0.95],
  ] as const) {
    parts.add(
      "timber",
      wrapped(plank(rail(height), 0.16, 0.05).translate(0, y, -1.8), 3.4, "x", y),
    );
  }
  parts.add("cushion", wrapped(block(3.7, 0.62, 3.5, 0.3, 6).translate(0, 4.85, 0.05), 1.6));
  // a sun disc in relief: bowl, ring and boss, so that it takes the light from everywhere
  const disc = turned(detailed ? smoothed(SUN) : SUN, detailed ? 40 : 12);
  parts.add("bronze", disc.rotateX(Math.PI / 2).translate(0, 8.92, -1.6));
  const chair = parts.build("chair", materials);
  chair.position.set(-0.9, FLOOR_Y, -9.6);
  chair.rotation.y = 0.16;
  return chair;
}

/** A rail of the back; the top one rises to a crest. */
function rail(height: number): Shape {
  const half = height / 2;
  const shape = new Shape();
  shape.moveTo(-1.8, -half);
  shape.lineTo(1.8, -half);
  shape.lineTo(1.8, half);
  if (height > 0.5) {
    shape.quadraticCurveTo(0.95, half + 0.05, 0.62, half + 0.28);
    shape.quadraticCurveTo(0, half + 0.78, -0.62, half + 0.28);
    shape.quadraticCurveTo(-0.95, half + 0.05, -1.8, half);
  } else {
    shape.lineTo(-1.8, half);
  }
  shape.closePath();
  return shape;
}

const SUN: Profile = [
  [0.36, 0],
  [0.36, 0.05],
  [0.34, 0.13],
  [0.3, 0.15],
  [0.2, 0.1],
  [0.1, 0.13],
  [0.07, 0.19],
  [0, 0.2],
];
