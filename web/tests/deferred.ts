/** A promise that is settled from outside. */
export function deferred(): { promise: Promise<void>; release: () => void } {
  const made: { release?: () => void } = {};
  const promise = new Promise<void>((resolve) => {
    made.release = resolve;
  });
  return { promise, release: () => made.release?.() };
}
