/** Workers: how many go, and what they would do where one points. */
import type { JSX } from "preact";

import {
  decline_turns as DECLINES,
  empires as EMPIRES,
} from "../../../../src/edubba/games/after_the_flood/data.json";
import type { FloodAreaView, FloodView } from "../../generated/views";
import { useWord } from "../../play/table";
import type { Prompt } from "../../play/table";
import { usePhone } from "../../ui/narrow";
import { SeatMark } from "../../ui/seats";
import { message } from "../../words";
import { workersIn } from "./boxes";
import type { Asked } from "./courses";
import { mostWorkers, spentGood, usePlan } from "./courses";
import { FigureIcon } from "./figures";
import { declineOf, endPointsOf, exchangesIn, incomeAhead, mostOf, ranksOf } from "./forecast";
import type { Grown } from "./forecast";
import { useOutlook } from "./ghost";
import { GoodIcon, VALUES } from "./goods";
import { Line } from "./rows";
import { useTerms } from "./terms";
import { placeName, seatName, signed } from "./words";

interface Effect {
  view: FloodView;
  seat: number;
  place: string;
  /** How many more or, where a scribe takes one away, fewer. */
  count: number;
}

/** Who has how many in the effect's place now and then. */
function workersOf({ view, seat, place, count }: Effect): { now: number[]; ahead: number[] } {
  const now = view.areas.find(({ id }) => id === place)?.workers ?? workersIn(view, place);
  return { now, ahead: now.map((n, at) => (at === seat ? n + count : n)) };
}

const grownIn = (place: string): Grown | null =>
  place === "irrigation" ? "grain" : place === "weaving" ? "textile" : null;

/** The incomes that change, and always the own one. */
function Incomes(props: Effect & { grows: Grown }): JSX.Element {
  const { view, seat, grows } = props;
  const say = useWord();
  const terms = useTerms();
  const { now, ahead } = workersOf(props);
  const before = incomeAhead(view, now, grows, terms);
  const after = incomeAhead(view, ahead, grows, terms);
  return (
    <>
      {view.players.map((_, at) =>
        at !== seat && before[at] === after[at] ? null : (
          <Line key={at} value={`${before[at]} → ${after[at]}`}>
            <GoodIcon kind={grows} size={18} /> <SeatMark seat={at} size={13} />{" "}
            {at === seat ? say(message("after_the_flood_board/your-income")) : say(seatName(at))}
          </Line>
        ),
      )}
    </>
  );
}

/** Whether they are most, and what that scores at the end. */
function Most(props: Effect): JSX.Element | null {
  const { view, seat, place } = props;
  const say = useWord();
  const points = endPointsOf(view, place, useTerms());
  const { now, ahead } = workersOf(props);
  const [before, after] = [mostOf(now) === seat, mostOf(ahead) === seat];
  if (points === 0) return null;
  const state = after ? (before ? "keep" : "win") : "lack";
  return (
    <Line value={after === before ? "" : signed(after ? points : -points)}>
      {say(message(`after_the_flood_board/most-${state}`, { points }))}
    </Line>
  );
}

/** What an area is good for beside that: trade, and the empire that starts there. */
function Abroad(props: Effect & { area: FloodAreaView }): JSX.Element {
  const { view, seat, area } = props;
  const say = useWord();
  const { ahead } = workersOf(props);
  const count = exchangesIn(area, view.players[seat]?.colour ?? "", ahead[seat] ?? 0);
  const free = (id: string): boolean =>
    view.empires.find((each) => each.id === id)?.taken_by == null;
  const empire = EMPIRES.find(
    ({ id, start_area: home, turn }) => home === area.id && turn >= view.turn && free(id),
  );
  return (
    <>
      {area.icons.length > 0 && (
        <Line>
          {say(message("after_the_flood_board/traders", { count }))}{" "}
          {area.icons.map((good) => (
            <GoodIcon key={good} kind={good} size={18} />
          ))}
        </Line>
      )}
      {empire && (
        <Line>
          {say(
            message("after_the_flood_board/home-of", {
              turn: empire.turn,
              armies: empire.base_armies,
            }),
          )}
        </Line>
      )}
    </>
  );
}

/** What so many more workers in a place would do for everybody. */
function PlaceEffect(props: Effect): JSX.Element {
  const { view, seat, place, count } = props;
  const say = useWord();
  const area = view.areas.find(({ id }) => id === place);
  const grows = grownIn(place);
  const { now, ahead } = workersOf(props);
  const [before, after] = [now, ahead].map((counts) => ranksOf(counts)[seat] ?? 0);
  const rank = (of: number | undefined): string =>
    say(message("after_the_flood_board/place", { place: of ?? 0 }));
  const lost = DECLINES.includes(view.turn + 1) ? declineOf(place, ahead, seat) : 0;
  return (
    <section class="flood-effect">
      <Line
        {...(grows && {
          value: before === after ? rank(after) : `${rank(before)} → ${rank(after)}`,
        })}
      >
        <b>{say(placeName(place))}</b> {now[seat] ?? 0} {count < 0 ? "−" : "+"} {Math.abs(count)}
      </Line>
      {grows ? (
        <Incomes {...props} grows={grows} />
      ) : (
        !area && <Line>{say(message(`after_the_flood_board/box-${place}`))}</Line>
      )}
      <Most {...props} />
      {area && <Abroad {...props} area={area} />}
      {lost > 0 && (
        <Line bad>{say(message("after_the_flood_board/decline-takes", { count: lost }))}</Line>
      )}
    </section>
  );
}

/** How many go, and what they would do where one points. */
export function Placing({ view, prompt }: Asked): JSX.Element {
  const say = useWord();
  const [plan, store] = usePlan();
  const phone = usePhone();
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
  const effect = ghost?.kind === "worker" && (
    <PlaceEffect view={view} seat={prompt.seat} place={ghost.place} count={ghost.count} />
  );
  return (
    <>
      <div class="flood-stepper">
        {step(-1)}
        {phone && effect ? (
          effect
        ) : (
          <span>
            <GoodIcon kind={good} size={26} /> →{" "}
            <FigureIcon kind="worker" seat={prompt.seat} height={30} /> <b>×{count}</b>
          </span>
        )}
        {step(1)}
      </div>
      {count < (VALUES[good] ?? 0) && (
        <p class="flood-warning">
          {say(message("after_the_flood_board/value-lost", { value: VALUES[good] ?? 0, count }))}
        </p>
      )}
      {!effect && <p class="flood-hint">{say(message("after_the_flood_board/shown-first"))}</p>}
      {!phone && effect}
    </>
  );
}

/** Where a scribe's worker comes from, as the question names it, if anything is lost there. */
function leftBy(prompt: Prompt): string | null {
  const source = prompt.prompt.args["source"];
  const place = typeof source === "object" ? source.id.replace(/^.*\/place-/, "") : "stock";
  return place === "stock" || /_(ready|new|used)$/.test(place) ? null : place;
}

/** What the one worker of a scribe would do where one points, and where it is missed. */
export function Moving({ view, prompt }: Asked): JSX.Element | null {
  const { ghost } = useOutlook(view);
  const { seat } = prompt;
  const left = leftBy(prompt);
  if (ghost?.kind !== "worker") return null;
  return (
    <>
      <PlaceEffect view={view} seat={seat} place={ghost.place} count={1} />
      {left && <PlaceEffect view={view} seat={seat} place={left} count={-1} />}
    </>
  );
}
