/** Addresses of the screens, all behind the #, so that every server can serve them. */
import { invited, tableOf } from "../net/invitations";
import { Store, useStore } from "../store";

export type Route =
  | { screen: "home" }
  | { screen: "games" }
  | { screen: "new"; game: string }
  | { screen: "learn"; game: string }
  | { screen: "tables" }
  | { screen: "table"; id: string; code: string | null }
  | { screen: "join"; id: string; code: string | null }
  | { screen: "replay"; match: string; table: string | null; at?: number; code?: string }
  | { screen: "study"; match: string; at?: number; code?: string }
  | { screen: "position"; game: string; puzzle?: string }
  | { screen: "puzzles"; game: string | null; id: string | null }
  | { screen: "rules"; game: string | null; rule: string | null }
  | { screen: "settings" }
  | { screen: "credits" }
  | { screen: "privacy" }
  | { screen: "me" }
  | { screen: "person"; id: string }
  | { screen: "ratings"; game: string | null }
  | { screen: "tournaments" }
  | { screen: "tournament"; id: string; wall: boolean }
  | { screen: "lost"; address: string };

/** Screens whose address has nothing but their name. */
const PLAIN = ["games", "tables", "settings", "credits", "privacy", "me", "tournaments"] as const;

export function parseRoute(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const [screen = "", first, second] = path.split("/").map(decodeURIComponent);
  const asked = new URLSearchParams(query);
  if (screen === "") return { screen: "home" };
  for (const plain of PLAIN) if (screen === plain) return { screen: plain };
  if (screen === "rules") return { screen, game: first ?? null, rule: second ?? null };
  if (screen === "puzzles") return { screen, game: first ?? null, id: second ?? null };
  if (screen === "ratings") return { screen, game: first ?? null };
  if (first) {
    if (screen === "person") return { screen, id: first };
    if (screen === "tournament") return { screen, id: first, wall: asked.has("wall") };
    if (screen === "new" || screen === "learn") return { screen, game: first };
    if (screen === "table" || screen === "join") {
      return { screen, id: first, code: asked.get("code") };
    }
    if (screen === "position") {
      const puzzle = asked.get("puzzle");
      return { screen, game: first, ...(puzzle === null ? {} : { puzzle }) };
    }
    const step = asked.get("at") ?? "";
    const code = asked.get("code");
    const moment = {
      ...(/^\d{1,7}$/.test(step) ? { at: Number(step) } : {}),
      ...(code === null ? {} : { code }),
    };
    if (screen === "study") return { screen, match: first, ...moment };
    if (screen === "replay") return { screen, match: first, table: asked.get("table"), ...moment };
  }
  return { screen: "lost", address: path };
}

const part = encodeURIComponent;
const query = (asked: Record<string, string | number | null | undefined>): string => {
  const told = Object.entries(asked).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [`${name}=${part(value)}`],
  );
  return told.length > 0 ? `?${told.join("&")}` : "";
};

export function address(route: Route): string {
  switch (route.screen) {
    case "home":
      return "#/";
    case "new":
    case "learn":
      return `#/${route.screen}/${part(route.game)}`;
    case "table":
    case "join":
      return `#/${route.screen}/${part(route.id)}${query({ code: route.code })}`;
    case "replay":
      return `#/replay/${part(route.match)}${query({ table: route.table, at: route.at, code: route.code })}`;
    case "study":
      return `#/study/${part(route.match)}${query({ at: route.at, code: route.code })}`;
    case "position":
      return `#/position/${part(route.game)}${query({ puzzle: route.puzzle })}`;
    case "puzzles":
      return ["#/puzzles", route.game, route.id].filter(Boolean).join("/");
    case "rules":
      return ["#/rules", route.game, route.rule].filter(Boolean).join("/");
    case "person":
      return `#/person/${part(route.id)}`;
    case "ratings":
      return ["#/ratings", route.game].filter(Boolean).join("/");
    case "tournament":
      return `#/tournament/${part(route.id)}${route.wall ? "?wall" : ""}`;
    case "lost":
      return `#/${route.address}`;
    default:
      return `#/${route.screen}`;
  }
}

/** The screen of an address. An invitation in it holds for everything at its table, from now on. */
function come(hash: string): Route {
  const to = parseRoute(hash);
  if ("code" in to && to.code) invited("match" in to ? tableOf(to.match) : to.id, to.code);
  return to;
}

export const route = new Store<Route>(come(location.hash));

addEventListener("hashchange", () => route.set(come(location.hash)));

/** An address that can be handed on. */
export const linkTo = (to: Route): string => new URL(address(to), location.href).href;

export function go(to: Route): void {
  location.hash = address(to);
}

/** Let the address tell where somebody has come within a screen; nothing is drawn anew. Who has just
    gone elsewhere is not called back by a screen that has not heard of it yet. */
export function noteAddress(to: Route): void {
  if (parseRoute(location.hash).screen === to.screen) history.replaceState(null, "", address(to));
}

/** Put another address in place of this one, so that "back" skips it. */
export function replaceRoute(to: Route): void {
  history.replaceState(null, "", address(to));
  route.set(to);
}

export const useRoute = (): Route => useStore(route, (now) => now);
