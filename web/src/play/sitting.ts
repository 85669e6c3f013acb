/**
 * A person at a table: keeps what the house says about it, plays it on the board, and sends what
 * the person chooses. One for each visit to a table.
 */
import type {
  ClockInfo,
  Command,
  FromServer,
  LogItem,
  Moment,
  Prompt,
  ResultInfo,
  State,
  TableInfo,
  TakeBackInfo,
  Turn,
  Update,
} from "../generated/protocol";
import type { Talks } from "../net/connection";
import { canPoint, settings } from "../settings";
import { Store } from "../store";
import { word } from "../words";
import type { Message } from "../words";
import type { Offer } from "./choice";
import { Closing } from "./closing";
import { Lifting } from "./lifting";
import { namesAt } from "./names";
import { Opening } from "./opening";
import { Playback, drawn, shownMoment } from "./playback";
import type { Showing } from "./playback";
import { Protocol } from "./protocol";
import { Questions } from "./questions";
import { NOTHING_AROUND } from "./around";
import type { Around, Unsaid } from "./around";
import { Sending } from "./sending";
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
  /** Whether the board shows what a choice would do. */
  foretells?(offer: Offer): boolean;
}

const NEWS_KEPT = 6;

export class Sitting {
  readonly id: string;
  readonly around = new Store<Around>(NOTHING_AROUND);
  readonly table: Table;
  readonly #connection: Talks;
  readonly #playback: Playback;
  readonly #questions: Questions;
  readonly #protocol: Protocol;
  readonly #sending: Sending;
  readonly #opening = new Opening();
  readonly #closing: Closing;
  readonly #lifting = new Lifting();
  readonly #code: string | null;
  #facts: GameFacts | null = null;
  #present: Present | null = null;
  /** How far the match is, and how it looks there. */
  #step = 0;
  #view: unknown = null;
  /** Shows everything at once until the person is asked again. */
  #fast = false;
  /** Changes whenever what was still to be told is out of date. */
  #tale = 0;
  #stop: () => void = () => undefined;

