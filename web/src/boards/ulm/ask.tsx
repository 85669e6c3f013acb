/** Below the question: what each choice gives and costs, and whatever needs to be read large. */
import type { ComponentChildren, JSX } from "preact";

import type { UlmView } from "../../generated/views";
import { CoveredBox } from "../../play/spot";
import { useOffers, useShown, useTable, useWord } from "../../play/table";
import { usePhone } from "../../ui/narrow";
import { message } from "../../words";
import type { Message } from "../../words";
import { Card, OpenedCard } from "./card";
import { CHEAPER } from "./courses";
import { useGhost } from "./ghost";
import type { Ghost } from "./ghost";
import { useUnlapsed } from "./lapsed";
import { points } from "./river";
import { PersonBox } from "./seats";
import { Picture, Portrait, SignMark } from "./things";
import { ACTIONS, COLOURS, TileMark } from "./tiles";

const CHOSEN_BY_QUARTER = "quarter:";
/** Where quarters are asked and nothing else: they need the room that is left to the thumb. */
const SEALING = "seal_action";
const SINGLE = "pay:single";
/** So many spaces of the river a phone shows at once. */
const SEEN = 8;
/** And so wide is a row below its question, in pixels. */
const ROW = 366;
/** Rows of two that fit there. */
const FOUR = 4;

/** One thing that can be had: its picture, its name, what it does, and what it costs or brings. */
function Row(props: {
  picture: JSX.Element;
  name: string;
  does: string;
  price?: ComponentChildren;
}): JSX.Element {
  return (
    <>
      {props.picture}
      <span class="ulm-row-words">
        <b>{props.name}</b>
        <i>{props.does}</i>
      </span>
      {props.price ? <em>{props.price}</em> : null}
    </>
  );
}

function coins(count: number): JSX.Element {
  return (
    <>
      <SignMark of="coins" size={17} />
      {count}
    </>
  );
}

/** What the action of a tile would do for the player to move. */
function effectOf(view: UlmView, colour: string, quarters: string[]): Message {
  const { turn } = view;
  switch (colour) {
    case "turquoise": {
      const [first, ...more] = turn.sails.map((space) => points(view.river[space]?.vp ?? 0));
      if (first === undefined) return message("ulm_board/gives-no-river");
      const last = more.at(-1);
      if (last === undefined) return message("ulm_board/gives-river", { points: first });
      return message("ulm_board/gives-river-choice", { first, last });
    }
    case "orange":
      if (quarters.length === 0) return message("ulm_board/gives-no-seal");
      return message("ulm_board/gives-seal", { quarters: quarters.join(", ") });
    case "brown": {
      const decree = view.tower?.id ?? "";
      return message(`ulm_board/gives-card${CHEAPER.includes(decree) ? `-${decree}` : ""}`);
    }
    default:
      return message(`ulm_board/gives-${ACTIONS[colour]}`);
  }
}

function priceOf(view: UlmView, colour: string): JSX.Element | null {
  if (colour === "orange") return coins(view.turn.seal_price);
  if (colour !== "gray") return null;
  return (
    <>
      <SignMark of="coins" size={17} />+{view.turn.money}
    </>
  );
}

function useQuarterNames(view: UlmView): string[] {
  const say = useWord();
  return view.quarters
    .filter(({ id }) => view.turn.reach.includes(id))
    .map(({ name }) => say(name));
}

/** The three actions of the push pointed at, and what else it sets off. */
function PushGives({ view, ghost }: { view: UlmView; ghost: Ghost }): JSX.Element {
  const say = useWord();
  const quarters = useQuarterNames(view);
  return (
    <>
      <ol class="ulm-acts">
        {ghost.colours.map((colour, at) => (
          <li key={at}>
            <Row
              picture={<TileMark colour={colour} size={32} />}
              name={say(message(`ulm/action-${ACTIONS[colour]}`))}
              does={say(effectOf(view, colour, quarters))}
              price={priceOf(view, colour)}
            />
          </li>
        ))}
      </ol>
      <p class="ulm-beside">
        {ghost.sparrows.map(({ seat, count }) => (
          <span key={seat}>
            <SignMark of="sparrows" size={20} />
            {say(message("ulm_board/sparrows-for", { seat: message(`ulm/seat-${seat}`), count }))}
          </span>
        ))}
        <span>
          <TileMark colour={ghost.out} size={18} />
          {say(message("ulm_board/goes-out", { side: message(`ulm/side-${ghost.exit[0]}`) }))}
        </span>
      </p>
    </>
  );
}

