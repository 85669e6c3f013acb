import type { Made } from "./make";
import type { Tier } from "./types";

const shelf = new Map<Tier, Promise<Made>>();

/** All assets of a tier: made once in a worker, then kept for as long as the page lives. */
export function makeAll(tier: Tier, onProgress?: (share: number) => void): Promise<Made> {
  const made = shelf.get(tier) ?? order(tier, onProgress);
  shelf.set(tier, made);
  // A failure must not stay on the shelf: the next visit tries again.
  made.catch(() => shelf.delete(tier));
  return made;
}

/** Empties the shelf. */
export const forget = (): void => shelf.clear();

function order(tier: Tier, onProgress?: (share: number) => void): Promise<Made> {
  // Loaded only where no worker can run: otherwise the makers live in the worker's own bundle.
  const here = (): Promise<Made> =>
    import("./make").then(({ makeHere }) => makeHere(tier, onProgress));
  if (typeof Worker === "undefined") return here();
  return new Promise((resolve) => {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    const close = (made: Made | Promise<Made>): void => {
      worker.terminate();
      resolve(made);
    };
    worker.addEventListener("message", ({ data }: MessageEvent<number | Made>) => {
      if (typeof data === "number") onProgress?.(data);
      else close(data);
    });
    worker.addEventListener("error", () => close(here()));
    worker.postMessage(tier);
  });
}
