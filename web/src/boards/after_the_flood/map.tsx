/** The map: seas and rivers, areas with their goods and points, workers, cities and armies. */
import type { JSX } from "preact";

import { arrow_lines as ARROWS } from "../../../../src/edubba/games/after_the_flood/ui.json";
import type { FloodAreaView, FloodView } from "../../generated/views";
import { Spot } from "../../play/spot";
import { useShown, useWord } from "../../play/table";
import { Good } from "./goods";
import { Cartouche, Key, SEAL } from "./key";
import { LANDS } from "./layout";
import type { Land } from "./layout";
import { Army, City, Power, Workers } from "./pieces";
import { areaWords, armyWords, cityWords, placeName, seatOf } from "./words";

const EUPHRATES =
  "M112,58C124,110 96,150 128,196S178,262 172,300S232,372 226,420S262,470 282,540S372,576 404,628S470,640 508,676S590,716 622,768";
const TIGRIS =
  "M286,76C268,120 316,150 300,196S336,262 332,316S384,362 430,384S486,430 520,470S560,540 604,590S676,624 736,640";

/** The area or box that the question asked now speaks of. */
function useAskedPlace(): string | null {
  return useShown((shown) => {
    const words = shown.prompt?.prompt.args;
    const place = words?.["area"] ?? words?.["place"];
    return typeof place === "object" ? place.id.replace(/^.*\/place-/, "") : null;
  });
}

function Icons({ area, land }: { area: FloodAreaView; land: Land }): JSX.Element | null {
  const all = [...(area.points > 0 ? ["points"] : []), ...area.icons];
  const gap = all.length > 4 ? 24 : 28;
  const [x, y] = land.icons;
  return (
    <>
      {all.map((each, at) => {
        const across = x + (at - (all.length - 1) / 2) * gap;
        if (each !== "points") return <Good key={each} kind={each} x={across} y={y} />;
        return (
          <g key={each} transform={`translate(${across} ${y})`}>
            <path d={SEAL} class="flood-seal" />
            <text y="7" class="flood-number flood-points">
              {area.points}
            </text>
          </g>
        );
      })}
    </>
  );
}

function Crew({
  workers,
  place,
}: {
  workers: number[];
  place: readonly [number, number];
}): JSX.Element {
  const there = workers.flatMap((count, seat) => (count > 0 ? [{ seat, count }] : []));
  return (
    <>
      {there.map(({ seat, count }, at) => (
        <Workers
          key={seat}
          seat={seat}
          count={count}
          x={place[0] + (at - (there.length - 1) / 2) * 31}
          y={place[1]}
        />
      ))}
    </>
  );
}

function Area(props: { view: FloodView; area: FloodAreaView; asked: boolean }): JSX.Element {
  const { view, area, asked } = props;
  const say = useWord();
  const label = areaWords(view, area, say);
  const outline = LANDS.get(area.id)?.outline;
  return (
    <Spot id={`area:${area.id}`} label={label} class={`flood-area ${asked ? "flood-asked" : ""}`}>
      <title>{label}</title>
      <path d={outline} class="flood-casing" />
      <path d={outline} class="edge" />
    </Spot>
  );
}

/** Name, goods and workers of an area, above all outlines so that no mark hides them. */
function Labels({ area }: { area: FloodAreaView }): JSX.Element | null {
  const say = useWord();
  const land = LANDS.get(area.id);
  if (!land) return null;
  return (
    <>
      {area.sumer && (
        <g transform={`translate(${land.city[0]} ${land.city[1]})`}>
          <path d="M-24,19v-24h48v24z" class="flood-plot" />
          {land.power !== null && <Power power={land.power} x={-44} y={6} />}
        </g>
      )}
      <text x={land.name[0]} y={land.name[1]} class="flood-name">
        {say(placeName(area.id))}
      </text>
      <Icons area={area} land={land} />
      <Crew workers={area.workers} place={land.workers} />
    </>
  );
}

/** What glows around a piece, and where it can be touched. */
function Ring(): JSX.Element {
  return (
    <>
      <circle r="29" class="flood-casing" />
      <circle r="29" class="edge" />
    </>
  );
}

