/** The flat board as a stage: what it shows lies in a store, what moves is worked out per frame. */
import { Store } from "../../../store";
import { sounds } from "../../../ur3d/sound";
import type { Sound } from "../../../ur3d/sound";
import { fraction } from "../bones";
import { NO_MARKS } from "../stage";
import type {
  Bird,
  BoneFace,
  CameraFacts,
  Die,
  Marks,
  Pile,
  Position,
  Scene,
  Side,
  StageSettings,
  UrStage,
} from "../stage";
import { exit, pilePlace, standing } from "./frame";
import { smallFace } from "../data";

type At = [x: number, y: number];

/** What is under way, at this very frame. */
export type Motion =
  | { kind: "bird"; side: Side; bird: Bird; at: At; lift: number }
  | { kind: "die"; die: Die; face: BoneFace; turn: number; lift: number }
  | { kind: "coins"; from: Pile; count: number; at: At[] };

export interface Picture {
  position: Position;
  marks: Marks;
  numbers: boolean;
  motion: Motion | null;
}

const FACES: readonly BoneFace[] = ["broad_hollow", "narrow_beak", "broad_rounded", "narrow_ear"];
type Knocking = Exclude<Sound, "chime">;
const SOUND: Record<Scene["kind"], Knocking> = {
  throw_small: "bones",
  throw_large: "bones",
  fly: "set",
  captured: "set",
  coins: "coins",
};
/** When it knocks, as shares of its time: a drawn bone hops lower and lower. */
const KNOCKS: Record<Knocking, { at: number; strength: number }[]> = {
  bones: [0.38, 0.62, 0.77, 0.86, 0.92, 1].map((at, hop) => ({ at, strength: 0.62 ** hop })),
  set: [{ at: 1, strength: 1 }],
  coins: [0.45, 0.58, 0.71, 0.84, 1].map((at) => ({ at, strength: 0.8 })),
};
const THROW_MS = 1000;
const HOP_MS = 170;
const COINS_MS = 600;
const MOST_COINS = 12;

const ease = (t: number): number => 1 - (1 - t) ** 3;
const between = (a: At, b: At, t: number): At => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

export class FlatStage implements UrStage {
  readonly picture: Store<Picture>;
  /** The drawing, once it is on the page. */
  svg: SVGSVGElement | null = null;
  #speed: number;
  #finish: (() => void) | null = null;

  constructor(position: Position, settings: StageSettings) {
    this.#speed = settings.speed;
    const numbers = settings.show_numbers;
    this.picture = new Store<Picture>({ position, marks: NO_MARKS, numbers, motion: null });
  }

  setPosition(position: Position): void {
    this.picture.update({ position, motion: null });
  }

  setMarks(marks: Marks): void {
    this.picture.update({ marks });
  }

  setSettings(settings: StageSettings): void {
    this.#speed = settings.speed;
    this.picture.update({ numbers: settings.show_numbers });
  }

  async play(scene: Scene): Promise<void> {
    const [duration, at] = script(scene);
    const time = this.#speed === 0 ? 0 : duration / this.#speed;
    const sound = SOUND[scene.kind];
    sounds.begin(sound, time, KNOCKS[sound]);
    if (time > 0) await this.#run(time, at);
  }

  skip(): void {
    this.#finish?.();
  }

  project(name: string): [number, number] | null {
    const found = this.svg?.querySelector(`[data-element="${elementOf(name)}"] .hit`);
    const named = found ?? this.svg?.querySelector(`[data-name="${name}"]`);
    if (!named) return null;
    const { left, top, width, height } = named.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  }

  async settled(): Promise<void> {
    while (this.#finish) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  reframed(): () => void {
    return () => undefined; // what hangs over it is drawn into it
  }

  camera(): CameraFacts {
    const { seenFrom } = this.picture.get().position;
    const rest = { target: [0, 0, 0] as [number, number, number], distance: 0 };
    return {
      projection: "flat",
      fov: 0,
      pitch: 90,
      yaw: 0,
      position: [0, 0, 0],
      ...rest,
      rest,
      seenFrom,
    };
  }

  dispose(): void {
    this.skip();
    sounds.dispose();
    this.svg = null;
  }

  /** Draw `at(t)` in every frame from 0 to 1. */
  #run(duration: number, at: (t: number) => Motion): Promise<void> {
    return new Promise((resolve) => {
      let frame = 0;
      const begun = performance.now();
      const finish = (): void => {
        cancelAnimationFrame(frame);
        this.#finish = null;
        this.picture.update({ motion: at(1) });
        resolve();
      };
      const draw = (): void => {
        const t = (performance.now() - begun) / duration;
        if (t >= 1) {
          finish();
          return;
        }
        this.picture.update({ motion: at(t) });
        frame = requestAnimationFrame(draw);
      };
      this.#finish = finish;
      draw();
    });
  }
}

/** How long a scene takes at natural speed, and how it looks at each moment of it. */
function script(scene: Scene): [number, (t: number) => Motion] {
  if (scene.kind === "throw_small" || scene.kind === "throw_large") return tumble(scene);
  if (scene.kind === "coins") return payment(scene);
  const { side, bird } = scene;
  const route = scene.kind === "captured" ? [scene.square, "off"] : scene.route;
  const stops = route.map((place) => standing(side, bird, place));
  if (route.at(-1) === "home") stops.splice(-1, 0, exit());
  const hops = stops.length - 1;
  return [
    Math.min(1400, Math.max(360, hops * HOP_MS)),
    (t) => {
      const along = ease(t) * hops;
      const hop = Math.min(hops - 1, Math.floor(along));
      const at = between(stops[hop] as At, stops[hop + 1] as At, along - hop);
      return { kind: "bird", side, bird, at, lift: Math.sin(Math.PI * t) };
    },
  ];
}

function tumble(
  scene: Extract<Scene, { kind: "throw_small" | "throw_large" }>,
): [number, (t: number) => Motion] {
  const die = scene.kind === "throw_small" ? "small" : "large";
  const end = scene.kind === "throw_small" ? smallFace(scene.face) : scene.face;
  const spin = (fraction(scene.seed) < 0.5 ? -1 : 1) * (540 + 360 * fraction(scene.seed, 1));
  return [
    THROW_MS,
    (t) => {
      const left = 1 - ease(t);
      const rolled = Math.floor(left * 9);
      const face = FACES[(FACES.indexOf(end) + rolled) % FACES.length] as BoneFace;
      const lift = Math.abs(Math.sin(Math.PI * 3 * t)) * left;
      return { kind: "die", die, face, turn: spin * left, lift };
    },
  ];
}

function payment(scene: Extract<Scene, { kind: "coins" }>): [number, (t: number) => Motion] {
  const from = pilePlace(scene.from);
  const to = pilePlace(scene.to);
  const shown = Math.min(scene.count, MOST_COINS);
  return [
    COINS_MS,
    (t) => ({
      kind: "coins",
      from: scene.from,
      count: scene.count,
      at: Array.from({ length: shown }, (_, coin) => {
        const late = (coin / Math.max(1, shown)) * 0.35;
        return between(from, to, ease(Math.min(1, Math.max(0, (t - late) / 0.65))));
      }),
    }),
  ];
}

/** Scene names as the elements they stand for. */
function elementOf(name: string): string {
  const piece = /^piece_(light|dark)_(\w+)$/.exec(name);
  if (piece) return `bird:${piece[1]}:${piece[2]}`;
  return name.replace(/^cell_/, "square:").replace(/^(die|pile)_/, "$1:");
}
