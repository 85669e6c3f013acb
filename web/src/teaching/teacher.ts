/**
 * Stands in the place of the house while somebody learns: tells a sitting what an introduction has
 * there, takes the moves that are asked for, and says why no others are taken now.
 */
import type { FromServer, Moment, TableInfo, Taught } from "../generated/protocol";
import type { Answer, Talks, Unsent } from "../net/connection";
import * as http from "../net/http";
import { Problem, asProblem } from "../net/problem";
import { Store } from "../store";
import { message } from "../words";

type Act = Extract<Unsent, { type: "act" }>;

/** So many entries are played one by one; a longer way is a jump. */
const MOST_PLAYED = 24;

export interface Standing {
  taught: Taught | null;
  taken: string;
  problem: Problem | null;
}

export class Teacher implements Talks {
  readonly game: string;
  readonly standing: Store<Standing>;
  readonly #listeners = new Set<(heard: FromServer) => void>();

  constructor(game: string, taken: string) {
    this.game = game;
    this.standing = new Store<Standing>({ taught: null, taken, problem: null });
  }

  listen(listener: (heard: FromServer) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  watch(): void {
    void this.goTo(this.standing.get().taken);
  }

  unwatch(): void {}

  look(): void {}

  refresh(): void {
    this.watch();
  }

  async ask(asked: Unsent): Promise<Answer> {
    const { taken, taught } = this.standing.get();
    if (asked.type === "act" && taught) return this.#take(asked, taught);
    if (asked.type === "preview" || asked.type === "why") {
      return http.askTeacher(this.game, taken, { ...asked, id: "1" });
    }
    throw new Problem("not_taught", message("web/lesson-no-commands"));
  }

  /** The next card, where this one is only read. */
  async next(): Promise<void> {
    const { taken } = this.standing.get();
    await this.#attempt(async () => this.#arrive(await this.#at(`${taken}0`), `${taken}0`, []));
  }

  back(): void {
    void this.goTo(this.standing.get().taken.slice(0, -1));
  }

  /** Show a place as it is, without the way there. */
  async goTo(taken: string): Promise<void> {
    await this.#attempt(async () => this.#jump(await this.#at(taken), taken));
  }

  async #attempt(go: () => Promise<void>): Promise<void> {
    try {
      await go();
    } catch (error) {
      const { taken } = this.standing.get();
      const problem = asProblem(error);
      // What is remembered may be of an earlier edition of the introduction.
      if (problem.status === 404 && taken !== "") {
        this.standing.update({ taken: "" });
        await this.goTo("");
      } else this.standing.update({ problem });
    }
  }

  #at(taken: string): Promise<Taught> {
    return http.introduction(this.game, taken);
  }

  /** One move after the other, as far as they are those asked for. */
  async #take({ actions }: Act, from: Taught): Promise<Answer> {
    let [taught, { taken }] = [from, this.standing.get()];
    const moments: Moment[] = [];
    for (const action of actions) {
      const offers = taught.state.prompt?.actions ?? [];
      const move = offers.find(({ id }) => id === action)?.move ?? String(action);
      const number = taught.asks[0]?.indexOf(move) ?? -1;
      if (number < 0) break;
      taken += String(number);
      taught = await this.#at(taken);
      moments.push(...(taught.update?.moments ?? []));
      if (!taught.update) break;
    }
    if (taught === from) throw new Problem("not_asked", from.other ?? message("web/lesson-read"));
    this.#arrive(taught, taken, moments);
    return { type: "ack", id: "1", version: taught.state.version };
  }

  #arrive(taught: Taught, taken: string, played: Moment[]): void {
    const { update } = taught;
    const known = this.standing.get().taught;
    const moments = played.length > 0 ? played : (update?.moments ?? []);
    const goes = update && known?.state.match === update.match && moments.length <= MOST_PLAYED;
    if (!goes || !known) {
      this.#jump(taught, taken);
      return;
    }
    this.standing.set({ taught, taken, problem: null });
    this.#tell({ ...update, from: known.state.version, moments });
  }

  #jump(taught: Taught, taken: string): void {
    const known = this.standing.get().taught;
    this.standing.set({ taught, taken, problem: null });
    if (!known) this.#tell({ type: "table", table: this.#table(taught) });
    this.#tell(taught.state);
  }

  #tell(heard: FromServer): void {
    for (const listener of this.#listeners) listener(heard);
  }

  #table(taught: Taught): TableInfo {
    return soloTable(this.game, taught.seats, taught.state.seat ?? 0, taught.options);
  }
}

/** A table that stands nowhere, for one person and computers. */
export function soloTable(
  game: string,
  seats: number,
  mine: number,
  options: TableInfo["options"],
): TableInfo {
  return {
    id: game,
    game,
    preset: "",
    options,
    private: true,
    created: "",
    status: "running",
    mine: true,
    invite: null,
    seats: Array.from({ length: seats }, (_, at) => ({
      kind: at === mine ? "me" : "bot",
      name: "",
      person: at === mine,
      mine: at === mine,
      online: true,
      level: null,
      ready: true,
      left: false,
    })),
    clock: null,
    manual_done: false,
    match: null,
    version: 0,
    result: null,
    series: null,
    rematch: null,
    commitment: null,
    rated: false,
    help: true,
  };
}
