/**
 * Between the table and a stage, whichever it is: the table says what can be chosen and what a
 * click means; here it becomes marks, positions and scenes, and waits for what moves.
 */
import type { UrView } from "../../generated/views";
import type { Offer } from "../../play/choice";
import type { Reason, Shown, ShownMoment, Staging, Table } from "../../play/table";
import { settings } from "../../settings";
import { Store } from "../../store";
import { message, word } from "../../words";
import {
  begins,
  END_TURN,
  gambles,
  goals,
  LARGE,
  offersFor,
  pathOf,
  ring,
  standsFor,
} from "./choices";
import type { Choices } from "./choices";
import { seatOf, sideOf, thing } from "./data";
import type { Throws } from "./director";
import { marksOf, pointed } from "./marks";
import type { Pointed } from "./marks";
import { Player, throwerIn } from "./player";
import { reasonOf } from "./reasons";
import { firstSight } from "./seen";
import type { Seen } from "./seen";
import { stageSettings, urSettings } from "./settings";
import type { Element, Position, Side, StageEvents, UrStage } from "./stage";
import { birdWord } from "./tips";

const AUTO_THROW_MS = 350;

export class UrControl implements StageEvents, Staging {
  readonly table: Table;
  readonly seen: Store<Seen>;
  readonly #player: Player;
  stage: UrStage | null = null;
  /** Settles when there is a stage to show anything on. */
  readonly staged: Promise<void>;
  #hasStage: () => void = () => undefined;
  /** The position the stage was given last. */
  #set: Position | null = null;
  /** What the pointer is over, also while the keyboard leads. */
  #under: Element | null = null;
  /** Pressed while something moved. */
  #queued: Element | null = null;
  /** The version at which the turn was ended. */
  #ended: number | null = null;
  #held: Offer | null = null;
  #over = false;
  /** The prompt that was answered by itself. */
  #answered: unknown = null;

  constructor(table: Table, view: UrView) {
    this.table = table;
    this.staged = new Promise((resolve) => {
      this.#hasStage = resolve;
    });
    const { past } = table.shown.get();
    this.seen = new Store(firstSight(view, this.throws(), past && throwerIn(past)));
    this.#player = new Player(table, this.seen, this);
  }

