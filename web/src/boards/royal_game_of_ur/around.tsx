/** What lies around the board: pieces that wait, pieces that are home, the dice, the lamp. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

import data from "../../../../src/edubba/games/royal_game_of_ur/data.json";
import type { RoyalSideView } from "../../generated/views";
import { Spot } from "../../play/spot";
import { paced } from "../../settings";
import { message } from "../../words";
import type { Frame } from "../game_of_ur/flat/frame";
import { LampGlyph } from "../game_of_ur/flat/lamp";
import type { Side } from "../game_of_ur/stage";
import { at, sideWord } from "./drawn";
import type { Drawn } from "./drawn";
import { Disc, Tetrahedron } from "./pieces";

const TURNS = [-12, 34, 75, 10];

/** How many dice the ruleset throws. */
function diceOf(ruleset: string): number {
  const rules = data.rulesets.find(({ id }) => id === ruleset);
  return data.dice.find(({ id }) => id === rules?.dice)?.count ?? 0;
}

/** A row of pieces around a point, closer together the more there are. */
function Pieces(props: { side: Side; names: string[]; room: number; table: Frame }): JSX.Element {
  const { side, names, table } = props;
  const gap = Math.min(54, props.room / Math.max(1, names.length - 1));
  const [x0, y0] = table.place(0, 0);
  return (
    <>
      {names.map((name, k) => {
        const [x, y] = table.place((k - (names.length - 1) / 2) * gap, 0);
        return (
          <g key={name} transform={at([x - x0, y - y0], 0.8)}>
            <g data-piece={name}>
              <Disc side={side} />
            </g>
          </g>
        );
      })}
    </>
  );
}

const shortened = (name: string, most: number): string =>
  name.length > most ? `${name.slice(0, most - 1)}…` : name;

/** Where the middle of every board lies. */
const MIDDLE = 500;
const HALF = { reserve: 150, home: 96 };

/** How far a tray reaches from its middle; the box turns with the table. */
function trayHalf(table: Frame, half: number): [number, number] {
  const [ax, ay] = table.place(half, 42);
  const [bx, by] = table.place(0, 0);
  return [Math.abs(ax - bx), Math.abs(ay - by)];
}

export function Tray(props: {
  drawn: Drawn;
  side: RoyalSideView;
  kind: "reserve" | "home";
}): JSX.Element {
  const { drawn, side, kind } = props;
  const { view, layout, men, frame: table, narrow, names, say } = drawn;
  const name = side.side as Side;
  const spot = layout[kind][name];
  const count = kind === "reserve" ? side.waiting : side.home;
  const turn = kind === "reserve" && view.to_move === name && view.winner === null;
  const half = HALF[kind];
  const args = { side: sideWord(name), count, pieces: view.pieces };
  const label =
    kind === "reserve"
      ? message("royal_game_of_ur_board/reserve", { side: sideWord(name), count })
      : message("royal_game_of_ur_board/home", args);
  const owner = shortened(names[name === "light" ? 0 : 1] ?? "", 14);
  const short =
    kind === "home"
      ? message("royal_game_of_ur_board/home-count", { count, pieces: view.pieces })
      : narrow
        ? message("royal_game_of_ur_board/reserve-count", { count })
        : message("royal_game_of_ur_board/reserve", { side: owner, count });
  const place = table.place(spot.x, spot.y);
  // Its pieces and words stay upright; words stand away from the board.
  const [dx, dy] = trayHalf(table, half);
  const far = !narrow && place[1] < MIDDLE;
  return (
    <Spot
      id={kind === "reserve" ? `piece:${name}:reserve` : `home:${name}`}
      label={say(label)}
      transform={at(place)}
    >
      <rect
        class={turn ? "edge ur-tray is-turn" : "edge ur-tray"}
        x={-dx}
        y={-dy}
        width={2 * dx}
        height={2 * dy}
        rx="20"
      />
      <Pieces side={name} names={men.at(name, kind)} room={2 * half - 90} table={table} />
      <text
        class="ur-label"
        y={far ? -dy - 12 : dy + 30}
        font-size={narrow ? 24 : 26}
        text-anchor="middle"
      >
        {say(short)}
      </text>
    </Spot>
  );
}

