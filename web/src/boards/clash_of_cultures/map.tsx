/** The map: hexes with terrain, cities with all their pieces, and whoever stands there. */
import type { JSX } from "preact";

import type { ClashCityView, ClashSpaceView, ClashView } from "../../generated/views";
import { Spot } from "../../play/spot";
import { useWord } from "../../play/table";
import { SeatShape, seatLook } from "../../ui/seats";
import { useNarrow } from "../../ui/narrow";
import { message } from "../../words";
import { cityLabel, spaceLabel } from "./labels";
import { Drawing } from "./signs";
import { Terrain } from "./terrain";

const MOODS: Record<string, string> = {
  happy: "M-4,1C-3,6 3,6 4,1",
  neutral: "M-4,3H4",
  angry: "M-4,5C-3,0 3,0 4,5",
};

function seatOf(view: ClashView, colour: string | null): number | null {
  return view.players.find((player) => player.colour === colour)?.seat ?? null;
}

/** A city: the owner's disc with size and mood, its pieces around it. */
function City(props: { city: ClashCityView; view: ClashView }): JSX.Element {
  const { city, view } = props;
  const say = useWord();
  const seat = seatOf(view, city.owner);
  const pieces = [
    ...Object.entries(city.buildings).map(([id, colour]) => ({ id, colour, wonder: false })),
    ...city.wonders.map((id) => ({ id, colour: city.owner, wonder: true })),
  ];
  const fill = seat === null ? "var(--clash-barbarian)" : seatLook(seat).colour;
  return (
    <g transform="translate(0 -2)">
      <Spot
        id={`piece:${city.cell}.settlement`}
        label={say(cityLabel(city, view))}
        class="cc-city"
        passive
      >
        <circle r="21" class="edge cc-city-disc" fill={fill} />
        <path d="M-15,9V-3L-7,-9L0,-4V-13L8,-19L15,-13V9Z" class="cc-roofs" />
        <text y="8" class="cc-city-size">
          {city.size}
        </text>
      </Spot>
      {seat === null ? null : <SeatShape seat={seat} x={-21} y={12} size={7} />}
      {city.mood === null ? null : (
        <g transform="translate(20 -17)">
          <circle r="9" class={`cc-mood ${city.mood}`} />
          <path d={`${MOODS[city.mood] ?? ""}M-3,-3V-2M3,-3V-2`} class="cc-face" />
        </g>
      )}
      {city.activations > 0 ? (
        <g transform="translate(22 10)">
          <circle r="8" class="cc-activations" />
          <text y="4.5" class="cc-small">
            {city.activations}
          </text>
        </g>
      ) : null}
      {pieces.map((piece, at) => {
        const owner = seatOf(view, piece.colour);
        const x = (at - (pieces.length - 1) / 2) * 19;
        const name = piece.wonder
          ? view.glossary.wonders[piece.id]?.name
          : view.glossary.buildings[piece.id]?.name;
        return (
          <Spot
            key={piece.id}
            id={`piece:${city.cell}.${piece.id}`}
            label={say(name)}
            transform={`translate(${x} 30) scale(0.86)`}
            passive
          >
            <circle r="15" fill="transparent" />
            <g
              class="edge"
              fill={owner === null ? "var(--clash-city-nobodys)" : seatLook(owner).colour}
            >
              <Drawing of={piece.wonder ? "wonder" : piece.id} />
            </g>
          </Spot>
        );
      })}
    </g>
  );
}

/** Units of one owner, each kind with its number. */
function Units({ space, view }: { space: ClashSpaceView; view: ClashView }): JSX.Element | null {
  const kinds: [string, number][] = [
    ["settler", space.settlers],
    ["army", space.armies],
    ["ship", space.ships],
    ["barbarian", space.barbarians],
  ];
  const here = kinds.filter(([, count]) => count > 0);
  if (here.length === 0) return null;
  const seat = seatOf(view, space.units_of);
  const y = space.city === null ? 4 : -34;
  return (
    <g class="cc-units">
      {here.map(([kind, count], at) => (
        <g key={kind} transform={`translate(${(at - (here.length - 1) / 2) * 33} ${y})`}>
          <rect x="-16" y="-12" width="32" height="24" rx="8" class="cc-token" />
          <g
            transform="translate(-6 0) scale(0.78)"
            fill={seat === null ? "var(--clash-barbarian)" : seatLook(seat).colour}
          >
            <Drawing of={kind} />
          </g>
          <text x="9" y="5.5" class="cc-count">
            {count}
          </text>
        </g>
      ))}
    </g>
  );
}

/** How large pieces are drawn: so that a phone's owner can read them, too. */
const ENLARGED = { wide: 1.22, narrow: 1.5 };

function Space(props: { space: ClashSpaceView; view: ClashView; scale: number }): JSX.Element {
  const { space, view, scale } = props;
  const say = useWord();
  const city = view.cities.find(({ cell }) => cell === space.id);
  return (
    <g transform={`translate(${space.x} ${space.y})`}>
      <Spot id={`space:${space.id}`} label={say(spaceLabel(space, view))}>
        <Terrain of={space.terrain} radius={view.hex_radius} />
        <text class="cc-coordinate" y={view.hex_radius * 0.82}>
          {space.id}
        </text>
        {space.exhausted ? (
          <g class="cc-exhausted" transform={`translate(${-view.hex_radius * 0.62} 0)`}>
            <circle r="10" />
            <path d="M-5,-5L5,5M5,-5L-5,5" />
          </g>
        ) : null}
      </Spot>
      <g transform={`scale(${scale})`}>
        {city ? <City city={city} view={view} /> : null}
        <Units space={space} view={view} />
      </g>
    </g>
  );
}

/** Regions that are being laid: their outline is the element. */
function Region({ id, view }: { id: string; view: ClashView }): JSX.Element {
  const say = useWord();
  const cells = view.spaces.filter((space) => space.region === id);
  const x = cells.reduce((sum, cell) => sum + cell.x, 0) / cells.length;
  const y = cells.reduce((sum, cell) => sum + cell.y, 0) / cells.length;
  return (
    <Spot
      id={`region:${id}`}
      label={say(message("clash_of_cultures_board/region", { id }))}
      transform={`translate(${x} ${y})`}
    >
      <circle r={view.hex_radius * 0.5} class="edge cc-region" />
      <path d="M-14,6A15,15 0 1 1 6,14M6,14L-2,8M6,14L8,4" class="cc-turn" />
    </Spot>
  );
}

export function ClashMap({ view }: { view: ClashView }): JSX.Element {
  const narrow = useNarrow();
  const radius = view.hex_radius;
  const scale = (narrow ? ENLARGED.narrow : ENLARGED.wide) * (radius / 72);
  const xs = view.spaces.map((space) => space.x);
  const ys = view.spaces.map((space) => space.y);
  const left = Math.min(...xs) - radius - 6;
  const top = Math.min(...ys) - radius - 2;
  const width = Math.max(...xs) - left + radius + 6;
  const height = Math.max(...ys) - top + radius + 2;
  return (
    <svg class="cc-map" viewBox={`${left} ${top} ${width} ${height}`}>
      {view.spaces.map((space) => (
        <Space key={space.id} space={space} view={view} scale={scale} />
      ))}
      {view.turned ? <Region id={view.turned.region} view={view} /> : null}
    </svg>
  );
}