/** What the five actions do, in few words, while nothing is pointed at. */
function PushHint({ view }: { view: UlmView }): JSX.Element {
  const say = useWord();
  const drawn = view.turn.drawn_tile ?? "";
  const quarters = useQuarterNames(view);
  // A finger cannot point without pushing.
  const touch = matchMedia("(hover: none)").matches;
  return (
    <>
      <ol class="ulm-acts">
        <li>
          <Row
            picture={<TileMark colour={drawn} size={32} />}
            name={say(message(`ulm/action-${ACTIONS[drawn]}`))}
            does={say(effectOf(view, drawn, quarters))}
            price={priceOf(view, drawn)}
          />
        </li>
      </ol>
      <p class="ulm-beside">{say(message(`ulm_board/${touch ? "tap" : "point-at"}-arrow`))}</p>
    </>
  );
}

/** Tiles of which one may be chosen: what each does, and how many there are. */
function TileRows(props: {
  view: UlmView;
  /** Before the colour, in the names of these tiles. */
  place: "bag" | "drawn";
}): JSX.Element {
  const say = useWord();
  const { view, place } = props;
  const table = useTable();
  useOffers();
  const asked = new Set(table.asked());
  const quarters = useQuarterNames(view);
  return (
    <div class="ulm-acts bag">
      {COLOURS.filter((colour) => asked.has(`${place}:${colour}`)).map((colour) => {
        const name = say(message(`ulm/action-${ACTIONS[colour]}`));
        const does = say(effectOf(view, colour, quarters));
        const count = place === "bag" ? `×${view.bag[colour] ?? 0}` : "";
        return (
          <CoveredBox
            key={colour}
            id={`${place}:${colour}`}
            label={`${name} ${does} ${count}`.trim()}
            class="ulm-act"
          >
            <Row
              picture={<TileMark colour={colour} size={32} />}
              name={name}
              does={does}
              price={count}
            />
          </CoveredBox>
        );
      })}
    </div>
  );
}

/** Where a decree sells cards for one tile. */
function SinglePay(): JSX.Element | null {
  const say = useWord();
  const table = useTable();
  useOffers();
  if (!table.asked().includes(SINGLE)) return null;
  const name = say(message("ulm_board/pay-single"));
  return (
    <CoveredBox id={SINGLE} label={name} class="ulm-act">
      <b>{name}</b>
    </CoveredBox>
  );
}

/** The actions still to be used, each to be begun from here. */
function ActionRows({ view }: { view: UlmView }): JSX.Element {
  const say = useWord();
  const quarters = useQuarterNames(view);
  const prompt = useShown((shown) => shown.prompt);
  const left = COLOURS.filter((colour) => (view.turn.line[colour] ?? 0) > 0);
  const lost = left
    .filter((colour) => prompt?.actions.some(({ move }) => move === `use_action ${colour}`))
    .reduce((sum, colour) => sum + (view.turn.line[colour] ?? 0), 0);
  return (
    <div class="ulm-acts verbs">
      {left.map((colour) => {
        const count = view.turn.line[colour] ?? 0;
        const action = message(`ulm_board/tile-${colour}`);
        const name = say(message(`ulm/action-${ACTIONS[colour]}`));
        return (
          <CoveredBox
            key={colour}
            id={`line:${colour}`}
            label={say(message("ulm_board/action", { action, count }))}
            class="ulm-act"
          >
            <Row
              picture={<TileMark colour={colour} size={32} />}
              name={count > 1 ? `${name} ×${count}` : name}
              does={say(effectOf(view, colour, quarters))}
              price={priceOf(view, colour)}
            />
          </CoveredBox>
        );
      })}
      {lost > 0 && <p class="ulm-beside">{say(message("ulm_board/end-loses", { count: lost }))}</p>}
    </div>
  );
}

/** These quarters where they lie further apart than a phone shows; else none. */
export function farApart<Q extends { spaces: readonly number[] }>(
  quarters: readonly Q[],
): readonly Q[] {
  const spaces = quarters.flatMap((quarter) => quarter.spaces);
  return Math.max(...spaces) - Math.min(...spaces) < SEEN ? [] : quarters;
}

/** On a phone the mat is out of sight while the board is asked for: what of it is asked, too. */
function ThumbRow({ view }: { view: UlmView }): JSX.Element {
  const say = useWord();
  const table = useTable();
  useOffers();
  const asked = new Set(table.asked());
  const own = view.players[view.seat];
  const cards = (own?.hand ?? []).filter(({ id }) => asked.has(`card:${id}`));
  const people = (own?.descendants ?? []).filter(({ id }) => asked.has(`descendant:${id}`));
  const left = COLOURS.filter((colour) => (view.turn.line[colour] ?? 0) > 0);
  const quarters = view.quarters.filter(({ id }) => asked.has(CHOSEN_BY_QUARTER + id));
  const far = farApart(quarters);
  const wide = 56 * (left.length + people.length + cards.length) + 90 * far.length;
  return (
    <div class={wide > ROW ? "ulm-thumb verbs ulm-raises" : "ulm-thumb verbs"}>
      {left.map((colour) => {
        const count = view.turn.line[colour] ?? 0;
        const action = message(`ulm_board/tile-${colour}`);
        return (
          <CoveredBox
            key={colour}
            id={`line:${colour}`}
            label={say(message("ulm_board/action", { action, count }))}
            class="ulm-thing ulm-stack"
          >
            <TileMark colour={colour} size={42} />
            <span>{say(message(`ulm_board/short-${ACTIONS[colour]}`))}</span>
            {count > 1 ? <b>{count}</b> : null}
          </CoveredBox>
        );
      })}
      {far.map(({ id, name }) => (
        <CoveredBox
          key={id}
          id={CHOSEN_BY_QUARTER + id}
          label={say(name)}
          class="ulm-thing ulm-stack ulm-far"
        >
          <SignMark of="seals" seat={view.to_move} size={30} />
          <span>{say(name)}</span>
        </CoveredBox>
      ))}
      {people.map((person) => (
        <PersonBox key={person.id} person={person} />
      ))}
      {cards.map((card) => (
        <Card key={card.id} card={card} small />
      ))}
    </div>
  );
}

