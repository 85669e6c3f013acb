/** What is asked, in one sentence, and the choices that have no place on the board. */
import type { ComponentChildren, JSX } from "preact";

import asked from "../../../src/edubba/core/asked_by.json";
import type { AnyBoard } from "../boards";
import { connection } from "../net/connection";
import { useStore } from "../store";
import { Icon } from "../ui/icons";
import { SeatMark } from "../ui/seats";
import { say } from "../words";
import { askedNow } from "./asked";
import { ACTION, buttons, elementName } from "./choice";
import type { Button } from "./choice";
import { holderOf } from "./drawers";
import { Listening } from "./listening";
import { Notes } from "./notes";
import { RuleLink } from "./rule";
import type { Sitting } from "./sitting";
import { useOffers, useShown, useTable, useWord } from "./table";
import type { Prompt as Asked } from "./table";
import "./question.css";

const ASKED_BY: Record<string, Record<string, string>> = asked;

const ruleOf = (game: string, { decision }: Pick<Asked, "decision">): string =>
  ASKED_BY[game]?.[decision] ?? "";

function Prompt({ sitting }: { sitting: Sitting }): JSX.Element {
  const around = useStore(sitting.around, (now) => now);
  const shown = useShown((now) => now);
  useStore(connection().state, (state) => state.phase);
  const { table, turn, eyes, result, playing } = around;
  const { prompt } = shown;
  const seat = result ? null : (prompt?.seat ?? turn?.open ?? null);
  const mine = !playing && seat !== null && seat === eyes;
  const told = askedNow(around, shown);
  return (
    <p class={mine ? "prompt mine" : "prompt"} data-testid="prompt">
      <span class="prompt-mark">
        {seat !== null && !playing && <SeatMark seat={seat} size={18} />}
      </span>
      <span key={told}>
        {told}
        {mine && prompt && table && (
          <>
            {"\u00a0" /* the sign never stands alone on a line */}
            <RuleLink rule={ruleOf(table.game, prompt)} />
          </>
        )}
      </span>
    </p>
  );
}

/** What the house says that would come of the choice that waits. */
function Effects(): JSX.Element | null {
  const word = useWord();
  const preview = useShown((shown) => shown.preview) ?? [];
  const words = preview.flatMap(({ events }) =>
    events.flatMap((event) => (event.words ? [word(event.words)] : [])),
  );
  return words.length === 0 ? null : <p class="effects">{words.join(" ")}</p>;
}

/** Letters of a label that needs no more room than a finger. */
const SHORT = 3;

export function Actions({ module }: { module: AnyBoard }): JSX.Element {
  const table = useTable();
  const word = useWord();
  const path = useShown((shown) => shown.path);
  const waiting = useShown((shown) => shown.waiting);
  const offers = useOffers();
  const drawn = useStore(table.drawn, (map) => map);
  const hinted = useShown((shown) => shown.hinted);
  if (waiting) {
    return (
      <>
        <div class="actions waits">
          <button
            type="button"
            class="button primary"
            data-walk=""
            data-testid="confirm"
            onClick={() => table.confirm()}
          >
            {say("confirm")}
          </button>
          <button type="button" class="button" data-walk="" onClick={() => table.back()}>
            {say("cancel")}
          </button>
        </div>
        <Effects />
      </>
    );
  }
  const found = buttons(
    offers,
    path,
    (element) => drawn.has(element) || holderOf(module, element) !== null,
  );
  const only = found.length === 1 && found[0]?.offers.length === offers.length;
  const label = (button: Button): string =>
    button.offers.length > 1 && button.element ? elementName(button.element) : word(button.label);
  // Numbers to choose from stand close together.
  const short = found.length > 0 && found.every((button) => label(button).length <= SHORT);
  return (
    <div class={short ? "actions short" : "actions"} data-testid="actions">
      {found.map((button) => (
        <button
          type="button"
          key={button.key}
          class={["button", only && "primary", hinted.has(hoverKey(button)) && "is-hinted"]
            .filter(Boolean)
            .join(" ")}
          data-walk=""
          data-key={button.key}
          data-move={button.offers.length === 1 ? button.offers[0]?.move : undefined}
          // A key clicks, too, and no finger comes down for that.
          onClick={(event) => table.press(button, event.detail > 0)}
          onPointerEnter={() => table.hover(hoverKey(button))}
          onPointerLeave={() => table.hover(null)}
          onFocus={() => table.hover(hoverKey(button))}
          onBlur={() => table.hover(null)}
        >
          {label(button)}
        </button>
      ))}
      {path.length > 0 && (
        <button type="button" class="button bare" data-walk="" onClick={() => table.back()}>
          <Icon name="back" /> {say("step-back")}
        </button>
      )}
    </div>
  );
}

const hoverKey = (button: Button): string =>
  button.element ?? (button.offers[0] ? `${ACTION}${button.offers[0].id}` : "");

/** What the game wants pressed, and what the choice would give or cost, below the choices. */
export function Question(props: {
  sitting: Sitting;
  module: AnyBoard | null;
  /** What is to be read first: a lesson, a caption. */
  lead?: ComponentChildren;
}): JSX.Element {
  const { sitting, module } = props;
  const view = useShown((shown) => shown.view);
  const { Buttons, Ask, Panel } = module ?? {};
  return (
    <section class="question" aria-label={say("dock-label")}>
      {props.lead}
      <Prompt sitting={sitting} />
      {Buttons && view !== null && (
        <div class="stage-buttons">
          <Buttons view={view} />
        </div>
      )}
      {module && <Actions module={module} />}
      <Listening sitting={sitting} module={module} />
      {Ask && view !== null && (
        <div class="ask">
          <Ask view={view} />
        </div>
      )}
      <Notes sitting={sitting} />
      {Panel && view !== null && (
        <div class="side-panel">
          <Panel view={view} />
        </div>
      )}
    </section>
  );
}
