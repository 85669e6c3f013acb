import { cellMaps, deckMaps, drawerMaps, sideMaps } from "./board_maps";
import { boneBounds, boneMarks } from "./bone_marks";
import { bone } from "./bones";
import { coinMaps, coinMesh } from "./coin";
import { tileMaps } from "./maps";
import { BOX_STONES, SLAB_STONES } from "./motifs";
import { numberMaps } from "./numbers";
import { makePiece, type PieceMesh } from "./piece";
import { QUALITY } from "./quality";
import { bake, type MaterialName, type Tile } from "./materials";
import { sculpt } from "./surface";
import { hullOf } from "./throw";
import {
  type Bird,
  BIRDS,
  type DieSize,
  type Look,
  type Maps,
  type MeshData,
  type Tier,
} from "./types";

export interface DieMesh {
  body: MeshData;
  marks: MeshData;
  hull: Float32Array;
}

/** Everything of the scene that is costly to make, as plain buffers. */
export interface Made {
  tier: Tier;
  pieces: Record<Bird, PieceMesh>;
  dice: Record<DieSize, DieMesh>;
  coin: { mesh: MeshData; maps: Maps };
  cells: Record<Look, Maps>;
  deck: Maps;
  side: Maps;
  drawer: Maps;
  numbers: Maps;
  tiles: Record<TileName, Maps>;
}

/** The tiles that meshes without texture coordinates are covered with. */
const TILES = [
  "alabaster",
  "obsidian",
  "shingle",
  "basalt",
  "ebony",
  "marble",
  "bone",
  "bronze",
] as const satisfies readonly MaterialName[];
export type TileName = (typeof TILES)[number];

/** The work in order, one piece at a time, so that progress can be told between them. */
export function* steps(tier: Tier): Generator<number, Made> {
  const quality = QUALITY[tier];
  const total = TILES.length + BIRDS.length * 2 + 11;
  let done = 0;
  const baked = new Map<MaterialName, Tile>();
  const tile = (name: MaterialName): Tile => {
    const known = baked.get(name) ?? bake(name, quality.tile);
    baked.set(name, known);
    return known;
  };
  const tiles = {} as Record<TileName, Maps>;
  for (const name of TILES) {
    tiles[name] = tileMaps(tile(name));
    yield ++done / total;
  }
  const pieces = {} as Record<Bird, PieceMesh>;
  for (const bird of BIRDS) {
    pieces[bird] = makePiece(bird, quality);
    yield (done += 2) / total;
  }
  const dice = {} as Record<DieSize, DieMesh>;
  for (const size of ["small", "large"] as const) {
    dice[size] = makeDie(size, quality.bone);
    yield (done += 2) / total;
  }
  const box = BOX_STONES.map(tile);
  const deck = deckMaps(quality.cell * 0.7, box);
  yield (done += 2) / total;
  const side = sideMaps(quality.cell, box);
  const drawer = drawerMaps(quality.cell, box);
  yield (done += 1) / total;
  const cells = {
    second_millennium: cellMaps("second_millennium", quality.cell, box),
    first_millennium: cellMaps("first_millennium", quality.cell, SLAB_STONES.map(tile)),
  };
  yield (done += 3) / total;
  const coin = { mesh: coinMesh(tier === "test" ? 16 : 40), maps: coinMaps(quality.coin) };
  const numbers = numberMaps(Math.max(32, quality.cell / 2));
  return { tier, pieces, dice, coin, cells, deck, side, drawer, numbers, tiles };
}

/** Age gathers in the hollows of a bone: red fades least in their shade, blue most. */
const AGE = [0.65, 0.9, 1.2];

/** Coarser meshes cannot hold a drilled dot: theirs are painted on. */
const FINE = 6000;

export function makeDie(size: DieSize, triangles: number): DieMesh {
  const field = bone(size, triangles >= FINE);
  const body = sculpt(
    field,
    { ...boneBounds(size), reach: size === "large" ? 0.22 : 0.16, depth: 1.4 },
    triangles,
  );
  for (let i = 0; i < body.color!.length; i++) body.color![i]! **= AGE[i % 3]!;
  return { body, marks: boneMarks(size, field), hull: hullOf(body.position) };
}

/** All at once, in this thread. */
export function makeHere(tier: Tier, onProgress?: (share: number) => void): Made {
  const work = steps(tier);
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
    onProgress?.(next.value);
  }
}

/** The buffers inside, to be handed over instead of copied. */
export function buffersOf(value: unknown, found = new Set<ArrayBuffer>()): Set<ArrayBuffer> {
  if (ArrayBuffer.isView(value)) found.add(value.buffer as ArrayBuffer);
  else if (value !== null && typeof value === "object")
    for (const part of Object.values(value)) buffersOf(part, found);
  return found;
}
