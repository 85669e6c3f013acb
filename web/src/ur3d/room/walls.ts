/** The house round the table: thick plastered walls, paved floor, palm-trunk ceiling, windows. */
import { CylinderGeometry, PlaneGeometry } from "three";
import type { Group, Material } from "three";

import { FLOOR_Y } from "../layout";
import { rng } from "../make/noise";
import { DOORWAY } from "./door";
import { Parts, archHeight, block, smoothed, turned, wall, wrapped } from "./parts";
import type { Opening, Profile } from "./parts";
import type { Surface } from "./surfaces";

export const BACK = -17;
export const LEFT = -20;
export const RIGHT = 20;
export const FRONT = 26;
export const TOP = 15;
const THICK = 2;

/** The two windows of the wall behind the table, in its own coordinates (x and y). */
export const WINDOWS: readonly Opening[] = [
  { middle: -8.6, sill: -3, lintel: 5.4, half: 2.9 },
  { middle: 7.9, sill: -3, lintel: 5.4, half: 2.9 },
];
/** The band of glazed bricks that runs round the room. */
const BAND = { y: -5.3, height: 2.1 };

const PLASTER = 10;
const HALF = 25;

export function makeWalls(materials: Record<Surface, Material>, detailed: boolean): Group {
  const parts = new Parts();
  parts.add(
    "plaster",
    wrapped(wall(HALF, FLOOR_Y, TOP, THICK, WINDOWS).translate(0, 0, BACK), PLASTER),
  );
  const left = wall(HALF, FLOOR_Y, TOP, THICK, [DOORWAY]);
  parts.add(
    "plaster",
    wrapped(left.rotateY(Math.PI / 2).translate(LEFT, 0, 0), PLASTER, "z", 0.37),
  );
  parts.add(
    "plaster",
    wrapped(side(FRONT - BACK, -Math.PI / 2, RIGHT, (FRONT + BACK) / 2), PLASTER, "z", 0.61),
  );
  parts.add("plaster", wrapped(side(RIGHT - LEFT, Math.PI, 0, FRONT), PLASTER, "x", 0.13));

  const floor = new PlaneGeometry(RIGHT - LEFT, FRONT - BACK).rotateX(-Math.PI / 2);
  parts.add("paving", wrapped(floor.translate(0, FLOOR_Y, (FRONT + BACK) / 2), 9));
  addBand(parts);
  if (detailed) addJars(parts);
  return parts.build("room", materials, ["glaze", "paving"]);
}

function side(width: number, turn: number, x: number, z: number): PlaneGeometry {
  const shape = new PlaneGeometry(width, TOP - FLOOR_Y);
  shape.rotateY(turn).translate(x, (TOP + FLOOR_Y) / 2, z);
  return shape;
}

/** Glazed bricks: one repeat of the pattern is two bricks wide and as high as the band. */
function addBand(parts: Parts): void {
  const lay = (length: number, turn: number, x: number, z: number): void => {
    const shape = block(length, BAND.height, 0.26, 0.06);
    const { position, uv } = shape.attributes;
    for (let corner = 0; corner < position!.count; corner++) {
      uv!.setXY(
        corner,
        position!.getX(corner) / ((BAND.height * 4) / 3),
        position!.getY(corner) / BAND.height + 0.5,
      );
    }
    parts.add("glaze", shape.rotateY(turn).translate(x, BAND.y, z));
  };
  lay(RIGHT - LEFT, 0, 0, BACK + 0.12);
  // the left wall's band stops on both sides of the door
  const jamb = DOORWAY.half + 0.75;
  const door = -DOORWAY.middle;
  const before = FRONT - (door + jamb);
  lay(before, Math.PI / 2, LEFT + 0.12, FRONT - before / 2);
  const behind = door - jamb - BACK;
  lay(behind, Math.PI / 2, LEFT + 0.12, BACK + behind / 2);
  lay(FRONT - BACK, -Math.PI / 2, RIGHT - 0.12, (FRONT + BACK) / 2);
}

/** Reed matting over palm trunks; the play camera looks through it, so it is a thing of its own. */
export function makeCeiling(materials: Record<Surface, Material>): Group {
  const parts = new Parts();
  const reeds = new PlaneGeometry(RIGHT - LEFT, FRONT - BACK).rotateX(Math.PI / 2);
  parts.add("reed", wrapped(reeds.translate(0, TOP - 0.1, (FRONT + BACK) / 2), 6, "x"));
  const random = rng(21);
  for (let trunk = 0; trunk < 8; trunk++) {
    const shape = new CylinderGeometry(
      0.62 + random() * 0.16,
      0.72 + random() * 0.16,
      FRONT - BACK,
      14,
    );
    shape.rotateX(Math.PI / 2).rotateZ(random() * 6);
    const x = LEFT + 2.6 + trunk * 5;
    parts.add(
      "timber",
      wrapped(shape.translate(x, TOP - 0.75, (FRONT + BACK) / 2), 5, "z", random()),
    );
  }
  return parts.build("ceiling", materials);
}

/** Jars by the wall, as every house has them. */
function addJars(parts: Parts): void {
  const belly: Profile = [
    [0, 0],
    [0.5, 0],
    [0.62, 0.08],
    [1.05, 0.9],
    [1.22, 1.7],
    [1.12, 2.5],
    [0.72, 3.15],
    [0.46, 3.4],
    [0.44, 3.62],
    [0.6, 3.78],
    [0.62, 3.86],
    [0.5, 3.86],
    [0.36, 3.66],
    [0.3, 3.2],
  ];
  for (const [x, z, size, turn] of [
    [-16.6, -14.4, 1.35, 0.4],
    [-13.9, -15.1, 0.95, 2.1],
    [16.2, -14.6, 1.5, 1.2],
    [13.4, -15.2, 0.8, 4],
  ] as const) {
    const jar = turned(smoothed(belly, 3), 40).scale(size, size, size).rotateY(turn);
    parts.add("clay", wrapped(jar.translate(x, FLOOR_Y, z), 3.4, "y", turn));
  }
}

/** Sills, posts and bars of the windows. */
export function makeWindows(materials: Record<Surface, Material>): Group {
  const parts = new Parts();
  const middle = BACK - THICK / 2 - 0.1;
  for (const [at, { middle: x, sill, lintel, half }] of WINDOWS.entries()) {
    parts.add(
      "timber",
      wrapped(
        block(half * 2 + 1.5, 0.36, THICK + 0.9, 0.1, 3).translate(
          x,
          sill - 0.1,
          BACK - THICK / 2 + 0.35,
        ),
        5,
        "x",
        at * 0.3,
      ),
    );
    const height = lintel + half * 1.2 - sill;
    for (const share of [-0.36, 0.36]) {
      const reach = lintel + archHeight(Math.abs(share)) * half - sill;
      const post = new CylinderGeometry(0.09, 0.1, reach, 10);
      post.translate(x + share * half, sill + reach / 2, middle);
      parts.add("timber", wrapped(post, 4, "y", share));
    }
    for (const share of [0.34, 0.68]) {
      const bar = new CylinderGeometry(0.085, 0.085, half * 2 + 0.4, 10).rotateZ(Math.PI / 2);
      parts.add("timber", wrapped(bar.translate(x, sill + height * share, middle), 4, "x", share));
    }
  }
  return parts.build("window", materials);
}
