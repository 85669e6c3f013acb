/**
 * A person at a table: keeps what the house says about it, plays it on the board, and sends what
 * the person chooses. One for each visit to a table.
 */
import type {
  ClockInfo,
  Command,
  FromServer,
  Prompt,
  ResultInfo,
  State,
  TableInfo,
  TakeBackInfo,
  Turn,
  Update,
} from "../generated/protocol";
import type { Connection, Unsent } from "../net/connection";
import { Problem, asProblem } from "../net/problem";
import { settings } from "../settings";
import { Store } from "../store";
import type { Message } from "../words";
import type { Offer } from "./choice";
import { Playback, shownMoment } from "./playback";
import type { Scene } from "./playback";
import { namesAt } from "./names";
import { openingScenes } from "./opening";
import { Questions } from "./questions";
import { EMPTY_ROOM } from "./room";
import type { Room, Unsaid } from "./room";
import { Table } from "./table";

/** What is true now, shown once the moments before it have been played. */
interface Present {
  prompt: Prompt | null;
  turn: Turn;
  result: ResultInfo | null;
  takeBack: TakeBackInfo | null;
}

/** What the sitting must know of the game. */
export interface GameFacts {
  hidden: boolean;
  pause: number;
}

const NEWS_KEPT = 6;
/** Matches whose opening was shown while this page has been open. */
const opened = new Set<string>();
/** The house and the page disagree about where the game stands. */
const OUT_OF_STEP = new Set(["stale", "stale_version", "version", "not_your_turn"]);
/** Nothing at this table can be seen from here. */
const CLOSED = new Set(["no_such_table", "unknown_table", "private_table", "not_allowed"]);

export class Sitting {
  readonly id: string;
  readonly room = new Store<Room>(EMPTY_ROOM);
  readonly table: Table;
  readonly #connection: Connection;
  readonly #playback: Playback;
  readonly #questions: Questions;
  readonly #code: string | null;
  #facts: GameFacts = { hidden: true, pause: 2_000 };
  #version: number | null = null;
  #present: Present | null = null;
  #lifted: number | null = null;
  /** How far the match is, how it looks there, and how long an opening may be to be shown. */
  #step = 0;
  #view: unknown = null;
  #opening = 0;
  /** What comes while the opening is being fetched, to be played after it. */
  #late: Scene[] | null = null;
  /** Shows everything at once until the person is asked again. */
  #fast = false;
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** How much was said from here. */
  #lines = 0;
  #stop: () => void = () => undefined;

