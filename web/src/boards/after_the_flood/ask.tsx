/** Below the question: the verbs with price, effect or reason, exchanges as pairs, odds, forecasts. */
import type { ComponentChildren, JSX } from "preact";

import {
  areas as AREAS,
  decline_turns as DECLINES,
  empires as EMPIRES,
} from "../../../../src/edubba/games/after_the_flood/data.json";
import type { FloodActView, FloodView } from "../../generated/views";
import type { Offer } from "../../play/choice";
import { RuleLink } from "../../play/rule";
import { CoveredBox } from "../../play/spot";
import { useOffers, useShown, useTable, useWord } from "../../play/table";
import type { Prompt } from "../../play/table";
import { usePhone } from "../../ui/narrow";
import { SeatMark } from "../../ui/seats";
import { message, percent } from "../../words";
import { workersIn } from "./boxes";
import {
  lastMove,
  mostWorkers,
  pairElement,
  pairOf,
  spentGood,
  usePlan,
  verbOf,
  wordOf,
} from "./courses";
import { FigureIcon, PowerIcon } from "./figures";
import { FightBox } from "./fight";
import { fightIn, incomeOf, mostOf, orderAhead, rankAhead, worthOf } from "./forecast";
import { useOutlook } from "./ghost";
import { ARMIES, GoodIcon, GOODS, VALUES } from "./goods";
import { empireName, goodName, placeName, powerWords, seatName, seatOf } from "./words";

interface Asked {
  view: FloodView;
  prompt: Prompt;
}

// The verbs

function VerbPicture({ id, seat }: { id: string; seat: number }): JSX.Element {
  switch (id) {
    case "build_city":
      return <FigureIcon kind="city" seat={seat} height={26} />;
    case "place_workers":
      return <FigureIcon kind="worker" seat={seat} height={32} />;
    case "trade":
      return (
        <span class="flood-two">
          <GoodIcon kind="grain" size={21} />
          <GoodIcon kind="gold" size={21} />
        </span>
      );
    case "start_empire":
      return <FigureIcon kind="towered" seat={seat} height={28} />;
    case "expand_empire":
      return <FigureIcon kind="soldier" seat={seat} height={32} />;
    default:
      return <GoodIcon kind="oil" size={24} />;
  }
}

/** What a verb brings now, in a few words. */
function useEffectOf(view: FloodView, prompt: Prompt): (act: FloodActView) => string {
  const say = useWord();
  const player = view.players[prompt.seat];
  const paid = Number(prompt.prompt.args["costs"] ?? 0) > 0;
  return ({ id, moves }) => {
    if (id !== "pass" && paid) return say(message("after_the_flood_board/does-paid"));
    const most = Math.max(
      0,
      ...moves
        .filter((move) => verbOf(move) === "pw_spend")
        .map((move) => Math.min(VALUES[wordOf(move)] ?? 0, player?.workers_available ?? 0)),
    );
    const counts: Record<string, number> = {
      place_workers: most,
      expand_empire: player?.armies_available ?? 0,
      pass: Math.min(view.turn + 1, 5),
    };
    const count = counts[id] ?? moves.length;
    const moved = id === "build_city" && player?.cities_in_hand === 0;
    return say(message(`after_the_flood_board/does-${moved ? "move_city" : id}`, { count }));
  };
}

function Verbs({ view, prompt }: Asked): JSX.Element {
  const say = useWord();
  const effectOf = useEffectOf(view, prompt);
  return (
    <div class="flood-verbs">
      {view.acts.map((act) => {
        const name = say(message(`after_the_flood/act-${act.id}`));
        const inside = (
          <>
            <VerbPicture id={act.id} seat={prompt.seat} />
            <span>
              <b>{name}</b> <i>{act.why ? say(act.why) : effectOf(act)}</i>
              {act.why && <RuleLink rule={act.rule} />}
            </span>
          </>
        );
        if (act.why) {
          return (
            <div key={act.id} class="flood-verb is-shut" title={say(act.why)}>
              {inside}
            </div>
          );
        }
        return (
          <CoveredBox
            key={act.id}
            id={`verb:${act.id}`}
            label={`${name}: ${effectOf(act)}`}
            class="flood-verb"
          >
            {inside}
          </CoveredBox>
        );
      })}
    </div>
  );
}

// Exchanges