  /** Follow the table until the returned function is called. */
  open(): () => void {
    this.table.staging = this;
    const stops = [
      this.#player.open(),
      this.table.shown.subscribe(() => this.#follow()),
      this.seen.subscribe(() => this.refresh()),
      settings.subscribe(() => this.#settings()),
      urSettings.subscribe(() => this.#settings()),
    ];
    this.#follow();
    return () => {
      stops.forEach((stop) => stop());
      this.table.staging = null;
      this.table.release();
    };
  }

  /** Show everything on this stage from now on. */
  perform(stage: UrStage): void {
    this.stage = stage;
    this.#hasStage();
    this.#set = null;
    this.#settings();
  }

  // What holds now

  shown(): Shown {
    return this.table.shown.get();
  }

  /** The seats this person plays. */
  mine = (): number[] => {
    const { table, seat } = this.shown();
    if (table) return table.seats.flatMap((info, at) => (info.mine ? [at] : []));
    return seat === null ? [] : [seat];
  };

  /** Whether the player to move is this person. */
  myTurn(): boolean {
    return this.mine().includes(seatOf(this.seen.get().view.to_move as Side));
  }

  choices(): Choices {
    const { view, playing } = this.seen.get();
    const { path, open, held } = this.shown();
    return {
      view,
      offers: playing ? [] : this.table.offers(),
      path,
      due: held !== null,
      open: !playing && held === null && open !== null && this.mine().includes(open),
    };
  }

  pointed(): Pointed | null {
    const { hovered } = this.shown();
    return this.seen.get().playing ? null : pointed(this.choices(), hovered, this.myTurn());
  }

  // What the table asks

  path = (offer: Offer): Element[] => pathOf(this.shown().view as UrView, offer);

  reason(element: Element): Reason | null {
    return reasonOf(this.choices(), element, this.myTurn());
  }

  gate(moment: ShownMoment): Promise<Offer | null> {
    return this.#player.gate(moment);
  }

  // What holds for the stage

  throws = (): Throws => {
    const { table } = this.table.shown.get();
    return {
      match: table?.match ?? "",
      large: String(table?.options["large_die"] ?? "ox_bone"),
    };
  };

  /** The side from which the table is seen (GU-UI-1.1, GU-UI-1.4). */
  seenFrom(): Side {
    const mine = this.mine();
    const { seat } = this.shown();
    if (!this.table.hands.done) return sideOf(seat ?? 0); // a replay, through those eyes
    const local = mine.length > 1;
    if (local && urSettings.get().flip_camera) return this.seen.get().view.to_move as Side;
    return local || mine.length === 0 ? "light" : sideOf(mine[0] as number);
  }

  /** Whose turn is marked, everywhere: a turn that waits to be ended is still that player's. */
  turnSide(): Side | null {
    const { view, playing } = this.seen.get();
    const { open, held } = this.shown();
    if (view.turn === 0 || view.winner !== null) return null;
    return !playing && held === null && open !== null ? sideOf(open) : (view.to_move as Side);
  }

  position(): Position {
    const { view, faces, thrower } = this.seen.get();
    const choices = this.choices();
    const throwable = { small: choices.due, large: offersFor(choices, LARGE).length > 0 };
    const shows = { small: view.small !== null, large: view.large !== null };
    return {
      view,
      faces,
      thrower,
      throwable,
      bright: {
        small: throwable.small || shows.small,
        large: throwable.large || (shows.large && !throwable.small),
      },
      turn: this.turnSide(),
      seenFrom: this.seenFrom(),
      shot: view.turn === 0 ? "opening" : view.winner === null ? "play" : "end",
    };
  }

  /** Nothing moves any more, and nothing is on its way to the server or back. */
  async settled(): Promise<void> {
    const busy = (): boolean => this.seen.get().playing || this.#sending() || this.#closing();
    do {
      await new Promise((resolve) => setTimeout(resolve, 0));
      while (busy()) await new Promise((resolve) => setTimeout(resolve, 15));
      await this.stage?.settled();
    } while (busy());
  }

  /** An action that was chosen, or the end of the turn, is on its way. */
  #sending(): boolean {
    const { version, still, prompt, seat } = this.shown();
    if (!still) return false;
    const asked = prompt !== null && prompt.seat === seat && prompt.actions.length > 0;
    return asked || version === this.#ended;
  }

  /** A finished turn is about to be closed by itself. */
  #closing(): boolean {
    return this.choices().open && settings.get().endTurn === "auto";
  }

  // What is shown

  /** Give the stage what has changed: position and marks. */
  refresh(): void {
    const { stage } = this;
    if (!stage) return;
    const position = this.position();
    if (!this.#set || !same(this.#set, position)) {
      this.#set = position;
      if (!this.seen.get().playing) stage.setPosition(position);
    }
    const { hovered, told, hinted } = this.shown();
    const { by, flying } = this.seen.get();
    // no frame stays behind in the tray from which a bone has gone
    const gone = flying !== null && hovered !== null && thing(hovered)?.kind === "die";
    const pointer = {
      hovered: gone ? null : hovered,
      focused: by === "keys",
      told: new Set([...told, ...hinted]),
    };
    const { marks, previews } = settings.get();
    stage.setMarks(marksOf(this.choices(), pointer, this.pointed(), { marks, previews }));
  }

  rested(): Promise<void> {
    return this.#player.rested();
  }

  /** What was played has come to rest, or waits for a throw: grant what was wished meanwhile. */
  atRest(): void {
    this.#set = null;
    this.refresh();
    const element = this.#queued;
    this.#queued = null;
    if (element !== null) queueMicrotask(() => this.#do(element));
  }

  #settings(): void {
    this.stage?.setSettings(stageSettings());
    this.refresh();
  }

  #follow(): void {
    this.#player.follow();
    this.#throwAlone();
    const { held, result } = this.shown();
    if (result && !this.#over) {
      this.table.hover(null); // the card tells all there is
      urSettings.update({ played: urSettings.get().played + 1 });
    }
    this.#over = result !== null;
    const fresh = held !== null && held !== this.#held;
    this.#held = held;
    if (fresh) this.atRest();
    else this.refresh();
  }

  /** A forced large throw goes by itself where that is wished. */
  #throwAlone(): void {
    const { prompt, version } = this.shown();
    const [only, second] = this.choices().offers;
    if (!only || second || only.targets[0] !== LARGE || !urSettings.get().auto_throw) return;
    if (this.#answered === prompt) return;
    this.#answered = prompt;
    setTimeout(() => {
      if (this.shown().version === version && this.choices().offers[0] === only)
        this.table.decide(only, only.targets);
      else {
        // Something was shown meanwhile; the same question may come again after it.
        this.#answered = null;
        this.#throwAlone();
      }
    }, AUTO_THROW_MS);
  }

  // What the person does

  hover(element: Element | null, x: number, y: number): void {
    this.#under = element;
    if (element === null && this.seen.get().by === "touch") return; // a finger leaves with every tap
    this.#point(element, "mouse", [x, y]);
  }

  /** The mouse takes over from the keyboard when it moves (GU-UI-4.3). */
  mouseMoved(x: number, y: number): void {
    if (this.seen.get().by === "keys") this.#point(this.#under, "mouse", [x, y]);
  }

