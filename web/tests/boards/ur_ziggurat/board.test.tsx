import { cleanup, fireEvent } from "@testing-library/preact";
import { afterEach, beforeAll, expect, test } from "vitest";

import { Board, describe as inWords } from "../../../src/boards/ur_ziggurat";
import type { ZigguratView } from "../../../src/generated/views";
import { draw, find, learn, positions, undrawn } from "../position";

const POSITIONS = positions<ZigguratView>("ur_ziggurat");
const position = (name: string) => new Map(POSITIONS).get(name) as (typeof POSITIONS)[0][1];

beforeAll(() => learn("ur_ziggurat"));
afterEach(cleanup);

test("the fixtures have square and hex boards of both sizes", () => {
  const boards = new Set(POSITIONS.map(([, { view }]) => view.board));
  expect(boards).toEqual(new Set(["square_6x6", "square_7x5", "hex_6x6", "hex_7x5"]));
});

function cubesShown(cell: Element | null): string[] {
  const numbers = [...(cell?.querySelectorAll(".zig-number") ?? [])];
  return numbers.map((text) => text.textContent ?? "").filter((text) => /^\d/.test(text));
}

test.each(POSITIONS)("the whole position is drawn and worded: %s", (_, shown) => {
  const { board } = draw(Board, shown);
  const { cells, players, aside } = shown.view;
  expect(undrawn(board, shown)).toEqual([]);
  for (const cell of cells) {
    const counts = cell.cubes > 0 && !cell.ziggurat ? [`${cell.cubes}`] : [];
    expect(cubesShown(find(board, `tile:${cell.name}`)), cell.name).toEqual(counts);
  }
  for (const player of players) expect(find(board, `hand:${player.seat}`)).not.toBeNull();
  for (const at of aside.keys()) expect(find(board, `aside:${at}`)).not.toBeNull();
  expect(board.textContent).not.toContain("‹");
  expect(inWords(shown.view, shown.names).join("\n")).not.toContain("‹");
});

test("the description tells cells, ziggurats, hands and the turn", () => {
  const { view, names } = position("towers");
  const lines = inWords(view, names);
  expect(lines).toContain("Round 14 of at most 32");
  expect(lines).toContain("2 of 5 ziggurats left");
  expect(lines).toContain("Shulgi is to move.");
  expect(lines).toContain("c1: Culture, with Politics on the other face; a ziggurat of Ninsun");
  expect(lines).toContain(
    "b3: Commerce, with Agriculture on the other face; Shulgi has 5 cubes here",
  );
  expect(lines.filter((line) => /^[a-g][1-5]: /.test(line))).toHaveLength(35);
});

test.each(["fifth_ziggurat", "no_exchange", "last_round"])("an end says why: %s", (ending) => {
  const { view, names } = position("towers");
  const line = inWords({ ...view, ending }, names).find((each) =>
    each.startsWith("The game is over"),
  );
  expect(line).toMatch(/^The game is over: .*\.$/);
});

test("war: attackers are lit, then only what the chosen one can reach", () => {
  const { board, moves } = draw(Board, position("war"));
  const lit = (element: string): string => find(board, element)?.getAttribute("class") ?? "";
  expect(lit("tile:a2")).toContain("is-open");
  expect(lit("tile:g5")).not.toContain("is-");
  fireEvent.click(find(board, "tile:a2") as Element);
  expect(lit("tile:a2")).toContain("is-chosen");
  expect(lit("tile:b2")).toContain("is-open");
  expect(lit("tile:b3")).not.toContain("is-open");
  fireEvent.keyDown(find(board, "tile:b2") as Element, { key: "Enter" });
  expect(moves).toEqual(["attack a2 e"]);
});

test("politics: the tile asked about is marked, and earlier ones show what they will hold", () => {
  const { board } = draw(Board, position("politics"));
  expect(find(board, "tile:f1")?.getAttribute("class")).toContain("zig-asked");
  expect(find(board, "tile:a1")?.textContent).toContain("→2");
  expect(find(board, "tile:b4")?.textContent).not.toContain("→");
});

test("a tile that cannot be used asks why", () => {
  const { board, asked } = draw(Board, position("towers"));
  fireEvent.click(find(board, "tile:a1") as Element);
  expect(asked).toEqual(["tile:a1"]);
});