/** City and army of an area, each an element of its own. */
function Standing({ view, area }: { view: FloodView; area: FloodAreaView }): JSX.Element | null {
  const say = useWord();
  const land = LANDS.get(area.id);
  const city = seatOf(view, area.city);
  const holder = seatOf(view, area.holder);
  if (!land) return null;
  return (
    <>
      {city >= 0 && (
        <Spot
          id={`city:${area.id}`}
          label={say(cityWords(city, area))}
          class="flood-piece"
          transform={`translate(${land.city[0]} ${land.city[1]})`}
        >
          <title>{say(cityWords(city, area))}</title>
          <Ring />
          <City seat={city} expanded={area.expanded} />
        </Spot>
      )}
      {holder >= 0 && area.armies > 0 && (
        <Spot
          id={`army:${area.id}`}
          label={say(armyWords(holder, area))}
          class="flood-piece"
          transform={`translate(${land.army[0]} ${land.army[1]})`}
        >
          <title>{say(armyWords(holder, area))}</title>
          <Ring />
          <Army seat={holder} count={area.armies} />
        </Spot>
      )}
    </>
  );
}

/** Sea, land and the two rivers; all that is to be read or pointed at lies above. */
function Ground({ view }: { view: FloodView }): JSX.Element {
  const all = [...LANDS.values()].map((land) => land.outline).join("");
  return (
    <g aria-hidden="true">
      <rect x="8" y="46" width="768" height="816" fill="url(#flood-sea)" />
      <rect x="8" y="46" width="768" height="816" fill="url(#flood-waves)" />
      <path d={all} class="flood-shallows" />
      <path d={all} class="flood-shore" />
      {view.areas.map((area) => (
        <path
          key={area.id}
          d={LANDS.get(area.id)?.outline}
          class={area.sumer ? "flood-land flood-sumer" : "flood-land"}
        />
      ))}
      <g clip-path="url(#flood-lands)">
        <path d={EUPHRATES} class="flood-river" />
        <path d={TIGRIS} class="flood-river" />
      </g>
    </g>
  );
}

function Arrows(): JSX.Element {
  return (
    <g aria-hidden="true" class="flood-lines">
      {ARROWS.map(({ from, to, points }) => {
        const [[x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = []] = points;
        const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
        const long = Math.hypot(x2 - x1, y2 - y1);
        return (
          <path
            key={`${from}-${to}`}
            class="flood-arrow"
            transform={`translate(${x1} ${y1}) rotate(${turn.toFixed(1)})`}
            d={`M-6,-4H${long - 8}V-10L${long + 8},0L${long - 8},10V4H-6z`}
          />
        );
      })}
    </g>
  );
}

export function Chart({ view }: { view: FloodView }): JSX.Element {
  const asked = useAskedPlace();
  return (
    <svg class="flood-map" viewBox="8 46 768 816">
      <defs>
        <radialGradient id="flood-sea" cx="0.6" cy="0.85" r="1">
          <stop offset="0" stop-color="var(--flood-sea-0)" />
          <stop offset="0.6" stop-color="var(--flood-sea-1)" />
          <stop offset="1" stop-color="var(--flood-sea-2)" />
        </radialGradient>
        <pattern id="flood-waves" width="56" height="28" patternUnits="userSpaceOnUse">
          <path
            d="M4,9q6,-6 12,0t12,0M32,23q6,-6 12,0t12,0"
            fill="none"
            stroke="var(--flood-sea-wave)"
            stroke-opacity="0.16"
            stroke-width="1.600"
          />
        </pattern>
        <linearGradient id="flood-clay" x1="0" y1="0" x2="0.4" y2="1">
          <stop offset="0" stop-color="var(--flood-clay-0)" />
          <stop offset="1" stop-color="var(--flood-clay-1)" />
        </linearGradient>
        <linearGradient id="flood-field" x1="0" y1="0" x2="0.4" y2="1">
          <stop offset="0" stop-color="var(--flood-field-0)" />
          <stop offset="1" stop-color="var(--flood-field-1)" />
        </linearGradient>
        <clipPath id="flood-lands">
          <path d={[...LANDS.values()].map((land) => land.outline).join("")} />
        </clipPath>
      </defs>
      <Ground view={view} />
      {view.areas.map((area) => (
        <Area key={area.id} view={view} area={area} asked={area.id === asked} />
      ))}
      <Arrows />
      <g class="flood-labels" aria-hidden="true">
        {view.areas.map((area) => (
          <Labels key={area.id} area={area} />
        ))}
      </g>
      {view.areas.map((area) => (
        <Standing key={area.id} view={view} area={area} />
      ))}
      <Cartouche view={view} />
      <Key />
    </svg>
  );
}
