/** The map: painted land, and on it everything that can be pointed at. */
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";

import type { ClashCityView, ClashSpaceView, ClashView } from "../../generated/views";
import { Spot } from "../../play/spot";
import { useShown, useTable, useWord } from "../../play/table";
import { useStore } from "../../store";
import { Icon } from "../../ui/icons";
import { usePhone } from "../../ui/narrow";
import { SeatShape, seatLook } from "../../ui/seats";
import { message, percent } from "../../words";
import { useCamera } from "./camera";
import type { Camera, Focus } from "./camera";
import { kindOf, marchOf, placeOf, verbOf } from "./courses";
import { Building, Camp, Figure } from "./figures";
import { landOf, outline } from "./land";
import type { Cell, Land, Point } from "./land";
import { cityLabel, pieceName, spaceLabel } from "./labels";
import { paintLand, ROUND } from "./paint";
import { usePlan } from "./plan";
import { Drawing } from "./signs";
import { battleAt } from "./strength";
import { WonderShape } from "./wonders";

export function seatOf(view: ClashView, colour: string | null): number | null {
  return view.players.find((player) => player.colour === colour)?.seat ?? null;
}

/** Where the pieces of a city stand on its ground, by their number: the Settlement first. */
const PLACES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 2]],
  [
    [-16, 3],
    [17, 0],
  ],
  [
    [-20, 5],
    [2, -9],
    [23, 4],
  ],
  [
    [-26, 4],
    [-5, -11],
    [20, -8],
    [26, 9],
  ],
  [
    [-28, 5],
    [-14, -11],
    [9, -13],
    [29, -2],
    [4, 9],
  ],
  [
    [-30, 5],
    [-20, -11],
    [1, -14],
    [22, -10],
    [32, 5],
    [6, 9],
  ],
];

/** The ground of a city with its pieces; the plate below says whose it is, how large, how it feels. */
function City(props: { city: ClashCityView; view: ClashView; plate: number }): JSX.Element {
  const { city, view, plate } = props;
  const say = useWord();
  const seat = seatOf(view, city.owner);
  if (seat === null) {
    return (
      <Spot id={`piece:${city.cell}.settlement`} label={say(cityLabel(city, view))} passive>
        <rect x="-34" y="-22" width="68" height="40" fill="transparent" class="edge" />
        <Camp />
      </Spot>
    );
  }
  const pieces = [
    { id: "settlement", seat, wonder: false },
    ...Object.entries(city.buildings).map(([id, colour]) => ({
      id,
      seat: seatOf(view, colour),
      wonder: false,
    })),
    ...city.wonders.map((id) => ({ id, seat, wonder: true })),
  ];
  const places = PLACES[Math.min(pieces.length, PLACES.length - 1)] ?? [];
  const small = pieces.length < 2;
  const standing = pieces
    .map(({ id, seat: whose, wonder }, at) => ({
      id,
      whose,
      wonder,
      place: places[at] ?? ([0, 0] as const),
    }))
    .toSorted((one, other) => one.place[1] - other.place[1]);
  const { colour } = seatLook(seat);
  return (
    <g>
      <ellipse
        cy="4"
        rx={small ? 31 : 45}
        ry={small ? 14 : 20}
        class="cc-city-ground"
        stroke={colour}
      />
      {standing.map(({ id, whose, wonder, place: [x, y] }) => (
        <Spot
          key={id}
          id={`piece:${city.cell}.${id}`}
          label={say(id === "settlement" ? cityLabel(city, view) : pieceName(view, id))}
          transform={`translate(${x} ${y})`}
          class="cc-piece"
          passive
        >
          <rect x="-14" y="-17" width="29" height="29" rx="5" class="edge" fill="transparent" />
          {wonder ? <WonderShape id={id} /> : <Building of={id} seat={whose} />}
        </Spot>
      ))}
      <g transform={`translate(0 26) scale(${plate})`} class="cc-plate" aria-hidden="true">
        <rect x="-31" y="-10" width="62" height="20" rx="10" stroke={colour} />
        <SeatShape seat={seat} x={-19} y={0} size={5.6} />
        <text y="5.6">{city.size}</text>
        <Drawing of={city.mood ?? "neutral"} size={17} x={18.5} />
        {city.activations > 0 ? (
          <g transform="translate(37 0)">
            <circle r="8" class="cc-used" />
            <text y="4.6" class="cc-used-count">
              {city.activations}
            </text>
          </g>
        ) : null}
      </g>
    </g>
  );
}

