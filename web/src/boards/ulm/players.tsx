/** What lies before each player: points, goods, tiles, cards, coats and descendants. */
import type { JSX } from "preact";

import type { UlmPlayerView, UlmView } from "../../generated/views";
import { CoveredBox } from "../../play/spot";
import { useWord } from "../../play/table";
import { SeatMark } from "../../ui/seats";
import { message } from "../../words";
import { Card } from "./card";
import { Sign } from "./signs";
import { Coat } from "./stalls";
import { COLOURS, TileMark } from "./tiles";

function Goods({ player }: { player: UlmPlayerView }): JSX.Element {
  const say = useWord();
  const goods: [string, number][] = [
    ["vp", player.vp],
    ["coins", player.coins],
    ["sparrows", player.sparrows],
    ["seals", player.seals],
    ["crests", player.crests],
    ["cards", player.hand.length + player.hidden],
  ];
  return (
    <ul class="ulm-goods">
      {goods.map(([id, count]) => (
        <li key={id}>
          <Sign of={id} />
          <b>{count}</b> {say(message(`ulm_board/good-${id}`, { count }))}
        </li>
      ))}
    </ul>
  );
}

function Supply({ player }: { player: UlmPlayerView }): JSX.Element {
  const say = useWord();
  return (
    <div class="ulm-row">
      {COLOURS.map((colour) => {
        const count = player.tiles[colour] ?? 0;
        const tile = message(`ulm_board/tile-${colour}`);
        return (
          <CoveredBox
            key={colour}
            id={`tile:${player.seat}:${colour}`}
            label={say(message("ulm_board/supply", { tile, count }))}
            class={`ulm-chip ${count === 0 ? "none" : ""}`}
          >
            <TileMark colour={colour} size={30} />
            <b>{count}</b>
          </CoveredBox>
        );
      })}
    </div>
  );
}

function Player({ player, view }: { player: UlmPlayerView; view: UlmView }): JSX.Element {
  const say = useWord();
  const name = say(message(`ulm/seat-${player.seat}`));
  const others = player.hidden > 0 && player.seat !== view.seat;
  return (
    <section class={`ulm-player ${view.to_move === player.seat ? "to-move" : ""}`}>
      <CoveredBox id={`player:${player.seat}`} label={name} class="ulm-name">
        <h3>
          <SeatMark seat={player.seat} size={20} /> {name}
        </h3>
        <Goods player={player} />
      </CoveredBox>
      <Supply player={player} />
      {player.hand.length > 0 ? (
        <>
          <h4>{say(message("ulm_board/hand"))}</h4>
          <div class="ulm-cards">
            {player.hand.map((card) => (
              <Card
                key={card.id}
                card={card}
                known={player.seat === view.seat && player.known.includes(card.id)}
              />
            ))}
          </div>
        </>
      ) : null}
      {others ? (
        <p class="quiet">{say(message("ulm_board/hidden", { count: player.hidden }))}</p>
      ) : null}
      {player.face_up.length > 0 ? (
        <>
          <h4>{say(message("ulm_board/face-up"))}</h4>
          <div class="ulm-cards">
            {player.face_up.map((card) => (
              <Card key={card.id} card={card} />
            ))}
          </div>
        </>
      ) : null}
      {player.coats.length + player.descendants.length > 0 ? (
        <div class="ulm-cards">
          {player.coats.map((coat) => (
            <Coat key={coat.id} coat={coat} />
          ))}
          {player.descendants.map((person) => (
            <CoveredBox
              key={person.id}
              id={`descendant:${person.id}`}
              label={say(
                message("ulm_board/descendant", {
                  name: person.name,
                  power: person.power,
                }),
              )}
              class="ulm-card"
            >
              <strong>{say(person.name)}</strong>
              <span>{say(person.power)}</span>
            </CoveredBox>
          ))}
        </div>
      ) : null}
    </section>
  );
}

/** The viewer first, then the others in the order of play. */
export function Players({ view }: { view: UlmView }): JSX.Element {
  const count = view.players.length;
  const first = view.seat >= 0 ? view.seat : 0;
  const order = view.players.map((_, at) => view.players[(first + at) % count] as UlmPlayerView);
  return (
    <div class="ulm-players">
      {order.map((player) => (
        <Player key={player.seat} player={player} view={view} />
      ))}
    </div>
  );
}
