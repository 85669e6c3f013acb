/** An introduction: the table as it is when one plays, and cards that say what to look at and do. */
import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";

import { gameInfo, house } from "../app/house";
import { go } from "../app/route";
import { freshWish, newTable } from "../app/wish";
import type { Taught } from "../generated/protocol";
import * as http from "../net/http";
import { asProblem } from "../net/problem";
import type { Problem } from "../net/problem";
import { actionKey } from "../play/choice";
import { Posed, PosedScreen } from "../play/posed";
import { Question } from "../play/question";
import { factsOf, useBoard } from "../play/screen";
import { Sitting } from "../play/sitting";
import { useOffers, useShown } from "../play/table";
import { useStore } from "../store";
import { Icon } from "../ui/icons";
import { message, needCatalogues, say } from "../words";
import { Card } from "./card";
import { captions, isTaught, keepTaken, lessonsOf, progress } from "./progress";
import { Teacher } from "./teacher";
import { waysOf } from "./ways";
import "./teaching.css";

const BEGINNINGS = ["pointerdown", "keydown"] as const;

/** A table against the lowest level, with captions that help. */
async function firstGame(game: string): Promise<void> {
  const info = gameInfo(game);
  const [lowest] = house.get().about?.levels ?? [];
  if (!info || !lowest) return;
  captions.set({ on: true, read: [] });
  const client_id = crypto.randomUUID?.() ?? String(Math.random());
  const table = await http.newTable({ ...newTable(freshWish(info, lowest.name)), client_id });
  keepTaken(game, "");
  go({ screen: "table", id: table.id, code: null });
}

/** The card that is to be read now: the next one only when what happens before it has been seen. */
function useCard(teacher: Teacher, sitting: Sitting): Taught | null {
  const taught = useStore(teacher.standing, (now) => now.taught);
  const playing = useStore(sitting.around, (around) => around.playing);
  const [card, setCard] = useState(taught);
  useEffect(() => {
    if (!playing) setCard(taught);
  }, [taught, playing]);
  return card;
}

/** Whether somebody has touched anything since a lesson is there: it arrives piece by piece. */
function useBegun(lesson: Taught["lesson"] | undefined): { current: boolean } {
  const begun = useRef(false);
  useEffect(() => {
    begun.current = false;
    const begin = (): void => void (begun.current = true);
    for (const each of BEGINNINGS) document.addEventListener(each, begin, true);
    return () => {
      for (const each of BEGINNINGS) document.removeEventListener(each, begin, true);
    };
  }, [lesson]);
  return begun;
}

/** Lights what the card speaks of and what it asks for. */
function useLights(sitting: Sitting, card: Taught | null): void {
  const offers = useOffers();
  const view = useShown((shown) => shown.view);
  const begun = useBegun(card?.lesson);
  useEffect(() => {
    if (!card) return undefined;
    const ways = waysOf(card, offers);
    const hinted = new Set([...card.marks, ...ways.map(actionKey)]);
    for (const { targets } of ways) for (const each of targets) hinted.add(each);
    sitting.table.shown.update({ hinted });
    // A card is read from its beginning; once one is at it, what comes next comes into sight.
    const frame = requestAnimationFrame(() => {
      const question = document.querySelector(".question");
      if (!begun.current) question?.scrollTo({ top: 0 });
      else question?.querySelector(".is-hinted")?.scrollIntoView({ block: "nearest" });
    });
    return () => cancelAnimationFrame(frame);
  }, [card, offers, view]);
}

function Learning({ teacher, sitting }: { teacher: Teacher; sitting: Sitting }): JSX.Element {
  const { game } = teacher;
  const { module, problem } = useBoard(game, (found) => {
    sitting.know(factsOf(found, false));
  });
  const card = useCard(teacher, sitting);
  const taken = useStore(teacher.standing, (now) => now.taken);
  const playing = useStore(sitting.around, (around) => around.playing);
  const [failed, setFailed] = useState<Problem | null>(null);
  useLights(sitting, card);
  const wrong = problem ?? failed;
  const lesson = card && (
    <Card
      taught={card}
      waits={playing}
      onNext={() => void teacher.next()}
      onPlay={() => void firstGame(game).catch((error: unknown) => setFailed(asProblem(error)))}
    />
  );
  return (
    <Posed
      game={game}
      sitting={sitting}
      module={module}
      problem={wrong}
      words={say("lesson-label")}
      out={{
        to: { screen: "new", game },
        words: say("lesson-leave"),
        icon: "close",
        id: "leave-lesson",
      }}
      question={
        card && card.asks.length > 0 ? (
          <Question sitting={sitting} module={module} lead={lesson} />
        ) : (
          <section class="question" aria-label={say("dock-label")}>
            {lesson}
          </section>
        )
      }
      way={<Way card={card} taken={taken} teacher={teacher} />}
    />
  );
}

/** How far one is, and the way back. */
function Way(props: { card: Taught | null; taken: string; teacher: Teacher }): JSX.Element {
  const { card, taken, teacher } = props;
  return (
    <div class="lesson-way">
      <button
        type="button"
        class="button bare"
        data-testid="lesson-back"
        disabled={taken === ""}
        onClick={() => teacher.back()}
      >
        <Icon name="back" /> {say("lesson-back")}
      </button>
      {card && (
        <progress value={card.lesson + 1} max={card.of} aria-label={say("lesson-progress")} />
      )}
      <button
        type="button"
        class="button bare"
        data-testid="lesson-again"
        disabled={taken === ""}
        onClick={() => void teacher.goTo("")}
      >
        <Icon name="restart" /> {say("lesson-again")}
      </button>
    </div>
  );
}

export default function LearnScreen({ game }: { game: string }): JSX.Element {
  const teacher = useMemo(() => new Teacher(game, progress.get().taken[game] ?? ""), [game]);
  const sitting = useMemo(() => new Sitting(teacher, game), [teacher]);
  const [ready, setReady] = useState(false);
  const [missing, setMissing] = useState<Problem | null>(null);
  useEffect(() => {
    const words = isTaught(game) ? needCatalogues([lessonsOf(game)]) : Promise.resolve();
    words.then(
      () => setReady(true),
      (error: unknown) => setMissing(asProblem(error)),
    );
    return teacher.standing.subscribe(() => keepTaken(game, teacher.standing.get().taken));
  }, [sitting]);
  const problem = useStore(teacher.standing, (now) => now.problem);
  const wrong = isTaught(game)
    ? (missing ?? problem)
    : { code: "lost_page", words: message("web/problem-no-game", { game }) };
  return (
    <PosedScreen sitting={sitting} kind="learning" wrong={wrong}>
      {ready && <Learning teacher={teacher} sitting={sitting} />}
    </PosedScreen>
  );
}
