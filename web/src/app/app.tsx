/** Which screen is shown, and what has to be there first. */
import type { ComponentType, JSX } from "preact";
import { useEffect, useLayoutEffect } from "preact/hooks";

import { connection } from "../net/connection";
import { useStore } from "../store";
import { hasCatalogue, message, say, word } from "../words";
import { GamesScreen } from "./cards";
import { Frame } from "./frame";
import { HomeScreen } from "./home";
import { enter, gameTitle, useHouse } from "./house";
import { Lazy } from "./lazy";
import { ProblemPage } from "./problem";
import { address, useRoute } from "./route";
import type { Route } from "./route";
import { SetupScreen } from "./setup";

const table = (): Promise<{ default: ComponentType<{ id: string; code: string | null }> }> =>
  import("../play/screen");
const learn = (): Promise<{ default: ComponentType<{ game: string }> }> =>
  import("../teaching/screen");
const replay = (): Promise<{
  default: ComponentType<{ match: string; table: string | null; at: number | null }>;
}> => import("../play/replay");
const study = (): Promise<{
  default: ComponentType<{
    match: string | null;
    game: string | null;
    at: number | null;
    puzzle: string | null;
  }>;
}> => import("../study/screen");
const puzzle = (): Promise<{ default: ComponentType<{ game: string; id: string | null }> }> =>
  import("../puzzles/screen");
const puzzles = (): Promise<{ default: ComponentType<object> }> => import("../puzzles/list");
const rules = (): Promise<{
  default: ComponentType<{ game: string | null; rule: string | null }>;
}> => import("./rules");
const tables = (): Promise<{ default: ComponentType<object> }> => import("./tables");
const join = (): Promise<{ default: ComponentType<{ id: string; code: string | null }> }> =>
  import("./join");
const settings = (): Promise<{ default: ComponentType<object> }> => import("./settings");
const credits = (): Promise<{ default: ComponentType<object> }> => import("./credits");
const privacy = (): Promise<{ default: ComponentType<object> }> => import("./privacy");
const account = (): Promise<{ default: ComponentType<object> }> => import("./account");
const profile = (): Promise<{ default: ComponentType<{ id: string }> }> => import("./profile");
const ratings = (): Promise<{ default: ComponentType<{ game: string | null }> }> =>
  import("./ratings");
const tournaments = (): Promise<{ default: ComponentType<object> }> => import("./tournaments");
const tournament = (): Promise<{ default: ComponentType<{ id: string; wall: boolean }> }> =>
  import("./tournament");

function screenOf(route: Route): JSX.Element {
  switch (route.screen) {
    case "home":
      return <HomeScreen />;
    case "games":
      return <GamesScreen />;
    case "new":
      return <SetupScreen game={route.game} />;
    case "tables":
      return <Lazy load={tables} props={{}} />;
    case "join":
      return <Lazy load={join} props={{ id: route.id, code: route.code }} />;
    case "rules":
      return <Lazy load={rules} props={{ game: route.game, rule: route.rule }} />;
    case "settings":
      return <Lazy load={settings} props={{}} />;
    case "credits":
      return <Lazy load={credits} props={{}} />;
    case "privacy":
      return <Lazy load={privacy} props={{}} />;
    case "me":
      return <Lazy load={account} props={{}} />;
    case "person":
      return <Lazy load={profile} props={{ id: route.id }} />;
    case "ratings":
      return <Lazy load={ratings} props={{ game: route.game }} />;
    case "puzzles":
      return <Lazy load={puzzles} props={{}} />;
    case "tournaments":
      return <Lazy load={tournaments} props={{}} />;
    case "tournament":
      return <Lazy load={tournament} props={{ id: route.id, wall: route.wall }} />;
    default: {
      const words = message("web/problem-lost-page");
      return <ProblemPage problem={{ code: "lost_page", words }} />;
    }
  }
}

