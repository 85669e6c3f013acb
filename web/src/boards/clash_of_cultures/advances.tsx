/** The twelve columns of advances: whose cubes lie where, and what each one does. */
import type { JSX } from "preact";

import type { ClashAdvanceText, ClashView } from "../../generated/views";
import { CoveredBox } from "../../play/spot";
import { useShown, useWord } from "../../play/table";
import { useNarrow } from "../../ui/narrow";
import { SeatMark } from "../../ui/seats";
import { message } from "../../words";
import { Sign } from "./signs";

function Cost({ cost }: { cost: Record<string, number> }): JSX.Element {
  return (
    <span class="cc-cost">
      {Object.entries(cost).map(([kind, count]) => (
        <span key={kind}>
          {count}
          <Sign of={kind} size={14} />
        </span>
      ))}
    </span>
  );
}

function Advance(props: { id: string; text: ClashAdvanceText; view: ClashView }): JSX.Element {
  const { id, text, view } = props;
  const say = useWord();
  const owners = view.players.filter((player) => player.advances.includes(id));
  const names = owners.map((player) => say(message(`clash_of_cultures/seat-${player.seat}`)));
  const own = owners.some((player) => player.seat === view.seat);
  const label = message("clash_of_cultures_board/advance", {
    name: text.name,
    text: text.text,
    owners: names.length > 0 ? names.join(", ") : message("clash_of_cultures_board/nobody"),
  });
  return (
    <CoveredBox
      id={`advance:${id}`}
      label={say(label)}
      class={`cc-advance ${own ? "own" : ""} ${text.outline ?? ""}`}
    >
      <strong>{say(text.name)}</strong>
      <span class="cc-text">{say(text.text)}</span>
      <span class="cc-foot">
        <Cost cost={{ ...text.cost, ...text.extra_cost }} />
        {text.building ? <Sign of={text.building} size={16} /> : null}
        <span class="cc-cubes">
          {owners.map((player) => (
            <SeatMark key={player.seat} seat={player.seat} size={14} />
          ))}
        </span>
      </span>
    </CoveredBox>
  );
}

export function Advances({ view }: { view: ClashView }): JSX.Element {
  const say = useWord();
  // Forty-eight texts are a long way on a phone: folded there, unless one of them is to be chosen.
  const narrow = useNarrow();
  const wanted = useShown(({ prompt }) =>
    Boolean(
      prompt?.actions.some(({ targets }) =>
        targets.some((id) => /^(advance|government):/.test(id)),
      ),
    ),
  );
  const columns = new Map<string, [string, ClashAdvanceText][]>();
  for (const [id, text] of Object.entries(view.glossary.advances)) {
    const column = columns.get(text.category) ?? [];
    column.push([id, text]);
    columns.set(text.category, column);
  }
  return (
    <details class="cc-advances" open={!narrow || wanted}>
      <summary>{say(message("clash_of_cultures_board/advances"))}</summary>
      <div class="cc-columns">
        {[...columns].map(([category, advances]) => {
          const name = say(message(`clash_of_cultures_board/category-${category}`));
          return (
            <section key={category} class="cc-column">
              {advances[0]?.[1].government ? (
                <CoveredBox id={`government:${category}`} label={name} class="cc-column-name">
                  {name}
                </CoveredBox>
              ) : (
                <h4 class="cc-column-name">{name}</h4>
              )}
              {advances.map(([id, text]) => (
                <Advance key={id} id={id} text={text} view={view} />
              ))}
            </section>
          );
        })}
      </div>
    </details>
  );
}