  constructor(connection: Talks, id: string, code: string | null = null) {
    this.id = id;
    this.#connection = connection;
    this.#code = code;
    this.table = new Table({
      act: (offer) => this.#sending.act(offer.moves ?? [offer.id]),
      askPreview: (actions) => this.#questions.preview(actions),
      askWhy: (element) => void this.#questions.why(element),
      chances: () => this.#questions.chances(),
      confirms: (offer, tapped) => settings.get().confirm || (tapped && this.#showsFirst(offer)),
      done: () => this.command("done"),
      hurry: () => this.skip(),
      begin: () => this.#forgetRefusal(),
    });
    this.#protocol = new Protocol(id, {
      table: (info) => this.#hearTable(info),
      state: (state) => this.#hearState(state),
      update: (update) => this.#hearUpdate(update),
      turn: (turn, clock) => this.#hearTurn(turn, clock),
      chat: (line) => {
        const { chat } = this.around.get();
        if (!chat.some(({ n }) => n === line.n)) this.around.update({ chat: [...chat, line] });
      },
      unsaid: (lines) => {
        const { chat } = this.around.get();
        this.around.update({ chat: chat.filter(({ n }) => !lines.includes(n)) });
      },
      notice: (notice) => this.around.update({ notice }),
      closed: (problem) => this.around.update({ problem }),
      missed: () => connection.refresh(),
    });
    const version = (): number | null => this.#protocol.version;
    this.#questions = new Questions(connection, this.table, this.around, version);
    this.#sending = new Sending(connection, this.around, version, () => {
      if (!this.#playback.playing) this.#settle();
    });
    this.#closing = new Closing(this.around, () => this.command("done"));
    this.#playback = new Playback(
      this.table,
      (showing) => this.#showNext(showing),
      () => this.#settle(),
    );
  }

  /** Sit down: hear what the house says from now on. */
  begin(): void {
    this.#stop = this.#connection.listen((message) => this.hear(message));
    const since = (): number | null => (this.#playback.playing ? null : this.#protocol.version);
    const heard = (): number | null => this.around.get().chat.at(-1)?.n ?? null;
    this.#connection.watch({ table: this.id, seat: null, code: this.#code, since, heard });
  }

  end(): void {
    this.#stop();
    this.#closing.stop();
    this.#playback.clear();
    this.#connection.unwatch();
  }

  /**
   * Play a fresh match from its first step, as if one had sat down before it began: set-up and
   * opening throws are worth seeing. Nothing happens once one of my seats has moved.
   */
  showOpening(most: number): void {
    this.#opening.wish(most);
    this.#open();
  }

  #open(): void {
    const { match } = this.around.get();
    if (this.#opening.begins(match, this.#step)) void this.#playOpening(match, this.#step);
  }

  async #playOpening(match: string, last: number): Promise<void> {
    const { eyes, table } = this.around.get();
    this.#playback.clear();
    this.#closing.stop();
    const { log, scores } = this.around.get();
    this.around.update({ playing: true, log: [], news: [], scores: [] });
    this.table.show({ view: null, prompt: null, still: true });
    const mine = (seat: number): boolean => table?.seats[seat]?.mine ?? false;
    const fetched = await this.#opening.fetch(match, last, eyes, mine);
    if (!fetched) return;
    const { showings, late } = fetched;
    if (!showings) {
      this.around.update({ log, scores });
      this.table.show({ view: this.#view, still: true });
    }
    this.#playback.add([...(showings ?? []), ...late]);
  }

  /** What the game is like; until it is known nothing is asked. */
  know(facts: Partial<GameFacts>): void {
    this.#facts = { ...(this.#facts ?? { hidden: true, pause: 2_000 }), ...facts };
    if (this.#present && !this.#playback.playing) this.#settle();
  }

  /** Where nobody can point, the first tap shows what the second will do. */
  #showsFirst(offer: Offer): boolean {
    return settings.get().showFirst && !canPoint() && (this.#facts?.foretells?.(offer) ?? false);
  }

  hear(message: FromServer): void {
    this.#protocol.hear(message);
  }

  #hearTurn(turn: Turn, clock: ClockInfo | null): void {
    if (!this.#present) return;
    this.#present = { ...this.#present, turn };
    this.around.update({ ...timed(clock), ...(this.#playback.playing ? {} : { turn }) });
  }

  #hearTable(table: TableInfo): void {
    const before = this.around.get().table;
    this.around.update({ table });
    this.table.shown.update({ table, names: namesAt(table) });
    const begun = table.match !== null && table.match !== this.around.get().match;
    if (begun && before && before.match !== table.match) this.#connection.refresh();
  }

  #hearState(state: State): void {
    this.#playback.clear();
    this.#opening.forget();
    this.#tale += 1;
    this.#step = state.step;
    this.#view = state.view;
    const { match, eyes, log } = this.around.get();
    const other = state.match !== match;
    if (other) {
      this.#lifting.forget();
      this.around.update({ news: [], notice: null });
    }
    const missed = other || state.seat !== eyes ? [] : since(log, state.log);
    const told = state.because ? [state.because] : missed;
    this.around.update({
      match: state.match,
      eyes: state.seat,
      log: state.log,
      scores: state.scores,
      chat: state.chat,
      news: state.because ? told : [...this.around.get().news, ...told].slice(-NEWS_KEPT),
      hint: null,
      ...timed(state.clock),
    });
    this.#speak(told);
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
    this.#open();
  }

  #hearUpdate(update: Update): void {
    const { eyes } = this.around.get();
    this.#closing.stop();
    this.around.update({ hint: null, ...timed(update.clock) });
    this.#present = {
      prompt: update.prompt,
      turn: update.turn,
      result: update.result,
      takeBack: update.take_back,
    };
    this.table.show({ prompt: null, still: true });
    const { turn } = this.around.get();
    this.around.update({
      playing: true,
      takeBack: null,
      turn: turn && { ...turn, ...steppedBack(update.turn) },
    });
    const showings = update.moments.map((moment) => ({ moment, own: moment.entry.seat === eyes }));
    this.#step = update.moments.at(-1)?.step ?? this.#step;
    this.#view = update.moments.at(-1)?.view ?? this.#view;
    if (this.#opening.keep(showings)) return;
    this.#playback.add(showings);
    if (this.#fast) this.#playback.hurry();
    if (update.result && this.table.shown.get().held) {
      // somebody resigned while a throw was due: nobody will make it any more
      this.#playback.hurry();
      this.table.release();
    }
  }

  /** A stage shows it first, and what is told of it follows; elsewhere both come at once. */
  #showNext({ moment }: Showing): void {
    const { staging } = this.table;
    const coming = this.table.shown.get().view === null;
    const before = staging ? {} : { view: moment.view };
    this.around.update({ turnShown: this.#playback.turn });
    this.table.show({
      version: moment.version,
      moment: shownMoment(moment),
      still: true,
      ...before,
    });
    const tale = this.#tale;
    // the first showing brings the board, and with it the stage
    const staged = coming ? drawn().then(() => this.table.staging?.rested()) : staging?.rested();
    if (!staged) this.#tell(moment);
    else void staged.then(() => tale === this.#tale && this.#tell(moment));
  }

  #tell(moment: Moment): void {
    const told = moment.events.filter((event) => event.words !== null);
    const lines = told.map((event) => ({
      step: moment.step,
      seat: moment.entry.seat,
      words: event.words as Message,
      targets: event.targets,
    }));
    const { log, news } = this.around.get();
    this.#speak(lines.map((line) => line.words));
    this.around.update({
      log: [...log, ...lines],
      news: [...news, ...lines.map((line) => line.words)].slice(-NEWS_KEPT),
      scores: moment.scores,
    });
    const targets = moment.events.flatMap((event) => event.targets);
    this.table.shown.update({
      view: moment.view,
      ...(targets.length > 0 ? { told: new Set(targets) } : {}),
    });
  }

  /** Say aloud what has happened, once the words for it are there; behind a curtain nothing. */
  #speak(words: readonly Message[]): void {
    const { table, curtain } = this.around.get();
    if (!table || !this.#facts || curtain !== null) return;
    const names = namesAt(table);
    this.table.telling.tell(...words.map((each) => word(each, names)));
  }

  /** Everything has been shown: here is what is asked now. */
  #settle(): void {
    const present = this.#present;
    const facts = this.#facts;
    // before the board is there it may turn out that all this is still to be played
    if (!present || !facts) return;
    const { prompt, turn, result, takeBack } = present;
    const { eyes, table } = this.around.get();
    const asked = prompt?.seat ?? turn.open;
    const here = asked !== null && (table?.seats[asked]?.mine ?? false);
    const hides = facts.hidden && result === null;
    const curtain = hides ? this.#lifting.waitsFor(table, eyes, asked) : null;
    if (here && asked !== eyes && curtain === null && result === null) {
      this.#connection.look(asked);
    }
    const mine = prompt !== null && prompt.seat === eyes && curtain === null;
    if (mine || turn.open === eyes || result) this.#fast = false;
    if (result && table && !this.around.get().result) {
      this.table.telling.conclude(word(result.reason, namesAt(table)));
    }
    this.around.update({ turn, result, takeBack, curtain, playing: false });
    this.table.show({
      version: this.#protocol.version ?? 0,
      prompt: curtain === null ? prompt : null,
      moment: null,
      actor: turn.actor,
      open: turn.open,
      result,
      still: !(mine && prompt.actions.length > 0),
    });
    this.#closing.stop();
    const done = turn.open !== null && turn.open === eyes && curtain === null;
    if (done && settings.get().endTurn === "auto") this.#closing.later(facts.pause);
  }

  /** The person at that seat has the screen now. */
  lift(): void {
    const { curtain, eyes } = this.around.get();
    if (curtain === null) return;
    this.#lifting.lift(curtain);
    this.around.update({ curtain: null, news: [] });
    if (curtain === eyes) this.#settle();
    else this.#connection.look(curtain);
  }

  command(name: Command["name"], more: { yes?: boolean; steps?: number } = {}): void {
    if (this.#sending.command(name, more)) this.#closing.stop();
  }

  /** One step back: freely where that is possible, else by asking the others. */
  undo(): void {
    const { turn } = this.around.get();
    if (turn?.can_undo) this.command("undo");
    else if (turn?.can_ask) this.command("ask_take_back", { steps: 1 });
  }

  hint(): Promise<void> {
    return this.#questions.hint();
  }

  chat(text: string): void {
    this.#sending.chat(this.id, text);
  }

  /** Once more, what the house did not take. */
  sayAgain(line: Unsaid): void {
    this.#sending.speak(this.id, line);
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
    this.around.update({ notice: null });
  }

  /** Whoever does something else has read why the last did not go. */
  #forgetRefusal(): void {
    if (this.around.get().notice) this.forgetNotice();
  }

  /** Do not close by itself this time: the person is looking for something. */
  stay(): void {
    this.#closing.stop();
  }
}

const timed = (clock: ClockInfo | null): Pick<Around, "clock"> => ({
  clock: clock && { ...clock, at: performance.now() },
});

/** What was chosen and can be undone: as the house has it, also while what happened is being shown. */
const steppedBack = ({ steps, can_undo, can_redo, can_restart, can_ask }: Turn): Partial<Turn> => ({
  steps,
  can_undo,
  can_redo,
  can_restart,
  can_ask,
});

/** What the second log tells beyond the first; what was taken back is not told again. */
function since(before: readonly LogItem[], now: readonly LogItem[]): Message[] {
  const same = (line: LogItem, at: number): boolean =>
    line.step === before[at]?.step &&
    JSON.stringify(line.words) === JSON.stringify(before[at].words);
  const first = now.findIndex((line, at) => !same(line, at));
  return first < 0 ? [] : now.slice(first).map((line) => line.words);
}
