/** The leader board of a game: people and bots on one scale. */
import type { JSX } from "preact";

import type { Ranked } from "../generated/protocol";
import * as http from "../net/http";
import { Choice } from "../ui/fields";
import { say } from "../words";
import { useAsked } from "./asked";
import { gameTitle, levelName, useGames } from "./house";
import { ProblemPage } from "./problem";
import { ratingArgs, seatsWords } from "./profile";
import { address, replaceRoute } from "./route";

function Board({ lines, title }: { lines: Ranked[]; title: string }): JSX.Element {
  return (
    <div class="panel">
      <table class="facts">
        <caption class="unseen">{title}</caption>
        <thead>
          <tr>
            <th scope="col" class="number">
              {say("column-place")}
            </th>
            <th scope="col">{say("column-name")}</th>
            <th scope="col" class="number">
              {say("column-rating")}
            </th>
            <th scope="col" class="number">
              {say("column-games")}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ who, name, level, rating }, at) => (
            <tr key={who ?? level}>
              <td class="number">{at + 1}</td>
              <th scope="row">
                {who ? (
                  <a href={address({ screen: "person", id: who })}>{name}</a>
                ) : (
                  say("rating-bot", { level: levelName(level ?? "") })
                )}
              </th>
              <td class="number">{say("rating-points", ratingArgs(rating))}</td>
              <td class="number">{rating.games}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export default function RatingsScreen({ game }: { game: string | null }): JSX.Element {
  const games = useGames();
  const chosen = game ?? games[0]?.id ?? "";
  const { value: board, problem, again } = useAsked(() => http.leaderBoard(chosen), [chosen]);
  return (
    <>
      <h1 class="screen-title" tabIndex={-1}>
        {say("ratings-title")}
      </h1>
      <p class="quiet lead">{say("ratings-lead")}</p>
      <Choice
        legend={say("column-game")}
        name="ratings-game"
        value={chosen}
        choices={games.map(({ id }) => [id, gameTitle(id)])}
        onChoose={(id) => replaceRoute({ screen: "ratings", game: id })}
      />
      {problem && <ProblemPage problem={problem} again={again} />}
      {board?.two.length === 0 && board.more.length === 0 && (
        <p class="empty">{say("ratings-empty")}</p>
      )}
      {(["two", "more"] as const).map(
        (kind) =>
          board &&
          board[kind].length > 0 && (
            <section key={kind} aria-labelledby={`board-${kind}`}>
              <div class="section-head">
                <h2 id={`board-${kind}`}>{seatsWords(kind)}</h2>
              </div>
              <Board lines={board[kind]} title={seatsWords(kind)} />
            </section>
          ),
      )}
    </>
  );
}
