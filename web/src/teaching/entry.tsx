/** The way into an introduction: from a game's set-up, and for newcomers from the first page. */
import type { JSX } from "preact";

import { useGames } from "../app/house";
import { address } from "../app/route";
import { useStore } from "../store";
import { say } from "../words";
import { isTaught, progress } from "./progress";

/** Minutes that an introduction takes at most. */
const MINUTES: Record<string, number> = { clash_of_cultures: 15 };
const USUAL = 10;

export function LearnLink({ game }: { game: string }): JSX.Element | null {
  const begun = useStore(progress, ({ taken }) => (taken[game] ?? "") !== "");
  if (!isTaught(game)) return null;
  return (
    <a class="button" data-testid="learn" href={address({ screen: "learn", game })}>
      {begun ? say("learn-on") : say("learn", { minutes: MINUTES[game] ?? USUAL })}
    </a>
  );
}

/** For those who have never played here: the first game that can be learnt. */
export function LearnFirst(): JSX.Element | null {
  const first = useGames().find(({ id }) => isTaught(id));
  return first ? <LearnLink game={first.id} /> : null;
}
