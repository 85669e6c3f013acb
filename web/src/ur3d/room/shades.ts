/**
 * The darkness where things touch and walls meet, which no lamp's shadow gives: soft patches under
 * what stands on table and floor, soft strips along every corner of the room. One mesh, one draw.
 */
import {
  BufferAttribute,
  BufferGeometry,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  Vector3,
} from "three";

import { SHADE } from "../colours";
import {
  BOWL,
  FLOOR_Y,
  OUT,
  PILE,
  PILES,
  SIDES,
  STAND,
  TABLE_Y,
  TRAY,
  bowlOf,
  trayOf,
} from "../layout";
import { JARS } from "./fittings";
import { MAT, PLATE, STOOLS, TABLE } from "./furniture";
import { BACK, FRONT, LEFT, RIGHT, TOP } from "./plan";

/** Steps from the dark side of a patch to its faint one. */
const STEPS = 5;

class Shades {
  private readonly position: number[] = [];
  private readonly alpha: number[] = [];
  private readonly index: number[] = [];

  private point(x: number, y: number, z: number, alpha: number): number {
    this.position.push(x, y, z);
    this.alpha.push(1, 1, 1, alpha);
    return this.position.length / 3 - 1;
  }

  /** A rectangle that fades outwards over `spread`; a round one if it has no sides. */
  patch(at: Vector3, halfX: number, halfZ: number, spread: number, dark: number): void {
    this.fill(at, dark, this.frame(at, halfX, halfZ, spread, dark));
  }

  /** Only what fades: round a thing with a floor of its own, which the dark must not lie over. */
  frame(at: Vector3, halfX: number, halfZ: number, spread: number, dark: number): number[] {
    const corners = 24;
    const rings: number[][] = [];
    for (let ring = 0; ring <= STEPS; ring++) {
      const out = ring / STEPS;
      rings.push(
        Array.from({ length: corners + 4 }, (_, k) => {
          const quarter = Math.floor(k / (corners / 4 + 1));
          const angle = ((k - quarter) / corners) * Math.PI * 2;
          const middle = ((quarter + 0.5) * Math.PI) / 2;
          const x = Math.sign(Math.cos(middle)) * halfX + Math.cos(angle) * out * spread;
          const z = Math.sign(Math.sin(middle)) * halfZ + Math.sin(angle) * out * spread;
          return this.point(at.x + x, at.y, at.z + z, dark * (1 - out) ** 2);
        }),
      );
    }
    for (const k of rings[0]!.keys()) {
      const next = (k + 1) % rings[0]!.length;
      for (let ring = 0; ring < STEPS; ring++) {
        const [inner, outer] = [rings[ring]!, rings[ring + 1]!];
        this.index.push(inner[k]!, inner[next]!, outer[k]!);
        this.index.push(inner[next]!, outer[next]!, outer[k]!);
      }
    }
    return rings[0]!;
  }

  private fill(at: Vector3, dark: number, round: readonly number[]): void {
    const heart = this.point(at.x, at.y, at.z, dark);
    for (const [k, corner] of round.entries())
      this.index.push(heart, round[(k + 1) % round.length]!, corner);
  }

  /** From a line, dark, across to where it has faded. */
  strip(from: Vector3, to: Vector3, across: Vector3, dark: number): void {
    for (let step = 0; step < STEPS; step++) {
      const corners = [step, step + 1].flatMap((row) =>
        [from, to].map((end) => {
          const { x, y, z } = end.clone().addScaledVector(across, row / STEPS);
          return this.point(x, y, z, dark * (1 - row / STEPS) ** 2);
        }),
      );
      const [a, b, c, d] = corners as [number, number, number, number];
      this.index.push(a, b, c, b, d, c);
    }
  }

