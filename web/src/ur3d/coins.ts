/** All counters in one instanced mesh: three piles, and those on the way from one to another. */
import { Euler, Matrix4, Quaternion, Vector3 } from "three";
import type { InstancedMesh } from "three";

import { PILES } from "./layout";
import type { Pile } from "./layout";
import { pile as pileOf } from "./make";
import type { Assets, CoinPlace } from "./make";
import { pileSpot } from "./spots";

/** Three piles of a hundred. */
const CAPACITY = 300;
const SEED: Record<Pile, number> = { light: 3, dark: 11, pool: 29 };
const ONE = new Vector3(1, 1, 1);

/** So many coins have a time of their own; more than that come in one stream. */
export const MOST_COINS = 12;
/** Share of the time that one coin is under way when several follow each other. */
const UNDER_WAY = 0.4;

/** When the k-th of several coins leaves and lands, as shares of the time of all. */
export function coinTime(k: number, coins: number): { leaves: number; lands: number } {
  if (coins < 2) return { leaves: 0, lands: 1 };
  const leaves = (k / (coins - 1)) * (1 - UNDER_WAY);
  return { leaves, lands: leaves + UNDER_WAY };
}

export type Counts = Record<Pile, number>;

export class Coins {
  readonly mesh: InstancedMesh;
  private counts: Counts = { light: 0, dark: 0, pool: 0 };

  constructor(assets: Assets) {
    this.mesh = assets.coins(CAPACITY);
    this.mesh.name = "counters";
    this.mesh.frustumCulled = false;
  }

  set(counts: Counts): void {
    this.counts = counts;
    let at = 0;
    for (const pile of PILES) {
      for (const place of pileOf(counts[pile], SEED[pile]))
        this.mesh.setMatrixAt(at++, matrix(pile, place));
    }
    this.finish(at);
  }

  /**
   * A payment on its way, at share 0..1 of its time: each coin leaves the top of one pile after the
   * other and lands on the other one. Share 1 leaves the piles as `set` would draw them.
   */
  pay(from: Pile, to: Pile, count: number, share: number): void {
    const before = this.counts;
    const after = { ...before, [from]: before[from] - count, [to]: before[to] + count };
    if (share >= 1) {
      this.set(after);
      return;
    }
    let at = 0;
    const kept: Record<Pile, CoinPlace[]> = { light: [], dark: [], pool: [] };
    for (const pile of PILES) kept[pile] = pileOf(Math.min(before[pile], after[pile]), SEED[pile]);
    for (const pile of PILES) {
      for (const place of kept[pile]) this.mesh.setMatrixAt(at++, matrix(pile, place));
    }
    const leaving = pileOf(before[from], SEED[from]).slice(kept[from].length).toReversed();
    const landing = pileOf(after[to], SEED[to]).slice(kept[to].length);
    const moving = Math.max(leaving.length, landing.length);
    for (let k = 0; k < moving; k++) {
      const { leaves, lands } = coinTime(k, moving);
      const own = Math.min(1, Math.max(0, (share - leaves) / (lands - leaves)));
      const source = leaving[k];
      const goal = landing[k];
      const start = source ? matrix(from, source) : null;
      const end = goal ? matrix(to, goal) : null;
      if (start && end) this.mesh.setMatrixAt(at++, flight(start, end, own));
      else if (start && own < 1) this.mesh.setMatrixAt(at++, start);
      else if (end && own > 0) this.mesh.setMatrixAt(at++, end);
    }
    this.finish(at);
  }

  dispose(): void {
    this.mesh.dispose();
  }

  private finish(count: number): void {
    this.mesh.count = count;
    this.mesh.instanceMatrix.needsUpdate = true;
  }
}

function matrix(pile: Pile, place: CoinPlace): Matrix4 {
  const middle = pileSpot(pile);
  const turn = new Quaternion().setFromEuler(
    new Euler(place.tiltX, place.turn, place.tiltZ, "XYZ"),
  );
  return new Matrix4().compose(
    new Vector3(middle.x + place.x, middle.y + place.y, middle.z + place.z),
    turn,
    ONE,
  );
}

/** A coin tossed from one place to another, turning over once. */
function flight(start: Matrix4, end: Matrix4, share: number): Matrix4 {
  const [from, to] = [new Vector3(), new Vector3()];
  const [lay, lie] = [new Quaternion(), new Quaternion()];
  start.decompose(from, lay, new Vector3());
  end.decompose(to, lie, new Vector3());
  const eased = share * share * (3 - 2 * share);
  const at = from.lerp(to, eased);
  at.y += Math.sin(Math.PI * eased) * 0.9;
  const flip = new Quaternion().setFromAxisAngle(new Vector3(1, 0, 0), Math.PI * 2 * eased);
  return new Matrix4().compose(at, lay.slerp(lie, eased).multiply(flip), ONE);
}
