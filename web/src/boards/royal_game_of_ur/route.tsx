/** The way of the move that is pointed at: square by square, and where the piece would stand. */
import type { JSX } from "preact";

import { useShown, useTable } from "../../play/table";
import type { Side } from "../game_of_ur/stage";
import { at } from "./drawn";
import type { Drawn } from "./drawn";
import { routeOf } from "./odds";
import { Disc } from "./pieces";

export function RouteShown({ view, squares, layout, frame: table }: Drawn): JSX.Element | null {
  const board = useTable();
  const hovered = useShown((shown) => shown.hovered);
  const waiting = useShown((shown) => shown.waiting);
  const still = useShown((shown) => shown.still);
  const behind = hovered ? board.behind(hovered) : [];
  const offer = behind.length === 1 ? behind[0] : waiting;
  const route = offer && !still ? routeOf(view, offer) : null;
  if (!route) return null;
  const side = route.side as Side;
  const places = new Map(squares.map(({ id, x, y }) => [id, table.place(x, y)]));
  const tray = (kind: "reserve" | "home"): [number, number] =>
    table.place(layout[kind][side].x, layout[kind][side].y);
  const passed = route.squares.map((id) => places.get(id) ?? tray("home"));
  const way = [
    route.from === null ? tray("reserve") : (places.get(route.from) ?? tray("reserve")),
    ...passed,
    ...(route.home ? [tray("home")] : []),
  ];
  const end = way.at(-1) ?? [0, 0];
  const line = way.map(([x, y], k) => `${k ? "L" : "M"}${x},${y}`).join("");
  return (
    <g class="royal-route" aria-hidden="true">
      <path d={line} class="royal-way-edge" />
      <path d={line} class="royal-way" />
      {way.slice(1, -1).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="11" class="royal-step" />
      ))}
      <g transform={at(end, (layout.cell / 100) * 1.1)}>
        {route.captures ? (
          <path d="M-26,-26L26,26M26,-26L-26,26" class="royal-hit" />
        ) : (
          <g opacity="0.6">
            <Disc side={side} />
          </g>
        )}
      </g>
    </g>
  );
}
