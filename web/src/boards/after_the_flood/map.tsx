/** The map: areas with their goods and points, workers, cities and armies, and what may come there. */
import type { JSX } from "preact";

import { verbOf } from "../../play/choice";
import type { FloodAreaView, FloodView } from "../../generated/views";
import { Spot } from "../../play/spot";
import { useOffers, useShown, useWord } from "../../play/table";
import { percent } from "../../words";
import { lastMove, useAsked, usePlan, wordOf } from "./courses";
import { Crowd } from "./crowd";
import { cityOf, Figure, Power } from "./figures";
import { fightIn, mostOf } from "./forecast";
import type { Ghost } from "./ghost";
import { Good } from "./goods";
import { LANDS, tagPlace } from "./layout";
import type { Land } from "./layout";
import { armyOf, cityPiece } from "./pieces";
import type { Pieces } from "./pieces";
import { areaWords, armyWords, cityWords, placeName, seatOf } from "./words";

interface MapProps {
  view: FloodView;
  pieces: Pieces;
  ghost: Ghost | null;
}

/** The area or box that the question asked now speaks of. */
function useAskedPlace(): string | null {
  return useShown((shown) => {
    const words = shown.prompt?.prompt.args;
    const place = words?.["area"] ?? words?.["place"] ?? words?.["site"];
    return typeof place === "object" ? place.id.replace(/^.*\/place-/, "") : null;
  });
}

const SEAL = Array.from({ length: 20 }, (_, k) => {
  const reach = k % 2 ? 11 : 13.5;
  const turn = (k * Math.PI) / 10;
  return `${k ? "L" : "M"}${(reach * Math.cos(turn)).toFixed(1)},${(reach * Math.sin(turn)).toFixed(1)}`;
}).join("");

/** What most workers score at the end, and what can be taken in trade. */
function Icons({ area, land }: { area: FloodAreaView; land: Land }): JSX.Element {
  const all = [...(area.points > 0 ? ["points"] : []), ...area.icons];
  const gap = all.length > 4 ? 26 : 30;
  const [x, y] = land.icons;
  const leads = mostOf(area.workers) >= 0;
  return (
    <>
      {all.map((each, at) => {
        const across = x + (at - (all.length - 1) / 2) * gap;
        if (each !== "points") return <Good key={each} kind={each} x={across} y={y} size={0.72} />;
        return (
          <g key={each} transform={`translate(${across} ${y})`}>
            <path d={`${SEAL}Z`} class={leads ? "flood-seal" : "flood-seal is-open-to-all"} />
            <text y="6" class="flood-number">
              {area.points}
            </text>
          </g>
        );
      })}
    </>
  );
}

function Area(props: {
  view: FloodView;
  area: FloodAreaView;
  asked: boolean;
  touch: number;
}): JSX.Element {
  const { view, area, asked, touch } = props;
  const say = useWord();
  const { outline, slender = false } = LANDS.get(area.id) ?? {};
  return (
    <Spot
      id={`area:${area.id}`}
      label={areaWords(view, area, say)}
      class={asked ? "flood-area flood-asked" : "flood-area"}
    >
      <path d={outline} class="flood-casing" />
      <path d={outline} class="edge" />
      {slender && touch > 0 && <circle cx={area.x} cy={area.y} r={touch} class="edge is-touch" />}
    </Spot>
  );
}

/** What glows around a piece, and where it can be touched. */
function Ring({ radius }: { radius: number }): JSX.Element {
  return (
    <>
      <circle r={radius} class="flood-casing" />
      <circle r={radius} class="edge" />
    </>
  );
}

const ARMY_GAP = 24;