/** Who trades, what is given and taken, and what that is worth. */
function PairRow(props: {
  offer: Offer;
  seat: number;
  view: FloodView;
  small: boolean;
}): JSX.Element {
  const { offer, seat, view, small } = props;
  const say = useWord();
  const move = lastMove(offer);
  const { area, get, give } = pairOf(move) ?? { area: null, get: "", give: "" };
  const gain = (VALUES[get] ?? 0) - (VALUES[give] ?? 0);
  const count = view.players[seat]?.resources[give] ?? 0;
  const name = say(area === null ? placeName("tool_makers") : placeName(area));
  const extra = Number(offer.label.args["extra"] ?? 0) > 0;
  const size = small ? 24 : 28;
  return (
    <CoveredBox
      id={pairElement(move)}
      label={say(offer.label)}
      class={small ? "flood-pair is-small" : "flood-pair"}
    >
      <span class="flood-swap">
        <GoodIcon kind={give} size={size} />
        <span class="flood-arrow-sign" aria-hidden="true">
          →
        </span>
        <GoodIcon kind={get} size={size} />
      </span>
      <span class="flood-pair-words">
        <b>{name}</b>
        {small ? null : (
          <i>
            {extra
              ? say(message("after_the_flood_board/extra"))
              : say(message("after_the_flood_board/have", { count }))}
          </i>
        )}
      </span>
      {small ? null : (
        <em class={gain > 0 ? "flood-more" : gain < 0 ? "flood-less" : ""}>
          {gain > 0 ? `+${gain}` : gain < 0 ? `−${-gain}` : "±0"}
        </em>
      )}
    </CoveredBox>
  );
}

/** More exchanges than this are shown small; beyond the second number the sheet of a phone grows. */
const ROOMY = 4;
const CROWD = 24;

function Pairs({ view, prompt }: Asked): JSX.Element | null {
  const table = useTable();
  const offers = useOffers();
  const say = useWord();
  const asked = table.asked();
  const open = new Set(asked.filter((element) => element.startsWith("pair:")));
  const shown = new Map<string, Offer>();
  for (const offer of offers) {
    const element = pairOf(lastMove(offer)) ? pairElement(lastMove(offer)) : "";
    if (open.has(element)) shown.set(element, offer);
  }
  const small = shown.size > ROOMY;
  const classes = ["flood-pairs", small ? "is-small" : "", shown.size > CROWD ? "is-crowd" : ""];
  const first = asked.some((element) => element.startsWith("area:"));
  const barred = view.areas.filter(
    ({ icons, workers, armies, holder }) =>
      icons.length > 0 &&
      (workers[prompt.seat] ?? 0) > 0 &&
      armies > 0 &&
      seatOf(view, holder) !== prompt.seat,
  );
  return (
    <>
      {!small && (
        <p class="flood-hint">
          {say(
            message(
              shown.size === 0 && first
                ? "after_the_flood_board/pairs-first"
                : "after_the_flood_board/pairs-hint",
            ),
          )}
        </p>
      )}
      <div class={classes.filter(Boolean).join(" ")}>
        {[...shown].map(([element, offer]) => (
          <PairRow key={element} offer={offer} seat={prompt.seat} view={view} small={small} />
        ))}
      </div>
      {barred.length > 0 && !small && (
        <p class="flood-warning">
          {say(
            message("after_the_flood_board/barred", {
              areas: barred.map(({ id }) => say(placeName(id))).join(", "),
            }),
          )}
        </p>
      )}
    </>
  );
}

// Own things that are asked for

interface ChipFacts {
  picture: JSX.Element;
  words: string;
}

/** A piece of the hand that can be chosen, with what it would count for here. */
function chipOf(prompt: Prompt, element: string, words: (of: string) => string): ChipFacts | null {
  const [kind, , good = ""] = element.split(":");
  if (kind === "workers") {
    return {
      picture: <FigureIcon kind="worker" seat={prompt.seat} height={28} />,
      words: words("worker"),
    };
  }
  if (kind === "armies") {
    return {
      picture: <FigureIcon kind="soldier" seat={prompt.seat} height={28} />,
      words: words("army"),
    };
  }
  if (kind === "good") return { picture: <GoodIcon kind={good} size={28} />, words: words(good) };
  return null;
}

