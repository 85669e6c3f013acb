/** The own goods along the lower edge: coins, sparrows, seals, tiles, house and hand. */
import type { ComponentChildren, JSX } from "preact";

import type { UlmPlayerView, UlmView } from "../../generated/views";
import { CoveredBox } from "../../play/spot";
import { useWord } from "../../play/table";
import { message } from "../../words";
import { Card } from "./card";
import { usePieces } from "./pieces";
import type { Pieces } from "./pieces";
import { CoatBox, Forecast, PersonBox, cardsOf, forecast } from "./seats";
import { SignMark } from "./things";
import { COLOURS, TileMark } from "./tiles";

/** Things of a kind are laid out one by one up to here; more are counted. */
const LAID_OUT = 5;

function Good(props: { title: string; class?: string; children: ComponentChildren }): JSX.Element {
  return (
    <section class={`ulm-good ${props.class ?? ""}`}>
      <h3>{props.title}</h3>
      <div>{props.children}</div>
    </section>
  );
}

function Heap(props: { of: string; count: number; seat: number; size: number }): JSX.Element {
  const { of, count, seat, size } = props;
  if (count > LAID_OUT) {
    return (
      <>
        <SignMark of={of} seat={seat} size={size} />
        <b class="ulm-many">×{count}</b>
      </>
    );
  }
  return (
    <span class="ulm-heap">
      {Array.from({ length: count }, (_, at) => (
        <SignMark key={at} of={of} seat={seat} size={size} />
      ))}
    </span>
  );
}

/** The seals still in stock, and the family crests. */
function Stock({ player, pieces }: { player: UlmPlayerView; pieces: Pieces }): JSX.Element {
  const names = pieces.at(player.seat, "stock");
  return (
    <>
      <span class="ulm-fan">
        {Array.from({ length: player.seals }, (_, at) => (
          <SignMark key={at} of="seals" seat={player.seat} size={26} piece={names[at] ?? ""} />
        ))}
      </span>
      <span class="ulm-fan">
        {Array.from({ length: player.crests }, (_, at) => (
          <SignMark key={at} of="crests" seat={player.seat} size={26} />
        ))}
      </span>
    </>
  );
}

/** The own tiles, colour by colour, each colour a small stack that can be chosen from. */
function Supply({ player, pieces }: { player: UlmPlayerView; pieces: Pieces }): JSX.Element {
  const say = useWord();
  const owned = COLOURS.filter((colour) => (player.tiles[colour] ?? 0) > 0);
  return (
    <>
      {owned.map((colour) => {
        const count = player.tiles[colour] ?? 0;
        const names = pieces.at(colour, `supply:${player.seat}`);
        const tile = message(`ulm_board/tile-${colour}`);
        return (
          <CoveredBox
            key={colour}
            id={`tile:${player.seat}:${colour}`}
            label={say(message("ulm_board/supply", { tile, count }))}
            class="ulm-thing ulm-stack"
          >
            {Array.from({ length: count }, (_, at) => (
              <TileMark key={at} colour={colour} size={38} piece={names[at] ?? ""} />
            ))}
            {count > 1 ? <b>{count}</b> : null}
          </CoveredBox>
        );
      })}
    </>
  );
}

export function Mat({ view, seat }: { view: UlmView; seat: number }): JSX.Element | null {
  const say = useWord();
  const pieces = usePieces(view);
  const player = view.players[seat];
  if (!player) return null;
  const title = (id: string, count: number): string =>
    say(message(`ulm_board/own-${id}`, { count }));
  const house = player.descendants.length + player.coats.length + player.face_up.length;
  const tiles = COLOURS.reduce((sum, colour) => sum + (player.tiles[colour] ?? 0), 0);
  const after = forecast(player);
  return (
    <div class="ulm ulm-mat">
      <div class="ulm-points">
        <b>
          {player.vp}
          <small>{say(message("ulm_board/vp"))}</small>
        </b>
        {after === player.vp ? null : (
          <span>{say(message("ulm_board/if-ended", { vp: after }))}</span>
        )}
      </div>
      <Good title={title("coins", player.coins)}>
        <Heap of="coins" count={player.coins} seat={seat} size={30} />
      </Good>
      <Good title={title("sparrows", player.sparrows)}>
        <Heap of="sparrows" count={player.sparrows} seat={seat} size={40} />
      </Good>
      <Good title={title("seals", player.seals)}>
        <Stock player={player} pieces={pieces} />
      </Good>
      <Good title={title("tiles", tiles)}>
        <Supply player={player} pieces={pieces} />
      </Good>
      {house > 0 ? (
        <Good title={say(message("ulm_board/house"))} class="house">
          {player.descendants.map((person) => (
            <PersonBox key={person.id} person={person} />
          ))}
          {player.coats.map((coat) => (
            <CoatBox key={coat.id} coat={coat} />
          ))}
          {player.face_up.map((card) => (
            <Card key={card.id} card={card} small />
          ))}
        </Good>
      ) : null}
      <Good title={say(message("ulm_board/forecast"))} class="end">
        <Forecast player={player} />
      </Good>
      {player.hand.length > 0 ? (
        <section class="ulm-hand" aria-label={title("cards", cardsOf(player))}>
          {player.hand.map((card) => (
            <Card key={card.id} card={card} />
          ))}
        </section>
      ) : null}
    </div>
  );
}
