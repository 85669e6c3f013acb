/** The stage in three dimensions: takes positions, plays what happens, tells what is pointed at. */
import { Vector2 } from "three";
import type { Camera, Vector3 } from "three";

import { NO_MARKS } from "../boards/game_of_ur/stage";
import type {
  CameraFacts,
  Marks,
  Position,
  Scene,
  StageEvents,
  StageSettings,
  UrStage,
} from "../boards/game_of_ur/stage";
import { actOf } from "./acts";
import { ALL_FREE, smooth } from "./camera";
import type { Frame, Shot } from "./camera";
import type { Die, Look } from "./layout";
import { Loop } from "./loop";
import { Pointer } from "./pointer";
import { Rig } from "./rig";
import { Sight, placeOf } from "./sight";
import { sounds } from "./sound";
import { cellSpot, elementOf, targetsOf } from "./spots";
import type { Target } from "./spots";
import { portrait } from "./shots";
import { cheaper, guessTier, tooSlow } from "./tiers";
import type { Tier } from "./tiers";
import { countsOf } from "./things";
import { World } from "./world";

const SWING_MS = 1100;
/** From the door of the room to the seat, and back into the room at the end. */
const ORBIT_MS = 2600;
const FLAME_FPS = 12;
const FRAMES_TO_MEASURE = 5;
/** The camera stays with a turn for as long as most moves are thought over, then goes back to rest. */
const LINGER_MS = 2200;
const BACK_MS = 700;
const ANSWER_MS = 520;
/** A hand grows tired of shaking, and how often a bone knocks in it per second. */
const MOST_SHAKE_MS = 4000;
const RATTLES = 7;
/** A lost context that does not come back within this time is given up. */
const RESTORE_MS = 4000;

export interface Tally {
  frames: number;
  tier: Tier | null;
  geometries: number;
  textures: number;
  programs: number;
  triangles: number;
}

/** What `auto` came to on this machine; asked once per page. */
let measured: Tier | null = null;

export class Stage implements UrStage {
  private readonly box: HTMLElement;
  private readonly clear: HTMLElement;
  private readonly events: StageEvents;
  private readonly loop: Loop;
  private readonly rig = new Rig();
  private readonly listening = new AbortController();
  private readonly watcher: ResizeObserver;
  private position: Position;
  private marks: Marks = NO_MARKS;
  private settings: StageSettings;
  private targets: readonly Target[];
  private world: World | null = null;
  private pointer: Pointer | null = null;
  private framed = "";
  private shaken = false;
  /** Counts what has moved the camera, so that only the latest does. */
  private leans = 0;
  private lingers: Promise<void> = Promise.resolve();
  private readonly watching = new Set<() => void>();
  private gone = false;
  private building: Promise<void> = Promise.resolve();

  constructor(
    box: HTMLElement,
    clear: HTMLElement,
    position: Position,
    settings: StageSettings,
    events: StageEvents,
  ) {
    this.box = box;
    this.clear = clear;
    this.events = events;
    this.position = position;
    this.settings = settings;
    this.targets = targetsOf(position.view);
    this.loop = new Loop((seconds, moving) => this.drawFrame(seconds, moving));
    this.watcher = new ResizeObserver(() => {
      // a resized canvas is empty: fill it before the browser shows it
      if (this.resize()) this.drawFrame(0, false);
    });
    const { signal } = this.listening;
    document.addEventListener("visibilitychange", () => document.hidden && this.skip(), { signal });
    this.rig.aim(position.shot, position.seenFrom);
    this.rig.projection = settings.projection;
  }

  /** Build the world of the wished tier; with `auto` step down until it is quick enough. */
  async start(): Promise<void> {
    const wish = this.settings.tier;
    let tier = wish === "auto" ? (measured ?? guessTier()) : wish;
    for (;;) {
      await this.enter(tier);
      if (wish !== "auto" || !this.world) break;
      const next = cheaper(tier);
      if (!next || !tooSlow(this.timeFrames(this.world))) break;
      tier = next;
    }
    if (wish === "auto") measured = tier;
    this.watcher.observe(this.box);
    this.watcher.observe(this.clear);
    sounds.listen();
  }

