import {
  type BufferGeometry,
  ExtrudeGeometry,
  LatheGeometry,
  PlaneGeometry,
  Shape,
  Vector2,
} from "three";
import { ATLAS, BOARD_HEIGHT, DECK, DRAWER, PROUD } from "./layout";

/** Geometry of the game box (second millennium): body, plaques, drawer. */

export function roundedRect(halfX: number, halfY: number, r: number): Shape {
  const shape = new Shape();
  shape.moveTo(-halfX + r, -halfY);
  shape.lineTo(halfX - r, -halfY).quadraticCurveTo(halfX, -halfY, halfX, -halfY + r);
  shape.lineTo(halfX, halfY - r).quadraticCurveTo(halfX, halfY, halfX - r, halfY);
  shape.lineTo(-halfX + r, halfY).quadraticCurveTo(-halfX, halfY, -halfX, halfY - r);
  shape.lineTo(-halfX, -halfY + r).quadraticCurveTo(-halfX, -halfY, -halfX + r, -halfY);
  return shape;
}

/** An upright solid over an outline: its top at `top`, `high` tall, edges rounded by `bevel`. */
export function upright(
  shape: Shape,
  top: number,
  high: number,
  bevel: number,
  segments = 3,
): BufferGeometry {
  const solid = new ExtrudeGeometry(shape, {
    depth: high - 2 * bevel,
    bevelEnabled: true,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelSegments: segments,
    curveSegments: 6,
  });
  return solid.rotateX(-Math.PI / 2).translate(0, top - high + bevel, 0);
}

/** Group 0: deck and bottom, drawn once over; group 1: sides, two squares to a repeat. */
export function boxBody(): BufferGeometry {
  const body = upright(roundedRect(DECK.width / 2, DECK.height / 2, 0.05), 0, BOARD_HEIGHT, 0.03);
  const position = body.getAttribute("position");
  const normal = body.getAttribute("normal");
  const uv = body.getAttribute("uv");
  for (let i = 0; i < uv.count; i++) {
    const x = position.getX(i);
    const z = position.getZ(i);
    if (Math.abs(normal.getY(i)) > 0.9) uv.setXY(i, x / DECK.width + 0.5, z / DECK.height + 0.5);
    else {
      const front = Math.abs(normal.getZ(i)) > Math.abs(normal.getX(i));
      const along = front ? x / 2 : (z / DECK.height) * 2 + 0.5;
      uv.setXY(i, along, -position.getY(i) / BOARD_HEIGHT);
    }
  }
  return body;
}

export const boxPlinth = (): BufferGeometry =>
  upright(
    roundedRect(DECK.width / 2 + 0.06, DECK.height / 2 + 0.06, 0.08),
    -BOARD_HEIGHT + 0.12,
    0.12,
    0.03,
  );

/** A plaque standing a little proud of the deck, its picture in cell `i` of the atlas. */
export function plaque(i: number): BufferGeometry {
  const half = 0.47;
  const body = upright(roundedRect(half, half, 0.03), PROUD, 0.07, 0.014);
  return atlasUv(body, i, half);
}

/** A sunken field's floor. */
export const floor = (i: number, y: number, half: number): BufferGeometry =>
  atlasUv(new PlaneGeometry(half * 2, half * 2).rotateX(-Math.PI / 2).translate(0, y, 0), i, half);

function atlasUv(body: BufferGeometry, i: number, half: number): BufferGeometry {
  const position = body.getAttribute("position");
  const uv = body.getAttribute("uv");
  const column = i % ATLAS.columns;
  const row = Math.floor(i / ATLAS.columns);
  for (let k = 0; k < uv.count; k++) {
    // A hair's breadth inside, so that mip levels do not mix in the neighbour.
    const u = (position.getX(k) / half) * 0.494 + 0.5;
    const v = (position.getZ(k) / half) * 0.494 + 0.5;
    uv.setXY(k, (column + u) / ATLAS.columns, (row + v) / ATLAS.rows);
  }
  return body;
}

/** Front of the drawer at the block's end, looking to -x. */
export function drawerFront(): BufferGeometry {
  const front = new PlaneGeometry(DRAWER.width, DRAWER.height);
  const uv = front.getAttribute("uv");
  for (let k = 0; k < uv.count; k++) uv.setY(k, 1 - uv.getY(k));
  return front.rotateY(-Math.PI / 2);
}

/** A turned knob on its plate, looking to -x. */
export function knob(): BufferGeometry {
  const profile: [number, number][] = [
    [0.15, 0],
    [0.15, 0.018],
    [0.125, 0.03],
    [0.06, 0.035],
    [0.045, 0.06],
    [0.05, 0.09],
    [0.085, 0.115],
    [0.1, 0.15],
    [0.09, 0.185],
    [0.055, 0.21],
    [0, 0.218],
  ];
  return new LatheGeometry(
    profile.map(([r, y]) => new Vector2(r, y)),
    28,
  ).rotateZ(Math.PI / 2);
}
