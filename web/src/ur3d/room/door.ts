/** A plank door on a pivot post, framed by jambs and a flat lintel, in the left wall. */
import { CylinderGeometry, SphereGeometry, TorusGeometry } from "three";
import type { BufferGeometry, Group, Material } from "three";

import { FLOOR_Y } from "../layout";
import { Parts, block, wrapped } from "./parts";
import type { Axis } from "./parts";
import { DOORWAY, LEFT } from "./plan";
import type { Surface } from "./surfaces";

const LEAF_FROM_FACE = 0.95;
/** No two planks of one width, as they came from the trunks. */
const PLANKS = [1.22, 0.94, 1.1, 0.98, 1.06];
const LEDGES = [1.5, 5.4, 9.3];

/** Made facing +z with its foot's middle at the origin, then hung into the left wall. */
export function makeDoor(materials: Record<Surface, Material>): Group {
  const parts = new Parts();
  const { half } = DOORWAY;
  const height = DOORWAY.lintel - FLOOR_Y;
  const timber = (shape: BufferGeometry, grain: Axis, shift: number): void =>
    parts.add("timber", wrapped(shape, 4.4, grain, shift));
  const scale = (half * 2 - 0.5) / PLANKS.reduce((sum, width) => sum + width);
  let from = -half + 0.25;
  for (const [k, share] of PLANKS.entries()) {
    const width = share * scale;
    const middle = from + width / 2;
    const plank = block(width - 0.05, height - 0.3, 0.3, 0.05);
    timber(plank.translate(middle, height / 2 + 0.06, (k % 2) * 0.04), "y", k * 0.37);
    for (const y of LEDGES) {
      for (const dx of [-0.26, 0.26]) {
        const nail = new SphereGeometry(0.1, 12, 6, 0, Math.PI * 2, 0, Math.PI / 2);
        parts.add("bronze", nail.rotateX(Math.PI / 2).translate(middle + dx, y - dx * 0.4, 0.4));
      }
    }
    from += width;
  }
  for (const [at, y] of LEDGES.entries()) {
    timber(block(half * 2 - 0.9, 0.72, 0.24, 0.06).translate(0.1, y, 0.28), "x", at * 0.21);
  }
  // jambs and lintel stand before the wall's face and reach over the opening on both sides
  const face = LEAF_FROM_FACE;
  for (const end of [-1, 1]) {
    const jamb = block(0.8, height + 0.1, 1.5, 0.08, 3).translate(
      end * (half + 0.16),
      height / 2,
      face - 0.45,
    );
    timber(jamb, "y", end * 0.4);
  }
  timber(
    block(half * 2 + 3.2, 1.05, 1.7, 0.1, 3).translate(0, height + 0.42, face - 0.4),
    "x",
    0.6,
  );
  timber(
    block(half * 2 + 2.4, 0.5, 1.4, 0.08, 3).translate(0.1, height + 1.18, face - 0.45),
    "x",
    0.15,
  );
  // the pivot post stands in a socket on the threshold; the ring to pull by hangs on the other side
  const post = new CylinderGeometry(0.26, 0.3, height, 14);
  timber(post.translate(-half + 0.5, height / 2, 0.24), "y", 0);
  timber(block(1.5, 0.4, 1.4, 0.15).translate(-half + 0.5, 0.16, 0.35), "x", 0.5);
  timber(block(half * 2 + 1.2, 0.3, 2.2, 0.1).translate(0, 0.02, 0.6), "x", 0.8);
  addRing(parts, half - 0.85, 5.9);
  const group = parts.build("door", materials);
  group.rotation.y = Math.PI / 2;
  group.position.set(LEFT - face, FLOOR_Y, -DOORWAY.middle);
  return group;
}

function addRing(parts: Parts, x: number, y: number): void {
  const plate = new CylinderGeometry(0.34, 0.34, 0.1, 24).rotateX(Math.PI / 2);
  parts.add("bronze", plate.translate(x, y + 1.1, 0.24));
  parts.add("bronze", new TorusGeometry(0.38, 0.06, 10, 32).translate(x, y + 0.74, 0.36));
}