/** What one piece counts for in this question. */
function useWorthHere(view: FloodView, prompt: Prompt): (of: string) => string {
  const say = useWord();
  const player = view.players[prompt.seat];
  return (of) => {
    const value = VALUES[of];
    if (value === undefined) return say(message(`after_the_flood_board/one-${of}`));
    if (prompt.decision === "buy") {
      const armies = Math.min(ARMIES[of] ?? 0, player?.armies_unavailable ?? 0);
      return say(message("after_the_flood_board/plus-armies", { count: armies }));
    }
    if (prompt.decision === "action" || prompt.decision === "place_workers") {
      const workers = Math.min(value, player?.workers_available ?? 0);
      return say(message("after_the_flood_board/up-to", { count: workers }));
    }
    if (prompt.decision === "equip" || prompt.decision === "pass") return `+${value}`;
    return say(message("after_the_flood_board/worth", { value }));
  };
}

const goodsOrder = (element: string): number => GOODS.indexOf(element.split(":")[2] ?? "");

function Chips({ view, prompt }: Asked): JSX.Element | null {
  const table = useTable();
  const say = useWord();
  const worth = useWorthHere(view, prompt);
  const phone = usePhone();
  useOffers();
  useShown((shown) => shown.path);
  const asked = table.asked();
  const own = asked
    .filter((element) => /^(good|workers|armies):/.test(element))
    .toSorted((a, b) => goodsOrder(a) - goodsOrder(b));
  const places = asked.filter((element) => /^box:.*_(ready|new|used)$/.test(element));
  const sides =
    phone || prompt.decision === "place_workers" || prompt.decision === "action" ? places : [];
  if (own.length + sides.length === 0) return null;
  return (
    <div class="flood-picks">
      {own.map((element) => {
        const chip = chipOf(prompt, element, worth);
        if (!chip) return null;
        const good = element.split(":")[2];
        const label = good === undefined ? chip.words : `${say(goodName(good))}: ${chip.words}`;
        return (
          <CoveredBox key={element} id={element} label={label} class="flood-pick">
            {chip.picture}
            <small>{chip.words}</small>
          </CoveredBox>
        );
      })}
      {sides.map((element) => {
        const name = say(placeName(element.slice("box:".length)));
        return (
          <CoveredBox key={element} id={element} label={name} class="flood-pick is-wide">
            <FigureIcon kind="worker" seat={prompt.seat} height={28} />
            <small>{name}</small>
          </CoveredBox>
        );
      })}
    </div>
  );
}

// Rows for places

function Row(props: {
  id: string;
  label: string;
  picture: ComponentChildren;
  title: string;
  text: string;
  value?: ComponentChildren;
  class?: string;
}): JSX.Element {
  return (
    <CoveredBox id={props.id} label={props.label} class={`flood-pair ${props.class ?? ""}`}>
      {props.picture}
      <span class="flood-pair-words">
        <b>{props.title}</b>
        <i>{props.text}</i>
      </span>
      {props.value !== undefined && <em>{props.value}</em>}
    </CoveredBox>
  );
}

const powerOf = (area: string): string | null =>
  AREAS.find(({ id }) => id === area)?.city_power ?? null;

/** Sites with what a city there does for its owner. */
function Sites({ view }: Asked): JSX.Element | null {
  const table = useTable();
  const say = useWord();
  const { ghost } = useOutlook(view);
  const open = table.asked().filter((element) => element.startsWith("area:"));
  const phone = usePhone();
  if (phone) {
    const power = ghost?.kind === "city" ? powerOf(ghost.place) : null;
    return power ? <p class="flood-hint">{say(powerWords(power))}</p> : null;
  }
  return (
    <div class="flood-pairs">
      {open.map((element) => {
        const area = element.slice("area:".length);
        const power = powerOf(area);
        const text = power
          ? say(powerWords(power))
          : say(message("after_the_flood_board/no-power"));
        const name = say(placeName(area));
        return (
          <Row
            key={element}
            id={element}
            label={`${name}: ${text}`}
            picture={power ? <PowerIcon power={power} size={26} /> : <span class="flood-blank" />}
            title={name}
            text={text}
          />
        );
      })}
    </div>
  );
}