  pick(element: Element | null, x: number, y: number, pointer: "mouse" | "touch"): void {
    if (pointer === "touch") {
      const again = this.seen.get().by === "touch" && this.shown().hovered === element;
      if (!again) this.#point(element, "touch", [x, y]);
      if (!again && element !== null) return;
    }
    this.press(element);
  }

  failed(): void {
    // Whoever made the stage puts another in its place.
  }

  /** A button that stands for an element is pointed at: what is said of it lies beside the element. */
  pointFrom(element: Element | null): void {
    const at = element === null ? null : (this.stage?.project(element) ?? null);
    this.#point(element, "mouse", at ?? this.seen.get().at);
  }

  /** Select by keyboard: marked and previewed as by pointing. */
  select(element: Element | null): void {
    const at = element === null ? null : (this.stage?.project(element) ?? null);
    this.#point(element, "keys", at ?? this.seen.get().at);
  }

  #point(element: Element | null, by: Seen["by"], at: [number, number]): void {
    this.seen.update({ by, at });
    this.table.shown.update({ reason: null });
    this.table.hover(element);
  }

  /** The next or previous entry of the ring. */
  step(by: 1 | -1): void {
    const all = ring(this.choices());
    if (all.length === 0) return;
    const { hovered } = this.shown();
    const now = hovered === null ? -1 : all.indexOf(hovered);
    const next = now < 0 ? (by > 0 ? 0 : all.length - 1) : (now + by + all.length) % all.length;
    this.select(all[next] as Element);
  }

  /** A click, a second tap or Enter. */
  press(element: Element | null): void {
    if (element === null) {
      this.table.back();
      return;
    }
    if (this.seen.get().playing) {
      // Cut short what moves; the wish is granted after it, once.
      this.#queued = element;
      this.table.hands.hurry?.();
      this.#player.cut();
      return;
    }
    this.#do(element);
  }

  #do(element: Element): void {
    if (element === END_TURN) {
      this.endTurn();
      return;
    }
    if (this.shown().begun) this.table.shown.update({ begun: null });
    const choices = this.choices();
    const meant = standsFor(choices, element);
    const leads = offersFor(choices, meant).length > 0;
    const { path } = choices;
    // A click elsewhere lets go of the chosen bird (GU-UI-3.3).
    const onWay = path.includes(meant) || goals(choices).includes(meant);
    if (path.length > 0 && !onWay) this.table.back();
    if (leads || path.includes(meant)) this.table.pick(meant);
    else if (thing(element)?.kind !== "pile" && choices.view.winner === null) {
      this.table.why(element);
    }
    const [first] = goals(this.choices());
    const lit = path.length === 0 && first !== undefined && !this.shown().waiting;
    if (lit && this.seen.get().by === "keys") this.select(first);
  }

  /** Use the number that was thrown: at once where it has one use, else by the bird chosen next. */
  use(): void {
    const choices = this.choices();
    const offers = choices.offers.filter((offer) => !gambles(offer));
    const birds = begins(choices).filter((element) => element !== LARGE);
    const [only, second] = offers;
    const [first, other] = birds;
    if (only && !second) this.table.decide(only, only.targets);
    else if (first !== undefined && other === undefined) this.press(first);
    else if (first !== undefined) {
      const { hovered, begun } = this.shown();
      const next = begun && hovered !== null ? birds[birds.indexOf(hovered) + 1] : first;
      this.select(next ?? first);
      const names = birds.map(nameOfBird).join(", ");
      this.table.shown.update({
        begun: message("game_of_ur_board/choose-bird", {
          number: choices.view.number ?? 0,
          birds: names,
        }),
      });
    }
  }

  endTurn(): void {
    if (!this.choices().open) return;
    this.#ended = this.shown().version;
    this.table.hands.done?.();
  }
}

function nameOfBird(element: Element): string {
  const what = thing(element);
  return what?.kind === "bird" ? word(birdWord(what.bird)) : "";
}

/** Whether two positions look the same. */
function same(a: Position, b: Position): boolean {
  return (
    a.view === b.view &&
    a.faces === b.faces &&
    a.thrower === b.thrower &&
    a.turn === b.turn &&
    a.seenFrom === b.seenFrom &&
    a.shot === b.shot &&
    a.throwable.small === b.throwable.small &&
    a.throwable.large === b.throwable.large &&
    a.bright.small === b.bright.small &&
    a.bright.large === b.bright.large
  );
}

const controls = new WeakMap<Table, UrControl>();

/** The control of a table: one for stage, panel and everything else that shows it. */
export function controlOf(table: Table, view: UrView): UrControl {
  const found = controls.get(table);
  if (found) return found;
  const made = new UrControl(table, view);
  controls.set(table, made);
  return made;
}
