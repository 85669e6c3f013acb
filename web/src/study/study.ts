/** A study in this browser: where it stands, what was tried, and what the house thinks of it. */
import type { ByHand, MatchReview, StudyStep, TableInfo } from "../generated/protocol";
import { keptStore } from "../kept";
import { codeOf } from "../net/invitations";
import { asProblem } from "../net/problem";
import type { Problem } from "../net/problem";
import { Table } from "../play/table";
import type { ShownMoment } from "../play/table";
import { Store } from "../store";
import * as ask from "./ask";
import { joined } from "./judged";
import type { Judged } from "./judged";
import { withVariation, without } from "./tree";
import type { Tried, Variation } from "./tree";

/** Rounds of thinking about one position. */
const ROUNDS = 8;
/** Milliseconds that one stays at a position before anybody thinks about it. */
const PAUSE = 200;
/** Studies that this browser remembers. */
const REMEMBERED = 20;

export const kept = keptStore("studies", {
  of: {} as Record<string, Variation[]>,
  /** The last position that was set up by hand, by the study. */
  hands: {} as Record<string, ByHand>,
});

/** What lies before the person. */
export interface Standing {
  /** Of the match, also while a position set up by hand lies in its place; without a match always 0. */
  step: number;
  /** The position that was set up by hand, if one lies here. */
  hand: ByHand | null;
  moves: Tried[];
  /** Whose eyes; null for those of whoever decides. */
  seat: number | null;
  open: boolean;
  shown: StudyStep | null;
  /** The move that was made here in the match, as its record writes it. */
  played: string | null;
  judged: Judged | null;
  thinking: boolean;
  variations: Variation[];
  review: MatchReview | null;
  /** Why the match is not looked at again. */
  unreviewed: Problem | null;
  /** Why something did not work; what stands stays as it was. */
  refused: Problem | null;
  /** Why a position that was put together by hand could not lie on the table. */
  impossible: Problem | null;
}

export interface Ground {
  /** Whatever tells this study from others. */
  id: string;
  match: string | null;
  steps: number;
  hand: ByHand | null;
  /** Without a match and a puzzle: where one begins who has set up nothing that is remembered. */
  opening: ByHand | null;
  /** Whether nothing is secret here. Else it is looked at with the own eyes, and what they do not see
      is imagined. */
  open: boolean;
}

/** How the house refuses a position that is none, or rules that are none. */
const IMPOSSIBLE = new Set([400, 422]);

export class Study {
  readonly ground: Ground;
  readonly table: Table;
  readonly #info: TableInfo | null;
  readonly #called: (seats: number) => string[];
  readonly now: Store<Standing>;
  #thought = new AbortController();
  #reviewing = new AbortController();
  #wanted = 0;

  constructor(ground: Ground, called: (seats: number) => string[], info: TableInfo | null) {
    this.ground = ground;
    this.#called = called;
    this.#info = info;
    this.now = new Store<Standing>({
      step: 0,
      hand: ground.hand,
      moves: [],
      seat: null,
      open: ground.open,
      shown: null,
      played: null,
      judged: null,
      thinking: false,
      variations: this.#keptFor(ground.hand),
      review: null,
      unreviewed: null,
      refused: null,
      impossible: null,
    });
    this.table = new Table({
      act: (offer) => void this.try({ id: offer.id, label: offer.label, seat: this.actor }),
      askPreview: () => undefined,
      askWhy: () => undefined,
      confirms: () => false,
    });
  }

  /** Who sits at the seats. */
  get names(): string[] {
    return this.#called(this.now.get().hand?.seats ?? 0);
  }

  get actor(): number | null {
    const actor = this.now.get().shown?.actor ?? -1;
    return actor < 0 ? null : actor;
  }

  /** The match, while a moment of it lies here. */
  get match(): string | null {
    return this.now.get().hand === null ? this.ground.match : null;
  }

  /** What the house is asked about. */
  asked(
    step: number,
    moves: readonly Tried[],
    by_hand = this.now.get().hand,
  ): Parameters<typeof ask.look>[0] {
    const ids = moves.map(({ id }) => id);
    const { match } = this.ground;
    return match === null || by_hand !== null
      ? { by_hand, moves: ids }
      : { moment: { match, step, code: codeOf(match) }, moves: ids };
  }

