/** The Danube with its barges, and the eight quarters on its banks. */
import type { JSX } from "preact";

import type { UlmQuarterView, UlmSealPlace, UlmSpaceView, UlmView } from "../../generated/views";
import { Spot } from "../../play/spot";
import { useWord } from "../../play/table";
import { SeatShape, seatLook } from "../../ui/seats";
import { message } from "../../words";
import { SignDrawing } from "./signs";

const BONUS_SIGNS: Record<string, string> = { coin: "coins", sparrow: "sparrows", card: "cards" };

/** What stands in each quarter, as a faint outline with its foot in the middle of the lower edge. */
const BUILDINGS: Record<string, string> = {
  leaning_house:
    "M-46,0L-40,-62L-52,-66L-6,-98L46,-60L38,-58L44,0ZM-20,-30H-4V-50H-20ZM10,-30H26V-50H10Z",
  oath_house: "M-58,0V-56H-40L0,-100L40,-56H58V0ZM-9,-62A9,9 0 1 0 9,-62A9,9 0 1 0 -9,-62Z",
  town_hall:
    "M-60,0V-64L-50,-64V-76H-40V-64H-14L0,-98L14,-64H40V-76H50V-64H60V0ZM-12,0V-26A12,12 0 0 1 12,-26V0Z",
  reichenauer_hof:
    "M-66,0V-48L-40,-76L-14,-48H14L40,-76L66,-48V0ZM-46,-20H-34V-36H-46ZM34,-20H46V-36H34Z",
  goose_tower:
    "M-30,0V-70H-38V-82H-26V-76H-18V-82H-6V-76H6V-82H18V-76H26V-82H38V-70H30V0ZM-10,0V-24A10,10 0 0 1 10,-24V0Z",
  tillage:
    "M-100,0Q-50,-26 0,-10T100,-8V0ZM-70,-16V-50M-70,-50L-82,-38M-70,-50L-58,-38M-40,-22V-58M-40,-58L-52,-46M-40,-58L-28,-46",
  garden:
    "M-30,0V-18H-6V0M-18,-18A26,26 0 1 1 -17,-18M34,0V-26H46V0M40,-26A20,20 0 1 1 41,-26M78,0V-14M78,-14A13,13 0 1 1 79,-14",
  shipyard: "M-110,-16H60L40,0H-92ZM-30,-16V-92L24,-30H-30M-70,-16V-52M-110,-8L-128,-30",
};

function Crest({ quarter }: { quarter: UlmQuarterView }): JSX.Element | null {
  if (quarter.crest === null) return null;
  return (
    <g transform={`translate(${quarter.crest_x} ${quarter.crest_y})`}>
      <path class="ulm-crest" d="M-11,-12H11V2L0,14L-11,2Z" />
      <SeatShape seat={quarter.crest} size={6.5} />
    </g>
  );
}

function Seal({ place }: { place: UlmSealPlace }): JSX.Element {
  const say = useWord();
  const at = `translate(${place.x} ${place.y})`;
  if (place.descendant !== null && place.owner === null) {
    const name = say(message(`ulm/descendant-${place.descendant}`));
    const power = message(`ulm/power-${place.descendant}`);
    return (
      <Spot
        id={`descendant:${place.descendant}`}
        label={say(message("ulm_board/descendant", { name, power }))}
        transform={at}
      >
        <rect class="edge ulm-descendant" x="-27" y="-22" width="54" height="44" rx="7" />
        <circle class="ulm-face" cy="-8" r="7" />
        <path class="ulm-face" d="M-12,9Q0,-5 12,9Z" />
        <text class="ulm-tiny" y="19">
          {name.length > 9 ? `${name.slice(0, 8)}.` : name}
        </text>
      </Spot>
    );
  }
  return (
    <g transform={at}>
      <circle class="ulm-seal-place" r="15" />
      {place.owner === null ? null : (
        <>
          <circle class="ulm-wax" r="15" fill={seatLook(place.owner).colour} />
          <SeatShape seat={place.owner} size={9} />
        </>
      )}
    </g>
  );
}

