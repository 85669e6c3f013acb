/** How much more or less of something a choice would leave: +1, −2. */
import type { JSX } from "preact";

export function Change({ by }: { by: number | undefined }): JSX.Element | null {
  if (!by) return null;
  return <em class={by > 0 ? "change is-more" : "change is-less"}>{signed(by)}</em>;
}

/** With its sign, whichever it is. */
export const signed = (by: number): string => (by > 0 ? `+${by}` : `−${-by}`);
