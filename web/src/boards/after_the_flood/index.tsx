/** After the Flood: the land between the rivers, its workers, empires and cities. */
import type { JSX } from "preact";

import type { FloodView } from "../../generated/views";
import { useWord } from "../../play/table";
import { message } from "../../words";
import "./board.css";
import { Boxes, Stock } from "./boxes";
import { Chart } from "./map";
import { Players } from "./players";
import { Charts, Turns } from "./turns";

export { describe } from "./describe";

export function Board({ view }: { view: FloodView }): JSX.Element {
  const say = useWord();
  return (
    <div class="flood">
      <div class="flood-table">
        <div class="flood-main">
          <figure aria-label={say(message("after_the_flood_board/map"))}>
            <Chart view={view} />
          </figure>
          <Boxes view={view} />
        </div>
        <div class="flood-beside">
          <Turns view={view} />
          <Players view={view} />
        </div>
        <div class="flood-below">
          <Stock view={view} />
          <Charts />
        </div>
      </div>
    </div>
  );
}