function Quarter({ quarter }: { quarter: UlmQuarterView }): JSX.Element {
  const say = useWord();
  const [left, top, right, bottom] = quarter.rect as [number, number, number, number];
  const name = say(quarter.name);
  const owners = quarter.seals.filter((seal) => seal.owner !== null).length;
  let label = message("ulm_board/quarter", {
    name,
    privilege: quarter.privilege,
    seals: owners,
    spaces: quarter.seals.length,
  });
  if (quarter.crest !== null && quarter.pays !== null) {
    const owner = message(`ulm/seat-${quarter.crest}`);
    label = message("ulm_board/quarter-with-crest", { quarter: label, owner, pays: quarter.pays });
  }
  return (
    <>
      <Spot id={`quarter:${quarter.id}`} label={say(label)}>
        <rect
          class={`edge ulm-quarter ${quarter.bank}`}
          x={left + 3}
          y={top + 3}
          width={right - left - 6}
          height={bottom - top - 6}
          rx="9"
        />
        <path
          class="ulm-building"
          d={BUILDINGS[quarter.id] ?? ""}
          transform={`translate(${(left + right) / 2} ${bottom - 6})`}
        />
        <text
          class={`ulm-quarter-name ${name.length > 13 ? "long" : ""}`}
          x={left + 32}
          y={top + 25}
        >
          {name}
        </text>
      </Spot>
      {quarter.seals.map((place) => (
        <Seal key={place.id} place={place} />
      ))}
      <Crest quarter={quarter} />
    </>
  );
}

/** Points with their sign; nothing has none. */
function points(vp: number): string {
  if (vp === 0) return "0";
  return vp > 0 ? `+${vp}` : `−${-vp}`;
}

function Space({ space }: { space: UlmSpaceView }): JSX.Element {
  const say = useWord();
  let label = message("ulm_board/space", { index: space.index, vp: space.vp });
  if (space.bonus) {
    const bonus = message(`ulm_board/bonus-${space.bonus}`);
    label = message("ulm_board/space-with-bonus", { space: label, bonus });
  }
  if (space.barges.length > 0) {
    const barges = space.barges.map((seat) => say(message(`ulm/seat-${seat}`))).join(", ");
    label = message("ulm_board/space-with-barges", { space: label, barges });
  }
  return (
    <Spot
      id={`space:${space.index}`}
      label={say(label)}
      transform={`translate(${space.x} ${space.y})`}
    >
      <rect class="edge ulm-space" x="-20" y="-34" width="40" height="68" rx="9" />
      <text class={`ulm-vp ${space.vp < 0 ? "under" : "over"}`} y="28">
        {points(space.vp)}
      </text>
      {space.bonus ? (
        <g transform="translate(0 -19) scale(1.05)">
          {space.bonus === "dock_tile" ? (
            <rect class="ulm-any-tile" x="-8" y="-8" width="16" height="16" rx="3" />
          ) : (
            <SignDrawing of={BONUS_SIGNS[space.bonus] ?? ""} />
          )}
        </g>
      ) : null}
    </Spot>
  );
}

/** Barges float above their spaces; several on the first space lie one below the other. */
function Barges({ view }: { view: UlmView }): JSX.Element {
  const say = useWord();
  return (
    <>
      {view.river.flatMap((space) =>
        space.barges.map((seat, at) => (
          <Spot
            key={seat}
            id={`barge:${seat}`}
            label={say(message("ulm_board/barge", { owner: message(`ulm/seat-${seat}`) }))}
            transform={`translate(${space.x} ${space.y - 4 + (at - (space.barges.length - 1) / 2) * 17})`}
            class="ulm-barge"
          >
            <path
              class="edge"
              d="M-17,-4H17L12,7H-12Z"
              fill={seatLook(seat).colour}
              stroke="var(--outline)"
            />
            <SeatShape seat={seat} size={5.5} y={-6} />
          </Spot>
        )),
      )}
    </>
  );
}

/** The city, or the part of it that a narrow screen shows in one row. */
export function City(props: { view: UlmView; from?: number; to?: number }): JSX.Element {
  const { view, from = 28, to = 974 } = props;
  return (
    <svg
      class="ulm-city"
      viewBox={`${from} 548 ${to - from} 404`}
      style={{ width: to - from < 900 ? `${((to - from) / 562) * 100}%` : "100%" }}
    >
      <defs>
        <linearGradient id="ulm-water" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stop-color="var(--ulm-water-0)" />
          <stop offset="0.5" stop-color="var(--ulm-water-1)" />
          <stop offset="1" stop-color="var(--ulm-water-2)" />
        </linearGradient>
      </defs>
      <rect class="ulm-water" x="28" y="712" width="946" height="76" />
      {view.quarters.map((quarter) => (
        <Quarter key={quarter.id} quarter={quarter} />
      ))}
      {view.river.map((space) => (
        <Space key={space.index} space={space} />
      ))}
      <Barges view={view} />
    </svg>
  );
}
