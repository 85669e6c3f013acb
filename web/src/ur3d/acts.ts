/** The things that are shown happening, each as a function of a share of its time. */
import { Vector3 } from "three";

import type { Scene } from "../boards/game_of_ur/stage";
import { MOST_COINS, coinTime } from "./coins";
import type { Look } from "./layout";
import { contactsOf, throwTime } from "./make";
import type { Contact } from "./make";
import { BOWL_FLOOR, birdSpot, exitSpot, pileSpot } from "./spots";
import { restOf } from "./things";
import type { Things } from "./things";
import type { Sound } from "./sound";

export interface Act {
  milliseconds: number;
  /** Where the eye is drawn to. */
  action: Vector3;
  step: (share: number) => void;
  sound: Sound;
  /** When it knocks on something, as shares of its time. */
  contacts: readonly Contact[];
}

const AT_REST: readonly Contact[] = [{ at: 1, strength: 1 }];

const STEP_MS = 350;
const LONGEST_STEP_MS = 450;
const CAPTURE_MS = 450;
const COIN_MS = 480;
const EACH_COIN_MS = 95;

export function actOf(scene: Scene, things: Things, look: Look): Act {
  switch (scene.kind) {
    case "throw_small":
    case "throw_large": {
      const die = scene.kind === "throw_small" ? "small" : "large";
      const rest = restOf(scene.side, die, scene.seed);
      return {
        milliseconds: throwTime(scene.seed) * 1000,
        action: new Vector3(rest.x, BOWL_FLOOR, rest.z),
        step: (share) => things.throwDie(die, scene.side, scene.face, scene.seed, share),
        sound: "bones",
        contacts: contactsOf(scene.seed),
      };
    }
    case "fly": {
      const { side, bird, route } = scene;
      const last = route[route.length - 1] ?? "off";
      const path = new Path(route.map((stop) => birdSpot(look, side, bird, stop)));
      if (last === "home") path.through(exitSpot(look));
      return {
        milliseconds: Math.min(LONGEST_STEP_MS, STEP_MS + route.length * 14),
        action: birdSpot(look, side, bird, last),
        step: (share) => things.fly(side, bird, path.at(share), share >= 1),
        sound: "set",
        contacts: AT_REST,
      };
    }
    case "captured": {
      const { side, bird, square } = scene;
      const path = new Path([
        birdSpot(look, side, bird, square),
        birdSpot(look, side, bird, "off"),
      ]);
      return {
        milliseconds: CAPTURE_MS,
        action: birdSpot(look, side, bird, square),
        step: (share) => things.fly(side, bird, path.at(share), share >= 1),
        sound: "set",
        contacts: AT_REST,
      };
    }
    case "coins":
      return {
        milliseconds: COIN_MS + EACH_COIN_MS * Math.min(scene.count, MOST_COINS),
        action: pileSpot(scene.from).lerp(pileSpot(scene.to), 0.5),
        step: (share) => things.pay(scene.from, scene.to, scene.count, share),
        sound: "coins",
        contacts: coinsLand(scene.count),
      };
  }
}

/** Each coin rings as it lands. */
export function coinsLand(count: number): Contact[] {
  const shown = Math.min(count, MOST_COINS);
  return Array.from({ length: shown }, (_, k) => ({ at: coinTime(k, shown).lands, strength: 0.8 }));
}

/** A way over several stops in one arc: birds fly over whatever stands between. */
export class Path {
  private readonly stops: Vector3[];

  constructor(stops: Vector3[]) {
    this.stops = stops;
  }

  /** Pass one more stop before the last. */
  through(stop: Vector3): void {
    this.stops.splice(-1, 0, stop);
  }

  at(share: number): Vector3 {
    const { stops } = this;
    const last = stops[stops.length - 1]!;
    if (share >= 1 || stops.length < 2) return last.clone();
    const eased = share * share * (3 - 2 * share);
    const lengths = stops
      .slice(1)
      .map((stop, at) => Math.hypot(stop.x - stops[at]!.x, stop.z - stops[at]!.z));
    const whole = lengths.reduce((sum, length) => sum + length, 0);
    let left = eased * whole;
    let leg = 0;
    while (leg < lengths.length - 1 && left > lengths[leg]!) left -= lengths[leg++]!;
    const part = lengths[leg]! > 0 ? Math.min(1, left / lengths[leg]!) : 1;
    const at = stops[leg]!.clone().lerp(stops[leg + 1]!, part);
    // one arc over everything: low for a single step, over the heads on a longer way
    const first = stops[0]!;
    at.y =
      first.y + (last.y - first.y) * eased + Math.sin(Math.PI * eased) * (whole < 1.3 ? 0.6 : 1.25);
    return at;
  }
}
