/** A card to be picked up, and a card opened large: its picture beside all it says. */
import type { JSX } from "preact";

import type { UlmCardView, UlmView } from "../../generated/views";
import { CoveredBox } from "../../play/spot";
import { useShown, useWord } from "../../play/table";
import { usePhone } from "../../ui/narrow";
import { message } from "../../words";
import { CardFace, shortName } from "./cardface";
import { TileMark } from "./tiles";

const CARD = "card:";

export function Card({ card, small }: { card: UlmCardView; small?: boolean }): JSX.Element {
  const say = useWord();
  const label = message("ulm_board/card", { name: card.name, top: card.top, end: card.end });
  return (
    <CoveredBox
      id={`${CARD}${card.id}`}
      label={say(label)}
      class={small ? "ulm-card small" : "ulm-card"}
    >
      <svg
        viewBox="-1 -1 100 138"
        aria-hidden="true"
        data-piece={`${CARD}${card.id}`}
        data-piece-from="deck"
      >
        <CardFace card={card} words={!small} />
      </svg>
    </CoveredBox>
  );
}

/** All that a card says, large enough to read from afar. */
export function CardInWords({ card }: { card: UlmCardView }): JSX.Element {
  const say = useWord();
  return (
    <div class="ulm-words">
      <strong>{shortName(say(card.name))}</strong>
      <p>
        <TileMark colour={card.tile} size={20} />
        {say(message("ulm_board/now", { top: card.top }))}
      </p>
      <p>{say(message("ulm_board/at-end", { end: card.end }))}</p>
    </div>
  );
}

function everyCard(view: UlmView): UlmCardView[] {
  const laid = view.players.flatMap((player) => [...player.hand, ...player.face_up]);
  return [...laid, ...view.discard, ...view.turn.drawn_cards];
}

/** The card pointed at or chosen; on a phone it covers others, and the tooltip tells the former. */
export function OpenedCard({ view }: { view: UlmView }): JSX.Element | null {
  const phone = usePhone();
  const hovered = useShown((shown) => shown.hovered);
  const path = useShown((shown) => shown.path);
  const element = (phone ? path : [hovered, ...path]).find((each) => each?.startsWith(CARD));
  const card = everyCard(view).find(({ id }) => `${CARD}${id}` === element);
  if (!card) return null;
  return (
    <div class="ulm-opened" aria-hidden="true">
      <svg viewBox="-1 -1 100 138">
        <CardFace card={card} words />
      </svg>
      <CardInWords card={card} />
    </div>
  );
}
