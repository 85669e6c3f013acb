/** The Danube with its barges, and the quarters of Ulm on its banks. */
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";

import type { UlmQuarterView, UlmSpaceView, UlmView } from "../../generated/views";
import { Inscription, Spot } from "../../play/spot";
import { useWord } from "../../play/table";
import { message } from "../../words";
import { LANDMARK_ROOM, Landmark, Shore, Street, seeded } from "./houses";
import { goodOf } from "./pieces";
import type { Pieces } from "./pieces";
import { Barge, Crest, Portrait, Seal, Sign } from "./things";

/** Where things stand, from the top of the river's part of the drawing. */
const WALL = 92;
const WATER = 180;
const QUAY = 267;
const SOUTH = 320;
const FOOT = 403;
const MARGIN = 14;

/** What a seal in each quarter brings, as signs. */
const PRIVILEGES: Record<string, string[]> = {
  leaning_house: ["coats"],
  oath_house: ["descendants"],
  town_hall: ["cards", "coins"],
  reichenauer_hof: ["vp"],
  goose_tower: ["cards"],
  tillage: ["tiles", "coins", "steps"],
  garden: ["coats"],
  shipyard: ["tiles", "cards"],
};

const BONUSES: Record<string, string> = {
  coin: "coins",
  sparrow: "sparrows",
  dock_tile: "tiles",
  card: "cards",
};

/** How wide a space is, and where one begins, when so many share the width. */
export interface Scale {
  width: number;
  space: number;
  left: (at: number) => number;
}

export function scaleOf(width: number, spaces: number): Scale {
  const space = (width - 2 * MARGIN) / spaces;
  return { width, space, left: (at) => MARGIN + at * space };
}

function Places(props: {
  quarter: UlmQuarterView;
  middle: number;
  width: number;
  y: number;
  pieces: Pieces;
}): JSX.Element {
  const say = useWord();
  const { quarter, pieces } = props;
  const count = quarter.seals.length;
  const step = Math.min(quarter.id === "oath_house" ? 92 : 50, (props.width - 20) / count);
  const first = props.middle - (step * (count - 1)) / 2;
  const taken = new Map<number, number>();
  return (
    <>
      {quarter.seals.map((place, at) => {
        const where = `translate(${first + at * step} ${props.y})`;
        if (place.owner === null && place.descendant !== null) {
          const name = message(`ulm/descendant-${place.descendant}`);
          const power = message(`ulm/power-${place.descendant}`);
          return (
            <Spot
              key={place.id}
              id={`descendant:${place.descendant}`}
              label={say(message("ulm_board/descendant", { name, power }))}
              transform={where}
            >
              <rect class="ulm-reach" x="-44" y="-46" width="88" height="88" />
              <circle class="edge ulm-medal" r="23" />
              <g transform="scale(0.56)" data-piece={`descendant:${place.descendant}`}>
                <Portrait id={place.descendant} />
              </g>
            </Spot>
          );
        }
        const { owner } = place;
        const nth = owner === null ? 0 : (taken.get(owner) ?? 0);
        if (owner !== null) taken.set(owner, nth + 1);
        return (
          <g key={place.id} class="ulm-place" transform={where}>
            <circle class="ulm-seal-place" r="18" />
            {owner === null ? null : (
              <g data-piece={pieces.at(owner, quarter.id)[nth]}>
                <Seal seat={owner} r={18.5} />
              </g>
            )}
          </g>
        );
      })}
    </>
  );
}

