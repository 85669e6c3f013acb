/**
 * What a picture of the Game of Ur can do. The flat board and the three-dimensional scene are two
 * stages for one play: the layer above decides what is shown, marked and played, and never asks
 * which of the two it talks to. A stage knows no rules, sends nothing and words nothing.
 */
import type { UrView } from "../../generated/views";

export type Side = "light" | "dark";
export type Bird = "swallow" | "storm_bird" | "raven" | "rooster" | "eagle";
export type Look = "second_millennium" | "first_millennium";
export type Pile = Side | "pool";
export type Die = "small" | "large";
export type SmallFace = 1 | 2 | 3 | 4;
export type Reading = "yes" | "no";
/** The four long sides of a bone; which of them reads what is in `data.json`. */
export type BoneFace = "broad_hollow" | "broad_rounded" | "narrow_beak" | "narrow_ear";

/**
 * Something that can be pointed at, by the ids of the protocol's targets: `bird:light:swallow`,
 * `square:m8`, `die:small`, `die:large`, `pile:light`, `pile:dark`, `pile:pool`.
 */
export type Element = string;

/** What lies on the table, and what the picture needs besides. */
export interface Position {
  /** The engine's own view: board, rosettes, birds with their places, counters, throws. */
  view: UrView;
  /** Which faces lie on top; null before the first throw of a game (then any face may). */
  faces: { small: SmallFace | null; large: BoneFace | null };
  /** Whose throw lies there, where nobody saw it thrown; null leaves the bones where they are. */
  thrower: Side | null;
  /** Dice that may be thrown now; the others look inactive (GU-UI-8.4). */
  throwable: { small: boolean; large: boolean };
  /** Those and the ones that show the number in force: they stay bright until the turn ends. */
  bright: { small: boolean; large: boolean };
  /** Whose turn is marked; nobody's in the roll-off and at the end. */
  turn: Side | null;
  /** The side from which the table is seen (GU-UI-1.1, GU-UI-1.4). */
  seenFrom: Side;
  /** Which view of the room: `play` is the fixed camera; the others may be wider shots. */
  shot: "opening" | "play" | "end";
}

/** One thing that is shown happening. A stage plays them one after the other, as they are given. */
export type Scene =
  /** A throw; the face is decided, the way there follows from the seed alone (GU-UI-8.3). */
  | { kind: "throw_small"; side: Side; face: SmallFace; seed: number }
  | { kind: "throw_large"; side: Side; reading: Reading; face: BoneFace; seed: number }
  /** A bird along its route: `off` or a square first, every square on the way, a square or `home`. */
  | { kind: "fly"; side: Side; bird: Bird; route: string[]; launched: boolean }
  /** A captured bird back from a square to its owner's tray. */
  | { kind: "captured"; side: Side; bird: Bird; square: string }
  /** Counters from pile to pile (GU-UI-9.2). */
  | { kind: "coins"; from: Pile; to: Pile; count: number };

/** What a target ring means; each has a form or pattern of its own besides its colour. */
export type RingKind = "plain" | "rosette" | "capture" | "blocked";

/** What moving a bird would come to (GU-UI-3.5). Houses are squares here, or `home`. */
export interface Ghost {
  side: Side;
  bird: Bird;
  /** Where the translucent bird stands: a square, or `home` for the exit at the tail's end. */
  at: string;
  ring: RingKind;
  /** The squares from where the bird stands to `at`, both included; empty for a launch. */
  route: string[];
  /** The square of the bird that would be captured. */
  captured: string | null;
}

/** Everything that is marked right now; a stage shows exactly this and forgets what was before. */
export interface Marks {
  /** Birds and dice with a legal action (GU-UI-3.10), none when marks are switched off. */
  open: ReadonlySet<Element>;
  /** Lit houses of a chosen Swallow. */
  goals: ReadonlySet<Element>;
  /** The bird that is chosen and waits for a house. */
  chosen: Element | null;
  /** The element under the pointer or the keyboard's selection. */
  hovered: Element | null;
  /** Whether `hovered` was chosen by keyboard: then it bears a focus mark (GU-UI-4.3). */
  focused: boolean;
  /** Previews, several for a Swallow with several starting houses. */
  ghosts: readonly Ghost[];
  /** Counter changes of the preview, to stand at the piles; empty when nothing changes. */
  deltas: readonly { pile: Pile; by: number }[];
  /** Elements that the log or a hint speaks of. */
  told: ReadonlySet<Element>;
}

