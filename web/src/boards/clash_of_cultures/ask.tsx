/** Below the question: the verbs of the turn with price or reason, what a choice would give, odds. */
import type { ComponentChildren, JSX } from "preact";

import { verbOf } from "../../play/choice";
import type {
  ClashInfluenceView,
  ClashShutView,
  ClashSpaceView,
  ClashView,
} from "../../generated/views";
import { RuleLink } from "../../play/rule";
import { SpotBox } from "../../play/spot";
import { useOffers, useShown, useTable, useWord } from "../../play/table";
import type { Prompt } from "../../play/table";
import { usePhone } from "../../ui/narrow";
import { figure, hasWords, message, percent } from "../../words";
import type { Message } from "../../words";
import { ObjectiveCard } from "./cards";
import { changed, kindOf, LENSES, marchOf, placeOf, bestHarvest, useSquad } from "./courses";
import { Building, Statue } from "./figures";
import { moodAfter, moodName, pieceName, spaceLabel } from "./labels";
import { landOf } from "./land";
import type { Odds } from "./odds";
import { chancesOf, influencedIn, useOutlook } from "./outlook";
import { Paying } from "./paying";
import { usePlan } from "./plan";
import type { Plan } from "./plan";
import { priceOf } from "./prices";
import { aside } from "./sight";
import { Price, Sign } from "./signs";
import { battleAt } from "./strength";
import type { Clash } from "./strength";
import { WonderPicture } from "./wonders";
import { kindName } from "./words";

interface TileProps {
  id: string;
  title: string;
  picture: ComponentChildren;
  cost?: Record<string, number> | null | undefined;
  /** The cost is the least of several. */
  least?: boolean;
  text: string;
  /** Why it cannot be had now, and by which rule. */
  why?: Message | null;
  rule?: string;
  /** In one line, where there is little room. */
  low?: boolean;
  marked?: boolean;
  /** Shut for what is told once of all: the reason is told on pointing at it alone. */
  hushed?: boolean;
}

/** A reason in few words, where there are such; the whole sentence is told on pointing at it. */
function inShort(why: Message): Message {
  const id = `clash_of_cultures_board/shut-${why.id.replace(/^.*why-/, "")}`;
  return hasWords(id) ? message(id) : why;
}

const shutClass = ({ low, hushed }: TileProps): string =>
  ["cc-tile shut", low && "low", hushed && "hushed"].filter(Boolean).join(" ");

/** A verb or a thing to be built: what it costs and does, or why it cannot be. */
function Tile(props: TileProps): JSX.Element {
  const say = useWord();
  const numbers = Object.values(props.cost ?? {}).filter((count) => count > 0);
  const inside = (
    <>
      <span class="cc-tile-head">
        {props.picture}
        <b>{props.title}</b>{" "}
        {props.cost ? (
          <span class="cc-tile-price">
            <Price cost={props.cost} least={props.least ?? false} />
          </span>
        ) : null}
      </span>{" "}
      {props.hushed ? null : (
        <span class="cc-tile-foot">
          <span class="cc-tile-text">{props.why ? say(inShort(props.why)) : props.text}</span>
          {props.why ? <RuleLink rule={props.rule ?? ""} /> : null}
        </span>
      )}
    </>
  );
  if (props.why) {
    return (
      <div class={shutClass(props)} title={say(props.why)}>
        {inside}
      </div>
    );
  }
  // As it is read on the tile, the numbers of the price included.
  const read = numbers.map((count) => (props.least ? `${count}+` : count));
  return (
    <SpotBox
      id={props.id}
      label={[props.title, ...read, props.text].join(" ")}
      class={props.marked ? "cc-tile marked" : "cc-tile"}
    >
      {inside}
    </SpotBox>
  );
}