/** The quarters that can be sealed, with what they bring and whom their crest pays. */
function QuarterRows({ view }: { view: UlmView }): JSX.Element {
  const say = useWord();
  const table = useTable();
  const open = new Set(table.asked());
  const near = view.quarters.filter(({ id }) => open.has(CHOSEN_BY_QUARTER + id));
  return (
    <div class={near.length > FOUR ? "ulm-acts ulm-raises" : "ulm-acts"}>
      {near.map((quarter) => {
        const pays = quarter.crest === null ? null : quarter.pays;
        const brings = say(message("ulm_board/brings", { privilege: quarter.privilege }));
        const owner = pays ? `${say(message(`ulm/seat-${quarter.crest}`))}: ${say(pays)}` : "";
        return (
          <CoveredBox
            key={quarter.id}
            id={CHOSEN_BY_QUARTER + quarter.id}
            label={`${say(quarter.name)}: ${brings} ${owner}`.trim()}
            class="ulm-act"
          >
            <Row
              picture={<SignMark of="seals" seat={view.to_move} size={30} />}
              name={say(quarter.name)}
              does={`${brings} ${owner}`.trim()}
            />
          </CoveredBox>
        );
      })}
    </div>
  );
}

function PersonRows({ view }: { view: UlmView }): JSX.Element {
  const say = useWord();
  const lying = view.quarters
    .flatMap(({ seals }) => seals)
    .flatMap(({ descendant, owner }) => (owner === null && descendant ? [descendant] : []));
  return (
    <div class="ulm-acts">
      {lying.map((id) => {
        const name = message(`ulm/descendant-${id}`);
        const power = message(`ulm/power-${id}`);
        return (
          <CoveredBox
            key={id}
            id={`descendant:${id}`}
            label={say(message("ulm_board/descendant", { name, power }))}
            class="ulm-act"
          >
            <Row
              picture={
                <Picture box="-43 -43 86 86" width={36} height={36}>
                  <Portrait id={id} />
                </Picture>
              }
              name={say(name)}
              does={say(power)}
            />
          </CoveredBox>
        );
      })}
    </div>
  );
}

/** Questions that are easier to answer with a sentence of the rules beside them. */
const HINTS: Record<string, string> = {
  turn_start: "ulm_board/hint-turn_start",
  buy_card: "ulm_board/hint-buy_card",
  clear_away: "ulm_board/hint-clear_away",
  edge_choice: "ulm_board/hint-edge_choice",
  move_barge: "ulm_board/hint-move_barge",
};

export function Ask(props: { view: UlmView }): JSX.Element | null {
  const view = useUnlapsed(props.view);
  const say = useWord();
  const ghost = useGhost(view);
  const prompt = useShown((shown) => shown.prompt);
  const mine = prompt !== null && prompt.seat === view.seat;
  const decision = mine ? prompt.decision : "";
  const hint = HINTS[decision];
  const phone = usePhone();
  // A card that was begun is told large; the other actions make room for what it asks.
  const opened = useShown((shown) => shown.path[0]?.startsWith("card:") ?? false);
  return (
    <div class="ulm ulm-ask">
      <OpenedCard view={view} />
      {decision === "before_push" ? (
        ghost ? (
          <PushGives view={view} ghost={ghost} />
        ) : (
          <PushHint view={view} />
        )
      ) : null}
      {phone && mine && decision !== SEALING ? (
        <ThumbRow view={view} />
      ) : decision === "action_menu" && !opened ? (
        <ActionRows view={view} />
      ) : null}
      {decision === "buy_card" ? <SinglePay /> : null}
      {decision === "clear_view" ? <TileRows view={view} place="bag" /> : null}
      {decision === "builder_choice" ? <TileRows view={view} place="drawn" /> : null}
      {decision === SEALING ? <QuarterRows view={view} /> : null}
      {decision === "descendant_choice" ? <PersonRows view={view} /> : null}
      {hint ? <p class="ulm-beside">{say(message(hint))}</p> : null}
    </div>
  );
}
