/** The table of Ulm: Cathedral and stalls above, the city on its river below, then the players. */
import type { JSX } from "preact";

import type { UlmView } from "../../generated/views";
import { useNarrow } from "../../ui/narrow";
import { Cathedral } from "./cathedral";
import { City } from "./city";
import { Players } from "./players";
import { Stalls } from "./stalls";
import "./board.css";

export { describe } from "./describe";

export function Board({ view }: { view: UlmView }): JSX.Element {
  const narrow = useNarrow();
  return (
    <div class="ulm">
      <div class="ulm-upper">
        <Cathedral view={view} />
        <Stalls view={view} />
      </div>
      {narrow ? (
        <div class="ulm-bends">
          <City view={view} from={28} to={590} />
          <City view={view} from={540} to={974} />
        </div>
      ) : (
        <City view={view} />
      )}
      <Players view={view} />
    </div>
  );
}
