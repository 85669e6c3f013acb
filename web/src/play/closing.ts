/** A finished turn closes by itself after a while, unless the person is looking for something. */
import type { Store } from "../store";
import type { Room } from "./room";

export class Closing {
  readonly #room: Store<Room>;
  readonly #close: () => void;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(room: Store<Room>, close: () => void) {
    this.#room = room;
    this.#close = close;
  }

  later(pause: number): void {
    this.stop();
    this.#room.update({ closesAt: performance.now() + pause });
    this.#timer = setTimeout(() => {
      this.stop();
      this.#close();
    }, pause);
  }

  stop(): void {
    if (this.#timer === null) return;
    clearTimeout(this.#timer);
    this.#timer = null;
    this.#room.update({ closesAt: null });
  }
}