/** Abilities of advances and Wonders that can be used now, and beside them what is shut. */
function Uses(props: {
  view: ClashView;
  prompt: Prompt;
  trade?: boolean;
  children?: JSX.Element[];
}): JSX.Element | null {
  const { view, prompt, trade, children = [] } = props;
  const say = useWord();
  const uses = prompt.actions.filter(({ move }) => verbOf(move) === "use");
  return uses.length === 0 && !trade && children.length === 0 ? null : (
    <div class="cc-uses">
      {trade ? (
        <SpotBox
          id="verb:trade"
          label={say(message("clash_of_cultures_board/does-trade"))}
          class="cc-use"
        >
          <Sign of="trade" size={16} /> {say(message("clash_of_cultures_board/verb-trade"))}
        </SpotBox>
      ) : null}
      {uses.map(({ move, targets }) => {
        const id = placeOf(move);
        const text = view.glossary.advances[id] ?? view.glossary.wonders[id];
        const price = view.prices?.uses[id] ?? {};
        const read = [say(text?.name), ...Object.values(price)].join(" ");
        return (
          <SpotBox
            key={id}
            id={targets[0] ?? ""}
            label={`${read}: ${say(text?.text)}`}
            class="cc-use"
          >
            {say(text?.name)} <Price cost={price} size={14} />
          </SpotBox>
        );
      })}
      {children}
    </div>
  );
}

/** How many places or things a verb has now. */
const countOf = (prompt: Prompt, verb: string): number =>
  prompt.actions.filter(({ move }) => verbOf(move) === verb).length;

const placesOf = (prompt: Prompt, verb: string): string[] =>
  prompt.actions.filter(({ move }) => verbOf(move) === verb).map(({ move }) => placeOf(move));

const VERB_SIGNS: Record<string, string> = { play: "card", use: "ideas" };

/** What takes no action of the turn; at a desk it lies in the hand or in a row of its own. */
const FREE = ["trade", "play", "use"];

/** What stands on a verb that has nothing to do: the house's reason, else that there is nothing. */
function idle(view: ClashView, verb: string, shut: ClashShutView | undefined): Message {
  if (shut?.why) return shut.why;
  if (view.actions === 0 && !FREE.includes(verb))
    return message("clash_of_cultures/why-no_action_left");
  const lack = verb === "advance" ? view.prices?.lack : null;
  return lack
    ? message("clash_of_cultures/why-cannot_pay", { lack })
    : message(`clash_of_cultures_board/none-${verb}`);
}

/** The chances of an attempt, as sentences name them. */
const shares = (attempt: ClashInfluenceView): Record<string, string> => {
  const { die, token, most } = chancesOf(attempt);
  return { die: percent(die), token: percent(token), most: percent(most) };
};

function Verbs({ view, prompt }: { view: ClashView; prompt: Prompt }): JSX.Element {
  const say = useWord();
  const phone = usePhone();
  const verbs = ["advance", "move", "found", "activate", "civic", "influence"];
  const closed = new Map(view.shut.map((shut) => [shut.verb, shut]));
  const spent = view.actions === 0;
  const free = FREE.some((verb) => countOf(prompt, verb) > 0);
  const [attempt] = Object.values(view.prices?.influence ?? {});
  const tile = (verb: string, low = false): JSX.Element => {
    const count = countOf(prompt, verb) + (verb === "advance" ? countOf(prompt, "switch") : 0);
    const price = priceOf(view, prompt, verb);
    const chances = verb === "influence" && attempt ? shares(attempt) : {};
    return (
      <Tile
        key={verb}
        id={`verb:${verb}`}
        title={say(message(`clash_of_cultures_board/verb-${verb}`))}
        picture={low ? null : <Sign of={VERB_SIGNS[verb] ?? verb} size={22} />}
        cost={price?.cost}
        least={price?.more ?? false}
        text={say(message(`clash_of_cultures_board/does-${verb}`, { count, ...chances }))}
        why={count > 0 ? null : idle(view, verb, closed.get(verb))}
        rule={closed.get(verb)?.rule ?? ""}
        low={low}
        hushed={spent && count === 0 && !FREE.includes(verb)}
      />
    );
  };
  return (
    <>
      {spent ? (
        <p class="cc-hint cc-spent">
          {say(message("clash_of_cultures/why-no_action_left"))}{" "}
          <RuleLink rule={closed.get("move")?.rule ?? ""} />{" "}
          {free ? say(message("clash_of_cultures_board/spent")) : null}
        </p>
      ) : null}
      <div class="cc-tiles verbs">
        {[...verbs, ...(phone ? FREE : [])].map((verb) => tile(verb))}
      </div>
      {phone ? null : (
        <Uses view={view} prompt={prompt} trade={countOf(prompt, "trade") > 0}>
          {FREE.filter((verb) => closed.has(verb)).map((verb) => tile(verb, true))}
        </Uses>
      )}
    </>
  );
}

