/** The verbs of a turn: each with its price and what it does, or why it cannot be now. */
import type { ComponentChildren, JSX } from "preact";

import type { UlmActView, UlmView } from "../../generated/views";
import { RuleLink } from "../../play/rule";
import { CoveredBox } from "../../play/spot";
import { useShown, useWord } from "../../play/table";
import { usePhone } from "../../ui/narrow";
import { hasWords, message } from "../../words";
import type { Message } from "../../words";
import { Row, amount, effectOf, priceOf, useQuarterNames } from "./rows";
import { Picture, Portrait, SignMark } from "./things";
import { ACTIONS, COLOURS, TileMark } from "./tiles";

/** Those that can cost something, and say so where they do not. */
const PRICED = new Set(["exchange", "orange"]);
/** What a click on a verb begins; an action of the line is begun by its tile. */
const BEGINS: Record<string, string> = {
  draw: "bag",
  exchange: "verb:exchange",
  play: "verb:play",
  scholar: "descendant:scholar",
  merchant: "descendant:merchant",
};
/** Where the arrows are asked for, all the rest of the board tells of them. */
const ON_THE_BOARD = "push";

const beginOf = (id: string): string => BEGINS[id] ?? `line:${id}`;

function ActPicture({ id, size }: { id: string; size: number }): JSX.Element {
  switch (id) {
    case "draw":
    case "exchange":
      return <SignMark of="tiles" size={size} />;
    case "play":
      return <SignMark of="cards" size={size} />;
    case "scholar":
    case "merchant":
      return (
        <Picture box="-43 -43 86 86" width={size} height={size}>
          <Portrait id={id} />
        </Picture>
      );
    default:
      return <TileMark colour={id} size={size} />;
  }
}

const nameOf = (id: string): Message => {
  if (id in ACTIONS) return message(`ulm/action-${ACTIONS[id]}`);
  if (id === "scholar" || id === "merchant") return message(`ulm/descendant-${id}`);
  return message(`ulm_board/act-${id}`);
};

/** What a verb does now, in a few words. */
function useEffectOf(view: UlmView): (id: string) => string {
  const say = useWord();
  const quarters = useQuarterNames(view);
  const listed = (colours: readonly string[]): string =>
    colours.map((colour) => say(message(`ulm/colour-${colour}`))).join(", ");
  const others = COLOURS.filter((colour) => colour !== view.turn.drawn_tile);
  const docks = new Set(view.docks.map(({ colour }) => colour));
  const own = view.players[view.to_move]?.tiles ?? {};
  return (id) => {
    switch (id) {
      case "draw": {
        const count = COLOURS.reduce((sum, colour) => sum + (view.bag[colour] ?? 0), 0);
        return say(message("ulm_board/does-draw", { count }));
      }
      case "exchange": {
        const colours = listed(others.filter((colour) => docks.has(colour)));
        return say(message("ulm_board/does-exchange", { colours }));
      }
      case "scholar": {
        const colours = listed(others.filter((colour) => (own[colour] ?? 0) > 0));
        return say(message("ulm_board/does-scholar", { colours }));
      }
      case "merchant":
        return say(message("ulm_board/does-merchant"));
      case "play":
        return say(message("ulm_board/does-play", { count: view.turn.free_plays }));
      default:
        return say(effectOf(view, id, quarters));
    }
  };
}

/** A reason in few words, where there are such; the whole sentence is told on pointing at it. */
function inShort(why: Message): Message {
  const id = `ulm_board/shut-${why.id.replace(/^.*(why|shut)-/, "")}`;
  return hasWords(id) ? message(id, why.args) : why;
}

/** What cannot be now, those with the same reason together. */
function Shut({ acts }: { acts: UlmActView[] }): JSX.Element | null {
  const say = useWord();
  const [first] = acts;
  if (!first?.why) return null;
  return (
    <div class="ulm-shut" title={say(first.why)}>
      {acts.map(({ id }) => (
        <ActPicture key={id} id={id} size={18} />
      ))}
      <span>
        <b>{acts.map(({ id }) => say(nameOf(id))).join(", ")}</b>
        {"\u00a0"}
        <RuleLink rule={first.rule} /> <i>{say(inShort(first.why))}</i>
      </span>
    </div>
  );
}

function Price({ view, act }: { view: UlmView; act: UlmActView }): ComponentChildren {
  const say = useWord();
  const goods = Object.entries(act.price);
  if (goods.length > 0)
    return goods.map(([of, count]) => <span key={of}>{amount(of, count)}</span>);
  if (PRICED.has(act.id)) return say(message("ulm_board/free"));
  return priceOf(view, act.id);
}

function Act({ view, act, does }: { view: UlmView; act: UlmActView; does: string }): JSX.Element {
  const say = useWord();
  const phone = usePhone();
  const { id } = act;
  const count = view.turn.line[id] ?? 0;
  const name = say(nameOf(id));
  const inside = (
    <Row
      picture={<ActPicture id={id} size={id in ACTIONS ? 32 : 28} />}
      name={count > 1 ? `${name} ×${count}` : name}
      does={does}
      price={<Price view={view} act={act} />}
    />
  );
  // There the cards themselves lie above this.
  if (phone && id === "play") return <div class="ulm-act">{inside}</div>;
  const label =
    id in ACTIONS
      ? message("ulm_board/action", { action: message(`ulm_board/tile-${id}`), count })
      : null;
  return (
    <CoveredBox id={beginOf(id)} label={label ? say(label) : `${name}: ${does}`} class="ulm-act">
      {inside}
    </CoveredBox>
  );
}

/** How many actions an end of the turn would lose. */
function useLost(view: UlmView): number {
  const prompt = useShown((shown) => shown.prompt);
  return COLOURS.filter((colour) =>
    prompt?.actions.some(({ move }) => move === `use_action ${colour}`),
  ).reduce((sum, colour) => sum + (view.turn.line[colour] ?? 0), 0);
}

/** Where the next step of a turn is chosen; all else was begun by one. */
const STEPS = new Set(["turn_start", "before_push", "action_menu"]);

/** Below the question; on a phone on the mat, in the sheet that is drawn up. */
export function Verbs({ view }: { view: UlmView }): JSX.Element | null {
  const say = useWord();
  const prompt = useShown((shown) => shown.prompt);
  const effect = useEffectOf(view);
  const path = useShown((shown) => shown.path);
  const lost = useLost(view);
  const acts = view.acts.filter(({ id }) => id !== ON_THE_BOARD);
  const asked = prompt?.seat === view.seat && STEPS.has(prompt.decision);
  if (!asked || acts.length === 0) return null;
  const [begun] = path;
  const open = acts.filter(({ id, why }) => !why && (!begun || beginOf(id) === begun));
  const shut = new Map<string, UlmActView[]>();
  for (const act of begun ? [] : acts) {
    if (act.why) shut.set(act.why.id, [...(shut.get(act.why.id) ?? []), act]);
  }
  return (
    <div class="ulm-verbs verbs">
      {open.map((act) => (
        <Act key={act.id} view={view} act={act} does={effect(act.id)} />
      ))}
      {[...shut].map(([id, same]) => (
        <Shut key={id} acts={same} />
      ))}
      {lost > 0 && !begun ? (
        <p class="ulm-beside">{say(message("ulm_board/end-loses", { count: lost }))}</p>
      ) : null}
    </div>
  );
}
