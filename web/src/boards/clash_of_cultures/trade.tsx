/** A trade as one form: whom with, what for what, and a summary before it is sent. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";

import { verbOf } from "../../play/choice";
import type { ClashPlayerView, ClashTradeView, ClashView } from "../../generated/views";
import { useShown, useWord } from "../../play/table";
import { usePhone } from "../../ui/narrow";
import { SeatMark } from "../../ui/seats";
import { message } from "../../words";
import { placeOf } from "./courses";
import { held, ITEMS, KINDS, spilled } from "./offer";
import { usePlan } from "./plan";
import type { Bundle, Plan } from "./plan";
import { Price, Sign } from "./signs";
import { Steps } from "./steps";
import { kindName, seatName } from "./words";

const itemName = (item: string): ReturnType<typeof message> =>
  item.endsWith("_cards") ? message(`clash_of_cultures/item-${item}`) : kindName(item);
const itemSign = (item: string): string =>
  item === "action_cards" ? "card" : item === "objective_cards" ? "objective" : item;

function Row(props: {
  side: "gives" | "wants";
  item: string;
  most: number;
  bundle: Bundle;
  change(bundle: Bundle): void;
}): JSX.Element {
  const { side, item, most, bundle, change } = props;
  const hinted = useShown((shown) => shown.hinted.has(`${side}:${item}`));
  const count = bundle.counts[item] ?? 0;
  const set = (next: number) => (): void =>
    change({ ...bundle, counts: { ...bundle.counts, [item]: next } });
  return (
    <Steps
      sign={itemSign(item)}
      name={itemName(item)}
      most={most}
      count={count}
      less={count > 0 ? set(count - 1) : null}
      more={count < most ? set(count + 1) : null}
      hinted={hinted && count === 0}
    />
  );
}

/** Own cards are named one by one. */
function OwnCards(props: {
  view: ClashView;
  player: ClashPlayerView;
  bundle: Bundle;
  change(bundle: Bundle): void;
}): JSX.Element {
  const { view, player, bundle, change } = props;
  const say = useWord();
  const cards = [
    ...player.hand.map((id) => ({ id, sign: "card", name: view.glossary.cards[id]?.civil.name })),
    ...player.objectives.map((id) => ({
      id,
      sign: "objective",
      name: view.glossary.objectives[id]?.peace.name,
    })),
  ];
  return (
    <div class="cc-trade-cards">
      {cards.map(({ id, sign, name }) => {
        const inside = bundle.cards.includes(id);
        return (
          <button
            type="button"
            key={id}
            class="button"
            aria-pressed={inside}
            onClick={() =>
              change({
                ...bundle,
                cards: inside ? bundle.cards.filter((each) => each !== id) : [...bundle.cards, id],
              })
            }
          >
            <Sign of={sign} size={18} /> {say(name)}
          </button>
        );
      })}
    </div>
  );
}

/** The parts of an offer; on a phone one is seen at a time, so that nothing has to be scrolled. */
const PAGES = ["gives", "cards", "wants"] as const;
type Page = (typeof PAGES)[number];

function PageButton(props: {
  page: Page;
  title: string;
  chosen: boolean;
  choose(page: Page): void;
}): JSX.Element {
  const { page, title, chosen, choose } = props;
  const hinted = useShown((shown) =>
    [...shown.hinted].some((element) => element.startsWith(`${page}:`)),
  );
  return (
    <button
      type="button"
      class={hinted && !chosen ? "button is-hinted" : "button"}
      aria-pressed={chosen}
      onClick={() => choose(page)}
    >
      {title}
    </button>
  );
}

const some = (counts: Record<string, number>): boolean =>
  Object.values(counts).some((count) => count > 0);

const signs = (counts: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).map(([item, count]) => [itemSign(item), count]));

/** What an offer holds, in signs; cards by their number. */
function inSigns(bundle: Bundle, view: ClashView): Record<string, number> {
  const own = view.players[view.seat];
  const cards = bundle.cards.filter((id) => own?.hand.includes(id)).length;
  const plans = bundle.cards.length - cards;
  const counts: Record<string, number> = {};
  for (const [item, count] of Object.entries(bundle.counts)) counts[itemSign(item)] = count;
  if (cards > 0) counts["card"] = cards;
  if (plans > 0) counts["objective"] = plans;
  return counts;
}

function Summary({
  view,
  plan,
  other,
}: {
  view: ClashView;
  plan: Plan;
  other: ClashPlayerView;
}): JSX.Element {
  const say = useWord();
  const gives = inSigns(plan.gives, view);
  const wants = inSigns(plan.wants, view);
  return (
    <p class="cc-trade-summary" role="status">
      {say(message("clash_of_cultures_board/you-give"))}{" "}
      {some(gives) ? (
        <Price cost={gives} size={18} />
      ) : (
        say(message("clash_of_cultures_board/nothing"))
      )}
      <Sign of="trade" size={20} />
      {say(message("clash_of_cultures_board/other-gives", { seat: seatName(other.seat) }))}{" "}
      {some(wants) ? (
        <Price cost={wants} size={18} />
      ) : (
        say(message("clash_of_cultures_board/nothing"))
      )}
    </p>
  );
}

/** What whoever looks would lose of what he gets, because there is no room for it. */
function Spilled(props: {
  own: ClashPlayerView;
  gives: Record<string, number>;
  gets: Record<string, number>;
}): JSX.Element | null {
  const say = useWord();
  const lost = spilled(props.own, props.gives, props.gets);
  return lost.length === 0 ? null : (
    <p class="cc-warning" role="status">
      {lost.map(({ kind, count, most }) => (
        <span key={kind}>
          <Sign of={kind} size={16} />{" "}
          {say(
            message("clash_of_cultures_board/trade-overflow", {
              lost: message(`clash_of_cultures/amount-${kind}`, { count }),
              most,
            }),
          )}
        </span>
      ))}
    </p>
  );
}

