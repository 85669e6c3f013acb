/** Cards with all their text: Action cards in both halves, objectives in both, Wonders, Events. */
import type { JSX } from "preact";

import type { ClashView } from "../../generated/views";
import { CoveredBox } from "../../play/spot";
import { useWord } from "../../play/table";
import { message } from "../../words";
import { Sign } from "./signs";

export function ActionCard({ id, view }: { id: string; view: ClashView }): JSX.Element | null {
  const say = useWord();
  const card = view.glossary.cards[id];
  if (!card) return null;
  const costs = Object.entries(card.civil.cost);
  return (
    <CoveredBox id={`card:${id}`} label={say(card.name)} class="cc-card">
      <strong>{say(card.civil.name)}</strong>
      <span>
        {card.civil.uses_action ? (
          <em>{say(message("clash_of_cultures_board/uses-action"))} </em>
        ) : null}
        {costs.map(([kind, count]) => (
          <span key={kind} class="cc-cost">
            {count}
            <Sign of={kind} size={15} />
          </span>
        ))}{" "}
        {say(card.civil.text)}
      </span>
      {card.tactics ? (
        <span class="cc-half">
          <b>{say(card.tactics.name)}</b> {say(card.tactics.text)}
        </span>
      ) : null}
    </CoveredBox>
  );
}

export function ObjectiveCard({ id, view }: { id: string; view: ClashView }): JSX.Element | null {
  const say = useWord();
  const card = view.glossary.objectives[id];
  if (!card) return null;
  return (
    <CoveredBox id={`objective:${id}`} label={say(card.name)} class="cc-card objective">
      <strong>{say(card.peace.name)}</strong>
      <span>{say(card.peace.text)}</span>
      <span class="cc-half">
        <b>{say(card.war.name)}</b> {say(card.war.text)}
      </span>
      <small>{say(message("clash_of_cultures_board/points", { count: card.points }))}</small>
    </CoveredBox>
  );
}

export function WonderCard({ id, view }: { id: string; view: ClashView }): JSX.Element | null {
  const say = useWord();
  const card = view.glossary.wonders[id];
  if (!card) return null;
  const needs = card.requires.map((advance) => say(view.glossary.advances[advance]?.name));
  return (
    <CoveredBox id={`wonder:${id}`} label={say(card.name)} class="cc-card wonder">
      <strong>{say(card.name)}</strong>
      <span class="cc-cost">
        {Object.entries(card.cost).map(([kind, count]) => (
          <span key={kind}>
            {count}
            <Sign of={kind} size={15} />
          </span>
        ))}
      </span>
      <span>{say(card.text)}</span>
      <small>{say(message("clash_of_cultures_board/needs", { advances: needs.join(", ") }))}</small>
    </CoveredBox>
  );
}

/** The own hand, and what is known of other hands. */
export function Hands({ view }: { view: ClashView }): JSX.Element {
  const say = useWord();
  const ownFirst = view.players.toSorted(
    (one, other) => Number(other.seat === view.seat) - Number(one.seat === view.seat),
  );
  return (
    <>
      {ownFirst.map((player) => {
        const own = player.seat === view.seat;
        if (player.hand.length + player.objectives.length === 0) return null;
        const seat = message(`clash_of_cultures/seat-${player.seat}`);
        const title = own
          ? message("clash_of_cultures_board/own-hand")
          : message("clash_of_cultures_board/known-hand", { seat });
        return (
          <section key={player.seat} class="cc-hand">
            <h3>{say(title)}</h3>
            <div class="cc-cards">
              {player.hand.map((id) => (
                <ActionCard key={id} id={id} view={view} />
              ))}
              {player.objectives.map((id) => (
                <ObjectiveCard key={id} id={id} view={view} />
              ))}
            </div>
          </section>
        );
      })}
    </>
  );
}

/** Wonders that can be built or stand, and cards that are being looked at. */
export function Display({ view }: { view: ClashView }): JSX.Element | null {
  const say = useWord();
  const built = view.cities.flatMap((city) => city.wonders);
  if (view.display.length + built.length + view.looked.length === 0) return null;
  return (
    <section class="cc-hand">
      <h3>{say(message("clash_of_cultures_board/wonders"))}</h3>
      <div class="cc-cards">
        {[...view.display, ...built].map((id) => (
          <WonderCard key={id} id={id} view={view} />
        ))}
        {view.looked.map((id) => (
          <ObjectiveCard key={id} id={id} view={view} />
        ))}
      </div>
    </section>
  );
}
