/** Below the question: what each choice gives and costs, and whatever needs to be read large. */
import type { JSX } from "preact";

import type { UlmView } from "../../generated/views";
import { CoveredBox } from "../../play/spot";
import { useOffers, useShown, useTable, useWord } from "../../play/table";
import { usePhone } from "../../ui/narrow";
import { message } from "../../words";
import { Card, OpenedCard } from "./card";
import { foretells } from "./ghost";
import { useUnlapsed } from "./lapsed";
import { Outlook, useBrings } from "./outlook";
import { Row, effectOf, useQuarterNames } from "./rows";
import { PersonBox } from "./seats";
import { Picture, Portrait, SignMark } from "./things";
import { ACTIONS, COLOURS, TileMark } from "./tiles";
import { Verbs } from "./verbs";

const CHOSEN_BY_QUARTER = "quarter:";
/** Where quarters are asked and nothing else: they need the room that is left to the thumb. */
const SEALING = "seal_action";
const SINGLE = "pay:single";
const EXCHANGE = "verb:exchange";
/** So many spaces of the river a phone shows at once. */
const SEEN = 8;
/** And so wide is a row below its question, in pixels. */
const ROW = 366;
/** Rows of two that fit there. */
const FOUR = 4;

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
  const exchange = asked.has(EXCHANGE);
  const things = left.length + people.length + cards.length + (exchange ? 1 : 0);
  const wide = 56 * things + 90 * far.length;
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
      {exchange ? (
        <CoveredBox
          id={EXCHANGE}
          label={say(message("ulm_board/act-exchange"))}
          class="ulm-thing ulm-stack"
        >
          <SignMark of="tiles" size={34} />
          <span>{say(message("ulm_board/short-exchange"))}</span>
        </CoveredBox>
      ) : null}
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
  const brings = useBrings();
  return (
    <div class={near.length > FOUR ? "ulm-acts ulm-raises" : "ulm-acts"}>
      {near.map((quarter) => (
        <CoveredBox
          key={quarter.id}
          id={CHOSEN_BY_QUARTER + quarter.id}
          label={`${say(quarter.name)}: ${brings(quarter)}`}
          class="ulm-act"
        >
          <Row
            picture={<SignMark of="seals" seat={view.to_move} size={30} />}
            name={say(quarter.name)}
            does={brings(quarter)}
          />
        </CoveredBox>
      ))}
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
  const prompt = useShown((shown) => shown.prompt);
  const mine = prompt !== null && prompt.seat === view.seat;
  const decision = mine ? prompt.decision : "";
  const hint = HINTS[decision];
  const phone = usePhone();
  const waits = useShown(({ waiting }) => waiting !== null && foretells(waiting));
  // A card that was begun is told large; the other actions make room for what it asks.
  const opened = useShown((shown) => shown.path[0]?.startsWith("card:") ?? false);
  const begun = useShown(({ path, waiting }) => path.length > 0 || waiting !== null);
  const pushing = decision === "before_push";
  const outlook =
    decision === SEALING && !(phone && waits) ? null : <Outlook view={view} pushing={pushing} />;
  return (
    <>
      <div class="ulm ulm-ask">
        {begun ? <OpenedCard view={view} /> : null}
        {phone || opened ? null : <Verbs view={view} />}
        {begun || pushing ? outlook : null}
        {phone && mine && decision !== SEALING ? <ThumbRow view={view} /> : null}
        {decision === "buy_card" ? <SinglePay /> : null}
        {decision === "clear_view" ? <TileRows view={view} place="bag" /> : null}
        {decision === "builder_choice" ? <TileRows view={view} place="drawn" /> : null}
        {decision === SEALING ? <QuarterRows view={view} /> : null}
        {decision === "descendant_choice" ? <PersonRows view={view} /> : null}
        {hint && !(phone && waits) ? <p class="ulm-beside">{say(message(hint))}</p> : null}
      </div>
      {begun ? null : (
        // What is only pointed at comes last, so that nothing gives way to it.
        <div class="ulm ulm-told">
          <OpenedCard view={view} />
          {pushing ? null : outlook}
        </div>
      )}
    </>
  );
}
