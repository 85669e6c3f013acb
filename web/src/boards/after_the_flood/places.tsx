/** Places that are asked for: sites of cities, own cities, homes of empires. */
import type { JSX } from "preact";

import {
  areas as AREAS,
  scribes_max_per_player as MOST_SCRIBES,
  turns as TURNS,
} from "../../../../src/edubba/games/after_the_flood/data.json";
import type { FloodView } from "../../generated/views";
import { verbOf } from "../../play/choice";
import { useOffers, useWord } from "../../play/table";
import { usePhone } from "../../ui/narrow";
import { message } from "../../words";
import type { Message } from "../../words";
import { workersIn } from "./boxes";
import type { Asked } from "./courses";
import { lastMove, useAsked } from "./courses";
import { FigureIcon, PowerIcon } from "./figures";
import { armiesOf, pointsGained, pointsHolding } from "./forecast";
import { useOutlook } from "./ghost";
import { Line, Row } from "./rows";
import { useTerms } from "./terms";
import type { Terms } from "./terms";
import { empireName, placeName, powerWords, seatName, seatOf, signed } from "./words";

const powerOf = (area: string): string | null =>
  AREAS.find(({ id }) => id === area)?.city_power ?? null;

/** Whose city stands in an area; -1 where none does. */
const cityOf = (view: FloodView, id: string): number =>
  seatOf(view, view.areas.find((area) => area.id === id)?.city ?? null);

/** What an empire finds in an area. */
const finds = (owner: number): Message =>
  owner < 0
    ? message("after_the_flood_board/no-city")
    : message("after_the_flood_board/city-of", { seat: seatName(owner) });

/** Why a power would do nothing now; null where nothing stands in its way. */
function idle(view: FloodView, seat: number, power: string, terms: Terms): string | null {
  const player = view.players[seat];
  const left = terms.cityTakesAvailable ? player?.workers_available : player?.workers_unavailable;
  const scribes = ["ready", "new", "used"].reduce(
    (sum, side) => sum + (workersIn(view, `scribes_${side}`)[seat] ?? 0),
    0,
  );
  switch (power) {
    case "scribe_on_build":
      return scribes >= MOST_SCRIBES ? "scribes" : left === 0 ? "worker" : null;
    case "tool_maker_on_build":
      return left === 0 ? "worker" : null;
    case "two_extra_armies":
      return player?.empire === null ? null : view.turn < TURNS ? "armies" : "last";
    case "extra_textile":
      return view.turn < TURNS ? null : "last";
    default:
      return null;
  }
}

interface Found {
  text: Message;
  /** What changes in the points of this turn. */
  gain: number;
}

/** What comes of a city or an empire in an area, as things are now. */
function useFound({ view, prompt }: Asked): (area: string) => Found {
  const terms = useTerms();
  const { seat } = prompt;
  return (area) => {
    if (prompt.decision === "empire_area") {
      const gain = pointsHolding(view, seat, area)[seat] ?? 0;
      return { text: finds(cityOf(view, area)), gain };
    }
    const power = powerOf(area);
    if (power === null) return { text: message("after_the_flood_board/no-power"), gain: 0 };
    const city = view.players[seat]?.colour ?? null;
    const why = idle(view, seat, power, terms);
    const text = why === null ? powerWords(power) : message(`after_the_flood_board/idle-${why}`);
    return { text, gain: pointsGained(view, area, { city })[seat] ?? 0 };
  };
}

const SITES = new Set(["build", "empire_area"]);

/** Sites with what a city there does for its owner. */
export function Sites({ view, prompt }: Asked): JSX.Element | null {
  const say = useWord();
  const { ghost } = useOutlook(view);
  const found = useFound({ view, prompt });
  const offers = useOffers();
  const sites = new Set(
    offers.filter((offer) => SITES.has(verbOf(lastMove(offer)))).flatMap(({ targets }) => targets),
  );
  const open = useAsked().filter((element) => element.startsWith("area:") && sites.has(element));
  const phone = usePhone();
  const empire = prompt.decision === "empire_area";
  if (phone) {
    if (ghost?.kind !== (empire ? "soldier" : "city")) return null;
    const { text, gain } = found(ghost.place);
    return (
      <section class="flood-effect">
        <Line {...(gain === 0 ? {} : { value: signed(gain) })}>
          <b>{say(placeName(ghost.place))}</b> {say(text)}
        </Line>
      </section>
    );
  }
  return (
    <div class="flood-pairs is-sites">
      {open.map((element) => {
        const area = element.slice("area:".length);
        const owner = empire ? cityOf(view, area) : -1;
        const power = empire ? null : powerOf(area);
        const { text: words, gain } = found(area);
        const text = say(words);
        const name = say(placeName(area));
        return (
          <Row
            key={element}
            id={element}
            label={`${name}: ${text}`}
            picture={
              <span class="flood-blank">
                {power && <PowerIcon power={power} size={22} />}
                {owner >= 0 && <FigureIcon kind="city" seat={owner} height={20} />}
              </span>
            }
            title={name}
            text={text}
            value={gain === 0 ? undefined : signed(gain)}
          />
        );
      })}
    </div>
  );
}

/** Own cities, with what is lost or won with each. */
export function OwnCities({ view, prompt }: Asked): JSX.Element | null {
  const say = useWord();
  const open = useAsked().filter((element) => element.startsWith("city:"));
  const lifts = prompt.decision === "lift_city";
  return (
    <div class="flood-pairs">
      {open.map((element) => {
        const id = element.slice("city:".length);
        const expanded = view.areas.find((area) => area.id === id)?.expanded ?? false;
        const power = powerOf(id);
        const loss = lifts ? (pointsGained(view, id, { city: null })[prompt.seat] ?? 0) : 0;
        const text =
          lifts && expanded
            ? say(message("after_the_flood_board/loses-expansion"))
            : power
              ? say(powerWords(power))
              : say(message("after_the_flood_board/no-power"));
        const name = say(placeName(id));
        return (
          <Row
            key={element}
            id={element}
            label={`${name}: ${text}`}
            picture={
              <FigureIcon kind={expanded ? "towered" : "city"} seat={prompt.seat} height={24} />
            }
            title={name}
            text={text}
            value={loss === 0 ? undefined : signed(loss)}
          />
        );
      })}
    </div>
  );
}

export function Empires({ view, prompt }: Asked): JSX.Element {
  const say = useWord();
  const open = new Set(useAsked());
  return (
    <div class="flood-pairs">
      {view.empires
        .filter(({ id }) => open.has(`empire:${id}`))
        .map(({ id, home }) => {
          const armies = armiesOf(view, prompt.seat, id);
          const next = AREAS.find((area) => area.id === home);
          const near = [...(next?.adjacent ?? []), ...(next?.arrow_to ?? [])];
          const text =
            home === null
              ? say(message("after_the_flood_board/any_sumer"))
              : say(
                  message("after_the_flood_board/next-to", {
                    areas: near.map((each) => say(placeName(each))).join(", "),
                  }),
                );
          const name = say(empireName(home));
          return (
            <Row
              key={id}
              id={`empire:${id}`}
              label={`${name}: ${armies}; ${text}`}
              picture={<FigureIcon kind="soldier" seat={prompt.seat} height={32} />}
              title={name}
              text={text}
              value={`+${armies}`}
            />
          );
        })}
    </div>
  );
}
