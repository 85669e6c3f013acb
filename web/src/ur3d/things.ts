/** What is played with: board, birds, bones and counters, standing where a position says. */
import { Color, Group, Mesh, Object3D, Vector3 } from "three";
import type { Material } from "three";

import type { BoneFace, Position, SmallFace } from "../boards/game_of_ur/stage";
import type { UrView } from "../generated/views";
import { Coins } from "./coins";
import type { Counts } from "./coins";
import { DULL } from "./colours";
import { BIRDS, DICE, DIE, SIDES, TABLE_Y, TRAY, trayOf } from "./layout";
import type { Bird, Die, Look, Pile, Side } from "./layout";
import { faceFor, facePose, throwPose } from "./make";
import type { Assets, Face, Pose } from "./make";
import { birdKey, standing } from "./spots";
import type { BirdKey } from "./spots";

/** How a bird is turned: it looks along the tail and a little towards its owner. */
const YAW: Record<Side, number> = { light: -0.32, dark: 0.32 };
/** How a bone lies that has not been thrown yet. */
const LYING: Record<Die, number> = { small: 0.5, large: -0.35 };
/** Where a hand lets go of the bones. */
const HAND: Record<Side, Record<Die, { x: number; z: number }>> = {
  light: { small: { x: 5.6, z: 7.4 }, large: { x: 7, z: 7.2 } },
  dark: { small: { x: 7.6, z: -5.2 }, large: { x: 8.8, z: -4.4 } },
};

type Tinted = Material & { color: Color };
const GREY = new Color(DULL);

interface Standing {
  piece: Group;
  shade: Mesh;
}

export class Things {
  readonly group = new Group();
  private readonly assets: Assets;
  private readonly birds = new Map<BirdKey, Standing>();
  private readonly dice = {} as Record<Die, Standing>;
  private readonly bones = {} as Record<Die, Bone>;
  private readonly coins: Coins;
  private readonly thrown: Partial<Record<Die, { face: Face; pose: Pose }>> = {};
  private board: Group | null = null;
  private look: Look | null = null;

  constructor(assets: Assets) {
    this.assets = assets;
    this.group.name = "things";
    for (const side of SIDES) {
      for (const bird of BIRDS) {
        const piece = assets.piece(side, bird);
        piece.rotation.y = YAW[side];
        this.birds.set(birdKey(side, bird), this.stand(piece, 0.5));
      }
    }
    for (const die of DICE) {
      const piece = assets.die(die);
      this.bones[die] = new Bone(piece);
      this.dice[die] = this.stand(piece, die === "small" ? 0.5 : 0.75);
    }
    this.coins = new Coins(assets);
    this.group.add(this.coins.mesh);
  }

  private stand(piece: Group, radius: number): Standing {
    const shade = this.assets.contact(radius);
    this.group.add(piece, shade);
    return { piece, shade };
  }

  /** Put everything where the position says. */
  set(position: Position, showNumbers: boolean): void {
    const { view, faces, throwable } = position;
    this.setBoard(view.board as Look, showNumbers);
    for (const [key, spot] of standing(view)) this.setBird(key, spot, true);
    this.setDie("small", faces.small === null ? null : faceFor("small", faces.small, 0));
    this.setDie("large", faces.large);
    for (const die of DICE) this.bones[die].setDull(!throwable[die]);
    this.coins.set(countsOf(view));
  }

  private setBoard(look: Look, showNumbers: boolean): void {
    if (look !== this.look) {
      this.board?.removeFromParent();
      this.board = this.assets.board(look);
      this.group.add(this.board);
      this.look = look;
    }
    const numbers = this.board?.getObjectByName("numbers");
    if (numbers) numbers.visible = showNumbers;
  }

  private setBird(key: BirdKey, spot: Vector3, grounded: boolean): void {
    const bird = this.birds.get(key);
    if (!bird) return;
    bird.piece.position.copy(spot);
    bird.shade.position.set(spot.x, spot.y + 0.006, spot.z);
    bird.shade.visible = grounded;
  }

  private setDie(die: Die, face: BoneFace | null): void {
    const last = this.thrown[die];
    // a bone that was just thrown stays as it fell; otherwise it lies the same way each time
    const lies =
      last && (face === null || last.face === face)
        ? last.pose
        : facePose(this.assets.hull(die), {
            face: face ?? "broad_hollow",
            yaw: LYING[die],
            at: DIE[die],
            ground: TABLE_Y,
          });
    this.poseDie(die, lies, true);
  }

