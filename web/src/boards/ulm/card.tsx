/** A card with both its uses: the top for a tile now, the bottom for points at the end. */
import type { JSX } from "preact";

import type { UlmCardView } from "../../generated/views";
import { CoveredBox } from "../../play/spot";
import { useWord } from "../../play/table";
import { message } from "../../words";
import { TileMark } from "./tiles";

export function Card({ card, known }: { card: UlmCardView; known?: boolean }): JSX.Element {
  const say = useWord();
  const name = say(card.name).replace(/ \(.*\)$/, ""); // the tile beside it tells the colour
  const label = message("ulm_board/card", { name: card.name, top: card.top, end: card.end });
  return (
    <CoveredBox id={`card:${card.id}`} label={say(label)} class="ulm-card">
      <strong>{name}</strong>
      <span class="ulm-top">
        <TileMark colour={card.tile} size={20} /> {say(card.top)}
      </span>
      <span class="ulm-end">{say(card.end)}</span>
      {known ? <em>{say(message("ulm_board/known"))}</em> : null}
    </CoveredBox>
  );
}
