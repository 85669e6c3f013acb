/** The games of the house as cards: a picture of the real board, players, length. */
import type { JSX } from "preact";

import type { GameInfo } from "../generated/protocol";
import { language, say, word } from "../words";
import { minutes } from "./facts";
import { useGames } from "./house";
import { address } from "./route";
import "./cards.css";

const pictures = import.meta.glob<string>("../../pictures/*.webp", {
  query: "?url",
  import: "default",
  eager: true,
});

/** In the language that is spoken, where there are words in it and somebody has taken it. */
export function pictureOf(game: string): string | null {
  const worded = pictures[`../../pictures/${game}.${language()}.webp`];
  return worded ?? pictures[`../../pictures/${game}.webp`] ?? null;
}

export function playersOf(game: GameInfo): string {
  const least = Math.min(...game.seats);
  const most = Math.max(...game.seats);
  return say("players", { least, most, same: least === most ? "yes" : "no" });
}

/** "2–4 players · 60–90 min" */
export function lengthOf(game: GameInfo): string {
  const [least, most] = minutes(game.id) ?? [0, 0];
  return most > 0 ? `${playersOf(game)} · ${say("minutes", { least, most })}` : playersOf(game);
}

export function GamePicture({ game }: { game: string }): JSX.Element {
  const source = pictureOf(game);
  return (
    <span class="game-picture" data-game={game}>
      {source && <img src={source} alt="" width="480" height="270" />}
    </span>
  );
}

/** `under`: the level of the headings, one below what stands above the cards. */
export function GameCards(props: {
  under: "h2" | "h3";
  open?: Record<string, number>;
}): JSX.Element {
  const Title = props.under;
  return (
    <ul class="cards">
      {useGames().map((game) => {
        const waiting = props.open?.[game.id] ?? 0;
        return (
          <li key={game.id}>
            <a
              class="card"
              data-testid={`game-${game.id}`}
              href={address({ screen: "new", game: game.id })}
            >
              <GamePicture game={game.id} />
              <span class="card-words">
                <Title class="card-title">{word(game.title)}</Title>
                <span class="quiet small">{lengthOf(game)}</span>
                <span class="small card-summary">{word(game.summary)}</span>
                {waiting > 0 && (
                  <span class="accent small">{say("tables-open", { count: waiting })}</span>
                )}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** The screen where one chooses what to play. */
export function GamesScreen(): JSX.Element {
  return (
    <>
      <h1 class="screen-title" tabIndex={-1}>
        {say("choose-game")}
      </h1>
      <p class="quiet lead">{say("choose-game-lead")}</p>
      <GameCards under="h2" />
    </>
  );
}