  /** Build a world for a tier beside the old one, then change over. */
  private async enter(tier: Tier): Promise<void> {
    const canvas = document.createElement("canvas");
    canvas.setAttribute("aria-hidden", "true");
    Object.assign(canvas.style, {
      display: "block",
      width: "100%",
      height: "100%",
      touchAction: "manipulation",
    });
    const world = await World.build(canvas, tier);
    if (this.gone) {
      world.dispose();
      return;
    }
    this.leave();
    this.world = world;
    this.framed = "";
    this.box.append(canvas);
    canvas.addEventListener("webglcontextlost", this.lost);
    canvas.addEventListener("webglcontextrestored", this.restored);
    this.pointer = new Pointer(
      canvas,
      {
        targets: () => this.targets,
        camera: () => this.camera(world),
        inviting: (element) => this.inviting(element),
        hold: (element) => this.hold(element),
      },
      this.events,
    );
    this.resize();
    this.show();
    await this.loop.settled(); // the first frame takes longest: nobody should look at an empty box
  }

  private leave(): void {
    if (!this.world) return;
    const { canvas } = this.world;
    canvas.removeEventListener("webglcontextlost", this.lost);
    canvas.removeEventListener("webglcontextrestored", this.restored);
    this.pointer?.dispose();
    this.pointer = null;
    this.world.dispose();
    this.world = null;
    canvas.remove();
  }

  setPosition(position: Position): void {
    const before = this.rig.now;
    const orbits = position.shot !== this.position.shot;
    const travels = this.rig.differs(position.shot, position.seenFrom);
    this.position = position;
    this.rig.aim(position.shot, position.seenFrom);
    if (travels) void this.swingFrom(before, orbits ? ORBIT_MS : SWING_MS);
    this.show();
    this.pointer?.look();
  }

  async play(scene: Scene): Promise<void> {
    const { world } = this;
    if (!world) return;
    const act = actOf(scene, world.things, this.position.view.board as Look);
    const { speed, camera_motion } = this.settings;
    const time = speed > 0 ? act.milliseconds / speed : 0;
    sounds.begin(act.sound, time, time > 0 ? act.contacts : act.contacts.slice(-1));
    const leaning = this.leanTo(act.action);
    await this.loop.run(time, (share) => {
      act.step(share);
      if (camera_motion && time > 0) leaning(share);
      this.world?.shadowsChanged();
    });
    if (scene.kind === "fly") await this.answer(scene.route.at(-1) ?? "");
    this.lingers = this.leanBack();
    this.point();
  }

  /** A rosette answers whoever lands on it. */
  private async answer(square: string): Promise<void> {
    const { view } = this.position;
    const { speed } = this.settings;
    if (!view.rosettes.includes(square) || speed === 0) return;
    sounds.begin("chime", 0, [{ at: 0, strength: 1 }]);
    const at = cellSpot(view.board as Look, square);
    await this.loop.run(ANSWER_MS / speed, (share) => this.world?.marks.swell(at, share));
  }

  hush(quiet: boolean): void {
    sounds.hush(quiet);
  }

  /** Ease from where the camera leans now towards the action, and stay there. */
  private leanTo(action: Vector3): (share: number) => void {
    this.leans += 1; // whatever leads it back, stops
    const from = this.rig.lean;
    return (share) => {
      const eased = smooth(Math.min(1, share * 2));
      this.rig.setDrift(
        from.action.clone().lerp(action, eased),
        from.amount + (1 - from.amount) * eased,
      );
    };
  }