  /** Where the screen opens. What was set up once and is no position any more gives way. */
  async begin(step: number): Promise<void> {
    const { hand, opening } = this.ground;
    if (opening === null || hand === opening) return this.go(step);
    let refused: Problem | null = null;
    await this.#lay(0, [], hand, (problem) => {
      refused = problem;
    });
    if (refused === null) return undefined;
    return this.go(0, [], IMPOSSIBLE.has((refused as Problem).status) ? opening : hand);
  }

  /** Go to a step of the match, and along a variation from there; or along one of a position that
      was set up by hand. */
  async go(step: number, moves: Tried[] = [], hand = this.now.get().hand): Promise<void> {
    const refuse = (refused: Problem): void => {
      this.now.update({ refused });
      this.table.shown.update({ still: false });
    };
    await this.#lay(step, moves, hand, refuse);
  }

  async #lay(
    step: number,
    moves: Tried[],
    hand: ByHand | null,
    refuse: (problem: Problem) => void,
  ): Promise<boolean> {
    const wanted = ++this.#wanted;
    const signal = this.#elsewhere();
    const { open, ...now } = this.now.get();
    const seat = this.ground.open ? now.seat : (now.shown?.seat ?? null);
    try {
      const found = await ask.look({ ...this.asked(step, moves, hand), seat, open }, signal);
      const aside = hand !== null || moves.length > 0;
      const played = aside ? null : await this.#playedAt(step, signal);
      if (wanted !== this.#wanted) return false;
      this.#show(step, moves, hand, found, played);
      void this.#think(wanted, signal);
      return true;
    } catch (error) {
      if (wanted === this.#wanted) refuse(asProblem(error));
      return false;
    }
  }

  /** The variations that this browser remembers: of the match or the position that was opened, and
      none yet of one that was set up since. */
  #keptFor(hand: ByHand | null): Variation[] {
    return hand === this.ground.hand ? (kept.get().of[this.ground.id] ?? []) : [];
  }

  #keep(variations: Variation[], hand: ByHand | null): void {
    const { id, opening } = this.ground;
    if (hand !== this.ground.hand && opening === null) return;
    const { of, hands } = kept.get();
    const recent = Object.entries(of).filter(([other]) => other !== id);
    kept.set({
      of: Object.fromEntries([...recent.slice(-REMEMBERED + 1), [id, variations]]),
      hands: opening === null || hand === null ? hands : { ...hands, [id]: hand },
    });
  }

  #show(
    step: number,
    moves: Tried[],
    hand: ByHand | null,
    found: StudyStep,
    played: string | null,
  ): void {
    const before = this.now.get();
    const known = hand === before.hand ? before.variations : this.#keptFor(hand);
    const variations = withVariation(known, { step, moves });
    const more = variations.length !== known.length || moves.length > 0;
    if (more || hand !== before.hand) this.#keep(variations, hand);
    const update = {
      step,
      hand,
      moves,
      shown: found,
      played,
      variations,
      judged: null,
      refused: null,
      impossible: null,
    };
    this.now.update({ ...update, thinking: found.actor > -2 });
    this.table.show({
      version: step + moves.length,
      seat: found.seat,
      view: found.view,
      prompt: found.prompt as never,
      told: new Set(found.events.flatMap((event) => event.targets)),
      names: this.names,
      actor: found.actor,
      table: this.#info,
      result: found.result,
      moment: null as ShownMoment | null,
      still: found.prompt === null,
    });
  }

  async #playedAt(step: number, signal: AbortSignal): Promise<string | null> {
    const { match, steps } = this.ground;
    return match === null || step >= steps ? null : ask.entry(match, step + 1, signal);
  }

  /** Nobody waits any longer for what was asked about another position. */
  #elsewhere(): AbortSignal {
    this.#thought.abort();
    this.#thought = new AbortController();
    return this.#thought.signal;
  }

  /** Let the house think about what lies here, round by round, until somebody goes elsewhere. */
  async #think(wanted: number, signal: AbortSignal): Promise<void> {
    const { step, moves, shown, played } = this.now.get();
    const chosen = shown?.prompt?.actions.find(({ move }) => move === played)?.id ?? null;
    await new Promise((done) => setTimeout(done, PAUSE));
    try {
      for (let round = 0; round < ROUNDS && wanted === this.#wanted; round += 1) {
        const asked = { ...this.asked(step, moves), round, played: chosen };
        const found = await ask.judge(asked, signal);
        if (wanted !== this.#wanted) return;
        const before = this.now.get().judged?.rounds ?? [];
        const judged = joined([...before, found], this.actor);
        this.now.update({ judged });
        const [best] = judged.choices;
        this.table.shown.update({ hinted: new Set(best?.targets ?? []) });
        if (found.solved || found.choices.length === 0) break;
      }
    } catch (error) {
      if (wanted === this.#wanted && !signal.aborted)
        this.now.update({ refused: asProblem(error) });
    }
    if (wanted === this.#wanted) this.now.update({ thinking: false });
  }

  /** Play a move for whoever decides; what the match has is the match itself. */
  async try(move: Tried): Promise<void> {
    const { step, moves, shown, played } = this.now.get();
    const offers = [...(shown?.prompt?.actions ?? []), ...(shown?.outcomes ?? [])];
    const text = offers.find(({ id }) => id === move.id)?.move;
    if (moves.length === 0 && text !== undefined && text === played) await this.go(step + 1);
    else await this.go(step, [...moves, move]);
  }

  /** One step back: along the variation, then along the match. */
  back(): void {
    const { step, moves } = this.now.get();
    if (moves.length > 0) void this.go(step, moves.slice(0, -1));
    else if (this.match !== null && step > 0) void this.go(step - 1);
  }

  /** One step on along the match, or along the variation that was left. */
  on(): void {
    const { step, moves, variations } = this.now.get();
    const same = (each: Variation): boolean =>
      each.step === step &&
      each.moves.length > moves.length &&
      moves.every(({ id }, at) => each.moves[at]?.id === id);
    const further = variations.find(same);
    if (moves.length > 0 || this.match === null) {
      const next = further?.moves[moves.length];
      if (next) void this.go(step, [...moves, next]);
    } else if (step < this.ground.steps) void this.go(step + 1);
  }

  /** To where all begins: of the match, or of what was set up by hand. */
  start(): void {
    void this.go(this.match === null ? this.now.get().step : 0);
  }

  /** Back from a variation to where it parted, and from what was set up by hand to the match. */
  leaveVariation(): void {
    const { step, hand } = this.now.get();
    void this.go(step, [], this.ground.match === null ? hand : null);
  }

  /** To a step of the match, from wherever one is. */
  visit(step: number): void {
    void this.go(step, [], null);
  }

  forget(step: number, path: Tried[]): void {
    const { hand, variations: known } = this.now.get();
    const variations = without(known, step, path);
    this.#keep(variations, hand);
    this.now.update({ variations });
    void this.go(step, path.slice(0, -1));
  }

  look(seat: number | null, open: boolean): void {
    this.now.update({ seat, open });
    const { step, moves } = this.now.get();
    void this.go(step, moves);
  }

  /** Study another position, if it is one that could be; else say why it is none. */
  setUp(hand: ByHand): Promise<boolean> {
    return this.#lay(this.now.get().step, [], hand, (impossible) =>
      this.now.update({ impossible }),
    );
  }

  /** Whether there is a match here that can be looked at again, and played on. */
  get isPast(): boolean {
    return this.ground.match !== null && this.ground.open;
  }

  /** Let the house look at the whole match again, as far as it has not. */
  async reviewMatch(): Promise<void> {
    const { match } = this.ground;
    if (match === null || !this.isPast) return;
    this.#reviewing = new AbortController();
    const { signal } = this.#reviewing;
    try {
      let review: MatchReview | null = null;
      while (!signal.aborted && review?.turning == null) {
        review = await ask.review(match, signal);
        this.now.update({ review, unreviewed: null });
      }
    } catch (error) {
      if (!signal.aborted) this.now.update({ unreviewed: asProblem(error) });
    }
  }

  /** Nobody looks any more. */
  end(): void {
    this.#wanted += 1;
    this.#thought.abort();
    this.#reviewing.abort();
  }
}
