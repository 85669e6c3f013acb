/** The board: cells, tiles, cubes and ziggurats where the game's own coordinates put them. */
import type { JSX } from "preact";

import type { ZigguratCellView, ZigguratView } from "../../generated/views";
import { Spot } from "../../play/spot";
import { useShown, useWord } from "../../play/table";
import { SeatShape } from "../../ui/seats";
import { HEXAGON, INSET, Pile, RADIUS, Promised, Tile, Tower } from "./pieces";
import { cellWords } from "./words";

/** Room for the names of rows and columns. */
const NAMES = 46;
const FRIEZE = 18;
const EDGE = 10;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function extent(cells: readonly ZigguratCellView[]): Box {
  const corners = cells.flatMap((cell) => [...cell.hexagon, ...cell.square]);
  const xs = corners.map(([x]) => x as number);
  const ys = corners.map(([, y]) => y as number);
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

/** What the question asked now says about cells beyond their pieces. */
interface Asked {
  decision: string | null;
  seat: number;
  /** The cell that the question is about, by its place in the list. */
  at: number;
}

function useAsked(view: ZigguratView): Asked {
  const prompt = useShown((shown) => shown.prompt);
  const words = prompt?.prompt.args;
  const cell = words?.["cell"] ?? words?.["target"];
  return {
    decision: prompt?.decision ?? null,
    seat: prompt?.seat ?? -1,
    at: view.cells.findIndex((each) => each.name === cell),
  };
}

/** The cubes that are promised to a cell but do not lie there yet. */
function promise(cell: ZigguratCellView, at: number, asked: Asked): string | null {
  if (cell.planned === null || cell.owner !== asked.seat || cell.ziggurat) return null;
  if (asked.decision === "politics_assign") return at < asked.at ? `→${cell.planned}` : null;
  return cell.planned > 0 ? `+${cell.planned}` : null;
}

function held(cell: ZigguratCellView): { held?: "cubes" | "tower" } {
  if (cell.owner === null) return {};
  return { held: cell.ziggurat ? "tower" : "cubes" };
}

function Pieces({ cell }: { cell: ZigguratCellView }): JSX.Element | null {
  if (cell.owner === null) return null;
  if (!cell.ziggurat) return <Pile seat={cell.owner} cubes={cell.cubes} />;
  return (
    <>
      <g transform="translate(0 41)">
        <Tower seat={cell.owner} />
      </g>
      <circle cx={40} cy={-20} r={22} fill="var(--bitumen)" opacity="0.82" />
      <SeatShape seat={cell.owner} x={40} y={-20} size={15} />
    </>
  );
}

function Cell(props: {
  cell: ZigguratCellView;
  promised: string | null;
  asked: boolean;
}): JSX.Element {
  const { cell, promised, asked } = props;
  const say = useWord();
  const top = cell.hexagon[0]?.[1] ?? cell.y - RADIUS;
  const scale = (cell.y - top) / RADIUS;
  return (
    <Spot
      id={`tile:${cell.name}`}
      label={say(cellWords(cell))}
      class={`zig-cell ${asked ? "zig-asked" : ""}`}
    >
      <title>{say(cellWords(cell))}</title>
      {cell.square.length > 0 && (
        <polygon
          class="zig-plot"
          points={cell.square.map((corner) => corner.join(",")).join(" ")}
        />
      )}
      <g transform={`translate(${cell.x} ${cell.y}) scale(${scale.toFixed(4)})`}>
        {cell.tile ? (
          <Tile up={cell.tile.up} down={cell.tile.down} {...held(cell)} />
        ) : (
          <polygon points={HEXAGON} class="zig-bare" />
        )}
        <Pieces cell={cell} />
        <polygon points={HEXAGON} class="zig-veil" />
        <polygon points={INSET} class="zig-casing" />
        <polygon points={INSET} class="edge" fill="none" />
        {promised !== null && cell.owner !== null && <Promised seat={cell.owner} text={promised} />}
      </g>
    </Spot>
  );
}

const TOOTH = 36;

/** One side of the inlaid frieze: shell, lapis and red limestone set in bitumen. */
function Frieze(props: { length: number; place: string }): JSX.Element {
  const teeth = Math.round(props.length / TOOTH);
  return (
    <g transform={`${props.place} scale(${(props.length / teeth / TOOTH).toFixed(4)} 1)`}>
      {Array.from({ length: teeth }, (_, at) => (
        <g key={at} transform={`translate(${at * TOOTH} 0)`}>
          <path d="M1,2L9,17L17,2z" fill="var(--zig-frieze-shell)" />
          <path d="M19,2L27,17L35,2z" fill="var(--azure)" />
          <path d="M10.500,17L18,3.500L25.500,17z" fill="var(--zig-frieze-red)" />
        </g>
      ))}
    </g>
  );
}

function Frame(props: { left: number; top: number; width: number; height: number }): JSX.Element {
  const { left, top, width, height } = props;
  const right = left + width;
  const bottom = top + height;
  const long = width - 2 * FRIEZE;
  const high = height - 2 * FRIEZE;
  return (
    <g aria-hidden="true">
      <rect x={left} y={top} width={width} height={height} rx="16" fill="var(--zig-bitumen-deep)" />
      <Frieze length={long} place={`translate(${left + FRIEZE} ${top})`} />
      <Frieze length={high} place={`translate(${right} ${top + FRIEZE}) rotate(90)`} />
      <Frieze length={long} place={`translate(${right - FRIEZE} ${bottom}) rotate(180)`} />
      <Frieze length={high} place={`translate(${left} ${bottom - FRIEZE}) rotate(270)`} />
      <rect
        x={left + FRIEZE}
        y={top + FRIEZE}
        width={long}
        height={high}
        rx="6"
        fill="url(#zig-bitumen)"
        stroke="var(--brass)"
        stroke-width="2"
      />
    </g>
  );
}

/** Letters above the columns and numbers beside the rows. */
function Margins({ view, box }: { view: ZigguratView; box: Box }): JSX.Element {
  return (
    <g class="zig-names" aria-hidden="true">
      {view.cells.slice(0, view.cols).map((cell) => (
        <text key={cell.name} x={cell.x} y={box.top - 13}>
          {cell.name.replace(/\d+$/, "")}
        </text>
      ))}
      {view.cells
        .filter((cell) => cell.col === 0)
        .map((cell) => (
          <text key={cell.name} x={box.left - 24} y={cell.y + 11}>
            {cell.row + 1}
          </text>
        ))}
    </g>
  );
}

export function Field({ view }: { view: ZigguratView }): JSX.Element {
  const asked = useAsked(view);
  const box = extent(view.cells);
  const left = box.left - NAMES - FRIEZE;
  const top = box.top - NAMES - FRIEZE;
  const width = box.right + FRIEZE + EDGE - left;
  const height = box.bottom + FRIEZE + EDGE - top;
  return (
    <svg class="zig-field" viewBox={`${left} ${top} ${width} ${height}`}>
      <Frame left={left} top={top} width={width} height={height} />
      <Margins view={view} box={box} />
      {view.cells.map((cell, at) => (
        <Cell
          key={cell.name}
          cell={cell}
          promised={promise(cell, at, asked)}
          asked={at === asked.at}
        />
      ))}
    </svg>
  );
}
