/** Cities on the land: their pieces, and the plate below. */
import type { JSX } from "preact";

import type { ClashCityView, ClashView } from "../../generated/views";
import { Spot } from "../../play/spot";
import { useWord } from "../../play/table";
import { SeatShape, seatLook } from "../../ui/seats";
import { Building, Camp } from "./figures";
import { cityLabel, pieceName } from "./labels";
import { supplyOf } from "./pieces";
import { Drawing } from "./signs";
import { WonderShape } from "./wonders";

function seatOf(view: ClashView, colour: string | null): number | null {
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

/** Where the next piece of a city would stand beside those that are there: the first, its Settler. */
const NEXT: readonly (readonly [number, number])[] = [
  [-20, 2],
  [29, 0],
  [0, -17],
  [-24, -15],
  [2, 11],
];

export const nextPlace = (size: number): readonly [number, number] =>
  NEXT[Math.min(size, NEXT.length - 1)] ?? [0, 0];

/** Where a piece stands that is in a city already, as one that may change its colour. */
export function placeIn(city: ClashCityView, id: string): readonly [number, number] | null {
  const pieces = ["settlement", ...Object.keys(city.buildings), ...city.wonders];
  const at = pieces.indexOf(id);
  return at < 0 ? null : (PLACES[Math.min(pieces.length, PLACES.length - 1)]?.[at] ?? null);
}

/** The ground of a city with its pieces; the plate below says whose it is, how large, how it feels. */
export function City(props: { city: ClashCityView; view: ClashView; plate: number }): JSX.Element {
  const { city, view, plate } = props;
  const say = useWord();
  const seat = seatOf(view, city.owner);
  if (seat === null) {
    return (
      <Spot id={`piece:${city.cell}.settlement`} label={say(cityLabel(city, view))} passive told>
        <rect x="-34" y="-22" width="68" height="40" fill="transparent" class="edge" />
        <g data-piece={`${city.cell}.settlement`}>
          <Camp />
        </g>
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
          told
        >
          <rect x="-14" y="-17" width="29" height="29" rx="5" class="edge" fill="transparent" />
          <g
            data-piece={`${city.cell}.${id}`}
            data-piece-from={wonder ? "drawer:wonders" : supplyOf(whose ?? seat)}
          >
            {wonder ? <WonderShape id={id} /> : <Building of={id} seat={whose} />}
          </g>
        </Spot>
      ))}
      <g transform={`translate(0 26) scale(${plate})`} class="cc-plate" aria-hidden="true">
        <rect x="-31" y="-10" width="62" height="20" rx="10" stroke={colour} />
        <SeatShape seat={seat} x={-19} y={0} size={5.6} />
        <text y="5.6">{city.size}</text>
        <Drawing of={city.mood ?? "neutral"} size={17} x={18.5} />
        {city.activations > 0 ? (
          <g transform="translate(37 0)">
            <circle r="9" class="cc-used" />
            <text y="5" class="cc-used-count">
              {city.activations}
            </text>
          </g>
        ) : null}
      </g>
    </g>
  );
}
