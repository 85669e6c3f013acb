/** A region that is turned up: both ways in which it can lie, in their place, to be clicked. */
import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";

import type { ClashTurnedView, ClashView } from "../../generated/views";
import { SpotBox } from "../../play/spot";
import { useWord } from "../../play/table";
import { message } from "../../words";
import { landOf } from "./land";
import type { Cell, Land } from "./land";
import { paintLand, ROUND } from "./paint";

const PIXELS = 1.6;

/** The region and what touches it, with the tile laid one way. */
function around(whole: Land, turned: ClashTurnedView, way: "a" | "b"): Land {
  const inside = new Set(Object.keys(turned[way]));
  const cells = new Map<string, Cell>();
  for (const cell of whole.cells.values()) {
    if (!inside.has(cell.id) && !cell.near.some((id) => inside.has(id))) continue;
    cells.set(cell.id, { ...cell, terrain: turned[way][cell.id] ?? cell.terrain });
  }
  for (const [id, cell] of cells) {
    cells.set(id, { ...cell, near: cell.near.filter((other) => cells.has(other)) });
  }
  const all = [...cells.values()];
  const { radius } = whole;
  const left = Math.min(...all.map(({ x }) => x)) - radius + 30;
  const top = Math.min(...all.map(({ y }) => y)) - radius * 0.9 + 34;
  return {
    radius,
    cells,
    left,
    top,
    width: Math.max(...all.map(({ x }) => x)) + radius - 30 - left,
    height: Math.max(...all.map(({ y }) => y)) + radius * 0.9 - 8 - top,
  };
}

function Way(props: { view: ClashView; turned: ClashTurnedView; way: "a" | "b" }): JSX.Element {
  const { view, turned, way } = props;
  const say = useWord();
  const canvas = useRef<HTMLCanvasElement>(null);
  const land = useMemo(() => around(landOf(view), turned, way), [view, turned, way]);
  useEffect(() => {
    if (canvas.current) paintLand(canvas.current, land, new Set(), PIXELS);
  }, [land]);
  const spaces = Object.entries(turned[way])
    .map(([cell, terrain]) =>
      say(
        message("clash_of_cultures_board/space", {
          id: cell,
          terrain: message(`clash_of_cultures_board/terrain-${terrain}`),
        }),
      ),
    )
    .join("; ");
  return (
    <div class="cc-way">
      <SpotBox
        id={`way:${way}`}
        label={say(message("clash_of_cultures_board/lie", { spaces }))}
        class="cc-lie"
      >
        <canvas ref={canvas} aria-hidden="true" />
      </SpotBox>
      <svg
        viewBox={`${land.left - ROUND} ${land.top - ROUND} ${land.width + 2 * ROUND} ${land.height + 2 * ROUND}`}
        aria-hidden="true"
      >
        {Object.keys(turned[way]).map((id) => {
          const cell = land.cells.get(id);
          return cell ? (
            <text key={id} x={cell.x} y={cell.y + 4} class="cc-lie-name">
              {id}
            </text>
          ) : null;
        })}
      </svg>
    </div>
  );
}

export function ExploreScene({
  view,
  turned,
}: {
  view: ClashView;
  turned: ClashTurnedView;
}): JSX.Element {
  const say = useWord();
  return (
    <div
      class="cc-explore"
      role="group"
      aria-label={say(message("clash_of_cultures_board/turned"))}
    >
      <h2>{say(message("clash_of_cultures_board/turned"))}</h2>
      <div class="cc-lies">
        <Way view={view} turned={turned} way="a" />
        <Way view={view} turned={turned} way="b" />
      </div>
    </div>
  );
}
