/** All puzzles: the one of the day, and for every game how many there are and how many are solved. */
import type { JSX } from "preact";

import { useAsked } from "../app/asked";
import { GamePicture } from "../app/cards";
import { gameTitle, useGames } from "../app/house";
import { ProblemPage } from "../app/problem";
import { address } from "../app/route";
import type { PuzzlesInfo } from "../generated/protocol";
import * as http from "../net/http";
import { useStore } from "../store";
import { say } from "../words";
import { DailyPuzzle } from "./entry";
import { GradeFilter } from "./filter";
import { progress } from "./progress";
import "../app/cards.css";
import "./puzzles.css";

function OfGame({ of }: { of: PuzzlesInfo["games"][number] }): JSX.Element {
  const solved = useStore(progress, (now) => now.solved[of.game]?.length ?? 0);
  const count = of.grades.reduce((sum, each) => sum + each, 0);
  return (
    <li>
      <a
        class="card"
        data-testid={`puzzles-${of.game}`}
        href={address({ screen: "puzzles", game: of.game, id: null })}
      >
        <GamePicture game={of.game} />
        <span class="card-words">
          <h2 class="card-title">{gameTitle(of.game)}</h2>
          <span class="quiet small">{say("puzzle-solved", { solved, count })}</span>
          <progress
            value={Math.min(solved, count)}
            max={count}
            aria-label={say("puzzle-progress")}
          />
        </span>
      </a>
    </li>
  );
}

export default function PuzzlesScreen(): JSX.Element {
  const { value, problem, again } = useAsked(http.puzzles, []);
  const { streak, longest } = useStore(progress, (now) => now);
  const order = useGames().flatMap(
    ({ id }) => value?.games.filter(({ game }) => game === id) ?? [],
  );
  if (problem) return <ProblemPage problem={problem} again={again} />;
  return (
    <>
      <h1 class="screen-title" tabIndex={-1}>
        {say("puzzles")}
      </h1>
      <p class="quiet lead">{say("puzzles-lead")}</p>
      {value && <DailyPuzzle info={value} />}
      <div class="puzzles-wish">
        <GradeFilter />
        {longest > 0 && <span class="quiet">{say("puzzle-streak-best", { streak, longest })}</span>}
      </div>
      <ul class="cards">
        {order.map((each) => (
          <OfGame key={each.game} of={each} />
        ))}
      </ul>
    </>
  );
}
