/** Below the question: how likely every throw is, and what each move brings and risks. */
import type { JSX } from "preact";

import type { RoyalView } from "../../generated/views";
import { CoveredBox } from "../../play/spot";
import { useShown, useWord } from "../../play/table";
import { usePhone } from "../../ui/narrow";
import { message, percent } from "../../words";
import type { Offer } from "../../play/choice";
import { chancesOf, riskAt, routeOf } from "./odds";

const LONG = "aseb";

/** All numbers of the dice; the one thrown stands out. */
function Chances({ view }: { view: RoyalView }): JSX.Element {
  const say = useWord();
  const chances = chancesOf(view.ruleset);
  const most = Math.max(...chances);
  return (
    <ol class="royal-chances" aria-label={say(message("royal_game_of_ur_board/chances"))}>
      {chances.map((chance, number) => (
        <li key={number} class={number === view.thrown ? "is-thrown" : ""}>
          <i style={{ height: `${(chance / most) * 28}px` }} />
          <b>{number}</b>
          <small>{percent(chance)}</small>
        </li>
      ))}
    </ol>
  );
}

/** A move with what it risks; to be chosen there, too. */
function Move({ view, offer }: { view: RoyalView; offer: Offer }): JSX.Element | null {
  const say = useWord();
  const route = routeOf(view, offer);
  const target = route?.squares.at(-1);
  const element = offer.targets[0];
  if (!route || element === undefined) return null;
  const risk = route.home || !target ? 0 : riskAt(view, route.side, target);
  const text = say(
    risk > 0
      ? message("royal_game_of_ur_board/risk", { share: percent(risk) })
      : message("royal_game_of_ur_board/no-risk"),
  );
  return (
    <CoveredBox id={element} label={`${say(offer.label)}: ${text}`} class="royal-move">
      <b>{say(offer.label)}</b>
      <span class={risk > 0 ? "warning" : "ok"}>{text}</span>
    </CoveredBox>
  );
}

export function Ask({ view }: { view: RoyalView }): JSX.Element | null {
  const prompt = useShown((shown) => shown.prompt);
  const still = useShown((shown) => shown.still);
  const waiting = useShown((shown) => shown.waiting);
  const phone = usePhone();
  const offers = prompt && !still ? prompt.actions : [];
  // The squares of the long board are too small for a thumb: its moves lie in the sheet.
  const thumb = phone && view.board === LONG && offers.length > 0;
  // Elsewhere there is room for the one that waits.
  const told = phone && !thumb ? offers.filter(({ id }) => id === waiting?.id) : offers;
  return (
    <div class={thumb ? "royal-ask is-thumb" : "royal-ask"}>
      {thumb || (phone && told.length > 0) ? null : <Chances view={view} />}
      {told.map((offer) => (
        <Move key={offer.id} view={view} offer={offer} />
      ))}
    </div>
  );
}
