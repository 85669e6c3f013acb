/** The board in one drawing, 800 units high and as wide as its box: the map, and all that lies beside it. */
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";

import type { FloodView } from "../../generated/views";
import { useWord } from "../../play/table";
import { CoveredBox } from "../../play/spot";
import { Change } from "../../ui/change";
import { Boxes, BOXES, workersIn } from "./boxes";
import { useAsked } from "./courses";
import { FigureIcon } from "./figures";
import { useOutlook } from "./ghost";
import { Boat, Compass, Ground, Materials } from "./ground";
import { Chart } from "./map";
import { usePieces, workerOf } from "./pieces";
import { Stock, StockStrip } from "./stock";
import { Order, Plaque, Track } from "./track";
import { placeName, workersWords } from "./words";

const HEIGHT = 800;
const TOP = 46;
const NARROWEST = 1236;
/** Where the boxes begin, right of the map. */
const BESIDE = 796;
const EDGE = 10;

export function Drawing({ view, ratio }: { view: FloodView; ratio: number }): JSX.Element {
  const pieces = usePieces(view);
  const { ghost, changes } = useOutlook(view);
  const width = Math.max(NARROWEST, Math.round(HEIGHT * ratio));
  // What never changes is drawn once.
  const ground = useMemo(
    () => (
      <>
        <Materials />
        <Ground width={width} />
        <g aria-hidden="true">
          <g transform="translate(100 762) scale(0.9)">
            <Boat />
          </g>
          <g transform="translate(668 268) scale(0.8)">
            <Boat />
          </g>
          <g transform="translate(586 812) scale(0.6)">
            <Boat />
          </g>
          <g transform="translate(238 780)">
            <Compass />
          </g>
        </g>
      </>
    ),
    [width],
  );
  const room = width - BESIDE - EDGE;
  return (
    <svg
      role="presentation"
      class="flood-drawing"
      viewBox={`0 ${TOP} ${width} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid meet"
    >
      {ground}
      <Chart view={view} pieces={pieces} ghost={ghost} touch={0} />
      <g transform="translate(392 54)">
        <Track view={view} width={width - 392 - EDGE} height={124} />
      </g>
      <g transform="translate(14 622)">
        <Order view={view} />
      </g>
      <g transform={`translate(${BESIDE} 194)`}>
        <Boxes view={view} pieces={pieces} ghost={ghost} width={room} height={424} />
      </g>
      <g transform={`translate(${BESIDE} 630)`}>
        <Stock view={view} pieces={pieces} changes={changes} width={room} height={206} />
      </g>
    </svg>
  );
}

/** A box on a phone: who has how many there. */
function Chip(props: { view: FloodView; id: string; sides: readonly string[] }): JSX.Element {
  const { view, id, sides } = props;
  const say = useWord();
  const pieces = usePieces(view);
  const { ghost } = useOutlook(view);
  const counts = view.players.map((_, seat) =>
    sides.reduce((sum, side) => sum + (workersIn(view, side)[seat] ?? 0), 0),
  );
  const label = [say(placeName(id)), ...workersWords(counts, say)].join("; ");
  const here = ghost?.kind === "worker" && ghost.place === id ? ghost.count : 0;
  const open = useAsked();
  // Where only one of its sides is asked for, the chip stands for that.
  const asked = sides.filter((side) => open.includes(`box:${side}`));
  const [element] = asked.length === 1 ? asked : [id];
  return (
    <CoveredBox key={element} id={`box:${element}`} label={label} class="flood-chip">
      <b>{say(placeName(id))}</b>
      <span class="flood-row">
        {counts.map((count, seat) => (
          <span key={seat} class={count > 0 ? "flood-row" : "flood-row flood-none"}>
            <span class="flood-pile">
              <FigureIcon kind="worker" seat={seat} height={24} />
              {sides.flatMap((side) =>
                pieces.at(workerOf(seat), side).map((name) => (
                  <span key={name} data-piece={name}>
                    <FigureIcon kind="worker" seat={seat} height={24} />
                  </span>
                )),
              )}
            </span>
            {count}
            {view.players[seat]?.colour === view.actor && <Change by={here} />}
          </span>
        ))}
      </span>
    </CoveredBox>
  );
}

/** Targets on the map of a phone: so many units are 22 px. */
const THUMB = 44;

/** On a phone: the map across, below it the boxes and the stock. */
export function TallDrawing({ view }: { view: FloodView }): JSX.Element {
  const pieces = usePieces(view);
  const { ghost } = useOutlook(view);
  const ground = useMemo(
    () => (
      <>
        <Materials />
        <Ground width={800} />
        <g aria-hidden="true" transform="translate(100 760) scale(0.9)">
          <Boat />
        </g>
      </>
    ),
    [],
  );
  return (
    <div class="flood-tall">
      <svg
        role="presentation"
        class="flood-drawing is-tall"
        viewBox="4 52 768 796"
        preserveAspectRatio="xMidYMid meet"
      >
        {ground}
        <Chart view={view} pieces={pieces} ghost={ghost} touch={THUMB} />
        <g transform="translate(450 62)">
          <Plaque view={view} />
        </g>
      </svg>
      <div class="flood-chips">
        {BOXES.map(({ id, sides }) => (
          <Chip key={id} view={view} id={id} sides={sides} />
        ))}
      </div>
      <StockStrip view={view} pieces={pieces} />
    </div>
  );
}