function titleOf(route: Route): string {
  switch (route.screen) {
    case "new":
    case "learn":
      return gameTitle(route.game);
    case "rules":
      return route.game ? say("rules-of", { game: gameTitle(route.game) }) : say("rules-title");
    case "games":
      return say("choose-game");
    case "tables":
      return say("nav-tables");
    case "settings":
      return say("menu-settings");
    case "credits":
      return say("menu-credits");
    case "privacy":
      return say("privacy-title");
    case "me":
      return say("me-title");
    case "person":
      return say("profile-title");
    case "ratings":
      return say("ratings-title");
    case "tournaments":
    case "tournament":
      return say("tournaments-title");
    case "replay":
      return say("replay");
    case "study":
    case "position":
      return say("study");
    case "puzzles":
      return say("puzzles");
    case "table":
    case "join":
      return say("table-title");
    default:
      return "";
  }
}

/** After every change of screen: its title, its top, and the focus on its heading. */
function useArrival(route: Route, ready: boolean): void {
  useEffect(() => {
    if (!ready) return;
    const title = titleOf(route);
    document.title = title ? `${title} · ${say("house-name")}` : say("house-name");
    scrollTo(0, 0);
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [route, ready]);
}

/** Esc leads one step back, from every screen but the table, which has a use of its own for it. */
function useStepBack(route: Route): void {
  // Listens from the frame on in which the screen stands.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const typing =
        event.target instanceof HTMLElement && event.target.matches("input, textarea, select");
      if (event.key !== "Escape" || event.defaultPrevented || typing) return;
      if (document.querySelector("dialog[open]")) return;
      const up: Record<string, string> = {
        home: "#/",
        new: "#/games",
        join: "#/tables",
        tournament: "#/tournaments",
      };
      const puzzling = route.screen === "puzzles" && route.game !== null;
      if (!puzzling && !["table", "learn", "home"].includes(route.screen)) {
        location.hash = up[route.screen] ?? "#/";
      }
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [route]);
}

export function App(): JSX.Element {
  const route = useRoute();
  const about = useHouse((now) => now.about);
  const problem = useHouse((now) => now.problem);
  const refusal = useStore(connection().state, (state) => state.refusal);
  useEffect(() => void enter(), []);
  useArrival(route, about !== null);
  useStepBack(route);
  if (problem && !hasCatalogue("web")) {
    // Not even our own words came, so these came with the page.
    return (
      <main class="page narrow" id="main">
        <h1>{word(message("language/unreachable"))}</h1>
        <p>{word(message("language/unreachable-lead"))}</p>
        <button type="button" class="button primary" onClick={() => location.reload()}>
          {word(message("language/try-again"))}
        </button>
      </main>
    );
  }
  if (problem ?? refusal) {
    return (
      <main class="page narrow" id="main" tabIndex={-1}>
        <ProblemPage
          problem={(problem ?? refusal) as NonNullable<typeof problem>}
          again={() => location.reload()}
        />
      </main>
    );
  }
  if (!about) return <div class="frieze" aria-hidden="true" />;
  if (route.screen === "table") {
    return <Lazy whole key={route.id} load={table} props={{ id: route.id, code: route.code }} />;
  }
  // Another address is another moment, match or position, though the screen may be the same.
  if (route.screen === "replay") {
    const { match, table: at, at: step } = route;
    const props = { match, table: at, at: step ?? null };
    return <Lazy whole key={address(route)} load={replay} props={props} />;
  }
  if (route.screen === "study") {
    const props = { match: route.match, game: null, at: route.at ?? null, puzzle: null };
    return <Lazy whole key={address(route)} load={study} props={props} />;
  }
  if (route.screen === "position") {
    const props = { match: null, game: route.game, at: null, puzzle: route.puzzle ?? null };
    return <Lazy whole key={address(route)} load={study} props={props} />;
  }
  if (route.screen === "puzzles" && route.game !== null) {
    const { game, id } = route;
    return <Lazy whole key={game} load={puzzle} props={{ game, id }} />;
  }
  if (route.screen === "learn") {
    return <Lazy whole key={route.game} load={learn} props={{ game: route.game }} />;
  }
  return <Frame>{screenOf(route)}</Frame>;
}
