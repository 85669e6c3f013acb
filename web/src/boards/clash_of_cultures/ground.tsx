/** The land itself: painted, and its spaces and regions as things to point at. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

import type { ClashSpaceView, ClashView } from "../../generated/views";
import { Spot } from "../../play/spot";
import { useWord } from "../../play/table";
import { message } from "../../words";
import type { Camera } from "./camera";
import { marchOf, placeOf, useSquad } from "./courses";
import { spaceLabel } from "./labels";
import { outline } from "./land";
import type { Cell, Land } from "./land";
import { paintLand, ROUND } from "./paint";
import { Drawing } from "./signs";
import { battleAt } from "./strength";
import { useTurn, useFresh } from "./turning";

/** The painted ground; painted anew only when the land changes, or comes much nearer. */
export function Painting(props: {
  land: Land;
  busy: ReadonlySet<string>;
  camera: Camera;
}): JSX.Element {
  const { land, busy, camera } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const wanted = camera.scale * (globalThis.devicePixelRatio || 1);
  const pixels = [0.8, 1.2, 1.8].find((each) => each >= wanted) ?? 2.6;
  const key = [...land.cells.values()]
    .map(({ id, terrain }) => `${id}${terrain ?? ""}${busy.has(id) ? "!" : ""}`)
    .join();
  useEffect(() => {
    if (canvas.current) paintLand(canvas.current, land, busy, pixels);
  }, [key, pixels]);
  const { scale, middle, box } = camera;
  return (
    <canvas
      ref={canvas}
      class="cc-painting"
      aria-hidden="true"
      style={{
        width: `${(land.width + 2 * ROUND) * scale}px`,
        height: `${(land.height + 2 * ROUND) * scale}px`,
        transform: `translate(${box.width / 2 + (land.left - ROUND - middle.x) * scale}px, ${box.height / 2 + (land.top - ROUND - middle.y) * scale}px)`,
      }}
    />
  );
}

export function Ground(props: {
  cell: Cell;
  space: ClashSpaceView;
  view: ClashView;
  land: Land;
}): JSX.Element {
  const { cell, space, view, land } = props;
  const say = useWord();
  const squad = useSquad(view);
  const march = marchOf(view, squad);
  const fight =
    march?.ways.some((way) => placeOf(way) === cell.id) && battleAt(view, march.units, cell.id);
  const start = squad?.start === cell.id;
  const mark = `cc-ground ${fight ? "is-attack" : ""} ${start ? "is-start" : ""}`;
  return (
    <Spot id={`space:${cell.id}`} label={say(spaceLabel(space, view))} class={mark}>
      <polygon points={outline(cell, land.radius - 3.5)} class="edge" />
      <text
        x={cell.x - land.radius * 0.5 + 3}
        y={cell.y - land.radius * 0.6 + 12}
        class={cell.terrain === null ? "cc-coordinate hidden" : "cc-coordinate"}
        aria-hidden="true"
      >
        {cell.id}
      </text>
      {space.exhausted ? (
        <g transform={`translate(${cell.x} ${cell.y + 10})`}>
          <Drawing of="exhausted" size={30} />
        </g>
      ) : null}
    </Spot>
  );
}

/** The back of a region, turned away from what now lies face up. */
function Back(props: { id: string; land: Land; done(): void }): JSX.Element {
  const { id, land, done } = props;
  const back = useTurn<SVGGElement>(true, "back", done);
  const cells = [...land.cells.values()].filter(({ region }) => region === id);
  return (
    <g ref={back} class="cc-back-of-land" data-turns={id} aria-hidden="true">
      {cells.map((cell) => (
        <polygon key={cell.id} points={outline(cell, land.radius)} />
      ))}
    </g>
  );
}

/** Regions that have just been explored turn over. */
export function Explored({ view, land }: { view: ClashView; land: Land }): JSX.Element {
  const open = view.regions.filter(({ face_up: up }) => up).map(({ id }) => id);
  const [fresh, done] = useFresh(open);
  return (
    <>
      {fresh.map((id) => (
        <Back key={id} id={id} land={land} done={done} />
      ))}
    </>
  );
}

/** Regions that a card may turn over: their outline is the element. */
export function Region({
  id,
  view,
  land,
}: {
  id: string;
  view: ClashView;
  land: Land;
}): JSX.Element {
  const say = useWord();
  const cells = [...land.cells.values()].filter(({ region }) => region === id);
  const x = cells.reduce((sum, cell) => sum + cell.x, 0) / cells.length;
  const y = cells.reduce((sum, cell) => sum + cell.y, 0) / cells.length;
  return (
    <Spot
      id={`region:${id}`}
      label={say(message("clash_of_cultures_board/region", { id }))}
      class="cc-region"
    >
      {cells.map((cell) => (
        <polygon key={cell.id} points={outline(cell, view.hex_radius - 3)} class="edge" />
      ))}
      <g transform={`translate(${x} ${y})`}>
        <circle r="22" />
        <path d="M-9,5A10,10 0 1 1 4,9M4,9L-2,4M4,9L5,2" />
      </g>
    </Spot>
  );
}