function Badge(props: { count: number; wild?: boolean; plate: number }): JSX.Element {
  return (
    <g
      transform={`scale(${props.plate})`}
      class={props.wild ? "cc-badge wild" : "cc-badge"}
      aria-hidden="true"
    >
      <circle r="9" />
      <text y="5">{props.count}</text>
    </g>
  );
}

interface Stack {
  kind: string;
  seat: number | null;
  units: string[];
  /** The unit by which the stack is picked. */
  lead: string;
  open: boolean;
}

/** The units of a space by kind; those aboard stand on their ships. */
function stacksAt(view: ClashView, cell: string, asked: ReadonlySet<string>): Stack[] {
  const stacks: Stack[] = [];
  for (const player of view.players) {
    const own = player.seat === view.seat;
    const here = player.units.filter((unit) => unit.cell === cell);
    for (const kind of ["ship", "army", "settler"]) {
      const units = here.filter(({ id }) => kindOf(id) === kind).map(({ id }) => id);
      const [first] = units;
      if (first === undefined) continue;
      const lead = own ? units.find((id) => asked.has(`unit:${id}`)) : undefined;
      stacks.push({
        kind,
        seat: player.seat,
        units,
        lead: lead ?? first,
        open: lead !== undefined,
      });
    }
  }
  const { barbarians } = view.spaces.find(({ id }) => id === cell) as ClashSpaceView;
  if (barbarians > 0) {
    const units = Array.from({ length: barbarians }, (_, at) => `${cell}.${at}`);
    stacks.push({ kind: "barbarian", seat: null, units, lead: units[0] ?? "", open: false });
  }
  return stacks;
}

const MOST_DRAWN = 4;

function Units(props: {
  stack: Stack;
  view: ClashView;
  plate: number;
  /** How large it must be to be hit, in units of the land. */
  least: number;
  x: number;
  y: number;
}): JSX.Element {
  const { stack, view, plate, least, x, y } = props;
  const say = useWord();
  const [plan] = usePlan();
  const { kind, seat, units } = stack;
  const step = kind === "ship" ? 16 : 14;
  const drawn = units.slice(0, MOST_DRAWN);
  const picked = plan.squad?.units.filter((unit) => units.includes(unit)).length ?? 0;
  const chosen = seat === view.seat && picked > 0;
  const size = kind === "ship" ? 0.82 : 0.94;
  const colour = view.players[seat ?? -1]?.colour ?? "barbarians";
  const figures = (
    <>
      {drawn.map((unit, at) => (
        <g
          key={unit}
          transform={`translate(${(at - (drawn.length - 1) / 2) * step} ${at % 2 ? 4 : 0}) scale(${size})`}
        >
          <g data-piece={`${colour}.${unit}`}>
            <Figure kind={kind} seat={seat} />
          </g>
        </g>
      ))}
      {units.length > 1 || kind === "barbarian" ? (
        <g
          transform={`translate(${(drawn.length - 1) * (step / 2) + (kind === "ship" ? 22 : 15)} -1)`}
        >
          <Badge count={chosen ? picked : units.length} wild={seat === null} plate={plate} />
        </g>
      ) : null}
    </>
  );
  const at = `translate(${x} ${y})`;
  const wide = Math.max(least, (drawn.length - 1) * step + (kind === "ship" ? 52 : 42));
  const high = Math.max(least, 46);
  if (seat !== view.seat || seat === null) {
    return (
      <g transform={at} class="cc-still">
        {figures}
      </g>
    );
  }
  const label = message("clash_of_cultures_board/stack", {
    name: message(`clash_of_cultures/unit-${kind}`),
    count: units.length,
    cell: view.players[seat]?.units.find(({ id }) => id === stack.lead)?.cell ?? "",
  });
  return (
    <Spot
      id={`unit:${stack.lead}`}
      label={say(label)}
      transform={at}
      class={chosen ? "cc-stack is-chosen" : "cc-stack"}
      passive
    >
      <rect
        x={-wide / 2}
        y={8 - high}
        width={wide}
        height={high}
        rx="14"
        class="edge"
        fill="transparent"
      />
      {figures}
    </Spot>
  );
}

