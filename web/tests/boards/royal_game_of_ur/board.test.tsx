import { fireEvent, render } from "@testing-library/preact";
import { beforeAll, expect, test, vi } from "vitest";

import { Board, describe as inWords, spread, standing } from "../../../src/boards/royal_game_of_ur";
import { TableContext } from "../../../src/play/table";
import { DEFAULT_SETTINGS, settings } from "../../../src/settings";
import type { RoyalView } from "../../../src/generated/views";
import { draw, find, learn, positions, undrawn } from "../position";
import type { Position } from "../position";

const POSITIONS = positions<RoyalView>("royal_game_of_ur");
const middle = new Map(POSITIONS).get("middle") as Position<RoyalView>;

beforeAll(() => learn("royal_game_of_ur"));

test.each(POSITIONS)("the whole position is drawn and worded: %s", (_, shown) => {
  const { board } = draw(Board, shown);
  const { view } = shown;
  expect(undrawn(board, shown).filter((id) => !id.startsWith("piece:"))).toEqual([]);
  for (const { side, squares } of view.sides) {
    for (const square of squares) expect(find(board, `piece:${side}:${square}`)).not.toBeNull();
    expect(find(board, `piece:${side}:reserve`)).not.toBeNull();
    expect(find(board, `home:${side}`)).not.toBeNull();
  }
  expect(board.textContent).not.toContain("‹");
  expect(inWords(view, shown.names).join("\n")).not.toContain("‹");
});

test("pieces in reserve and at home are as many as the view says", () => {
  const { board } = draw(Board, middle);
  for (const { side, waiting, home } of middle.view.sides) {
    const discs = (id: string): number =>
      find(board, id)?.querySelectorAll("path.edge").length ?? -1;
    expect(discs(`piece:${side}:reserve`)).toBe(waiting);
    expect(discs(`home:${side}`)).toBe(home);
    expect(find(board, `home:${side}`)?.textContent).toBe(`${home}/${middle.view.pieces} home`);
  }
});

test.each(["standard", "aseb"])("every square can be found by its name: %s", (board) => {
  const drawn = draw(Board, { ...middle, view: { ...middle.view, board } }).board;
  const marks = [...drawn.querySelectorAll(".royal-marks text")];
  const at = (mark: string, axis: string): number =>
    Number(marks.find(({ textContent }) => textContent === mark)?.getAttribute(axis));
  const spots = [...drawn.querySelectorAll('[data-element^="square:"]')];
  expect(spots).toHaveLength(20);
  for (const spot of spots) {
    const id = spot.getAttribute("data-element")?.slice("square:".length) ?? "";
    const place = /translate\((\S+) (\S+)\)/.exec(spot.getAttribute("transform") ?? "") ?? [];
    expect([at(id.slice(1), "x"), at(id.slice(0, 1), "y")]).toEqual(place.slice(1).map(Number));
  }
});

test("the trays name whose pieces are whose", () => {
  const { board } = draw(Board, {
    ...middle,
    names: ["Ninsun", "Enheduanna of the high temple of Ur"],
  });
  const below = (side: string): string | null | undefined =>
    find(board, `piece:${side}:reserve`)?.querySelector("text")?.textContent;
  const [light, dark] = middle.view.sides;
  expect(below("light")).toBe(`Ninsun: ${light?.waiting} waiting`);
  expect(below("dark")).toBe(`Enheduanna of…: ${dark?.waiting} waiting`);
});

test("the mat is as long as its room, with the board in the middle", () => {
  const bounds = { left: 60, right: 940, far: 170, near: 920 };
  expect(spread(bounds, 1)).toEqual(bounds);
  expect(spread(bounds, 2)).toEqual({ ...bounds, left: -250, right: 1250 });
});

test("whoever has gone further is ahead, also before a piece is home", () => {
  const [light, dark] = middle.view.sides;
  if (!light || !dark) throw new Error("two sides");
  const at = (positions: number[], home: number) => ({ ...light, positions, home });
  const sides = [at([2, 5], 0), at([], 1)];
  expect(standing({ ...middle.view, sides })).toEqual([7, light.path.length + 1]);
});

test("the dice show the throw", () => {
  const { board } = draw(Board, middle);
  expect(find(board, "dice")?.querySelectorAll('circle[fill="var(--ur-lapis)"]')).toHaveLength(1);
  expect(find(board, "dice")?.textContent).toBe("1");
});

test("a click on a piece that can move plays it", () => {
  const { board, moves, asked } = draw(Board, middle);
  fireEvent.click(find(board, "piece:dark:b2") as Element);
  expect(moves).toEqual([]);
  expect(asked).toEqual(["piece:dark:b2"]);
  fireEvent.click(find(board, "piece:dark:c3") as Element);
  expect(moves).toEqual(["move 2"]);
});

test("the description tells the turn, the throw and every piece", () => {
  const lines = inWords(middle.view, middle.names);
  expect(lines).toContain("Shulgi is to move.");
  expect(lines).toContain("The dice show 1.");
  expect(lines).toContain("Pieces of Ninsun on the board: a2, b4.");
  expect(lines).toContain("Shulgi: 4 waiting");
});

test("the dice tumble in whenever another throw is shown, each for itself", () => {
  settings.set({ ...DEFAULT_SETTINGS, motion: "full" });
  const animate = vi.fn();
  Element.prototype.animate = animate;
  const { table, board } = draw(Board, middle);
  const shown = (throws: number): unknown =>
    render(
      <TableContext.Provider value={table}>
        <Board view={{ ...middle.view, throws }} />
      </TableContext.Provider>,
      { container: board as HTMLElement },
    );
  expect(animate).not.toHaveBeenCalled();
  shown(middle.view.throws + 1);
  const tumbled = animate.mock.calls.length;
  expect(tumbled).toBeGreaterThan(2);
  expect(new Set(animate.mock.contexts).size).toBe(tumbled);
  shown(middle.view.throws + 1);
  expect(animate).toHaveBeenCalledTimes(tumbled);
  settings.set(DEFAULT_SETTINGS);
});