/** City and army of an area, each an element of its own. */
function Standing(props: MapProps & { area: FloodAreaView; touch: number }): JSX.Element | null {
  const { view, area, pieces, ghost, touch } = props;
  const say = useWord();
  const land = LANDS.get(area.id);
  const city = seatOf(view, area.city);
  const holder = seatOf(view, area.holder);
  const actor = seatOf(view, view.actor);
  if (!land) return null;
  const here = ghost?.place === area.id ? ghost : null;
  const soldiers = pieces.at(armyOf(holder), area.id);
  const coming = here?.kind === "soldier" && (holder === actor || area.armies === 0);
  const shown = area.armies + (coming ? 1 : 0);
  return (
    <>
      {area.sumer && city < 0 && (
        <path
          d="M-30,16v-20h60v20z"
          class="flood-plot"
          transform={`translate(${land.city[0]} ${land.city[1]})`}
        />
      )}
      {here?.kind === "city" && (
        <g class="flood-ghost">
          <Figure sprite={cityOf(actor, false)} x={land.city[0]} y={land.city[1]} />
        </g>
      )}
      {city >= 0 && (
        <Spot
          id={`city:${area.id}`}
          label={say(cityWords(city, area))}
          class="flood-piece"
          passive
          told
          transform={`translate(${land.city[0]} ${land.city[1]})`}
        >
          <Ring radius={Math.max(34, touch)} />
          <Figure
            sprite={cityOf(city, area.expanded)}
            piece={pieces.at(cityPiece(city), area.id)[0]}
          />
        </Spot>
      )}
      {land.power !== null && (
        <g transform={`translate(${land.city[0] - 36} ${land.city[1] + 16})`}>
          <Power power={land.power} />
        </g>
      )}
      {holder >= 0 && area.armies > 0 && (
        <Spot
          id={`army:${area.id}`}
          label={say(armyWords(holder, area))}
          class="flood-piece"
          passive
          told
          transform={`translate(${land.army[0]} ${land.army[1]})`}
        >
          <Ring radius={Math.max(27, touch)} />
          {soldiers.map((name, at) => (
            <Figure
              key={name}
              sprite={`flood-soldier-${holder}`}
              x={(at - (shown - 1) / 2) * ARMY_GAP}
              y={2}
              size={0.98}
              piece={name}
            />
          ))}
        </Spot>
      )}
      {coming && (
        <g class="flood-ghost" transform={`translate(${land.army[0]} ${land.army[1]})`}>
          <Figure
            sprite={`flood-soldier-${actor}`}
            x={((shown - 1) / 2) * ARMY_GAP}
            y={2}
            size={0.98}
          />
        </g>
      )}
    </>
  );
}

interface Tag {
  area: string;
  text: string;
  hot: boolean;
}

/** What stands on the areas that armies may go to: the odds where they would fight. */
function useTags(view: FloodView): Tag[] {
  const asked = useAsked();
  const offers = useOffers();
  const path = useShown((shown) => shown.path);
  const prompt = useShown((shown) => shown.prompt);
  const [plan] = usePlan();
  const expanding =
    prompt?.decision === "expand" || path[0] === "verb:expand_empire" || plan.fight !== null;
  if (!expanding || !prompt) return [];
  const open = new Set(asked);
  const found = new Map<string, Tag>();
  for (const offer of offers) {
    const move = lastMove(offer);
    if (!["invade", "reenter", "look"].includes(verbOf(move))) continue;
    if (!offer.targets.some((element) => open.has(element))) continue;
    const armies = Number(
      offer.label.args["armies"] ?? view.players[prompt.seat]?.armies_available,
    );
    const fight = fightIn(view, prompt.seat, wordOf(move), armies);
    if (fight) {
      found.set(wordOf(move), {
        area: wordOf(move),
        text: percent(fight.win),
        hot: fight.win < 0.5,
      });
    }
  }
  return [...found.values()];
}

/** Areas, then people, then names, so that nothing hides what is read. */
export function Chart(props: MapProps & { touch: number }): JSX.Element {
  const { view, pieces, ghost, touch } = props;
  const say = useWord();
  const [plan] = usePlan();
  const named = useAskedPlace();
  const asked = plan.fight ?? named;
  const tags = useTags(view);
  const names = view.areas.map(({ id }) => ({
    id,
    at: LANDS.get(id)?.name ?? ([0, 0] as const),
    behind: LANDS.get(id)?.behind ?? false,
    words: say(placeName(id)),
  }));
  return (
    <>
      {view.areas.map((area) => (
        <Area key={area.id} view={view} area={area} asked={area.id === asked} touch={touch} />
      ))}
      <g class="flood-labels" aria-hidden="true">
        {view.areas.map((area) => {
          const land = LANDS.get(area.id);
          if (!land || area.sumer) return null;
          return (
            <g key={area.id}>
              <Icons area={area} land={land} />
              <Crowd
                workers={area.workers}
                pieces={pieces}
                place={area.id}
                x={land.workers[0]}
                y={land.workers[1]}
                room={area.id === "dilmun" || area.id === "akkad" ? 62 : 84}
                ghosts={ghost?.kind === "worker" && ghost.place === area.id ? ghost.count : 0}
                ghost={seatOf(view, view.actor)}
              />
            </g>
          );
        })}
      </g>
      {view.areas.map((area) => (
        <Standing key={area.id} {...{ view, pieces, ghost, touch, area }} />
      ))}
      <g class="flood-labels" aria-hidden="true">
        {names.map(({ id, at: [x, y], behind, words }) => (
          <text key={id} x={x} y={y} class={behind ? "flood-name is-behind" : "flood-name"}>
            {words}
          </text>
        ))}
        {tags.map(({ area, text, hot }) => {
          const [x, y] = tagPlace(area, names);
          return (
            <g
              key={area}
              class={hot ? "flood-tag is-hot" : "flood-tag"}
              transform={`translate(${x} ${y})`}
            >
              <rect x="-33" y="-15" width="66" height="30" rx="15" />
              <text y="7">{text}</text>
            </g>
          );
        })}
      </g>
    </>
  );
}