/** A quarter: its name, what a seal brings, whose crest pays whom, and the places for seals. */
function Quarter(props: {
  quarter: UlmQuarterView;
  scale: Scale;
  pieces: Pieces;
  /** A seal could be placed here, or could be after the push pointed at. */
  near: boolean;
}): JSX.Element {
  const say = useWord();
  const { quarter, scale } = props;
  const first = quarter.spaces[0] ?? 0;
  const x = scale.left(first);
  const width = quarter.spaces.length * scale.space;
  const north = quarter.bank === "north";
  const y = north ? WALL + 8 : SOUTH + 6;
  const owned = quarter.seals.filter((seal) => seal.owner !== null).length;
  let label = message("ulm_board/quarter", {
    name: quarter.name,
    privilege: quarter.privilege,
    seals: owned,
    spaces: quarter.seals.length,
  });
  if (quarter.crest !== null && quarter.pays !== null) {
    const owner = message(`ulm/seat-${quarter.crest}`);
    label = message("ulm_board/quarter-with-crest", { quarter: label, owner, pays: quarter.pays });
  }
  const pays = Number(quarter.pays?.args["income"] ?? 0);
  const name = say(quarter.name);
  const signs = PRIVILEGES[quarter.id] ?? [];
  return (
    <>
      {first > 0 && north ? (
        <>
          <rect class="ulm-stones" x={x - 6} y={WALL - 18} width="12" height={WATER - WALL + 20} />
          <path class="ulm-roof" d={`M${x - 10},${WALL - 18}l10,-18l10,18z`} />
        </>
      ) : first > 0 ? (
        <rect
          class="ulm-stones warm"
          x={x - 5}
          y={SOUTH - 14}
          width="10"
          height={FOOT - SOUTH + 12}
        />
      ) : null}
      <Spot
        id={`quarter:${quarter.id}`}
        label={say(label)}
        class={props.near ? "ulm-quarter near" : "ulm-quarter"}
      >
        <rect
          class="ulm-reach always"
          x={x + 4}
          y={north ? y - 36 : y - 14}
          width={width - 8}
          height={north ? 116 : 90}
        />
        <rect class="edge ulm-plate" x={x + 5} y={y} width={width - 10} height="33" rx="8" />
        <text
          class={`ulm-quarter-name ${quarter.crest === null ? "" : name.length > 13 ? "squeezed" : "crowded"}`}
          x={x + (quarter.crest === null ? 17 : 58)}
          y={y + 25.5}
        >
          {name}
        </text>
        {signs.map((sign, at) => (
          <g
            key={sign}
            transform={`translate(${x + width - 24 - (signs.length - 1 - at) * 28} ${y + 16.5})`}
          >
            <Sign of={sign} />
          </g>
        ))}
      </Spot>
      {quarter.crest === null ? null : (
        <g
          class="ulm-crest"
          transform={`translate(${x + 26} ${y + 15})`}
          data-piece={props.pieces.at(goodOf("crests", quarter.crest), quarter.id)[0]}
        >
          <Crest seat={quarter.crest} pays={pays} />
        </g>
      )}
      <Places
        quarter={quarter}
        middle={x + width / 2}
        width={width}
        y={y + 58}
        pieces={props.pieces}
      />
    </>
  );
}

/** Points with their sign; nothing has none. */
export function points(vp: number): string {
  if (vp === 0) return "0";
  return vp > 0 ? `+${vp}` : `−${-vp}`;
}

function Space(props: { space: UlmSpaceView; scale: Scale; goal: boolean }): JSX.Element {
  const say = useWord();
  const { space, scale } = props;
  let label = message("ulm_board/space", { index: space.index, vp: points(space.vp) });
  if (space.bonus) {
    const bonus = message(`ulm_board/bonus-${space.bonus}`);
    label = message("ulm_board/space-with-bonus", { space: label, bonus });
  }
  if (space.barges.length > 0) {
    const barges = space.barges.map((seat) => say(message(`ulm/seat-${seat}`))).join(", ");
    label = message("ulm_board/space-with-barges", { space: label, barges });
  }
  const half = scale.space / 2;
  return (
    <g transform={`translate(${scale.left(space.index) + half} ${WATER})`}>
      <Spot
        id={`space:${space.index}`}
        label={say(label)}
        class={props.goal ? "ulm-space-spot goal" : "ulm-space-spot"}
      >
        <rect class="ulm-reach always" x={-half} y="-1" width={scale.space} height="90" />
        <rect
          class="edge ulm-space"
          x={3 - half}
          y="5"
          width={scale.space - 6}
          height="78"
          rx="10"
        />
      </Spot>
      <Inscription>
        <text class="ulm-milestone" x={8 - half} y="22">
          {space.index}
        </text>
        <text class="ulm-vp" y="78">
          {points(space.vp)}
        </text>
        {space.bonus ? (
          <g transform="translate(9 40) scale(1.1)">
            <Sign of={BONUSES[space.bonus] ?? ""} />
          </g>
        ) : null}
      </Inscription>
    </g>
  );
}

