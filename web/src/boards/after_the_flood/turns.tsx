/** The five turns with their empires, and the charts printed on the board. */
import type { JSX } from "preact";

import {
  areas as AREAS,
  decline_turns as DECLINES,
  empires as EMPIRES,
  expansion_vp as EXPANSION,
  production as PRODUCTION,
} from "../../../../src/edubba/games/after_the_flood/data.json";
import type { FloodEmpireView, FloodView } from "../../generated/views";
import { useWord } from "../../play/table";
import { SeatMark } from "../../ui/seats";
import { message } from "../../words";
import { Cover } from "./cover";
import { GoodIcon } from "./goods";
import { ArmyIcon, PowerIcon } from "./pieces";
import { dateOf, empireName, placeName, powerWords, seatName, seatOf } from "./words";

function Empire({ view, empire }: { view: FloodView; empire: FloodEmpireView }): JSX.Element {
  const say = useWord();
  const { armies, home } = empire;
  const name = empireName(home);
  const owner = seatOf(view, empire.taken_by);
  const where = home === null ? message("after_the_flood_board/any_sumer") : placeName(home);
  const label =
    owner < 0
      ? message("after_the_flood_board/empire_free", { name, armies, where })
      : message("after_the_flood_board/empire_taken", { name, armies, seat: seatName(owner) });
  return (
    <div class="flood-empire">
      <Cover id={`empire:${empire.id}`} label={say(label)} />
      <strong>{say(name)}</strong>
      <span class="flood-few">
        <ArmyIcon />
        <b>{armies}</b>
      </span>
      {owner < 0 ? (
        <span class="flood-quiet">{say(message("after_the_flood_board/free"))}</span>
      ) : (
        <span class="flood-few">
          <SeatMark seat={owner} />
          {say(seatName(owner))}
        </span>
      )}
    </div>
  );
}

const TURNS = [...new Set(EMPIRES.map((empire) => empire.turn))];

export function Turns({ view }: { view: FloodView }): JSX.Element {
  const say = useWord();
  return (
    <section
      class="flood-panel flood-turns"
      aria-label={say(message("after_the_flood_board/turns"))}
    >
      <ol class="flood-track">
        {TURNS.map((turn) => {
          const now = turn === view.turn;
          return (
            <li
              key={turn}
              class={now ? "flood-this" : ""}
              {...(now ? { "aria-current": "step" as const } : {})}
            >
              <b>{turn}</b>
              <span>{say(dateOf(turn))}</span>
              <span class="flood-quiet">
                {EMPIRES.filter((empire) => empire.turn === turn)
                  .map((empire) => `${say(empireName(empire.start_area))} ${empire.base_armies}`)
                  .join(", ")}
                {DECLINES.includes(turn) && (
                  <em> {say(message("after_the_flood_board/decline"))}</em>
                )}
              </span>
            </li>
          );
        })}
      </ol>
      <div class="flood-empires">
        {view.empires.map((empire) => (
          <Empire key={empire.id} view={view} empire={empire} />
        ))}
      </div>
    </section>
  );
}

function Powers(): JSX.Element {
  const say = useWord();
  return (
    <ul class="flood-powers">
      {AREAS.flatMap(({ id, city_power: power }) =>
        power === null
          ? []
          : [
              <li key={id}>
                <PowerIcon power={power} />
                <span>
                  <strong>{say(placeName(id))}</strong> {say(powerWords(power))}
                </span>
              </li>,
            ],
      )}
    </ul>
  );
}

/** What the board prints for all to look up. */
export function Charts(): JSX.Element {
  const say = useWord();
  return (
    <details class="flood-panel flood-charts">
      <summary>{say(message("after_the_flood_board/charts"))}</summary>
      <h4>{say(message("after_the_flood_board/chart_powers"))}</h4>
      <Powers />
      <h4>
        {say(message("after_the_flood_board/chart_expansion", { wood: EXPANSION.wood_cost }))}
      </h4>
      <ol class="flood-row">
        {EXPANSION.vp_by_luxuries.map((points, luxuries) => (
          <li key={luxuries}>
            {say(message("after_the_flood_board/expansion", { luxuries, points }))}
          </li>
        ))}
      </ol>
      <h4>{say(message("after_the_flood_board/chart_production"))}</h4>
      <table>
        <thead>
          <tr>
            <th>{say(message("after_the_flood_board/ranks"))}</th>
            <th>
              <GoodIcon kind="grain" size={22} />
              <span class="flood-unseen">{say(message("after_the_flood/good-grain"))}</span>
            </th>
            <th>
              <GoodIcon kind="textile" size={22} />
              <span class="flood-unseen">{say(message("after_the_flood/good-textile"))}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {PRODUCTION.rows.map((row) => (
            <tr key={row.positions.join()}>
              <td>{row.positions.join(" · ")}</td>
              <td>{row.grain.join(" · ")}</td>
              <td>{row.textile.join(" · ")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
