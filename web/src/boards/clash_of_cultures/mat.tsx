/** What lies before a seat: the own goods, tracks and hand; a line and a mat for everybody. */
import type { JSX } from "preact";

import type { ClashPlayerView, ClashView } from "../../generated/views";
import { CoveredBox } from "../../play/spot";
import { useWord } from "../../play/table";
import { Change } from "../../ui/change";
import { Count } from "../../ui/count";
import { message } from "../../words";
import type { Message } from "../../words";
import { Fan } from "./cards";
import { kindOf } from "./courses";
import { KINDS } from "./offer";
import { useOutlook } from "./outlook";
import { supplyOf } from "./pieces";
import { Price, Sign } from "./signs";
import { kindName, seatName } from "./words";

const RESOURCES = KINDS.slice(0, 5);
const TOP_LEVEL = 8;

interface PileProps {
  player: ClashPlayerView;
  /** What the choice that is pointed at would change. */
  change: number | undefined;
}

function Good({ kind, player, change }: PileProps & { kind: string }): JSX.Element {
  const say = useWord();
  const count = player.goods[kind] ?? 0;
  const most = player.maximum[kind] ?? 0;
  const label = message(
    count >= most ? "clash_of_cultures_board/good-full" : "clash_of_cultures_board/good",
    { kind: kindName(kind), count, most },
  );
  return (
    <CoveredBox
      whole
      id={`kind:${kind}`}
      label={say(label)}
      class={count >= most ? "cc-good full" : "cc-good"}
    >
      <span class="cc-good-count">
        <Sign of={kind} size={23} />
        <b>
          <Count value={count} />
        </b>
        <small>/{most}</small>
      </span>
      <span class={`cc-pips ${kind}`} aria-hidden="true">
        {Array.from({ length: most }, (_, at) => (
          <i key={at} class={at < count ? "full" : ""} />
        ))}
      </span>
      <Change by={change} />
    </CoveredBox>
  );
}

/** A token pile with its track, and how far the next Event is. */
function Track(props: PileProps & { kind: "mood" | "culture"; view: ClashView }): JSX.Element {
  const say = useWord();
  const { kind, player, view, change } = props;
  const level = kind === "mood" ? player.happiness : player.culture;
  const next = view.event_levels.find((each) => each > level);
  const label = message("clash_of_cultures_board/track", {
    kind: kindName(kind),
    count: player.goods[kind] ?? 0,
    level,
    track: message(
      kind === "mood" ? "clash_of_cultures_board/happiness" : "clash_of_cultures_board/culture",
    ),
  });
  return (
    <CoveredBox whole id={`kind:${kind}`} label={say(label)} class="cc-track">
      <span class="cc-token">
        <Sign of={kind} size={22} />
        <b>
          <Count value={player.goods[kind] ?? 0} />
        </b>
      </span>
      <span class={`cc-levels ${kind}`} aria-hidden="true">
        {Array.from({ length: TOP_LEVEL }, (_, at) => at + 1).map((at) => (
          <i
            key={at}
            class={`${at <= level ? "full" : ""} ${view.event_levels.includes(at) ? "event" : ""}`}
          >
            {at}
          </i>
        ))}
      </span>
      {next === undefined ? null : (
        <small class="quiet">
          {say(message("clash_of_cultures_board/to-event", { count: next - level }))}
        </small>
      )}
      <Change by={change} />
    </CoveredBox>
  );
}

export function Mat({ view, seat }: { view: ClashView; seat: number }): JSX.Element | null {
  const player = view.players[seat];
  const { changes } = useOutlook(view);
  if (!player) return null;
  const change = (kind: string): number | undefined =>
    seat === view.seat ? changes[kind] : undefined;
  return (
    <div class="cc-mat">
      <div class="cc-goods">
        {RESOURCES.map((kind) => (
          <Good key={kind} kind={kind} player={player} change={change(kind)} />
        ))}
        {(["mood", "culture"] as const).map((kind) => (
          <Track key={kind} kind={kind} player={player} view={view} change={change(kind)} />
        ))}
      </div>
      <Fan view={view} />
    </div>
  );
}

const countOf = (player: ClashPlayerView, kind: string): number =>
  player.units.filter(({ id }) => kindOf(id) === kind).length;

const citiesOf = (view: ClashView, player: ClashPlayerView): number =>
  view.cities.filter(({ owner }) => owner === player.colour).length;

