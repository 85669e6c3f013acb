/** Numbers in the scene: launch numbers on the benches, counters at the piles, the way out. */
import { BufferAttribute, Group, MathUtils, Mesh, MeshBasicMaterial, PlaneGeometry } from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";

import { birds } from "../../../src/edubba/games/game_of_ur/data.json";
import { PLAY_PITCH } from "./camera";
import type { Counts } from "./coins";
import { drawMark, drawNumbers } from "./ink";
import {
  BOARD_LENGTH,
  EXIT,
  OUT,
  PILE,
  PILES,
  POOL_COUNT,
  SIDES,
  TABLE_Y,
  UNLAUNCHED,
} from "./layout";
import type { Bird, Pile } from "./layout";
import { PROUD } from "./make/layout";
import { MAT, TRAY_FLOOR } from "./room/furniture";

/** A launch number is cut longer than wide, so that it can be read at the slant of a seat. */
const SIZE = { wide: 0.46, long: 0.62 };
const BESIDE = 0.62;
/** A groove on the far side of it parts one bird's place from the next one's. */
const GROOVE = { wide: 0.09, long: 0.62, aside: 0.86 };
const UPRIGHT = { size: 0.6, out: 1.3 };
/** Half a bird. Its bench lifts it, so what lies on the table level with it lies farther off. */
const HALF_BIRD = 0.42;
const FARTHER = (TRAY_FLOOR + HALF_BIRD - TABLE_Y) / Math.tan(MathUtils.degToRad(PLAY_PITCH));
/** A number lies before its plate, towards the viewer. */
const COUNT = { size: 0.86, before: 1.3 };
const LIFT = 0.012;
/** Where the last square ends, and how much of either board lies beyond it. */
const EDGE = BOARD_LENGTH / 2;
const RIM = 0.42;
/** Its head alone is inked, and as wide as the rim. */
const ARROW = 0.85;

export class Numerals {
  readonly group = new Group();
  private readonly px: number;
  private readonly row: Mesh<PlaneGeometry, MeshBasicMaterial>;
  private readonly out: Mesh<PlaneGeometry, MeshBasicMaterial>;
  private readonly counts = new Map<Pile, Mesh<PlaneGeometry, MeshBasicMaterial>>();
  private shown: Partial<Counts> = {};
  private turn = 0;

  constructor(px: number) {
    this.group.name = "numerals";
    this.px = px;
    const launch = birds.map((bird) => bird.launch_number);
    this.row = this.add(row(0), inked(drawNumbers([...launch, "|"], px)));
    this.out = this.add(lying(ARROW).rotateY(-Math.PI / 2), inked(drawMark("arrow", px)));
    this.out.name = "exit";
    // on the rim: on the table beyond, the board itself would hide it
    this.out.position.set(EDGE + RIM / 2, PROUD + LIFT, EXIT.z);
    for (const pile of PILES) {
      const mesh = this.add(lying(COUNT.size), inked(drawNumbers([0], px, true)));
      mesh.name = `count_${pile}`;
      this.counts.set(pile, mesh);
    }
    this.place();
  }

  private add(
    shape: PlaneGeometry,
    material: MeshBasicMaterial,
  ): Mesh<PlaneGeometry, MeshBasicMaterial> {
    const mesh = new Mesh(shape, material);
    mesh.renderOrder = 2;
    this.group.add(mesh);
    return mesh;
  }

  /** Lie upright for the viewer. */
  turnTo(turn: number): void {
    if (turn === this.turn) return;
    this.turn = turn;
    this.row.geometry.dispose();
    this.row.geometry = row(turn);
    this.place();
  }

  /** How many counters lie on each plate. */
  count(counts: Counts): void {
    for (const [pile, mesh] of this.counts) {
      if (this.shown[pile] === counts[pile]) continue;
      mesh.material.map?.dispose();
      mesh.material.map = drawNumbers([counts[pile]], this.px, true);
    }
    this.shown = { ...counts };
  }

  private place(): void {
    for (const [pile, mesh] of this.counts) {
      const { x, z } = PILE[pile];
      // beyond the board it lies behind the plate, or the board would hide it
      const facing = Math.cos(this.turn);
      const before = z * facing < -0.1 ? -COUNT.before : COUNT.before;
      const upright = Math.abs(facing) < 0.5;
      let [dx, dz] = upright ? [-COUNT.before, 0] : [0, facing * before]; // clear of the trays
      // the pool's goes out to bare wood: on the fringe of the mat nobody could read it
      if (pile === "pool" && !upright) [dx, dz] = [POOL_COUNT.x, Math.sign(facing) * POOL_COUNT.z];
      mesh.position.set(x + dx, TABLE_Y + MAT.height + LIFT, z + dz);
      mesh.rotation.y = this.turn;
    }
  }

  dispose(): void {
    for (const { geometry, material } of [this.row, this.out, ...this.counts.values()]) {
      geometry.dispose();
      material.map?.dispose();
      material.dispose();
    }
  }
}

const lying = (wide: number, long = wide): PlaneGeometry =>
  new PlaneGeometry(wide, long).rotateX(-Math.PI / 2) as PlaneGeometry;

/** As bright as it is inked: what must be read does not hang on the lamp. */
const inked = (map: MeshBasicMaterial["map"]): MeshBasicMaterial =>
  new MeshBasicMaterial({ map, transparent: true, depthWrite: false, toneMapped: false });

/**
 * The launch number of each bird: on its bench, on the same hand of it from either seat; where the
 * board stands upright the birds hide each other's, so they lie on the bare wood beside the bench.
 */
function row(turn: number): PlaneGeometry {
  const upright = Math.abs(Math.cos(turn)) < 0.5;
  const hand = Math.cos(turn) > 0 ? -1 : 1;
  const quads = SIDES.flatMap((side) =>
    birds.flatMap((bird, at) => {
      const { x, z } = UNLAUNCHED[side][bird.id as Bird];
      const lay = (quad: PlaneGeometry, cell: number, aside: number): PlaneGeometry =>
        inCell(quad, cell)
          .rotateY(turn)
          .translate(x + hand * aside, TRAY_FLOOR + 0.004, z) as PlaneGeometry;
      if (upright)
        return inCell(lying(UPRIGHT.size), at)
          .rotateY(turn)
          .translate(
            x - Math.sin(turn) * FARTHER,
            TABLE_Y + LIFT,
            z + OUT[side] * UPRIGHT.out,
          ) as PlaneGeometry;
      const number = lay(lying(SIZE.wide, SIZE.long), at, BESIDE);
      const first = hand < 0 ? 0 : birds.length - 1;
      if (at === first) return [number];
      return [number, lay(lying(GROOVE.wide, GROOVE.long), birds.length, GROOVE.aside)];
    }),
  );
  const merged = mergeGeometries(quads) as PlaneGeometry;
  for (const quad of quads) quad.dispose();
  return merged;
}

/** A quad that shows one cell of the row that was drawn: a number, or last of all the groove. */
function inCell(quad: PlaneGeometry, cell: number): PlaneGeometry {
  const uv = quad.getAttribute("uv") as BufferAttribute;
  for (let corner = 0; corner < uv.count; corner++)
    uv.setX(corner, (uv.getX(corner) + cell) / (birds.length + 1));
  return quad;
}
