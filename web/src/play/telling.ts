/** What is said aloud to those who do not see the table: each sentence once, in its order. */
import { Store } from "../store";

export class Telling {
  /** The sentences that were said last, at once; the same words again are said again. */
  readonly said = new Store<readonly string[]>([]);
  #last: readonly string[] = [];

  /** Say this; it may be said again later, and is then heard again. */
  speak(...sentences: string[]): void {
    if (sentences.length > 0) this.said.set(sentences);
  }

  /** Say what has happened, which can be asked for once more. */
  tell(...sentences: string[]): void {
    if (sentences.length > 0) this.#last = sentences;
    this.speak(...sentences);
  }

  /** Say how it all ended, unless what happened last said that already. */
  conclude(sentence: string): void {
    if (!this.#last.includes(sentence)) this.tell(sentence);
  }

  /** Once more, what happened last; false where nothing has. */
  again(): boolean {
    this.speak(...this.#last);
    return this.#last.length > 0;
  }
}
