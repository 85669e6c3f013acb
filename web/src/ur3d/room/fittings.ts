/** What gives the walls life: niches with what is kept in them, hangings on their poles, jars. */
import { CylinderGeometry, PlaneGeometry } from "three";
import type { BufferGeometry } from "three";

import { FLOOR_Y } from "../layout";
import { noise3 } from "../make/noise";
import { Parts, block, smoothed, turned, wrapped } from "./parts";
import type { Opening, Profile } from "./parts";
import { NICHES, WALLS, onWall } from "./plan";
import type { WallName } from "./plan";

/** How far a niche goes in, and where its second, smaller recess begins. */
const NICHE = { depth: 1.35, step: 0.7, strip: 0.28 };

/** A recess within a recess, a plank for its floor and a flat lintel. */
export function addNiche(
  parts: Parts,
  name: WallName,
  { middle, sill, lintel, half }: Opening,
): void {
  const { along } = WALLS[name];
  const height = lintel - sill;
  const put = (surface: "plaster" | "timber", shape: BufferGeometry): void =>
    parts.add(surface, wrapped(onWall(name, shape), surface === "plaster" ? 10 : 5, along, middle));
  put(
    "plaster",
    block(half * 2 + 0.8, height + 0.8, 0.3, 0.02).translate(
      middle,
      sill + height / 2,
      -NICHE.depth - 0.15,
    ),
  );
  const thick = NICHE.depth - NICHE.step;
  for (const end of [-1, 1]) {
    const strip = block(NICHE.strip + 0.1, height + 0.1, thick, 0.06);
    put(
      "plaster",
      strip.translate(
        middle + end * (half - NICHE.strip / 2 + 0.05),
        sill + height / 2,
        -NICHE.step - thick / 2,
      ),
    );
  }
  const top = block(half * 2, NICHE.strip + 0.1, thick, 0.06);
  put("plaster", top.translate(middle, lintel - NICHE.strip / 2 + 0.05, -NICHE.step - thick / 2));
  put("timber", block(half * 2 + 1.5, 0.52, 0.8, 0.07, 3).translate(middle, lintel + 0.2, -0.2));
  put(
    "timber",
    block(half * 2 + 0.7, 0.26, NICHE.depth + 0.4, 0.06).translate(
      middle,
      sill - 0.06,
      -NICHE.depth / 2 + 0.12,
    ),
  );
}

/** A cloth or mat on a pole between two pegs: where it hangs on its wall, and how large it is. */
interface Hanging {
  wall: WallName;
  x: number;
  top: number;
  width: number;
  height: number;
  of: "weave" | "twill";
}
const HANGINGS: readonly Hanging[] = [
  { wall: "left", x: -1.6, top: 5.4, width: 3.7, height: 8.1, of: "weave" },
  { wall: "left", x: 14, top: 3.6, width: 3.2, height: 5.6, of: "twill" },
  { wall: "right", x: -9.2, top: 5.2, width: 5.6, height: 7.4, of: "twill" },
  { wall: "right", x: 14, top: 5.4, width: 3.7, height: 8.1, of: "weave" },
  { wall: "front", x: 0, top: 4.4, width: 13.2, height: 6, of: "weave" },
];

export function addHangings(parts: Parts): void {
  for (const hanging of HANGINGS) {
    const { wall, x, top, width, height, of } = hanging;
    const cloth = onWall(wall, draped(hanging));
    parts.add(of, of === "twill" ? wrapped(cloth, 3, WALLS[wall].along, x) : cloth);
    const pole = new CylinderGeometry(0.13, 0.13, width + 1.1, 12).rotateZ(Math.PI / 2);
    parts.add(
      "timber",
      wrapped(onWall(wall, pole.translate(x, top, 0.42)), 4, WALLS[wall].along, x),
    );
    for (const end of [-1, 1]) {
      const peg = new CylinderGeometry(0.1, 0.14, 0.9, 10).rotateX(Math.PI / 2);
      parts.add("timber", onWall(wall, peg.translate(x + end * (width / 2 + 0.3), top - 0.2, 0.3)));
      const hem = block(width + 0.04, 0.24, 0.08, 0.03);
      if (of === "twill")
        parts.add(
          "cushion",
          onWall(wall, hem.translate(x, end > 0 ? top - 0.2 : top - height, 0.5)),
        );
    }
  }
}