function Bar({ odds }: { odds: Odds }): JSX.Element {
  return (
    <span class="cc-bar" aria-hidden="true">
      <i class="win" style={{ flexGrow: odds.win }} />
      <i class="both" style={{ flexGrow: odds.both }} />
      <i class="lose" style={{ flexGrow: odds.lose }} />
    </span>
  );
}

const one = (value: number): string => figure(value, 1);

function OddsBox({ clash, cell }: { clash: Clash; cell: string }): JSX.Element {
  const say = useWord();
  const { odds, steel } = clash;
  return (
    <div class="cc-odds">
      <p class="cc-odds-head">
        <span>
          <b>{say(message("clash_of_cultures_board/attack", { cell }))}</b>{" "}
          <span class="quiet">
            {say(
              message(
                clash.fortress
                  ? "clash_of_cultures_board/sides-fortress"
                  : "clash_of_cultures_board/sides",
                {
                  attackers: clash.attackers,
                  defenders: clash.defenders,
                },
              ),
            )}
          </span>
        </span>
        <strong>{percent(odds.win)}</strong>
      </p>
      <Bar odds={odds} />
      <p class="cc-odds-foot">
        <span>
          {say(
            message("clash_of_cultures_board/losses", {
              own: one(odds.losses[0]),
              other: one(odds.losses[1]),
            }),
          )}
        </span>
        <span class="quiet">
          {say(message("clash_of_cultures_board/both-fall", { share: percent(odds.both) }))}
        </span>
      </p>
      {steel ? (
        <p class="cc-odds-foot">
          <span>
            {say(message("clash_of_cultures_board/with-steel"))} <Sign of="ore" size={15} />
          </span>
          <b class="ok">{percent(steel.win)}</b>
        </p>
      ) : null}
      <p class="quiet cc-fine">{say(message("clash_of_cultures_board/without-cards"))}</p>
    </div>
  );
}

/** The units that are to go: more or fewer of each kind, and what their ways may meet. */
function March({
  view,
  squad,
}: {
  view: ClashView;
  squad: NonNullable<Plan["squad"]>;
}): JSX.Element {
  const say = useWord();
  const [, store] = usePlan();
  const hovered = useShown((shown) => shown.hovered);
  const march = marchOf(view, squad);
  const here = view.marches.filter(({ start }) => start === squad.start);
  const kinds = [...new Set(here.flatMap(({ units }) => units.map(kindOf)))];
  const fights = (march?.ways ?? []).flatMap((way) => {
    const clash = battleAt(view, squad.units, placeOf(way));
    return clash ? [{ cell: placeOf(way), clash }] : [];
  });
  const pointed = fights.filter(({ cell }) => hovered === `space:${cell}`);
  const shown = (pointed.length > 0 ? pointed : fights).slice(0, 2);
  return (
    <div class="cc-march">
      {kinds.map((kind) => {
        const count = squad.units.filter((unit) => kindOf(unit) === kind).length;
        const step = (by: 1 | -1): JSX.Element => {
          const next = count + by >= 0 ? changed(view, squad, kind, by) : null;
          return (
            <button
              type="button"
              class="button square"
              disabled={!next}
              aria-label={say(
                message(
                  by > 0 ? "clash_of_cultures_board/one-more" : "clash_of_cultures_board/one-less",
                  {
                    name: message(`clash_of_cultures/unit-${kind}`),
                  },
                ),
              )}
              onClick={() => next && store.update({ squad: next })}
            >
              {by > 0 ? "+" : "−"}
            </button>
          );
        };
        return (
          <div key={kind} class="cc-march-kind">
            <Statue kind={kind} seat={view.seat} height={34} />
            <b>{count}</b>
            <span>{say(message(`clash_of_cultures/unit-${kind}`))}</span>
            {step(-1)}
            {step(1)}
          </div>
        );
      })}
      <p class="quiet cc-fine">
        {say(message(march ? "clash_of_cultures_board/reach" : "clash_of_cultures_board/no-reach"))}
      </p>
      {shown.map(({ cell, clash }) => (
        <OddsBox key={cell} cell={cell} clash={clash} />
      ))}
    </div>
  );
}

