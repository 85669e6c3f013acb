/** Over the middle of the board while it lasts: cards or coats of arms to choose from. */
import type { JSX } from "preact";

import type { UlmCardView, UlmCoatView, UlmView } from "../../generated/views";
import { CoveredBox } from "../../play/spot";
import { useShown, useWord } from "../../play/table";
import { TurnedUp } from "../../ui/die";
import { usePhone } from "../../ui/narrow";
import { message } from "../../words";
import { CardInWords } from "./card";
import { CardFace } from "./cardface";
import { Coat, Picture } from "./things";

function ChosenCard({ card }: { card: UlmCardView }): JSX.Element {
  const say = useWord();
  const label = message("ulm_board/card", { name: card.name, top: card.top, end: card.end });
  return (
    <CoveredBox id={`card:${card.id}`} label={say(label)} class="ulm-option">
      <svg viewBox="-1 -1 100 138" aria-hidden="true" data-piece={`card:${card.id}`}>
        <TurnedUp back={<rect class="ulm-card-back" width="98" height="136" rx="9" />}>
          <CardFace card={card} words />
        </TurnedUp>
      </svg>
      <CardInWords card={card} />
    </CoveredBox>
  );
}

function ChosenCoat({ coat }: { coat: UlmCoatView }): JSX.Element {
  const say = useWord();
  const label = say(message("ulm_board/coat", { name: coat.name, worth: coat.worth }));
  return (
    <CoveredBox id={`coat:${coat.id}`} label={label} class="ulm-option">
      <Picture box="-28 -38 62 76" width={104} height={128} piece={`coat:${coat.id}`}>
        <TurnedUp back={<Coat id="back" />}>
          <Coat id={coat.id} vp={coat.vp} />
        </TurnedUp>
      </Picture>
      <div class="ulm-words">
        <strong>{say(coat.name)}</strong>
        <p>{say(coat.worth)}</p>
      </div>
    </CoveredBox>
  );
}

/** How wide each of so many cards may be, the widest first, that all of them lie over the board. */
const WIDTHS = {
  desk: [
    [21, 118],
    [36, 92],
  ],
  phone: [
    [9, 112],
    [16, 82],
    [25, 65],
    [42, 53],
  ],
} as const;

export function cardWidth(cards: number, phone: boolean): number {
  const widths = WIDTHS[phone ? "phone" : "desk"];
  return (widths.find(([most]) => cards <= most) ?? widths.at(-1) ?? [0, 0])[1];
}

export function Over({ view }: { view: UlmView }): JSX.Element | null {
  const phone = usePhone();
  const prompt = useShown((shown) => shown.prompt);
  const mine = prompt !== null && prompt.seat === view.seat;
  const discarded = mine && prompt.decision === "discard_choice";
  const cards = discarded ? view.discard : view.turn.drawn_cards;
  const coats = view.turn.drawn_coats;
  if (cards.length + coats.length === 0) return null;
  return (
    <div
      class={`ulm ulm-over ${cards.length > 4 ? "many" : ""}`}
      style={{ "--card": `${cardWidth(cards.length, phone)}px` }}
    >
      {coats.map((coat) => (
        <ChosenCoat key={coat.id} coat={coat} />
      ))}
      {cards.map((card) => (
        <ChosenCard key={card.id} card={card} />
      ))}
    </div>
  );
}
