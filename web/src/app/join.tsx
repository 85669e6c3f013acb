/** Coming by a link: what is played here, who is here, and the seat that is free. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import type { TableInfo } from "../generated/protocol";
import * as http from "../net/http";
import { asProblem } from "../net/problem";
import type { Problem } from "../net/problem";
import { isFree, nameAt } from "../play/names";
import { SeatMark } from "../ui/seats";
import { message, say, word } from "../words";
import { useAsked } from "./asked";
import { GamePicture, lengthOf } from "./cards";
import { gameInfo } from "./house";
import { termsOf } from "./listed";
import { ProblemPage } from "./problem";
import { address, replaceRoute } from "./route";
import type { Route } from "./route";

function free(table: TableInfo): number[] {
  return table.seats.flatMap((seat, at) => (isFree(seat) ? [at] : []));
}

export default function JoinScreen({ id, code }: { id: string; code: string | null }): JSX.Element {
  const { value: table, problem, again } = useAsked(() => http.table(id, code), [id, code]);
  const [refused, setRefused] = useState<Problem | null>(null);
  useEffect(() => {
    if (table?.mine) replaceRoute({ screen: "table", id, code: null });
  }, [table]);
  const join = (seat?: number): void => {
    http.join(id, code, seat).then(
      () => replaceRoute({ screen: "table", id, code: null }),
      (error: unknown) => setRefused(asProblem(error)),
    );
  };
  const watch = { words: say("watch"), to: { screen: "table", id, code } as Route };
  if (problem) return <ProblemPage problem={problem} again={again} />;
  if (refused) return <ProblemPage problem={refused} first={watch} again={again} />;
  if (!table) {
    return (
      <p class="quiet loading" role="status">
        {say("loading")}
      </p>
    );
  }
  const game = gameInfo(table.game);
  const places = free(table);
  if (places.length === 0 && !table.mine) {
    const words = message("web/problem-full");
    return <ProblemPage problem={{ code: "table_full", words }} first={watch} />;
  }
  return (
    <section class="panel padded join stack">
      <div class="setup-head">
        <div>
          <p class="eyebrow">{say("join-invited")}</p>
          <h1 tabIndex={-1}>{game ? word(game.title) : table.game}</h1>
          {game && <p class="lead">{word(game.summary)}</p>}
          <p class="quiet">
            {game && `${lengthOf(game)} · `}
            {termsOf(table)}
          </p>
        </div>
        <div class="setup-picture panel">
          <GamePicture game={table.game} />
        </div>
      </div>
      <ul class="lines">
        {table.seats.map((seat, at) => (
          <li key={at}>
            <SeatMark seat={at} size={22} />
            <span class="grow">
              {places.includes(at) ? <i class="quiet">{say("free-seat")}</i> : nameAt(table, at)}
            </span>
            {places.includes(at) && places.length > 1 && (
              <button
                type="button"
                class="button tiny"
                onClick={() => join(at)}
                aria-label={say("sit-at", { number: at + 1 })}
              >
                {say("sit-here")}
              </button>
            )}
            {seat.kind === "bot" && <span class="quiet small">{say("computer")}</span>}
          </li>
        ))}
      </ul>
      <div class="row">
        <button type="button" class="button primary" data-testid="join" onClick={() => join()}>
          {say("sit-down")}
        </button>
        <a class="button" href={address(watch.to)}>
          {watch.words}
        </a>
      </div>
    </section>
  );
}