/** An attempt to influence: by the die alone, and with the tokens that may follow. */
function Attempt(props: { view: ClashView; on?: string | null }): JSX.Element | null {
  const { view } = props;
  const say = useWord();
  const { attempt: pointed } = useOutlook(view);
  const cell = props.on ?? pointed;
  const attempt = view.prices?.influence[cell ?? ""];
  if (!cell || !attempt) return null;
  const { tokens, needs, boosts } = attempt;
  const { die, most } = shares(attempt);
  return (
    <div class="cc-odds">
      <p class="cc-odds-head">
        <span>
          <b>{say(message("clash_of_cultures_board/attempt", { cell }))}</b>{" "}
          <span class="quiet">
            {say(message("clash_of_cultures_board/attempt-needs", { needs }))}
          </span>
        </span>
        <strong>{die}</strong>
      </p>
      <p class="cc-odds-foot">
        <span>
          {say(message("clash_of_cultures_board/attempt-tokens", { count: boosts }))}{" "}
          {boosts > 0 ? <Sign of="culture" size={15} /> : null}
        </span>
        {boosts > 0 ? <b class="ok">{most}</b> : null}
      </p>
      {tokens > 0 ? (
        <p class="quiet cc-fine">
          {say(message("clash_of_cultures_board/attempt-distance", { count: tokens }))}
        </p>
      ) : null}
    </div>
  );
}

/** The card that is about to be played, where nobody can point at it: all it does. */
function Waiting({ view }: { view: ClashView }): JSX.Element | null {
  const say = useWord();
  const waiting = useShown((shown) => shown.waiting);
  const card = waiting && verbOf(waiting.move) === "play" ? placeOf(waiting.move) : "";
  const text = view.glossary.cards[card]?.civil;
  return text ? (
    <section class="cc-event">
      <h3>{say(text.name)}</h3>
      <p>{say(text.text)}</p>
    </section>
  ) : null;
}

const isAdvance = (element: string): boolean => element.startsWith("advance:");

/** The advance that is pointed at or waits: all it does, and what its outline brings about. */
function Pointed({ view }: { view: ClashView }): JSX.Element | null {
  const say = useWord();
  const hovered = useShown((shown) => shown.hovered);
  const waiting = useShown((shown) => shown.waiting);
  const element = [hovered ?? "", ...(waiting?.targets ?? [])].find(isAdvance);
  const id = element?.slice("advance:".length) ?? "";
  const text = view.glossary.advances[id];
  const own = view.players[view.seat];
  if (!text || !own) return null;
  const happy = text.outline === "happiness";
  const level = happy ? own.happiness : own.culture;
  const gains = text.outline !== null && !own.advances.includes(id);
  const track = happy ? "clash_of_cultures_board/happiness" : "clash_of_cultures_board/culture";
  return (
    <section class="cc-event">
      <h3>{say(text.name)}</h3>
      <p>{say(text.text)}</p>
      {gains ? (
        <p>
          <Sign of={happy ? "mood" : "culture"} size={16} />{" "}
          {say(
            message("clash_of_cultures_board/level-rises", {
              track: message(track),
              from: level,
              to: level + 1,
            }),
          )}
        </p>
      ) : null}
      {gains && view.event_levels.includes(level + 1) ? (
        <p class="warning">{say(message("clash_of_cultures_board/draws-event"))}</p>
      ) : null}
    </section>
  );
}

const BUILDINGS = new Set(["settlement", "port", "academy", "fortress", "temple"]);

/** A piece of the supply as a picture. */
function Piece({ id, seat }: { id: string; seat: number }): JSX.Element {
  if (!BUILDINGS.has(id)) return <Statue kind={id} seat={seat} height={30} />;
  return (
    <svg width="34" height="30" viewBox="-18 -23 36 34" aria-hidden="true">
      <Building of={id} seat={seat} />
    </svg>
  );
}

