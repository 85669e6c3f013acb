/** Trade: what is given and what is taken, as pairs. */
import type { JSX } from "preact";

import type { FloodView } from "../../generated/views";
import type { Offer } from "../../play/choice";
import { CoveredBox } from "../../play/spot";
import { useOffers, useWord } from "../../play/table";
import { usePhone } from "../../ui/narrow";
import { message } from "../../words";
import type { Asked } from "./courses";
import { lastMove, pairElement, pairOf, useAsked } from "./courses";
import { PowerIcon } from "./figures";
import { GoodIcon, VALUES } from "./goods";
import { placeName, seatOf, signed } from "./words";

/** The sign of Sippar, whose exchange goes beyond those of the traders. */
const EXTRA = "extra_trade";
const isExtra = (offer: Offer): boolean => Number(offer.label.args["extra"] ?? 0) > 0;

/** Who trades, what is given and taken, and what that is worth. */
function PairRow(props: {
  offer: Offer;
  seat: number;
  view: FloodView;
  small: boolean;
}): JSX.Element {
  const { offer, seat, view, small } = props;
  const say = useWord();
  const move = lastMove(offer);
  const { area, get, give } = pairOf(move) ?? { area: null, get: "", give: "" };
  const gain = (VALUES[get] ?? 0) - (VALUES[give] ?? 0);
  const count = view.players[seat]?.resources[give] ?? 0;
  const name = say(area === null ? placeName("tool_makers") : placeName(area));
  const size = small ? 22 : 28;
  return (
    <CoveredBox
      id={pairElement(move)}
      label={say(offer.label)}
      class={small ? "flood-pair is-small" : "flood-pair"}
    >
      <span class="flood-swap">
        <GoodIcon kind={give} size={size} />
        <span class="flood-arrow-sign" aria-hidden="true">
          →
        </span>
        <GoodIcon kind={get} size={size} />
        {isExtra(offer) && <PowerIcon power={EXTRA} size={18} />}
      </span>
      <span class="flood-pair-words">
        <b>{name}</b>
        <i>{say(message("after_the_flood_board/have", { count }))}</i>
      </span>
      <em class={gain > 0 ? "flood-more" : gain < 0 ? "flood-less" : ""}>{signed(gain)}</em>
    </CoveredBox>
  );
}

/** More exchanges than this stand side by side, and on a phone its sheet grows. */
const ROOMY = { wide: 4, narrow: 2 };
/** More on a phone stand three abreast, and still more take all of it. */
const MANY = 8;
const CROWD = 18;

const density = (pairs: number, small: boolean): string =>
  [
    "flood-pairs",
    small ? "is-small" : "",
    pairs > MANY ? "is-dense" : "",
    pairs > CROWD ? "is-crowd" : "",
  ]
    .filter(Boolean)
    .join(" ");

export function Pairs({ view, prompt }: Asked): JSX.Element | null {
  const offers = useOffers();
  const say = useWord();
  const asked = useAsked();
  const open = new Set(asked.filter((element) => element.startsWith("pair:")));
  const shown = new Map<string, Offer>();
  for (const offer of offers) {
    const element = pairOf(lastMove(offer)) ? pairElement(lastMove(offer)) : "";
    if (open.has(element)) shown.set(element, offer);
  }
  const phone = usePhone();
  const small = shown.size > (phone ? ROOMY.narrow : ROOMY.wide);
  const first = asked.some((element) => element.startsWith("area:"));
  const barred = view.areas.filter(
    ({ icons, workers, armies, holder }) =>
      icons.length > 0 &&
      (workers[prompt.seat] ?? 0) > 0 &&
      armies > 0 &&
      seatOf(view, holder) !== prompt.seat,
  );
  return (
    <>
      <p class="flood-hint">
        {say(
          message(
            shown.size === 0 && first
              ? "after_the_flood_board/pairs-first"
              : "after_the_flood_board/pairs-hint",
          ),
        )}
        {[...shown.values()].some(isExtra) && (
          <>
            {" "}
            <PowerIcon power={EXTRA} size={16} /> {say(message("after_the_flood_board/extra"))}
          </>
        )}
      </p>
      <div class={density(shown.size, small)}>
        {[...shown].map(([element, offer]) => (
          <PairRow key={element} offer={offer} seat={prompt.seat} view={view} small={small} />
        ))}
      </div>
      {barred.length > 0 && (
        <p class="flood-warning">
          {say(
            message("after_the_flood_board/barred", {
              areas: barred.map(({ id }) => say(placeName(id))).join(", "),
            }),
          )}
        </p>
      )}
    </>
  );
}
