/** What is under way: the turn, an Event, a battle, an offer, a tile to be laid; and the piles. */
import type { JSX } from "preact";

import type { ClashSideView, ClashView } from "../../generated/views";
import { useWord } from "../../play/table";
import { SeatMark } from "../../ui/seats";
import { message } from "../../words";
import { ActionCard } from "./cards";
import { owner } from "./labels";
import { Sign } from "./signs";
import { Terrain } from "./terrain";

function Turn({ view }: { view: ClashView }): JSX.Element {
  const say = useWord();
  const active = view.players.find((player) => player.colour === view.active);
  return (
    <section class="cc-stall">
      <h3>
        {say(message("clash_of_cultures_board/round", { round: view.round, rounds: view.rounds }))}
      </h3>
      <p>
        {say(message("clash_of_cultures_board/turn", { turn: view.turn, turns: view.turns }))}
        {active ? (
          <>
            {" "}
            <SeatMark seat={active.seat} />{" "}
            {say(
              message("clash_of_cultures_board/actions-left", {
                seat: message(`clash_of_cultures/seat-${active.seat}`),
                count: view.actions,
              }),
            )}
          </>
        ) : null}
      </p>
      <p class="cc-row">
        <span class="quiet">{say(message("clash_of_cultures_board/order"))}</span>
        {view.order.map((colour) => {
          const player = view.players.find((one) => one.colour === colour);
          return player ? <SeatMark key={colour} seat={player.seat} size={18} /> : null;
        })}
      </p>
    </section>
  );
}

function Event({ view }: { view: ClashView }): JSX.Element | null {
  const say = useWord();
  const event = view.event ? view.glossary.events[view.event] : undefined;
  if (!event) return null;
  return (
    <section class="cc-stall alert">
      <h3>{say(message("clash_of_cultures_board/event", { name: event.name }))}</h3>
      <p>{say(event.text)}</p>
      <p class="quiet">{say(event.icon_text)}</p>
    </section>
  );
}

function Side({ side, view }: { side: ClashSideView; view: ClashView }): JSX.Element {
  const say = useWord();
  const facts = [
    message("clash_of_cultures_board/dice", { count: side.dice }),
    message("clash_of_cultures_board/value", { count: side.value }),
    message("clash_of_cultures_board/hits", { count: side.hits }),
    message("clash_of_cultures_board/losses", { count: side.losses }),
  ];
  return (
    <div class="cc-side">
      <h4>{say(owner(view, side.who))}</h4>
      <ul class="cc-facts">
        {facts.map((fact) => (
          <li key={fact.id}>{say(fact)}</li>
        ))}
      </ul>
      {side.card ? <ActionCard id={side.card} view={view} /> : null}
      {side.face_down && !side.card ? (
        <p class="cc-face-down">{say(message("clash_of_cultures_board/face-down"))}</p>
      ) : null}
    </div>
  );
}

function Battle({ view }: { view: ClashView }): JSX.Element | null {
  const say = useWord();
  const { battle } = view;
  if (!battle) return null;
  return (
    <section class="cc-stall alert wide">
      <h3>
        {say(message("clash_of_cultures_board/battle", { cell: battle.cell, round: battle.round }))}
      </h3>
      {battle.fortress ? <p>{say(message("clash_of_cultures_board/fortress-helps"))}</p> : null}
      <div class="cc-sides">
        {battle.sides.map((side) => (
          <Side key={side.who} side={side} view={view} />
        ))}
      </div>
    </section>
  );
}

function Goods({ goods }: { goods: Record<string, number> }): JSX.Element {
  const some = Object.entries(goods).filter(([, count]) => count > 0);
  return (
    <span class="cc-cost">
      {some.length === 0 ? "–" : null}
      {some.map(([kind, count]) => (
        <span key={kind}>
          {count}
          <Sign of={kind.endsWith("cards") ? "ideas" : kind} size={16} />
        </span>
      ))}
    </span>
  );
}