/** What a city is activated for, or what is built: each with its price. */
function Works({ view, prompt }: { view: ClashView; prompt: Prompt }): JSX.Element | null {
  const say = useWord();
  const own = view.players[view.seat];
  const elements = [...new Set(prompt.actions.flatMap(({ targets }) => targets.slice(0, 1)))];
  const supply = elements.filter((id) => id.startsWith("supply:")).map((id) => id.slice(7));
  const wonders = elements.filter((id) => id.startsWith("wonder:")).map((id) => id.slice(7));
  const verbs = elements.filter((id) => id.startsWith("verb:")).map((id) => id.slice(5));
  const all = prompt.decision === "activation" ? bestHarvest(view) : null;
  if (!own || supply.length + wonders.length + verbs.length === 0) return null;
  const shut = view.shut.filter(({ verb }) => own && verb in own.supply && !supply.includes(verb));
  const free = prompt.decision === "build_piece" || prompt.decision === "takeover_unit";
  return (
    <div class="cc-tiles">
      {all ? (
        <Tile
          id="verb:collect_most"
          title={say(message("clash_of_cultures_board/collect-most"))}
          picture={<Sign of="activate" size={22} />}
          cost={all.gains}
          text={say(message("clash_of_cultures_board/does-collect_most"))}
          marked
        />
      ) : null}
      {verbs.map((verb) => (
        <Tile
          key={verb}
          id={`verb:${verb}`}
          title={say(message(`clash_of_cultures/label-${verb}`))}
          picture={<Sign of={verb === "collect" ? "food" : "army"} size={22} />}
          text={say(
            verb === "collect"
              ? message("clash_of_cultures_board/does-collect", { count: view.harvest?.left ?? 0 })
              : message("clash_of_cultures_board/does-build_units"),
          )}
        />
      ))}
      {supply.map((id) => {
        const price = view.prices?.pieces[id] ?? view.prices?.units[id];
        const text = view.glossary.buildings[id]?.text;
        return (
          <Tile
            key={id}
            id={`supply:${id}`}
            title={say(message(`clash_of_cultures_board/supply-${id}`))}
            picture={<Piece id={id} seat={view.seat} />}
            cost={free ? null : price}
            text={
              text
                ? say(text)
                : say(
                    message("clash_of_cultures_board/left-in-supply", {
                      count: own.supply[id] ?? 0,
                    }),
                  )
            }
          />
        );
      })}
      {shut.map(({ verb, why, rule }) => (
        <Tile
          key={verb}
          id={`supply:${verb}`}
          title={say(message(`clash_of_cultures_board/supply-${verb}`))}
          picture={<Piece id={verb} seat={view.seat} />}
          cost={view.prices?.units[verb]}
          text=""
          why={why}
          rule={rule}
        />
      ))}
      {wonders.map((id) => (
        <Tile
          key={id}
          id={`wonder:${id}`}
          title={say(view.glossary.wonders[id]?.name)}
          picture={<WonderPicture id={id} />}
          cost={view.glossary.wonders[id]?.cost}
          text={say(view.glossary.wonders[id]?.text)}
        />
      ))}
    </div>
  );
}

/** Cities that are in a worse mood after they were activated once more. */
function Falls({ view, cells }: { view: ClashView; cells: string[] }): JSX.Element | null {
  const say = useWord();
  const falls = view.cities.flatMap((city) => {
    const mood = cells.includes(city.cell) ? moodAfter(city) : null;
    const facts = { cell: city.cell, mood: moodName(mood ?? "") };
    return mood ? [message("clash_of_cultures_board/falls", facts)] : [];
  });
  return falls.length === 0 ? null : (
    <p class="cc-warning">
      {falls.map((each) => (
        <span key={say(each)}>{say(each)}</span>
      ))}
    </p>
  );
}

/** Before a card is put back for one of those looked at, these are seen. */
function Looked({ view }: { view: ClashView }): JSX.Element {
  const say = useWord();
  return (
    <section>
      <h3>{say(message("clash_of_cultures_board/looked"))}</h3>
      <div class="cc-cards">
        {view.looked.map((id) => (
          <ObjectiveCard key={id} id={id} view={view} />
        ))}
      </div>
    </section>
  );
}

