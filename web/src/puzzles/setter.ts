/**
 * Stands in the place of the house while somebody solves puzzles: tells a sitting the position, and
 * has every choice judged by the house, which alone knows the answer.
 */
import type { FromServer, PosedPuzzle, PuzzleAnswer } from "../generated/protocol";
import type { Answer, Talks, Unsent } from "../net/connection";
import * as http from "../net/http";
import { Problem, asProblem } from "../net/problem";
import { Store } from "../store";
import { soloTable } from "../teaching/teacher";
import { message } from "../words";
import { keepTry } from "./progress";

export interface Standing {
  posed: PosedPuzzle | null;
  /** What was said of the last choice. */
  answer: PuzzleAnswer | null;
  /** The last choice; null where the solution was asked for. */
  chosen: number | null;
  problem: Problem | null;
}

export class Setter implements Talks {
  readonly game: string;
  readonly standing = new Store<Standing>({
    posed: null,
    answer: null,
    chosen: null,
    problem: null,
  });
  readonly #listeners = new Set<(heard: FromServer) => void>();
  #wanted = "";

  constructor(game: string) {
    this.game = game;
  }

  listen(listener: (heard: FromServer) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  watch(): void {}

  unwatch(): void {}

  look(): void {}

  refresh(): void {
    this.again();
  }

  /** Put a puzzle on the table. */
  async pose(id: string): Promise<void> {
    this.#wanted = id;
    try {
      const posed = await http.puzzle(this.game, id);
      if (this.#wanted !== id) return;
      this.standing.set({ posed, answer: null, chosen: null, problem: null });
      const { seats, options, state } = posed;
      this.#tell({ type: "table", table: soloTable(this.game, seats, state.seat ?? 0, options) });
      this.#tell(state);
    } catch (error) {
      if (this.#wanted === id) this.standing.update({ problem: asProblem(error) });
    }
  }

  /** The same puzzle once more. */
  again(): void {
    const { posed } = this.standing.get();
    if (!posed) return;
    this.standing.update({ answer: null, chosen: null });
    this.#tell(posed.state);
  }

  async ask(asked: Unsent): Promise<Answer> {
    const { posed } = this.standing.get();
    if (posed && asked.type === "act") {
      const [first] = asked.actions;
      const offers = posed.state.prompt?.actions ?? [];
      const offer = offers.find(({ id, move }) => id === first || move === first);
      await this.#choose(posed, offer?.id ?? -1);
      return { type: "ack", id: "1", version: posed.state.version };
    }
    if (posed && (asked.type === "preview" || asked.type === "why")) {
      return http.askOfPuzzle(this.game, posed.id, { ...asked, id: "1" });
    }
    throw new Problem("not_here", message("web/lesson-no-commands"));
  }

  /** Give up, and see the best choice. */
  async solution(): Promise<void> {
    const { posed } = this.standing.get();
    if (!posed) return;
    try {
      await this.#choose(posed, null);
    } catch (error) {
      this.standing.update({ problem: asProblem(error) });
    }
  }

  async #choose(posed: PosedPuzzle, chosen: number | null): Promise<void> {
    const answer = await http.answerPuzzle(this.game, posed.id, chosen);
    if (this.standing.get().posed !== posed) return;
    keepTry(this.game, posed.id, answer.right);
    // After a wrong choice the position lies there as before.
    this.#tell(answer.solution?.update ?? posed.state);
    const before = this.standing.get();
    this.standing.update({ answer, chosen: chosen ?? before.chosen });
  }

  #tell(heard: FromServer): void {
    for (const listener of this.#listeners) listener(heard);
  }
}
