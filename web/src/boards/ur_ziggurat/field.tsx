/** The land: a tray of bitumen, and on it tiles, territories, cubes and ziggurats. */
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";

import type { ZigguratCellView, ZigguratView } from "../../generated/views";
import { Spot } from "../../play/spot";
import { useShown, useWord } from "../../play/table";
import { usePhone } from "../../ui/narrow";
import { seatLook } from "../../ui/seats";
import { message } from "../../words";
import { HALF, RADIUS, Tile, ring } from "./clay";
import { kindOn } from "./courses";
import { useGhost, useSharing } from "./ghost";
import type { Attack, Change, Ghost } from "./ghost";
import { useCubes } from "./names";
import type { Cubes } from "./names";
import { Badge, Pile, Pill, Plate, Tower } from "./pieces";
import { usePlan } from "./plan";
import type { Sharing } from "./politics";
import { pointsOf } from "./scoring";
import { Tray, TRAY } from "./tray";
import { cellWords, signed } from "./words";

const NO_CHANGE: Change = { plus: 0, minus: 0 };
const HEXAGON = ring(0.985);
/** Inside the line of a territory, which on hex boards runs along the tile itself. */
const glowOf = ({ square }: ZigguratCellView): string => ring(square.length > 0 ? 0.93 : 0.83);

type Point = readonly number[];

/** What a cell's neighbours are told apart by: its square, or on hex boards the tile itself. */
const outlineOf = ({ square, hexagon }: ZigguratCellView): Point[] =>
  square.length > 0 ? square : hexagon;

const scaleOf = (cell: ZigguratCellView): number =>
  (cell.y - (cell.hexagon[0]?.[1] ?? cell.y - RADIUS)) / RADIUS;

const placeOf = (cell: ZigguratCellView): string =>
  `translate(${cell.x} ${cell.y}) scale(${scaleOf(cell).toFixed(4)})`;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

function extent(cells: readonly ZigguratCellView[]): Box {
  const all = cells.flatMap(outlineOf);
  const xs = all.map(([x]) => x as number);
  const ys = all.map(([, y]) => y as number);
  const [left, top] = [Math.min(...xs) - TRAY, Math.min(...ys) - TRAY];
  return {
    left,
    top,
    width: Math.max(...xs) + TRAY - left,
    height: Math.max(...ys) + TRAY - top,
  };
}

/** The sides of each cell with their middles, which neighbours share. */
function sidesOf(cell: ZigguratCellView): { key: string; from: Point; to: Point }[] {
  const outline = outlineOf(cell);
  return outline.map((from, at) => {
    const to = outline[(at + 1) % outline.length] ?? from;
    const middle = [0, 1].map((axis) => Math.round(((from[axis] ?? 0) + (to[axis] ?? 0)) / 20));
    return { key: middle.join(), from, to };
  });
}

/** Drawn a little inside, so that two territories side by side both show. */
const INSIDE = 0.962;

const inside = (cell: ZigguratCellView, [x = 0, y = 0]: Point): string =>
  `${(cell.x + (x - cell.x) * INSIDE).toFixed(1)},${(cell.y + (y - cell.y) * INSIDE).toFixed(1)}`;

/** The outline of each seat's territory, drawn only where the neighbour is somebody else's. */
function Territories({ view }: { view: ZigguratView }): JSX.Element {
  const owners = new Map<string, Set<number | null>>();
  for (const cell of view.cells) {
    for (const { key } of sidesOf(cell)) {
      owners.set(key, (owners.get(key) ?? new Set()).add(cell.owner));
    }
  }
  const counted = new Map<string, number>();
  for (const cell of view.cells) {
    for (const { key } of sidesOf(cell)) counted.set(key, (counted.get(key) ?? 0) + 1);
  }
  return (
    <g class="zig-territories" aria-hidden="true">
      {view.players.map(({ seat }) => {
        const d = view.cells
          .filter(({ owner }) => owner === seat)
          .flatMap((cell) =>
            sidesOf(cell)
              .filter(({ key }) => (owners.get(key)?.size ?? 0) > 1 || counted.get(key) === 1)
              .map(({ from, to }) => `M${inside(cell, from)}L${inside(cell, to)}`),
          )
          .join("");
        return (
          <g key={seat}>
            <path d={d} stroke="var(--zig-outline)" stroke-width="11" />
            <path d={d} stroke={seatLook(seat).colour} stroke-width="6.5" />
          </g>
        );
      })}
    </g>
  );
}

