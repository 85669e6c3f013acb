/** Stores that this device remembers: each a small object in the browser's local storage. */
import { Store } from "./store";

const PREFIX = "edubba.";

function remembered(key: string): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PREFIX + key) ?? "{}");
    return found !== null && typeof found === "object" ? { ...found } : {};
  } catch {
    return {}; // no storage (a private window), or something unreadable in it
  }
}

/** The defaults, with what was remembered of them where it is of the same kind. */
export function keptStore<T extends object>(key: string, defaults: T): Store<T> {
  const known = new Map(Object.entries(defaults));
  const kept = Object.entries(remembered(key)).filter(
    ([name, found]) => known.has(name) && typeof found === typeof known.get(name),
  );
  const store = new Store<T>({ ...defaults, ...Object.fromEntries(kept) });
  store.subscribe(() => {
    try {
      localStorage.setItem(PREFIX + key, JSON.stringify(store.get()));
    } catch {
      // Nothing is remembered then; everything else works.
    }
  });
  return store;
}
