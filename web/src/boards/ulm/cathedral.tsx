/** The Cathedral, the heart of the board: nine tiles, the edge, and the places where one pushes. */
import type { JSX } from "preact";

import type { UlmView } from "../../generated/views";
import { Spot } from "../../play/spot";
import { useWord } from "../../play/table";
import { message } from "../../words";
import type { Ghost } from "./ghost";
import type { Pieces } from "./pieces";
import { SLOTS, exitOf, lineOf } from "./push";
import { Seal, Sparrow } from "./things";
import { ACTIONS, COLOURS, Tile } from "./tiles";

/** From the middle of the Cathedral, which is (0, 0). */
const CELL = 112;
const EDGE = 190;
const OUTER = 250;
const TURNS: Record<string, number> = { w: 0, n: 90, e: 180, s: 270 };

const cellAt = (cell: number): [number, number] => [
  ((cell % 3) - 1) * CELL,
  (Math.floor(cell / 3) - 1) * CELL,
];

function ringAt(slot: string, far: number): [number, number] {
  const along = (Number(slot[1]) - 1) * CELL;
  switch (slot[0]) {
    case "n":
      return [along, -far];
    case "s":
      return [along, far];
    case "w":
      return [-far, along];
    default:
      return [far, along];
  }
}

const move = ([x, y]: [number, number]): string => `translate(${x} ${y})`;

function Frame(): JSX.Element {
  const corners: [number, number][] = [
    [-191, -191],
    [191, -191],
    [-191, 191],
    [191, 191],
  ];
  return (
    <>
      <rect class="ulm-shadow" x="-214" y="-208" width="428" height="430" rx="16" />
      <rect class="ulm-frame" x="-214" y="-214" width="428" height="428" rx="14" />
      {corners.map((at) => (
        <g key={at.join()} transform={move(at)}>
          <path class="ulm-boss" d="M0,-21L21,0L0,21L-21,0Z" />
          <circle class="ulm-bricks" r="11" />
          <path
            class="ulm-rosette"
            d="M0,-8C4,-4 4,4 0,8C-4,4 -4,-4 0,-8M-8,0C-4,-4 4,-4 8,0C4,4 -4,4 -8,0"
          />
        </g>
      ))}
      <rect class="ulm-floor" x="-172" y="-172" width="344" height="344" rx="8" />
      {Array.from({ length: 12 }, (_, k) => (
        <ellipse
          key={k}
          class="ulm-rose"
          cy="-96"
          rx="26"
          ry="62"
          transform={`rotate(${k * 30})`}
        />
      ))}
    </>
  );
}

/** The line that would be pushed, as a beam through the Cathedral. */
function Beam({ slot }: { slot: string }): JSX.Element {
  const [x, y] = ringAt(slot, OUTER);
  const across = slot[0] === "w" || slot[0] === "e";
  const turn = TURNS[slot[0] ?? "w"];
  return (
    <g
      class="ulm-beam"
      transform={`translate(${across ? 0 : x} ${across ? y : 0}) rotate(${turn})`}
    >
      <rect x="-300" y="-57" width="600" height="114" rx="16" />
      <path d="M-300,-57H300M-300,57H300" />
    </g>
  );
}

function Edge(props: {
  slot: string;
  owner: number | null;
  piece: string | undefined;
}): JSX.Element {
  const say = useWord();
  const { slot, owner } = props;
  const where = { side: message(`ulm/side-${slot[0]}`), line: Number(slot[1]) + 1 };
  const label =
    owner === null
      ? message("ulm_board/edge-free", where)
      : message("ulm_board/edge-of", { ...where, owner: message(`ulm/seat-${owner}`) });
  return (
    <Spot id={`edge:${slot}`} label={say(label)} transform={move(ringAt(slot, EDGE))}>
      <rect class="ulm-reach" x="-44" y="-44" width="88" height="88" />
      <circle class="edge ulm-seal-place" r="18" />
      {owner === null ? null : (
        <g data-piece={props.piece} data-place={`edge:${slot}`}>
          <Seal seat={owner} r={18} />
        </g>
      )}
    </Spot>
  );
}

