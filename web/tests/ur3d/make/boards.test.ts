import { type Group, Mesh } from "three";
import { describe, expect, it } from "vitest";
import data from "../../../../src/edubba/games/game_of_ur/data.json";
import {
  Assets,
  BOARD_HEIGHT,
  cellTop,
  LOOKS,
  type Look,
  place,
  restHeight,
} from "../../../src/ur3d/make";
import { DECK } from "../../../src/ur3d/make/layout";
import { makeHere } from "../../../src/ur3d/make/make";
import { boxDeck } from "../../../src/ur3d/make/motifs";
import { outlineOf } from "./outline_of";

const made = makeHere("test");
const assets = new Assets(made);

const cells = (board: Group): Mesh[] =>
  board.children.filter((part): part is Mesh => part.name.startsWith("cell_"));

describe.each(LOOKS)("the board of the %s", (look) => {
  const marked = data.boards.find((board) => board.id === look)!.rosette_squares;

  it("GU-UI-7.3 has twenty squares, placed by one affine map of data.json", () => {
    const found = cells(assets.board(look));
    expect(found.map((cell) => cell.name)).toEqual(data.squares.map(({ id }) => `cell_${id}`));
    const [a, b] = [place(0, 0), place(1, 1)];
    found.forEach((cell, i) => {
      const { x, y } = data.squares[i]!;
      expect(cell.position.x).toBeCloseTo(a.x + (b.x - a.x) * x, 9);
      expect(cell.position.z).toBeCloseTo(a.z + (b.z - a.z) * y, 9);
    });
    expect(b.x - a.x).toBeCloseTo(1 / data.layout.cell, 9);
  });

  it("GU-UI-7.1 GU-UI-7.2 is marked where the rules say, and says so", () => {
    const rosettes = cells(assets.board(look)).filter((cell) => cell.userData["rosette"]);
    expect(rosettes.map((cell) => cell.userData["square"]).toSorted()).toEqual(
      [...marked].toSorted(),
    );
    expect(rosettes).toHaveLength(look === "second_millennium" ? 5 : 3);
  });

  it("GU-UI-7.3 draws a mark exactly on those squares", () => {
    const { maps, columns } = { maps: made.cells[look], columns: 5 };
    const px = maps.width / columns;
    const middles = data.squares.map((_, i) => {
      const left = (i % columns) * px;
      const top = Math.floor(i / columns) * px;
      let contrast = 0;
      for (let y = px * 0.2; y < px * 0.8; y++)
        for (let x = px * 0.2; x < px * 0.8; x++) {
          const j = ((top + Math.floor(y)) * maps.width + left + Math.floor(x)) * 4;
          const right = j + 4;
          contrast += Math.abs(maps.albedo[j]! - maps.albedo[right]!);
        }
      return contrast;
    });
    const busiest = data.squares
      .map(({ id }, i) => [id, middles[i]!] as const)
      .toSorted((p, q) => q[1] - p[1])
      .slice(0, marked.length)
      .map(([id]) => id);
    expect(busiest.toSorted()).toEqual([...marked].toSorted());
  });

  it("GU-UI-7.5 has house numbers, hidden until wanted", () => {
    const numbers = assets.board(look).getObjectByName("numbers") as Mesh;
    expect(numbers.visible).toBe(false);
    expect(numbers.geometry.getAttribute("position").count).toBe(20 * 4);
  });

  it("knows how high its squares, its top and the table lie", () => {
    for (const { x, y } of data.squares) {
      const at = place(x, y);
      expect(restHeight(look, at.x, at.z)).toBe(cellTop(look));
    }
    expect(restHeight(look, 0, 3)).toBe(-BOARD_HEIGHT);
  });
});

it("GU-UI-7.2 the two boards differ in outline: a box, and a block with a round tail", () => {
  const [box, slab] = LOOKS.map((look: Look) => outlineOf(assets.board(look))) as [number, number];
  expect(box).toBeGreaterThan(0.95); // share of its bounding rectangle that a board covers
  expect(slab).toBeLessThan(0.75);
});

it("GU-UI-7.2 the figures on the box stand upright for the player before whom they lie", () => {
  const { width, height, depth } = boxDeck(80, DECK.width, DECK.height);
  let [cut, other] = [0, 0];
  depth.forEach((deep, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    cut += deep;
    other += Math.abs(deep - depth[(height - 1 - y) * width + x]!);
  });
  expect(other / cut).toBeLessThan(0.02);
});