/** It hangs in slow folds, freer towards its foot. */
function draped({ x, top, width, height, of }: Hanging): BufferGeometry {
  const shape = new PlaneGeometry(width, height, 48, 24);
  const { position, uv } = shape.attributes;
  const stiff = of === "twill" ? 0.4 : 1;
  for (let corner = 0; corner < position!.count; corner++) {
    const [px, py] = [position!.getX(corner), position!.getY(corner)];
    const down = 0.5 - py / height;
    const fold = Math.sin(px * 2.6 + noise3(px * 0.4, down * 1.5, x) * 4) * 0.5 + 0.5;
    position!.setZ(corner, 0.44 + stiff * (0.1 + 0.3 * down) * fold);
    // the mat's own figures, whole: along a tall cloth or across a wide one
    const [across, along] = [px / width + 0.5, py / height + 0.5];
    if (of === "weave")
      uv!.setXY(corner, width > height ? across : along, width > height ? along : across);
  }
  shape.computeVertexNormals();
  return shape.translate(x, top - height / 2, 0);
}

const BELLY: Profile = [
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
const SQUAT: Profile = [
  [0, 0],
  [0.55, 0],
  [0.95, 0.4],
  [1.2, 1],
  [1.05, 1.6],
  [0.72, 1.95],
  [0.7, 2.1],
  [0.88, 2.25],
  [0.86, 2.32],
  [0.66, 2.2],
  [0.6, 1.9],
];
const FLASK: Profile = [
  [0, 0],
  [0.4, 0],
  [0.62, 0.3],
  [0.85, 1.1],
  [0.78, 1.9],
  [0.4, 2.6],
  [0.26, 2.95],
  [0.26, 3.4],
  [0.4, 3.6],
  [0.38, 3.66],
  [0.2, 3.45],
  [0.16, 2.9],
];

/** Those on the floor: what kind, where, how large. */
export const JARS: readonly (readonly [Profile, number, number, number])[] = [
  [BELLY, -16.6, -14.2, 1.5],
  [SQUAT, -13.4, -15, 1.15],
  [FLASK, -17.6, -11.6, 1],
  [BELLY, 16.2, -14.4, 1.65],
  [SQUAT, 13.2, -15.1, 1],
  [FLASK, 18, -11.2, 1.15],
  [BELLY, 17.4, 22.8, 1.5],
  [SQUAT, 14.6, 23.8, 1.1],
  [BELLY, -17.2, 23, 1.35],
  [FLASK, -14.8, 24, 1.1],
  [SQUAT, -12.6, 24.2, 0.9],
];

/** Jars by the walls, and smaller ones in the niches. */
export function addJars(parts: Parts): void {
  const put = (profile: Profile, x: number, y: number, z: number, size: number): void => {
    const jar = turned(smoothed(profile, 3), 36)
      .scale(size, size, size)
      .rotateY(x + z);
    parts.add("clay", wrapped(jar.translate(x, y, z), 3.4, "y", x * 0.37 + z * 0.11));
  };
  for (const [profile, x, z, size] of JARS) put(profile, x, FLOOR_Y, z, size);
  for (const [name, at, profile, dx, size] of [
    ["back", 0, FLASK, 0.62, 0.52],
    ["back", 1, BELLY, -0.3, 0.5],
    ["back", 1, SQUAT, 0.55, 0.38],
    ["back", 2, FLASK, -0.4, 0.6],
    ["back", 2, SQUAT, 0.4, 0.46],
    ["left", 0, BELLY, -0.5, 0.62],
    ["left", 0, FLASK, 0.65, 0.62],
    ["right", 0, BELLY, 0, 0.72],
    ["right", 1, SQUAT, -0.55, 0.55],
    ["right", 1, FLASK, 0.6, 0.66],
    ["front", 0, BELLY, 0.65, 0.55],
    ["front", 1, FLASK, -0.6, 0.66],
    ["front", 1, SQUAT, 0.5, 0.55],
  ] as const) {
    const { middle, sill } = NICHES[name][at]!;
    const { turn, x, z } = WALLS[name];
    const [along, out] = [middle + dx, -0.62];
    put(
      profile,
      x + along * Math.cos(turn) + out * Math.sin(turn),
      sill + 0.07,
      z - along * Math.sin(turn) + out * Math.cos(turn),
      size,
    );
  }
}
