import { act, cleanup } from "@testing-library/preact";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { Ask, Board } from "../../../src/boards/royal_game_of_ur";
import { chancesOf, riskAt, routeOf } from "../../../src/boards/royal_game_of_ur/odds";
import { royalSettings } from "../../../src/boards/royal_game_of_ur/settings";
import type { RoyalView } from "../../../src/generated/views";
import { draw, find, learn, positions } from "../position";
import type { Position } from "../position";

const middle = new Map(positions<RoyalView>("royal_game_of_ur")).get(
  "middle",
) as Position<RoyalView>;

beforeAll(() => learn("royal_game_of_ur"));
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  royalSettings.update({ auto_move: false });
  vi.useRealTimers();
  cleanup();
});

test("throws are as likely as the dice of the ruleset make them", () => {
  expect(chancesOf("finkel")).toEqual([1, 4, 6, 4, 1].map((weight) => weight / 16));
  expect(chancesOf("masters")).toEqual([0, 3, 3, 1, 1].map((weight) => weight / 8));
});

test("a piece is hit by what stands behind it on the other path, never on a safe rosette", () => {
  const { view } = middle; // light stands on its 3rd square and on b4
  expect(riskAt(view, "dark", "b5")).toBe(4 / 16); // by the piece on b4, with a 1
  expect(riskAt(view, "dark", "b1")).toBe(6 / 16); // by the piece on a2, with a 2
  expect(riskAt(view, "dark", "b6")).toBe(6 / 16);
  expect(riskAt(view, "light", "b4")).toBe(0);
  expect(riskAt({ ...view, safe_rosettes: false }, "light", "b4")).toBe(4 / 16 + 6 / 16);
  expect(riskAt(view, "dark", "c2")).toBe(0); // where the other side never comes
});

test("the way of a move goes over its squares", () => {
  const offers = middle.prompt?.actions ?? [];
  expect(offers.map((offer) => routeOf(middle.view, offer)?.squares)).toEqual([["c4"], ["c2"]]);
});

test("pointing at a piece shows its way; the question tells what it risks", () => {
  const { board, table } = draw(Board, middle);
  expect(board.querySelector(".royal-route")).toBeNull();
  act(() => table.hover("piece:dark:c3"));
  expect(board.querySelector(".royal-route")).not.toBeNull();
  cleanup();
  const { board: ask } = draw(Ask, middle);
  expect(ask.querySelector(".is-thrown b")?.textContent).toBe("1");
  expect(ask.textContent).toContain("cannot be hit by the next throw");
  expect(find(ask, "piece:dark:c3")).not.toBeNull();
});

test("on a phone the question tells what the move that waits would risk", () => {
  const wide = window.matchMedia("(min-width: 1px)");
  const heard = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal("matchMedia", () => ({ ...wide, ...heard, matches: true }));
  const { board: ask, table } = draw(Ask, middle);
  expect(find(ask, "piece:dark:c3")).toBeNull();
  const [, move] = middle.prompt?.actions ?? [];
  act(() => table.shown.update({ waiting: move ?? null, path: ["piece:dark:c3"] }));
  expect(find(ask, "piece:dark:c3")).not.toBeNull();
  expect(find(ask, "piece:dark:reserve")).toBeNull();
  expect(ask.textContent).toContain("cannot be hit by the next throw");
  vi.unstubAllGlobals();
});

test("every man has a name by which it glides", () => {
  const { board } = draw(Board, middle);
  const names = [...board.querySelectorAll("[data-piece]")].map((man) =>
    man.getAttribute("data-piece"),
  );
  expect(new Set(names).size).toBe(2 * middle.view.pieces);
});

const forced: Position<RoyalView> = {
  ...middle,
  prompt: middle.prompt && { ...middle.prompt, actions: middle.prompt.actions.slice(0, 1) },
};

test("the only move is played by itself for whoever wishes it, and for nobody else", () => {
  const waits = draw(Board, forced);
  act(() => void vi.advanceTimersByTime(2000));
  expect(waits.moves).toEqual([]);
  cleanup();
  royalSettings.update({ auto_move: true });
  const plays = draw(Board, forced);
  act(() => void vi.advanceTimersByTime(2000));
  expect(plays.moves).toEqual(["enter"]);
  cleanup();
  const chooses = draw(Board, middle);
  act(() => void vi.advanceTimersByTime(2000));
  expect(chooses.moves).toEqual([]);
});
