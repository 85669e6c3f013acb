/**
 * The one connection to the house. It comes back by itself after every loss, follows the table
 * that is watched, and sends whatever changes the game until it is acknowledged.
 */
import { PROTOCOL } from "../generated/protocol";
import type { Failed, FromClient, FromServer, ProblemCode } from "../generated/protocol";
import { Store } from "../store";
import { language } from "../words";
import { Problem, lost } from "./problem";

/** An open line to the house. */
export interface Line {
  send(text: string): void;
  close(): void;
}

/** What a line tells its owner. */
export interface Ears {
  opened(): void;
  heard(text: string): void;
  /** It is gone, or never came to be. */
  lost(): void;
}

/** What the connection needs from outside; tests bring their own. */
export interface Surroundings {
  open(ears: Ears): Line;
  random(): number;
  now(): number;
  later(ms: number, then: () => void): () => void;
}

export type Phase = "idle" | "connecting" | "open" | "waiting" | "refused";

export interface ConnectionState {
  phase: Phase;
  /** How often it was tried in vain since it last stood. */
  attempts: number;
  /** Milliseconds to the house and back, once measured. */
  delay: number | null;
  /** Why the house will not talk to us; trying again would not help. */
  refusal: Problem | null;
}

/** What is being followed; `since` and `heard` ask for only what is new. */
export interface Watched {
  table: string;
  seat: number | null;
  code: string | null;
  since(): number | null;
  /** The number of the last line of chat that is known. */
  heard(): number | null;
}

type Question = Extract<FromClient, { id: string }>;
/** A question without its id, which the connection gives it. */
export type Unsent = {
  [K in Question["type"]]: Omit<Extract<Question, { type: K }>, "id">;
}[Question["type"]];
export type Answer = Extract<FromServer, { id: string }>;

interface Pending {
  message: Question;
  /** Sent again after a reconnect: it may have changed the game, or been heard. */
  kept: boolean;
  resolve(answer: Answer): void;
  reject(problem: Problem): void;
}

const LONGEST_WAIT = 5_000;
const FIRST_WAIT = 250;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;
/** Asking these again would change nothing, or the person will ask anew. */
const KEPT = new Set<string>(["act", "command", "chat"]);
/** After these it is of no use to come back. */
const FINAL: ReadonlySet<string> = new Set<ProblemCode>(["old_client", "too_many_lines"]);

/** What a sitting needs of whoever it talks to. */
export type Talks = Pick<Connection, "ask" | "listen" | "watch" | "unwatch" | "look" | "refresh">;

export class Connection {
  readonly state = new Store<ConnectionState>({
    phase: "idle",
    attempts: 0,
    delay: null,
    refusal: null,
  });
  readonly #around: Surroundings;
  readonly #listeners = new Set<(message: FromServer) => void>();
  readonly #pending = new Map<string, Pending>();
  #line: Line | null = null;
  #watched: Watched | null = null;
  #stopWaiting: (() => void) | null = null;
  #stopPulse: (() => void) | null = null;
  #asked = 0;
  readonly #name: string;

  constructor(around: Surroundings) {
    this.#around = around;
    this.#name = Math.floor(around.random() * 2 ** 48).toString(36);
  }

