/** Places that are asked for: sites of cities, own cities, homes of empires. */
import type { JSX } from "preact";

import { areas as AREAS } from "../../../../src/edubba/games/after_the_flood/data.json";
import type { FloodView } from "../../generated/views";
import { useTable, useWord } from "../../play/table";
import { usePhone } from "../../ui/narrow";
import { message } from "../../words";
import type { Message } from "../../words";
import type { Asked } from "./courses";
import { FigureIcon, PowerIcon } from "./figures";
import { useOutlook } from "./ghost";
import { Row } from "./rows";
import { empireName, placeName, powerWords, seatName, seatOf } from "./words";

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

/** Sites with what a city there does for its owner. */
export function Sites({ view, prompt }: Asked): JSX.Element | null {
  const table = useTable();
  const say = useWord();
  const { ghost } = useOutlook(view);
  const open = table.asked().filter((element) => element.startsWith("area:"));
  const phone = usePhone();
  const empire = prompt.decision === "empire_area";
  if (phone) {
    const power = ghost?.kind === "city" ? powerOf(ghost.place) : null;
    return power ? <p class="flood-hint">{say(powerWords(power))}</p> : null;
  }
  return (
    <div class="flood-pairs is-sites">
      {open.map((element) => {
        const area = element.slice("area:".length);
        const owner = empire ? cityOf(view, area) : -1;
        const power = empire ? null : powerOf(area);
        const text = say(
          empire
            ? finds(owner)
            : power
              ? powerWords(power)
              : message("after_the_flood_board/no-power"),
        );
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
          />
        );
      })}
    </div>
  );
}

/** Own cities, with what is lost or won with each. */
export function OwnCities({ view, prompt }: Asked): JSX.Element | null {
  const table = useTable();
  const say = useWord();
  const open = table.asked().filter((element) => element.startsWith("city:"));
  return (
    <div class="flood-pairs">
      {open.map((element) => {
        const id = element.slice("city:".length);
        const expanded = view.areas.find((area) => area.id === id)?.expanded ?? false;
        const power = powerOf(id);
        const text =
          prompt.decision === "lift_city" && expanded
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
          />
        );
      })}
    </div>
  );
}

export function Empires({ view, prompt }: Asked): JSX.Element {
  const table = useTable();
  const say = useWord();
  const open = new Set(table.asked());
  return (
    <div class="flood-pairs">
      {view.empires
        .filter(({ id }) => open.has(`empire:${id}`))
        .map(({ id, armies, home }) => {
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
