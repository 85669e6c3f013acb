/** Follows the shell: plays what happened on the stage, and holds back what a person sets off. */
import type { UrEvent, UrView } from "../../generated/views";
import type { Offer } from "../../play/choice";
import type { ShownMoment, Table } from "../../play/table";
import type { Store } from "../../store";
import { message } from "../../words";
import type { Message } from "../../words";
import { THROW_SMALL } from "./choices";
import { sideOf } from "./data";
import { facesOf, stepsOf } from "./director";
import type { Throws } from "./director";
import type { Seen } from "./seen";
import { stageSettings, urSettings } from "./settings";
import type { Position, Scene, Side, UrStage } from "./stage";
import { sideWord } from "./tips";

/** What the player must know of the layer around it. */
export interface Around {
  stage: UrStage | null;
  /** Settles when there is one. */
  readonly staged: Promise<void>;
  throws(): Throws;
  /** The seats this person plays. */
  mine(): number[];
  position(): Position;
  /** Something has come to rest: show it, and grant what was wished meanwhile. */
  atRest(): void;
}

type Told = UrEvent & { words: Message | null };

const BANNER_MS = 2600;
/** How long a turn that ended without a move is held (GU-UI-5.10). */
const LOST_TURN_MS = 1500;
const ROLL_OFF_MS = 900;
const SUSPENSE_MS = 320;
const NO_SCORES = { light: null, dark: null, tied: null };