  /** Listen to everything the house says; answers to questions go to who asked as well. */
  listen(listener: (message: FromServer) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  connect(): void {
    const { phase } = this.state.get();
    if (phase === "idle" || phase === "waiting") this.#open();
  }

  /** The device woke up or is online again: do not wait, and do not trust an old connection. */
  wake(): void {
    const { phase } = this.state.get();
    if (phase === "waiting") this.#open();
    else if (phase === "open") this.#pulse();
  }

  close(): void {
    this.#drop();
    this.#stopWaiting?.();
    this.state.update({ phase: "idle" });
    for (const [id] of this.#pending) this.#fail(id, lost());
  }

  /** Follow a table from now on, through every reconnect. */
  watch(watched: Watched): void {
    this.#watched = watched;
    if (this.state.get().phase === "open") this.#sendWatch(false);
  }

  /** The whole state of the watched table, please. */
  refresh(): void {
    if (this.state.get().phase === "open") this.#sendWatch(false);
  }

  /** See through the eyes of another own seat, also after a reconnect. */
  look(seat: number | null): void {
    if (this.#watched) this.#watched = { ...this.#watched, seat };
    if (this.state.get().phase === "open") this.#send({ type: "look", seat });
  }

  unwatch(): void {
    this.#watched = null;
    if (this.state.get().phase === "open") this.#send({ type: "unwatch" });
  }

  /** Ask, and get the answer; what changes something is kept until it is acknowledged. */
  ask(question: Unsent): Promise<Answer> {
    const id = this.#newId();
    const message = { ...question, id } as Question;
    return new Promise((resolve, reject) => {
      const kept = KEPT.has(message.type);
      const open = this.state.get().phase === "open";
      if (!open && !kept) {
        reject(lost());
        return;
      }
      this.#pending.set(id, { message, kept, resolve, reject });
      if (open) this.#send(message);
    });
  }

  /** How many messages that may change something are not acknowledged yet. */
  get unacknowledged(): number {
    return [...this.#pending.values()].filter((pending) => pending.kept).length;
  }

  #newId(): string {
    return `${this.#name}-${++this.#asked}`;
  }

  #open(): void {
    this.#stopWaiting?.();
    this.#stopWaiting = null;
    this.state.update({ phase: "connecting" });
    const line: Line = this.#around.open({
      opened: () => this.#send({ type: "hello", protocol: PROTOCOL, language: language() }),
      heard: (text) => {
        if (line === this.#line) this.#hear(text);
      },
      lost: () => {
        if (line === this.#line) this.#lose();
      },
    });
    this.#line = line;
    // A connection that neither opens nor fails (a sleeping network) is given up.
    this.#stopPulse = this.#around.later(PONG_WITHIN, () => this.#lose());
  }

  #hear(text: string): void {
    let message: FromServer;
    try {
      message = JSON.parse(text) as FromServer;
    } catch {
      this.refresh(); // something was garbled: the whole state mends it
      return;
    }
    if (message.type === "welcome") this.#welcome();
    else if (message.type === "pong") this.#pong(message.t);
    else if (message.type === "error") this.#refuse(message);
    else if ("id" in message) this.#settle(message);
    for (const listener of this.#listeners) listener(message);
  }

  #welcome(): void {
    this.state.update({ phase: "open", attempts: 0, refusal: null });
    if (this.#watched) this.#sendWatch(true);
    for (const pending of this.#pending.values()) this.#send(pending.message);
    this.#pulse();
  }

  #refuse(failed: Failed): void {
    const problem = new Problem(failed.code, failed.words, 0, failed.reason ?? null);
    if (FINAL.has(failed.code)) {
      this.#drop();
      this.state.update({ phase: "refused", refusal: problem });
      for (const [id] of this.#pending) this.#fail(id, problem);
    } else if (failed.id !== null) this.#fail(failed.id, problem);
  }

  #settle(answer: Answer): void {
    const pending = this.#pending.get(answer.id);
    if (!pending) return; // a second acknowledgement of the same message
    this.#pending.delete(answer.id);
    pending.resolve(answer);
  }

  #fail(id: string, problem: Problem): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    pending?.reject(problem);
  }

  #send(message: FromClient): void {
    this.#line?.send(JSON.stringify(message));
  }

  #sendWatch(again: boolean): void {
    const watched = this.#watched;
    if (!watched) return;
    const { table, seat, code } = watched;
    const since = again ? watched.since() : null;
    const heard = again ? watched.heard() : null;
    this.#send({ type: "watch", table, seat, code, since, heard, changes: true });
  }

  /** Ask for a sign of life, and give the connection up when none comes. */
  #pulse(): void {
    this.#stopPulse?.();
    this.#send({ type: "ping", t: this.#around.now() });
    this.#stopPulse = this.#around.later(PONG_WITHIN, () => this.#lose());
  }

  #pong(sent: number): void {
    this.#stopPulse?.();
    this.state.update({ delay: Math.max(0, Math.round(this.#around.now() - sent)) });
    this.#stopPulse = this.#around.later(PING_EVERY, () => this.#pulse());
  }

  #drop(): void {
    this.#stopPulse?.();
    this.#stopPulse = null;
    const line = this.#line;
    this.#line = null; // from here on it is not heard any more
    line?.close();
  }

  #lose(): void {
    this.#drop();
    for (const [id, pending] of this.#pending) if (!pending.kept) this.#fail(id, lost());
    this.#wait();
  }

  /** Full jitter: anywhere up to a bound that doubles, so that many clients do not return at once. */
  #wait(): void {
    const { attempts } = this.state.get();
    const bound = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempts);
    this.state.update({ phase: "waiting", attempts: attempts + 1, delay: null });
    this.#stopWaiting = this.#around.later(this.#around.random() * bound, () => this.#open());
  }
}

/** The real surroundings: this browser and the house the page came from. */
export function browserSurroundings(): Surroundings {
  return {
    open: (ears) => {
      const url = new URL("ws", location.href);
      url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
      url.hash = "";
      const socket = new WebSocket(url);
      socket.addEventListener("open", () => ears.opened());
      socket.addEventListener("message", ({ data }) => {
        if (typeof data === "string") ears.heard(data);
      });
      socket.addEventListener("close", () => ears.lost());
      return socket;
    },
    random: Math.random,
    now: () => performance.now(),
    later: (ms, then) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
  };
}

let shared: Connection | null = null;

/** The connection of this page; whoever knows who we are opens it. */
export function connection(): Connection {
  if (shared) return shared;
  const made = new Connection(browserSurroundings());
  shared = made;
  addEventListener("online", () => made.wake());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") made.wake();
  });
  return made;
}
