/** The house round the table: thick plastered walls, paved floor, palm-trunk roof, windows. */
import { BoxGeometry, CylinderGeometry, Mesh, MeshBasicMaterial, PlaneGeometry } from "three";
import type { BufferGeometry, Group, Material } from "three";

import { FLOOR_Y } from "../layout";
import { noise3, rng } from "../make/noise";
import { addHangings, addJars, addNiche } from "./fittings";
import { Parts, block, wall, wrapped } from "./parts";
import type { Axis } from "./parts";
import {
  BACK,
  DOORWAY,
  FRONT,
  LEFT,
  NICHES,
  RIGHT,
  TOP,
  WALLS,
  WAYS_THROUGH,
  WINDOWS,
  onWall,
} from "./plan";
import type { WallName } from "./plan";
import type { Surface } from "./surfaces";

const THICK = 2;
/** The band of glazed bricks that runs round the room. */
const BAND = { y: -4.75, height: 2.1 };
const PLASTER = 10;
const HALF = 25;

export function makeWalls(materials: Record<Surface, Material>, detailed: boolean): Group {
  const parts = new Parts();
  for (const [at, name] of (Object.keys(WALLS) as WallName[]).entries()) {
    const openings = [...WAYS_THROUGH[name], ...NICHES[name]];
    const shape = onWall(name, wall(HALF, FLOOR_Y, TOP, THICK, openings, at));
    parts.add("plaster", wrapped(shape, PLASTER, WALLS[name].along, at * 0.27));
    for (const niche of NICHES[name]) addNiche(parts, name, niche);
  }
  const floor = new PlaneGeometry(RIGHT - LEFT, FRONT - BACK).rotateX(-Math.PI / 2);
  parts.add("paving", wrapped(floor.translate(0, FLOOR_Y, (FRONT + BACK) / 2), 9));
  addBand(parts);
  addHangings(parts);
  addFloorMat(parts);
  if (detailed) addJars(parts);
  return parts.build("room", materials, ["glaze", "paving", "twill", "weave"]);
}

/** Keeps the moon out where the roof is not drawn: nothing is seen of it but its shadow. */
export function makeLid(): Mesh<BoxGeometry, MeshBasicMaterial> {
  const lid = new Mesh(
    new BoxGeometry(HALF * 2, 0.2, FRONT - BACK + THICK * 2),
    new MeshBasicMaterial({ colorWrite: false, depthWrite: false }),
  );
  lid.position.set(0, TOP + 0.2, (FRONT + BACK) / 2);
  lid.castShadow = true;
  return lid;
}

/** Glazed bricks: one repeat of the pattern is two bricks wide and as high as the band. */
function addBand(parts: Parts): void {
  const lay = (name: WallName, from: number, to: number): void => {
    const shape = block(to - from, BAND.height, 0.26, 0.06);
    const { position, uv } = shape.attributes;
    for (let corner = 0; corner < position!.count; corner++) {
      uv!.setXY(
        corner,
        position!.getX(corner) / ((BAND.height * 4) / 3),
        position!.getY(corner) / BAND.height + 0.5,
      );
    }
    parts.add("glaze", onWall(name, shape.translate((from + to) / 2, BAND.y, 0.12)));
  };
  // the left wall's band stops on both sides of the door
  const jamb = DOORWAY.half + 0.75;
  lay("back", LEFT, RIGHT);
  lay("left", -FRONT, DOORWAY.middle - jamb);
  lay("left", DOORWAY.middle + jamb, -BACK);
  lay("right", BACK, FRONT);
  lay("front", LEFT, RIGHT);
}

/** A mat of plaited reed under the table, hemmed with wool, not quite flat. */
function addFloorMat(parts: Parts): void {
  const [halfLength, halfDepth] = [13.6, 11.2];
  const shape = new PlaneGeometry(halfLength * 2, halfDepth * 2, 60, 48).rotateX(-Math.PI / 2);
  const { position } = shape.attributes;
  for (let corner = 0; corner < position!.count; corner++) {
    const [x, z] = [position!.getX(corner), position!.getZ(corner)];
    const edge = Math.max(Math.abs(x) / halfLength, Math.abs(z) / halfDepth);
    const rise = edge > 0.97 ? 0.02 : 0.07 + 0.07 * noise3(x * 0.5, 3, z * 0.5);
    position!.setY(corner, FLOOR_Y + rise);
  }
  shape.computeVertexNormals();
  parts.add("twill", wrapped(shape, 3.4));
  for (const end of [-1, 1]) {
    const hem = block(0.8, 0.1, halfDepth * 2 + 0.1, 0.04);
    parts.add(
      "cushion",
      wrapped(hem.translate(end * (halfLength - 0.2), FLOOR_Y + 0.11, 0), 1.6, "z"),
    );
    const side = block(halfLength * 2, 0.1, 0.5, 0.04);
    parts.add("cushion", wrapped(side.translate(0, FLOOR_Y + 0.1, end * (halfDepth - 0.1)), 1.6));
  }
}

