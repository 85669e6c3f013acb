/** Politics as one choice: cubes by tile, and the answers that the house wants for them (UR-10.2). */
import type { ZigguratView } from "../../generated/views";
import type { Prompt } from "../../play/table";
import { pointsOf } from "./scoring";

/** What is being shared out. */
export interface Sharing {
  seat: number;
  /** The tiles still to be told of, in the order in which they are asked about. */
  open: string[];
  /** Cubes now, and as they shall be. */
  before: ReadonlyMap<string, number>;
  after: ReadonlyMap<string, number>;
  /** Cubes that lie on no tile yet. */
  held: number;
  limit: number;
}

export function sharingOf(
  view: ZigguratView,
  prompt: Prompt | null,
  counts: ReadonlyMap<string, number>,
): Sharing | null {
  if (prompt?.decision !== "politics_assign") return null;
  const { seat } = prompt;
  const { cell, pool } = prompt.prompt.args;
  const own = view.cells.filter((each) => each.owner === seat && !each.ziggurat);
  const first = own.findIndex(({ name }) => name === cell);
  const before = new Map(own.map(({ name, cubes }) => [name, cubes]));
  const after = new Map(
    own.map((each, at) => [
      each.name,
      at < first ? (each.planned ?? 0) : (counts.get(each.name) ?? each.cubes),
    ]),
  );
  const open = own.slice(first).map(({ name }) => name);
  const shared = open.reduce((all, name) => all + (after.get(name) ?? 0), 0);
  return { seat, open, before, after, held: Number(pool) - shared, limit: view.limit };
}

/** The answers tile by tile; where only one number is left, the house does not ask (UR-10.4). */
export function answersOf({ open, limit }: Sharing, counts: ReadonlyMap<string, number>): string[] {
  const wanted = open.map((name) => counts.get(name) ?? 0);
  let rest = wanted.reduce((all, cubes) => all + cubes, 0);
  return wanted.flatMap((cubes, at) => {
    const least = Math.max(0, rest - limit * (open.length - at - 1));
    const most = Math.min(limit, rest);
    rest -= cubes;
    return least < most ? [`leave ${cubes}`] : [];
  });
}

/** Whether nothing has been told yet that would be otherwise than it is. */
export const canStay = ({ open, before, after, held }: Sharing): boolean =>
  [...after].every(([name, cubes]) => open.includes(name) || cubes === before.get(name)) &&
  open.reduce((all, name) => all + (before.get(name) ?? 0), 0) ===
    open.reduce((all, name) => all + (after.get(name) ?? 0), 0) + held;

/**
 * Every tile keeps a cube, and each further one goes where it brings a point: of a type only the
 * fullest tiles count, so that no other way of keeping all tiles brings more.
 */
export function bestFor(view: ZigguratView, sharing: Sharing): Map<string, number> {
  const { open, limit, seat } = sharing;
  const now = new Map(sharing.after);
  let left = open.reduce((all, name) => all + (now.get(name) ?? 0), 0) + sharing.held;
  for (const name of open) {
    now.set(name, left > 0 ? 1 : 0);
    left -= left > 0 ? 1 : 0;
  }
  while (left > 0) {
    const room = open.filter((name) => (now.get(name) ?? 0) < limit);
    let best: { name: string; points: number } | null = null;
    for (const name of room) {
      const tried = new Map(now).set(name, (now.get(name) ?? 0) + 1);
      const points = pointsOf(view, seat, { cubes: tried });
      if (!best || points > best.points) best = { name, points };
    }
    if (!best) break;
    now.set(best.name, (now.get(best.name) ?? 0) + 1);
    left -= 1;
  }
  return new Map(open.map((name) => [name, now.get(name) ?? 0]));
}