function Trade({ view }: { view: ClashView }): JSX.Element | null {
  const say = useWord();
  const { trade } = view;
  if (!trade) return null;
  const from = owner(view, trade.by);
  const to = owner(view, trade.to);
  return (
    <section class="cc-stall alert">
      <h3>{say(message("clash_of_cultures_board/trade", { from, to }))}</h3>
      <p>
        {say(message("clash_of_cultures_board/gives", { seat: from }))}{" "}
        <Goods goods={trade.gives} />
      </p>
      <p>
        {say(message("clash_of_cultures_board/gives", { seat: to }))} <Goods goods={trade.wants} />
      </p>
    </section>
  );
}

/** The two ways in which a turned region tile can be laid. */
function Turned({ view }: { view: ClashView }): JSX.Element | null {
  const say = useWord();
  const { turned } = view;
  if (!turned) return null;
  const cells = view.spaces.filter((space) => space.region === turned.region);
  const radius = view.hex_radius;
  const left = Math.min(...cells.map((cell) => cell.x)) - radius;
  const top = Math.min(...cells.map((cell) => cell.y)) - radius;
  const width = Math.max(...cells.map((cell) => cell.x)) + radius - left;
  const height = Math.max(...cells.map((cell) => cell.y)) + radius - top;
  return (
    <section class="cc-stall alert">
      <h3>{say(message("clash_of_cultures_board/turned"))}</h3>
      <div class="cc-ways">
        {(["a", "b"] as const).map((way) => (
          <figure key={way}>
            <svg viewBox={`${left} ${top} ${width} ${height}`}>
              {cells.map((cell) => (
                <g key={cell.id} transform={`translate(${cell.x} ${cell.y})`}>
                  <Terrain of={turned[way][cell.id] ?? null} radius={radius} />
                </g>
              ))}
            </svg>
            <figcaption>{way}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}

function Piles({ view }: { view: ClashView }): JSX.Element {
  const say = useWord();
  const piles: [string, number][] = [
    ["clash_of_cultures_board/pile-actions", view.action_deck],
    ["clash_of_cultures_board/pile-objectives", view.objective_deck],
    ["clash_of_cultures_board/pile-events", view.event_deck],
    ["clash_of_cultures_board/pile-wonders", view.wonder_deck],
    ["clash_of_cultures_board/pile-tiles", view.tiles_left],
    ["clash_of_cultures_board/pile-barbarians", view.barbarians_left],
    ["clash_of_cultures_board/pile-settlements", view.settlements_left],
    ["clash_of_cultures_board/pile-exhausted", view.exhausted_left],
  ];
  const last = view.event_discard.at(-1);
  const lastEvent = last ? view.glossary.events[last] : undefined;
  return (
    <section class="cc-stall">
      <h3>{say(message("clash_of_cultures_board/piles"))}</h3>
      <ul class="cc-facts">
        {piles.map(([id, count]) => (
          <li key={id}>{say(message(id, { count }))}</li>
        ))}
      </ul>
      {lastEvent ? (
        <p class="quiet">
          {say(message("clash_of_cultures_board/last-event", { name: lastEvent.name }))}
        </p>
      ) : null}
      {view.action_discard.length > 0 ? (
        <details>
          <summary>
            {say(
              message("clash_of_cultures_board/discarded", { count: view.action_discard.length }),
            )}
          </summary>
          <div class="cc-cards">
            {view.action_discard.map((id) => (
              <ActionCard key={id} id={id} view={view} />
            ))}
          </div>
        </details>
      ) : null}
    </section>
  );
}

export function Matters({ view }: { view: ClashView }): JSX.Element {
  return (
    <div class="cc-matters">
      <Turn view={view} />
      <Event view={view} />
      <Battle view={view} />
      <Trade view={view} />
      <Turned view={view} />
      <Piles view={view} />
    </div>
  );
}
