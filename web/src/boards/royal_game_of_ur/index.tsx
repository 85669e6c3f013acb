/** The Royal Game of Ur: the classic board with its inlays, and everything around it. */
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

import data from "../../../../src/edubba/games/royal_game_of_ur/data.json";
import type { RoyalView } from "../../generated/views";
import { Spot } from "../../play/spot";
import { useShown, useTable, useWord } from "../../play/table";
import { paced } from "../../settings";
import { useStore } from "../../store";
import { message, word } from "../../words";
import type { Message } from "../../words";
import { frame } from "../game_of_ur/flat/frame";
import type { Bounds } from "../game_of_ur/flat/frame";
import { Materials } from "../game_of_ur/flat/materials";
import type { Side } from "../game_of_ur/stage";
import { Dice, Lamp, Owner, Tray } from "./around";
import { at, sideWord } from "./drawn";
import type { Drawn, Layout, Square } from "./drawn";
import { useMen } from "./following";
import { motifOf, Plaque } from "./motifs";
import { Disc } from "./pieces";
import { RouteShown } from "./route";
import { royalSettings } from "./settings";
import "../game_of_ur/flat/flat.css";
import "./royal.css";

export { Ask } from "./ask";

const NARROW = 560;

/** The wood from the shadow up: how far it stands out beyond the plaques, and its colour. */
const WOOD = [
  { grow: 25, fill: "var(--ur-wood-edge)" },
  { grow: 22, fill: "var(--ur-limestone)" },
  { grow: 19, fill: "var(--ur-wood)" },
];
const SHADOW = { grow: 26, shift: 8, opacity: 0.35 };

/** The body under the plaques: every square a block of wood, the bridge as narrow as it is. */
function Body({ squares, layout, frame: table }: Drawn): JSX.Element {
  const block = ({ x, y }: Square, grow: number): { x: number; y: number; size: number } => {
    const half = layout.cell / 2 + grow;
    const [across, down] = table.place(x, y);
    return { x: across - half, y: down - half, size: 2 * half };
  };
  // One path, since a translucent group of blocks leaves the page around it unpainted here and there.
  const shadow = squares
    .map((square) => block(square, SHADOW.grow))
    .map(({ x, y, size }) => `M${x} ${y + SHADOW.shift}h${size}v${size}h${-size}z`);
  return (
    <>
      <path d={shadow.join("")} fill-opacity={SHADOW.opacity} />
      {WOOD.map(({ grow, fill }) => (
        <g key={grow} fill={fill}>
          {squares.map((square) => {
            const { x, y, size } = block(square, grow);
            return <rect key={square.id} x={x} y={y} width={size} height={size} rx={grow / 2} />;
          })}
        </g>
      ))}
    </>
  );
}

/** How far beyond the edge of its square a mark stands: on the rim of the wood. */
const RIM = 9;

/** Letters of the rows and numbers of the columns, by which squares are called, on the wood around them. */
function Marks({ squares, layout, frame: table }: Drawn): JSX.Element {
  const [x0, y0] = table.place(0, 0);
  const [x1, y1] = table.place(0, 1);
  const near = x1 - x0 + y1 - y0; // numbers stand on the side of whoever looks
  const rows = new Map<string, Square>();
  const columns = new Map<string, Square>();
  for (const square of squares) {
    const [row, column] = [square.id.slice(0, 1), square.id.slice(1)];
    if (square.x < (rows.get(row)?.x ?? Infinity)) rows.set(row, square);
    const nearest = columns.get(column);
    if (!nearest || near * square.y > near * nearest.y) columns.set(column, square);
  }
  const rim = layout.cell / 2 + RIM;
  const marks = [
    ...[...rows].map(([mark, { x, y }]) => ({ mark, place: table.place(x - rim, y) })),
    ...[...columns].map(([mark, { x, y }]) => ({ mark, place: table.place(x, y + near * rim) })),
  ];
  return (
    <g class="royal-marks" aria-hidden="true">
      {marks.map(({ mark, place: [x, y] }) => (
        <text key={mark} x={x} y={y} dy="0.36em" text-anchor="middle">
          {mark}
        </text>
      ))}
    </g>
  );
}

function Squares({ view, squares, layout, frame: table, say }: Drawn): JSX.Element {
  const scale = layout.cell / 100;
  const standing = new Map(
    view.sides.flatMap(({ side, squares: held }) => held.map((id) => [id, side])),
  );
  return (
    <>
      {squares.map(({ id, row, col, x, y }) => {
        const rosette = view.rosettes.includes(id);
        const holder = standing.get(id);
        const label = holder
          ? message("royal_game_of_ur_board/square-held", { square: id, side: sideWord(holder) })
          : rosette
            ? message("royal_game_of_ur_board/square-rosette", { square: id })
            : message("royal_game_of_ur_board/square-plain", { square: id });
        return (
          <Spot
            key={id}
            id={`square:${id}`}
            label={say(label)}
            transform={at(table.place(x, y), scale)}
          >
            <Plaque motif={motifOf(row, col, rosette)} />
          </Spot>
        );
      })}
    </>
  );
}

function Standing({ view, squares, layout, men, frame: table, say }: Drawn): JSX.Element {
  const scale = layout.cell / 100;
  return (
    <>
      {view.sides.flatMap(({ side, squares: held }) =>
        squares
          .filter(({ id }) => held.includes(id))
          .map(({ id, x, y }) => (
            <Spot
              key={`${side}${id}`}
              id={`piece:${side}:${id}`}
              label={say(
                message("royal_game_of_ur_board/piece", { side: sideWord(side), square: id }),
              )}
              transform={at(table.place(x, y), scale * 1.1)}
              told
            >
              <g data-piece={men.at(side, id)[0]}>
                <Disc side={side as Side} />
              </g>
              <circle r="40" fill="transparent" />
            </Spot>
          )),
      )}
    </>
  );
}