  constructor(connection: Connection, id: string, code: string | null = null) {
    this.id = id;
    this.#connection = connection;
    this.#code = code;
    this.table = new Table({
      act: (offer) => this.act(offer),
      askPreview: (actions) => this.#questions.preview(actions),
      askWhy: (element) => void this.#questions.why(element),
      confirms: () => settings.get().confirm,
      done: () => this.command("done"),
      hurry: () => this.skip(),
    });
    this.#questions = new Questions(connection, this.table, this.room, () => this.#version);
    this.#playback = new Playback(
      this.table,
      (scene) => this.#showScene(scene),
      () => this.#settle(),
    );
  }

  /** Sit down: hear what the house says from now on. */
  begin(): void {
    this.#stop = this.#connection.listen((message) => this.hear(message));
    const since = (): number | null => (this.#playback.playing ? null : this.#version);
    const heard = (): number | null => this.room.get().chat.at(-1)?.n ?? null;
    this.#connection.watch({ table: this.id, seat: null, code: this.#code, since, heard });
  }

  end(): void {
    this.#stop();
    this.#stopTimer();
    this.#playback.clear();
    this.#connection.unwatch();
  }

  /**
   * Play a fresh match from its first step, as if one had sat down before it began: set-up and
   * opening throws are worth seeing. Nothing happens once one of my seats has moved.
   */
  showOpening(most: number): void {
    this.#opening = most;
    const { match } = this.room.get();
    if (most === 0 || match === null || opened.has(match)) return;
    opened.add(match);
    if (this.#step > 0 && this.#step <= most) void this.#playOpening(match, this.#step);
  }

  async #playOpening(match: string, last: number): Promise<void> {
    const { eyes, table } = this.room.get();
    this.#playback.clear();
    this.#stopTimer();
    this.#late = [];
    this.room.update({ playing: true, closesAt: null });
    this.table.show({ view: null, prompt: null, still: true });
    const mine = (seat: number): boolean => table?.seats[seat]?.mine ?? false;
    const scenes = await openingScenes(match, last, eyes, mine);
    const late = this.#late;
    this.#late = null;
    if (late === null) return; // a whole state has come meanwhile
    if (scenes) this.room.update({ log: [] });
    else this.table.show({ view: this.#view, still: true });
    this.#playback.add([...(scenes ?? []), ...late]);
  }

  /** What the game is like; until it is known a curtain hides everything. */
  know(facts: Partial<GameFacts>): void {
    this.#facts = { ...this.#facts, ...facts };
    if (this.#present && !this.#playback.playing) this.#settle();
  }

  hear(message: FromServer): void {
    switch (message.type) {
      case "table":
        if (message.table.id === this.id) this.#hearTable(message.table);
        break;
      case "state":
        if (message.table === this.id) this.#hearState(message);
        break;
      case "update":
        if (message.table === this.id) this.#hearUpdate(message);
        break;
      case "turn":
        if (message.table === this.id && message.version === this.#version && this.#present) {
          this.#present = { ...this.#present, turn: message.turn };
          this.room.update({ ...this.#clock(message.clock) });
          if (!this.#playback.playing) this.room.update({ turn: message.turn });
        }
        break;
      case "chat": {
        const { chat } = this.room.get();
        if (!chat.some((line) => line.n === message.line.n)) {
          this.room.update({ chat: [...chat, message.line] });
        }
        break;
      }
      case "notice":
        this.room.update({ notice: message.words });
        break;
      case "error":
        if (message.id === null) this.#hearRefusal(new Problem(message.code, message.words));
        break;
      default:
        break;
    }
  }

  #hearRefusal(problem: Problem): void {
    if (this.#version === null || CLOSED.has(problem.code)) this.room.update({ problem });
    else this.room.update({ notice: problem.words });
  }

  #hearTable(table: TableInfo): void {
    const before = this.room.get().table;
    this.room.update({ table });
    this.table.shown.update({ table, names: namesAt(table) });
    const begun = table.match !== null && table.match !== this.room.get().match;
    if (begun && before && before.match !== table.match) this.#connection.refresh();
  }

  #hearState(state: State): void {
    this.#playback.clear();
    this.#late = null;
    this.#step = state.step;
    this.#view = state.view;
    const { match } = this.room.get();
    if (state.match !== match) {
      this.#lifted = null;
      this.room.update({ news: [], notice: null });
    }
    this.#version = state.version;
    this.room.update({
      match: state.match,
      eyes: state.seat,
      log: state.log,
      scores: state.scores,
      chat: state.chat,
      news: state.because ? [state.because] : this.room.get().news,
      hint: null,
      ...this.#clock(state.clock),
    });
    this.#present = {
      prompt: state.prompt,
      turn: state.turn,
      result: state.result,
      takeBack: state.take_back,
    };
    this.table.show({
      version: state.version,
      seat: state.seat,
      view: state.view,
      moment: null,
      told: new Set(),
      still: true,
    });
    this.#settle();
    this.showOpening(this.#opening);
  }

  #hearUpdate(update: Update): void {
    const { match, eyes } = this.room.get();
    if (this.#version === null) return; // the whole state is on its way
    if (update.match === match && update.version <= this.#version) return; // known already
    if (update.match !== match || update.from !== this.#version || update.seat !== eyes) {
      this.#connection.refresh(); // a gap: only the whole state is sure
      return;
    }
    this.#version = update.version;
    this.#stopTimer();
    this.room.update({ hint: null, ...this.#clock(update.clock) });
    this.#present = {
      prompt: update.prompt,
      turn: update.turn,
      result: update.result,
      takeBack: update.take_back,
    };
    this.table.show({ prompt: null, still: true });
    this.room.update({ playing: true, closesAt: null, takeBack: null });
    const scenes = update.moments.map((moment) => ({ moment, own: moment.entry.seat === eyes }));
    this.#step = update.moments.at(-1)?.step ?? this.#step;
    this.#view = update.moments.at(-1)?.view ?? this.#view;
    if (this.#late) {
      this.#late.push(...scenes);
      return;
    }
    this.#playback.add(scenes);
    if (this.#fast) this.#playback.hurry();
  }

  #showScene({ moment }: Scene): void {
    const told = moment.events.filter((event) => event.words !== null);
    const lines = told.map((event) => ({
      step: moment.step,
      seat: moment.entry.seat,
      words: event.words as Message,
      targets: event.targets,
    }));
    const { log, news } = this.room.get();
    this.room.update({
      log: [...log, ...lines],
      news: [...news, ...lines.map((line) => line.words)].slice(-NEWS_KEPT),
      scores: moment.scores,
    });
    const targets = moment.events.flatMap((event) => event.targets);
    this.table.show({
      version: moment.version,
      view: moment.view,
      moment: shownMoment(moment),
      ...(targets.length > 0 ? { told: new Set(targets) } : {}),
      still: true,
    });
  }

  /** Everything has been shown: here is what is asked now. */
  #settle(): void {
    const present = this.#present;
    if (!present) return;
    const { prompt, turn, result, takeBack } = present;
    const { eyes, table } = this.room.get();
    const asked = prompt?.seat ?? turn.open;
    const here = asked !== null && asked !== undefined && (table?.seats[asked]?.mine ?? false);
    const several = (table?.seats.filter((seat) => seat.mine).length ?? 0) > 1;
    const curtain = several && this.#facts.hidden && result === null ? this.#behind(asked) : null;
    if (here && asked !== eyes && curtain === null && result === null) {
      this.#connection.look(asked);
    }
    const mine = prompt !== null && prompt.seat === eyes && curtain === null;
    if (mine || turn.open === eyes || result) this.#fast = false;
    this.room.update({ turn, result, takeBack, curtain, playing: false });
    this.table.show({
      version: this.#version ?? 0,
      prompt: curtain === null ? prompt : null,
      actor: turn.actor,
      open: turn.open,
      result,
      still: !(mine && prompt.actions.length > 0),
    });
    this.#closeLater(turn, curtain);
  }

  /** The seat the curtain waits for, where the one to decide has not lifted it yet. */
  #behind(asked: number | null | undefined): number | null {
    const { table, eyes } = this.room.get();
    if (asked === null || asked === undefined) return this.#lifted === null ? eyes : null;
    if (!table?.seats[asked]?.mine) return this.#lifted === null ? eyes : null;
    return this.#lifted === asked ? null : asked;
  }

  /** The person at that seat has the screen now. */
  lift(): void {
    const { curtain, eyes } = this.room.get();
    if (curtain === null) return;
    this.#lifted = curtain;
    this.room.update({ curtain: null, news: [] });
    if (curtain === eyes) this.#settle();
    else this.#connection.look(curtain);
  }

  act(offer: Offer): void {
    const { eyes, match } = this.room.get();
    if (eyes === null || this.#version === null) return;
    this.room.update({ news: [], hint: null, notice: null });
    const version = this.#version;
    this.#send({ type: "act", match, version, seat: eyes, actions: [offer.id] });
  }

  /** Nothing else is sent until the house has answered: nothing is done twice. */
  #send(message: Unsent): void {
    this.room.update({ sending: true });
    this.#connection.ask(message).then(
      () => this.room.update({ sending: false }),
      (error: unknown) => {
        this.room.update({ sending: false });
        this.#refused(asProblem(error));
      },
    );
  }

  command(name: Command["name"], more: { yes?: boolean; steps?: number } = {}): void {
    const { eyes, match, table, takeBack, sending } = this.room.get();
    if (eyes === null || this.#version === null || sending) return;
    this.#stopTimer();
    this.room.update({ closesAt: null, notice: null });
    // Another person at this screen may be the one who is asked.
    const seat =
      name === "answer_take_back" && takeBack
        ? (takeBack.waiting.find((each) => table?.seats[each]?.mine) ?? eyes)
        : eyes;
    this.#send({ type: "command", match, version: this.#version, seat, name, ...more });
  }

  /** One step back: freely where that is possible, else by asking the others. */
  undo(): void {
    const { turn } = this.room.get();
    if (turn?.can_undo) this.command("undo");
    else if (turn?.can_ask) this.command("ask_take_back", { steps: 1 });
  }

  #refused(problem: Problem): void {
    if (OUT_OF_STEP.has(problem.code)) this.#connection.refresh();
    this.room.update({ notice: problem.words });
    if (!this.#playback.playing) this.#settle();
  }

  hint(): Promise<void> {
    return this.#questions.hint();
  }

  /** Say something to everybody at the table; until the house has it, it stands there as unsaid. */
  chat(text: string): void {
    this.#lines += 1;
    this.#speak({ key: this.#lines, text, refusal: null });
  }

  /** Once more, what the house did not take. */
  sayAgain(line: Unsaid): void {
    this.#speak({ ...line, refusal: null });
  }

  #speak(line: Unsaid): void {
    this.#unsaid(line, [line]);
    this.#connection.ask({ type: "chat", table: this.id, text: line.text }).then(
      () => this.#unsaid(line, []),
      (error: unknown) => this.#unsaid(line, [{ ...line, refusal: asProblem(error).words }]),
    );
  }

  #unsaid(line: Unsaid, now: Unsaid[]): void {
    const others = this.room.get().unsaid.filter(({ key }) => key !== line.key);
    this.room.update({ unsaid: [...others, ...now] });
  }

  /** Show the rest of what is being played at once. */
  skip(): void {
    this.#playback.hurry();
  }

  /** Show everything at once until I am asked again. */
  fastForward(): void {
    this.#fast = true;
    this.#playback.hurry();
  }

  forgetNotice(): void {
    this.room.update({ notice: null });
  }

  #clock(clock: ClockInfo | null): Pick<Room, "clock"> {
    return { clock: clock && { ...clock, at: performance.now() } };
  }

  #closeLater(turn: Turn, curtain: number | null): void {
    this.#stopTimer();
    const { eyes } = this.room.get();
    const waits = turn.open !== null && turn.open === eyes && curtain === null;
    if (!waits || settings.get().endTurn !== "auto") return;
    const { pause } = this.#facts;
    this.room.update({ closesAt: performance.now() + pause });
    this.#timer = setTimeout(() => this.command("done"), pause);
  }

  /** Do not close by itself this time: the person is looking for something. */
  stay(): void {
    this.#stopTimer();
    this.room.update({ closesAt: null });
  }

  #stopTimer(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
