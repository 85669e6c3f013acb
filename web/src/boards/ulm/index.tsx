/** The table of Ulm: Cathedral and stalls above, the city on its river below, then the players. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import type { UlmView } from "../../generated/views";
import { Cathedral } from "./cathedral";
import { City } from "./city";
import { Players } from "./players";
import { Stalls } from "./stalls";
import "./board.css";

export { describe } from "./describe";

const NARROW = "(max-width: 640px)";

function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(() => matchMedia(NARROW).matches);
  useEffect(() => {
    const query = matchMedia(NARROW);
    const change = (): void => setNarrow(query.matches);
    query.addEventListener("change", change);
    return () => query.removeEventListener("change", change);
  }, []);
  return narrow;
}

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
