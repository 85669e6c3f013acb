import { beforeEach, expect, test } from "vitest";

import { goodOf, pushBetween, ULM_PIECES } from "../../../src/boards/ulm/pieces";
import { SLOTS, edgesAt, exitOf, lineOf, pushAt, sourcesOf } from "../../../src/boards/ulm/push";
import type { UlmView } from "../../../src/generated/views";
import { Pieces } from "../../../src/play/following";
import { positions } from "../position";

const found = positions<UlmView>("ulm").find(([name]) => name === "hand");
let view: UlmView;

beforeEach(() => {
  if (!found) throw new Error("the position with a hand");
  view = structuredClone(found[1].view);
});

/** The same table after the drawn tile was pushed in at a slot. */
function after(slot: string): UlmView {
  const push = pushAt(view, slot);
  if (!push) throw new Error("a tile is drawn");
  const now = structuredClone(view);
  push.cells.forEach(
    (cell, at) => ((now.grid[cell] ?? { colour: "" }).colour = push.colours[at] ?? ""),
  );
  (now.outer[SLOTS.indexOf(push.exit)] ?? { colour: "" }).colour = push.out;
  now.turn.drawn_tile = null;
  return now;
}

test("slots are named in the order in which the house sends them", () => {
  expect(view.outer.map(({ id }) => id)).toEqual(SLOTS.map((slot) => `out_${slot}`));
  expect(view.edges.map(({ id }) => id)).toEqual(SLOTS.map((slot) => `edge_${slot}`));
});

test.each([
  ["w1", [3, 4, 5], "e1"],
  ["e1", [5, 4, 3], "w1"],
  ["n2", [2, 5, 8], "s2"],
  ["s0", [6, 3, 0], "n0"],
])("a tile pushed in at %s comes through these cells", (slot, cells, exit) => {
  expect(lineOf(slot)).toEqual(cells);
  expect(exitOf(slot)).toBe(exit);
});

test("corners touch two edge spots, the others one, the middle none", () => {
  expect(edgesAt(0)).toEqual(["n0", "w0"]);
  expect(edgesAt(8)).toEqual(["s2", "e2"]);
  expect(edgesAt(5)).toEqual(["e1"]);
  expect(edgesAt(4)).toEqual([]);
});

test("every tile of a pushed line keeps its name on the way", () => {
  const pieces = new Pieces(ULM_PIECES);
  pieces.follow(view);
  const push = pushAt(view, "w1");
  if (!push) throw new Error("a tile is drawn");
  const drawn = pieces.at(push.colours[0], "drawn");
  const line = push.cells.map((cell) => pieces.at(view.grid[cell]?.colour ?? "", `cell:${cell}`));
  const now = after("w1");
  expect(pushBetween(view, now)).toBe("w1");
  pieces.follow(now);
  const moved = push.cells.map((cell, at) => pieces.at(push.colours[at] ?? "", `cell:${cell}`));
  expect(moved).toEqual([drawn, line[0], line[1]]);
  expect(pieces.at(push.out, `out:${push.exit}`)).toEqual(line[2]);
});

test("tiles that are taken from a side or a dock are those of the supply", () => {
  const pieces = new Pieces(ULM_PIECES);
  pieces.follow(view);
  const at = view.outer.findIndex(({ colour }) => colour !== null);
  const place = view.outer[at];
  const player = view.players[0];
  if (!place?.colour || !player) throw new Error("one lies there");
  const name = pieces.at(place.colour, `out:${SLOTS[at]}`);
  const now = structuredClone(view);
  (now.outer[at] ?? place).colour = null;
  const tiles = now.players[0]?.tiles ?? {};
  tiles[place.colour] = (tiles[place.colour] ?? 0) + 1;
  pieces.follow(now);
  expect(pieces.at(place.colour, "supply:0")).toContain(name[0]);
});

test("a seal that is placed comes from the stock", () => {
  const pieces = new Pieces(ULM_PIECES);
  pieces.follow(view);
  const stock = pieces.at(0, "stock");
  const now = structuredClone(view);
  const player = now.players[0];
  const quarter = now.quarters.find(({ id }) => id === "shipyard");
  const [place] = quarter?.seals ?? [];
  if (!player || !place) throw new Error("there is room");
  player.seals -= 1;
  place.owner = 0;
  pieces.follow(now);
  expect(stock).toContain(pieces.at(0, "shipyard")[0]);
  expect(pieces.at(0, "stock")).toEqual(stock.slice(0, -1));
});

test("a crest that is placed comes from the stock, and nobody's coins become another's", () => {
  const pieces = new Pieces(ULM_PIECES);
  const [own, other] = view.players;
  if (!own || !other) throw new Error("two sit there");
  [own.coins, other.coins, own.crests] = [2, 1, 3];
  pieces.follow(view);
  const crests = pieces.at(goodOf("crests", 0), "stock");
  const coins = pieces.at(goodOf("coins", 0), "stock");
  const now = structuredClone(view);
  const [mine, theirs] = now.players;
  const quarter = now.quarters.find(({ crest }) => crest === null);
  if (!mine || !theirs || !quarter) throw new Error("there is room");
  [mine.coins, theirs.coins, mine.crests] = [1, 2, 2];
  quarter.crest = 0;
  pieces.follow(now);
  expect(crests).toContain(pieces.at(goodOf("crests", 0), quarter.id)[0]);
  expect(pieces.at(goodOf("coins", 0), "stock")).toEqual(coins.slice(0, 1));
  const theirCoins = pieces.at(goodOf("coins", 1), "stock");
  expect(theirCoins).toHaveLength(2);
  expect(coins).not.toContain(theirCoins[1]);
});

test("sparrows fly from the seal that earned them, coins from their tile, all else by barge", () => {
  for (const edge of view.edges) edge.owner = null;
  const edge = view.edges[SLOTS.indexOf("n0")];
  if (!edge) throw new Error("there are twelve");
  edge.owner = 2;
  for (const cell of [0, 1, 2]) (view.grid[cell] ?? { colour: "" }).colour = "brown";
  (view.grid[1] ?? { colour: "" }).colour = "gray";
  view.turn.line = { brown: 2, gray: 1 };
  expect(sourcesOf(view, 2, "w0").sparrows).toBe("edge:n0");
  expect(sourcesOf(view, 1, "w0")).toEqual({ coins: "barge:1", sparrows: "barge:1" });
  view.turn.line = { brown: 2, gray: 0 };
  expect(sourcesOf(view, view.to_move, "w0").coins).toBe("cell:1");
  expect(sourcesOf(view, 2, "w0").sparrows).toBe("barge:2");
  expect(sourcesOf(view, 2, null)).toEqual({ coins: "barge:2", sparrows: "barge:2" });
});

test("the same position keeps all names", () => {
  const pieces = new Pieces(ULM_PIECES);
  pieces.follow(view);
  const names = view.grid.map(({ colour }, cell) => pieces.at(colour ?? "", `cell:${cell}`));
  pieces.follow(structuredClone(view));
  expect(view.grid.map(({ colour }, cell) => pieces.at(colour ?? "", `cell:${cell}`))).toEqual(
    names,
  );
});
