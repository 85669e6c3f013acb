/** Where each thing of a position stands, and what a pointer's ray meets: no rules, no drawing. */
import { Box3, Vector3 } from "three";
import type { Ray } from "three";

import type { UrView } from "../generated/views";
import {
  BIRDS,
  CELLS,
  BOWL,
  DICE,
  DIE_REACH,
  EXIT,
  HOME,
  PILE,
  PILES,
  SIDES,
  STAND,
  TABLE_Y,
  UNLAUNCHED,
  lyingAt,
} from "./layout";
import type { Bird, Die, Look, Pile, Place, Side } from "./layout";
import { cellTop, restHeight } from "./make/layout";
import { MAT, PLATE, TRAY_FLOOR } from "./room/furniture";

export type BirdKey = `${Side}:${Bird}`;

/** Two of a player's birds may share a rosette in one of the variants; then they stand aside. */
const ASIDE = 0.24;

export function birdKey(side: Side, bird: Bird): BirdKey {
  return `${side}:${bird}`;
}

/** The ground under a place: a square, the board's deck, or the mat. */
function ground(look: Look, { x, z }: Place): number {
  const height = restHeight(look, x, z);
  return height <= TABLE_Y ? TABLE_Y + MAT.height : height;
}

/** Where a bird stands that is `off`, `home` or on a square. */
export function birdSpot(look: Look, side: Side, bird: Bird, where: string): Vector3 {
  if (where === "off") {
    const { x, z } = UNLAUNCHED[side][bird];
    return new Vector3(x, TRAY_FLOOR, z);
  }
  if (where === "home") {
    const at = HOME[side][bird];
    return new Vector3(at.x, TABLE_Y + STAND.height, at.z);
  }
  return cellSpot(look, where);
}

/** The middle of a square's top. */
export function cellSpot(look: Look, square: string): Vector3 {
  const at = CELLS[square];
  if (!at) throw new RangeError(`The board has no square ${square}.`);
  return new Vector3(at.x, cellTop(look), at.z);
}

export function exitSpot(look: Look): Vector3 {
  return new Vector3(EXIT.x, ground(look, EXIT), EXIT.z);
}

export function pileSpot(pile: Pile): Vector3 {
  return new Vector3(PILE[pile].x, TABLE_Y + PLATE.height, PILE[pile].z);
}

/** The floor of the trays into which the bones are thrown. */
export const BOWL_FLOOR = TABLE_Y + BOWL.floor;

/** Where each bone lies. */
export type Lying = Record<Die, Vector3>;

/** Where they lie before a side's throw. */
export function lying(side: Side): Lying {
  const spot = (die: Die): Vector3 => {
    const { x, z } = lyingAt(side, die);
    return new Vector3(x, BOWL_FLOOR, z);
  };
  return { small: spot("small"), large: spot("large") };
}

/** Where all ten birds stand. */
export function standing(view: UrView): Map<BirdKey, Vector3> {
  const look = view.board as Look;
  const spots = new Map<BirdKey, Vector3>();
  const onSquare = new Map<string, Vector3>();
  for (const { side, birds } of view.sides) {
    for (const { id, place } of birds) {
      const spot = birdSpot(look, side as Side, id as Bird, place);
      const other = place in CELLS ? onSquare.get(place) : undefined;
      if (other) {
        other.x -= ASIDE;
        spot.x += ASIDE;
      }
      onSquare.set(place, spot);
      spots.set(birdKey(side as Side, id as Bird), spot);
    }
  }
  return spots;
}

/** The element of the protocol for a name of the scene, or the name itself if it is one. */
export function elementOf(name: string): string {
  const piece = /^piece_(light|dark)_(.+)$/.exec(name);
  if (piece) return `bird:${piece[1]}:${piece[2]}`;
  const [kind, rest] = [name.slice(0, name.indexOf("_")), name.slice(name.indexOf("_") + 1)];
  if (kind === "cell") return `square:${rest}`;
  if (kind === "die") return `die:${rest}`;
  return kind === "pile" ? `pile:${rest}` : name;
}

/** A thing that can be pointed at: the boxes it fills, and its middle. */
export interface Target {
  element: string;
  boxes: Box3[];
  middle: Vector3;
}

const around = (at: Vector3, reach: number, from: number, to: number, depth = reach): Box3 =>
  new Box3(
    new Vector3(at.x - reach, at.y + from, at.z - depth),
    new Vector3(at.x + reach, at.y + to, at.z + depth),
  );

/** Everything that can be pointed at in a position. */
export function targetsOf(view: UrView, bones = lying(view.to_move as Side)): Target[] {
  const look = view.board as Look;
  const targets: Target[] = [];
  for (const square of Object.keys(CELLS)) {
    const at = cellSpot(look, square);
    targets.push({ element: `square:${square}`, boxes: [around(at, 0.5, -0.05, 0)], middle: at });
  }
  const spots = standing(view);
  for (const side of SIDES) {
    for (const bird of BIRDS) {
      const at = spots.get(birdKey(side, bird));
      if (!at) continue;
      // a base and a neck: the gap beside the neck belongs to the square behind
      const boxes = [around(at, 0.39, 0, 0.3), around(at, 0.25, 0.3, 0.98, 0.19)];
      const middle = at.clone().setY(at.y + 0.3);
      targets.push({ element: `bird:${side}:${bird}`, boxes, middle });
    }
  }
  for (const die of DICE) {
    const at = bones[die];
    const reach = DIE_REACH[die];
    targets.push({
      element: `die:${die}`,
      boxes: [around(at, reach, 0, reach)],
      middle: at.clone().setY(at.y + reach / 2),
    });
  }
  for (const pile of PILES) {
    const at = pileSpot(pile);
    targets.push({
      element: `pile:${pile}`,
      boxes: [around(at, PLATE.radius, -PLATE.height, 0.5)],
      middle: at,
    });
  }
  return targets;
}

/** What a ray meets first; null for the bare table. */
export function meet(ray: Ray, targets: readonly Target[]): string | null {
  let nearest = Infinity;
  let element: string | null = null;
  const point = new Vector3();
  for (const target of targets) {
    for (const box of target.boxes) {
      if (!ray.intersectBox(box, point)) continue;
      const away = point.distanceToSquared(ray.origin);
      if (away < nearest) {
        nearest = away;
        element = target.element;
      }
    }
  }
  return element;
}
