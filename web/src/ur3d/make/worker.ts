import { buffersOf, steps } from "./make";
import type { Tier } from "./types";

/** Makes a tier's assets off the main thread: progress as numbers, then the result, its buffers handed over. */
self.addEventListener("message", ({ data }: MessageEvent<Tier>) => {
  const work = steps(data);
  for (;;) {
    const next = work.next();
    if (next.done) {
      self.postMessage(next.value, [...buffersOf(next.value)]);
      return;
    }
    self.postMessage(next.value);
  }
});
