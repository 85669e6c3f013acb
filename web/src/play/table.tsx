/** What a board and everything around it share: the position, the choice so far, what is marked. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";

import type { ResultInfo, TableInfo } from "../generated/protocol";
import { Store, useStore } from "../store";
import { word } from "../words";
import type { Message } from "../words";
import * as choice from "./choice";
import type { Offer } from "./choice";
import { Telling } from "./telling";

export interface Prompt {
  seat: number;
  decision: string;
  prompt: Message;
  actions: Offer[];
}

/** One thing that happened or would happen. */
export interface EventInfo {
  name: string;
  words: Message | null;
  targets: string[];
  [fact: string]: unknown;
}

export interface Reason {
  code: string;
  rule: string;
  words: Message;
}

/** One entry of the record as it is being shown: who did it, and what it did. */
export interface ShownMoment {
  version: number;
  step: number;
  seat: number | null;
  events: EventInfo[];
  /** How it leaves the board. */
  view: unknown;
}

/** Everything that decides how the board looks right now. */
export interface Shown {
  version: number;
  /** Through whose eyes: a seat, or null for a spectator. */
  seat: number | null;
  view: unknown;
  prompt: Prompt | null;
  /** Elements chosen so far on the way to an action. */
  path: string[];
  /** An action that is decided but waits for a confirmation: it is shown as if pointed at. */
  waiting: Offer | null;
  hovered: string | null;
  /** What was chosen and still lies under the pointer: all that is to be said of it has been read. */
  picked: string | null;
  /** Elements that the last events, a hovered log line, a preview or a hint speak of. */
  told: ReadonlySet<string>;
  previewed: ReadonlySet<string>;
  hinted: ReadonlySet<string>;
  /** What is asked in place of the prompt while a board keeps what was begun, as units for a march. */
  begun: Message | null;
  /** What the hovered element would do, in events; null while unknown. */
  preview: { action: number; events: EventInfo[] }[] | null;
  /** Why the element last asked about cannot be used. */
  reason: { element: string; reason: Reason } | null;
  /** Why what was last tried was refused; the next choice that is one clears it. */
  refused: Reason | null;
  /** Names of the people at the seats. */
  names: string[];
  /** The seat that decides; -1 for chance, -2 at the end. */
  actor: number;
  /** The seat that must close its turn by `done`. */
  open: number | null;
  /**
   * What is being played, null where nothing is. A stage shows it in its own time, and `view` is how
   * the board was before until it has; elsewhere `view` is how it left the board.
   */
  moment: ShownMoment | null;
  /** What a stage is showing just now, without how it comes out; null where it says nothing. */
  happening: Message | null;
  /** What led to a position that was jumped to, in a replay; it is not played. */
  past: ShownMoment | null;
  /** The table itself: options, series, who sits where. Null in the gallery. */
  table: TableInfo | null;
  /** How the game ended, once that has been shown. */
  result: ResultInfo | null;
  /** Nothing may be chosen now: a replay, a move under way, or another seat's turn. */
  still: boolean;
  /** What the person must set off before anything further is shown: a throw. */
  held: Offer | null;
}

export const NOTHING_SHOWN: Shown = {
  version: 0,
  seat: null,
  view: null,
  prompt: null,
  path: [],
  waiting: null,
  hovered: null,
  picked: null,
  told: new Set(),
  previewed: new Set(),
  hinted: new Set(),
  begun: null,
  preview: null,
  reason: null,
  refused: null,
  names: [],
  actor: -1,
  open: null,
  moment: null,
  happening: null,
  past: null,
  table: null,
  result: null,
  still: true,
  held: null,
};

/** What the table does with a person's wishes; the shell connects it to the server. */
export interface Hands {
  /** Send an action. */
  act(offer: Offer): void;
  /** Ask what these actions would do; the answer comes by `Table.showPreview`. */
  askPreview(actions: number[]): void;
  /** Ask why an element cannot be used; the answer comes by `Table.showReason`. */
  askWhy(element: string): void;
  /** The chance to win after every choice, by its action; none where hints are not given. */
  chances?(): Promise<ReadonlyMap<number, number>>;
  /** Whether a decided action waits for a second click, or for a second tap where it was tapped. */
  confirms(offer: Offer, tapped: boolean): boolean;
  /** Close the turn that waits for it. */
  done?(): void;
  /** Show what is being played at once. */
  hurry?(): void;
  /** Something is chosen or set off: what was said of an earlier try is past. */
  begin?(): void;
}