/** Cities, advances, armies, ships, cards, objectives: what a glance at somebody must tell. */
export function SeatLine({ view, seat }: { view: ClashView; seat: number }): JSX.Element | null {
  const say = useWord();
  const player = view.players[seat];
  const { changes } = useOutlook(view);
  if (!player) return null;
  const facts: [sign: string, id: string, count: number][] = [
    ["settlement", "clash_of_cultures_board/cities", citiesOf(view, player)],
    ["advance", "clash_of_cultures_board/advances-count", player.advances.length],
    ["army", "clash_of_cultures_board/armies", countOf(player, "army")],
    ["ship", "clash_of_cultures_board/ships", countOf(player, "ship")],
    ["card", "clash_of_cultures_board/cards-count", player.hand_size],
    ["objective", "clash_of_cultures_board/objectives-count", player.objectives_size],
  ];
  return (
    <span class="cc-line" data-place={supplyOf(seat)}>
      {facts.map(([sign, id, count]) => (
        <span key={id} title={say(message(id, { count }))}>
          <Sign of={sign} size={16} />
          <span aria-hidden="true">
            <Count value={count} />
          </span>
          <span class="unseen">{say(message(id, { count }))}</span>
          {seat === view.seat ? <Change by={changes[sign]} /> : null}
        </span>
      ))}
    </span>
  );
}

/** All 48 advances as small squares in their colours. */
function Grid({ player, view }: { player: ClashPlayerView; view: ClashView }): JSX.Element {
  const say = useWord();
  const categories = [
    ...new Set(Object.values(view.glossary.advances).map(({ category }) => category)),
  ];
  return (
    <svg
      class="cc-grid"
      viewBox="0 0 144 36"
      role="img"
      aria-label={say(
        message("clash_of_cultures_board/advances-count", { count: player.advances.length }),
      )}
    >
      {categories.map((category, column) =>
        Object.entries(view.glossary.advances)
          .filter(([, text]) => text.category === category)
          .map(([id], row) => (
            <rect
              key={id}
              x={column * 12 + 1}
              y={row * 9}
              width="10"
              height="7.500"
              rx="1.500"
              class={player.advances.includes(id) ? category : ""}
            />
          )),
      )}
    </svg>
  );
}

function standing(player: ClashPlayerView, view: ClashView): Message[] {
  const facts: Message[] = [];
  if (player.scored.length > 0) {
    facts.push(message("clash_of_cultures_board/scored-count", { count: player.scored.length }));
  }
  if (player.government) facts.push(message(`clash_of_cultures/government-${player.government}`));
  if (player.lost_actions > 0)
    facts.push(message("clash_of_cultures_board/lost-actions", { count: player.lost_actions }));
  if (player.banned) facts.push(message("clash_of_cultures_board/banned"));
  if (player.borrowed) {
    facts.push(
      message("clash_of_cultures_board/borrowed", {
        name: view.glossary.advances[player.borrowed]?.name ?? player.borrowed,
      }),
    );
  }
  for (const colour of player.truce) {
    const other = view.players.find((one) => one.colour === colour);
    if (other) facts.push(message("clash_of_cultures_board/truce", { seat: seatName(other.seat) }));
  }
  return facts;
}

export function SeatMat({ view, seat }: { view: ClashView; seat: number }): JSX.Element | null {
  const say = useWord();
  const player = view.players[seat];
  if (!player) return null;
  const scored = Object.entries(player.score).filter(([, points]) => points !== 0);
  return (
    <div class="cc-seat">
      <span class="cc-seat-goods">
        {KINDS.map((kind) => (
          <span key={kind} title={say(kindName(kind))}>
            <Sign of={kind} size={17} />
            <Count value={player.goods[kind] ?? 0} />
            <span class="unseen">{say(kindName(kind))}</span>
          </span>
        ))}
      </span>
      <Grid player={player} view={view} />
      <ul class="cc-facts">
        {standing(player, view).map((fact) => (
          <li key={fact.id + JSON.stringify(fact.args)}>{say(fact)}</li>
        ))}
      </ul>
      <ul class="cc-facts cc-more">
        {scored.map(([source, points]) => (
          <li key={source}>
            {say(message(`clash_of_cultures_board/score-${source}`, { points }))}
          </li>
        ))}
      </ul>
      <span class="cc-seat-supply cc-more">
        {say(message("clash_of_cultures_board/in-supply"))} <Price cost={player.supply} size={16} />
      </span>
    </div>
  );
}
