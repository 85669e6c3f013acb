/**
 * The scene on its own with a position from `fixtures/`, for drawing and for pictures:
 * `npx vite`, then /workbench-scene.html?position=middle&gfx=low. Not part of what is shipped.
 */
import { NO_MARKS } from "../boards/game_of_ur/stage";
import type { Marks, Position, Scene, StageSettings } from "../boards/game_of_ur/stage";
import type { UrView } from "../generated/views";
import { createScene } from ".";
import type { Stage } from ".";
import { actOf } from "./acts";
import { smooth } from "./camera";
import { drawMark } from "./ink";
import type { Look } from "./layout";
import type { Mark } from "./ink";

const fixtures = import.meta.glob<{ default: { view: UrView } }>(
  "../../fixtures/game_of_ur-*.json",
);
const asked = new URLSearchParams(location.search);
const box = document.getElementById("scene")!;

async function viewOf(name: string): Promise<UrView> {
  const load = fixtures[`../../fixtures/game_of_ur-${name}.json`];
  if (!load) throw new Error(`No fixture ${name}.`);
  return (await load()).default.view;
}

const heard: unknown[] = [];
const settings: StageSettings = {
  tier: (asked.get("gfx") ?? "low") as StageSettings["tier"],
  projection: asked.get("projection") === "orthographic" ? "orthographic" : "perspective",
  camera_motion: asked.get("motion") !== "0",
  show_numbers: asked.get("numbers") === "1",
  speed: Number(asked.get("speed") ?? 1),
};
const view = await viewOf(asked.get("position") ?? "middle");
if (asked.get("look")) view.board = asked.get("look")!;
const position: Position = {
  view,
  faces: { small: (view.small as 1 | 2 | 3 | 4 | null) ?? null, large: null },
  thrower: null,
  throwable: { small: false, large: true },
  bright: { small: true, large: true },
  turn: view.to_move as "light" | "dark",
  seenFrom: asked.get("seen") === "dark" ? "dark" : "light",
  shot: (asked.get("shot") as Position["shot"] | null) ?? "play",
};

function moments(count: number, step: (share: number) => void): string[] {
  return Array.from({ length: count }, (_, k) => {
    step(k / (count - 1));
    return bench.snap();
  });
}

async function create(): Promise<Stage> {
  const began = performance.now();
  const stage = (await createScene(box, {
    clear: box,
    position,
    settings,
    events: {
      hover: (...told) => heard.push(["hover", ...told]),
      pick: (...told) => heard.push(["pick", ...told]),
      failed: () => heard.push(["failed"]),
    },
  })) as Stage;
  await stage.settled();
  console.info(`ready after ${Math.round(performance.now() - began)} ms`);
  return stage;
}

/** What a driver of the page gets to hold. */
const bench = {
  stage: await create(),
  heard,
  position,
  settings,
  /** Change parts of the position. */
  set(change: Partial<Position>): void {
    Object.assign(position, change);
    bench.stage.setPosition({ ...position });
  },
  /** Lay another position on the table. */
  async load(name: string): Promise<void> {
    const next = await viewOf(name);
    if (asked.get("look")) next.board = asked.get("look")!;
    bench.set({ view: next });
  },
  mark(marks: Record<string, unknown>): void {
    const sets = new Set(["open", "goals", "told"]);
    const full = Object.entries(marks).map(([key, value]) => [
      key,
      sets.has(key) ? new Set(value as string[]) : value,
    ]);
    bench.stage.setMarks({ ...NO_MARKS, ...(Object.fromEntries(full) as Partial<Marks>) });
  },
  /** The picture as it is now, drawn once: cheaper than a screenshot where a processor draws. */
  snap(): string {
    const { world, rig } = bench.stage.inside();
    world.draw(rig.camera(world));
    return world.canvas.toDataURL("image/png");
  },
  /** Moments evenly through what happens, as pictures; the camera leans as it would. */
  film(scene: Scene, count: number): string[] {
    const { world, rig } = bench.stage.inside();
    const act = actOf(scene, world.things, position.view.board as Look);
    return moments(count, (share) => {
      act.step(share);
      rig.setDrift(act.action, smooth(Math.min(1, share * 2)));
      world.shadowsChanged();
    });
  },
  /** The same of the way from one shot to another, while counters change hands. */
  orbit(from: Position["shot"], to: Position["shot"], coins: Scene, count: number): string[] {
    const { world, rig } = bench.stage.inside();
    bench.set({ shot: from });
    const before = rig.now;
    bench.set({ shot: to });
    const act = actOf(coins, world.things, position.view.board as Look);
    rig.setDrift(act.action, 0); // whatever was filmed before
    return moments(count, (share) => {
      act.step(share);
      rig.setSwing(before, share);
      world.shadowsChanged();
    });
  },
  /** Which points of a mark are inked, to compare forms without colours. */
  inked(mark: Mark, px: number): boolean[] {
    const texture = drawMark(mark, px);
    const pen = (texture.image as HTMLCanvasElement).getContext("2d")!;
    const { data } = pen.getImageData(0, 0, px, px);
    texture.dispose();
    return Array.from({ length: px * px }, (_, at) => data[at * 4 + 3]! > 127);
  },
  play: (scene: Scene): Promise<void> => bench.stage.play(scene),
  async again(): Promise<void> {
    bench.stage.dispose();
    bench.stage = await create();
  },
};
Object.assign(window, { bench, ready: true });
