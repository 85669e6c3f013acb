/** Shows what happened entry by entry, at a pace one can follow, and lets it be skipped. */
import type { Moment } from "../generated/protocol";
import { paced } from "../settings";
import type { ShownMoment, Table } from "./table";

/** One entry to be shown, and what to do around it. */
export interface Showing {
  moment: Moment;
  /** Whether the person who watches did it: no need to dwell on that. */
  own: boolean;
}

const OWN_BEAT = 120;
const BEAT = 700;
const MORE = 250;
const LONGEST_BEAT = 2_000;
const LONGEST_HOLD = 8_000;
/** What another seat's turn takes at most at natural speed, however much happens in it. */
const LONGEST_TURN = 6_000;
/** Shorter than this no way can be followed; where no time is left, nobody waits for it. */
const SHORTEST_WAY = 150;
/** So many entries may wait without any hurry. */
const EASY_QUEUE = 10;

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Until what has just been shown is drawn, and whoever draws it could say `hold`. */
export function drawn(): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, 120); // a hidden page draws no frames
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        clearTimeout(timer);
        done();
      }),
    );
  });
}

export const shownMoment = ({ version, step, entry, events, view }: Moment): ShownMoment => ({
  version,
  step,
  seat: entry.seat,
  events,
  view,
});

/** How long an entry stays on the screen alone. */
export function beat({ moment, own }: Showing): number {
  if (own) return paced(OWN_BEAT);
  const told = moment.events.filter((event) => event.words).length;
  if (told === 0) return 0;
  return paced(Math.min(LONGEST_BEAT, BEAT + (told - 1) * MORE));
}

/** A long queue is played faster, so that nobody waits for minutes. */
export const haste = (waiting: number): number => Math.min(1, EASY_QUEUE / (waiting + 1));

/** The seat whose turn an entry begins, where the game tells that; null where it does not. */
function begunIn({ events }: Moment): number | null {
  const begun = events.findLast(({ name }) => name === "turn_began")?.["seat"];
  return typeof begun === "number" ? begun : null;
}

/**
 * How much of a seat's turn has been shown. Chance belongs to the turn it falls into, and so does
 * what others answer: where a game tells whose turn begins, nobody else's entry begins one.
 */
export class TurnTime {
  /** Whose turn is being shown. */
  seat: number | null = null;
  /** The seat whose turn begins with the next entry. */
  #next: number | null = null;
  #told = false;
  #spent = 0;

  /** What this entry may take, with `waiting` more of the same turn behind it. */
  share(showing: Showing, waiting: readonly Showing[]): number {
    const { moment, own } = showing;
    this.#turnTo(moment);
    if (own && moment.entry.seat === this.seat) this.#spent = 0; // nobody waits for their own
    if (own) return beat(showing);
    return Math.min(beat(showing), this.left / (1 + this.#same(waiting)));
  }

  /** What others may take of this turn from here. */
  get left(): number {
    return Math.max(0, paced(LONGEST_TURN) - this.#spent);
  }

  spend(ms: number): void {
    this.#spent += ms;
  }

  #turnTo(moment: Moment): void {
    const { seat } = moment.entry;
    const turn = this.#next ?? (this.#told ? this.seat : (seat ?? this.seat));
    if (turn !== this.seat || this.#next !== null) this.#spent = 0;
    this.seat = turn;
    this.#next = begunIn(moment);
    this.#told ||= this.#next !== null;
  }

  /** How many of those that wait belong to this turn. */
  #same(waiting: readonly Showing[]): number {
    if (this.#next !== null) return 0;
    const after = waiting.findIndex(({ moment }, at) => {
      const before = waiting[at - 1];
      if (before && begunIn(before.moment) !== null) return true;
      const { seat } = moment.entry;
      return !this.#told && seat !== null && seat !== this.seat;
    });
    return after < 0 ? waiting.length : after;
  }
}

export class Playback {
  readonly #table: Table;
  readonly #show: (showing: Showing) => void;
  readonly #settle: () => void;
  #queue: Showing[] = [];
  #running = false;
  /** Changes whenever everything is thrown away, so that an old run stops by itself. */
  #run = 0;
  #cut: (() => void) | null = null;
  #turn = new TurnTime();

  constructor(table: Table, show: (showing: Showing) => void, settle: () => void) {
    this.#table = table;
    this.#show = show;
    this.#settle = settle;
  }

  get playing(): boolean {
    return this.#running;
  }

  /** Whose turn is being shown, or was shown last. */
  get turn(): number | null {
    return this.#turn.seat;
  }

  /** Show these after what is still waiting; then the present. */
  add(showings: Showing[]): void {
    this.#queue.push(...showings);
    if (!this.#running) void this.#play();
  }

  /** Forget what is waiting: something whole replaces it. */
  clear(): void {
    this.#run += 1;
    this.#queue = [];
    this.#turn = new TurnTime();
    this.#running = false;
    this.#cut?.();
    this.#table.hurry.set(false);
    this.#table.release();
  }

  /** Come to the present at once. */
  hurry(): void {
    if (!this.#running) return;
    this.#table.hurry.set(true);
    this.#cut?.();
  }

  async #play(): Promise<void> {
    const run = ++this.#run;
    this.#running = true;
    for (let showing = this.#queue.shift(); showing; showing = this.#queue.shift()) {
      const held = await this.#table.staging?.gate(shownMoment(showing.moment));
      if (run !== this.#run) return;
      if (held) await this.#table.wait(held);
      if (run !== this.#run) return;
      const ms = this.#turn.share(showing, this.#queue) * haste(this.#queue.length);
      const most = showing.own ? Infinity : this.#turn.left;
      this.#table.beat = showing.own ? Infinity : Math.max(SHORTEST_WAY, ms);
      const coming = this.#table.shown.get().view === null;
      this.#show(showing);
      if (coming) await drawn(); // a board that comes with its first showing has to be there
      if (run !== this.#run) return;
      const start = performance.now();
      await this.#dwell(ms, most);
      if (!showing.own) this.#turn.spend(performance.now() - start);
      if (run !== this.#run) return;
    }
    await this.#table.staging?.rested();
    if (run !== this.#run) return;
    if (this.#queue.length > 0) {
      void this.#play(); // more has come while the stage played to its end
      return;
    }
    this.#running = false;
    this.#table.hurry.set(false);
    this.#settle();
  }

  /** So long, and until nobody holds any more: but a stage has its own time, and others have `most`. */
  async #dwell(ms: number, most: number): Promise<void> {
    const { staging } = this.#table;
    if (this.#table.hurry.get() || (most === 0 && !staging)) return;
    const cut = new Promise<void>((resolve) => {
      this.#cut = resolve;
    });
    const held = async (): Promise<void> => {
      if (ms > 0) await drawn();
      const held = Promise.race([this.#table.free(), sleep(Math.min(most, LONGEST_HOLD))]);
      await Promise.all([sleep(ms), staging?.rested() ?? held]);
    };
    await Promise.race([cut, held()]);
    this.#cut = null;
  }
}
