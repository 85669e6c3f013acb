/** Cards with a picture and all their text: Action cards in both halves, objectives in both, Wonders. */
import type { JSX } from "preact";

import type { ClashView } from "../../generated/views";
import { CoveredBox } from "../../play/spot";
import { useWord } from "../../play/table";
import type { Message } from "../../words";
import { message } from "../../words";
import { Building, Statue } from "./figures";
import { Ruled } from "./ruled";
import { Price, Sign } from "./signs";
import { useFresh, useTurn } from "./turning";
import { WonderPicture } from "./wonders";
import { seatName } from "./words";

/** What is drawn on a card, by the last word of its name's id. */
const ART: Record<string, string> = {
  quick_advance: "advance",
  inspiration: "ideas",
  hero_general: "soldier",
  spy: "spy",
  ideas: "ideas",
  great_ideas: "ideas",
  mercenaries: "barbarian",
  cultural_takeover: "culture",
  city_development: "settlement",
  production_focus: "food",
  explorer: "settler",
  negotiations: "trade",
  leadership: "soldier",
  assassination: "swords",
  mass_production: "wood",
  new_plans: "objective",
  synergies: "science",
  teach_us: "academy",
  militia: "soldier",
  technology_trade: "trade",
  new_ideas: "ideas",
  large_civilization: "settlement",
  scientific_lead: "academy",
  coastal_culture: "port",
  advanced_culture: "advance",
  religious_fervor: "temple",
  city_planner: "construction",
  eureka: "ideas",
  happy_population: "mood",
  education_lead: "academy",
  optimized_storage: "food",
  wealth: "gold",
  ore_supplies: "ore",
  wood_supplies: "wood",
  food_supplies: "food",
  architecture: "construction",
  colony: "settler",
  culture_focus: "culture",
  culture_power: "culture",
  magnificent_culture: "wonder",
  consulate: "trade",
  science_focus: "science",
  diversified_research: "science",
  trade_focus: "trade",
  trade_power: "gold",
  metropolis: "settlement",
  seafarers: "ship",
  shipping_routes: "ship",
  government: "government",
  expansionist: "settler",
  city_founder: "found",
  great_explorer: "settler",
  great_artist: "culture",
  great_prophet: "temple",
  great_philosopher: "ideas",
  great_scientist: "science",
  elder_statesman: "government",
  great_warlord: "swords",
  great_merchant: "gold",
  great_engineer: "construction",
};
const BUILDINGS = new Set(["academy", "port", "temple", "fortress", "settlement"]);

function Art(props: { of: Message; seat: number }): JSX.Element {
  const id = props.of.id.slice(props.of.id.indexOf("-") + 1);
  const art = ART[id] ?? "points";
  const picture = (): JSX.Element => {
    if (art === "soldier") return <Statue kind="army" seat={props.seat} height={38} />;
    if (art === "settler") return <Statue kind="settler" seat={props.seat} height={34} />;
    if (art === "ship") return <Statue kind="ship" seat={props.seat} height={38} />;
    if (art === "spy") {
      return (
        <svg width="52" height="34" viewBox="-34 -22 68 44" aria-hidden="true">
          <path
            d="M-32,0Q0,-28 32,0Q0,26 -32,0Z"
            fill="var(--parchment)"
            stroke="var(--outline)"
            stroke-width="2"
          />
          <circle r="11" fill="var(--azure)" />
          <circle r="4.600" fill="var(--outline)" />
        </svg>
      );
    }
    if (BUILDINGS.has(art)) {
      return (
        <svg width="44" height="36" viewBox="-18 -23 36 34" aria-hidden="true">
          <Building of={art} seat={props.seat} />
        </svg>
      );
    }
    return <Sign of={art} size={32} />;
  };
  return (
    <span class="cc-art" aria-hidden="true">
      {picture()}
    </span>
  );
}

export function ActionCard({ id, view }: { id: string; view: ClashView }): JSX.Element | null {
  const say = useWord();
  const card = view.glossary.cards[id];
  if (!card) return null;
  const { civil, tactics } = card;
  const label = tactics
    ? message("clash_of_cultures_board/card", {
        name: civil.name,
        text: civil.text,
        tactics: tactics.name,
        effect: tactics.text,
      })
    : message("clash_of_cultures_board/card-person", { name: civil.name, text: civil.text });
  return (
    <CoveredBox whole id={`card:${id}`} label={say(label)} class="cc-card">
      <strong class="cc-card-name">
        <span>{say(civil.name)}</span>
      </strong>
      <Art of={civil.name} seat={Math.max(view.seat, 0)} />
      <span class="cc-card-text">
        {civil.uses_action ? <em>{say(message("clash_of_cultures_board/uses-action"))} </em> : null}
        <Price cost={civil.cost} size={14} /> {say(civil.text)}
      </span>
      {tactics ? (
        <span class="cc-card-half">
          <b>
            {say(tactics.name)} <Sign of="swords" size={13} />
          </b>
          <span>{say(tactics.text)}</span>
        </span>
      ) : null}
    </CoveredBox>
  );
}

