import type { Group, InstancedMesh, Mesh } from "three";
import { buildBoard } from "./board";
import type { Made } from "./make";
import { Shop } from "./shop";
import type { Bird, DieSize, Look, Side, Tier } from "./types";

/** The scene's things as three.js objects; what they share is made once and freed by `dispose`. */
export interface Assets {
  tier: Tier;
  piece(side: Side, bird: Bird): Group;
  board(look: Look): Group;
  die(size: DieSize): Group;
  hull(size: DieSize): Float32Array;
  coins(capacity: number): InstancedMesh;
  contact(radius: number): Mesh;
  dispose(): void;
}

export function assemble(made: Made): Assets {
  const shop = new Shop(made);
  return {
    tier: made.tier,
    piece: (side, bird) => shop.piece(side, bird),
    board: (look) => buildBoard(shop, look),
    die: (size) => shop.die(size),
    hull: (size) => made.dice[size].hull,
    coins: (capacity) => shop.coins(capacity),
    contact: (radius) => shop.contact(radius),
    dispose: () => shop.dispose(),
  };
}
