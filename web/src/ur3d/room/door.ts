/** A plank door on a pivot post, in the left wall. */
import { CylinderGeometry, Shape, SphereGeometry, TorusGeometry } from "three";
import type { Group, Material } from "three";

import { FLOOR_Y } from "../layout";
import { Parts, archHeight, block, plank, wrapped } from "./parts";
import type { Opening } from "./parts";
import type { Surface } from "./surfaces";

/** In the left wall's own coordinates: its x runs towards the back of the room. */
export const DOORWAY: Opening = { middle: 8.2, sill: FLOOR_Y + 0.02, lintel: 1.4, half: 2.75 };
const LEAF_FROM_FACE = 0.95;

/** Made facing +z with its foot's middle at the origin, then hung into the left wall. */
export function makeDoor(materials: Record<Surface, Material>, leftWall: number): Group {
  const parts = new Parts();
  const { half, lintel } = DOORWAY;
  const springs = lintel - FLOOR_Y;
  const planks = 5;
  const width = (half * 2) / planks;
  for (let k = 0; k < planks; k++) {
    const from = -half + k * width + 0.02;
    const to = from + width - 0.04;
    const outline = new Shape();
    outline.moveTo(from, 0.12);
    outline.lineTo(to, 0.12);
    for (let step = 0; step <= 6; step++) {
      const x = to + ((from - to) * step) / 6;
      outline.lineTo(x, springs + archHeight(Math.abs(x) / half) * half - 0.06);
    }
    outline.closePath();
    parts.add("timber", wrapped(plank(outline, 0.26, 0.03), 4.4, "y", k * 0.37));
  }
  for (const [at, y] of [1.6, 5, 8.4].entries()) {
    parts.add(
      "timber",
      wrapped(block(half * 2 - 0.3, 0.72, 0.24, 0.06).translate(0, y, 0.42), 4, "x", at * 0.21),
    );
    for (let k = 0; k < planks; k++) {
      for (const dx of [-0.26, 0.26]) {
        const nail = new SphereGeometry(0.1, 12, 6, 0, Math.PI * 2, 0, Math.PI / 2).rotateX(
          Math.PI / 2,
        );
        parts.add("bronze", nail.translate(-half + (k + 0.5) * width + dx, y, 0.54));
      }
    }
  }
  // the pivot post stands in a stone socket; the ring to pull by hangs on the other side
  parts.add(
    "timber",
    wrapped(
      new CylinderGeometry(0.3, 0.32, springs + 1.6, 14).translate(
        -half + 0.16,
        springs / 2 + 0.8,
        0.2,
      ),
      4,
      "y",
    ),
  );
  parts.add("clay", wrapped(block(1.5, 0.4, 1.4, 0.15).translate(-half + 0.2, 0.16, 0.35), 3));
  parts.add("clay", wrapped(block(half * 2 + 1.2, 0.3, 2.2, 0.1).translate(0, 0.02, 0.6), 5));
  addRing(parts, half - 0.75, 5.9);
  const group = parts.build("door", materials);
  group.rotation.y = Math.PI / 2;
  group.position.set(leftWall - LEAF_FROM_FACE, FLOOR_Y, -DOORWAY.middle);
  return group;
}

function addRing(parts: Parts, x: number, y: number): void {
  const plate = new CylinderGeometry(0.34, 0.34, 0.1, 24)
    .rotateX(Math.PI / 2)
    .translate(x, y, 0.32);
  parts.add("bronze", plate);
  parts.add("bronze", new TorusGeometry(0.38, 0.06, 10, 32).translate(x, y - 0.36, 0.46));
}