export function TradeForm({ view, plan }: { view: ClashView; plan: Plan }): JSX.Element | null {
  const say = useWord();
  const [, store] = usePlan();
  const prompt = useShown((shown) => shown.prompt);
  const phone = usePhone();
  const [page, choose] = useState<Page>("gives");
  const own = view.players[view.seat];
  const other = view.players.find(({ colour }) => colour === plan.partner);
  if (!own || !other) return null;
  const partners = (prompt?.actions ?? [])
    .filter(({ move }) => verbOf(move) === "trade")
    .flatMap(({ move }) => view.players.find(({ colour }) => colour === placeOf(move)) ?? []);
  const titles: Record<Page, string> = {
    gives: say(message("clash_of_cultures_board/you-give")),
    cards: say(message("clash_of_cultures_board/own-cards")),
    wants: say(message("clash_of_cultures_board/other-gives", { seat: seatName(other.seat) })),
  };
  const given = KINDS.filter((kind) => held(own, kind) > 0).map((kind) => (
    <Row
      key={kind}
      side="gives"
      item={kind}
      most={held(own, kind)}
      bundle={plan.gives}
      change={(gives) => store.update({ gives })}
    />
  ));
  const wanted = ITEMS.filter((item) => held(other, item) > 0).map((item) => (
    <Row
      key={item}
      side="wants"
      item={item}
      most={held(other, item)}
      bundle={plan.wants}
      change={(wants) => store.update({ wants })}
    />
  ));
  const cards =
    own.hand.length + own.objectives.length === 0 ? null : (
      <OwnCards
        view={view}
        player={own}
        bundle={plan.gives}
        change={(gives) => store.update({ gives })}
      />
    );
  return (
    <div
      class="cc-trade"
      role="group"
      aria-label={say(message("clash_of_cultures_board/trade-form"))}
    >
      {phone ? null : <h2>{say(message("clash_of_cultures_board/trade-form"))}</h2>}
      <p class="cc-trade-partners">
        {partners.map((player) => (
          <button
            type="button"
            key={player.colour}
            class="button"
            aria-pressed={player === other}
            onClick={() =>
              store.update({ partner: player.colour, wants: { counts: {}, cards: [] } })
            }
          >
            <SeatMark seat={player.seat} size={16} /> {say(seatName(player.seat))}
          </button>
        ))}
      </p>
      {phone ? (
        <>
          <p class="cc-trade-partners">
            {PAGES.filter((each) => each !== "cards" || cards).map((each) => (
              <PageButton
                key={each}
                page={each}
                title={titles[each]}
                chosen={each === page}
                choose={choose}
              />
            ))}
          </p>
          {page === "cards" ? (
            cards
          ) : (
            <ul class="cc-trade-side" aria-label={titles[page]}>
              {page === "gives" ? given : wanted}
            </ul>
          )}
        </>
      ) : (
        <div class="cc-trade-sides">
          <section class="cc-trade-side">
            <h3>{titles.gives}</h3>
            <ul>{given}</ul>
            {cards}
          </section>
          <section class="cc-trade-side">
            <h3>{titles.wants}</h3>
            <ul>{wanted}</ul>
          </section>
        </div>
      )}
      <div class="cc-trade-foot">
        <Spilled own={own} gives={plan.gives.counts} gets={plan.wants.counts} />
        <Summary view={view} plan={plan} other={other} />
      </div>
    </div>
  );
}

/** An offer that waits for its answer. */
export function OfferScene({
  view,
  trade,
}: {
  view: ClashView;
  trade: ClashTradeView;
}): JSX.Element | null {
  const say = useWord();
  const by = view.players.find(({ colour }) => colour === trade.by);
  const to = view.players.find(({ colour }) => colour === trade.to);
  if (!by || !to) return null;
  // Whoever looks is spoken to.
  const mine = to.seat === view.seat;
  const title = mine
    ? message("clash_of_cultures_board/trade-to-you", { from: seatName(by.seat) })
    : message("clash_of_cultures_board/trade", { from: seatName(by.seat), to: seatName(to.seat) });
  const gives = ({ seat }: ClashPlayerView): string =>
    seat === view.seat
      ? say(message("clash_of_cultures_board/you-give"))
      : say(message("clash_of_cultures_board/other-gives", { seat: seatName(seat) }));
  const names = [
    ...trade.cards.map((id) => say(view.glossary.cards[id]?.name)),
    ...trade.objectives.map((id) => say(view.glossary.objectives[id]?.name)),
  ];
  return (
    <div class="cc-trade offer" role="group" aria-label={say(title)}>
      <h2>{say(title)}</h2>
      <div class="cc-trade-sides">
        {(
          [
            [by, trade.gives],
            [to, trade.wants],
          ] as const
        ).map(([player, counts], at) => (
          // A counter-offer changes who gives what, and no side its place.
          <section key={at} class="cc-trade-side">
            <h3>
              <SeatMark seat={player.seat} size={18} /> {gives(player)}
            </h3>
            <p class="cc-offer-goods">
              {Object.keys(counts).length > 0 ? (
                <Price cost={signs(counts)} size={26} />
              ) : (
                say(message("clash_of_cultures_board/nothing"))
              )}
            </p>
          </section>
        ))}
      </div>
      {mine ? <Spilled own={to} gives={trade.wants} gets={trade.gives} /> : null}
      {by.seat === view.seat ? <Spilled own={by} gives={trade.gives} gets={trade.wants} /> : null}
      {names.length > 0 ? (
        <p>{say(message("clash_of_cultures_board/cards-in-it", { names: names.join(", ") }))}</p>
      ) : null}
    </div>
  );
}
