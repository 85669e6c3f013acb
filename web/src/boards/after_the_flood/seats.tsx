/** What lies before a seat: a line of signs for a glance, and everything. */
import type { JSX } from "preact";

import type { FloodPlayerView, FloodView } from "../../generated/views";
import { useShown, useWord } from "../../play/table";
import { Count } from "../../ui/count";
import { message } from "../../words";
import { FigureIcon } from "./figures";
import { endPoints, turnPoints } from "./forecast";
import { GoodIcon, GOODS } from "./goods";
import { armyOf, cityPiece, READY, usePieces, workerOf } from "./pieces";
import { useTerms } from "./terms";
import { empireName, goodName, held, rankName } from "./words";

function Basket({ size }: { size: number }): JSX.Element {
  return (
    <svg class="flood-icon" width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true">
      <g stroke="var(--flood-line)" stroke-width="1.6" stroke-linejoin="round">
        <path d="M-10,-3L-7,10H7L10,-3Z" fill="var(--flood-basket)" />
        <path d="M-9,1h18M-8,5h16" stroke-width="1" />
        <circle cx="-4" cy="-5" r="4" fill="var(--flood-grain)" />
        <circle cx="4" cy="-5" r="4" fill="var(--flood-lapis)" />
        <path d="M-11,-3h22" stroke-width="2.4" />
      </g>
    </svg>
  );
}

/** Pieces that lie out of sight below their sign: they fly from here and come back to it. */
function Pile(props: {
  names: string[];
  piece: JSX.Element;
  sign: JSX.Element;
  count: number;
  label: string;
}): JSX.Element {
  return (
    <span class="flood-fact" title={props.label}>
      <span class="flood-pile">
        {props.names.map((name) => (
          <span key={name} data-piece={name}>
            {props.piece}
          </span>
        ))}
        {props.sign}
      </span>
      <Count value={props.count} />
      <span class="unseen">{props.label}</span>
    </span>
  );
}

const goodsOf = (player: FloodPlayerView): number =>
  Object.values(player.resources).reduce((sum, count) => sum + count, 0);

/** The empire with its rank and points, or that the seat is out of this turn. */
function Empire({ view, seat }: { view: FloodView; seat: number }): JSX.Element {
  const say = useWord();
  const player = view.players[seat];
  const empire = view.empires.find(({ id }) => id === player?.empire);
  const points = turnPoints(view, seat);
  const name = empire ? `${say(empireName(empire.home))} ${player?.rank ?? ""}` : "";
  return (
    <span class="flood-stand">
      {player?.passed ? <em>{say(message("after_the_flood_board/passed"))}</em> : <b>{name}</b>}
      <i>{points > 0 ? `+${points}` : ""}</i>
    </span>
  );
}

export function SeatLine({ view, seat }: { view: FloodView; seat: number }): JSX.Element | null {
  const say = useWord();
  const pieces = usePieces(view);
  const mine = useShown((shown) => shown.seat) === seat;
  const player = view.players[seat];
  if (!player) return null;
  const names = (kind: string, place: string): string[] => (mine ? [] : pieces.at(kind, place));
  const worker = <FigureIcon kind="worker" seat={seat} height={22} />;
  const soldier = <FigureIcon kind="soldier" seat={seat} height={22} />;
  const city = <FigureIcon kind="city" seat={seat} height={20} />;
  return (
    <div class="flood flood-seat-line">
      <Pile
        names={[]}
        piece={<></>}
        sign={
          <>
            {GOODS.flatMap((good) =>
              [
                ...names(good, `mat:${seat}`),
                // What is laid down, the own as well, is out of the hand.
                ...[`bid:${seat}`, `equipment:${seat}`].flatMap((place) => pieces.at(good, place)),
              ].map((name) => (
                <span key={name} data-piece={name}>
                  <GoodIcon kind={good} size={18} />
                </span>
              )),
            )}
            <Basket size={20} />
          </>
        }
        count={goodsOf(player)}
        label={say(message("after_the_flood_board/goods", { count: goodsOf(player) }))}
      />
      <Pile
        names={names(workerOf(seat), READY)}
        piece={worker}
        sign={worker}
        count={player.workers_available}
        label={say(message("after_the_flood_board/workers", { count: player.workers_available }))}
      />
      <Pile
        names={names(armyOf(seat), READY)}
        piece={soldier}
        sign={soldier}
        count={player.armies_available}
        label={say(message("after_the_flood_board/armies", { count: player.armies_available }))}
      />
      <Pile
        names={names(cityPiece(seat), READY)}
        piece={city}
        sign={city}
        count={player.cities_in_hand}
        label={say(
          message("after_the_flood_board/cities_in_hand", { count: player.cities_in_hand }),
        )}
      />
      <Empire view={view} seat={seat} />
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
      <span class="quiet">{name}</span>
      {goods.map(({ good, count }) => (
        <span key={good} class="flood-fact">
          <GoodIcon kind={good} size={20} />
          <b>{count}</b>
          <span class="unseen">{say(goodName(good))}</span>
        </span>
      ))}
    </p>
  );
}

export function SeatMat({ view, seat }: { view: FloodView; seat: number }): JSX.Element | null {
  const say = useWord();
  const terms = useTerms();
  const player = view.players[seat];
  if (!player) return null;
  const parts = Object.entries(player.scored).filter(([, points]) => points > 0);
  const empire = view.empires.find(({ id }) => id === player.empire);
  return (
    <div class="flood flood-seat-mat">
      <div class="flood-goods-row">
        {GOODS.map((good) => {
          const count = player.resources[good] ?? 0;
          return (
            <span key={good} class={count > 0 ? "flood-fact" : "flood-fact flood-out"}>
              <GoodIcon kind={good} size={24} />
              <b>{count}</b>
              <span class="unseen">{say(goodName(good))}</span>
            </span>
          );
        })}
      </div>
      {empire && (
        <p class="flood-laid">
          <span class="quiet">{say(message("after_the_flood_board/empire"))}</span>
          <b>{say(empireName(empire.home))}</b>
          {player.rank !== null && <span>{say(rankName(player.rank))}</span>}
          <span class="quiet">
            {say(message("after_the_flood_board/strength", { value: player.strength }))}
          </span>
        </p>
      )}
      <Laid name={say(message("after_the_flood_board/equipment"))} pile={player.equipment} />
      <Laid name={say(message("after_the_flood_board/bid"))} pile={player.bid} />
      <p class="flood-laid">
        {parts.map(([category, points]) => (
          <span key={category} class="quiet">
            {say(message(`after_the_flood_board/score-${category}`))} {points}
          </span>
        ))}
        <span class="ok">
          {say(message("after_the_flood_board/turn-points", { points: turnPoints(view, seat) }))}
        </span>
        <span class="ok">
          {say(
            message("after_the_flood_board/end-points", { points: endPoints(view, seat, terms) }),
          )}
        </span>
      </p>
    </div>
  );
}
