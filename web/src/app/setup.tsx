/** Setting up a table: against whom, who sits where, which rules, which clock; then start. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";

import type { GameInfo, LevelInfo } from "../generated/protocol";
import * as http from "../net/http";
import { asProblem } from "../net/problem";
import { seatWord } from "../play/names";
import { PuzzlesLink } from "../puzzles/entry";
import { LearnLink } from "../teaching/entry";
import { Check, Choice } from "../ui/fields";
import { SeatMark } from "../ui/seats";
import { message, say, word } from "../words";
import { GamePicture, lengthOf } from "./cards";
import { gameInfo, useHouse } from "./house";
import { OptionsForm, PicturedOptions, changesOf } from "./options";
import { ProblemPage } from "./problem";
import { address, go } from "./route";
import { Terms } from "./terms";
import { awaitsPeople, canBeRated, freshWish, newTable, quickSeats, reseat, sitAt } from "./wish";
import type { Opponent, SeatWish, Wish } from "./wish";
import "./setup.css";

interface PartProps {
  game: GameInfo;
  wish: Wish;
  levels: LevelInfo[];
  onChange: (wish: Wish) => void;
}

const levelOf = (wish: Wish): string => wish.seats.at(-1)?.level ?? "";

function Opponents({ wish, onChange }: PartProps): JSX.Element {
  const ways: [Opponent, string, string][] = [
    ["computer", say("opponent-computer"), say("opponent-computer-lead")],
    ["local", say("opponent-local"), say("opponent-local-lead")],
    ["friend", say("opponent-friend"), say("opponent-friend-lead")],
    ["open", say("opponent-open"), say("opponent-open-lead")],
  ];
  return (
    <fieldset class="opponents">
      <legend>{say("against-whom")}</legend>
      {ways.map(([opponent, title, lead]) => (
        <button
          key={opponent}
          type="button"
          class="opponent"
          aria-pressed={wish.opponent === opponent}
          data-testid={`opponent-${opponent}`}
          onClick={() =>
            onChange({
              ...wish,
              opponent,
              seats: quickSeats(opponent, wish.seats.length, levelOf(wish)),
            })
          }
        >
          <b>{title}</b>
          <span class="quiet small">{lead}</span>
        </button>
      ))}
    </fieldset>
  );
}

function Quick({ game, wish, levels, onChange }: PartProps): JSX.Element {
  const mine = wish.seats.findIndex(({ kind }) => kind === "me");
  const usual = game.objectives[0]?.name ?? "";
  return (
    <div class="setup-quick">
      {game.seats.length > 1 && (
        <Choice
          legend={say("how-many")}
          name="players"
          value={wish.seats.length}
          choices={game.seats.map((count) => [count, String(count)])}
          onChoose={(count) =>
            onChange({ ...wish, seats: quickSeats(wish.opponent, count, levelOf(wish)) })
          }
        />
      )}
      {wish.seats.some(({ kind }) => kind === "bot") && (
        <div>
          <Choice
            legend={say("level")}
            name="level"
            value={levelOf(wish)}
            choices={levels.map(({ name, label }) => [name, word(label)])}
            onChoose={(level) =>
              onChange({ ...wish, seats: wish.seats.map((seat) => ({ ...seat, level })) })
            }
          />
          {levels
            .filter(({ name }) => name === levelOf(wish))
            .map(({ name, manner }) => (
              <p key={name} class="quiet small">
                {word(manner)}
              </p>
            ))}
        </div>
      )}
      {game.objectives.length > 1 && wish.seats.some(({ kind }) => kind === "bot") && (
        <Choice
          legend={say("objective")}
          name="objective"
          value={wish.objective || usual}
          choices={game.objectives.map(({ name, label }) => [name, word(label)])}
          onChoose={(name) => onChange({ ...wish, objective: name === usual ? "" : String(name) })}
        />
      )}
      <Choice
        legend={say("you-play")}
        name="my-seat"
        value={wish.shuffled ? -1 : mine}
        choices={[
          ...wish.seats.map((_, at): [number, JSX.Element] => [
            at,
            <>
              <SeatMark seat={at} size={14} /> {seatWord(game, at)}
            </>,
          ]),
          [-1, <>{say("by-lot")}</>],
        ]}
        onChoose={(seat) =>
          onChange(
            seat < 0
              ? { ...wish, shuffled: true }
              : { ...wish, shuffled: false, seats: sitAt(wish.seats, seat) },
          )
        }
      />
    </div>
  );
}

function Seats({ game, wish, levels, onChange }: PartProps): JSX.Element {
  const set = (at: number, part: Partial<SeatWish>): void =>
    onChange({ ...wish, seats: reseat(wish.seats, at, part) });
  return (
    <details class="panel padded">
      <summary>{say("seats-one-by-one")}</summary>
      <ul class="seat-list">
        {wish.seats.map((seat, at) => (
          <li key={at}>
            <SeatMark seat={at} size={20} />
            <span class="seat-word">{seatWord(game, at)}</span>
            <select
              aria-label={say("who-sits", { seat: seatWord(game, at) })}
              value={seat.kind}
              onChange={(event) => set(at, { kind: event.currentTarget.value as SeatWish["kind"] })}
            >
              <option value="me">{say("kind-me")}</option>
              <option value="here">{say("kind-here")}</option>
              <option value="bot">{say("kind-bot")}</option>
              <option value="invite">{say("kind-invite")}</option>
              <option value="open">{say("kind-open")}</option>
            </select>
            {seat.kind === "bot" && (
              <select
                aria-label={say("level-of", { seat: seatWord(game, at) })}
                value={seat.level}
                onChange={(event) => set(at, { level: event.currentTarget.value })}
              >
                {levels.map(({ name, label }) => (
                  <option key={name} value={name}>
                    {word(label)}
                  </option>
                ))}
              </select>
            )}
            {seat.kind === "here" && (
              <input
                type="text"
                maxLength={40}
                aria-label={say("name-of", { seat: seatWord(game, at) })}
                placeholder={say("name-placeholder")}
                value={seat.name}
                onInput={(event) => set(at, { name: event.currentTarget.value })}
              />
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

export function Presets({ game, wish, onChange }: Omit<PartProps, "levels">): JSX.Element | null {
  if (game.presets.length < 2) return null;
  return (
    <fieldset class="presets">
      <legend>{say("which-rules")}</legend>
      {game.presets.map((preset) => (
        <label key={preset.name} class="preset">
          <input
            type="radio"
            name="preset"
            checked={wish.preset === preset.name}
            onChange={() => onChange({ ...wish, preset: preset.name, options: {} })}
          />
          <span>
            {word(preset.label)}
            <span class="quiet small preset-changes">{changesOf(game, preset)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function SetupForm({ game, levels }: { game: GameInfo; levels: LevelInfo[] }): JSX.Element {
  const [wish, onChange] = useState(() => freshWish(game, levels[0]?.name ?? ""));
  const account = useHouse((now) => now.me?.account ?? false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState("");
  const start = (event: Event): void => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const client_id = crypto.randomUUID?.() ?? String(Math.random());
    http.newTable({ ...newTable(wish), client_id }).then(
      (table) => go({ screen: "table", id: table.id, code: null }),
      (error: unknown) => {
        setBusy(false);
        setFailed(asProblem(error).sentence);
      },
    );
  };
  const part = { game, wish, levels, onChange };
  return (
    <form class="setup" data-game={game.id} onSubmit={start}>
      <Opponents {...part} />
      <div class="panel padded setup-block">
        <Quick {...part} />
        <PicturedOptions {...part} />
        <Presets {...part} />
        <Terms game={game} wish={wish} onChange={onChange} />
        {account && canBeRated(wish) && (
          <Check
            words={say("rated-ask")}
            note={say("rated-note")}
            value={wish.rated}
            onChange={(rated) => onChange({ ...wish, rated })}
          />
        )}
        {awaitsPeople(wish) && !(account && wish.rated && canBeRated(wish)) && (
          <Check
            words={say("help-ask")}
            note={say("help-note")}
            value={wish.help}
            onChange={(help) => onChange({ ...wish, help })}
          />
        )}
      </div>
      <Seats {...part} />
      <OptionsForm game={game} wish={wish} onChange={onChange} />
      {failed && (
        <p class="warning" role="alert">
          {failed}
        </p>
      )}
      <div class="setup-start">
        <button type="submit" class="button primary big" data-testid="start-game" disabled={busy}>
          {awaitsPeople(wish) ? say("open-table") : say("start-game")}
        </button>
        <LearnLink game={game.id} />
        <PuzzlesLink game={game.id} />
        <a class="button bare" href={address({ screen: "rules", game: game.id, rule: null })}>
          {say("menu-rules")}
        </a>
        <a class="button bare" href={address({ screen: "position", game: game.id })}>
          {say("study")}
        </a>
      </div>
    </form>
  );
}

export function SetupScreen({ game }: { game: string }): JSX.Element {
  const levels = useHouse((now) => now.about?.levels ?? []);
  const info = gameInfo(game);
  if (!info) {
    return (
      <ProblemPage
        problem={{ code: "lost_page", words: message("web/problem-no-game", { game }) }}
      />
    );
  }
  return (
    <>
      <p class="way-back">
        <a href={address({ screen: "games" })}>{say("other-game")}</a>
      </p>
      <div class="setup-head">
        <div>
          <h1 tabIndex={-1}>{word(info.title)}</h1>
          <p class="lead">{word(info.summary)}</p>
          <p class="quiet">{lengthOf(info)}</p>
        </div>
        <div class="setup-picture panel">
          <GamePicture game={game} />
        </div>
      </div>
      <SetupForm key={game} game={info} levels={levels} />
    </>
  );
}
