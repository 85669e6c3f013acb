/** Several people share a screen: whose turn it is to sit before it, and who has done so. */
import type { TableInfo } from "../generated/protocol";

export class Lifting {
  /** The seat that lifted the curtain last. */
  #by: number | null = null;

  lift(seat: number): void {
    this.#by = seat;
  }

  /** Another game: nobody has sat down for it yet. */
  forget(): void {
    this.#by = null;
  }

  /** The seat that must take the screen before its hand is shown; null where nobody must. */
  waitsFor(table: TableInfo | null, eyes: number | null, asked: number | null): number | null {
    if ((table?.seats.filter((seat) => seat.mine).length ?? 0) < 2) return null;
    const here = asked !== null && (table?.seats[asked]?.mine ?? false);
    if (!here) return this.#by === null ? eyes : null;
    return this.#by === asked ? null : asked;
  }
}
