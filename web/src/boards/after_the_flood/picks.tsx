/** Own things that are asked for: goods, workers, armies, luxuries. */
import type { JSX } from "preact";

import type { FloodView } from "../../generated/views";
import { CoveredBox } from "../../play/spot";
import { useWord } from "../../play/table";
import type { Prompt } from "../../play/table";
import { usePhone } from "../../ui/narrow";
import { message } from "../../words";
import type { Asked } from "./courses";
import { useAsked, usePlan } from "./courses";
import { FigureIcon } from "./figures";
import { ARMIES, GoodIcon, GOODS, VALUES } from "./goods";
import { goodName, placeName } from "./words";

interface ChipFacts {
  picture: JSX.Element;
  words: string;
}

/** A piece of the hand that can be chosen, with what it would count for here. */
function chipOf(prompt: Prompt, element: string, words: (of: string) => string): ChipFacts | null {
  const [kind, , good = ""] = element.split(":");
  if (kind === "workers") {
    return {
      picture: <FigureIcon kind="worker" seat={prompt.seat} height={28} />,
      words: words("worker"),
    };
  }
  if (kind === "armies") {
    return {
      picture: <FigureIcon kind="soldier" seat={prompt.seat} height={28} />,
      words: words("army"),
    };
  }
  if (kind === "good") return { picture: <GoodIcon kind={good} size={28} />, words: words(good) };
  return null;
}

/** What one piece counts for in this question. */
function useWorthHere(view: FloodView, prompt: Prompt): (of: string) => string {
  const say = useWord();
  const player = view.players[prompt.seat];
  return (of) => {
    const value = VALUES[of];
    if (value === undefined) return say(message(`after_the_flood_board/one-${of}`));
    if (prompt.decision === "buy") {
      const armies = Math.min(ARMIES[of] ?? 0, player?.armies_unavailable ?? 0);
      return say(message("after_the_flood_board/plus-armies", { count: armies }));
    }
    if (prompt.decision === "action" || prompt.decision === "place_workers") {
      const workers = Math.min(value, player?.workers_available ?? 0);
      return say(message("after_the_flood_board/up-to", { count: workers }));
    }
    if (prompt.decision === "equip" || prompt.decision === "pass") return `+${value}`;
    return say(message("after_the_flood_board/worth", { value }));
  };
}

const goodsOrder = (element: string): number => GOODS.indexOf(element.split(":")[2] ?? "");

export function Chips({ view, prompt }: Asked): JSX.Element | null {
  const say = useWord();
  const worth = useWorthHere(view, prompt);
  const phone = usePhone();
  const asked = useAsked();
  const own = asked
    .filter((element) => /^(good|workers|armies):/.test(element))
    .toSorted((a, b) => goodsOrder(a) - goodsOrder(b));
  const places = asked.filter((element) => /^box:.*_(ready|new|used)$/.test(element));
  const sides =
    phone || prompt.decision === "place_workers" || prompt.decision === "action" ? places : [];
  if (own.length + sides.length === 0) return null;
  return (
    <div class="flood-picks">
      {own.map((element) => {
        const chip = chipOf(prompt, element, worth);
        if (!chip) return null;
        const good = element.split(":")[2];
        const label = good === undefined ? chip.words : `${say(goodName(good))}: ${chip.words}`;
        return (
          <CoveredBox key={element} id={element} label={label} class="flood-pick">
            {chip.picture}
            <small>{chip.words}</small>
          </CoveredBox>
        );
      })}
      {sides.map((element) => {
        const name = say(placeName(element.slice("box:".length)));
        return (
          <CoveredBox key={element} id={element} label={name} class="flood-pick is-wide">
            <FigureIcon kind="worker" seat={prompt.seat} height={28} />
            <small>{name}</small>
          </CoveredBox>
        );
      })}
    </div>
  );
}

/** What pays for the action that was begun on the board. */
export function Payments({ view, prompt }: Asked): JSX.Element {
  return <Chips view={view} prompt={{ ...prompt, decision: "payment" }} />;
}

export function Luxuries(): JSX.Element | null {
  const say = useWord();
  const [plan] = usePlan();
  const open = useAsked().filter((element) => element.startsWith("luxury:"));
  if (open.length === 0) return null;
  return (
    <>
      <p class="flood-hint">{say(message("after_the_flood_board/luxuries-hint"))}</p>
      <div class="flood-picks">
        {open.map((element) => {
          const good = element.slice("luxury:".length);
          const laid = plan.luxuries.includes(good);
          const label = say(
            message(laid ? "after_the_flood_board/take-back" : "after_the_flood_board/lay-down", {
              good: goodName(good),
            }),
          );
          return (
            <CoveredBox
              key={element}
              id={element}
              label={label}
              class={laid ? "flood-pick is-laid" : "flood-pick"}
            >
              <GoodIcon kind={good} size={30} />
              <small>{laid ? "✓" : "+"}</small>
            </CoveredBox>
          );
        })}
      </div>
    </>
  );
}
