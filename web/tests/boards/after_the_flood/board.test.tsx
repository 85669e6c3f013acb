import { cleanup, fireEvent } from "@testing-library/preact";
import { afterEach, beforeAll, expect, test } from "vitest";

import data from "../../../../src/edubba/games/after_the_flood/data.json";
import { Board, describe as inWords } from "../../../src/boards/after_the_flood";
import { LANDS } from "../../../src/boards/after_the_flood/layout";
import type { FloodView } from "../../../src/generated/views";
import { draw, find, learn, positions, undrawn } from "../position";

const POSITIONS = positions<FloodView>("after_the_flood");
const position = (name: string) => new Map(POSITIONS).get(name) as (typeof POSITIONS)[0][1];
const classes = (board: Element, element: string): string =>
  find(board, element)?.getAttribute("class") ?? "";

beforeAll(() => learn("after_the_flood"));
afterEach(cleanup);

/** Elements that a position has although no action and no event speaks of them now. */
function all(view: FloodView): string[] {
  const goods = Object.keys(view.stock);
  return [
    ...view.areas.map(({ id }) => `area:${id}`),
    ...view.areas.filter(({ city }) => city !== null).map(({ id }) => `city:${id}`),
    ...view.areas.filter(({ armies }) => armies > 0).map(({ id }) => `army:${id}`),
    ...view.boxes.map(({ id }) => `box:${id}`),
    "box:scribes",
    "box:tool_makers",
    ...goods.map((good) => `stock:${good}`),
    ...view.empires.map(({ id }) => `empire:${id}`),
    ...view.players.flatMap(({ colour }) => [
      ...goods.map((good) => `good:${colour}:${good}`),
      `workers:${colour}`,
      `armies:${colour}`,
    ]),
  ];
}

/** Cities, armies and empires that the log speaks of may be gone by now. */
const gone = (element: string): boolean => /^(city|army|empire):/.test(element);

test.each(POSITIONS)("the whole position is drawn and worded: %s", (_, shown) => {
  const { board } = draw(Board, shown);
  const { view, prompt, names } = shown;
  for (const element of all(view)) expect(find(board, element), element).not.toBeNull();
  expect(undrawn(board, { ...shown, log: [] })).toEqual([]);
  expect(undrawn(board, { ...shown, prompt: null }).filter((element) => !gone(element))).toEqual(
    [],
  );
  for (const { targets } of prompt?.actions ?? []) {
    if (targets[0] !== undefined) expect(classes(board, targets[0])).toContain("is-open");
  }
  for (const player of view.players) {
    for (const [good, count] of Object.entries(player.resources)) {
      expect(find(board, `good:${player.colour}:${good}`)?.textContent).toBe(`${count}`);
    }
  }
  expect(board.textContent).not.toContain("‹");
  expect(inWords(view, names).join("\n")).not.toContain("‹");
});

test("the description tells the turn, goods, areas, boxes and empires", () => {
  const { view, names } = position("fourth");
  const lines = inWords(view, names);
  expect(lines).toContain("Turn 4, 1450 BC: Actions.");
  expect(lines).toContain("Order of play: Shulgi, Ninsun, Enheduanna.");
  expect(lines).toContain("Ninsun has 24 points.");
  expect(lines.find((line) => line.startsWith("Amorites"))).toBe(
    "Amorites; 4 points for most workers at the end; trade in wood, oil; 8 workers of Shulgi",
  );
  expect(lines).toContain("Babylon; a city of Ninsun in Babylon");
  expect(lines).toContain(
    "The empire of Egypt, 10 armies, starts in Egypt; nobody has started it.",
  );
});

test("a trade is walked from area to stock to the own goods", () => {
  const { board, table, moves } = draw(Board, position("trade"));
  fireEvent.click(find(board, "area:mittani") as Element);
  expect(classes(board, "stock:metal")).toContain("is-open");
  fireEvent.click(find(board, "stock:metal") as Element);
  expect(table.shown.get().path).toEqual(["area:mittani", "stock:metal"]);
  fireEvent.click(find(board, "good:purple:textile") as Element);
  expect(moves).toEqual(["trade mittani:metal:textile"]);
});

test("an expanding empire can invade areas, destroy cities and reinforce armies", () => {
  const { board } = draw(Board, position("expand"));
  expect(classes(board, "area:shuruppak")).toContain("is-open");
  expect(classes(board, "city:babylon")).toContain("is-open");
  expect(classes(board, "army:babylon")).toContain("is-open");
  expect(classes(board, "area:elam")).not.toContain("is-");
});

/** The points of an outline, as `x,y`. */
const pointsOf = (area: string): string[] =>
  LANDS.get(area)?.outline.replace(/[MZ]/g, "").split("L") ?? [];

test("ragged outlines share points exactly where areas border", () => {
  const borders = new Set(data.undirected_borders.map((pair) => pair.toSorted().join(" ")));
  const areas = [...LANDS.keys()];
  for (const one of areas) {
    const points = new Set(pointsOf(one));
    for (const other of areas.filter((area) => area > one)) {
      const shared = pointsOf(other).filter((point) => points.has(point)).length;
      expect(shared > 2, `${one} ${other}`).toBe(borders.has([one, other].toSorted().join(" ")));
    }
  }
});
