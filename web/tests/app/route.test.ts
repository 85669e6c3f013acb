import { describe, expect, it } from "vitest";

import { address, noteAddress, parseRoute } from "../../src/app/route";
import type { Route } from "../../src/app/route";

const routes: [string, Route][] = [
  ["#/puzzles", { screen: "puzzles", game: null, id: null }],
  ["#/puzzles/ulm", { screen: "puzzles", game: "ulm", id: null }],
  ["#/puzzles/ulm/c020a809", { screen: "puzzles", game: "ulm", id: "c020a809" }],
  ["#/position/ulm?puzzle=c020a809", { screen: "position", game: "ulm", puzzle: "c020a809" }],
  ["#/", { screen: "home" }],
  ["#/games", { screen: "games" }],
  ["#/new/ulm", { screen: "new", game: "ulm" }],
  ["#/tables", { screen: "tables" }],
  ["#/table/abc", { screen: "table", id: "abc", code: null }],
  ["#/join/abc?code=x%20y", { screen: "join", id: "abc", code: "x y" }],
  ["#/replay/m?table=t", { screen: "replay", match: "m", table: "t" }],
  ["#/rules", { screen: "rules", game: null, rule: null }],
  ["#/rules/ulm/UL-3.1", { screen: "rules", game: "ulm", rule: "UL-3.1" }],
  ["#/settings", { screen: "settings" }],
  ["#/credits", { screen: "credits" }],
  ["#/privacy", { screen: "privacy" }],
  ["#/me", { screen: "me" }],
  ["#/person/abc", { screen: "person", id: "abc" }],
  ["#/tournaments", { screen: "tournaments" }],
  ["#/tournament/abc", { screen: "tournament", id: "abc", wall: false }],
  ["#/tournament/abc?wall", { screen: "tournament", id: "abc", wall: true }],
  ["#/ratings", { screen: "ratings", game: null }],
  ["#/ratings/ulm", { screen: "ratings", game: "ulm" }],
];

describe("addresses", () => {
  it.each(routes)("%s leads to its screen and back", (hash, route) => {
    expect(parseRoute(hash)).toEqual(route);
    expect(address(route)).toBe(hash);
  });

  it("that lead nowhere say so", () => {
    expect(parseRoute("#/attic")).toEqual({ screen: "lost", address: "attic" });
    expect(parseRoute("#/table")).toEqual({ screen: "lost", address: "table" });
    expect(parseRoute("")).toEqual({ screen: "home" });
  });

  it("are noted by the screen that is there, and do not call back who went elsewhere", () => {
    location.hash = "#/replay/m?at=1";
    noteAddress({ screen: "replay", match: "m", table: null, at: 2 });
    expect(location.hash).toBe("#/replay/m?at=2");
    location.hash = "#/study/m?at=2";
    noteAddress({ screen: "replay", match: "m", table: null, at: 3 });
    expect(location.hash).toBe("#/study/m?at=2");
  });
});