/** Own cities, with what is lost or won with each. */
function OwnCities({ view, prompt }: Asked): JSX.Element | null {
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

function Empires({ view, prompt }: Asked): JSX.Element {
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

/** Where armies can go: what would be met there, and how that would end. */
function Marches({ view, prompt }: Asked): JSX.Element {
  const table = useTable();
  const say = useWord();
  const offers = useOffers();
  const path = useShown((shown) => shown.path);
  const hovered = useShown((shown) => shown.hovered);
  const [plan] = usePlan();
  const open = new Set(table.asked());
  const armiesOf = (offer: Offer): number =>
    Number(offer.label.args["armies"] ?? view.players[prompt.seat]?.armies_available ?? 0);
  const rows = new Map<string, Offer>();
  for (const offer of offers) {
    const element = offer.targets.at(-1) ?? "";
    const next = offer.targets.length <= path.length + 1 && open.has(element);
    if (next && !pairOf(lastMove(offer))) rows.set(element, offer);
  }
  const fights = [...rows].flatMap(([element, offer]) => {
    const area = wordOf(lastMove(offer));
    const fight = /^(area|fight):/.test(element)
      ? fightIn(view, prompt.seat, area, armiesOf(offer))
      : null;
    return fight ? [{ element, area, fight }] : [];
  });
  const pointed = fights.find(
    ({ element, area }) => hovered === element || hovered === `area:${area}`,
  );
  const shown = pointed ?? (fights.length === 1 || rows.size === fights.length ? fights[0] : null);
  return (
    <>
      {shown && <FightBox view={view} seat={prompt.seat} area={shown.area} fight={shown.fight} />}
      <div class="flood-pairs is-many">
        {[...rows].map(([element, offer]) => {
          const move = lastMove(offer);
          const area = wordOf(move);
          const fight = fights.find((each) => each.element === element)?.fight;
          const holder = seatOf(view, view.areas.find(({ id }) => id === area)?.holder ?? null);
          const kind = verbOf(move);
          const cost = offer.label.args["cost"];
          const text = fight
            ? say(
                message("after_the_flood_board/meets", {
                  seat: seatName(holder),
                  count: fight.defenders,
                  needed: fight.needed,
                }),
              )
            : say(message(`after_the_flood_board/march-${kind}`));
          return (
            <Row
              key={element}
              id={element}
              label={`${say(offer.label)}: ${text}`}
              picture={
                kind === "destroy" ? (
                  <FigureIcon
                    kind="city"
                    seat={seatOf(view, view.areas.find(({ id }) => id === area)?.city ?? null)}
                    height={22}
                  />
                ) : fight ? (
                  <FigureIcon kind="soldier" seat={holder} height={28} />
                ) : (
                  <FigureIcon kind="soldier" seat={prompt.seat} height={28} />
                )
              }
              title={
                area === plan.fight
                  ? say(message("after_the_flood_board/roll-for", { area: placeName(area) }))
                  : say(placeName(area))
              }
              class={area === plan.fight ? "is-roll" : ""}
              text={text}
              value={
                fight
                  ? percent(fight.win)
                  : kind === "destroy"
                    ? `−${typeof cost === "number" ? cost : 2}`
                    : kind === "reinforce"
                      ? ""
                      : "+2"
              }
            />
          );
        })}
      </div>
    </>
  );
}

// Placing workers

function Line(props: { children: ComponentChildren; value?: string; bad?: boolean }): JSX.Element {
  return (
    <p class={props.bad ? "flood-line is-bad" : "flood-line"}>
      <span>{props.children}</span>
      {props.value !== undefined && <em class="flood-more">{props.value}</em>}
    </p>
  );
}

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
function Placing({ view, prompt }: Asked): JSX.Element {
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

// Equipment, bids, armies, expansions

function Forecasts({ view, prompt }: Asked): JSX.Element | null {
  const say = useWord();
  const { changes } = useOutlook(view);
  const player = view.players[prompt.seat];
  if (!player) return null;
  const more = Object.entries(changes).reduce(
    (sum, [good, by]) => sum + (by < 0 ? (VALUES[good] ?? 0) : 0),
    0,
  );
  if (prompt.decision === "equip") {
    const worth = worthOf(player.equipment);
    const now = rankAhead(view, prompt.seat, worth);
    const then = rankAhead(view, prompt.seat, worth + more);
    return (
      <section class="flood-effect">
        <Line value={now === then ? now : `${now} → ${then}`}>
          {say(message("after_the_flood_board/rank-ahead"))}
        </Line>
        {view.players.map((each, at) =>
          each.rank === null || at === prompt.seat ? null : (
            <Line key={at}>
              <SeatMark seat={at} size={13} />{" "}
              {say(
                message("after_the_flood_board/rank-of", {
                  seat: seatName(at),
                  rank: each.rank,
                  value: each.strength,
                }),
              )}
            </Line>
          ),
        )}
        <p class="flood-hint">{say(message("after_the_flood_board/equip-hint"))}</p>
      </section>
    );
  }
  if (prompt.decision === "pass") {
    const order = orderAhead(view, prompt.seat, more);
    const place = order.indexOf(player.colour) + 1;
    const bids = view.players.filter((each) => each.passed && each.colour !== player.colour);
    return (
      <section class="flood-effect">
        <Line value={say(message("after_the_flood_board/place", { place }))}>
          {say(message("after_the_flood_board/order-ahead"))}
        </Line>
        {bids.map((each) => (
          <Line key={each.colour} value={`${worthOf(each.bid)}`}>
            <SeatMark seat={seatOf(view, each.colour)} size={13} />{" "}
            {say(seatName(seatOf(view, each.colour)))}
          </Line>
        ))}
        <p class="flood-hint">{say(message("after_the_flood_board/bid-hint"))}</p>
        {player.workers_available > 0 && (
          <p class="flood-warning">
            {say(
              message("after_the_flood_board/workers-unused", { count: player.workers_available }),
            )}
          </p>
        )}
      </section>
    );
  }
  if (prompt.decision === "buy") {
    return (
      <section class="flood-effect">
        <Line
          value={`${player.armies_available}${changes["armies"] ? ` + ${changes["armies"]}` : ""}`}
        >
          {say(message("after_the_flood_board/armies-ready"))}
        </Line>
        {player.armies_unavailable < 3 && (
          <p class="flood-warning">
            {say(
              message("after_the_flood_board/armies-left", { count: player.armies_unavailable }),
            )}
          </p>
        )}
      </section>
    );
  }
  return null;
}

function Luxuries(): JSX.Element | null {
  const table = useTable();
  const say = useWord();
  const [plan] = usePlan();
  useOffers();
  const open = table.asked().filter((element) => element.startsWith("luxury:"));
  if (open.length === 0) return null;
  return (
    <>
      <p class="flood-hint">{say(message("after_the_flood_board/luxuries-hint"))}</p>
      <div class="flood-picks">
        {open.map((element) => {
          const good = element.slice("luxury:".length);
          const laid = plan.luxuries.includes(good);
          const label = say(
            message(laid ? "after_the_flood_board/take-back" : "after_the_flood_board/lay-down", {
              good: goodName(good),
            }),
          );
          return (
            <CoveredBox
              key={element}
              id={element}
              label={label}
              class={laid ? "flood-pick is-laid" : "flood-pick"}
            >
              <GoodIcon kind={good} size={30} />
              <small>{laid ? "✓" : "+"}</small>
            </CoveredBox>
          );
        })}
      </div>
    </>
  );
}

function Combat({ view, prompt }: Asked): JSX.Element | null {
  const named = prompt.prompt.args["area"];
  const area = typeof named === "object" ? named.id.replace(/^.*\/place-/, "") : "";
  const armies = view.players[prompt.seat]?.armies_available ?? 0;
  const fight = fightIn(view, prompt.seat, area, armies);
  return fight && <FightBox view={view} seat={prompt.seat} area={area} fight={fight} />;
}

/** What belongs to the question that is asked. */
function Matter(props: Asked): JSX.Element | null {
  const { prompt } = props;
  const say = useWord();
  const path = useShown((shown) => shown.path);
  const [plan] = usePlan();
  if (plan.fight !== null) return <Marches {...props} />;
  switch (prompt.decision) {
    case "action":
      switch (path[0]) {
        case undefined:
          return <Verbs {...props} />;
        case "verb:build_city":
          return <Sites {...props} />;
        case "verb:place_workers":
          return <Chips {...props} />;
        case "verb:start_empire":
          return <Empires {...props} />;
        case "verb:expand_empire":
          return <Marches {...props} />;
        case "verb:trade":
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

/** What the one worker of a scribe would do where one points. */
function Moving({ view, prompt }: Asked): JSX.Element | null {
  const { ghost } = useOutlook(view);
  return ghost?.kind === "worker" ? (
    <PlaceEffect view={view} seat={prompt.seat} place={ghost.place} count={1} />
  ) : null;
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
