/** Which drawing belongs to which game; each is loaded only when its game is opened. */
import type { ComponentType } from "preact";

export interface BoardProps<V> {
  view: V;
}

export interface BoardModule<V = never> {
  /** The picture of the whole position, built of spots. */
  Board: ComponentType<BoardProps<V>>;
  /** The position in sentences, one line a fact, for screen readers. */
  describe(view: V): string[];
}

/* eslint-disable-next-line typescript/no-explicit-any -- each module knows its own view */
export const BOARDS: Record<string, () => Promise<BoardModule<any>>> = {};
