/** Below the question: what belongs to it. */
import type { JSX } from "preact";

import type { FloodView } from "../../generated/views";
import { useOffers, useShown, useWord } from "../../play/table";
import { message } from "../../words";
import type { Asked } from "./courses";
import { actToPay, useAsked, usePlan, wordOf } from "./courses";
import { Pairs } from "./exchanges";
import { Forecasts } from "./laying";
import { Combat, Marches } from "./marches";
import { Chips, Luxuries, Payments } from "./picks";
import { Empires, OwnCities, Sites } from "./places";
import { Moving, Placing } from "./placing";
import { Verbs } from "./verbs";

const VERB = "verb:";

/** What belongs to the question that is asked. */
function Matter(props: Asked): JSX.Element | null {
  const { prompt } = props;
  const say = useWord();
  const path = useShown((shown) => shown.path);
  const waiting = useShown((shown) => shown.waiting);
  const [plan] = usePlan();
  const act = actToPay(useOffers(), path);
  const asked = useAsked();
  // What waits has gone past the verbs, though the map began it beside them.
  const past = waiting !== null && !path.at(-1)?.startsWith(VERB);
  const verb = !past && asked.some((element) => element.startsWith(VERB));
  const begun = waiting?.moves ? wordOf(waiting.moves[0] ?? "") : path[0]?.replace(VERB, "");
  if (act !== null) return <Payments {...props} />;
  if (verb) return <Verbs {...props} />;
  if (plan.fight !== null) return <Marches {...props} />;
  switch (prompt.decision) {
    case "action":
      switch (begun) {
        case "build_city":
          return <Sites {...props} />;
        case "place_workers":
          return <Chips {...props} />;
        case "start_empire":
          return <Empires {...props} />;
        case "expand_empire":
          return <Marches {...props} />;
        case "trade":
          return <Pairs {...props} />;
        default:
          return (
            <>
              <Marches {...props} />
              <Pairs {...props} />
            </>
          );
      }
    case "build":
    case "empire_area":
      return <Sites {...props} />;
    case "lift_city":
    case "expand_city":
      return <OwnCities {...props} />;
    case "trade":
      return <Pairs {...props} />;
    case "empire":
      return <Empires {...props} />;
    case "expand":
      return <Marches {...props} />;
    case "combat":
      return <Combat {...props} />;
    case "spend_to":
      return <Placing {...props} />;
    case "luxuries":
      return <Luxuries />;
    case "scribe_to":
      return (
        <>
          <Chips {...props} />
          <Moving {...props} />
        </>
      );
    case "place_armies":
      return <p class="flood-hint">{say(message("after_the_flood_board/armies-hint"))}</p>;
    default:
      return (
        <>
          <Chips {...props} />
          <Forecasts {...props} />
        </>
      );
  }
}

export function Ask({ view }: { view: FloodView }): JSX.Element | null {
  const prompt = useShown((shown) => shown.prompt);
  const still = useShown((shown) => shown.still);
  if (!prompt || prompt.actions.length === 0 || still) return null;
  return (
    <div class="flood flood-ask">
      <Matter view={view} prompt={prompt} />
    </div>
  );
}
