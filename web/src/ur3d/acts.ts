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

const LAUNCH_MS = 450;
/** One house; ten of them are as long as a throw. */
const HOP_MS = 160;
/** How high over a bird another one passes. */
const OVERHEAD = 1.1;
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
      const stops = route.map((stop) => birdSpot(look, side, bird, stop));
      if (last === "home") stops.splice(-1, 0, exitSpot(look));
      const taken = stops.map((stop) => things.isTaken(stop, side, bird));
      const hops = new Hops(stops, taken);
      return {
        milliseconds: hops.count > 1 ? hops.count * HOP_MS : LAUNCH_MS,
        action: birdSpot(look, side, bird, last),
        step: (share) => things.fly(side, bird, hops.at(share), share >= 1),
        sound: "set",
        contacts: hops.contacts,
      };
    }
    case "captured": {
      const { side, bird, square } = scene;
      const path = new Hops([
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

/** A way from stop to stop, one hop each: low over an empty house, high over whoever stands there. */
export class Hops {
  private readonly stops: readonly Vector3[];
  private readonly taken: readonly boolean[];

  constructor(stops: readonly Vector3[], taken: readonly boolean[] = []) {
    this.stops = stops;
    this.taken = taken;
  }

  get count(): number {
    return this.stops.length - 1;
  }

  /** Each landing is heard, the last one loudest. */
  get contacts(): Contact[] {
    return Array.from({ length: this.count }, (_, hop) => ({
      at: (hop + 1) / this.count,
      strength: hop + 1 === this.count ? 1 : 0.4,
    }));
  }

  at(share: number): Vector3 {
    const { stops, taken, count } = this;
    const last = stops[stops.length - 1]!;
    if (share >= 1 || count < 1) return last.clone();
    const hop = Math.floor(share * count);
    const part = share * count - hop;
    const [from, to] = [stops[hop]!.clone(), stops[hop + 1]!.clone()];
    // it lands on the head of nobody: over a taken house it stays up
    const between = (at: number): boolean => at > 0 && at < count && (taken[at] ?? false);
    if (between(hop)) from.y += OVERHEAD;
    if (between(hop + 1)) to.y += OVERHEAD;
    const wide = Math.hypot(to.x - from.x, to.z - from.z) > 1.5;
    const at = from.clone().lerp(to, part * part * (3 - 2 * part));
    at.y += Math.sin(Math.PI * part) * (wide ? 1.25 : 0.45);
    return at;
  }
}