  /** After a while in which nothing more happens the camera goes back to its rest. */
  private async leanBack(): Promise<void> {
    const { action, amount } = this.rig.lean;
    if (amount === 0) return;
    const mine = ++this.leans;
    const paced = (ms: number): number => (this.lively ? ms / this.settings.speed : 0);
    await new Promise((done) => setTimeout(done, paced(LINGER_MS)));
    if (mine !== this.leans) return;
    await this.loop.run(paced(BACK_MS), (share) => {
      if (mine === this.leans) this.rig.setDrift(action, amount * (1 - smooth(share)));
    });
    for (const told of this.watching) told();
  }

  /** What can be pointed at lies where it has come to rest. */
  private point(): void {
    const { world, position } = this;
    this.targets = targetsOf(position.view, world?.things.lying);
  }

  /** A bone is shaken for as long as it is held; letting go is the throw. */
  private hold(element: string | null): void {
    const { world } = this;
    const die = element?.startsWith("die:") ? (element.slice(4) as Die) : null;
    if (!die || !world || !this.lively || !this.inviting(element!)) {
      if (this.shaken) this.loop.finish();
      return;
    }
    this.shaken = true;
    let rattled = 0;
    void this.loop
      .run(MOST_SHAKE_MS, (share) => {
        const seconds = (share * MOST_SHAKE_MS) / 1000;
        if (share < 1) world.things.shake(die, seconds);
        else world.things.still(die);
        if (Math.floor(seconds * RATTLES) > rattled) {
          rattled++;
          sounds.begin("bones", 0, [{ at: 0, strength: 0.35 }]);
        }
        world.shadowsChanged();
      })
      .then(() => {
        this.shaken = false;
      });
  }

  skip(): void {
    this.loop.finish();
  }

  reframed(told: () => void): () => void {
    this.watching.add(told);
    return () => this.watching.delete(told);
  }

  setMarks(marks: Marks): void {
    this.marks = marks;
    this.world?.marks.show(marks, this.position, this.rig.turn);
    this.loop.want();
  }

  setSettings(settings: StageSettings): void {
    const before = this.settings;
    this.settings = settings;
    this.rig.projection = settings.projection;
    if (settings.speed === 0) this.skip();
    if (settings.tier !== before.tier) {
      if (settings.tier === "auto") measured = null;
      this.building = this.building.then(() => this.start()).catch(() => this.events.failed());
    }
    this.show();
  }

  project(name: string): [number, number] | null {
    const { world, pointer } = this;
    if (!world || !pointer) return null;
    const sight = new Sight(this.camera(world), world.canvas);
    const element = elementOf(name);
    const target = this.targets.find((one) => one.element === element);
    if (target) return sight.clickable(target, (x, y) => pointer.at(x, y));
    const place = placeOf(name, this.position.view.board as Look, world.scene);
    return place && sight.of(place);
  }

  async settled(): Promise<void> {
    await this.building;
    await this.lingers;
    this.resize(); // the window may have changed, and nobody has told yet
    await this.loop.settled();
  }

  camera(): CameraFacts;
  camera(world: World): Camera;
  camera(world?: World): CameraFacts | Camera {
    return world ? this.rig.camera(world) : this.rig.facts();
  }

  dispose(): void {
    this.gone = true;
    this.loop.stop();
    this.watcher.disconnect();
    this.listening.abort();
    this.leave();
    sounds.dispose();
  }

  /** A named close-up, or one of a bird, for pictures; null goes back to where the camera rests. */
  shoot(close: string | null): void {
    const thing = close === null ? null : this.inside().world.things.thingOf(close);
    if (thing) this.rig.setCloseShot(portrait(thing.position));
    else this.rig.setClose(close);
    this.loop.want();
  }

  /** The world and the camera's stand, for the workbench and for pictures. */
  inside(): { world: World; rig: Rig } {
    if (!this.world) throw new Error("The scene is not built yet.");
    return { world: this.world, rig: this.rig };
  }

  /** Numbers for tests: frames drawn, and what the card holds. */
  tally(): Tally {
    const info = this.world?.renderer.info;
    return {
      frames: this.loop.frames,
      tier: this.world?.tier ?? null,
      geometries: info?.memory.geometries ?? 0,
      textures: info?.memory.textures ?? 0,
      programs: info?.programs?.length ?? 0,
      triangles: info?.render.triangles ?? 0,
    };
  }