/** Where a seat's barge lies; several on the first space lie side by side, a little smaller. */
function bargePlace(space: UlmSpaceView, at: number, scale: Scale): string {
  const count = space.barges.length;
  const x = scale.left(space.index) + scale.space / 2;
  if (count < 2) return `translate(${x} ${WATER + 42}) scale(0.82)`;
  const dx = (at % 2 === 0 ? -1 : 1) * 13;
  const dy = count > 2 ? (at < 2 ? 29 : 52) : 42;
  return `translate(${x + dx} ${WATER + dy}) scale(${count > 2 ? 0.42 : 0.5})`;
}

function Barges({ view, scale }: { view: UlmView; scale: Scale }): JSX.Element {
  const say = useWord();
  return (
    <>
      {view.river.flatMap((space) =>
        space.barges.map((seat, at) => (
          <Spot
            key={seat}
            id={`barge:${seat}`}
            label={say(message("ulm_board/barge", { owner: message(`ulm/seat-${seat}`) }))}
            class="ulm-barge"
            passive
            told
          >
            <g
              class="ulm-afloat"
              data-piece={`barge:${seat}`}
              data-place={`barge:${seat}`}
              transform={bargePlace(space, at, scale)}
            >
              <Barge seat={seat} />
            </g>
          </Spot>
        )),
      )}
    </>
  );
}

/** Where the barge of the player to move could go, as ghosts with the way there. */
function Sails(props: {
  view: UlmView;
  scale: Scale;
  sails: readonly number[];
}): JSX.Element | null {
  const { view, scale, sails } = props;
  const from = view.players[view.to_move]?.barge ?? 0;
  if (sails.length === 0) return null;
  const middle = (at: number): number => scale.left(at) + scale.space / 2;
  return (
    <g class="ulm-sails" aria-hidden="true">
      {sails.map((to) => (
        <g key={to}>
          <rect
            class="ulm-sail"
            x={scale.left(to) + 3}
            y={WATER + 5}
            width={scale.space - 6}
            height="78"
            rx="10"
          />
          <g class="faint" transform={`translate(${middle(to)} ${WATER + 42}) scale(0.82)`}>
            <Barge seat={view.to_move} />
          </g>
          <path
            class="ulm-way"
            d={`M${middle(from) + 12},${WATER - 2}C${middle(from) + 30},${WATER - 40} ${middle(to) - 30},${WATER - 40} ${middle(to) - 4},${WATER + 6}`}
          />
        </g>
      ))}
    </g>
  );
}

function Waves({ width }: { width: number }): JSX.Element {
  const next = seeded(4);
  const strokes = Array.from({ length: Math.floor(width / 13) }, () => {
    const [x, y, l] = [next() * width, WATER + 14 + next() * 40, 10 + next() * 20];
    const half = (l / 2).toFixed(1);
    return `M${x.toFixed(0)},${y.toFixed(0)}q${(l / 4).toFixed(1)},-4 ${half},0t${half},0`;
  });
  return <path class="ulm-waves" d={strokes.join("")} />;
}

