/** Turns what happened into what is shown happening: events of a moment into scenes of a stage. */
import type { UrEvent, UrView } from "../../generated/views";
import { largeFace, seedOf } from "./bones";
import { BIRDS, broadShare, HOME, route, sideOf, squareAt } from "./data";
import type { Bird, BoneFace, Pile, Position, Reading, Scene, Side, SmallFace } from "./stage";

const READINGS: readonly Reading[] = ["yes", "no"];

/** What makes a throw look as it does: the same for everybody and after a reload. */
export interface Throws {
  /** The match, so that no two look alike. */
  match: string;
  /** The option `large_die`. */
  large: string;
}

/** A scene with the position it leaves behind. */
export interface Step {
  scene: Scene;
  after: Pick<Position, "view" | "faces">;
}

/**
 * The scenes of an event, from how the table looked before. The views between them only carry along
 * what was just shown; after the last event of a moment the engine's own takes their place.
 */
export function stepsOf(
  event: UrEvent,
  before: Pick<Position, "view" | "faces">,
  throws: Throws,
  version: number,
): Step[] {
  const steps: Step[] = [];
  let { view, faces } = before;
  for (const scene of scenesOf(event, throws, view, version)) {
    view = carried(view, scene);
    faces = turned(faces, scene);
    steps.push({ scene, after: { view, faces } });
  }
  return steps;
}

function scenesOf(event: UrEvent, throws: Throws, view: UrView, version: number): Scene[] {
  // In play a turn has one throw of each bone, so its number is seed enough; the roll-off has none.
  const when = view.turn > 0 ? `turn ${view.turn}` : `entry ${version}`;
  switch (event.name) {
    case "anted":
      return [coins("light", "pool", event.ante), coins("dark", "pool", event.ante)];
    case "threw_small": {
      const seed = seedOf(`${throws.match} small ${when}`);
      return [
        { kind: "throw_small", side: sideOf(event.seat), face: event.face as SmallFace, seed },
      ];
    }
    case "threw_large": {
      const seed = seedOf(`${throws.match} large ${when}`);
      const reading = READINGS[event.reading] as Reading;
      const face = largeFace(reading, seed, broadShare(throws.large));
      return [{ kind: "throw_large", side: sideOf(event.seat), reading, face, seed }];
    }
    case "launched": {
      const side = sideOf(event.seat);
      return [flight(side, event.bird, ["off", squareAt(side, event.house)], true)];
    }
    case "moved":
    case "borne_off": {
      const side = sideOf(event.seat);
      const target = event.name === "moved" ? event.house : HOME;
      return [flight(side, event.bird, route(side, event.start, target), false)];
    }
    case "captured": {
      const side = sideOf(event.seat);
      const bird = BIRDS[event.bird] as Bird;
      return [{ kind: "captured", side, bird, square: squareAt(side, event.house) }];
    }
    case "collected":
      return event.counters > 0 ? [coins("pool", sideOf(event.seat), event.counters)] : [];
    case "paid":
      return event.counters > 0 ? [coins(sideOf(event.seat), "pool", event.counters)] : [];
    case "pool_shared":
      return [
        ...(event.light > 0 ? [coins("pool", "light", event.light)] : []),
        ...(event.dark > 0 ? [coins("pool", "dark", event.dark)] : []),
      ];
    default:
      return [];
  }
}

const coins = (from: Pile, to: Pile, count: number): Scene => ({ kind: "coins", from, to, count });

const flight = (side: Side, bird: number, squares: string[], launched: boolean): Scene => ({
  kind: "fly",
  side,
  bird: BIRDS[bird] as Bird,
  route: squares,
  launched,
});

/** The view with what a scene has just shown. */
function carried(view: UrView, scene: Scene): UrView {
  if (scene.kind === "fly")
    return placed(view, scene.side, scene.bird, scene.route.at(-1) as string);
  if (scene.kind === "captured") return placed(view, scene.side, scene.bird, "off");
  if (scene.kind !== "coins") return view;
  const change = (pile: Pile): number =>
    (pile === scene.to ? scene.count : 0) - (pile === scene.from ? scene.count : 0);
  return {
    ...view,
    pool: view.pool + change("pool"),
    sides: view.sides.map((side) => ({
      ...side,
      counters: side.counters + change(side.side as Side),
    })),
  };
}

function placed(view: UrView, side: Side, bird: Bird, place: string): UrView {
  return {
    ...view,
    sides: view.sides.map((entry) =>
      entry.side === side
        ? {
            ...entry,
            birds: entry.birds.map((other) => (other.id === bird ? { ...other, place } : other)),
          }
        : entry,
    ),
  };
}

function turned(faces: Position["faces"], scene: Scene): Position["faces"] {
  if (scene.kind === "throw_small") return { ...faces, small: scene.face };
  if (scene.kind === "throw_large") return { ...faces, large: scene.face };
  return faces;
}

/** How the bones lie in a position that nobody saw thrown. */
export function facesOf(view: UrView, throws: Throws): Position["faces"] {
  const seed = seedOf(`${throws.match} large turn ${view.turn}`);
  const large: BoneFace | null =
    view.large === null ? null : largeFace(view.large as Reading, seed, broadShare(throws.large));
  return { small: view.small as SmallFace | null, large };
}