function CellSpot(props: { cell: ZigguratCellView; asked: boolean }): JSX.Element {
  const { cell, asked } = props;
  const say = useWord();
  const words = say(cellWords(cell));
  return (
    <Spot id={`tile:${cell.name}`} label={words} class={asked ? "zig-cell zig-asked" : "zig-cell"}>
      {cell.square.length > 0 && (
        <polygon class="zig-bed" points={cell.square.map((corner) => corner.join(",")).join(" ")} />
      )}
      {cell.tile && (
        <g
          key={cell.tile.id}
          transform={placeOf(cell)}
          data-piece={`tile:${cell.tile.id}`}
          class="zig-tile"
        >
          <Tile
            up={cell.tile.up}
            down={cell.tile.down}
            held={cell.owner !== null}
            tower={cell.ziggurat}
          />
        </g>
      )}
      <g transform={placeOf(cell)}>
        {!cell.tile && <polygon points={HEXAGON} class="zig-bare" />}
        <polygon points={glowOf(cell)} class="zig-casing" />
        <polygon points={glowOf(cell)} class="edge" fill="none" />
      </g>
    </Spot>
  );
}

/** A few cubes have room to be larger. */
const sizeOf = (count: number): number => (count > 2 ? 1.12 : 1.3);

/** What stands on a cell, and what would. */
function Standing(props: {
  cell: ZigguratCellView;
  cubes: Cubes;
  ghost: Ghost | null;
  sharing: Sharing | null;
}): JSX.Element | null {
  const { cell, cubes, ghost, sharing } = props;
  const change = ghost?.changes.get(cell.name) ?? NO_CHANGE;
  const shared = sharing?.open.includes(cell.name) ?? false;
  const seat = cell.owner ?? (change.plus > 0 ? (ghost?.seat ?? null) : null);
  if (seat === null) return null;
  if (cell.ziggurat) {
    return (
      <g transform="translate(0 42)" data-piece={`ziggurat:${cell.name}`} data-piece-from="stock">
        <Tower seat={seat} />
      </g>
    );
  }
  const beaten = cell.owner !== null && ghost !== null && cell.owner !== ghost.seat;
  const ghosts = beaten && change.minus > 0 ? 0 : change.plus;
  const names = cubes.at(seat, cell.name);
  return (
    <>
      <Plate seat={seat} wide={shared} />
      <g
        transform={
          shared
            ? "translate(0 4) scale(0.8)"
            : `translate(-17 5) scale(${sizeOf(cell.cubes + ghosts)})`
        }
      >
        <Pile seat={seat} cubes={cell.cubes} names={names} plus={ghosts} minus={change.minus} />
      </g>
      {shared && change === NO_CHANGE ? (
        <Badge seat={seat} count={cell.cubes} x={38} y={-46} />
      ) : null}
      {shared || cell.cubes === 0 ? null : <Badge seat={seat} count={cell.cubes} x={37} y={6} />}
      {ghost?.built === cell.name && (
        <g class="zig-ghost-tower" transform="translate(0 42)">
          <Tower seat={seat} />
        </g>
      )}
    </>
  );
}

/** Points that the own tiles bring more or less with these cubes on one of them. */
function pointsBy(view: ZigguratView, { seat, governed, points }: Ghost, cell: string, by: number) {
  const cubes = new Map(governed).set(cell, (governed.get(cell) ?? 0) + by);
  return pointsOf(view, seat, { cubes }) - points;
}

/** What a cube more and a cube less on a tile would do to the points: what Politics can do. */
function Governed({ view, cell, ghost }: { view: ZigguratView; cell: string; ghost: Ghost }) {
  const cubes = ghost.governed.get(cell);
  if (cubes === undefined) return null;
  const more = cubes < view.limit ? `▲${signed(pointsBy(view, ghost, cell, 1))}` : null;
  const less = `▼${signed(pointsBy(view, ghost, cell, -1))}`;
  return (
    <>
      {more && <Pill x={-39} y={50} text={more} kind="plus" />}
      <Pill x={39} y={50} text={less} kind="minus" />
    </>
  );
}

/** What an attack would take, where one could be made. */
function Possible({ cell, ghost }: { cell: ZigguratCellView; ghost: Ghost }): JSX.Element | null {
  const say = useWord();
  if (!ghost.attacks.some(({ target }) => target === cell.name)) return null;
  return (
    <>
      {cell.cubes > 0 && <Pill x={40} y={-46} text={`−${cell.cubes}`} kind="minus" />}
      <Pill x={0} y={50} text={say(message("ur_ziggurat_board/to-take"))} kind="note" />
    </>
  );
}

/** Gains and losses as pills, and what would be lost for good. */
function Told(props: {
  cell: ZigguratCellView;
  ghost: Ghost;
  sharing: Sharing | null;
}): JSX.Element | null {
  const { cell, ghost, sharing } = props;
  const say = useWord();
  const change = ghost.changes.get(cell.name);
  if (!change) return <Possible cell={cell} ghost={ghost} />;
  const { plus, minus } = change;
  const after = cell.cubes + plus - minus;
  if (sharing) {
    const kind = plus > 0 ? "plus" : "minus";
    return <Pill x={30} y={-48} text={`${cell.cubes}→${after}`} kind={kind} />;
  }
  const enemy = cell.owner !== null && cell.owner !== ghost.seat && minus > 0;
  const empties = cell.owner === ghost.seat && after === 0;
  return (
    <>
      {plus > 0 && <Pill x={minus > 0 ? 0 : 40} y={-46} text={`+${plus}`} kind="plus" />}
      {minus > 0 && <Pill x={plus > 0 ? 46 : 40} y={-46} text={`−${minus}`} kind="minus" />}
      {(empties || enemy) && (
        <Pill
          x={0}
          y={50}
          text={say(
            message(enemy ? "ur_ziggurat_board/is-taken" : "ur_ziggurat_board/falls-empty"),
          )}
          kind="note"
        />
      )}
    </>
  );
}