  private poseDie(die: Die, { position, quaternion }: Pose, grounded: boolean): void {
    const { piece, shade } = this.dice[die];
    piece.position.set(...position);
    piece.quaternion.set(...quaternion);
    shade.position.set(position[0], TABLE_Y + 0.006, position[2]);
    shade.visible = grounded;
  }

  /** The large bone's face, or the small one's with its number, at a moment of a throw. */
  throwDie(die: Die, side: Side, face: BoneFace | SmallFace, seed: number, share: number): void {
    const own = typeof face === "number" ? faceFor("small", face, seed) : face;
    const lies = throwPose(
      this.assets.hull(die),
      { seed, face: own, from: HAND[side][die], to: DIE[die], ground: TABLE_Y },
      share,
    );
    this.poseDie(die, lies, share >= 1);
    this.bones[die].setDull(false);
    if (share >= 1) this.thrown[die] = { face: own, pose: lies };
  }

  /** A bird somewhere on its way. */
  fly(side: Side, bird: Bird, at: Vector3, grounded: boolean): void {
    this.setBird(birdKey(side, bird), at, grounded);
  }

  pay(from: Pile, to: Pile, count: number, share: number): void {
    this.coins.pay(from, to, count, share);
  }

  /** Where the sun lies that marks whose turn it is. */
  turnSpot(side: Side): Vector3 {
    const { x, z } = trayOf(side);
    const out = side === "light" ? 1 : -1;
    return new Vector3(x + TRAY.halfLength + 0.55, TABLE_Y + 0.04, z + out * 0.35);
  }

  /** The object of a bird or die. */
  thingOf(element: string): Object3D | null {
    const [kind, ...rest] = element.split(":");
    if (kind === "bird") return this.birds.get(rest.join(":") as BirdKey)?.piece ?? null;
    return kind === "die" ? (this.dice[rest[0] as Die]?.piece ?? null) : null;
  }

  /** The bird that stands at a place. */
  birdAt(place: Vector3): Object3D | null {
    for (const { piece } of this.birds.values()) {
      if (piece.position.distanceTo(place) < 0.3) return piece;
    }
    return null;
  }

  /** A copy of a bird in another material; it shares the shapes, so nothing needs freeing. */
  copyOf(side: Side, bird: Bird, material: Material): Object3D {
    const { piece } = this.birds.get(birdKey(side, bird))!;
    return this.shapeOf(piece, material);
  }

  /** The meshes of a thing where it stands, in one material, casting no shadow. */
  shapeOf(thing: Object3D, material: Material): Object3D {
    const copy = thing.clone(true);
    copy.name = ""; // there is one object of each name
    copy.traverse((part) => {
      if (!(part instanceof Mesh)) return;
      part.material = material;
      part.castShadow = part.receiveShadow = false;
    });
    return copy;
  }

  dispose(): void {
    this.coins.dispose();
    for (const bone of Object.values(this.bones)) bone.dispose();
  }
}

/** A bone with materials of its own, so that it can be dull while the other is bright. */
class Bone {
  private readonly coats: { material: Tinted; bright: Color }[] = [];

  constructor(piece: Group) {
    piece.traverse((part) => {
      if (!(part instanceof Mesh)) return;
      const shared = part.material as Tinted;
      const material = shared.clone();
      // cloning leaves these two behind
      material.onBeforeCompile = shared.onBeforeCompile;
      material.customProgramCacheKey = shared.customProgramCacheKey;
      part.material = material;
      this.coats.push({ material, bright: material.color.clone() });
    });
  }

  /** A bone that may not be thrown now looks dull (GU-UI-8.4). */
  setDull(dull: boolean): void {
    for (const { material, bright } of this.coats) {
      material.color.copy(bright);
      if (dull) material.color.lerp(GREY, 0.35).multiplyScalar(0.4);
    }
  }

  dispose(): void {
    for (const { material } of this.coats) material.dispose();
  }
}

function countsOf(view: UrView): Counts {
  const counts: Counts = { light: 0, dark: 0, pool: view.pool };
  for (const { side, counters } of view.sides) counts[side as Side] = counters;
  return counts;
}