/** How far one is with a half of an own card that the Status Phase looks at. */
function goalOf(view: ClashView, half: string): Message | null {
  const goal = view.goals[half];
  if (!goal) return null;
  const { met, have, needs } = goal;
  return met
    ? message("clash_of_cultures_board/goal-met")
    : message("clash_of_cultures_board/goal", { have, needs });
}

function Goal({ view, half }: { view: ClashView; half: string }): JSX.Element | null {
  const say = useWord();
  const words = goalOf(view, half);
  return (
    words && <small class={view.goals[half]?.met ? "cc-goal met" : "cc-goal"}>{say(words)}</small>
  );
}

export function ObjectiveCard({ id, view }: { id: string; view: ClashView }): JSX.Element | null {
  const say = useWord();
  const card = view.glossary.objectives[id];
  if (!card) return null;
  const label = message("clash_of_cultures_board/objective", {
    peace: card.peace.name,
    text: card.peace.text,
    war: card.war.name,
    effect: card.war.text,
    points: card.points,
  });
  const [peace, war] = [`${id}.peace`, `${id}.war`];
  const goals = [peace, war].map((half) => say(goalOf(view, half))).filter(Boolean);
  return (
    <CoveredBox
      whole
      id={`objective:${id}`}
      label={[say(label), ...goals].join(" ")}
      class="cc-card objective"
    >
      <strong class="cc-card-name">
        <span>{say(card.peace.name)}</span>
      </strong>
      <Art of={card.peace.name} seat={Math.max(view.seat, 0)} />
      <Goal view={view} half={peace} />
      <span class="cc-card-text">{say(card.peace.text)}</span>
      <span class="cc-card-half">
        <b>
          {say(card.war.name)} <Sign of="swords" size={13} />
        </b>
        <Goal view={view} half={war} />
        <span>{say(card.war.text)}</span>
      </span>
    </CoveredBox>
  );
}

/** The own hand as a fan along the lower edge; a card rises when it is pointed at. */
export function Fan({ view }: { view: ClashView }): JSX.Element | null {
  const say = useWord();
  const own = view.players[view.seat];
  if (!own) return null;
  const cards = [
    ...own.hand.map((id) => ({ id, action: true })),
    ...own.objectives.map((id) => ({ id, action: false })),
  ];
  if (cards.length === 0) return null;
  const middle = (cards.length - 1) / 2;
  return (
    <ul class="cc-fan" aria-label={say(message("clash_of_cultures_board/own-hand"))}>
      {cards.map(({ id, action }, at) => (
        <li
          key={id}
          data-piece={`card.${id}`}
          data-piece-from="drawer:cards"
          style={{
            "--cc-place": `${at / Math.max(1, cards.length - 1)}`,
            "--cc-behind": `${cards.length - 1 - at}`,
            "--cc-turn": `${(at - middle) * 1.6}deg`,
            "--cc-sink": `${Math.abs(at - middle) * 1.5}px`,
          }}
        >
          {action ? <ActionCard id={id} view={view} /> : <ObjectiveCard id={id} view={view} />}
        </li>
      ))}
    </ul>
  );
}

/** What a Wonder still lacks, as far as the own goods go. */
function lacking(view: ClashView, cost: Record<string, number>): Record<string, number> {
  const goods = view.players[view.seat]?.goods ?? {};
  const short: Record<string, number> = {};
  for (const [kind, count] of Object.entries(cost)) {
    const missing = count - (goods[kind] ?? 0);
    if (missing > 0) short[kind] = missing;
  }
  return short;
}

export function WonderCard({ id, view }: { id: string; view: ClashView }): JSX.Element | null {
  const say = useWord();
  const card = view.glossary.wonders[id];
  if (!card) return null;
  const city = view.cities.find(({ wonders }) => wonders.includes(id));
  const owner = view.players.find(({ colour }) => colour === city?.owner);
  const own = new Set(view.players[view.seat]?.advances);
  const needs = card.requires.filter((advance) => !own.has(advance));
  const short = lacking(view, card.cost);
  const shut = !city && needs.length > 0;
  const drawn = (
    <CoveredBox
      whole
      id={`wonder:${id}`}
      label={`${say(card.name)}: ${say(card.text)}`}
      class="cc-wonder"
    >
      <WonderPicture id={id} />
      <strong>{say(card.name)}</strong>
      <Price cost={card.cost} />
      <span class="cc-wonder-text">{say(card.text)}</span>
      {city && owner ? (
        <small>
          {say(
            message("clash_of_cultures_board/stands", {
              cell: city.cell,
              seat: seatName(owner.seat),
            }),
          )}
        </small>
      ) : null}
      {shut ? (
        <small class="warning">
          {say(
            message("clash_of_cultures_board/needs", {
              advances: needs.map((each) => say(view.glossary.advances[each]?.name)).join(", "),
            }),
          )}
        </small>
      ) : null}
      {!city && needs.length === 0 && Object.keys(short).length > 0 ? (
        <small class="warning">
          {say(message("clash_of_cultures_board/short"))} <Price cost={short} size={14} />
        </small>
      ) : null}
    </CoveredBox>
  );
  return shut ? <Ruled rule="CC-16.2">{drawn}</Ruled> : drawn;
}

