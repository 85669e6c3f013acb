/** A value that components can watch, each only the part it draws. */
import { useLayoutEffect, useReducer, useRef } from "preact/hooks";

export class Store<T> {
  #value: T;
  readonly #listeners = new Set<() => void>();

  constructor(value: T) {
    this.#value = value;
  }

  get(): T {
    return this.#value;
  }

  set(value: T): void {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    for (const listener of this.#listeners) listener();
  }

  update(part: Partial<T>): void {
    this.set({ ...this.#value, ...part });
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

/** What `pick` finds in the store; the component is drawn again only when that changes. */
export function useStore<T, P>(store: Store<T>, pick: (value: T) => P): P {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const shown = useRef<P>(undefined as P);
  const latest = useRef(pick);
  latest.current = pick;
  shown.current = pick(store.get());
  // Before anybody sees it: a frame that is out of date would shift what stands below.
  useLayoutEffect(() => {
    const look = (): void => {
      if (!Object.is(latest.current(store.get()), shown.current)) redraw(0);
    };
    look(); // it may have changed between drawing and listening
    return store.subscribe(look);
  }, [store]);
  return shown.current;
}
