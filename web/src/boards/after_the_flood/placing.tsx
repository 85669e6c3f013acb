/** Workers: how many go, and what they would do where one points. */
import type { JSX } from "preact";

import {
  decline_turns as DECLINES,
  empires as EMPIRES,
} from "../../../../src/edubba/games/after_the_flood/data.json";
import type { FloodView } from "../../generated/views";
import { useWord } from "../../play/table";
import { SeatMark } from "../../ui/seats";
import { message } from "../../words";
import { workersIn } from "./boxes";
import type { Asked } from "./courses";
import { mostWorkers, spentGood, usePlan } from "./courses";
import { FigureIcon } from "./figures";
import { incomeOf, mostOf } from "./forecast";
import { useOutlook } from "./ghost";
import { GoodIcon, VALUES } from "./goods";
import { Line } from "./rows";
import { placeName, seatName } from "./words";

/** What so many more workers in a place would do for everybody. */
function PlaceEffect(props: {
  view: FloodView;
  seat: number;
  place: string;
  count: number;
}): JSX.Element {
  const { view, seat, place, count } = props;
  const say = useWord();
  const area = view.areas.find(({ id }) => id === place);
  const grows = place === "irrigation" ? "grain" : place === "weaving" ? "textile" : null;
  const now = area ? area.workers : workersIn(view, place);
  const then = now.map((n, at) => (at === seat ? n + count : n));
  const lines: JSX.Element[] = [];
  if (grows) {
    const [before, after] = [incomeOf(now, grows), incomeOf(then, grows)];
    view.players.forEach((_, at) => {
      if (at !== seat && before[at] === after[at]) return;
      lines.push(
        <Line key={at} value={`${before[at]} → ${after[at]}`}>
          <GoodIcon kind={grows} size={18} /> <SeatMark seat={at} size={13} />{" "}
          {at === seat ? say(message("after_the_flood_board/your-income")) : say(seatName(at))}
        </Line>,
      );
    });
  } else if (area) {
    if (area.points > 0) {
      const [before, after] = [mostOf(now), mostOf(then)];
      const state = after === seat ? (before === seat ? "keep" : "win") : "lack";
      lines.push(
        <Line key="most" value={after === seat && before !== seat ? `+${area.points}` : ""}>
          {say(message(`after_the_flood_board/most-${state}`, { points: area.points }))}
        </Line>,
      );
    }
    if (area.icons.length > 0) {
      lines.push(
        <Line key="trade">
          {say(message("after_the_flood_board/traders", { count: then[seat] ?? 0 }))}{" "}
          {area.icons.map((good) => (
            <GoodIcon key={good} kind={good} size={18} />
          ))}
        </Line>,
      );
    }
    const empire = EMPIRES.find(
      ({ start_area: home, turn }) => home === place && turn >= view.turn,
    );
    if (empire) {
      lines.push(
        <Line key="empire">
          {say(
            message("after_the_flood_board/home-of", {
              turn: empire.turn,
              armies: empire.base_armies,
            }),
          )}
        </Line>,
      );
    }
  } else {
    lines.push(<Line key="box">{say(message(`after_the_flood_board/box-${place}`))}</Line>);
  }
  if (DECLINES.includes(view.turn + 1)) {
    lines.push(
      <Line key="decline" bad>
        {say(
          message(
            `after_the_flood_board/decline-${area ? (place === "dilmun" ? "dilmun" : "area") : "box"}`,
          ),
        )}
      </Line>,
    );
  }
  return (
    <section class="flood-effect">
      <Line value={`${now[seat] ?? 0} + ${count}`}>
        <b>{say(placeName(place))}</b>
      </Line>
      {lines}
    </section>
  );
}

/** How many go, and what they would do where one points. */
export function Placing({ view, prompt }: Asked): JSX.Element {
  const say = useWord();
  const [plan, store] = usePlan();
  const { ghost } = useOutlook(view);
  const good = spentGood(prompt);
  const most = mostWorkers(view, prompt.seat, good, "irrigation");
  const count = Math.min(plan.count ?? most, most);
  const step = (by: number): JSX.Element => (
    <button
      type="button"
      class="button square"
      data-walk=""
      disabled={count + by < 1 || count + by > most}
      aria-label={say(
        message(by > 0 ? "after_the_flood_board/one-more" : "after_the_flood_board/one-less"),
      )}
      onClick={() => store.update({ count: count + by })}
    >
      {by > 0 ? "+" : "−"}
    </button>
  );
  return (
    <>
      <div class="flood-stepper">
        {step(-1)}
        <span>
          <GoodIcon kind={good} size={26} /> →{" "}
          <FigureIcon kind="worker" seat={prompt.seat} height={30} /> <b>×{count}</b>
        </span>
        {step(1)}
      </div>
      {count < (VALUES[good] ?? 0) && (
        <p class="flood-warning">
          {say(message("after_the_flood_board/value-lost", { value: VALUES[good] ?? 0, count }))}
        </p>
      )}
      {ghost?.kind === "worker" ? (
        <PlaceEffect view={view} seat={prompt.seat} place={ghost.place} count={ghost.count} />
      ) : (
        <p class="flood-hint">{say(message("after_the_flood_board/point-at-place"))}</p>
      )}
    </>
  );
}

/** What the one worker of a scribe would do where one points. */
export function Moving({ view, prompt }: Asked): JSX.Element | null {
  const { ghost } = useOutlook(view);
  return ghost?.kind === "worker" ? (
    <PlaceEffect view={view} seat={prompt.seat} place={ghost.place} count={1} />
  ) : null;
}
