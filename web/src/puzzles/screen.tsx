/** A puzzle: the table as it is when one plays, and the best choice to be found on it. */
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";

import { useAsked } from "../app/asked";
import { go, replaceRoute } from "../app/route";
import { flat } from "../boards";
import type { PuzzleAnswer } from "../generated/protocol";
import * as http from "../net/http";
import { asProblem } from "../net/problem";
import type { Problem } from "../net/problem";
import { Posed, PosedScreen } from "../play/posed";
import { Question } from "../play/question";
import { factsOf, useBoard } from "../play/screen";
import { Sitting } from "../play/sitting";
import { useStore } from "../store";
import { Icon } from "../ui/icons";
import { needCatalogues, say } from "../words";
import { dayName } from "./entry";
import { GradeFilter } from "./filter";
import { Grade } from "./grade";
import { nextPuzzle, progress } from "./progress";
import { Setter } from "./setter";
import { Solved, Tried } from "./verdict";
import "./puzzles.css";

const toList = { screen: "puzzles", game: null, id: null } as const;

/** Games whose puzzles ask for the race alone, whatever the counters say. */
const RACES: ReadonlySet<string> = new Set(["game_of_ur", "royal_game_of_ur"]);

/** Above the question: whether it is the one of the day, what it is about, how hard it is, and what was wrong with the last choice. */
function Task({ setter }: { setter: Setter }): JSX.Element | null {
  const { posed, answer } = useStore(setter.standing, (now) => now);
  const { value: info } = useAsked(http.puzzles, []);
  if (!posed) return null;
  const today = info?.games.find(({ game }) => game === setter.game)?.today;
  return (
    <section class="puzzle-task" aria-label={say("puzzle")} data-testid="puzzle" data-id={posed.id}>
      {info && today === posed.id && (
        <p class="eyebrow" data-testid="puzzle-today">
          {say("puzzle-daily", { day: dayName(info.day) })}
        </p>
      )}
      <div class="puzzle-head">
        <h2>{say("puzzle-find")}</h2>
        <Grade grade={posed.grade} />
      </div>
      {RACES.has(setter.game) && (
        <p class="quiet small" data-testid="puzzle-about">
          {say("puzzle-race")}
        </p>
      )}
      {answer && <Tried answer={answer} />}
      <button
        type="button"
        class={answer ? "button" : "button bare tiny"}
        data-testid="see-solution"
        onClick={() => void setter.solution()}
      >
        {say("puzzle-solution")}
      </button>
    </section>
  );
}

/** How many are solved, which come next, and the link to this one. */
function Way(props: { game: string; count: number; onNext: () => void }): JSX.Element {
  const { game, count } = props;
  const { solved, streak } = useStore(progress, (now) => now);
  const [told, setTold] = useState("");
  return (
    <div class="puzzle-way">
      <GradeFilter />
      <span class="puzzle-count" data-testid="solved-count">
        {say("puzzle-solved", { solved: solved[game]?.length ?? 0, count })}
      </span>
      <span class="puzzle-count" data-testid="streak" data-value={streak}>
        {say("puzzle-streak", { streak })}
      </span>
      <span class="unseen" role="status">
        {told}
      </span>
      <button
        type="button"
        class="button square"
        aria-label={say("study-share-link")}
        title={told || say("study-share-link")}
        data-testid="copy-link"
        onClick={() =>
          void navigator.clipboard.writeText(location.href).then(
            () => setTold(say("study-copied")),
            (error: unknown) => setTold(asProblem(error).sentence),
          )
        }
      >
        <Icon name={told ? "done" : "copy"} />
      </button>
      <button
        type="button"
        class="button square"
        aria-label={say("puzzle-next")}
        title={say("puzzle-next")}
        data-testid="skip-puzzle"
        onClick={props.onNext}
      >
        <Icon name="on" />
      </button>
    </div>
  );
}

interface SolvingProps {
  setter: Setter;
  sitting: Sitting;
  /** How many puzzles of the game there are. */
  count: number;
  onNext: () => void;
}

/** The right answer is told once what it does has been seen. */
function useAnswer(setter: Setter, sitting: Sitting): PuzzleAnswer | null {
  const answer = useStore(setter.standing, (now) => now.answer);
  const playing = useStore(sitting.around, (around) => around.playing);
  return answer?.solution && playing ? null : answer;
}

function Solving({ setter, sitting, count, onNext }: SolvingProps): JSX.Element {
  const { game } = setter;
  const { module: drawn, problem } = useBoard(game, (found) => sitting.know(factsOf(found, false)));
  const module = useMemo(() => drawn && flat(drawn), [drawn]);
  const { posed, chosen } = useStore(setter.standing, (now) => now);
  const answer = useAnswer(setter, sitting);
  return (
    <Posed
      game={game}
      sitting={sitting}
      module={module}
      problem={problem}
      words={say("puzzle")}
      out={{ to: toList, words: say("puzzle-leave"), icon: "back", id: "leave-puzzle" }}
      question={
        posed && answer?.solution ? (
          <section class="question" aria-label={say("dock-label")}>
            <Solved
              game={game}
              id={posed.id}
              grade={posed.grade}
              answer={answer}
              solution={answer.solution}
              chosen={chosen}
              onNext={onNext}
              onAgain={() => setter.again()}
            />
          </section>
        ) : (
          <Question sitting={sitting} module={module} lead={<Task setter={setter} />} />
        )
      }
      way={<Way game={game} count={count} onNext={onNext} />}
    />
  );
}

export default function PuzzleScreen(props: { game: string; id: string | null }): JSX.Element {
  const { game, id } = props;
  const setter = useMemo(() => new Setter(game), [game]);
  const sitting = useMemo(() => new Sitting(setter, game), [setter]);
  const listed = useAsked(
    () => needCatalogues(["puzzles"]).then(() => http.puzzlesOf(game)),
    [game],
  );
  const problem = useStore(setter.standing, (now) => now.problem);
  const following = (after: string | null): string | null =>
    nextPuzzle(listed.value ?? [], progress.get(), game, after);
  useEffect(() => {
    if (!listed.value) return;
    const first = id === null ? following(null) : null;
    if (id !== null) void setter.pose(id);
    else if (first !== null) replaceRoute({ screen: "puzzles", game, id: first });
  }, [setter, listed.value, id]);
  const wrong: Problem | null = listed.problem ?? problem;
  return (
    <PosedScreen
      sitting={sitting}
      kind="puzzling"
      wrong={wrong}
      first={{ words: say("puzzles"), to: toList }}
    >
      {listed.value && (
        <Solving
          setter={setter}
          sitting={sitting}
          count={listed.value.length}
          onNext={() => go({ screen: "puzzles", game, id: following(id) })}
        />
      )}
    </PosedScreen>
  );
}
