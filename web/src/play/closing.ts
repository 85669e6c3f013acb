/** A finished turn closes by itself after a while, unless the person is looking for something. */
import type { Store } from "../store";
import type { Around } from "./around";

export class Closing {
  readonly #around: Store<Around>;
  readonly #close: () => void;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(around: Store<Around>, close: () => void) {
    this.#around = around;
    this.#close = close;
  }

  later(pause: number): void {
    this.stop();
    this.#around.update({ closesAt: performance.now() + pause });
    this.#timer = setTimeout(() => {
      this.stop();
      this.#close();
    }, pause);
  }

  stop(): void {
    if (this.#timer === null) return;
    clearTimeout(this.#timer);
    this.#timer = null;
    this.#around.update({ closesAt: null });
  }
}
