/** The main menu: what one comes for, at a glance. */
import type { JSX } from "preact";

import * as http from "../net/http";
import { DailyPuzzle } from "../puzzles/entry";
import { LearnFirst } from "../teaching/entry";
import { say } from "../words";
import { useAsked } from "./asked";
import { GameCards, pictureOf } from "./cards";
import { useHouse } from "./house";
import { MyTable, OpenTable } from "./listed";
import { address } from "./route";
import "./home.css";

const LOOK_AGAIN = 15_000;
const SHOWN = 4;

/** By the clock of whoever reads it. */
function greeting(name: string): string {
  const hour = new Date().getHours();
  if (hour < 5 || hour >= 18) return say("good-evening", { name });
  return hour < 12 ? say("good-morning", { name }) : say("good-day", { name });
}

export function HomeScreen(): JSX.Element {
  const me = useHouse((now) => now.me);
  const { value: tables } = useAsked(http.tables, [], LOOK_AGAIN);
  const mine = tables?.mine ?? [];
  const latest = mine.find((table) => table.status !== "over");
  const open = (tables?.open ?? []).filter((table) => !table.mine);
  const counts: Record<string, number> = {};
  for (const { game } of open) counts[game] = (counts[game] ?? 0) + 1;
  return (
    <>
      <section class="hero" aria-labelledby="hero-title">
        <div class="hero-words">
          <p class="eyebrow">{greeting(me?.name ?? "")}</p>
          <h1 id="hero-title" tabIndex={-1}>
            {say("hero-title")}
          </h1>
          <p class="quiet">{say("hero-lead")}</p>
          <nav class="row" aria-label={say("menu-label")}>
            <a class="button primary" data-testid="menu-play" href={address({ screen: "games" })}>
              {say("menu-play")}
            </a>
            {tables && mine.length === 0 && <LearnFirst />}
            {latest && (
              <a
                class="button"
                data-testid="menu-continue"
                href={address({ screen: "table", id: latest.id, code: null })}
              >
                {say("menu-continue")}
              </a>
            )}
            <a
              class="button"
              data-testid="menu-puzzles"
              href={address({ screen: "puzzles", game: null, id: null })}
            >
              {say("puzzles")}
            </a>
            <a class="button" href={address({ screen: "rules", game: null, rule: null })}>
              {say("menu-rules")}
            </a>
            <a class="button" href={address({ screen: "settings" })}>
              {say("menu-settings")}
            </a>
            <a class="button" data-testid="menu-credits" href={address({ screen: "credits" })}>
              {say("menu-credits")}
            </a>
          </nav>
        </div>
        <img
          class="hero-picture"
          src={pictureOf("game_of_ur-room") ?? ""}
          alt={say("hero-picture")}
          width="960"
          height="600"
        />
      </section>
      <DailyPuzzle />
      <div class="section-head">
        <h2>{say("choose-game")}</h2>
        <a href={address({ screen: "rules", game: null, rule: null })}>{say("how-rules")}</a>
      </div>
      <GameCards under="h3" open={counts} />
      <div class="home-lists">
        <section aria-labelledby="open-tables">
          <div class="section-head">
            <h2 id="open-tables">{say("open-tables")}</h2>
            <a href={address({ screen: "tables" })}>{say("show-all")}</a>
          </div>
          <div class="panel">
            {open.length > 0 ? (
              <ul class="lines">
                {open.slice(0, SHOWN).map((table) => (
                  <OpenTable key={table.id} table={table} />
                ))}
              </ul>
            ) : (
              <p class="empty">{say("no-open-tables")}</p>
            )}
          </div>
        </section>
        <section aria-labelledby="my-games">
          <div class="section-head">
            <h2 id="my-games">{say("my-games")}</h2>
          </div>
          <div class="panel">
            {mine.length > 0 ? (
              <ul class="lines">
                {mine.slice(0, SHOWN).map((table) => (
                  <MyTable key={table.id} table={table} />
                ))}
              </ul>
            ) : (
              <p class="empty">{say("no-games-yet")}</p>
            )}
          </div>
        </section>
      </div>
    </>
  );
}