/** The town on the north bank, one street and one landmark in each quarter. */
function Town({ view, scale }: { view: UlmView; scale: Scale }): JSX.Element {
  const north = view.quarters.filter(({ bank }) => bank === "north");
  const y = WALL + 4;
  return (
    <g aria-hidden="true">
      {north.map((quarter, at) => {
        const from = at === 0 ? 4 : scale.left(quarter.spaces[0] ?? 0);
        const to = scale.left((quarter.spaces.at(-1) ?? 0) + 1);
        const middle = (from + to) / 2;
        const [left, right] = LANDMARK_ROOM[quarter.id] ?? [0, 0];
        const high = quarter.id === "town_hall" ? 78 : 120;
        return (
          <g key={quarter.id}>
            <Street from={from} to={middle - left} y={y} low={66} high={high} seed={11 + at} />
            <Street from={middle + right} to={to} y={y} low={66} high={high} seed={41 + at} />
            <g transform={`translate(${middle} ${y})`}>
              <Landmark id={quarter.id} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** Town, wall, water and shore: all that stays as it is through a game. */
function Banks({ view, width }: { view: UlmView; width: number }): JSX.Element {
  const spaces = view.river.length;
  const scale = scaleOf(width, spaces);
  const south = view.quarters.filter(({ bank }) => bank === "south");
  const last = spaces - 1;
  return (
    <>
      <Town view={view} scale={scale} />
      <rect class="ulm-town-wall" y={WALL} width={width} height={WATER - WALL + 4} />
      <rect class="ulm-stones" y={WALL - 5} width={width} height="9" />
      <rect fill="url(#ulm-water)" y={WATER} width={width} height={QUAY - WATER} />
      <rect class="ulm-bank-shadow" y={WATER} width={width} height="7" />
      <Waves width={width} />
      <path
        class="ulm-buoys"
        d={view.river
          .slice(1)
          .map((_, at) => `M${scale.left(at + 1)},${WATER + 10}V${QUAY - 6}`)
          .join("")}
      />
      <rect class="ulm-bank" y={QUAY} width={width} height={FOOT - QUAY} />
      {south.map((quarter) => {
        const [from, to] = [quarter.spaces[0] ?? 0, (quarter.spaces.at(-1) ?? 0) + 1];
        return (
          <g key={quarter.id} aria-hidden="true">
            <Shore
              id={quarter.id}
              from={from === 0 ? 0 : scale.left(from)}
              to={to > last ? width : scale.left(to)}
              y={SOUTH}
            />
          </g>
        );
      })}
      <rect class="ulm-quay" y={SOUTH} width={width} height={FOOT - SOUTH} />
      <rect class="ulm-stones warm" y={SOUTH - 4} width={width} height="7" />
    </>
  );
}

/** Everything from the roofs down to the southern quay: 403 units high below its own top. */
export function River(props: {
  view: UlmView;
  width: number;
  pieces: Pieces;
  /** Spaces that the push pointed at would let the barge reach. */
  sails: readonly number[];
  near: ReadonlySet<string>;
}): JSX.Element {
  const { view, width, near } = props;
  const scale = scaleOf(width, view.river.length);
  const quarters = (bank: string): JSX.Element[] =>
    view.quarters
      .filter((quarter) => quarter.bank === bank)
      .map((quarter) => (
        <Quarter
          key={quarter.id}
          quarter={quarter}
          scale={scale}
          pieces={props.pieces}
          near={near.has(quarter.id)}
        />
      ));
  const banks = useMemo(() => <Banks view={view} width={width} />, [view.river.length, width]);
  return (
    <g class="ulm-river">
      {banks}
      {view.river.map((space) => (
        <Space
          key={space.index}
          space={space}
          scale={scale}
          goal={props.sails.includes(space.index)}
        />
      ))}
      {quarters("north")}
      {quarters("south")}
      <Sails view={view} scale={scale} sails={props.sails} />
      <Barges view={view} scale={scale} />
    </g>
  );
}
