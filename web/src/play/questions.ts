/** What a person may ask without changing anything: what would it do, why not, what is best. */
import type { Hinted, PreviewOf } from "../generated/protocol";
import type { Talks } from "../net/connection";
import { asProblem } from "../net/problem";
import { settings } from "../settings";
import type { Store } from "../store";
import type { Around } from "./around";
import { ACTION } from "./choice";
import type { Table } from "./table";

/** What a turn begins with, as boards name it: `verb:build_city`, `act:plant`. */
const isVerb = (element: string): boolean => /^(verb|act):/.test(element);

export class Questions {
  readonly #connection: Talks;
  readonly #table: Table;
  readonly #around: Store<Around>;
  /** The version that is asked about; null before anything is known. */
  readonly #version: () => number | null;
  #previews = new Map<number, PreviewOf>();
  #previewsOf = -1;

  constructor(
    connection: Talks,
    table: Table,
    around: Store<Around>,
    version: () => number | null,
  ) {
    this.#connection = connection;
    this.#table = table;
    this.#around = around;
    this.#version = version;
  }

  async hint(): Promise<void> {
    const { eyes } = this.#around.get();
    const version = this.#version();
    if (eyes === null || version === null) return;
    this.#around.update({ notice: null });
    this.#table.shown.update({ refused: null });
    try {
      const answer = await this.#connection.ask({ type: "hint", version, seat: eyes });
      if (answer.type !== "hint" || answer.version !== this.#version()) return;
      this.#around.update({ hint: answer });
      this.#table.shown.update({ hinted: this.#placesOf(answer) });
    } catch (error) {
      this.#around.update({ notice: asProblem(error).words });
    }
  }

  /** Where a choice lies: on its elements, its button, and the verb of the courses that begin with it. */
  #placesOf({ action, move, targets }: Hinted): Set<string> {
    const courses = this.#table.offers().filter(({ moves }) => moves?.[0] === move);
    const verbs = courses.flatMap((course) => course.targets.slice(0, 1)).filter(isVerb);
    return new Set([...targets, `${ACTION}${action}`, ...verbs]);
  }

  /** Each action is asked about once a version; pointing at it again costs nothing. */
  preview(actions: number[]): void {
    const { eyes } = this.#around.get();
    const version = this.#version();
    if (!settings.get().previews || eyes === null || version === null) return;
    if (this.#previewsOf !== version) {
      this.#previews.clear();
      this.#previewsOf = version;
    }
    const known = actions.flatMap((action) => this.#previews.get(action) ?? []);
    if (known.length === actions.length) {
      this.#table.showPreview(known);
      return;
    }
    this.#connection
      .ask({ type: "preview", version, seat: eyes, actions })
      .then((answer) => {
        if (answer.type !== "previews" || this.#previewsOf !== version) return;
        for (const preview of answer.previews) this.#previews.set(preview.action, preview);
        this.#table.showPreview(answer.previews);
      })
      .catch(() => undefined); // no preview is no harm
  }

  /** The chance to win after every choice, by its action; none where it is not known or not told. */
  async chances(): Promise<ReadonlyMap<number, number>> {
    const { eyes } = this.#around.get();
    const version = this.#version();
    const none = new Map<number, number>();
    if (eyes === null || version === null || !this.#around.get().table?.help) return none;
    try {
      const answer = await this.#connection.ask({ type: "chances", version, seat: eyes });
      if (answer.type !== "chances" || answer.version !== this.#version()) return none;
      return new Map(answer.chances.map(({ action, chance }) => [action, chance]));
    } catch {
      return none; // nobody can say: then nothing is said
    }
  }

  async why(element: string): Promise<void> {
    const { eyes } = this.#around.get();
    const version = this.#version();
    if (eyes === null || version === null) return;
    try {
      const answer = await this.#connection.ask({
        type: "why",
        version,
        seat: eyes,
        elements: [element],
        after: [...this.#table.picked],
      });
      if (answer.type !== "reasons" || version !== this.#version()) return;
      const found = answer.reasons.find((each) => each.element === element)?.reason;
      if (found) this.#table.showReason(element, found);
    } catch {
      // Nobody can say why: then nothing is said.
    }
  }
}
