/** A number that counts to its new value. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

import { paced } from "../settings";

const TIME = 500;

export function Count({ value }: { value: number }): JSX.Element {
  const text = useRef<HTMLSpanElement>(null);
  const shown = useRef(value);
  useLayoutEffect(() => {
    const node = text.current;
    const from = shown.current;
    const time = paced(TIME);
    if (!node || from === value) return undefined;
    const write = (now: number): void => {
      shown.current = now;
      node.textContent = String(now);
    };
    if (time === 0) {
      write(value);
      return undefined;
    }
    const start = performance.now();
    let frame = requestAnimationFrame(function step(at: number): void {
      const share = Math.min(1, (at - start) / time);
      const part = from + (value - from) * share;
      write(share === 1 ? value : value > from ? Math.floor(part) : Math.ceil(part));
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);
  // The text is written above, so that a drawing in between does not jump ahead.
  const first = useRef(value).current;
  return (
    <span class="count" ref={text}>
      {first}
    </span>
  );
}