/** Where a tile is pushed in; a line with a pushed-out tile at its end is blocked. */
function Arrow(props: { slot: string; blocked: boolean; aimed: boolean }): JSX.Element {
  const say = useWord();
  const { slot, blocked } = props;
  const kind = slot[0] === "w" || slot[0] === "e" ? "row" : "column";
  const line = message(`ulm/line-${kind}`, { number: Number(slot[1]) + 1 });
  const where = { side: message(`ulm/side-${slot[0]}`), line };
  const label = message(blocked ? "ulm_board/push-blocked" : "ulm_board/push", where);
  return (
    <Spot
      id={`push:${slot}`}
      label={say(label)}
      class={`ulm-push ${blocked ? "blocked" : ""} ${props.aimed ? "aimed" : ""}`}
      transform={move(ringAt(slot, OUTER))}
    >
      <rect class="ulm-reach always" x="-44" y="-44" width="88" height="88" />
      <rect class="edge ulm-push-face" x="-34" y="-34" width="68" height="68" rx="14" />
      <path
        class="ulm-arrow"
        d={blocked ? "M8,-14V14M-12,0H2" : "M-17,0H15M3,-14L17,0L3,14"}
        transform={`rotate(${TURNS[slot[0] ?? "w"]})`}
      />
    </Spot>
  );
}

/** A tile that was pushed out: it blocks its line, and itself clears its side away. */
function PushedOut(props: {
  slot: string;
  colour: string;
  label: string;
  piece: string | undefined;
}): JSX.Element {
  return (
    <Spot
      id={`side:${props.slot[0]}`}
      label={props.label}
      transform={move(ringAt(props.slot, OUTER))}
    >
      <rect class="ulm-reach" x="-44" y="-44" width="88" height="88" />
      <g data-piece={props.piece} data-piece-from="bag">
        <Tile colour={props.colour} size={76} />
      </g>
    </Spot>
  );
}

/** A name on a ribbon at the foot of a tile of the line. */
function Ribbon({
  cell,
  colour,
  flat,
}: {
  cell: number;
  colour: string;
  flat: boolean;
}): JSX.Element {
  const say = useWord();
  const [x, y] = cellAt(cell);
  return (
    <g class="ulm-ribbon" transform={`translate(${x} ${y + (flat ? 52 : 39)})`}>
      <rect x="-50" y="-15" width="100" height="30" rx="15" />
      <text y="7.5">{say(message(`ulm_board/short-${ACTIONS[colour]}`))}</text>
    </g>
  );
}

/** A cell: the tile that lies there; in the pushed line, the action it still offers. */
function Cell(props: {
  cell: number;
  colour: string | null;
  offers: boolean;
  used: boolean;
  dim: boolean;
  count: number;
  piece: string | undefined;
}): JSX.Element {
  const say = useWord();
  const { cell, colour } = props;
  const tile = message(colour ? `ulm_board/tile-${colour}` : "ulm_board/empty");
  const place = { row: Math.floor(cell / 3) + 1, column: (cell % 3) + 1, tile };
  const [id, label] =
    props.offers && colour
      ? [`line:${colour}`, message("ulm_board/action", { action: tile, count: props.count })]
      : [`cell:${Math.floor(cell / 3)}${cell % 3}`, message("ulm_board/cell", place)];
  const dim = props.dim || props.used ? "dim" : "";
  return (
    <Spot id={id} label={say(label)} transform={move(cellAt(cell))}>
      <rect
        class="ulm-cell"
        data-place={`cell:${cell}`}
        x="-53"
        y="-53"
        width="106"
        height="106"
        rx="12"
      />
      {colour ? (
        <g data-piece={props.piece} data-piece-from="bag">
          <Tile colour={colour} size={100} class={dim} />
        </g>
      ) : null}
      {props.offers ? (
        <rect class="ulm-ring" x="-55" y="-55" width="110" height="110" rx="16" />
      ) : null}
      {props.used ? <path class="ulm-used" d="M-20,2L-6,17L22,-15" /> : null}
    </Spot>
  );
}