/** Whose side is near: one's own, light's where both are one's own. */
function useSeenFrom(): Side {
  const seat = useShown((shown) => shown.seat);
  const own = useShown((shown) => shown.table?.seats.filter(({ mine }) => mine).length ?? 1);
  return seat === 1 && own === 1 ? "dark" : "light";
}

/** How long the only move is in sight before it is played. */
const GLANCE = 700;

/** Plays the only move by itself, for whoever wishes that. */
function useForcedMove(view: RoyalView): void {
  const table = useTable();
  const wished = useStore(royalSettings, ({ auto_move: auto }) => auto);
  const prompt = useShown((shown) => shown.prompt);
  const still = useShown((shown) => shown.still);
  const [only, ...more] = prompt && !still && prompt.decision === "move" ? prompt.actions : [];
  const forced = wished && more.length === 0 ? only : undefined;
  useEffect(() => {
    if (!forced) return undefined;
    const timer = setTimeout(() => table.decide(forced, forced.targets), paced(GLANCE));
    return () => clearTimeout(timer);
  }, [table, view, forced]);
}

/** The mat as long as its room: the board stays in the middle of it. */
export function spread(bounds: Bounds, shape: number): Bounds {
  const { left, right, far, near } = bounds;
  const more = Math.max(0, ((near - far) * shape - (right - left)) / 2);
  return { ...bounds, left: left - more, right: right + more };
}

export function Board({ view }: { view: RoyalView }): JSX.Element {
  const say = useWord();
  const box = useRef<HTMLDivElement>(null);
  const [narrow, setNarrow] = useState(() => innerWidth < NARROW);
  const [shape, setShape] = useState(1);
  useLayoutEffect(() => {
    const watcher = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width === 0 || height === 0) return;
      setNarrow(width < NARROW);
      setShape(width < NARROW ? height / width : width / height);
    });
    if (box.current) watcher.observe(box.current);
    return () => watcher.disconnect();
  }, []);
  const board = data.boards.find(({ id }) => id === view.board) ?? data.boards[0];
  const { squares, layout } = board as { squares: Square[]; layout: Layout };
  const long = view.board === "aseb";
  const bounds = { left: long ? -20 : 60, right: long ? 1020 : 940, far: 172, near: 920 };
  const table = frame(useSeenFrom(), narrow, spread(bounds, shape));
  const names = useShown((shown) => shown.names);
  const men = useMen(view);
  const drawn: Drawn = { view, layout, squares, men, frame: table, narrow, say, names };
  useForcedMove(view);
  const [x, y, width, height] = table.viewBox.split(" ").map(Number) as [
    number,
    number,
    number,
    number,
  ];
  return (
    <div class="royal" ref={box}>
      <svg
        class={narrow ? "ur-flat is-upright" : "ur-flat"}
        viewBox={table.viewBox}
        role="presentation"
      >
        <Materials />
        <rect x={x} y={y} width={width} height={height} rx="26" fill="url(#ur-mat)" />
        <rect class="ur-hem" x={x + 5} y={y + 5} width={width - 10} height={height - 10} rx="22" />
        <Body {...drawn} />
        <Squares {...drawn} />
        <Marks {...drawn} />
        {view.sides.map((side) => (
          <g key={side.side}>
            <Tray drawn={drawn} side={side} kind="reserve" />
            {narrow && <Owner drawn={drawn} name={side.side as Side} />}
            <Tray drawn={drawn} side={side} kind="home" />
          </g>
        ))}
        <Lamp {...drawn} />
        <Dice {...drawn} />
        <Standing {...drawn} />
        <RouteShown {...drawn} />
      </svg>
    </div>
  );
}

/** How far everybody has come, in steps of all pieces together: who is ahead in the race. */
export const standing = ({ sides }: RoyalView): number[] =>
  sides.map(({ positions, home, path }) =>
    positions.reduce((sum, position) => sum + position, home * (path.length + 1)),
  );

export const seatValues = ["light", "dark"] as const;
export const pause = 900;

export const turnOf = ({ winner, to_move: side }: RoyalView): number | null =>
  winner === null ? seatValues.findIndex((each) => each === side) : null;

/** Every choice is a move, whose way and risk are shown. */
export const foretells = (): boolean => true;

export const sounds = { threw: "dice", captured: "capture" } as const;

/** The position in sentences, one line a fact. */
export function describe(view: RoyalView, names: readonly string[] = []): string[] {
  const say = (words: Message): string => word(words, names);
  const side = sideWord(view.winner ?? view.to_move);
  return [
    view.winner === null
      ? say(message("royal_game_of_ur_board/say-turn", { side }))
      : say(message("royal_game_of_ur_board/say-winner", { side })),
    view.thrown === null
      ? say(message("royal_game_of_ur_board/dice-none"))
      : say(message("royal_game_of_ur_board/dice", { number: view.thrown })),
    ...view.sides.flatMap((each) => {
      const owner = sideWord(each.side);
      const on = each.squares.join(", ") || say(message("royal_game_of_ur_board/nowhere"));
      return [
        say(message("royal_game_of_ur_board/say-board", { side: owner, squares: on })),
        say(message("royal_game_of_ur_board/reserve", { side: owner, count: each.waiting })),
        say(
          message("royal_game_of_ur_board/home", {
            side: owner,
            count: each.home,
            pieces: view.pieces,
          }),
        ),
      ];
    }),
  ];
}
