import {
  BufferAttribute,
  BufferGeometry,
  Group,
  type Material,
  Mesh,
  MeshBasicMaterial,
} from "three";
import { NUMBERS } from "../colours";
import { boxBody, boxPlinth, drawerFront, floor, knob, plaque } from "./box";
import { BOARD_HEIGHT, cellTop, MARGIN, NUMBER_ATLAS, rosettes, SQUARES, SUNK } from "./layout";
import { texture, textures } from "./textures";
import type { Assets } from "./assets";
import { FIELD, slabBody } from "./slab";
import type { Look, Maps } from "./types";

/** A whole board: the body, the twenty squares as objects of their own, and the house numbers. */
export function buildBoard(assets: Assets, look: Look): Group {
  const group = new Group();
  group.name = `board_${look}`;
  const box = look === "second_millennium";
  for (const part of box ? boxParts(assets) : slabParts(assets)) group.add(part);
  const marked = rosettes(look);
  const material = pictured(assets, `cells ${look}`, assets.made.cells[look], box ? 0.35 : 0.1);
  SQUARES.forEach((square, i) => {
    const shape = assets.keep(`${look} ${square.id}`, () =>
      box ? plaque(i) : floor(i, -SUNK, FIELD + 0.01),
    );
    const cell = new Mesh(shape, material);
    cell.name = `cell_${square.id}`;
    cell.position.set(square.x, 0, square.z);
    cell.castShadow = box;
    cell.receiveShadow = true;
    cell.userData = { square: square.id, rosette: marked.includes(square.id) };
    group.add(cell);
  });
  group.add(numbers(assets, look));
  return group;
}

function pictured(assets: Assets, key: string, maps: Maps, coat: number): Material {
  return assets.keep(key, () => {
    const set = assets.keepTextures(textures(maps));
    return assets.lit(
      assets.plain
        ? { map: set.map }
        : { ...set, roughness: 1, metalness: 1, clearcoat: coat, clearcoatRoughness: 0.35 },
    );
  });
}

function boxParts(assets: Assets): Mesh[] {
  const { deck, side, drawer } = assets.made;
  const end = -6 - MARGIN;
  const ebony = assets.stone("ebony", {
    look: { roughness: 0.45, clearcoat: 0.3, vertexColors: false },
    scale: 0.35,
  });
  const bronze = assets.stone("bronze", {
    look: { roughness: 0.32, metalness: 1, vertexColors: false },
    scale: 0.8,
  });
  const body = new Mesh(assets.keep("box", boxBody), [
    pictured(assets, "deck", deck, 0.35),
    pictured(assets, "side", side, 0.3),
  ]);
  const plinth = new Mesh(assets.keep("plinth", boxPlinth), ebony);
  const front = new Mesh(
    assets.keep("drawer", drawerFront),
    pictured(assets, "drawer front", drawer, 0.3),
  );
  front.position.set(end - 0.004, -BOARD_HEIGHT / 2 + 0.02, 0);
  const handle = new Mesh(assets.keep("knob", knob), bronze);
  handle.position.copy(front.position);
  handle.name = "knob";
  const parts = [body, plinth, front, handle];
  for (const part of parts) part.castShadow = part.receiveShadow = true;
  return parts;
}

function slabParts(assets: Assets): Mesh[] {
  const stone = assets.stone("marble", {
    look: { roughness: 0.55, vertexColors: false },
    scale: 0.3,
    relief: 0.9,
  });
  const body = new Mesh(assets.keep("slab", slabBody), stone);
  body.castShadow = body.receiveShadow = true;
  return [body];
}

const NUMBER = { half: 0.17, aside: 0.3 };

/** House numbers at the corner of each square nearest to the viewer's left hand, upright for that viewer. */
export function numbersFor(assets: Assets, look: Look, turn: number): BufferGeometry {
  return assets.keep(`numbers ${look} ${turn.toFixed(2)}`, () => numberSheet(look, turn));
}

function numberSheet(look: Look, turn: number): BufferGeometry {
  const { half, aside } = NUMBER;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const position: number[] = [];
  const uv: number[] = [];
  const index: number[] = [];
  for (const { x, z, house } of SQUARES) {
    const first = position.length / 3;
    const column = (house - 1) % NUMBER_ATLAS;
    const row = Math.floor((house - 1) / NUMBER_ATLAS);
    for (const [sx, sz] of [
      [-1, -1],
      [-1, 1],
      [1, 1],
      [1, -1],
    ] as const) {
      const [dx, dz] = [sx * half - aside, sz * half + aside];
      position.push(x + dx * cos + dz * sin, cellTop(look) + 0.004, z - dx * sin + dz * cos);
      uv.push((column + (sx + 1) / 2) / NUMBER_ATLAS, (row + (sz + 1) / 2) / NUMBER_ATLAS);
    }
    index.push(first, first + 1, first + 2, first, first + 2, first + 3);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(Float32Array.from(position), 3));
  geometry.setAttribute("uv", new BufferAttribute(Float32Array.from(uv), 2));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  return geometry;
}

/** Hidden until wanted. */
function numbers(assets: Assets, look: Look): Mesh {
  const material = assets.keep("number ink", () => {
    const map = assets.keep("number map", () => texture(assets.made.numbers, "albedo"));
    return new MeshBasicMaterial({
      map,
      transparent: true,
      depthWrite: false,
      polygonOffset: true,
      polygonOffsetFactor: -2,
      color: NUMBERS,
    });
  });
  const mesh = new Mesh(numbersFor(assets, look, 0), material);
  mesh.name = "numbers";
  mesh.visible = false;
  mesh.renderOrder = 1;
  return mesh;
}