/** Whose pieces wait in a tray, where the table stands upright. */
export function Owner({ drawn, name }: { drawn: Drawn; name: Side }): JSX.Element {
  const { layout, frame: table, names } = drawn;
  const { x, y } = layout.reserve[name];
  const [, dy] = trayHalf(table, HALF.reserve);
  // Away from the tray of those that are home.
  const home = layout.home[name];
  const above = table.place(home.x, home.y)[1] > table.place(x, y)[1];
  return (
    <g transform={at(table.place(x, y))}>
      <text class="ur-label" y={above ? -dy - 12 : dy + 60} font-size="24" text-anchor="middle">
        {shortened(names[name === "light" ? 0 : 1] ?? "", 9)}
      </text>
    </g>
  );
}

export function Lamp({ view, layout, frame: table, narrow }: Drawn): JSX.Element | null {
  if (view.winner !== null) return null;
  const { x, y } = layout.reserve[view.to_move as Side];
  // Upright, the words below the tray come first.
  return (
    <g transform={at(table.place(x - (narrow ? 270 : 194), y))}>
      <LampGlyph />
    </g>
  );
}

const TUMBLE = 720;

/** A die that comes rolling in whenever another throw is shown. */
function Tumbling(props: { throws: number; die: number; children: JSX.Element }): JSX.Element {
  const box = useRef<SVGGElement>(null);
  const shown = useRef(props.throws);
  useLayoutEffect(() => {
    const time = paced(TUMBLE);
    const node = box.current;
    const another = shown.current !== props.throws;
    shown.current = props.throws;
    if (!another || time === 0 || !node || !("animate" in node)) return;
    const [far, turns] = [-150 - props.die * 34, props.die % 2 ? 540 : -660];
    node.animate(
      {
        translate: [`${far}px -120px`, `${far * 0.3}px 16px`, `${far * 0.1}px -22px`, "0px 0px"],
        rotate: [`${turns}deg`, `${turns * 0.4}deg`, `${turns * 0.12}deg`, "0deg"],
      },
      { duration: time + props.die * 60, easing: "cubic-bezier(0.2, 0.6, 0.3, 1)" },
    );
  }, [props.throws]);
  return <g ref={box}>{props.children}</g>;
}

export function Dice({ view, layout, frame: table, say }: Drawn): JSX.Element {
  const count = diceOf(view.ruleset);
  const [x, y] = table.place(layout.dice.x, layout.dice.y);
  // Where none counts as four, a throw of four shows no mark.
  const marked = view.thrown === null ? 0 : view.thrown > count ? 0 : view.thrown;
  const label =
    view.thrown === null
      ? message("royal_game_of_ur_board/dice-none")
      : message("royal_game_of_ur_board/dice", { number: view.thrown });
  const [dx, dy] = table
    .place(66, 0)
    .map((value, axis) => value - (table.place(0, 0)[axis] ?? 0)) as [number, number];
  return (
    <Spot id="dice" label={say(label)} transform={at([x, y])}>
      {Array.from({ length: count }, (_, die) => {
        const step = die - count / 2;
        return (
          <g key={die} transform={at([dx * step, dy * step])}>
            <Tumbling throws={view.throws} die={die}>
              <Tetrahedron marked={die < marked} turn={TURNS[die % TURNS.length] ?? 0} />
            </Tumbling>
          </g>
        );
      })}
      <text
        class="ur-label"
        x={dx * (count / 2) + (dy === 0 ? 8 : 0)}
        y={dy * (count / 2) + 18}
        font-size="46"
        text-anchor="middle"
      >
        {view.thrown ?? "–"}
      </text>
      <rect
        class="edge"
        x={-Math.abs(dx) * 2.6 - 10}
        y={-Math.abs(dy) * 2.6 - 10}
        width="1"
        height="1"
        fill="none"
      />
    </Spot>
  );
}
