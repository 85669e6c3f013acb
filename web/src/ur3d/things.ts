/** What is played with: board, birds, bones and counters, standing where a position says. */
import { Color, Group, Matrix4, Mesh, Object3D, Vector3 } from "three";
import type { InstancedMesh, Material } from "three";

import type { BoneFace, Position, SmallFace } from "../boards/game_of_ur/stage";
import type { UrView } from "../generated/views";
import { Coins } from "./coins";
import type { Counts } from "./coins";
import { DULL } from "./colours";
import { BIRDS, BOWL, DICE, OUT, SIDES, lyingAt } from "./layout";
import type { Bird, Die, Look, Pile, Place, Side } from "./layout";
import { faceFor, facePose, scatter, throwPose } from "./make";
import type { Assets, Face, Pose } from "./make";
import { BOWL_FLOOR, birdKey, standing } from "./spots";
import type { BirdKey, Lying } from "./spots";

/** How a bird is turned: it looks along the tail and a little towards its owner. */
const YAW: Record<Side, number> = { light: -0.32, dark: 0.32 };
/** How a bone lies that has not been thrown yet. */
const LYING: Record<Die, number> = { small: 0.5, large: -0.35 };
/** How far a bone may come to rest from where it usually lies, and stay clear of rim and other bone. */
const SCATTER: Record<Die, Place> = { small: { x: 0.34, z: 0.5 }, large: { x: 0.3, z: 0.3 } };

/** Where a hand lets go of a bone: beyond the edge of the table, on the thrower's side. */
const handOf = (side: Side, die: Die): Place => ({
  x: BOWL.x + (die === "small" ? 1.6 : -1.4),
  z: OUT[side] * 7.6,
});

/** Where a throw comes to rest: always in the thrower's tray, never twice in one place. */
export function restOf(side: Side, die: Die, seed: number): Place {
  const { x, z } = lyingAt(side, die);
  const off = scatter(seed);
  return { x: x + off.x * SCATTER[die].x, z: z + off.z * SCATTER[die].z };
}

/** The core of a dark spot reaches as far as the thing, its faint edge farther. */
const CORE = 1.4;

type Tinted = Material & { color: Color };
const GREY = new Color(DULL);

/** What stands somewhere, and the dark spot under it while it touches the ground. */
interface Standing {
  piece: Group;
  shade: number;
  radius: number;
}

export class Things {
  readonly group = new Group();
  private readonly assets: Assets;
  private readonly birds = new Map<BirdKey, Standing>();
  private readonly dice = {} as Record<Die, Standing>;
  private readonly bones = {} as Record<Die, Bone>;
  private readonly coins: Coins;
  private readonly shades: InstancedMesh;
  private thrown: Partial<Record<Die, { face: Face; pose: Pose }>> = {};
  /** In whose tray the bones lie. */
  private holder: Side | null = null;
  private board: Group | null = null;
  private look: Look | null = null;
  private turn = 0;

  constructor(assets: Assets) {
    this.assets = assets;
    this.group.name = "things";
    this.shades = assets.contacts(SIDES.length * BIRDS.length + DICE.length);
    this.group.add(this.shades);
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
    const shade = this.shades.count++;
    this.group.add(piece);
    return { piece, shade, radius };
  }

  /** Lay the dark spot of a thing where it stands; a thing in the air has none. */
  private ground({ shade, radius }: Standing, at: Vector3, grounded: boolean): void {
    const size = grounded ? radius * CORE : 0;
    const lies = new Matrix4().makeScale(size, 1, size).setPosition(at.x, at.y + 0.006, at.z);
    this.shades.setMatrixAt(shade, lies);
    this.shades.instanceMatrix.needsUpdate = true;
  }

  /** Put everything where the position says. */
  set(position: Position, showNumbers: boolean): void {
    const { view, faces, thrower, throwable, bright } = position;
    // they stay before whoever threw last until the next one is to throw
    const side = view.to_move as Side;
    this.hand(throwable.small ? side : (thrower ?? this.holder ?? side));
    this.setBoard(view.board as Look, showNumbers);
    for (const [key, spot] of standing(view)) this.setBird(key, spot, true);
    this.setDie("small", faces.small === null ? null : faceFor("small", faces.small, 0));
    this.setDie("large", faces.large);
    for (const die of DICE) this.bones[die].setDull(!bright[die]);
    this.coins.set(countsOf(view));
  }

