/** A game that the page has no drawing of: the one it makes for a terminal, to click on. */
import { fireEvent } from "@testing-library/preact";
import { expect, test } from "vitest";

import { PLAIN } from "../../../src/boards/plain";
import { addCatalogue } from "../../../src/words";
import { draw } from "../position";

const COLUMNS = '[@click="column:1"]·[/] [@click="column:2"][red]x[/][/]\n[@click="column:1"]1[/]';
addCatalogue("web", "no-drawing = Nothing is drawn.");

const shown = (view: object): ReturnType<typeof draw> =>
  draw(PLAIN.Board, {
    seat: 0,
    names: ["Ninsun", "Shulgi"],
    version: 1,
    view,
    prompt: {
      seat: 0,
      decision: "drop",
      prompt: { id: "web/no-drawing", args: {} },
      actions: [
        { move: "drop 1", label: { id: "web/no-drawing", args: {} }, targets: ["column:1"] },
      ],
    },
    log: [],
  } as never);

test("its elements can be clicked wherever they stand, and are one button each", () => {
  const { board, moves } = shown({ $drawing: { en: COLUMNS } });
  expect(board.querySelectorAll('[data-element="column:1"]')).toHaveLength(1);
  expect(board.querySelector('[data-element="column:1"]')?.getAttribute("role")).toBe("button");
  const mirror = board.querySelector(".mirror");
  expect(mirror?.className).toContain("is-open");
  fireEvent.click(mirror as Element);
  expect(moves).toEqual(["drop 1"]);
});

test("who cannot see hears its lines", () => {
  expect(PLAIN.describe({ $drawing: { en: COLUMNS } }, [])).toEqual(["· x", "1"]);
});

test("without one it says so", () => {
  expect(shown({}).board.textContent).toContain("Nothing is drawn.");
});
