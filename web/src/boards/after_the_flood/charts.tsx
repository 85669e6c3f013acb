/** What the board prints for all to look up: city powers, incomes by rank, points of expansions. */
import type { JSX } from "preact";

import {
  areas as AREAS,
  expansion_vp as EXPANSION,
  production as PRODUCTION,
} from "../../../../src/edubba/games/after_the_flood/data.json";
import { useWord } from "../../play/table";
import { message } from "../../words";
import { PowerIcon } from "./figures";
import { GoodIcon } from "./goods";
import { placeName, powerWords } from "./words";

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

export function Charts(): JSX.Element {
  const say = useWord();
  return (
    <div class="flood flood-charts">
      <h3>{say(message("after_the_flood_board/chart_powers"))}</h3>
      <Powers />
      <h3>
        {say(message("after_the_flood_board/chart_expansion", { wood: EXPANSION.wood_cost }))}
      </h3>
      <ol class="flood-laid">
        {EXPANSION.vp_by_luxuries.map((points, luxuries) => (
          <li key={luxuries}>
            {say(message("after_the_flood_board/expansion", { luxuries, points }))}
          </li>
        ))}
      </ol>
      <h3>{say(message("after_the_flood_board/chart_production"))}</h3>
      <table>
        <thead>
          <tr>
            <th>{say(message("after_the_flood_board/ranks"))}</th>
            {(["grain", "textile"] as const).map((good) => (
              <th key={good}>
                <GoodIcon kind={good} size={22} />
                <span class="unseen">{say(message(`after_the_flood/good-${good}`))}</span>
              </th>
            ))}
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
    </div>
  );
}