export class Player {
  readonly #table: Table;
  readonly #seen: Store<Seen>;
  readonly #around: Around;
  #moment: ShownMoment | null;
  #played: Promise<void> = Promise.resolve();
  #readOn: (() => void) | null = null;
  #bannerTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: Table, seen: Store<Seen>, around: Around) {
    this.#table = table;
    this.#seen = seen;
    this.#around = around;
    const { moment } = table.shown.get();
    // What has already happened is past, but a game opens with its counters going into the pool.
    this.#moment = moment?.events.some(({ name }) => name === "anted") ? null : moment;
  }

  /** Listen to the table until the returned function is called. */
  open(): () => void {
    const stop = this.#table.hurry.subscribe(() => {
      if (this.#table.hurry.get()) this.cut();
    });
    return () => {
      stop();
      this.#readOn?.();
      clearTimeout(this.#bannerTimer);
    };
  }

  /** The shell shows something else: play it, or jump there. */
  follow(): void {
    const { moment, view: shown } = this.#table.shown.get();
    const view = shown as UrView | null;
    if (!view) return;
    if (moment && moment !== this.#moment) {
      this.#moment = moment;
      // A skip may bring the next moment before this one has come to rest.
      this.#played = this.#played.then(() => this.#play(moment, moment.view as UrView));
      this.#table.hold(this.#played);
      return;
    }
    this.#moment = moment;
    const { playing, view: before } = this.#seen.get();
    if (!playing && !moment && view !== before) this.#jump(view);
  }

  rested(): Promise<void> {
    return this.#played;
  }

  /** Cut short what is being shown. */
  cut(): void {
    this.#around.stage?.skip();
    this.#readOn?.();
  }

  /** A whole position: whatever waited is past. */
  #jump(view: UrView): void {
    const { past } = this.#table.shown.get();
    this.#seen.update({
      view,
      faces: facesOf(view, this.#around.throws()),
      thrower: past && throwerIn(past),
      rollOff: null,
    });
  }

  /** Hold a small throw of this person back until it is set off (GU-UI-3.2). */
  async gate(moment: ShownMoment): Promise<Offer | null> {
    await this.#played;
    const thrown = (moment.events as unknown as Told[]).find((e) => e.name === "threw_small");
    const { view } = this.#seen.get();
    if (!thrown || view.turn === 0 || !this.#around.mine().includes(thrown.seat)) return null;
    return urSettings.get().auto_throw ? null : THROW_SMALL;
  }

  async #play(moment: ShownMoment, view: UrView): Promise<void> {
    const events = moment.events as unknown as Told[];
    const { throws } = this.#around;
    this.#seen.update({ playing: true, thrower: null });
    if (events.some((event) => event.name === "anted")) this.#seen.update({ view: unpaid(view) });
    await this.#around.staged;
    for (const event of events) {
      this.#begin(event);
      for (const { scene, after } of stepsOf(event, this.#seen.get(), throws(), moment.version)) {
        await this.#show(scene);
        const thrown = this.#seen.get().thrown + (scene.kind.startsWith("throw_") ? 1 : 0);
        this.#seen.update({ ...after, thrown, flying: null });
        this.#around.stage?.setPosition(this.#around.position());
      }
      await this.#tell(event);
    }
    const faces = view.small === null ? facesOf(view, throws()) : this.#seen.get().faces;
    this.#table.shown.update({ happening: null });
    this.#seen.update({ view, faces, playing: false });
    this.#around.atRest();
  }

  /** Say what is coming, not how it ends; scores that a throw makes past go with it. */
  #begin(event: Told): void {
    const { rollOff, view } = this.#seen.get();
    const past = view.turn > 0 || rollOff?.tied !== null;
    if (event.name === "threw_small" && rollOff && past) this.#seen.update({ rollOff: null });
    const happening = nowOf(event, this.#around.mine());
    if (happening && !this.#table.hurry.get()) this.#table.shown.update({ happening });
  }

  /** A gamble has a beat of suspense before it and after it. */
  async #show(scene: Scene): Promise<void> {
    if (this.#table.hurry.get()) return;
    const flying =
      scene.kind === "throw_small" ? "small" : scene.kind === "throw_large" ? "large" : null;
    this.#seen.update({ flying });
    const suspense = flying === "large" && this.#seen.get().view.turn > 0;
    if (suspense) {
      this.#seen.update({ suspense });
      this.#around.stage?.hush?.(true);
      await this.#wait(SUSPENSE_MS);
    }
    await this.#around.stage?.play(scene);
    if (!suspense) return;
    await this.#wait(SUSPENSE_MS);
    this.#around.stage?.hush?.(false);
    this.#seen.update({ suspense: false });
  }

  /** Say what no picture says: scores of the roll-off, a tie, a turn that was lost. */
  async #tell(event: Told): Promise<void> {
    const scores = this.#seen.get().rollOff ?? NO_SCORES;
    if (event.name === "roll_off_scored") {
      this.#seen.update({ rollOff: { ...scores, [sideOf(event.seat)]: event.score } });
    } else if (event.name === "roll_off_tied") {
      this.#seen.update({ rollOff: { ...scores, tied: event.score } });
      await this.#announce(event.words, ROLL_OFF_MS);
    } else if (event.name === "took_first_turn") {
      await this.#announce(event.words, ROLL_OFF_MS);
    } else if (event.name === "pool_shared") {
      this.#seen.update({ shared: { light: event.light, dark: event.dark } });
    } else if (event.name === "forfeited" || event.name === "skipped") {
      await this.#announce(event.words, LOST_TURN_MS);
    }
  }

  /** Put a sentence over the board; at natural speed wait until it can have been read. */
  async #announce(words: Message | null, ms: number): Promise<void> {
    clearTimeout(this.#bannerTimer);
    this.#seen.update({ banner: words });
    this.#bannerTimer = setTimeout(() => this.#seen.update({ banner: null }), BANNER_MS);
    await this.#wait(ms, 1);
  }

  /** So long at natural speed, at `most` times that speed; a hurry cuts it short. */
  async #wait(ms: number, most = Infinity): Promise<void> {
    const { speed } = stageSettings();
    if (speed === 0 || this.#table.hurry.get()) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms / Math.min(speed, most));
      this.#readOn = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#readOn = null;
  }
}

/** Whose throw lies there after a moment: a move uses the throw of whoever makes it. */
export function throwerIn({ seat, events }: ShownMoment): Side | null {
  const thrown = events.find(({ name }) => name === "threw_small" || name === "threw_large");
  const by = thrown ? Number(thrown["seat"]) : seat;
  return by === null ? null : sideOf(by);
}

/** Who throws or moves, as it begins. */
function nowOf(event: Told, mine: readonly number[]): Message | null {
  const throws = event.name === "threw_small" || event.name === "threw_large";
  if (!throws && !["launched", "moved", "borne_off", "captured"].includes(event.name)) return null;
  const seat = "seat" in event ? event.seat : 0;
  const by = event.name === "captured" ? 1 - seat : seat; // it speaks of the bird's side
  if (mine.length === 1 && mine[0] === by)
    return throws
      ? message("game_of_ur_board/you-throw-now")
      : message("game_of_ur_board/you-move-now");
  const side = sideWord(sideOf(by));
  return throws
    ? message("game_of_ur_board/throws-now", { side })
    : message("game_of_ur_board/moves-now", { side });
}

/** How the table looked before the counters went into the pool. */
function unpaid(view: UrView): UrView {
  const sides = view.sides.map((side) => ({ ...side, counters: side.brought_in }));
  return { ...view, sides, pool: 0 };
}