/** What would be lost because its track is full. */
function Overflow({ view }: { view: ClashView }): JSX.Element | null {
  const say = useWord();
  const own = view.players[view.seat];
  if (!own || !view.harvest) return null;
  const kinds = new Set(Object.values(view.harvest.yields).flat());
  const full = [...kinds].filter(
    (kind) => (own.goods[kind] ?? 0) >= (own.maximum[kind] ?? Infinity),
  );
  return full.length === 0 ? null : (
    <p class="cc-warning">
      {full.map((kind) => (
        <span key={kind}>
          <Sign of={kind} size={16} />{" "}
          {say(
            message("clash_of_cultures_board/overflow", {
              kind: kindName(kind),
              most: own.maximum[kind] ?? 0,
            }),
          )}
        </span>
      ))}
    </p>
  );
}

/** The units that are asked for one by one, where some of them are not alike. */
function Choosing({ view, prompt }: { view: ClashView; prompt: Prompt }): JSX.Element | null {
  const say = useWord();
  const units = prompt.actions
    .flatMap(({ targets }) => targets.slice(0, 1))
    .filter((id) => id.startsWith("unit:"))
    .map((id) => id.slice(5));
  const own = view.players[view.seat];
  if (!own || units.length === 0) return null;
  return (
    <div class="cc-choosing">
      {units.map((id) => {
        const unit = own.units.find((each) => each.id === id);
        const label = message("clash_of_cultures_board/unit", {
          name: message(`clash_of_cultures/unit-${kindOf(id)}`),
          cell: unit?.cell ?? "",
          marks: unit?.marks.length ?? 0,
        });
        return (
          <SpotBox key={id} id={`unit:${id}`} label={say(label)} class="cc-chip">
            <Statue kind={kindOf(id)} seat={view.seat} height={34} />
            <span>{unit?.cell}</span>
          </SpotBox>
        );
      })}
    </div>
  );
}

/** On a phone, the asked spaces that the map has no room for come to the thumb. */
function Aside({ view }: { view: ClashView }): JSX.Element | null {
  const say = useWord();
  const phone = usePhone();
  const asked = new Set(useOffers().flatMap(({ targets }) => targets.slice(0, 1)));
  const path = useShown((shown) => shown.path);
  if (!phone || path.length > 0) return null;
  const land = landOf(view);
  const cells = [...land.cells.values()].filter(({ id }) => asked.has(`space:${id}`));
  const spaces = new Map(view.spaces.map((space) => [space.id, space]));
  return (
    <div class="cc-choosing">
      {aside(cells, land, innerWidth).map(({ id }) => (
        <SpotBox
          key={id}
          id={`space:${id}`}
          label={say(spaceLabel(spaces.get(id) as ClashSpaceView, view))}
          class="cc-chip"
        >
          <span>{id}</span>
        </SpotBox>
      ))}
    </div>
  );
}

/** On a phone a battle lies over the map: the pieces of the city that are asked for, too. */
function Pieces({ view }: { view: ClashView }): JSX.Element | null {
  const say = useWord();
  const phone = usePhone();
  const asked = useOffers().flatMap(({ targets }) => targets.slice(0, 1));
  const pieces = asked.filter((id) => id.startsWith("piece:"));
  if (!phone || !view.battle || pieces.length === 0) return null;
  return (
    <div class="cc-choosing">
      {pieces.map((id) => {
        const piece = id.slice(id.indexOf(".") + 1);
        const name = say(pieceName(view, piece));
        return (
          <SpotBox key={id} id={id} label={name} class="cc-chip">
            <span>{name}</span>
          </SpotBox>
        );
      })}
    </div>
  );
}

function EventNote({ view }: { view: ClashView }): JSX.Element | null {
  const say = useWord();
  const event = view.event ? view.glossary.events[view.event] : undefined;
  if (!event) return null;
  return (
    <section class="cc-event">
      <h3>
        <Sign of="event" size={18} />{" "}
        {say(message("clash_of_cultures_board/event", { name: event.name }))}
      </h3>
      <p>{say(event.text)}</p>
      <p class="quiet">{say(event.icon_text)}</p>
    </section>
  );
}

