/** Where armies can go, and the fights that wait for them there. */
import type { JSX } from "preact";

import { verbOf } from "../../play/choice";
import type { Offer } from "../../play/choice";
import { useOffers, useShown, useWord } from "../../play/table";
import { usePhone } from "../../ui/narrow";
import { message, percent } from "../../words";
import type { Asked } from "./courses";
import { lastMove, useAsked, usePlan, wordOf } from "./courses";
import { FightBox } from "./fight";
import { FigureIcon } from "./figures";
import { destroyCost, fightIn, pointsHolding } from "./forecast";
import { Row } from "./rows";
import { placeName, seatName, seatOf, signed } from "./words";

/** More ways than this are told in few words. */
const MANY = 6;
/** And more than this stand as close as a mouse allows. */
const PACKED = 16;

/** Where armies go, and the look at what waits there. */
const GOES = new Set(["invade", "reenter", "reinforce", "destroy", "look"]);

const density = (ways: number): string =>
  ways > PACKED
    ? "flood-pairs is-many is-packed"
    : ways > MANY
      ? "flood-pairs is-many"
      : "flood-pairs";

/** Where armies can go: what would be met there, and how that would end. */
export function Marches({ view, prompt }: Asked): JSX.Element {
  const say = useWord();
  const offers = useOffers();
  const path = useShown((shown) => shown.path);
  const waiting = useShown((shown) => shown.waiting);
  const hovered = useShown((shown) => shown.hovered);
  const phone = usePhone();
  const [plan] = usePlan();
  const open = new Set(useAsked());
  const steps = waiting ? path.length : path.length + 1;
  const armiesOf = (offer: Offer): number =>
    Number(offer.label.args["armies"] ?? view.players[prompt.seat]?.armies_available ?? 0);
  const rows = new Map<string, Offer>();
  for (const offer of offers) {
    const element = offer.targets.at(-1) ?? "";
    const next = offer.targets.length <= steps && open.has(element);
    // In the little room of a phone what waits stands alone; the others glow on the map.
    if (phone && waiting && element !== path.at(-1)) continue;
    if (next && GOES.has(verbOf(lastMove(offer)))) rows.set(element, offer);
  }
  const fights = [...rows].flatMap(([element, offer]) => {
    const area = wordOf(lastMove(offer));
    const fight = /^(area|fight):/.test(element)
      ? fightIn(view, prompt.seat, area, armiesOf(offer))
      : null;
    return fight ? [{ element, area, fight }] : [];
  });
  const pointed = fights.find(
    ({ element, area }) => hovered === element || hovered === `area:${area}`,
  );
  // Beside a peaceful step that waits no fight is of interest.
  const only = !waiting && (fights.length === 1 || rows.size === fights.length);
  const shown = pointed ?? (only ? fights[0] : null);
  return (
    <>
      {shown && <FightBox view={view} seat={prompt.seat} area={shown.area} fight={shown.fight} />}
      <div class={density(rows.size)}>
        {[...rows].map(([element, offer]) => {
          const move = lastMove(offer);
          const area = wordOf(move);
          const fight = fights.find((each) => each.element === element)?.fight;
          const holder = seatOf(view, view.areas.find(({ id }) => id === area)?.holder ?? null);
          const kind = verbOf(move);
          const owner = seatOf(view, view.areas.find(({ id }) => id === area)?.city ?? null);
          const gain = pointsHolding(view, prompt.seat, area)[prompt.seat] ?? 0;
          const text = fight
            ? say(
                message("after_the_flood_board/meets", {
                  seat: seatName(holder),
                  count: fight.defenders,
                  needed: fight.needed,
                }),
              )
            : say(message(`after_the_flood_board/march-${kind}`));
          return (
            <Row
              key={element}
              id={element}
              label={`${say(offer.label)}: ${text}`}
              picture={
                kind === "destroy" ? (
                  <FigureIcon kind="city" seat={owner} height={22} />
                ) : fight ? (
                  <FigureIcon kind="soldier" seat={holder} height={28} />
                ) : (
                  <FigureIcon kind="soldier" seat={prompt.seat} height={28} />
                )
              }
              title={
                area === plan.fight
                  ? say(message("after_the_flood_board/roll-for", { area: placeName(area) }))
                  : say(placeName(area))
              }
              class={area === plan.fight ? "is-roll" : ""}
              text={text}
              value={
                fight
                  ? percent(fight.win)
                  : kind === "destroy"
                    ? signed(-destroyCost(view, owner))
                    : kind === "reinforce"
                      ? rows.size > MANY && (
                          <small>{say(message("after_the_flood_board/few-reinforce"))}</small>
                        )
                      : signed(gain)
              }
            />
          );
        })}
      </div>
    </>
  );
}

export function Combat({ view, prompt }: Asked): JSX.Element | null {
  const named = prompt.prompt.args["area"];
  const area = typeof named === "object" ? named.id.replace(/^.*\/place-/, "") : "";
  const armies = view.players[prompt.seat]?.armies_available ?? 0;
  const fight = fightIn(view, prompt.seat, area, armies);
  return fight && <FightBox view={view} seat={prompt.seat} area={area} fight={fight} />;
}
