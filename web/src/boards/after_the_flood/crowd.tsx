/** Workers of all seats side by side; the more there are, the closer they stand. */
import type { JSX } from "preact";

import { Figure } from "./figures";
import type { Pieces } from "./pieces";
import { workerOf } from "./pieces";

/** So many of one seat are told at a glance; more get their number. */
const AT_A_GLANCE = 3;
const BETWEEN_SEATS = 1.6;

interface Stand {
  seat: number;
  x: number;
  name: string | undefined;
  ghost: boolean;
}

/** Where everybody stands, from 0 on, in a room so wide. */
function stands(props: CrowdProps): { all: Stand[]; width: number } {
  const { workers, pieces, place, room, ghosts = 0, ghost = -1 } = props;
  const rows = workers.flatMap((count, seat) => {
    const names = pieces.at(workerOf(seat), place);
    const coming = seat === ghost ? ghosts : 0;
    return Array.from({ length: count + coming }, (_, at) => ({
      seat,
      name: names[at],
      ghost: at >= count,
    }));
  });
  const steps = rows.reduce((sum, { seat }, at) => {
    const before = rows[at - 1];
    return before ? sum + (before.seat === seat ? 1 : BETWEEN_SEATS) : sum;
  }, 0);
  const gap = Math.min(14, steps > 0 ? room / steps : 14);
  let x = 0;
  const all = rows.map(({ seat, name, ghost: comes }, at) => {
    const before = rows[at - 1];
    if (before) x += before.seat === seat ? gap : gap * BETWEEN_SEATS;
    return { seat, x, name, ghost: comes };
  });
  return { all, width: x };
}

export interface CrowdProps {
  workers: readonly number[];
  pieces: Pieces;
  /** The id of the area or box. */
  place: string;
  /** The middle, or the left end where `left` is set. */
  x: number;
  y: number;
  room: number;
  left?: boolean;
  size?: number;
  /** How many of which seat would come. */
  ghosts?: number;
  ghost?: number;
}

export function Crowd(props: CrowdProps): JSX.Element {
  const { workers, x, y, size = 0.98, left = false } = props;
  const { all, width } = stands(props);
  const start = left ? x : x - width / 2;
  return (
    <>
      {all.map(({ seat, x: across, name, ghost }, at) => (
        <g key={name ?? `ghost-${at}`} {...(ghost ? { class: "flood-ghost" } : {})}>
          <Figure
            sprite={`flood-worker-${seat}`}
            x={start + across}
            y={y}
            size={size}
            piece={ghost ? undefined : name}
          />
        </g>
      ))}
      {workers.map((count, seat) => {
        const own = all.filter((each) => each.seat === seat && !each.ghost);
        const [first, last] = [own[0], own.at(-1)];
        if (count <= AT_A_GLANCE || !first || !last) return null;
        return (
          <g
            key={seat}
            class="flood-count"
            transform={`translate(${start + (first.x + last.x) / 2} ${y + 14 * size})`}
          >
            <rect x="-13" y="-10" width="26" height="20" rx="10" />
            <text y="6">{count}</text>
          </g>
        );
      })}
    </>
  );
}
