/** Views that come as what changed since the one before. */
import type { Moment } from "../generated/protocol";

/** What a change makes of a part of a view; parts that stay are the same ones as before. */
export function applied(before: unknown, change: unknown): unknown {
  if (Array.isArray(change)) return change[0];
  const parts = Object.entries(change as object);
  if (parts.length === 0) return before;
  if (Array.isArray(before)) {
    const after: unknown[] = [...(before as unknown[])];
    for (const [place, part] of parts) after[Number(place)] = applied(after[Number(place)], part);
    return after;
  }
  const after = { ...(before as Record<string, unknown>) };
  for (const [name, part] of parts) {
    if (Array.isArray(part) && part.length === 0) delete after[name];
    else after[name] = applied(after[name], part);
  }
  return after;
}

/** The same moments, each with its whole view. */
export function whole(moments: readonly Moment[], before: unknown): Moment[] {
  let view = before;
  return moments.map(({ change, ...moment }) => {
    view = change === undefined ? moment.view : applied(view, change);
    return { ...moment, view };
  });
}
