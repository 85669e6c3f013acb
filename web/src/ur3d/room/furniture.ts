/** The low table with its mat, trays and dishes for the counters, and the stools on both sides. */
import { CylinderGeometry, PlaneGeometry, SphereGeometry, TorusGeometry } from "three";
import type { BufferGeometry, Group, Material } from "three";

import { FLOOR_Y, PILE, PILES, SIDES, TABLE_Y, TRAY, trayOf } from "../layout";
import type { Pile, Place } from "../layout";
import { rng } from "../make/noise";
import { Parts, block, smoothed, turned, wrapped } from "./parts";
import type { Axis, Profile } from "./parts";
import { addStands } from "./stands";
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
  addStands(parts);
  for (const pile of PILES) {
    const { x, z } = PILE[pile];
    parts.add(WARE[pile], plate(detailed ? 64 : 20).translate(x, TABLE_Y, z));
    for (const share of [0.5, 0.85]) {
      const ring = new TorusGeometry(PLATE.radius * share, 0.012, 6, detailed ? 64 : 20);
      parts.add("bronze", ring.rotateX(Math.PI / 2).translate(x, TABLE_Y + PLATE.height, z));
    }
  }
  return parts.build("table", materials, detailed ? ["weave", "thread", "felt"] : []);
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

/** Straight legs that taper to a bull's hoof, held by stretchers near the floor. */
function addLegs(parts: Parts, detailed: boolean): void {
  const height = TABLE_Y - 0.5 - FLOOR_Y;
  const x = TABLE.halfLength - 1.1;
  const z = TABLE.halfDepth - 0.9;
  const timber = (shape: BufferGeometry, grain: Axis, shift: number): void =>
    parts.add("timber", wrapped(shape, 4, grain, shift));
  for (const [sx, sz] of CORNERS) {
    const leg = turned(detailed ? smoothed(HOOF) : HOOF, detailed ? 28 : 10);
    timber(leg.scale(1, height, 1).translate(sx * x, FLOOR_Y, sz * z), "y", sx + sz * 0.3);
    parts.add(
      "bronze",
      new TorusGeometry(0.4, 0.06, 8, 28)
        .rotateX(Math.PI / 2)
        .translate(sx * x, FLOOR_Y + height * 0.2, sz * z),
    );
  }
  for (const end of [-1, 1]) {
    timber(block(x * 2, 0.8, 0.34, 0.06).translate(0, TABLE_Y - 0.9, end * z), "x", end);
    timber(block(0.34, 0.8, z * 2, 0.06).translate(end * x, TABLE_Y - 0.9, 0), "z", end);
    timber(block(0.3, 0.4, z * 2, 0.06).translate(end * x, FLOOR_Y + 1.7, 0), "z", end * 0.4);
  }
  timber(block(x * 2, 0.4, 0.3, 0.06).translate(0, FLOOR_Y + 1.7, 0), "x", 0.3);
}

const CORNERS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;
/** Radius, and height as a share of the whole. */
const HOOF: Profile = [
  [0, 0],
  [0.52, 0],
  [0.56, 0.04],
  [0.46, 0.11],
  [0.36, 0.16],
  [0.34, 0.22],
  [0.42, 0.36],
  [0.5, 0.62],
  [0.56, 0.9],
  [0.56, 1],
];

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

/** A stool for each player: four posts, rails, and a dished seat of plaited reed; those beyond the board have a cushion. */
export function makeStools(materials: Record<Surface, Material>, detailed: boolean): Group {
  const parts = new Parts();
  for (const [x, z, turn] of STOOLS) {
    const put = (surface: Surface, shape: BufferGeometry, grain: Axis, shift: number): void => {
      const placed = shape.rotateY(turn).translate(x, FLOOR_Y + 0.1, z);
      parts.add(surface, wrapped(placed, surface === "twill" ? 2.4 : 4, grain, shift));
    };
    for (const [sx, sz] of CORNERS) {
      const post = turned(detailed ? smoothed(POST) : POST, detailed ? 20 : 8);
      put("timber", post.translate(sx * STOOL.halfLength, 0, sz * STOOL.halfDepth), "y", sx + sz);
    }
    for (const end of [-1, 1]) {
      for (const [y, thick] of [
        [1.15, 0.22],
        [STOOL.height - 0.2, 0.36],
      ] as const) {
        const long = block(STOOL.halfLength * 2, thick, 0.26, 0.06);
        put("timber", long.translate(0, y, end * STOOL.halfDepth), "x", end + y);
        const short = block(0.26, thick, STOOL.halfDepth * 2, 0.06);
        put("timber", short.translate(end * STOOL.halfLength, y + 0.14, 0), "z", end - y);
      }
    }
    put("twill", seat(), "x", turn);
    if (z < -1)
      put("cushion", block(3.2, 0.5, 2.5, 0.24, 6).translate(0, STOOL.height + 0.02, 0), "x", 0);
  }
  return parts.build("chair", materials);
}

/** Where they stand and how they are turned: at both seats, and one that was pushed aside. */
export const STOOLS: readonly (readonly [number, number, number])[] = [
  [-0.9, -9.8, 0.16],
  [0.7, 9.9, -0.1],
  [-12.9, -1.4, 0.7],
];
const STOOL = { halfLength: 2.05, halfDepth: 1.6, height: 3.4 };
const POST: Profile = [
  [0, 0],
  [0.26, 0],
  [0.31, 0.22],
  [0.22, 0.5],
  [0.26, 0.95],
  [0.2, 1.6],
  [0.24, 2.3],
  [0.2, 2.7],
  [0.27, 3.1],
  [0.25, 3.5],
  [0, 3.62],
];

/** The seat sinks in the middle, as cord does. */
function seat(): BufferGeometry {
  const { halfLength, halfDepth, height } = STOOL;
  const shape = new PlaneGeometry(halfLength * 2 + 0.1, halfDepth * 2 + 0.1, 16, 16);
  shape.rotateX(-Math.PI / 2);
  const { position } = shape.attributes;
  for (let corner = 0; corner < position!.count; corner++) {
    const sink = (1 - (position!.getX(corner) / halfLength) ** 2) * 0.34;
    const crown = (1 - (position!.getZ(corner) / halfDepth) ** 2) * 0.1;
    position!.setY(corner, height + 0.06 - Math.max(0, sink) + Math.max(0, crown));
  }
  shape.computeVertexNormals();
  return shape;
}