  /** Whether things may move that need not: neither switched off nor against the system's wish. */
  private get lively(): boolean {
    return this.settings.camera_motion && this.settings.speed > 0;
  }

  private swingFrom(before: Shot, milliseconds: number): Promise<void> {
    const time = this.lively ? milliseconds / this.settings.speed : 0;
    return this.loop
      .run(time, (share) => this.rig.setSwing(before, share))
      .then(() => {
        for (const told of this.watching) told();
      });
  }

  private show(): void {
    const { world, position, settings } = this;
    if (!world) return;
    world.things.turnTo(this.rig.turn);
    world.things.set(position, settings.show_numbers);
    this.point();
    world.marks.show(this.marks, position, this.rig.turn);
    world.numerals.turnTo(this.rig.turn);
    world.room.lamp.setAside(this.rig.fromTheTail);
    world.numerals.count(countsOf(position.view));
    world.shadowsChanged();
    // the flame is out of the play camera's sight, so it lives there only while something moves
    const seen = position.shot !== "play" && world.tier === "high";
    this.loop.breathe(seen && this.lively ? FLAME_FPS : 0);
    this.loop.want();
  }

  /** Follow the box and what lies over it; whether anything changed. */
  private resize(): boolean {
    const { world } = this;
    const { clientWidth: width, clientHeight: height } = this.box;
    if (!world || width === 0 || height === 0) return false;
    const frame = this.frame(width, height);
    const size = world.renderer.getSize(new Vector2());
    const key = JSON.stringify(frame);
    if (size.x === width && size.y === height && key === this.framed) return false;
    this.framed = key;
    this.rig.setFrame(frame);
    if (size.x !== width || size.y !== height) world.renderer.setSize(width, height, false);
    this.show();
    for (const told of this.watching) told();
    return true;
  }

  /** Where in the box things can be seen that nothing covers. */
  private frame(width: number, height: number): Frame {
    const box = this.box.getBoundingClientRect();
    const clear = this.clear.getBoundingClientRect();
    if (clear.width < 1 || clear.height < 1) return { aspect: width / height, free: ALL_FREE };
    return {
      aspect: width / height,
      free: {
        left: (clear.left - box.left) / width,
        top: (clear.top - box.top) / height,
        right: (clear.right - box.left) / width,
        bottom: (clear.bottom - box.top) / height,
      },
    };
  }

  private drawFrame(seconds: number, moving: boolean): void {
    const { world } = this;
    if (!world) return;
    world.room.lamp.flicker(this.lively && moving ? seconds : 0);
    world.draw(this.rig.camera(world));
  }

  private timeFrames(world: World): number[] {
    const camera = this.rig.camera(world);
    return Array.from({ length: FRAMES_TO_MEASURE }, () => world.timeFrame(camera));
  }

  private inviting(element: string): boolean {
    const { open, goals, chosen, ghosts } = this.marks;
    const square = element.replace(/^square:/, "");
    return (
      open.has(element) ||
      goals.has(element) ||
      chosen === element ||
      ghosts.some(({ at }) => at === square)
    );
  }

  private readonly lost = (event: Event): void => {
    event.preventDefault(); // the browser may bring it back
    this.skip();
    const timer = window.setTimeout(() => this.events.failed(), RESTORE_MS);
    this.listening.signal.addEventListener("abort", () => clearTimeout(timer));
    this.world?.canvas.addEventListener("webglcontextrestored", () => clearTimeout(timer), {
      once: true,
    });
  };

  /** What was drawn into targets is lost with the context: build the world anew. */
  private readonly restored = (): void => {
    const tier = this.world?.tier;
    if (!tier) return;
    this.building = this.building.then(() => this.enter(tier)).catch(() => this.events.failed());
  };
}