/** The tiles of the line as they would lie after the push, and what leaves on the other side. */
function GhostLine({ ghost }: { ghost: Ghost }): JSX.Element {
  const say = useWord();
  const flat = ghost.slot[0] === "w" || ghost.slot[0] === "e";
  return (
    <g class="ulm-ghosts" aria-hidden="true">
      {ghost.cells.map((cell, at) => (
        <g key={cell} transform={move(cellAt(cell))}>
          <Tile colour={ghost.colours[at] ?? ""} size={100} class={at === 0 ? "faint" : ""} />
          <rect
            class={at === 0 ? "ulm-ring dashed" : "ulm-ring"}
            x="-55"
            y="-55"
            width="110"
            height="110"
            rx="16"
          />
        </g>
      ))}
      {ghost.cells.map((cell, at) => (
        <Ribbon key={cell} cell={cell} colour={ghost.colours[at] ?? ""} flat={flat} />
      ))}
      <g transform={move(ringAt(ghost.exit, OUTER))}>
        <rect class="ulm-exit" x="-38" y="-38" width="76" height="76" rx="12" />
        <Tile colour={ghost.out} size={72} class="faint" />
        <rect class="ulm-ring dashed" x="-40" y="-40" width="80" height="80" rx="14" />
      </g>
      {ghost.sparrows.map(({ edge, count }) => {
        const [x, y] = ringAt(edge, EDGE);
        return (
          <g key={edge}>
            <circle class="ulm-ring" cx={x} cy={y} r="23" />
            <g class="ulm-pill" transform={`translate(${x - 8} ${y - 42})`}>
              <rect x="-46" y="-19" width="88" height="36" rx="18" />
              <g transform="translate(17 0) scale(0.66)">
                <Sparrow />
              </g>
              <text x="-38" y="7">
                {say(message("ulm_board/plus", { count }))}
              </text>
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** Which cells of the line last pushed still offer their action: as many as the line counts. */
function offering(view: UlmView, slot: string | null): Set<number> {
  const left = { ...view.turn.line };
  const found = new Set<number>();
  for (const cell of slot === null ? [] : lineOf(slot)) {
    const colour = view.grid[cell]?.colour;
    if (!colour || (left[colour] ?? 0) === 0) continue;
    left[colour] = (left[colour] ?? 0) - 1;
    found.add(cell);
  }
  return found;
}

export function Cathedral(props: {
  view: UlmView;
  pieces: Pieces;
  ghost: Ghost | null;
  /** Where the tile of this turn was pushed in, if that is known. */
  pushed: string | null;
}): JSX.Element {
  const say = useWord();
  const { view, pieces, ghost, pushed } = props;
  const open = offering(view, pushed);
  const busy = COLOURS.some((colour) => (view.turn.line[colour] ?? 0) > 0);
  const line: readonly number[] = pushed !== null && busy ? lineOf(pushed) : [];
  const outer = (slot: string): string | null => view.outer[SLOTS.indexOf(slot)]?.colour ?? null;
  const sideLabel = (side: string): string => {
    const tiles = [0, 1, 2]
      .map((k) => outer(`${side}${k}`))
      .filter((colour) => colour !== null)
      .map((colour) => say(message(`ulm_board/tile-${colour}`)));
    const where = { side: message(`ulm/side-${side}`), tiles: tiles.join(", ") };
    return say(message("ulm_board/side", where));
  };
  const flat = pushed?.[0] === "w" || pushed?.[0] === "e";
  return (
    <>
      <Frame />
      {ghost ? <Beam slot={ghost.slot} /> : pushed !== null && busy ? <Beam slot={pushed} /> : null}
      {view.grid.map(({ colour }, cell) => (
        <Cell
          key={cell}
          cell={cell}
          colour={colour}
          offers={open.has(cell)}
          used={line.includes(cell) && !open.has(cell)}
          dim={ghost !== null || (line.length > 0 && !line.includes(cell))}
          count={view.turn.line[colour ?? ""] ?? 0}
          piece={pieces.at(colour ?? "", `cell:${cell}`)[0]}
        />
      ))}
      {[...open].map((cell) => (
        <g key={cell} aria-hidden="true" class="ulm-above">
          <Ribbon cell={cell} colour={view.grid[cell]?.colour ?? ""} flat={flat} />
        </g>
      ))}
      {SLOTS.map((slot) => {
        const colour = outer(slot);
        if (colour) {
          const piece = pieces.at(colour, `out:${slot}`)[0];
          const label = sideLabel(slot[0] ?? "");
          return <PushedOut key={slot} slot={slot} colour={colour} label={label} piece={piece} />;
        }
        const blocked = outer(exitOf(slot)) !== null;
        return <Arrow key={slot} slot={slot} blocked={blocked} aimed={ghost?.slot === slot} />;
      })}
      {view.edges.map(({ owner }, at) => {
        const slot = SLOTS[at] ?? "";
        const piece = pieces.at(owner ?? "", `edge:${slot}`)[0];
        return <Edge key={slot} slot={slot} owner={owner} piece={piece} />;
      })}
      {ghost ? <GhostLine ghost={ghost} /> : null}
    </>
  );
}