/** Reed matting over date palms; the play camera looks through it, so it is a thing of its own. */
export function makeCeiling(materials: Record<Surface, Material>, detailed: boolean): Group {
  const parts = new Parts();
  const reeds = new PlaneGeometry(RIGHT - LEFT, FRONT - BACK).rotateX(Math.PI / 2);
  parts.add("twill", wrapped(reeds.translate(0, TOP - 0.1, (FRONT + BACK) / 2), 4, "x"));
  const random = rng(21);
  for (let trunk = 0; trunk < 8; trunk++) {
    const shape = palmTrunk(0.66 + random() * 0.14, FRONT - BACK, detailed ? [24, 130] : [8, 1]);
    shape.rotateX(Math.PI / 2).rotateZ(random() * 6);
    const x = LEFT + 2.6 + trunk * 5;
    parts.add(
      "timber",
      wrapped(shape.translate(x, TOP - 0.8, (FRONT + BACK) / 2), 5, "z", random()),
    );
  }
  // the lid throws its shadow
  return parts.build("ceiling", materials, ["twill", "timber"]);
}

/** A date palm's trunk along y, ragged with the scars of its leaves in five staggered columns. */
function palmTrunk(
  radius: number,
  length: number,
  [around, along]: readonly [number, number],
): BufferGeometry {
  const shape = new CylinderGeometry(radius, radius * 1.08, length, around, along);
  const { position } = shape.attributes;
  for (let corner = 0; corner < position!.count; corner++) {
    const [x, y, z] = [position!.getX(corner), position!.getY(corner), position!.getZ(corner)];
    if (Math.hypot(x, z) < 0.1) continue;
    const column = ((Math.atan2(z, x) + Math.PI) / (Math.PI * 2)) * 5;
    const share = column - Math.floor(column);
    const row =
      y * 0.85 + (Math.floor(column) % 2 ? 0.5 : 0) + 0.25 * Math.cos(share * Math.PI * 2);
    const scar = 1 - (row - Math.floor(row));
    const ragged = 0.92 + 0.26 * scar * (0.6 + 0.4 * Math.sin(share * Math.PI));
    const k = ragged + 0.06 * (noise3(x * 3, y * 2, z * 3) - 0.5);
    position!.setX(corner, x * k);
    position!.setZ(corner, z * k);
  }
  shape.computeVertexNormals();
  return shape;
}

/** Lintels, sills and uprights of the windows; no cross-bar, a thin post is all that keeps goats out. */
export function makeWindows(materials: Record<Surface, Material>): Group {
  const parts = new Parts();
  const put = (shape: BufferGeometry, grain: Axis, shift: number): void =>
    parts.add("timber", wrapped(onWall("back", shape), 5, grain, shift));
  for (const [at, { middle: x, sill, lintel, half }] of WINDOWS.entries()) {
    const shift = at * 0.3;
    put(block(half * 2 + 2.6, 0.95, 1, 0.1, 3).translate(x, lintel + 0.34, -0.18), "x", shift);
    const inner = block(half * 2 + 2, 0.8, 0.9, 0.1, 3);
    put(inner.translate(x + 0.1, lintel + 0.32, -1.4), "x", shift + 0.4);
    put(
      block(half * 2 + 1.5, 0.36, THICK + 0.9, 0.1, 3).translate(x, sill - 0.1, -0.65),
      "x",
      shift,
    );
    const height = lintel - sill;
    for (const end of [-1, 1]) {
      const jamb = block(0.34, height, 0.5, 0.06).translate(x + end * (half - 0.1), 0, -1.3);
      put(jamb.translate(0, sill + height / 2, 0), "y", end * 0.2);
    }
    for (const share of [-0.5, 0, 0.5]) {
      const post = new CylinderGeometry(0.1, 0.11, height, 10);
      put(post.translate(x + share * half, sill + height / 2, -1.35), "y", share);
    }
  }
  return parts.build("window", materials);
}
