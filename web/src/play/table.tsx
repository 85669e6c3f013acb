/** What a board and everything around it share: the position, the choice so far, what is marked. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";

import { Store, useStore } from "../store";
import { word } from "../words";
import type { Message } from "../words";
import * as choice from "./choice";
import type { Offer } from "./choice";

export interface Prompt {
    seat: number;
    decision: string;
    prompt: Message;
    actions: Offer[];
}

/** One thing that happened or would happen. */
export interface EventInfo {
    event: string;
    words: Message | null;
    targets: string[];
    [fact: string]: unknown;
}

export interface Reason {
    code: string;
    rule: string;
    words: Message;
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
    /** An action that is decided but waits for a confirmation. */
    waiting: Offer | null;
    hovered: string | null;
    /** Elements that the last events, a hovered log line, a preview or a hint speak of. */
    told: ReadonlySet<string>;
    previewed: ReadonlySet<string>;
    hinted: ReadonlySet<string>;
    /** What the hovered element would do, in events; null while unknown. */
    preview: { action: number; events: EventInfo[] }[] | null;
    /** Why the element last asked about cannot be used. */
    reason: { element: string; reason: Reason } | null;
    /** Names of the people at the seats. */
    names: string[];
    /** Nothing may be chosen now: a replay, a move under way, or another seat's turn. */
    still: boolean;
}

export const NOTHING_SHOWN: Shown = {
    version: 0,
    seat: null,
    view: null,
    prompt: null,
    path: [],
    waiting: null,
    hovered: null,
    told: new Set(),
    previewed: new Set(),
    hinted: new Set(),
    preview: null,
    reason: null,
    names: [],
    still: true,
};

/** What the table does with a person's wishes; the shell connects it to the server. */
export interface Hands {
    /** Send an action. */
    act(offer: Offer): void;
    /** Ask what these actions would do; the answer comes by `Table.showPreview`. */
    askPreview(actions: number[]): void;
    /** Ask why an element cannot be used; the answer comes by `Table.showReason`. */
    askWhy(element: string): void;
    /** Whether a decided action waits for a second click. */
    confirms(): boolean;
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

/** The table as one person uses it. */
export class Table {
    readonly shown = new Store<Shown>(NOTHING_SHOWN);
    /** The elements that are drawn, with how many drawings each has. */
    readonly drawn = new Store<ReadonlyMap<string, number>>(new Map());

    readonly hands: Hands;

    constructor(hands: Hands) {
        this.hands = hands;
    }

    /** A new position; whatever was being chosen is forgotten. */
    show(part: Partial<Shown>): void {
        this.shown.update({
            path: [],
            waiting: null,
            preview: null,
            previewed: new Set(),
            hinted: new Set(),
            reason: null,
            ...part,
        });
    }

    offers(): Offer[] {
        const { prompt, still } = this.shown.get();
        return prompt && !still ? prompt.actions : [];
    }

    mark(element: string): Mark {
        const shown = this.shown.get();
        const offers = this.offers();
        return {
            open: choice.openElements(offers, shown.path).has(element),
            goal: choice.destinations(offers, shown.path).has(element),
            chosen: shown.path.includes(element),
            hovered: shown.hovered === element,
            told: shown.told.has(element),
            previewed: shown.previewed.has(element),
            hinted: shown.hinted.has(element),
        };
    }

    /** A click, a tap or Enter on an element. */
    pick(element: string): void {
        const { path, waiting } = this.shown.get();
        if (waiting && path.at(-1) === element) {
            this.confirm();
            return;
        }
        const step = choice.pick(this.offers(), path, element);
        if (!step) {
            if (path.includes(element)) this.back();
            else this.hands.askWhy(element);
            return;
        }
        if (step.action) this.decide(step.action, step.path);
        else this.shown.update({ path: step.path, reason: null });
    }

    /** A button: one action, or a step of the path that nobody draws. */
    press(button: choice.Button): void {
        const [only] = button.offers;
        if (button.offers.length === 1 && only) this.decide(only, only.targets);
        else if (button.element) this.pick(button.element);
    }

    decide(offer: Offer, path: string[]): void {
        if (this.hands.confirms()) {
            this.shown.update({ path, waiting: offer, reason: null });
            return;
        }
        this.shown.update({ path, waiting: null, still: true, reason: null });
        this.hands.act(offer);
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
        if (waiting) this.shown.update({ waiting: null, path: [] });
        else if (path.length > 0) this.shown.update({ path: path.slice(0, -1) });
        else if (reason) this.shown.update({ reason: null });
        else return false;
        return true;
    }

    /** The pointer or the focus is on an element, or on none. */
    hover(element: string | null): void {
        const shown = this.shown.get();
        if (shown.hovered === element) return;
        this.shown.update({ hovered: element, preview: null, previewed: new Set() });
        const behind = element ? this.behind(element) : [];
        if (behind.length > 0) this.hands.askPreview(behind.map((offer) => offer.id));
    }

    /** The actions that an element leads to. */
    behind(element: string): Offer[] {
        const { path } = this.shown.get();
        const open = choice.openElements(this.offers(), path).get(element);
        const goal = choice.destinations(this.offers(), path).get(element);
        return open ?? (goal ? [goal] : []);
    }

    showPreview(actions: { action: number; events: EventInfo[] }[]): void {
        const { hovered } = this.shown.get();
        const wanted = new Set((hovered ? this.behind(hovered) : []).map((offer) => offer.id));
        const found = actions.filter(({ action }) => wanted.has(action));
        if (found.length === 0) return;
        const previewed = new Set(found.flatMap(({ events }) => events.flatMap((e) => e.targets)));
        this.shown.update({ preview: found, previewed });
    }

    showReason(element: string, reason: Reason): void {
        this.shown.update({ reason: { element, reason } });
    }

    enter(element: string): () => void {
        this.#count(element, 1);
        return () => this.#count(element, -1);
    }

    #count(element: string, change: number): void {
        const drawn = new Map(this.drawn.get());
        const count = (drawn.get(element) ?? 0) + change;
        if (count > 0) drawn.set(element, count);
        else drawn.delete(element);
        this.drawn.set(drawn);
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
