/** What the place pointed at would bring: a line pushed, a quarter sealed, a space, a cleared side. */
import type { JSX } from "preact";

import type { UlmQuarterView, UlmView } from "../../generated/views";
import type { Offer } from "../../play/choice";
import { useWord } from "../../play/table";
import { usePhone } from "../../ui/narrow";
import { message } from "../../words";
import type { Message } from "../../words";
import { nameIn, useGhost, usePointed } from "./ghost";
import type { Ghost } from "./ghost";
import { SLOTS } from "./push";
import { points } from "./river";
import { Row, amount, effectOf, priceOf, useQuarterNames } from "./rows";
import { SignMark } from "./things";
import { ACTIONS, TileMark } from "./tiles";

/** The three actions of the push pointed at, and what else it sets off. */
function PushGives({ view, ghost }: { view: UlmView; ghost: Ghost }): JSX.Element {
  const say = useWord();
  const quarters = useQuarterNames(view);
  const phone = usePhone();
  const nameOf = (colour: string): Message =>
    message(phone ? `ulm_board/short-${ACTIONS[colour]}` : `ulm/action-${ACTIONS[colour]}`);
  return (
    <>
      <ol class="ulm-acts gives">
        {ghost.colours.map((colour, at) => (
          <li key={at}>
            <Row
              picture={<TileMark colour={colour} size={32} />}
              name={say(nameOf(colour))}
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

/** The drawn tile, and how one sees what the lines give, while nothing is pointed at. */
function PushHint({ view }: { view: UlmView }): JSX.Element {
  const say = useWord();
  const drawn = view.turn.drawn_tile ?? "";
  const quarters = useQuarterNames(view);
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

/** What a seal in a quarter brings, and whom its crest pays. */
export function useBrings(): (quarter: UlmQuarterView) => string {
  const say = useWord();
  return (quarter) => {
    const brings = say(message("ulm_board/brings", { privilege: quarter.privilege }));
    if (quarter.crest === null || quarter.pays === null) return brings;
    return `${brings} ${say(message(`ulm/seat-${quarter.crest}`))}: ${say(quarter.pays)}`;
  };
}

function QuarterGives(props: { view: UlmView; id: string; offer: Offer }): JSX.Element | null {
  const say = useWord();
  const brings = useBrings();
  const { view, id, offer } = props;
  const quarter = view.quarters.find((each) => each.id === id);
  if (!quarter) return null;
  return (
    <Row
      picture={<SignMark of="seals" seat={view.to_move} size={30} />}
      name={say(quarter.name)}
      does={brings(quarter)}
      price={amount("coins", Number(offer.label.args["price"] ?? view.turn.seal_price))}
    />
  );
}

function SpaceGives({ view, at }: { view: UlmView; at: number }): JSX.Element | null {
  const say = useWord();
  const [from, to] = [view.river[view.players[view.to_move]?.barge ?? 0], view.river[at]];
  if (!from || !to) return null;
  const way = message("ulm_board/gives-way", { from: points(from.vp), to: points(to.vp) });
  const bonus: Message | null = to.bonus ? message(`ulm_board/bonus-${to.bonus}`) : null;
  return (
    <Row
      picture={<SignMark of="steps" seat={view.to_move} size={34} />}
      name={say(message("ulm_board/space", { index: at, vp: points(to.vp) }))}
      does={[say(way), say(bonus)].filter(Boolean).join(", ")}
    />
  );
}

function SideGives({ view, side }: { view: UlmView; side: string }): JSX.Element {
  const say = useWord();
  const colours = view.outer.flatMap(({ colour }, at) =>
    SLOTS[at]?.[0] === side && colour ? [colour] : [],
  );
  return (
    <Row
      picture={
        <span>
          {colours.map((colour, at) => (
            <TileMark key={at} colour={colour} size={28} />
          ))}
        </span>
      }
      name={say(message("ulm_board/course-clear", { side: message(`ulm/side-${side}`) }))}
      does={say(message("ulm_board/gives-tiles", { count: colours.length }))}
    />
  );
}

function Place({ view }: { view: UlmView }): JSX.Element | null {
  const pointed = usePointed();
  if (!pointed) return null;
  const { element, offer } = pointed;
  const quarter = nameIn(element, "quarter:");
  const space = nameIn(element, "space:");
  const side = nameIn(element, "side:");
  return (
    <div class="ulm-outlook">
      {quarter !== null ? <QuarterGives view={view} id={quarter} offer={offer} /> : null}
      {space !== null ? <SpaceGives view={view} at={Number(space)} /> : null}
      {side !== null ? <SideGives view={view} side={side} /> : null}
    </div>
  );
}

/** What is pointed at, or waits for its confirmation, would bring. */
export function Outlook({ view, pushing }: { view: UlmView; pushing: boolean }): JSX.Element {
  const ghost = useGhost(view);
  if (ghost) return <PushGives view={view} ghost={ghost} />;
  return pushing ? <PushHint view={view} /> : <Place view={view} />;
}
