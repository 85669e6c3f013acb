/** What a person does at the table, on its way to the house: one thing after the other. */
import type { Command } from "../generated/protocol";
import type { Talks, Unsent } from "../net/connection";
import { asProblem } from "../net/problem";
import type { ProblemCode } from "../generated/protocol";
import type { Problem } from "../net/problem";
import type { Store } from "../store";
import type { Around, Unsaid } from "./around";

/** The house and the page disagree about where the game stands. */
const OUT_OF_STEP: ReadonlySet<string> = new Set<ProblemCode>(["stale", "not_your_turn"]);

export class Sending {
  readonly #connection: Talks;
  readonly #around: Store<Around>;
  readonly #version: () => number | null;
  readonly #refused: (problem: Problem) => void;
  /** How much was said from here. */
  #lines = 0;

  constructor(
    connection: Talks,
    around: Store<Around>,
    version: () => number | null,
    refused: (problem: Problem) => void,
  ) {
    this.#connection = connection;
    this.#around = around;
    this.#version = version;
    this.#refused = refused;
  }

  act(actions: readonly (number | string)[]): void {
    const { eyes: seat, match } = this.#around.get();
    const version = this.#version();
    if (seat === null || version === null) return;
    this.#around.update({ news: [], hint: null, notice: null });
    this.#send({ type: "act", match, version, seat, actions: [...actions] });
  }

  /** Whether it could be sent: a second one waits until the house has answered the first. */
  command(name: Command["name"], more: { yes?: boolean; steps?: number }): boolean {
    const { eyes, match, table, takeBack, sending } = this.#around.get();
    const version = this.#version();
    if (eyes === null || version === null || sending) return false;
    this.#around.update({ notice: null });
    // Another person at this screen may be the one who is asked.
    const asked = takeBack?.waiting.find((each) => table?.seats[each]?.mine);
    const seat = name === "answer_take_back" ? (asked ?? eyes) : eyes;
    this.#send({ type: "command", match, version, seat, name, ...more });
    return true;
  }

  /** Nothing else is sent until the house has answered: nothing is done twice. */
  #send(message: Unsent): void {
    this.#around.update({ sending: true });
    this.#connection.ask(message).then(
      () => this.#around.update({ sending: false }),
      (error: unknown) => {
        const problem = asProblem(error);
        this.#around.update({ sending: false, notice: problem.words });
        if (OUT_OF_STEP.has(problem.code)) this.#connection.refresh();
        this.#refused(problem);
      },
    );
  }

  /** Say something to everybody at the table; until the house has it, it stands there as unsaid. */
  chat(table: string, text: string): void {
    this.#lines += 1;
    this.speak(table, { key: this.#lines, text, refusal: null });
  }

  speak(table: string, line: Unsaid): void {
    this.#unsaid(line, [{ ...line, refusal: null }]);
    this.#connection.ask({ type: "chat", table, text: line.text }).then(
      () => this.#unsaid(line, []),
      (error: unknown) => this.#unsaid(line, [{ ...line, refusal: asProblem(error).words }]),
    );
  }

  #unsaid(line: Unsaid, now: Unsaid[]): void {
    const others = this.#around.get().unsaid.filter(({ key }) => key !== line.key);
    this.#around.update({ unsaid: [...others, ...now] });
  }
}
