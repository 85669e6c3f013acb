/** Open tables, my own games, and tablets brought from elsewhere. */
import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";

import * as http from "../net/http";
import { asProblem } from "../net/problem";
import { say } from "../words";
import { useAsked } from "./asked";
import { LiveTable, MyTable, OpenTable } from "./listed";
import { LOOK_AGAIN as NOTICE_AGAIN, WaitingForMe } from "./notices";
import { ProblemPage } from "./problem";
import { address, go } from "./route";

const LOOK_AGAIN = 8_000;

function LoadTablet(): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  const [mode, setMode] = useState<"look" | "continue">("look");
  const [failed, setFailed] = useState("");
  const load = (file: File | undefined): void => {
    if (!file) return;
    http.loadTablet(file, mode).then(
      (table) => go({ screen: "table", id: table.id, code: null }),
      (error: unknown) => setFailed(asProblem(error).sentence),
    );
  };
  const ask = (wish: "look" | "continue"): void => {
    setMode(wish);
    setFailed("");
    input.current?.click();
  };
  return (
    <section class="panel padded" aria-labelledby="load-title">
      <h2 id="load-title">{say("load-title")}</h2>
      <p class="quiet">{say("load-lead")}</p>
      <div class="row">
        <button type="button" class="button" onClick={() => ask("continue")}>
          {say("load-continue")}
        </button>
        <button type="button" class="button" onClick={() => ask("look")}>
          {say("load-look")}
        </button>
      </div>
      <input
        ref={input}
        type="file"
        class="unseen"
        tabIndex={-1}
        accept=".tablet"
        aria-label={say("load-title")}
        data-testid="load-file"
        onChange={(event) => {
          load(event.currentTarget.files?.[0]);
          event.currentTarget.value = "";
        }}
      />
      {failed && (
        <p class="warning" role="alert">
          {failed}
        </p>
      )}
    </section>
  );
}

export default function TablesScreen(): JSX.Element {
  const { value, problem, again } = useAsked(http.tables, [], LOOK_AGAIN);
  const { value: notices } = useAsked(http.notices, [], NOTICE_AGAIN);
  if (problem && !value) return <ProblemPage problem={problem} again={again} />;
  const open = (value?.open ?? []).filter((table) => !table.mine);
  const turns = notices?.turns ?? [];
  const mine = value?.mine ?? [];
  // Each game stands here once.
  const others = mine.filter(({ id }) => turns.every((table) => table.id !== id));
  const live = value?.live ?? [];
  return (
    <>
      <div class="row apart screen-title">
        <h1 tabIndex={-1}>{say("nav-tables")}</h1>
        <div class="row">
          <a class="button" href={address({ screen: "tournaments" })}>
            {say("tournaments-title")}
          </a>
          <a class="button" href={address({ screen: "ratings", game: null })}>
            {say("ratings-title")}
          </a>
          <a class="button primary" href={address({ screen: "games" })}>
            {say("new-table")}
          </a>
        </div>
      </div>
      <WaitingForMe turns={turns} invitations={notices?.invitations ?? []} />
      <div class="section-head">
        <h2>{say("open-tables")}</h2>
      </div>
      <div class="panel">
        {open.length > 0 ? (
          <ul class="lines">
            {open.map((table) => (
              <OpenTable key={table.id} table={table} />
            ))}
          </ul>
        ) : (
          <p class="empty">{say("no-open-tables")}</p>
        )}
      </div>
      {live.length > 0 && (
        <section aria-labelledby="live-games">
          <div class="section-head">
            <h2 id="live-games">{say("live-games")}</h2>
          </div>
          <ul class="lines panel" data-testid="live-games">
            {live.map((table) => (
              <LiveTable key={table.id} table={table} />
            ))}
          </ul>
        </section>
      )}
      {(others.length > 0 || mine.length === 0) && (
        <>
          <div class="section-head">
            <h2>{say("my-games")}</h2>
          </div>
          <div class="panel">
            {others.length > 0 ? (
              <ul class="lines">
                {others.map((table) => (
                  <MyTable key={table.id} table={table} />
                ))}
              </ul>
            ) : (
              <p class="empty">{say("no-games-yet")}</p>
            )}
          </div>
        </>
      )}
      <div class="section-head" />
      <LoadTablet />
    </>
  );
}
