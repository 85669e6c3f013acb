/** The trays into which the bones are thrown, and the stands of the birds that are home. */
import { TorusGeometry } from "three";
import type { BufferGeometry } from "three";

import { BIRDS, BOWL, HOME, OUT, SIDES, STAND, TABLE_Y, bowlOf } from "../layout";
import type { Side } from "../layout";
import { block, wrapped } from "./parts";
import type { Axis, Parts } from "./parts";

const RIM = { width: 0.13, height: 0.2 };

/** Of the table's own wood; lined with cloth, and a bronze ring for every bird that may come. */
export function addStands(parts: Parts): void {
  for (const side of SIDES) {
    addTray(parts, side);
    addStand(parts, side);
  }
}

function addTray(parts: Parts, side: Side): void {
  const { x, z } = bowlOf(side);
  const { halfLength, halfDepth, floor } = BOWL;
  const put = (shape: BufferGeometry, dx: number, dz: number, grain: Axis): void => {
    const placed = shape.translate(x + dx, TABLE_Y + RIM.height / 2, z + dz);
    parts.add("walnut", wrapped(placed, 2.6, grain, dx + dz));
  };
  for (const end of [-1, 1]) {
    const long = block(2 * halfLength, RIM.height, RIM.width, 0.04);
    put(long, 0, end * (halfDepth - RIM.width / 2), "x");
    const short = block(RIM.width, RIM.height, 2 * halfDepth, 0.04);
    put(short, end * (halfLength - RIM.width / 2), 0, "z");
  }
  const cloth = block(2 * halfLength - 0.06, floor, 2 * halfDepth - 0.06, 0.02);
  parts.add("felt", wrapped(cloth.translate(x, TABLE_Y + floor / 2, z), 1.3));
}

function addStand(parts: Parts, side: Side): void {
  const { x, from, to, halfWidth, height } = STAND;
  const step = block(2 * halfWidth, height, to - from, 0.05);
  const middle = OUT[side] * ((from + to) / 2);
  const placed = step.translate(x, TABLE_Y + height / 2, middle);
  parts.add("walnut", wrapped(placed, 3, "z", OUT[side] * 0.4));
  for (const bird of BIRDS) {
    const ring = new TorusGeometry(0.4, 0.014, 6, 40).rotateX(Math.PI / 2);
    parts.add("bronze", ring.translate(HOME[side][bird].x, TABLE_Y + height, HOME[side][bird].z));
  }
}