/** What a stage of its own adds to the one way of choosing; the position tells it more at once. */
export interface Staging {
  /** The elements that an action leads over, where the picture shows more than the house names. */
  path(offer: Offer): string[];
  /** Why an element does nothing, as the position says it; null where only the house knows. */
  reason(element: string): Reason | null;
  /** What the person should set off before a moment is shown; null lets it through. */
  gate(moment: ShownMoment): Promise<Offer | null>;
  /** Settles when all that was given to it has been seen: nothing is told before. */
  rested(): Promise<void>;
}

/** How an element is marked, for its class names. */
export interface Mark {
  /** It begins or continues some legal action. */
  open: boolean;
  /** Exactly one action ends here. */
  goal: boolean;
  chosen: boolean;
  hovered: boolean;
  told: boolean;
  previewed: boolean;
  hinted: boolean;
}

/** What can be chosen next, with what it was worked out from. */
interface Paths {
  offers: readonly Offer[];
  path: string[];
  open: Map<string, Offer[]>;
  goals: Map<string, Offer>;
}

const NO_OFFERS: readonly Offer[] = [];

/** The table as one person uses it. */
export class Table {
  readonly shown = new Store<Shown>(NOTHING_SHOWN);
  /** The elements that are drawn, with how many drawings each has. */
  readonly drawn = new Store<ReadonlyMap<string, number>>(new Map());

  /** What the drawn elements are called. */
  readonly labels = new Map<string, string>();
  readonly telling = new Telling();
  /** Whether everything that can be done lies open as a list. */
  readonly listing = new Store(false);
  /** Whether the person wants to be past whatever moves now. */
  readonly hurry = new Store(false);
  staging: Staging | null = null;
  /** Milliseconds that whatever moves now may take. */
  beat = Infinity;
  /** Answers that a board keeps and that are not sent yet: whoever asks why, asks of what is after them. */
  picked: readonly string[] = [];
  #more: readonly Offer[] = NO_OFFERS;
  #alone = false;