/** Side by side where several kinds stand on one space; beside the houses where there is a city. */
function arranged(stacks: readonly Stack[], city: boolean): [x: number, y: number][] {
  const across = stacks.length > 2 ? 34 : 46;
  return stacks.map((_, at) =>
    city
      ? [34 - (stacks.length - 1) * 4 + (at % 2 ? -66 : 0), 18 + at * 3]
      : [(at - (stacks.length - 1) / 2) * across, 16 + (at % 2) * 5],
  );
}

/** What a space says while something is chosen: a way with its odds, what can be collected there. */
function Tag(props: { children: ComponentChildren; wide: number; mark?: string }): JSX.Element {
  return (
    <g class={`cc-tag ${props.mark ?? ""}`} aria-hidden="true">
      <rect x={-props.wide / 2} y="-12.5" width={props.wide} height="25" rx="12.5" />
      {props.children}
    </g>
  );
}

function Ways({
  view,
  land,
  plate,
}: {
  view: ClashView;
  land: Land;
  plate: number;
}): JSX.Element | null {
  const [plan] = usePlan();
  const say = useWord();
  const march = marchOf(view, plan.squad);
  const hovered = useShown((shown) => shown.hovered);
  if (!march) return null;
  const start = land.cells.get(march.start);
  const target = hovered?.startsWith("space:") ? land.cells.get(hovered.slice(6)) : undefined;
  const leads = target && march.ways.some((way) => placeOf(way) === target.id);
  return (
    <g class="cc-ways">
      {start && target && leads ? (
        <path
          d={`M${start.x},${start.y}Q${(start.x + target.x) / 2},${(start.y + target.y) / 2 - 26} ${target.x},${target.y}`}
          class="cc-route"
        />
      ) : null}
      {march.ways.map((way) => {
        const cell = land.cells.get(placeOf(way));
        if (!cell) return null;
        const battle = battleAt(view, march.units, cell.id);
        const text = battle ? percent(battle.odds.win) : say(message(tagOf(view, way)));
        return (
          <g key={way} transform={`translate(${cell.x} ${cell.y - 25}) scale(${plate})`}>
            {battle ? (
              <Tag wide={72} mark="attack">
                <g class="cc-tag-sign">
                  <Drawing of="swords" size={18} x={-20} />
                </g>
                <text x="9" y="6" class="cc-tag-odds">
                  {text}
                </text>
              </Tag>
            ) : (
              <Tag wide={text.length * 7.6 + 20}>
                <text y="5">{text}</text>
              </Tag>
            )}
          </g>
        );
      })}
    </g>
  );
}

function tagOf(view: ClashView, way: string): string {
  const space = view.spaces.find(({ id }) => id === placeOf(way));
  if (space?.terrain === null) return "clash_of_cultures_board/tag-explore";
  if (verbOf(way) !== "to") return `clash_of_cultures_board/tag-${verbOf(way)}`;
  if (space?.city && space.city !== view.players[view.seat]?.colour)
    return "clash_of_cultures_board/tag-take";
  return space?.terrain === "mountain" || space?.terrain === "forest"
    ? `clash_of_cultures_board/tag-${space.terrain}`
    : "clash_of_cultures_board/tag-to";
}

/** What the spaces around an activated city would give. */
function Yields({ view, land }: { view: ClashView; land: Land }): JSX.Element | null {
  const { harvest } = view;
  if (!harvest) return null;
  return (
    <g class="cc-yields" aria-hidden="true">
      {Object.entries(harvest.yields).map(([id, kinds]) => {
        const cell = land.cells.get(id);
        if (!cell) return null;
        return (
          <g key={id} transform={`translate(${cell.x} ${cell.y - 20})`}>
            {kinds.slice(0, 3).map((kind, at) => (
              <g
                key={kind}
                transform={`translate(${(at - (Math.min(kinds.length, 3) - 1) / 2) * 24} 0)`}
              >
                <circle r="14" class="cc-yield" />
                <Drawing of={kind} size={20} />
              </g>
            ))}
          </g>
        );
      })}
    </g>
  );
}