  mesh(): Mesh<BufferGeometry, MeshBasicMaterial> {
    const shape = new BufferGeometry();
    shape.setAttribute("position", new BufferAttribute(Float32Array.from(this.position), 3));
    shape.setAttribute("color", new BufferAttribute(Float32Array.from(this.alpha), 4));
    shape.setIndex(this.index);
    const material = new MeshBasicMaterial({
      color: SHADE,
      vertexColors: true,
      transparent: true,
      depthWrite: false,
      side: DoubleSide,
      polygonOffset: true,
      polygonOffsetFactor: -2,
      polygonOffsetUnits: -2,
    });
    return new Mesh(shape, material);
  }
}

export function makeShades(): Mesh<BufferGeometry, MeshBasicMaterial> {
  const shades = new Shades();
  onTheTable(shades);
  onTheFloor(shades);
  inTheCorners(shades);
  const mesh = shades.mesh();
  mesh.name = "shades";
  return mesh;
}

function onTheTable(shades: Shades): void {
  for (const side of SIDES) {
    const { x, z } = trayOf(side);
    const y = TABLE_Y + MAT.height + 0.008;
    shades.patch(new Vector3(x, y, z), TRAY.halfLength - 0.1, TRAY.halfDepth - 0.1, 0.5, 0.62);
    const bowl = bowlOf(side);
    const low = TABLE_Y + 0.008;
    shades.frame(new Vector3(bowl.x, low, bowl.z), BOWL.halfLength, BOWL.halfDepth, 0.4, 0.6);
    const middle = new Vector3(STAND.x, low, (OUT[side] * (STAND.from + STAND.to)) / 2);
    shades.frame(middle, STAND.halfWidth, (STAND.to - STAND.from) / 2, 0.4, 0.6);
  }
  for (const pile of PILES) {
    const { x, z } = PILE[pile];
    const y = TABLE_Y + 0.008;
    shades.patch(new Vector3(x, y, z), 0.1, 0.1, PLATE.radius * 1.25, 0.9);
  }
}

function onTheFloor(shades: Shades): void {
  const low = FLOOR_Y + 0.17;
  shades.patch(new Vector3(0, low, 0), TABLE.halfLength - 4, TABLE.halfDepth - 4, 5.4, 0.62);
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) {
      const leg = new Vector3(x * (TABLE.halfLength - 1.1), low, z * (TABLE.halfDepth - 0.9));
      shades.patch(leg, 0, 0, 1.3, 0.8);
    }
  }
  for (const [x, z] of STOOLS) shades.patch(new Vector3(x, low, z), 1.3, 0.9, 1.6, 0.6);
  for (const [, x, z, size] of JARS) {
    shades.patch(new Vector3(x, FLOOR_Y + 0.02, z), 0, 0, 1.7 * size, 0.85);
  }
}

/** Light is lost between two walls, and between a wall and floor or roof. */
function inTheCorners(shades: Shades): void {
  const near = 0.03;
  const [left, right, back, front] = [LEFT + near, RIGHT - near, BACK + near, FRONT - near];
  const [low, high] = [FLOOR_Y + near, TOP - near];
  const ends = [
    [new Vector3(left, 0, back), new Vector3(right, 0, back), new Vector3(0, 0, 1)],
    [new Vector3(left, 0, front), new Vector3(right, 0, front), new Vector3(0, 0, -1)],
    [new Vector3(left, 0, back), new Vector3(left, 0, front), new Vector3(1, 0, 0)],
    [new Vector3(right, 0, back), new Vector3(right, 0, front), new Vector3(-1, 0, 0)],
  ] as const;
  for (const [from, to, inward] of ends) {
    const [a, b] = [from.clone().setY(low), to.clone().setY(low)];
    shades.strip(a, b, inward.clone().multiplyScalar(3.4), 0.55);
    shades.strip(a, b, new Vector3(0, 3, 0), 0.5);
    shades.strip(from.clone().setY(high), to.clone().setY(high), new Vector3(0, -7, 0), 0.5);
    const along = to.clone().sub(from).normalize();
    for (const [end, turned] of [
      [from, 1],
      [to, -1],
    ] as const) {
      const top = end.clone().setY(high);
      const across = along.clone().multiplyScalar(turned * 5);
      shades.strip(end.clone().setY(low), top, across, 0.5);
    }
  }
}
