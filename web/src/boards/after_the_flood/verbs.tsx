/** The verbs of an action with what each brings now, or why it cannot be. */
import type { JSX } from "preact";

import { verbOf } from "../../play/choice";
import type { FloodActView, FloodView } from "../../generated/views";
import { RuleLink } from "../../play/rule";
import { CoveredBox } from "../../play/spot";
import { useShown, useTable, useWord } from "../../play/table";
import type { Prompt } from "../../play/table";
import { hasWords, message } from "../../words";
import type { Message } from "../../words";
import type { Asked } from "./courses";
import { wordOf } from "./courses";
import { FigureIcon } from "./figures";
import { GoodIcon, VALUES } from "./goods";

function VerbPicture({ id, seat }: { id: string; seat: number }): JSX.Element {
  switch (id) {
    case "build_city":
      return <FigureIcon kind="city" seat={seat} height={26} />;
    case "place_workers":
      return <FigureIcon kind="worker" seat={seat} height={32} />;
    case "trade":
      return (
        <span class="flood-two">
          <GoodIcon kind="grain" size={21} />
          <GoodIcon kind="gold" size={21} />
        </span>
      );
    case "start_empire":
      return <FigureIcon kind="towered" seat={seat} height={28} />;
    case "expand_empire":
      return <FigureIcon kind="soldier" seat={seat} height={32} />;
    default:
      return <GoodIcon kind="oil" size={24} />;
  }
}

/** Whether somebody has passed, so that all actions but passing cost something. */
const isPaid = (prompt: Prompt): boolean => Number(prompt.prompt.args["costs"] ?? 0) > 0;

/** What a verb brings now, in a few words. */
function useEffectOf(view: FloodView, prompt: Prompt): (act: FloodActView) => string {
  const say = useWord();
  const player = view.players[prompt.seat];
  const paid = isPaid(prompt);
  return ({ id, moves }) => {
    const most = Math.max(
      0,
      ...moves
        .filter((move) => verbOf(move) === "pw_spend")
        .map((move) => Math.min(VALUES[wordOf(move)] ?? 0, player?.workers_available ?? 0)),
    );
    const counts: Record<string, number> = {
      place_workers: most,
      expand_empire: player?.armies_available ?? 0,
      pass: Math.min(view.turn + 1, 5),
    };
    const count = counts[id] ?? moves.length;
    const moved = id === "build_city" && player?.cities_in_hand === 0;
    const effect = message(`after_the_flood_board/does-${moved ? "move_city" : id}`, { count });
    if (id === "pass") return say(effect);
    if (paid) return say(message("after_the_flood_board/does-paid", { effect }));
    return say(
      id === "build_city" && !moved
        ? message("after_the_flood_board/does-free", { effect })
        : effect,
    );
  };
}

/** A reason in few words, where there are such; the whole sentence is told on pointing at it. */
function inShort(why: Message): Message {
  const id = `after_the_flood_board/shut-${why.id.replace(/^.*why-/, "")}`;
  return hasWords(id) ? message(id) : why;
}

export function Verbs({ view, prompt }: Asked): JSX.Element {
  const say = useWord();
  const effectOf = useEffectOf(view, prompt);
  const path = useShown((shown) => shown.path);
  const asked = new Set(useTable().asked());
  // What was pointed at begins several of them: only those.
  const acts = view.acts.filter(({ id }) => path.length === 0 || asked.has(`verb:${id}`));
  return (
    <div class="flood-verbs">
      {isPaid(prompt) && (
        <p class="flood-hint">{say(message("after_the_flood_board/surcharge"))}</p>
      )}
      {acts.map((act) => {
        const name = say(message(`after_the_flood/act-${act.id}`));
        const inside = (
          <>
            <VerbPicture id={act.id} seat={prompt.seat} />
            <span>
              <b>
                {name}
                {act.why && (
                  <>
                    {"\u00a0"}
                    <RuleLink rule={act.rule} />
                  </>
                )}
              </b>{" "}
              <i>{act.why ? say(inShort(act.why)) : effectOf(act)}</i>
            </span>
          </>
        );
        if (act.why) {
          return (
            <div key={act.id} class="flood-verb is-shut" title={say(act.why)}>
              {inside}
            </div>
          );
        }
        return (
          <CoveredBox
            key={act.id}
            id={`verb:${act.id}`}
            label={`${name}: ${effectOf(act)}`}
            class="flood-verb"
          >
            {inside}
          </CoveredBox>
        );
      })}
    </div>
  );
}