/** One of the Wonders on the shelf; it turns over when it comes there. */
function OnShelf(props: {
  id: string;
  view: ClashView;
  turns: boolean;
  done(): void;
}): JSX.Element {
  const card = useTurn<HTMLDivElement>(props.turns, "face", props.done);
  return (
    <div ref={card} class="cc-turning">
      <WonderCard id={props.id} view={props.view} />
    </div>
  );
}

/** The Wonders that can be built, beside the map where there is room for them. */
export function Shelf({ view }: { view: ClashView }): JSX.Element {
  const say = useWord();
  const [fresh, done] = useFresh(view.display);
  return (
    <div class="cc-shelf">
      {view.display.length === 0 ? (
        <p class="cc-no-wonder quiet">{say(message("clash_of_cultures_board/no-wonders"))}</p>
      ) : null}
      {view.display.slice(0, 3).map((id, at) => (
        <div key={id} class="cc-shelf-place" style={{ "--cc-at": `${at}` }}>
          <OnShelf id={id} view={view} turns={fresh.includes(id)} done={done} />
        </div>
      ))}
    </div>
  );
}

/** Wonders that can be built or stand, and cards that are being looked at. */
export function WonderDrawer({ view }: { view: ClashView }): JSX.Element {
  const say = useWord();
  const built = view.cities.flatMap((city) => city.wonders);
  const all = [...view.display, ...built];
  return (
    <div class="cc-gallery">
      {all.length === 0 ? (
        <p class="quiet">{say(message("clash_of_cultures_board/no-wonders"))}</p>
      ) : null}
      {all.map((id) => (
        <WonderCard key={id} id={id} view={view} />
      ))}
    </div>
  );
}

/** Every card that this seat may read: the own ones, known ones of others, those looked at, the discard. */
export function CardDrawer({ view }: { view: ClashView }): JSX.Element {
  const say = useWord();
  const groups = [
    { title: message("clash_of_cultures_board/looked"), cards: [], objectives: view.looked },
    ...view.players
      .filter(({ seat }) => seat !== view.seat)
      .map(({ seat, hand, objectives }) => ({
        title: message("clash_of_cultures_board/known-hand", { seat: seatName(seat) }),
        cards: hand,
        objectives,
      })),
    {
      title: message("clash_of_cultures_board/discarded"),
      cards: view.action_discard,
      objectives: view.objective_discard,
    },
  ].filter(({ cards, objectives }) => cards.length + objectives.length > 0);
  return (
    <div class="cc-hands">
      {groups.length === 0 ? (
        <p class="quiet">{say(message("clash_of_cultures_board/no-cards"))}</p>
      ) : null}
      {groups.map(({ title, cards, objectives }) => (
        <section key={title.id + JSON.stringify(title.args)}>
          <h3>{say(title)}</h3>
          <div class="cc-cards">
            {cards.map((id) => (
              <ActionCard key={id} id={id} view={view} />
            ))}
            {objectives.map((id) => (
              <ObjectiveCard key={id} id={id} view={view} />
            ))}
          </div>
        </section>
      ))}
      <Piles view={view} />
    </div>
  );
}

function Piles({ view }: { view: ClashView }): JSX.Element {
  const say = useWord();
  const piles: [string, number][] = [
    ["clash_of_cultures_board/pile-actions", view.action_deck],
    ["clash_of_cultures_board/pile-objectives", view.objective_deck],
    ["clash_of_cultures_board/pile-events", view.event_deck],
    ["clash_of_cultures_board/pile-wonders", view.wonder_deck],
    ["clash_of_cultures_board/pile-tiles", view.tiles_left],
    ["clash_of_cultures_board/pile-barbarians", view.barbarians_left],
    ["clash_of_cultures_board/pile-settlements", view.settlements_left],
    ["clash_of_cultures_board/pile-exhausted", view.exhausted_left],
  ];
  const last = view.event_discard.at(-1);
  const event = last ? view.glossary.events[last] : undefined;
  return (
    <section>
      <h3>{say(message("clash_of_cultures_board/piles"))}</h3>
      <ul class="cc-facts">
        {piles.map(([id, count]) => (
          <li key={id}>{say(message(id, { count }))}</li>
        ))}
      </ul>
      {event ? (
        <p class="quiet">
          {say(message("clash_of_cultures_board/last-event", { name: event.name }))}
        </p>
      ) : null}
    </section>
  );
}