export const NO_MARKS: Marks = {
  open: new Set(),
  goals: new Set(),
  chosen: null,
  hovered: null,
  focused: false,
  ghosts: [],
  deltas: [],
  told: new Set(),
};

export type Tier = "auto" | "high" | "mid" | "low" | "test";

/** The person's wishes as far as a stage needs them. */
export interface StageSettings {
  tier: Tier;
  projection: "perspective" | "orthographic";
  /** False also when the system asks for reduced motion. */
  camera_motion: boolean;
  show_numbers: boolean;
  /** Animation speed: 1 is natural, 0 (also with reduced motion) shows everything at once. */
  speed: number;
}

/** Where the camera is, for the hook and its tests; angles in degrees, lengths in cells. */
export interface CameraFacts {
  projection: "perspective" | "orthographic" | "flat";
  /** Vertical field of view; 0 for an orthographic camera. */
  fov: number;
  /** Below the horizon. */
  pitch: number;
  /** Off the side in `seenFrom`: 0 looks straight across the table from there. */
  yaw: number;
  position: [number, number, number];
  target: [number, number, number];
  distance: number;
  /** The same at rest; a drift may leave it by at most GU-UI-1.3. */
  rest: { target: [number, number, number]; distance: number };
  seenFrom: Side;
}

/** What the layer above is told. */
export interface StageEvents {
  /**
   * The pointer is over an element, or over none. `x` and `y` are where, in CSS pixels of the
   * viewport. A stage reports every change once, and null when the pointer leaves it.
   */
  hover(element: Element | null, x: number, y: number): void;
  /**
   * A click or tap: on an element, or on none. A drag (5 px and more) is no click. Whether a tap
   * means hovering or clicking (GU-UI-3.9) is decided above. Picks count during animations too.
   */
  pick(element: Element | null, x: number, y: number, pointer: "mouse" | "touch"): void;
  /** The picture cannot go on (the WebGL context was lost, say): the flat board takes over. */
  failed(): void;
}

export interface UrStage {
  /** Show this position at once, without any animation of the difference. */
  setPosition(position: Position): void;
  /**
   * Show something happening, starting from the position last set; resolves when it has come to
   * rest (at once with speed 0). Whoever plays then sets the position it leads to, which must look
   * the same. Never two at a time.
   */
  play(scene: Scene): Promise<void>;
  /** Cut what is being played short: it jumps to its end and its promise resolves. */
  skip(): void;
  /** The large bone is about to answer: what is heard steps back, and comes again. */
  hush?(quiet: boolean): void;
  setMarks(marks: Marks): void;
  setSettings(settings: StageSettings): void;
  /**
   * The middle of something on the screen, in CSS pixels of the viewport; null when it is not in
   * the picture. Takes elements (`bird:light:swallow`) and names of `ui.json` `scene_objects`
   * (`piece_light_swallow`, `die_small`, `table`), `cell_m8`, `pile_pool`, `tray_light`,
   * `home_dark` and `exit`. A click there hits that element.
   */
  project(name: string): [number, number] | null;
  /** Nothing moves any more: no animation, no camera drift, and the last frame is drawn. */
  settled(): Promise<void>;
  camera(): CameraFacts;
  /** Hear when the same things lie elsewhere on the screen; stop with what is returned. */
  reframed(told: () => void): () => void;
  /** Give everything back: listeners, geometries, textures, the context. */
  dispose(): void;
}

/** What `web/src/ur3d/index.ts` exports as `createScene`. */
export type CreateScene = (
  /** An empty box that the scene fills with its canvas (`aria-hidden`) and follows in size. */
  box: HTMLElement,
  options: {
    /** Lies where nothing covers the box: what is played with is shown there. */
    clear: HTMLElement;
    position: Position;
    settings: StageSettings;
    events: StageEvents;
  },
) => Promise<UrStage>;
