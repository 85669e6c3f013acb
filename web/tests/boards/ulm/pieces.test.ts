import { beforeEach, expect, test } from "vitest";

import { pushBetween, TILES_AND_SEALS } from "../../../src/boards/ulm/pieces";
import { SLOTS, edgesAt, exitOf, lineOf, pushAt } from "../../../src/boards/ulm/push";
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
  const pieces = new Pieces(TILES_AND_SEALS);
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
  const pieces = new Pieces(TILES_AND_SEALS);
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
  const pieces = new Pieces(TILES_AND_SEALS);
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

test("the same position keeps all names", () => {
  const pieces = new Pieces(TILES_AND_SEALS);
  pieces.follow(view);
  const names = view.grid.map(({ colour }, cell) => pieces.at(colour ?? "", `cell:${cell}`));
  pieces.follow(structuredClone(view));
  expect(view.grid.map(({ colour }, cell) => pieces.at(colour ?? "", `cell:${cell}`))).toEqual(
    names,
  );
});