function Ground(props: {
  cell: Cell;
  space: ClashSpaceView;
  view: ClashView;
  land: Land;
}): JSX.Element {
  const { cell, space, view, land } = props;
  const say = useWord();
  const [plan] = usePlan();
  const march = marchOf(view, plan.squad);
  const fight =
    march?.ways.some((way) => placeOf(way) === cell.id) && battleAt(view, march.units, cell.id);
  const start = plan.squad?.start === cell.id;
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

const BURST = Array.from({ length: 24 }, (_, k) => {
  const reach = k % 2 ? 16 : 28;
  const angle = (k * Math.PI) / 12;
  return `${(reach * Math.cos(angle)).toFixed(1)},${(reach * Math.sin(angle) * 0.84).toFixed(1)}`;
}).join(" ");

/** Where swords are crossed now. */
function Field({ view, land }: { view: ClashView; land: Land }): JSX.Element | null {
  const cell = land.cells.get(view.battle?.cell ?? "");
  const origin = land.cells.get(view.battle?.origin ?? "");
  if (!cell || !origin) return null;
  return (
    <g
      class="cc-burst"
      transform={`translate(${(cell.x + origin.x) / 2} ${(cell.y + origin.y) / 2})`}
      aria-hidden="true"
    >
      <polygon points={BURST} />
      <path d="M-8,-8L7,7M8,-8L-7,7M3,10L10,3M-10,3L-3,10" />
    </g>
  );
}

/** Regions that a card may turn over: their outline is the element. */
function Region({ id, view, land }: { id: string; view: ClashView; land: Land }): JSX.Element {
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

/** The painted ground; painted anew only when the land changes, or comes much nearer. */
function Painting(props: { land: Land; busy: ReadonlySet<string>; camera: Camera }): JSX.Element {
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

/** Pixels that a finger, or a pointer, needs to hit something. */
const NEEDED = { wide: 26, narrow: 45 };
/** At this scale a finger hits a hex. */
const HEX_SCALE = 0.63;
const READABLE = { wide: 0.62, narrow: 1.1 };
const PIECE_SCALE = { wide: 1.05, narrow: 1.6 };
/** A battlefield is looked at from near. */
const FIELD_SCALE = 1.7;

/** The cells that what is asked speaks of, so that they are in sight. */
function useFocus(view: ClashView, land: Land, narrow: boolean): Focus | null {
  const table = useTable();
  const [plan] = usePlan();
  const prompt = useShown((shown) => shown.prompt);
  const path = useShown((shown) => shown.path);
  const still = useShown((shown) => shown.still);
  useStore(table.drawn, () => 0);
  const { battle } = view;
  return useMemo(() => {
    if (battle) {
      const field = [land.cells.get(battle.cell), land.cells.get(battle.origin)];
      const points = field.flatMap((cell) => cell ?? []);
      return {
        points,
        least: FIELD_SCALE,
        best: FIELD_SCALE,
        key: `battle ${battle.cell} ${battle.origin}`,
      };
    }
    if (!prompt || still || prompt.seat !== view.seat) return null;
    const points: Point[] = [];
    let pieces = false;
    const own = view.players[view.seat];
    for (const { targets } of table.offers()) {
      const element = targets[path.length] ?? "";
      const name = element.slice(element.indexOf(":") + 1);
      if (element.startsWith("piece:")) pieces = true;
      const cell = element.startsWith("unit:")
        ? own?.units.find(({ id }) => id === name)?.cell
        : name.split(".")[0];
      const found = /^(space|piece|unit):/.test(element) ? land.cells.get(cell ?? "") : undefined;
      if (found) points.push(found);
    }
    const key = `${prompt.decision} ${points.map(({ x, y }) => `${x},${y}`).join()} ${pieces}`;
    if (points.length === 0) return null;
    if (pieces) {
      const scale = narrow ? PIECE_SCALE.narrow : PIECE_SCALE.wide;
      return { points, least: scale, best: narrow ? scale : null, key };
    }
    return { points, least: narrow ? HEX_SCALE : 0, best: narrow ? READABLE.narrow : null, key };
  }, [prompt, path, still, plan, land, narrow, battle?.cell, battle?.origin]);
}

export function ClashMap({ view }: { view: ClashView }): JSX.Element {
  const say = useWord();
  const table = useTable();
  const narrow = usePhone();
  const frame = useRef<HTMLDivElement>(null);
  const [plan] = usePlan();
  const shape = view.spaces.map(({ terrain }) => terrain ?? "").join();
  const land = useMemo(() => landOf(view), [shape, view.hex_radius]);
  const home = useMemo(() => homeOf(view, land, narrow), [land, narrow]);
  const focus = useFocus(view, land, narrow);
  const camera = useCamera(frame, land, narrow ? READABLE.narrow : READABLE.wide, home, focus);
  const busy = new Set(view.cities.map(({ cell }) => cell));
  const prompt = useShown((shown) => shown.prompt);
  const still = useShown((shown) => shown.still);
  const asked = useMemo(() => {
    const firsts = still ? [] : table.offers().flatMap(({ targets }) => targets.slice(0, 1));
    return new Set(firsts);
  }, [prompt, still, plan, view]);
  const plate = Math.max(1, 0.82 / camera.scale);
  const least = (narrow ? NEEDED.narrow : NEEDED.wide) / camera.scale;
  const cells = [...land.cells.values()].toSorted((one, other) => one.y - other.y);
  const spaces = new Map(view.spaces.map((space) => [space.id, space]));
  const { box, scale, middle } = camera;
  const size = { x: box.width / scale, y: box.height / scale };
  const sight = `${middle.x - size.x / 2} ${middle.y - size.y / 2} ${size.x} ${size.y}`;
  // In the menu of a turn nearly everything begins something: it glows less.
  const calm = prompt?.decision === "main" && !plan.squad && !plan.lens;
  return (
    <div class={calm ? "cc-map calm" : "cc-map"} ref={frame}>
      <Painting land={land} busy={busy} camera={camera} />
      <svg
        viewBox={sight}
        class="cc-overlay"
        role="group"
        aria-label={say(message("clash_of_cultures_board/map"))}
      >
        {cells.map((cell) => (
          <Ground
            key={cell.id}
            cell={cell}
            space={spaces.get(cell.id) as ClashSpaceView}
            view={view}
            land={land}
          />
        ))}
        {cells.map((cell) => {
          const city = view.cities.find((each) => each.cell === cell.id);
          const stacks = stacksAt(view, cell.id, asked);
          if (!city && stacks.length === 0) return null;
          const places = arranged(stacks, city !== undefined && stacks[0]?.seat !== null);
          return (
            <g key={cell.id} transform={`translate(${cell.x} ${cell.y})`}>
              {city ? <City city={city} view={view} plate={plate} /> : null}
              {stacks.map((stack, at) => (
                <Units
                  key={`${stack.seat} ${stack.kind}`}
                  stack={stack}
                  view={view}
                  plate={plate}
                  least={least}
                  x={places[at]?.[0] ?? 0}
                  y={places[at]?.[1] ?? 0}
                />
              ))}
            </g>
          );
        })}
        {view.regions
          .filter(({ id }) => asked.has(`region:${id}`))
          .map(({ id }) => (
            <Region key={id} id={id} view={view} land={land} />
          ))}
        <Field view={view} land={land} />
        <Yields view={view} land={land} />
        <Ways view={view} land={land} plate={plate} />
      </svg>
      <div class="cc-zoom">
        {(
          [
            ["clash_of_cultures_board/zoom-in", "+", () => camera.zoom(1.3)],
            ["clash_of_cultures_board/zoom-out", "−", () => camera.zoom(1 / 1.3)],
          ] as const
        ).map(([id, sign, act]) => (
          <button type="button" key={id} class="button" aria-label={say(message(id))} onClick={act}>
            {sign}
          </button>
        ))}
        <button
          type="button"
          class="button"
          aria-label={say(message("clash_of_cultures_board/zoom-all"))}
          onClick={camera.whole}
        >
          <Icon name="eye" />
        </button>
      </div>
    </div>
  );
}

/** On a phone the own people are in the middle, else the whole land. */
function homeOf(view: ClashView, land: Land, narrow: boolean): Point {
  const centre = { x: land.left + land.width / 2, y: land.top + land.height / 2 };
  const colour = view.players[view.seat]?.colour;
  const own = view.cities.filter(({ owner }) => owner === colour);
  const cells = own.flatMap(({ cell }) => land.cells.get(cell) ?? []);
  if (!narrow || cells.length === 0) return centre;
  return {
    x: cells.reduce((sum, { x }) => sum + x, 0) / cells.length,
    y: cells.reduce((sum, { y }) => sum + y, 0) / cells.length,
  };
}