  readonly hands: Hands;
  #holds = new Set<Promise<unknown>>();
  #letGo: (() => void) | null = null;
  /** The element of which it was last asked why it does nothing. */
  #wondered: string | null = null;
  /** Whether that was because it was picked, not only pointed at. */
  #tried = false;
  /** The elements that were chosen before what waits. */
  #before: string[] = [];
  #offered: {
    of: readonly Offer[];
    staging: Staging | null;
    more: readonly Offer[];
    offers: Offer[];
  } | null = null;
  #known: Paths | null = null;
  #changing: Map<string, number> | null = null;
  readonly #drawings = new Map<string, Set<symbol>>();

  constructor(hands: Hands) {
    this.hands = hands;
  }

  /** A new position; whatever was being chosen is forgotten. */
  show(part: Partial<Shown>): void {
    this.shown.update({
      path: [],
      waiting: null,
      begun: null,
      preview: null,
      previewed: new Set(),
      hinted: new Set(),
      reason: null,
      refused: null,
      ...part,
    });
  }

  /** Let nothing further be shown until this is settled: a throw in the air, a piece on its way. */
  hold(promise: Promise<unknown>): void {
    const settled: Promise<unknown> = promise
      .catch(() => undefined)
      .then((): boolean => this.#holds.delete(settled));
    this.#holds.add(settled);
  }

  /** Settles when nobody holds any more. */
  async free(): Promise<void> {
    while (this.#holds.size > 0) await Promise.all(this.#holds);
  }

  /** Show nothing further until the person has set this off; no skip goes past it. */
  wait(held: Offer): Promise<void> {
    return new Promise((resolve) => {
      this.#letGo = resolve;
      this.shown.update({ held, reason: null });
    });
  }

  /** Let what is held back take its way. */
  release(): void {
    if (this.shown.get().held) this.shown.update({ held: null, reason: null });
    this.#letGo?.();
    this.#letGo = null;
  }

  offers(): readonly Offer[] {
    const { prompt, still, held } = this.shown.get();
    const of = held ? [held] : prompt && !still ? prompt.actions : NO_OFFERS;
    const { staging } = this;
    const more = this.#more;
    if (held || of.length === 0 || (!staging && more.length === 0)) return of;
    const known = this.#offered;
    if (known?.of === of && known.staging === staging && known.more === more) return known.offers;
    const own = staging ? of.map((offer) => ({ ...offer, targets: staging.path(offer) })) : of;
    const offers = this.#alone ? [...more] : [...own, ...more];
    this.#offered = { of, staging, more, offers };
    return offers;
  }

  /**
   * What a board offers beside the answers themselves: whole courses, and choices it keeps.
   * `alone` while it stands in their place; `begun` is what is asked instead of the prompt then, and
   * `picked` the answers that it keeps.
   */
  offerMore(
    more: readonly Offer[],
    alone = false,
    begun: Message | null = null,
    picked: readonly string[] = [],
  ): void {
    this.#more = more;
    this.picked = picked;
    this.#alone = alone && more.length > 0;
    this.shown.update({ begun });
  }

  /** What an element is called, drawn or not. */
  nameOf(element: string): string {
    return this.labels.get(element) ?? choice.elementName(element);
  }

  /** The elements of which one is to be chosen next. */
  asked(): string[] {
    return [...this.#paths().open.keys()];
  }

  mark(element: string): Mark {
    const shown = this.shown.get();
    const { open, goals } = this.#paths();
    return {
      open: open.has(element),
      goal: goals.has(element),
      chosen: shown.path.includes(element),
      hovered: shown.hovered === element,
      told: shown.told.has(element),
      previewed: shown.previewed.has(element),
      hinted: shown.hinted.has(element),
    };
  }

  /**
   * What is open and what is a goal, worked out once for all elements that ask. While an action
   * waits, whatever else could have been chosen is open still.
   */
  #paths(): Paths {
    const { path: chosen, waiting } = this.shown.get();
    const path = waiting ? this.#before : chosen;
    const offers = this.offers();
    const known = this.#known;
    if (known && known.offers === offers && known.path === path) return known;
    const open = choice.openElements(offers, path);
    this.#known = { offers, path, open, goals: choice.destinations(offers, path) };
    return this.#known;
  }

  /** A click, a tap or Enter on an element; `tapped` unless it was by a key. */
  pick(element: string, tapped = false): void {
    const { path, waiting, still, held } = this.shown.get();
    if (still && !held && this.hands.hurry) {
      this.hands.hurry();
      return;
    }
    if (waiting && path.at(-1) === element) {
      this.confirm();
      return;
    }
    const offers = this.offers();
    const onward = choice.pick(offers, path, element);
    const step = onward ?? (waiting ? choice.pick(offers, this.#before, element) : null);
    if (!step) {
      this.shown.update({ picked: null });
      if (path.includes(element)) this.back();
      else this.why(element, true);
      return;
    }
    this.#wondered = null;
    this.hands.begin?.();
    this.shown.update({ picked: this.shown.get().hovered });
    if (step.action) this.decide(step.action, step.path, tapped);
    else {
      if (waiting) this.#forget();
      this.shown.update({ path: step.path, reason: null, refused: null });
    }
  }

  /** Say why an element does nothing: from the position, else by asking the house. */
  why(element: string, tried = false): void {
    this.#wondered = element;
    this.#tried = tried;
    const known = this.staging?.reason(element);
    if (known) this.showReason(element, known);
    else this.hands.askWhy(element);
  }

  /** A button: one action, or a step of the path that nobody draws. */
  press(button: choice.Button, tapped = false): void {
    const [only] = button.offers;
    this.shown.update({ picked: this.shown.get().hovered });
    if (button.offers.length === 1 && only) this.decide(only, only.targets, tapped);
    else if (button.element) this.pick(button.element, tapped);
  }

  decide(offer: Offer, path: string[], tapped = false): void {
    const { held, waiting } = this.shown.get();
    this.hands.begin?.();
    if (offer === held) {
      this.shown.update({ refused: null });
      this.release();
      return;
    }
    if (offer.run) {
      this.shown.update({ path: [], reason: null });
      offer.run();
      return;
    }
    if (waiting?.id !== offer.id && this.hands.confirms(offer, tapped)) {
      this.#keep(offer, path);
      return;
    }
    this.#wondered = null;
    this.shown.update({ path, waiting: null, still: true, reason: null, refused: null });
    this.hands.act(offer);
  }

  /** Let it wait, and show it as if it were pointed at until something else is. */
  #keep(offer: Offer, path: string[]): void {
    const { path: before, waiting } = this.shown.get();
    if (!waiting) this.#before = before;
    this.shown.update({
      path,
      waiting: offer,
      hovered: null,
      picked: null,
      preview: null,
      previewed: new Set(),
      reason: null,
      refused: null,
    });
    this.#foresee([offer]);
  }

  confirm(): void {
    const { waiting } = this.shown.get();
    if (!waiting) return;
    this.shown.update({ waiting: null, still: true });
    this.hands.act(waiting);
  }

  /** One step back; false when there was nothing to take back here. */
  back(): boolean {
    const { path, waiting, reason } = this.shown.get();
    if (waiting) this.#forget();
    else if (path.length > 0) this.shown.update({ path: path.slice(0, -1) });
    else if (reason) this.shown.update({ reason: null });
    else return false;
    return true;
  }

  /** What waited is not wished any more. */
  #forget(): void {
    const nothing = { preview: null, previewed: new Set<string>() };
    this.shown.update({ waiting: null, path: this.#before, ...nothing });
  }

  /** The pointer or the focus is on an element, or on none. */
  hover(element: string | null): void {
    const shown = this.shown.get();
    if (shown.hovered === element) return;
    // Whoever points elsewhere has read why not.
    if (shown.hovered !== null) this.#wondered = null;
    const read = shown.hovered === shown.reason?.element || element !== null;
    const reason = read ? null : shown.reason;
    // What waits stays in sight while something else is pointed at.
    const foreseen = shown.waiting ? {} : { preview: null, previewed: new Set<string>() };
    this.shown.update({ hovered: element, picked: null, reason, ...foreseen });
    if (element && !shown.waiting) this.#foresee(this.behind(element));
  }

  /** Ask what these would do; a stage draws that from the position itself. */
  #foresee(offers: readonly Offer[]): void {
    const asked = this.staging ? [] : offers.filter((offer) => !offer.moves && !offer.run);
    if (asked.length > 0) this.hands.askPreview(asked.map((offer) => offer.id));
  }

  /** The actions that an element leads to. */
  behind(element: string): Offer[] {
    if (element.startsWith(choice.ACTION)) {
      return this.offers().filter((offer) => choice.actionKey(offer) === element);
    }
    const { path, waiting } = this.shown.get();
    if (waiting) return choice.behind(this.offers(), path, element);
    const { open, goals } = this.#paths();
    const goal = goals.get(element);
    return open.get(element) ?? (goal ? [goal] : []);
  }

  showPreview(actions: { action: number; events: EventInfo[] }[]): void {
    const { hovered, waiting } = this.shown.get();
    const asked = waiting ? [waiting] : hovered ? this.behind(hovered) : [];
    const wanted = new Set(asked.map((offer) => offer.id));
    const found = actions.filter(({ action }) => wanted.has(action));
    if (found.length === 0) return;
    const previewed = new Set(found.flatMap(({ events }) => events.flatMap((e) => e.targets)));
    this.shown.update({ preview: found, previewed });
  }

  showReason(element: string, reason: Reason): void {
    if (this.#wondered !== element) return; // the answer came too late to matter
    const refused = this.#tried ? reason : this.shown.get().refused;
    this.shown.update({ reason: { element, reason }, refused });
  }

  /** An element is drawn; `drawing` tells one picture of it from another, and calls it so. */
  enter(element: string, drawing: symbol = Symbol(element)): () => void {
    const drawings = this.#drawings.get(element) ?? new Set();
    this.#drawings.set(element, drawings.add(drawing));
    this.#count(element, 1);
    return () => {
      drawings.delete(drawing);
      this.#count(element, -1);
    };
  }

  /** Whether this picture speaks for its element: of several only the first does. */
  speaks(element: string, drawing: symbol): boolean {
    const [first] = this.#drawings.get(element) ?? [];
    return first === undefined || first === drawing;
  }

  /** Many elements come and go in one drawing; whoever watches is told once. */
  #count(element: string, change: number): void {
    if (!this.#changing) {
      this.#changing = new Map(this.drawn.get());
      queueMicrotask(() => {
        const changed = this.#changing;
        this.#changing = null;
        if (changed) this.drawn.set(changed);
      });
    }
    const count = (this.#changing.get(element) ?? 0) + change;
    if (count > 0) this.#changing.set(element, count);
    else this.#changing.delete(element);
  }
}

export const TableContext = createContext<Table | null>(null);

export function useTable(): Table {
  const table = useContext(TableContext);
  if (!table) throw new Error("A board needs a table around it.");
  return table;
}

/** What a board asks most: some part of what is shown. */
export function useShown<P>(pickPart: (shown: Shown) => P): P {
  return useStore(useTable().shown, pickPart);
}

/** Words a message with the names of the people at this table. */
export function useWord(): (words: Message | null | undefined) => string {
  const names = useShown((shown) => shown.names);
  return (words) => word(words, names);
}

/** What can be done now; a new list whenever that changes. */
export function useOffers(): readonly Offer[] {
  const table = useTable();
  return useStore(table.shown, () => table.offers());
}
