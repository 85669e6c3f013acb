/** All tournaments, and the form for a new one. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";

import type { NewTournament, TournamentInfo } from "../generated/protocol";
import * as http from "../net/http";
import { asProblem } from "../net/problem";
import { Check, Choice } from "../ui/fields";
import { say, word } from "../words";
import { useAsked } from "./asked";
import { gameTitle, levelName, useGames, useHouse } from "./house";
import { ProblemPage } from "./problem";
import { address, go } from "./route";

const LOOK_AGAIN = 10_000;
const MOST_BOTS = 16;
type Kind = NewTournament["kind"];

export function kindWords(kind: Kind): string {
  switch (kind) {
    case "knock_out":
      return say("kind-knock-out");
    case "swiss":
      return say("kind-swiss");
    case "round_robin":
      return say("kind-round-robin");
    default:
      return say("kind-arena");
  }
}

export function statusWords(status: TournamentInfo["status"]): string {
  if (status === "open") return say("tournament-open");
  return status === "running" ? say("under-way") : say("tournament-over");
}

function NewForm(): JSX.Element {
  const games = useGames().filter(({ seats }) => seats.includes(2));
  const levels = useHouse((now) => now.about?.levels ?? []);
  const [name, setName] = useState("");
  const [game, setGame] = useState(games[0]?.id ?? "");
  const [preset, setPreset] = useState<string | null>(null);
  const presets = games.find(({ id }) => id === game)?.presets ?? [];
  const [kind, setKind] = useState<Kind>("knock_out");
  const [minutes, setMinutes] = useState(60);
  const [level, setLevel] = useState(levels[0]?.name ?? "");
  const [bots, setBots] = useState(0);
  const [rated, setRated] = useState(false);
  const [failed, setFailed] = useState("");
  const create = (event: Event): void => {
    event.preventDefault();
    const wish = { name, game, preset, kind, minutes, rated };
    http.newTournament({ ...wish, bots: Array<string>(bots).fill(level) }).then(
      ({ id }) => go({ screen: "tournament", id, wall: false }),
      (error: unknown) => setFailed(asProblem(error).sentence),
    );
  };
  return (
    <form class="panel padded stack" aria-labelledby="new-tournament" onSubmit={create}>
      <h2 id="new-tournament">{say("tournament-new")}</h2>
      <div class="field">
        <label for="tournament-name">{say("tournament-name")}</label>
        <input
          id="tournament-name"
          type="text"
          maxLength={40}
          required
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </div>
      <div class="field">
        <label for="tournament-game">{say("column-game")}</label>
        <select
          id="tournament-game"
          value={game}
          onChange={(event) => {
            setGame(event.currentTarget.value);
            setPreset(null);
          }}
        >
          {games.map(({ id }) => (
            <option key={id} value={id}>
              {gameTitle(id)}
            </option>
          ))}
        </select>
      </div>
      {presets.length > 1 && (
        <div class="field">
          <label for="tournament-preset">{say("which-rules")}</label>
          <select
            id="tournament-preset"
            value={preset ?? presets[0]?.name}
            onChange={(event) => setPreset(event.currentTarget.value)}
          >
            {presets.map((each) => (
              <option key={each.name} value={each.name}>
                {word(each.label)}
              </option>
            ))}
          </select>
        </div>
      )}
      <Choice
        legend={say("tournament-kind")}
        name="tournament-kind"
        value={kind}
        choices={(["knock_out", "swiss", "round_robin", "arena"] as const).map((each) => [
          each,
          kindWords(each),
        ])}
        onChoose={setKind}
      />
      {kind === "arena" && (
        <div class="field">
          <label for="tournament-minutes">{say("tournament-minutes")}</label>
          <input
            id="tournament-minutes"
            type="number"
            min={1}
            max={1440}
            value={minutes}
            onInput={(event) => setMinutes(Number(event.currentTarget.value))}
          />
        </div>
      )}
      <div class="field">
        <label for="tournament-bots">{say("tournament-bots")}</label>
        <input
          id="tournament-bots"
          type="number"
          min={0}
          max={MOST_BOTS}
          value={bots}
          onInput={(event) => setBots(Number(event.currentTarget.value))}
        />
      </div>
      {bots > 0 && (
        <Choice
          legend={say("level")}
          name="tournament-level"
          value={level}
          choices={levels.map(({ name: each }) => [each, levelName(each)])}
          onChoose={setLevel}
        />
      )}
      <Check words={say("rated-ask")} value={rated} onChange={setRated} />
      {failed && (
        <p class="warning" role="alert">
          {failed}
        </p>
      )}
      <div class="row">
        <button type="submit" class="button primary" data-testid="new-tournament">
          {say("tournament-create")}
        </button>
      </div>
    </form>
  );
}

export default function TournamentsScreen(): JSX.Element {
  const account = useHouse((now) => now.me?.account ?? false);
  const { value, problem, again } = useAsked(http.tournaments, [], LOOK_AGAIN);
  if (problem && !value) return <ProblemPage problem={problem} again={again} />;
  const list = value ?? [];
  return (
    <>
      <h1 class="screen-title" tabIndex={-1}>
        {say("tournaments-title")}
      </h1>
      <div class="panel">
        {list.length > 0 ? (
          <ul class="lines">
            {list.map((each) => (
              <li key={each.id}>
                <span class="grow">
                  <b>{each.name}</b>{" "}
                  <span class="quiet">
                    {gameTitle(each.game)} · {kindWords(each.kind)} · {statusWords(each.status)}
                  </span>
                </span>
                <a
                  class="button tiny"
                  href={address({ screen: "tournament", id: each.id, wall: false })}
                  aria-label={say("tournament-look", { name: each.name })}
                >
                  {say("look")}
                </a>
              </li>
            ))}
          </ul>
        ) : (
          <p class="empty">{say("tournaments-empty")}</p>
        )}
      </div>
      <div class="section-head" />
      {account ? (
        <NewForm />
      ) : (
        <p>
          <a href={address({ screen: "me" })}>{say("tournament-account")}</a>
        </p>
      )}
    </>
  );
}
