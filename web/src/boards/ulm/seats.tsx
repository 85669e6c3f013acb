/** The players: a line of small signs each, and everything that lies before them. */
import type { JSX } from "preact";

import type { UlmCoatView, UlmDescendantView, UlmPlayerView, UlmView } from "../../generated/views";
import { CoveredBox, SpotBox } from "../../play/spot";
import { useWord } from "../../play/table";
import { Count } from "../../ui/count";
import { useLarge } from "../../ui/narrow";
import { message } from "../../words";
import { Card } from "./card";
import { usePieces } from "./pieces";
import { points } from "./river";
import { Coat, Picture, Portrait, SignMark } from "./things";
import { COLOURS, TileMark } from "./tiles";

export const cardsOf = (player: UlmPlayerView): number => player.hand.length + player.hidden;

/** What a player would have if the game ended now. */
export function forecast(player: UlmPlayerView): number {
  return Object.values(player.to_add).reduce((sum, vp) => sum + vp, player.vp);
}

export function tilesOf(player: UlmPlayerView): number {
  return COLOURS.reduce((sum, colour) => sum + (player.tiles[colour] ?? 0), 0);
}

export function SeatLine({ view, seat }: { view: UlmView; seat: number }): JSX.Element | null {
  const say = useWord();
  const pieces = usePieces(view);
  const player = view.players[seat];
  if (!player) return null;
  const goods: [string, number][] = [
    ["coins", player.coins],
    ["sparrows", player.sparrows],
    ["seals", player.seals],
    ["cards", cardsOf(player)],
  ];
  const own = seat === view.seat;
  const label = message("ulm_board/seat", {
    seat: message(`ulm/seat-${seat}`),
    coins: player.coins,
    sparrows: player.sparrows,
    seals: player.seals,
    cards: cardsOf(player),
    tiles: tilesOf(player),
  });
  return (
    <SpotBox id={`player:${seat}`} label={say(label)} class="ulm ulm-line">
      {goods.map(([of, count]) => (
        <span key={of}>
          <SignMark of={of} seat={seat} size={19} />
          <Count value={count} />
        </span>
      ))}
      {COLOURS.map((colour) => {
        const names = pieces.at(colour, `supply:${seat}`);
        const count = player.tiles[colour] ?? 0;
        return (
          <span key={colour} class="ulm-line-tile">
            <span class="ulm-pile">
              {names.map((piece) => (
                <TileMark key={piece} colour={colour} size={16} {...(own ? {} : { piece })} />
              ))}
            </span>
            {count > 1 ? count : ""}
          </span>
        );
      })}
    </SpotBox>
  );
}

export function CoatBox({ coat, size = 34 }: { coat: UlmCoatView; size?: number }): JSX.Element {
  const say = useWord();
  const label = say(message("ulm_board/coat", { name: coat.name, worth: coat.worth }));
  return (
    <CoveredBox id={`coat:${coat.id}`} label={label} class="ulm-thing">
      <Picture box="-28 -38 62 76" width={size} height={size * 1.22} piece={`coat:${coat.id}`}>
        <Coat id={coat.id} vp={coat.vp} />
      </Picture>
    </CoveredBox>
  );
}

export function PersonBox(props: { person: UlmDescendantView; size?: number }): JSX.Element {
  const say = useWord();
  const { person, size = 44 } = props;
  const label = message("ulm_board/descendant", { name: person.name, power: person.power });
  return (
    <CoveredBox id={`descendant:${person.id}`} label={say(label)} class="ulm-thing round">
      <Picture box="-43 -43 86 86" width={size} height={size} piece={`descendant:${person.id}`}>
        <Portrait id={person.id} />
      </Picture>
    </CoveredBox>
  );
}

/** What would be added now, part by part. */
export function Forecast({ player }: { player: UlmPlayerView }): JSX.Element | null {
  const say = useWord();
  const parts = Object.entries(player.to_add).filter(([, vp]) => vp !== 0);
  if (Object.keys(player.to_add).length === 0) return null;
  return (
    <p class="ulm-forecast">
      {player.vp}
      {parts.map(([category, vp]) => (
        <i key={category}>
          {points(vp)} {say(message(`ulm/category-${category}`))}
        </i>
      ))}
      <b>= {forecast(player)}</b>
    </p>
  );
}

/** Everything before a seat. */
export function SeatMat({ view, seat }: { view: UlmView; seat: number }): JSX.Element | null {
  const say = useWord();
  const player = view.players[seat];
  if (!player) return null;
  const space = view.river[player.barge];
  const own = seat === view.seat;
  const large = useLarge(); // everybody's mat is open then, and there is little room for each
  return (
    <div class="ulm ulm-seat-mat">
      <div class="ulm-row">
        <span class="ulm-fact">
          <SignMark of="crests" seat={seat} size={22} />
          {say(message("ulm_board/crests", { count: player.crests }))}
        </span>
        <span class="ulm-fact">
          <SignMark of="steps" seat={seat} size={24} />
          {points(space?.vp ?? 0)}
        </span>
        {player.descendants.map((person) => (
          <PersonBox key={person.id} person={person} size={36} />
        ))}
        {player.coats.map((coat) => (
          <CoatBox key={coat.id} coat={coat} size={32} />
        ))}
        {[...(own ? [] : player.hand), ...player.face_up].map((card) => (
          <Card key={card.id} card={card} small={large} />
        ))}
      </div>
      {!own && player.hidden > 0 ? (
        <p class="quiet">{say(message("ulm_board/hidden", { count: player.hidden }))}</p>
      ) : null}
      <Forecast player={player} />
    </div>
  );
}