/** That the city which is to go is the last one: whoever has none ends the game. */
function LastCity({ view, city }: { view: ClashView; city: string | null }): JSX.Element | null {
  const say = useWord();
  const colour = view.players[view.seat]?.colour;
  const cities = view.cities.filter(({ owner }) => owner === colour);
  return cities.length === 1 && cities[0]?.cell === city ? (
    <p class="cc-warning">{say(message("clash_of_cultures_board/last-city"))}</p>
  ) : null;
}

/** The city that what is asked leaves nothing of, where it is the only one. */
function doomed(view: ClashView, decision: string): string | null {
  if (decision !== "destroy_city" && decision !== "destroy_piece") return null;
  const colour = view.players[view.seat]?.colour;
  const city = view.cities.find(({ owner }) => owner === colour);
  return city && (decision === "destroy_city" || city.size === 1) ? city.cell : null;
}

/** What is asked now, in more than its one sentence. */
function Matter({ view, prompt }: { view: ClashView; prompt: Prompt }): JSX.Element | null {
  const say = useWord();
  const table = useTable();
  const [plan] = usePlan();
  const squad = useSquad(view);
  const path = useShown((shown) => shown.path);
  // What comes and goes with pointing may not push the verbs away.
  const waits = useShown((shown) => shown.waiting !== null);
  switch (prompt.decision) {
    case "main":
    case "move_from":
    case "move_with":
      if (squad) return <March view={view} squad={squad} />;
      if (plan.partner) return null;
      if (plan.lens && (LENSES as readonly string[]).includes(plan.lens)) {
        return (
          <>
            {waits ? null : (
              <p class="cc-hint">{say(message(`clash_of_cultures_board/where-${plan.lens}`))}</p>
            )}
            <Attempt view={view} />
            {plan.lens === "activate" ? (
              <Falls view={view} cells={placesOf(prompt, "activate")} />
            ) : null}
            {plan.lens === "use" ? <Uses view={view} prompt={prompt} /> : null}
          </>
        );
      }
      if (prompt.decision !== "main")
        return <p class="cc-hint">{say(message("clash_of_cultures_board/pick-a-stack"))}</p>;
      if (path[0] === "verb:advance") {
        return waits ? null : (
          <p class="cc-hint">{say(message("clash_of_cultures_board/which-advance"))}</p>
        );
      }
      return (
        <>
          {waits ? <Attempt view={view} /> : null}
          <Verbs view={view} prompt={prompt} />
        </>
      );
    case "battle_ability": {
      const steel = Number(prompt.prompt.args["stage"]) > 1;
      const { text } = view.glossary.advances[steel ? "steel_weapons" : "siegecraft"] ?? {};
      return <p class="cc-hint">{say(text)}</p>;
    }
    case "raze": {
      const city = plan.warned ? placeOf(plan.warned) : null;
      return (
        <>
          <p class={city ? "cc-warning" : "cc-hint"}>
            {say(
              city
                ? message("clash_of_cultures_board/raze-again", { cell: city })
                : message("clash_of_cultures_board/raze-gives"),
            )}
          </p>
          <LastCity view={view} city={city} />
        </>
      );
    }
    case "influence_building":
      return <Attempt view={view} on={influencedIn(prompt.actions[0]?.targets ?? [])} />;
    case "pay":
      return <Paying view={view} />;
    case "keep_plan":
      return <Looked view={view} />;
    default:
      return table.offers().length > 0 ? (
        <>
          {prompt.decision === "activation" ? (
            <Falls view={view} cells={[String(prompt.prompt.args["cell"])]} />
          ) : null}
          <Works view={view} prompt={prompt} />
          <Choosing view={view} prompt={prompt} />
        </>
      ) : null;
  }
}

export function Ask({ view }: { view: ClashView }): JSX.Element | null {
  const prompt = useShown((shown) => shown.prompt);
  const still = useShown((shown) => shown.still);
  const mine = prompt && prompt.seat === view.seat && !still;
  return (
    <div class="cc-ask">
      {mine ? <Aside view={view} /> : null}
      {mine ? <Pieces view={view} /> : null}
      <EventNote view={view} />
      <Pointed view={view} />
      <Waiting view={view} />
      {mine ? <Matter view={view} prompt={prompt} /> : null}
      {mine ? <LastCity view={view} city={doomed(view, prompt.decision)} /> : null}
      {mine ? <Overflow view={view} /> : null}
    </div>
  );
}
