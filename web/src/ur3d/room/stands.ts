/** The trays into which the bones are thrown, and the stands of the birds that are home. */
import {
  Color,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshLambertMaterial,
  MeshStandardMaterial,
} from "three";
import type { BufferGeometry } from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";

import { STANDS } from "./colours";
import { BOWL, OUT, SIDES, STAND, TABLE_Y, bowlOf } from "./layout";
import type { Side } from "./layout";
import { block } from "./room/parts";

const RIM = { width: 0.13, height: 0.2 };

/** All of them in one mesh: what each is made of is its colour alone. */
export class Stands {
  readonly group = new Group();
  private readonly mesh: Mesh<BufferGeometry, MeshLambertMaterial | MeshStandardMaterial>;

  constructor(physical: boolean) {
    const shapes = [
      ...SIDES.flatMap(wood).map((shape) => painted(shape, STANDS.wood)),
      ...SIDES.map((side) => painted(floor(side), STANDS.felt)),
    ];
    const material = physical
      ? new MeshStandardMaterial({ vertexColors: true, roughness: 0.65 })
      : new MeshLambertMaterial({ vertexColors: true });
    this.mesh = new Mesh(mergeGeometries(shapes), material);
    for (const shape of shapes) shape.dispose();
    this.mesh.castShadow = this.mesh.receiveShadow = true;
    this.group.name = "stands";
    this.group.add(this.mesh);
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
  }
}

function painted(shape: BufferGeometry, name: string): BufferGeometry {
  const { r, g, b } = new Color(name);
  const corners = shape.getAttribute("position").count;
  const colours = Array.from({ length: corners }, () => [r, g, b]).flat();
  return shape.setAttribute("color", new Float32BufferAttribute(colours, 3));
}

/** The rim of a tray, and the step on which birds stand that are home. */
function wood(side: Side): BufferGeometry[] {
  const { x, z } = bowlOf(side);
  const { halfLength, halfDepth } = BOWL;
  const y = TABLE_Y + RIM.height / 2;
  const shapes: BufferGeometry[] = [];
  for (const end of [-1, 1]) {
    const long = block(2 * halfLength, RIM.height, RIM.width, 0.04);
    shapes.push(long.translate(x, y, z + end * (halfDepth - RIM.width / 2)));
    const short = block(RIM.width, RIM.height, 2 * halfDepth, 0.04);
    shapes.push(short.translate(x + end * (halfLength - RIM.width / 2), y, z));
  }
  const { from, to, halfWidth, height } = STAND;
  const step = block(2 * halfWidth, height, to - from, 0.05);
  const middle = OUT[side] * ((from + to) / 2);
  shapes.push(step.translate(STAND.x, TABLE_Y + height / 2, middle));
  return shapes;
}

function floor(side: Side): BufferGeometry {
  const { x, z } = bowlOf(side);
  const { halfLength, halfDepth, floor: thick } = BOWL;
  const cloth = block(2 * halfLength - 0.06, thick, 2 * halfDepth - 0.06, 0.02);
  return cloth.translate(x, TABLE_Y + thick / 2, z);
}
