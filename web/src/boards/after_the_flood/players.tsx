/** What lies before each player: goods, people, armies, bids and points. */
import type { ComponentChildren, JSX } from "preact";

import type { FloodPlayerView, FloodView } from "../../generated/views";
import { SpotBox } from "../../play/spot";
import { useShown, useWord } from "../../play/table";
import { SeatMark } from "../../ui/seats";
import { message } from "../../words";
import { Cover } from "./cover";
import { GoodIcon } from "./goods";
import { ArmyIcon, CityIcon, WorkerIcon } from "./pieces";
import { empireName, goodName, held, rankName, seatName } from "./words";

function Goods({ player, seat }: { player: FloodPlayerView; seat: number }): JSX.Element {
  const say = useWord();
  return (
    <div class="flood-goods">
      {Object.entries(player.resources).map(([good, count]) => (
        <SpotBox
          key={good}
          id={`good:${player.colour}:${good}`}
          class={count > 0 ? "flood-token" : "flood-token flood-out"}
          label={say(
            message("after_the_flood_board/has_good", {
              seat: seatName(seat),
              count,
              good: goodName(good),
            }),
          )}
        >
          <GoodIcon kind={good} />
          <b>{count}</b>
        </SpotBox>
      ))}
    </div>
  );
}

/** Pieces that can be used now, beside those that cannot. */
function Force(props: {
  id: string;
  label: string;
  icon: ComponentChildren;
  ready: number;
  rest: number;
  name: string;
}): JSX.Element {
  const say = useWord();
  return (
    <div class="flood-force">
      <Cover id={props.id} label={props.label} />
      {props.icon}
      <span>
        <b>{props.ready}</b> {props.name}
        <br />
        <span class="flood-quiet">
          {say(message("after_the_flood_board/more", { count: props.rest }))}
        </span>
      </span>
    </div>
  );
}

/** Goods laid out for a purpose, with what they count. */
function Laid({ name, pile }: { name: string; pile: Record<string, number> }): JSX.Element | null {
  const say = useWord();
  const goods = held(pile);
  if (goods.length === 0) return null;
  return (
    <p class="flood-laid">
      <span class="flood-quiet">{name}</span>
      {goods.map(({ good, count }) => (
        <span key={good} class="flood-few">
          <GoodIcon kind={good} size={20} />
          <b>{count}</b>
          <span class="flood-unseen">{say(goodName(good))}</span>
        </span>
      ))}
    </p>
  );
}

function Points({ player }: { player: FloodPlayerView }): JSX.Element | null {
  const say = useWord();
  const parts = Object.entries(player.scored).filter(([, points]) => points > 0);
  if (parts.length === 0) return null;
  const words = parts.map(
    ([category, points]) => `${say(message(`after_the_flood_board/score-${category}`))} ${points}`,
  );
  return <p class="flood-quiet flood-scored">{words.join(" · ")}</p>;
}

function Player(props: { view: FloodView; player: FloodPlayerView; seat: number }): JSX.Element {
  const { view, player, seat } = props;
  const say = useWord();
  const me = useShown((shown) => shown.seat) === seat;
  const acts = view.actor === player.colour;
  const place = view.order.indexOf(player.colour) + 1;
  const empire = view.empires.find((each) => each.id === player.empire);
  const name = say(seatName(seat));
  return (
    <section
      class={`flood-panel flood-player ${acts ? "flood-acts" : ""} ${me ? "flood-mine" : ""}`}
      aria-label={name}
    >
      <header>
        <SeatMark seat={seat} size={22} />
        <h3>{name}</h3>
        {me && <span class="flood-tag">{say(message("after_the_flood_board/you"))}</span>}
        {place > 0 && (
          <span class="flood-tag">{say(message("after_the_flood_board/place", { place }))}</span>
        )}
        {acts && (
          <span class="flood-tag flood-now">{say(message("after_the_flood_board/acts"))}</span>
        )}
        {player.passed && (
          <span class="flood-tag">{say(message("after_the_flood_board/passed"))}</span>
        )}
        <span class="flood-vp">
          {say(message("after_the_flood_board/points", { points: player.points }))}
        </span>
      </header>
      <Points player={player} />
      <Goods player={player} seat={seat} />
      <div class="flood-forces">
        <Force
          id={`workers:${player.colour}`}
          label={say(
            message("after_the_flood_board/workers_of", {
              seat: seatName(seat),
              ready: player.workers_available,
              rest: player.workers_unavailable,
            }),
          )}
          icon={<WorkerIcon seat={seat} />}
          ready={player.workers_available}
          rest={player.workers_unavailable}
          name={say(message("after_the_flood_board/workers", { count: player.workers_available }))}
        />
        <Force
          id={`armies:${player.colour}`}
          label={say(
            message("after_the_flood_board/armies_of", {
              seat: seatName(seat),
              ready: player.armies_available,
              rest: player.armies_unavailable,
            }),
          )}
          icon={<ArmyIcon />}
          ready={player.armies_available}
          rest={player.armies_unavailable}
          name={say(message("after_the_flood_board/armies", { count: player.armies_available }))}
        />
        <div class="flood-force">
          <CityIcon seat={seat} />
          <span>
            <b>{player.cities_in_hand}</b>{" "}
            {say(message("after_the_flood_board/cities_in_hand", { count: player.cities_in_hand }))}
            {player.moved_cities > 0 && (
              <>
                <br />
                <span class="flood-quiet">
                  {say(message("after_the_flood_board/moved", { count: player.moved_cities }))}
                </span>
              </>
            )}
          </span>
        </div>
      </div>
      {empire && (
        <p class="flood-laid">
          <span class="flood-quiet">{say(message("after_the_flood_board/empire"))}</span>
          <b>{say(empireName(empire.home))}</b>
          {player.rank !== null && <span>{say(rankName(player.rank))}</span>}
          <span class="flood-quiet">
            {say(message("after_the_flood_board/strength", { value: player.strength }))}
          </span>
        </p>
      )}
      <Laid name={say(message("after_the_flood_board/equipment"))} pile={player.equipment} />
      <Laid name={say(message("after_the_flood_board/bid"))} pile={player.bid} />
    </section>
  );
}

export function Players({ view }: { view: FloodView }): JSX.Element {
  return (
    <div class="flood-players">
      {view.players.map((player, seat) => (
        <Player key={player.colour} view={view} player={player} seat={seat} />
      ))}
    </div>
  );
}
