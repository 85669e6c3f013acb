/** What the house says about one table, in order; whatever does not follow is asked for anew. */
import type {
  ChatLine,
  ClockInfo,
  FromServer,
  ProblemCode,
  State,
  TableInfo,
  Turn,
  Update,
} from "../generated/protocol";
import { whole } from "../net/changes";
import { Problem } from "../net/problem";
import type { Message } from "../words";

/** Who hears it, already in order. */
export interface Ears {
  table(table: TableInfo): void;
  state(state: State): void;
  update(update: Update): void;
  turn(turn: Turn, clock: ClockInfo | null): void;
  chat(line: ChatLine): void;
  /** Lines of chat that are not to be heard any more. */
  unsaid(lines: readonly number[]): void;
  notice(words: Message): void;
  /** Nothing at this table can be seen from here. */
  closed(problem: Problem): void;
  /** Something was missed: only the whole state is sure. */
  missed(): void;
}

const CLOSED: ReadonlySet<string> = new Set<ProblemCode>([
  "kicked",
  "no_such_table",
  "private_table",
]);

export class Protocol {
  readonly #id: string;
  readonly #ears: Ears;
  /** What is known so far: of which match, through whose eyes. */
  #known: Pick<State, "match" | "version" | "seat" | "view"> | null = null;

  constructor(id: string, ears: Ears) {
    this.#id = id;
    this.#ears = ears;
  }

  get version(): number | null {
    return this.#known?.version ?? null;
  }

  hear(message: FromServer): void {
    const ears = this.#ears;
    switch (message.type) {
      case "table":
        if (message.table.id === this.#id) ears.table(message.table);
        break;
      case "state":
        if (message.table !== this.#id) break;
        this.#known = message;
        ears.state(message);
        break;
      case "update":
        if (message.table === this.#id) this.#follow(message);
        break;
      case "turn":
        if (message.table === this.#id && message.version === this.version) {
          ears.turn(message.turn, message.clock);
        }
        break;
      case "chat":
        ears.chat(message.line);
        break;
      case "unsaid":
        ears.unsaid(message.lines);
        break;
      case "notice":
        ears.notice(message.words);
        break;
      case "error":
        if (message.id !== null) break; // whoever asked is told
        if (this.#known === null || CLOSED.has(message.code)) {
          ears.closed(new Problem(message.code, message.words));
        } else ears.notice(message.words);
        break;
      default:
        break;
    }
  }

  #follow(update: Update): void {
    const known = this.#known;
    if (known === null) return; // the whole state is on its way
    const same = update.match === known.match;
    if (same && update.version <= known.version) return; // known already
    if (!same || update.from !== known.version || update.seat !== known.seat) {
      this.#ears.missed();
      return;
    }
    const moments = whole(update.moments, known.view);
    this.#known = { ...update, view: moments.at(-1)?.view ?? known.view };
    this.#ears.update({ ...update, moments });
  }
}
