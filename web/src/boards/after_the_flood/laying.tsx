/** Goods laid down: what equipment, a bid or bought armies would come to. */
import type { JSX } from "preact";

import { turns as TURNS } from "../../../../src/edubba/games/after_the_flood/data.json";
import type { FloodPlayerView } from "../../generated/views";
import { useWord } from "../../play/table";
import { SeatMark } from "../../ui/seats";
import { message } from "../../words";
import type { Asked } from "./courses";
import { orderAhead, ranksAhead, worthOf } from "./forecast";
import { useOutlook } from "./ghost";
import { VALUES } from "./goods";
import { Line } from "./rows";
import { seatName, seatOf } from "./words";

interface Laying extends Asked {
  player: FloodPlayerView;
  /** What the goods pointed at are worth together. */
  more: number;
}

function Equipment({ view, prompt, player, more }: Laying): JSX.Element {
  const say = useWord();
  const worth = worthOf(player.equipment);
  const before = ranksAhead(view, prompt.seat, worth);
  const after = ranksAhead(view, prompt.seat, worth + more);
  const rankOf = (at: number): { value: string; ahead: string } => {
    const [now, then] = [before[at] ?? "", after[at] ?? ""];
    return { value: now, ahead: now === then ? "" : `→ ${then}` };
  };
  return (
    <section class="flood-effect">
      <Line {...rankOf(prompt.seat)}>{say(message("after_the_flood_board/rank-ahead"))}</Line>
      {view.players.map((each, at) =>
        each.rank === null || at === prompt.seat ? null : (
          <Line key={at} {...rankOf(at)}>
            <SeatMark seat={at} size={13} />{" "}
            {say(
              message("after_the_flood_board/rank-of", {
                seat: seatName(at),
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

function Bid({ view, prompt, player, more }: Laying): JSX.Element {
  const say = useWord();
  const order = orderAhead(view, prompt.seat, more);
  const place = order.indexOf(player.colour) + 1;
  // After the last turn the order of play only decides who is ahead of equals.
  const ahead =
    view.turn < TURNS ? "after_the_flood_board/order-ahead" : "after_the_flood_board/tie-ahead";
  const bids = view.players.filter((each) => each.passed && each.colour !== player.colour);
  return (
    <section class="flood-effect">
      <Line value={say(message("after_the_flood_board/place", { place }))}>
        {say(message(ahead))}
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

function Armies(props: { player: FloodPlayerView; bought: number }): JSX.Element {
  const { player, bought } = props;
  const say = useWord();
  return (
    <section class="flood-effect">
      <Line value={`${player.armies_available}`} ahead={bought ? `+ ${bought}` : ""}>
        {say(message("after_the_flood_board/armies-ready"))}
      </Line>
      {player.armies_unavailable < 3 && (
        <p class="flood-warning">
          {say(message("after_the_flood_board/armies-left", { count: player.armies_unavailable }))}
        </p>
      )}
    </section>
  );
}

/** What would follow from the goods pointed at. */
export function Forecasts({ view, prompt }: Asked): JSX.Element | null {
  const { changes } = useOutlook(view);
  const player = view.players[prompt.seat];
  if (!player) return null;
  const more = Object.entries(changes).reduce(
    (sum, [good, by]) => sum + (by < 0 ? (VALUES[good] ?? 0) : 0),
    0,
  );
  switch (prompt.decision) {
    case "equip":
      return <Equipment view={view} prompt={prompt} player={player} more={more} />;
    case "pass":
      return <Bid view={view} prompt={prompt} player={player} more={more} />;
    case "buy":
      return <Armies player={player} bought={changes["armies"] ?? 0} />;
    default:
      return null;
  }
}
