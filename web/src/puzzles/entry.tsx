/** The ways to puzzles: from a game's set-up, and the one of the day on the first page. */
import type { JSX } from "preact";

import { useAsked } from "../app/asked";
import { GamePicture } from "../app/cards";
import { gameTitle } from "../app/house";
import { address } from "../app/route";
import type { PuzzlesInfo } from "../generated/protocol";
import * as http from "../net/http";
import { useStore } from "../store";
import { language, say } from "../words";
import { isSolved, progress } from "./progress";
import "./puzzles.css";

/** Whose puzzle is the one of the day: its values are exact. */
const OF_THE_DAY = "game_of_ur";

export function PuzzlesLink({ game }: { game: string }): JSX.Element | null {
  const { value } = useAsked(http.puzzles, []);
  if (!value?.games.some((each) => each.game === game)) return null;
  return (
    <a
      class="button bare"
      data-testid="puzzles"
      href={address({ screen: "puzzles", game, id: null })}
    >
      {say("puzzles")}
    </a>
  );
}

/** A day as the language writes it: 16 November. */
export function dayName(day: string): string {
  const format = new Intl.DateTimeFormat(language(), {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}

export function DailyPuzzle(props: { info?: PuzzlesInfo }): JSX.Element | null {
  const asked = useAsked(() => (props.info ? Promise.resolve(props.info) : http.puzzles()), []);
  const now = useStore(progress, (kept) => kept);
  const info = asked.value;
  const daily = info?.games.find(({ game }) => game === OF_THE_DAY) ?? info?.games[0];
  if (!info || !daily) return null;
  const { game, today } = daily;
  return (
    <a
      class="daily panel"
      data-testid="daily"
      data-value={today}
      href={address({ screen: "puzzles", game, id: today })}
    >
      <GamePicture game={game} />
      <span class="daily-words">
        <span class="eyebrow">{say("puzzle-daily", { day: dayName(info.day) })}</span>
        <b>{gameTitle(game)}</b>
        <span class="quiet small">
          {isSolved(now, game, today) ? say("puzzle-daily-solved") : say("puzzle-daily-lead")}
        </span>
      </span>
    </a>
  );
}
