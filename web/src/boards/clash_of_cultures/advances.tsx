/** The twelve columns of advances: whose they are, what each one does and costs, or waits for. */
import type { JSX } from "preact";

import { verbOf } from "../../play/choice";
import type { ClashAdvanceText, ClashPlayerView, ClashView } from "../../generated/views";
import { CoveredBox } from "../../play/spot";
import { useShown, useWord } from "../../play/table";
import { usePhone } from "../../ui/narrow";
import { SeatMark } from "../../ui/seats";
import { message } from "../../words";
import type { Message } from "../../words";

import { unusualPrice, usualPrice } from "./prices";
import { Ruled } from "./ruled";
import { COLUMN_SIGNS, Price, Sign } from "./signs";
import { seatName } from "./words";

/** What stands in the way, and the rule that says so. */
interface Waiting {
  why: Message;
  rule: string;
}

const needs = ({ name }: ClashAdvanceText, rule: string): Waiting => ({
  why: message("clash_of_cultures_board/needs", { advances: name }),
  rule,
});

/**
 * What an advance waits for, whoever's turn it is: a lasting fact of the view, read off like the print
 * on the board. Why a click on it is refused, the house says.
 */
function waitsFor(view: ClashView, own: ClashPlayerView, id: string): Waiting | null {
  const text = view.glossary.advances[id];
  if (!text || own.advances.includes(id)) return null;
  const missing = text.requires.find((each) => !own.advances.includes(each));
  const first = view.glossary.advances[missing ?? ""];
  if (first) return needs(first, first.category === text.category ? "CC-3.2" : "CC-3.3");
  if (text.government && own.government !== null && own.government !== text.category) {
    const name = message(`clash_of_cultures/government-${own.government}`);
    return { why: message("clash_of_cultures_board/has-government", { name }), rule: "CC-3.8" };
  }
  const top = Object.entries(view.glossary.advances).find(
    ([, each]) => each.category === text.category && each.top,
  );
  if (top && top[0] !== id && !own.advances.includes(top[0])) {
    return needs(top[1], "CC-3.2");
  }
  return null;
}

function Advance(props: {
  id: string;
  text: ClashAdvanceText;
  view: ClashView;
  open: boolean;
}): JSX.Element {
  const { id, text, view, open } = props;
  const say = useWord();
  const owners = view.players.filter((player) => player.advances.includes(id));
  const names = owners.map((player) => say(seatName(player.seat)));
  const player = view.players[view.seat];
  const own = player?.advances.includes(id) ?? false;
  const price = player ? unusualPrice(view, id) : text.extra_cost;
  const lack = player && !open ? waitsFor(view, player, id) : null;
  const label = message("clash_of_cultures_board/advance", {
    name: text.name,
    text: text.text,
    owners: names.length > 0 ? names.join(", ") : message("clash_of_cultures_board/nobody"),
  });
  const state = own ? "own" : open ? "free" : "shut";
  const field = (
    <CoveredBox id={`advance:${id}`} label={say(label)} class={`cc-advance ${state}`}>
      <strong>
        {text.outline ? (
          <Sign of={text.outline === "happiness" ? "mood" : "culture"} size={14} />
        ) : null}
        {text.building ? <Sign of={text.building} size={14} /> : null}
        <span>{say(text.name)}</span>
        <span class="cc-cubes">
          {owners.map((each) => (
            <SeatMark key={each.seat} seat={each.seat} size={12} />
          ))}
        </span>
      </strong>
      {lack ? (
        <span class="cc-advance-text lack">{say(lack.why)}</span>
      ) : (
        <span class="cc-advance-text">
          {say(message(`clash_of_cultures_board/brief-${id}`))}
          {price && !own ? <Price cost={price} size={13} /> : null}
        </span>
      )}
    </CoveredBox>
  );
  return lack ? <Ruled rule={lack.rule}>{field}</Ruled> : field;
}

export function Advances({ view }: { view: ClashView }): JSX.Element {
  const say = useWord();
  const phone = usePhone();
  const prompt = useShown((shown) => shown.prompt);
  const open = new Set(
    prompt?.seat === view.seat
      ? prompt.actions
          .filter(({ move }) => verbOf(move) !== "use")
          .flatMap(({ targets }) => targets.filter((each) => /^(advance|government):/.test(each)))
      : [],
  );
  const player = view.players[view.seat];
  const columns = new Map<string, [string, ClashAdvanceText][]>();
  for (const [id, text] of Object.entries(view.glossary.advances)) {
    const column = columns.get(text.category) ?? [];
    column.push([id, text]);
    columns.set(text.category, column);
  }
  const cost = usualPrice(view);
  return (
    <div class="cc-advances">
      <p class="cc-legend">
        {player ? (
          <span>
            <SeatMark seat={player.seat} size={14} />{" "}
            {say(message("clash_of_cultures_board/legend-own", { count: player.advances.length }))}
          </span>
        ) : null}
        <span>
          <Sign of="mood" size={15} /> {say(message("clash_of_cultures_board/legend-happiness"))}
        </span>
        <span>
          <Sign of="culture" size={15} /> {say(message("clash_of_cultures_board/legend-culture"))}
        </span>
        <span>
          {say(message("clash_of_cultures_board/legend-price"))} <Price cost={cost} size={15} />
        </span>
      </p>
      {phone && open.size > 0 ? (
        <div class="cc-open">
          {Object.entries(view.glossary.advances)
            .filter(([id]) => open.has(`advance:${id}`))
            .map(([id, text]) => (
              <Advance key={id} id={id} text={text} view={view} open />
            ))}
        </div>
      ) : null}
      <div class="cc-columns">
        {[...columns].map(([category, advances]) => {
          const name = say(message(`clash_of_cultures_board/category-${category}`));
          const have = advances.filter(([id]) => player?.advances.includes(id)).length;
          const head = (
            <>
              <Sign of={COLUMN_SIGNS[category] ?? "advance"} size={17} /> {name}
              <small>
                {have}/{advances.length}
              </small>
            </>
          );
          return (
            <section key={category} class={`cc-column ${category}`}>
              {advances[0]?.[1].government ? (
                <CoveredBox id={`government:${category}`} label={name} class="cc-column-name">
                  {head}
                </CoveredBox>
              ) : (
                <h3 class="cc-column-name">{head}</h3>
              )}
              {advances.map(([id, text]) => (
                <Advance
                  key={id}
                  id={id}
                  text={text}
                  view={view}
                  open={open.has(`advance:${id}`)}
                />
              ))}
            </section>
          );
        })}
      </div>
    </div>
  );
}
