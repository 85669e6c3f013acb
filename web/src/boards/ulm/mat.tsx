/** The own goods along the lower edge: coins, sparrows, seals, tiles, house and hand. */
import type { ComponentChildren, JSX } from "preact";

import type { UlmPlayerView, UlmView } from "../../generated/views";
import { CoveredBox } from "../../play/spot";
import { useWord } from "../../play/table";
import { Count } from "../../ui/count";
import { usePhone } from "../../ui/narrow";
import { message } from "../../words";
import { Card } from "./card";
import { usePushed } from "./ghost";
import { goodOf, usePieces } from "./pieces";
import type { Pieces } from "./pieces";
import { sourcesOf } from "./push";
import { CoatBox, Forecast, PersonBox, cardsOf, forecast, tilesOf } from "./seats";
import { SignMark } from "./things";
import { COLOURS, TileMark } from "./tiles";
import { Verbs } from "./verbs";

/** Things of a kind are laid out one by one up to here; more are counted. */
const LAID_OUT = 4;

/** Things in a row that come closer the more there are, so that nothing beside them shifts. */
function Spread(props: { children: JSX.Element[]; class: string }): JSX.Element {
  return (
    <div class={`ulm-spread ${props.class}`} style={{ "--n": props.children.length }}>
      {props.children.map((child, at) => (
        <span key={child.key} style={{ "--i": at }}>
          {child}
        </span>
      ))}
    </div>
  );
}

function Good(props: { title: string; class?: string; children: ComponentChildren }): JSX.Element {
  return (
    <section class={`ulm-good ${props.class ?? ""}`}>
      <h3>{props.title}</h3>
      <div>{props.children}</div>
    </section>
  );
}

/** Coins or sparrows: one by one while they are few, else on each other with their number. */
function Heap(props: {
  of: string;
  names: readonly string[];
  seat: number;
  from: string;
}): JSX.Element {
  const { of, names, seat, from } = props;
  const signs = names.map((name) => (
    <SignMark key={name} of={of} seat={seat} size={34} piece={name} from={from} />
  ));
  if (names.length <= LAID_OUT) return <Spread class="heap">{signs}</Spread>;
  return (
    <>
      <span class="ulm-pile">{signs}</span>
      <b class="ulm-many">
        ×<Count value={names.length} />
      </b>
    </>
  );
}

/** The family crests, and the seals still in stock. */
function Stock({ player, pieces }: { player: UlmPlayerView; pieces: Pieces }): JSX.Element {
  const { seat } = player;
  return (
    <>
      <Spread class="crests">
        {pieces.at(goodOf("crests", seat), "stock").map((name) => (
          <SignMark key={name} of="crests" seat={seat} size={26} piece={name} />
        ))}
      </Spread>
      <Spread class="seals">
        {pieces.at(seat, "stock").map((name) => (
          <SignMark key={name} of="seals" seat={seat} size={26} piece={name} />
        ))}
      </Spread>
    </>
  );
}

/** The own tiles: a place for each colour, where they lie on each other and can be chosen from. */
function Supply({ player, pieces }: { player: UlmPlayerView; pieces: Pieces }): JSX.Element {
  const say = useWord();
  return (
    <>
      {COLOURS.map((colour) => {
        const count = player.tiles[colour] ?? 0;
        if (count === 0) return <i key={colour} class="ulm-no-tile" />;
        const names = pieces.at(colour, `supply:${player.seat}`);
        const tile = message(`ulm_board/tile-${colour}`);
        return (
          <CoveredBox
            key={colour}
            id={`tile:${player.seat}:${colour}`}
            label={say(message("ulm_board/supply", { tile, count }))}
            class="ulm-thing ulm-stack"
          >
            <span class="ulm-pile">
              {Array.from({ length: count }, (_, at) => (
                <TileMark key={at} colour={colour} size={33} piece={names[at] ?? ""} />
              ))}
            </span>
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
  const phone = usePhone();
  const from = sourcesOf(view, seat, usePushed(view));
  const player = view.players[seat];
  if (!player) return null;
  const title = (id: string, count: number): string =>
    say(message(`ulm_board/own-${id}`, { count }));
  return (
    <div class="ulm ulm-mat">
      {phone ? <Verbs view={view} /> : null}
      <div class="ulm-points">
        <b>
          <Count value={player.vp} />
          <small>{say(message("ulm_board/vp"))}</small>
        </b>
        <span>{say(message("ulm_board/if-ended", { vp: forecast(player) }))}</span>
      </div>
      <Good title={title("coins", player.coins)}>
        <Heap
          of="coins"
          names={pieces.at(goodOf("coins", seat), "stock")}
          seat={seat}
          from={from.coins}
        />
      </Good>
      <Good title={title("sparrows", player.sparrows)}>
        <Heap
          of="sparrows"
          names={pieces.at(goodOf("sparrows", seat), "stock")}
          seat={seat}
          from={from.sparrows}
        />
      </Good>
      <Good title={title("seals", player.seals)}>
        <Stock player={player} pieces={pieces} />
      </Good>
      <Good title={title("tiles", tilesOf(player))} class="tiles">
        <Supply player={player} pieces={pieces} />
      </Good>
      <Good title={say(message("ulm_board/house"))}>
        <Spread class="house">
          {[
            ...player.descendants.map((person) => (
              <PersonBox key={person.id} person={person} size={40} />
            )),
            ...player.coats.map((coat) => <CoatBox key={coat.id} coat={coat} />),
            ...player.face_up.map((card) => <Card key={card.id} card={card} small />),
          ]}
        </Spread>
      </Good>
      <Good title={say(message("ulm_board/forecast"))} class="end">
        <Forecast player={player} />
      </Good>
      <section class="ulm-hand" aria-label={title("cards", cardsOf(player))}>
        <Spread class="hand">
          {player.hand.map((card) => (
            <Card key={card.id} card={card} />
          ))}
        </Spread>
      </section>
    </div>
  );
}
