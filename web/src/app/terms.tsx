/** Terms of a new table besides the rules: the clock, and how many games in a row. */
import type { JSX } from "preact";

import type { GameInfo, NewTable } from "../generated/protocol";
import { say } from "../words";
import type { Wish } from "./wish";

interface TermsProps {
  game: GameInfo;
  wish: Wish;
  onChange: (wish: Wish) => void;
}

const CLOCKS: [string, NewTable["clock"]][] = [
  ["none", null],
  ["5+5", { kind: "increment", seconds: 300, increment: 5 }],
  ["15+10", { kind: "increment", seconds: 900, increment: 10 }],
  ["45+15", { kind: "increment", seconds: 2700, increment: 15 }],
  ["90", { kind: "sudden_death", seconds: 5400 }],
  ["3d", { kind: "correspondence", days: 3 }],
];

function clockChoice(name: string): string {
  switch (name) {
    case "none":
      return say("clock-none");
    case "3d":
      return say("clock-days", { days: 3 });
    case "90":
      return say("clock-sudden", { minutes: 90 });
    default: {
      const [minutes = "0", seconds = "0"] = name.split("+");
      return say("clock-increment", { minutes: Number(minutes), seconds: Number(seconds) });
    }
  }
}

export function Terms({ game, wish, onChange }: TermsProps): JSX.Element {
  const clock = CLOCKS.find(
    ([, each]) => JSON.stringify(each) === JSON.stringify(wish.clock ?? null),
  );
  return (
    <div class="setup-more">
      <div class="field">
        <label for="clock">{say("clock")}</label>
        <select
          id="clock"
          value={clock?.[0] ?? "none"}
          onChange={(event) => {
            const found = CLOCKS.find(([name]) => name === event.currentTarget.value);
            onChange({ ...wish, clock: found?.[1] ?? null });
          }}
        >
          {CLOCKS.map(([name]) => (
            <option key={name} value={name}>
              {clockChoice(name)}
            </option>
          ))}
        </select>
      </div>
      {game.series && (
        <div class="field">
          <label for="series">{say("series")}</label>
          <select
            id="series"
            value={String(wish.games)}
            onChange={(event) => onChange({ ...wish, games: Number(event.currentTarget.value) })}
          >
            {[1, 3, 5, 7].map((count) => (
              <option key={count} value={String(count)}>
                {say("series-games", { count })}
              </option>
            ))}
            <option value="0">{say("series-open")}</option>
          </select>
        </div>
      )}
    </div>
  );
}
