/** The launch numbers inlaid in the trays, beside the place of each bird (GU-UI-5.8). */
import { BufferAttribute, Group, Mesh, MeshBasicMaterial, PlaneGeometry } from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";

import { birds } from "../../../src/edubba/games/game_of_ur/data.json";
import { NUMERALS } from "./colours";
import { drawNumbers } from "./ink";
import { SIDES, UNLAUNCHED } from "./layout";
import type { Bird } from "./layout";
import { TRAY_FLOOR } from "./room/furniture";

const SIZE = 0.42;
const BESIDE = 0.61;

export class Numerals {
  readonly group = new Group();
  private readonly material: MeshBasicMaterial;
  private readonly row: Mesh;
  private turn = 0;

  constructor(px: number) {
    this.group.name = "numerals";
    const map = drawNumbers(
      birds.map((bird) => bird.launch_number),
      px,
    );
    this.material = new MeshBasicMaterial({
      map,
      transparent: true,
      depthWrite: false,
      opacity: 0.95,
      color: NUMERALS,
    });
    this.row = new Mesh(row(0), this.material);
    this.row.renderOrder = 2;
    this.group.add(this.row);
  }

  /** Lie upright for the viewer. */
  turnTo(turn: number): void {
    if (turn === this.turn) return;
    this.turn = turn;
    this.row.geometry.dispose();
    this.row.geometry = row(turn);
  }

  dispose(): void {
    this.material.map?.dispose();
    this.material.dispose();
    this.row.geometry.dispose();
  }
}

function row(turn: number): PlaneGeometry {
  const quads: PlaneGeometry[] = [];
  for (const side of SIDES) {
    for (const [at, bird] of birds.entries()) {
      const quad = new PlaneGeometry(SIZE, SIZE);
      const uv = quad.getAttribute("uv") as BufferAttribute;
      for (let corner = 0; corner < uv.count; corner++)
        uv.setX(corner, (uv.getX(corner) + at) / birds.length);
      const { x, z } = UNLAUNCHED[side][bird.id as Bird];
      quads.push(
        quad
          .rotateX(-Math.PI / 2)
          .rotateY(turn)
          .translate(x - BESIDE, TRAY_FLOOR + 0.004, z) as PlaneGeometry,
      );
    }
  }
  const merged = mergeGeometries(quads) as PlaneGeometry;
  for (const quad of quads) quad.dispose();
  return merged;
}