/** Plus or minus on a tile. */
function Change({ cell, by, x }: { cell: string; by: "plus" | "minus"; x: number }): JSX.Element {
  const say = useWord();
  return (
    <Spot
      id={`${by}:${cell}`}
      label={say(message(`ur_ziggurat_board/does-${by}`, { cell }))}
      class="zig-change"
      transform={`translate(${x} 4)`}
    >
      <circle r="23.500" class="edge" />
      <path d={by === "plus" ? "M-10,0h20M0,-10v20" : "M-10,0h20"} />
    </Spot>
  );
}

/** Several arrows are smaller than one. */
const SEVERAL = 0.68;

/** How an attack goes, from tile to tile, and what it costs. */
function Arrow(props: {
  view: ZigguratView;
  attack: Attack;
  several: boolean;
}): JSX.Element | null {
  const { view, attack, several } = props;
  const [from, to] = [attack.attacker, attack.target].map((name) =>
    view.cells.find((each) => each.name === name),
  );
  if (!from || !to) return null;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  return (
    <g
      class="zig-attack"
      transform={`translate(${from.x + dx / 2} ${from.y + dy / 2}) scale(${several ? SEVERAL : 1})`}
    >
      <path d="M-40,-7H14V-20L42,0L14,20V7H-40z" transform={`rotate(${turn.toFixed(1)})`} />
      {attack.cost !== null && (
        <>
          <circle r="21" />
          <text y="10">{attack.cost}</text>
        </>
      )}
    </g>
  );
}

/** The hand tile as it would lie there. */
function Swapped({ view, seat }: { view: ZigguratView; seat: number }): JSX.Element | null {
  const [plan] = usePlan(view);
  const hand = view.players[seat]?.hand;
  if (!hand) return null;
  const up = kindOn(view, seat, plan.side);
  return (
    <g class="zig-swap">
      <g transform="scale(0.8)">
        <Tile up={up} down={up === hand.up ? hand.down : hand.up} />
      </g>
      <Pill x={0} y={-58} text="⇄" kind="note" />
    </g>
  );
}

export function Field({ view }: { view: ZigguratView }): JSX.Element {
  const prompt = useShown((shown) => shown.prompt);
  const ghost = useGhost(view);
  const sharing = useSharing(view);
  const cubes = useCubes(view);
  const phone = usePhone();
  const [plan] = usePlan(view);
  const box = useMemo(() => extent(view.cells), [view]);
  const word = prompt?.prompt.args["attacker"] ?? prompt?.prompt.args["cell"];
  const asked = sharing ? plan.picked : word;
  const attacks = ghost?.attacks ?? [];
  const land = useMemo(
    () => (
      <>
        <Tray {...box} />
        {view.cells.map((cell) => (
          <CellSpot key={cell.name} cell={cell} asked={cell.name === asked} />
        ))}
        <Territories view={view} />
      </>
    ),
    [view, box, asked],
  );
  return (
    <svg
      role="presentation"
      class={prompt?.decision === "choose_option" ? "zig-field menu" : "zig-field"}
      viewBox={`${box.left} ${box.top} ${box.width} ${box.height}`}
      data-testid="land"
    >
      {land}
      <g class="zig-standing" aria-hidden="true">
        {view.cells.map((cell) => (
          <g key={cell.name} transform={placeOf(cell)}>
            {ghost?.swap === cell.name && <Swapped view={view} seat={ghost.seat} />}
            <Standing cell={cell} cubes={cubes} ghost={ghost} sharing={phone ? null : sharing} />
            <text class="zig-name" x={-HALF * 0.68} y={cell.ziggurat ? 34 : -24}>
              {cell.name}
            </text>
          </g>
        ))}
        {attacks.map((attack) => (
          <Arrow
            key={attack.attacker + attack.target}
            view={view}
            attack={attack}
            several={attacks.length > 1}
          />
        ))}
        {ghost &&
          view.cells.map((cell) => (
            <g key={cell.name} transform={placeOf(cell)}>
              {ghost.lit.includes(cell.name) && <polygon points={glowOf(cell)} class="zig-lit" />}
              <Told cell={cell} ghost={ghost} sharing={sharing} />
              <Governed view={view} cell={cell.name} ghost={ghost} />
            </g>
          ))}
      </g>
      {sharing && !phone
        ? view.cells
            .filter(({ name }) => sharing.open.includes(name))
            .map((cell) => (
              <g key={cell.name} transform={placeOf(cell)}>
                <Change cell={cell.name} by="minus" x={-40} />
                <Change cell={cell.name} by="plus" x={40} />
              </g>
            ))
        : null}
    </svg>
  );
}
