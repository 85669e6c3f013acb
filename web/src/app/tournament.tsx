/** One tournament: standings and pairs; on a wall nothing else, and large. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";

import type { PairingInfo, TournamentInfo } from "../generated/protocol";
import * as http from "../net/http";
import { asProblem } from "../net/problem";
import { say } from "../words";
import { useAsked } from "./asked";
import { gameTitle, levelName } from "./house";
import { ProblemPage } from "./problem";
import { address } from "./route";
import { kindWords, statusWords } from "./tournaments";
import "./tournament.css";

const LOOK_AGAIN = 3_000;

/** Bots go by their level and their number, since several may be alike. */
export function nameOf(now: TournamentInfo, who: number): string {
  const entrant = now.entrants[who];
  if (!entrant) return "";
  if (entrant.level === null) return entrant.name;
  return say("entrant-bot", { level: levelName(entrant.level), number: who + 1 });
}

const points = (value: number): string => String(value).replace(/\.5$/, "½").replace(/^0½/, "½");

function Standings({ now }: { now: TournamentInfo }): JSX.Element {
  return (
    <div class="panel">
      <table class="facts">
        <caption class="unseen">{say("standings")}</caption>
        <thead>
          <tr>
            <th scope="col" class="number">
              {say("column-place")}
            </th>
            <th scope="col">{say("column-name")}</th>
            <th scope="col" class="number">
              {say("column-points")}
            </th>
            <th scope="col" class="number">
              {say("column-opponents")}
            </th>
          </tr>
        </thead>
        <tbody>
          {now.standings.map((each, at) => (
            <tr key={each.who} class={each.who === now.me ? "accent" : undefined}>
              <td class="number">{at + 1}</td>
              <th scope="row">
                {nameOf(now, each.who)}
                {now.entrants[each.who]?.gone && ` (${say("entrant-gone")})`}
              </th>
              <td class="number">{points(each.points)}</td>
              <td class="number">{points(each.opponents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function scoreOf({ second, score }: PairingInfo): string {
  if (second === null) return say("pair-bye");
  return score === null ? say("under-way") : `${points(score)} : ${points(1 - score)}`;
}

function Pairs({ now, wall }: { now: TournamentInfo; wall: boolean }): JSX.Element {
  const rounds = [...new Set(now.pairings.map(({ round }) => round))].toReversed();
  const shown = wall ? rounds.slice(0, 1) : rounds;
  return (
    <>
      {shown.map((round) => (
        <section key={round} aria-labelledby={`round-${round}`}>
          <h3 id={`round-${round}`}>{say("round-number", { number: round })}</h3>
          <ul class="lines panel">
            {now.pairings
              .filter((pair) => pair.round === round)
              .map((pair) => (
                <li key={`${pair.first}-${pair.second}`}>
                  <span class="grow">
                    {nameOf(now, pair.first)}
                    {pair.second !== null && ` – ${nameOf(now, pair.second)}`}
                  </span>
                  <span class={pair.score === null ? "accent" : "quiet"}>{scoreOf(pair)}</span>
                  {pair.table && !wall && (
                    <a
                      class="button tiny"
                      href={address({ screen: "table", id: pair.table, code: null })}
                    >
                      {say("look")}
                    </a>
                  )}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Deeds({ now, again }: { now: TournamentInfo; again: () => void }): JSX.Element {
  const [failed, setFailed] = useState("");
  const does = (deed: http.Deed) => (): void => {
    setFailed("");
    http.inTournament(now.id, deed).then(again, (error: unknown) => {
      setFailed(asProblem(error).sentence);
    });
  };
  const mine = now.pairings.find(
    ({ first, second, score, table }) =>
      score === null && table !== null && now.me !== null && [first, second].includes(now.me),
  );
  const open = now.status === "open" || (now.kind === "arena" && now.status === "running");
  return (
    <div class="stack">
      <div class="row">
        {mine?.table && (
          <a
            class="button primary"
            data-testid="my-pair"
            href={address({ screen: "table", id: mine.table, code: null })}
          >
            {say("to-my-table")}
          </a>
        )}
        {open && now.me === null && (
          <button type="button" class="button primary" data-testid="enter" onClick={does("enter")}>
            {say("tournament-enter")}
          </button>
        )}
        {now.mine && now.status === "open" && (
          <button type="button" class="button primary" data-testid="begin" onClick={does("start")}>
            {say("tournament-start")}
          </button>
        )}
        {now.me !== null && now.status !== "over" && (
          <button type="button" class="button" onClick={does("withdraw")}>
            {say("tournament-withdraw")}
          </button>
        )}
        <a class="button" href={address({ screen: "tournament", id: now.id, wall: true })}>
          {say("tournament-wall")}
        </a>
        <a class="button bare" href={http.resultsAddress(now.id, "csv")} download>
          {say("results-csv")}
        </a>
        <a class="button bare" href={http.resultsAddress(now.id, "json")} download>
          {say("results-json")}
        </a>
      </div>
      {failed && (
        <p class="warning" role="alert">
          {failed}
        </p>
      )}
    </div>
  );
}

export default function TournamentScreen(props: { id: string; wall: boolean }): JSX.Element {
  const { id, wall } = props;
  const { value: now, problem, again } = useAsked(() => http.tournament(id), [id], LOOK_AGAIN);
  if (problem && !now) return <ProblemPage problem={problem} again={again} />;
  if (!now) {
    return (
      <p class="quiet loading" role="status">
        {say("loading")}
      </p>
    );
  }
  return (
    <div class={wall ? "tournament wall" : "tournament"}>
      <h1 class="screen-title" tabIndex={-1}>
        {now.name}
      </h1>
      <p class="quiet lead" data-testid="tournament" data-value={now.status}>
        {gameTitle(now.game)} · {kindWords(now.kind)} · {statusWords(now.status)}
      </p>
      {!wall && <Deeds now={now} again={again} />}
      <div class="tournament-parts">
        <section aria-labelledby="standings">
          <div class="section-head">
            <h2 id="standings">{say("standings")}</h2>
          </div>
          <Standings now={now} />
        </section>
        {now.pairings.length > 0 && (
          <section aria-labelledby="pairs">
            <div class="section-head">
              <h2 id="pairs">{say("pairs")}</h2>
            </div>
            <Pairs now={now} wall={wall} />
          </section>
        )}
      </div>
    </div>
  );
}