  /** Let what is to be read on the board lie upright for the viewer. */
  turnTo(turn: number): void {
    this.turn = turn;
  }

  /** Give the bones to a side. */
  private hand(side: Side): void {
    if (side !== this.holder) this.thrown = {};
    this.holder = side;
  }

  /** Where the bones lie. */
  get lying(): Lying {
    const { small, large } = this.dice;
    return {
      small: small.piece.position.clone().setY(BOWL_FLOOR),
      large: large.piece.position.clone().setY(BOWL_FLOOR),
    };
  }

  private setBoard(look: Look, showNumbers: boolean): void {
    if (look !== this.look) {
      this.board?.removeFromParent();
      this.board = this.assets.board(look);
      this.group.add(this.board);
      this.look = look;
    }
    const numbers = this.board?.getObjectByName("numbers");
    if (!(numbers instanceof Mesh)) return;
    numbers.visible = showNumbers;
    numbers.geometry = this.assets.houseNumbers(look, this.turn);
  }

  private setBird(key: BirdKey, spot: Vector3, grounded: boolean): void {
    const bird = this.birds.get(key);
    if (!bird) return;
    bird.piece.position.copy(spot);
    this.ground(bird, spot, grounded);
  }

  private setDie(die: Die, face: BoneFace | null): void {
    const last = this.thrown[die];
    // a bone that was just thrown stays as it fell; otherwise it lies the same way each time
    if (!last || (face !== null && last.face !== face)) {
      const lies = { face: face ?? "broad_hollow", yaw: LYING[die], ground: BOWL_FLOOR };
      const at = lyingAt(this.holder ?? "light", die);
      this.thrown[die] = {
        face: lies.face,
        pose: facePose(this.assets.hull(die), { ...lies, at }),
      };
    }
    this.still(die);
  }

  private resting(die: Die): Pose {
    return this.thrown[die]!.pose;
  }

  private poseDie(die: Die, { position, quaternion }: Pose, grounded: boolean): void {
    const { piece } = this.dice[die];
    piece.position.set(...position);
    piece.quaternion.set(...quaternion);
    this.ground(this.dice[die], piece.position.clone().setY(BOWL_FLOOR), grounded);
  }

  /** The large bone's face, or the small one's with its number, at a moment of a throw. */
  throwDie(die: Die, side: Side, face: BoneFace | SmallFace, seed: number, share: number): void {
    const own = typeof face === "number" ? faceFor("small", face, seed) : face;
    const other: Die = die === "small" ? "large" : "small";
    if (side !== this.holder) {
      this.hand(side);
      this.setDie(other, null);
    }
    const to = restOf(side, die, seed);
    const thrown = { seed, face: own, from: handOf(side, die), to, ground: BOWL_FLOOR };
    const lies = throwPose(this.assets.hull(die), thrown, share);
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

  /** A bone that is shaken in the hand that will throw it. */
  shake(die: Die, seconds: number): void {
    const { piece } = this.dice[die];
    const lies = this.resting(die);
    piece.position.fromArray(lies.position);
    piece.position.y += 0.3 + Math.abs(Math.sin(seconds * 21)) * 0.22;
    piece.position.x += Math.sin(seconds * 33) * 0.1;
    piece.quaternion.fromArray(lies.quaternion);
    piece.rotateX(Math.sin(seconds * 27) * 0.7);
    piece.rotateZ(Math.sin(seconds * 19) * 0.5);
    this.ground(this.dice[die], piece.position, false);
  }

  /** Lay it down where it was. */
  still(die: Die): void {
    this.poseDie(die, this.resting(die), true);
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

  /** Whether somebody else than this bird stands there. */
  isTaken(place: Vector3, side: Side, bird: Bird): boolean {
    const there = this.birdAt(place);
    return there !== null && there !== this.birds.get(birdKey(side, bird))?.piece;
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
    this.shades.dispose();
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

export function countsOf(view: UrView): Counts {
  const counts: Counts = { light: 0, dark: 0, pool: view.pool };
  for (const { side, counters } of view.sides) counts[side as Side] = counters;
  return counts;
}
