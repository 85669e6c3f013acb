import { act, cleanup, fireEvent } from "@testing-library/preact";
import { beforeAll, expect, test } from "vitest";

import {
  Ask,
  Board,
  Mat,
  SeatLine,
  SeatMat,
  describe as inWords,
} from "../../../src/boards/ur_ziggurat";
import { setsOf } from "../../../src/boards/ur_ziggurat/scoring";
import type { ZigguratView } from "../../../src/generated/views";
import type { Prompt } from "../../../src/play/table";
import { message } from "../../../src/words";
import { seat, tableInfo } from "../../play/house";
import { draw, find, learn, positions, undrawn } from "../position";
import type { Position } from "../position";

const POSITIONS = positions<ZigguratView>("ur_ziggurat");
const position = (name: string) => new Map(POSITIONS).get(name) as Position<ZigguratView>;

beforeAll(() => learn("ur_ziggurat"));

/** All parts of the table, for the seat that decides. */
const tableOf = (seat: number) =>
  function Whole({ view }: { view: ZigguratView }) {
    return (
      <>
        <Board view={view} />
        <Ask view={view} />
        <Mat view={view} seat={seat} />
        {view.players.map((player) => (
          <div key={player.seat}>
            <SeatLine view={view} seat={player.seat} />
            <SeatMat view={view} seat={player.seat} />
          </div>
        ))}
      </>
    );
  };

const lay = (shown: Position<ZigguratView>) => draw(tableOf(shown.seat), shown);
const at = (board: Element, element: string): Element => {
  const found = find(board, element);
  expect(found, element).not.toBeNull();
  return found as Element;
};
const lit = (board: Element, element: string): boolean =>
  at(board, element).getAttribute("class")?.includes("is-open") ?? false;

test("the fixtures have square and hex boards of both sizes", () => {
  const boards = new Set(POSITIONS.map(([, { view }]) => view.board));
  expect(boards).toEqual(new Set(["square_6x6", "square_7x5", "hex_6x6", "hex_7x5"]));
});

test.each(POSITIONS)("the whole position is drawn and worded: %s", (_, shown) => {
  const { board, table } = lay(shown);
  const { cells, players, aside } = shown.view;
  expect(undrawn(board, { ...shown, prompt: null })).toEqual([]);
  expect(table.asked().filter((element) => !find(board, element))).toEqual([]);
  const cubes = [...board.querySelectorAll('[data-testid="land"] [data-piece^="cube-"]')];
  const standing = cells.filter(({ ziggurat }) => !ziggurat);
  expect(cubes).toHaveLength(standing.reduce((all, cell) => all + cell.cubes, 0));
  expect(new Set(cubes.map((cube) => cube.getAttribute("data-piece"))).size).toBe(cubes.length);
  const towers = board.querySelectorAll('[data-piece^="ziggurat:"]');
  expect(towers).toHaveLength(cells.filter(({ ziggurat }) => ziggurat).length);
  for (const player of players) expect(find(board, `hand:${player.seat}`)).not.toBeNull();
  for (const index of aside.keys()) expect(find(board, `aside:${index}`)).not.toBeNull();
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

// The board is the menu

test("an empty tile is claimed by one click", () => {
  const { board, moves } = lay(position("middle"));
  fireEvent.click(at(board, "tile:e1"));
  expect(moves).toEqual(["option claim, cell e1"]);
});

test("own tiles take two cubes, in any order, or both on one", () => {
  for (const [one, two] of [
    ["c1", "f6"],
    ["f6", "c1"],
    ["c2", "c2"],
  ]) {
    const { board, moves } = lay(position("middle"));
    fireEvent.click(at(board, `tile:${one}`));
    fireEvent.click(at(board, `tile:${two}`));
    expect(moves).toEqual([`option two_cubes, cell ${one}, cell ${two}`]);
    cleanup();
  }
});

test("a full own tile becomes a ziggurat by one click, and the loss is told before", () => {
  const shown = position("middle");
  const cells = shown.view.cells.map((cell) => (cell.name === "c2" ? { ...cell, cubes: 5 } : cell));
  const options = shown.view.options.map((option) => ({ ...option, why: null }));
  const { board, moves } = lay({ ...shown, view: { ...shown.view, cells, options } });
  fireEvent.pointerEnter(at(board, "tile:c2"));
  expect(board.querySelector(".zig-ghost-tower")).not.toBeNull();
  expect(board.querySelector(".zig-pill.minus")?.textContent).toBe("−4");
  fireEvent.click(at(board, "tile:c2"));
  expect(moves).toEqual(["option build, cell c2"]);
});

test("both actions take one click, one action and a cube take one and the tile", () => {
  const { board, moves } = lay(position("middle"));
  fireEvent.click(at(board, "order:back"));
  expect(moves).toEqual(["option both_actions, order back"]);
  cleanup();
  const other = lay(position("middle"));
  fireEvent.click(at(other.board, "act:culture"));
  expect(lit(other.board, "plan:back-after")).toBe(false);
  fireEvent.click(at(other.board, "plan:front-before"));
  expect(other.moves).toEqual(["option one_action_and_cube, plan front before"]);
});

test("what cannot be done is listed with the reason of the rules", () => {
  const { board } = lay(position("middle"));
  const shut = board.querySelector(".zig-verb.shut");
  expect(shut?.textContent).toContain("Build a ziggurat");
  expect(shut?.textContent).toContain("exactly 5 cubes.");
  expect(find(board, "option:build")).toBeNull();
});

test("a reason has a line of its own, and what can be chosen shares one", () => {
  const shown = position("middle");
  const why = shown.view.options.find(({ id }) => id === "build")?.why ?? null;
  const widths = (shut: string[]): (string | undefined)[] => {
    const options = shown.view.options.map((each) => ({
      ...each,
      why: shut.includes(each.id) ? why : null,
    }));
    const { board } = draw(Ask, { ...shown, view: { ...shown.view, options } });
    const verbs = [...board.querySelectorAll(".zig-verb:not(.quarter)")].slice(2);
    cleanup();
    return verbs.map((verb) => /shut|half/.exec(verb.className)?.[0]);
  };
  expect(widths([])).toEqual(["half", "half", undefined]);
  expect(widths(["build"])).toEqual(["half", "half", "shut"]);
  expect(widths(["two_cubes"])).toEqual(["shut", "half", "half"]);
  expect(widths(["two_cubes", "build"])).toEqual(["shut", undefined, "shut"]);
});

test("a tile that cannot be used asks why", () => {
  const { board, asked } = lay(position("towers"));
  fireEvent.click(at(board, "tile:a1"));
  expect(asked).toEqual(["tile:a1"]);
});

test("war: attackers are lit, then only what the chosen one can reach", () => {
  const { board, moves } = lay(position("war"));
  expect(lit(board, "tile:a2")).toBe(true);
  expect(lit(board, "tile:g5")).toBe(false);
  fireEvent.click(at(board, "tile:a2"));
  expect(lit(board, "tile:b2")).toBe(true);
  expect(lit(board, "tile:b3")).toBe(false);
  fireEvent.pointerEnter(at(board, "tile:b2"));
  expect(board.querySelector(".zig-attack")).not.toBeNull();
  fireEvent.keyDown(at(board, "tile:b2"), { key: "Enter" });
  expect(moves).toEqual(["attack a2 e"]);
});

test("the exchange takes one click, with the side that was chosen up", () => {
  const { board, moves } = lay(position("start"));
  fireEvent.click(at(board, "side:back"));
  expect(find(board, "side:front")).not.toBeNull();
  fireEvent.pointerEnter(at(board, "tile:b1"));
  expect(board.querySelector(".zig-swap")).not.toBeNull();
  fireEvent.click(at(board, "tile:b1"));
  expect(moves).toEqual(["cell b1, up back"]);
});

test("a tile set aside is exchanged like any other", () => {
  const { board, moves } = lay(position("aside"));
  const open = [0, 1].find((index) => lit(board, `aside:${index}`)) as number;
  fireEvent.click(at(board, `aside:${open}`));
  expect(moves).toEqual([`reserve ${open}, up front`]);
});

// Before it is done

test("a card shows what its action would do, on the land and in points", () => {
  const { board } = lay(position("middle"));
  fireEvent.pointerEnter(at(board, "act:agriculture"));
  const pills = [...board.querySelectorAll(".zig-pill")].map((pill) => pill.textContent);
  expect(pills.toSorted()).toEqual(["+2", "falls empty", "falls empty", "−1", "−1", "−1"]);
  expect(board.querySelector(".zig-forecast")?.textContent).toContain("You lose");
});

test("an action without gain says so", () => {
  const shown = position("middle");
  const acts = shown.view.acts.map((act) =>
    act.kind === "commerce" ? { ...act, gains: {}, works: false } : act,
  );
  const { board } = lay({ ...shown, view: { ...shown.view, acts } });
  const words = (element: string) => at(board, element).parentElement?.textContent;
  expect(words("act:commerce")).toContain("nothing to gain now");
  expect(words("order:back")).toContain("nothing now");
  fireEvent.pointerEnter(at(board, "order:back"));
  expect(board.querySelector(".zig-forecast")?.textContent).toContain(
    "Commerce changes nothing now.",
  );
});

// Politics

/** Politics at its beginning, in a position that is elsewhere in it. */
function politics(): Position<ZigguratView> {
  const shown = position("politics");
  const cells = shown.view.cells.map((cell) => ({ ...cell, planned: 0 }));
  const own = cells.filter(({ owner, ziggurat }) => owner === shown.seat && !ziggurat);
  const pool = own.reduce((all, { cubes }) => all + cubes, 0);
  const prompt = shown.prompt as Prompt;
  const args = { ...prompt.prompt.args, cell: own[0]?.name ?? "", pool };
  return {
    ...shown,
    view: { ...shown.view, cells },
    prompt: { ...prompt, prompt: { ...prompt.prompt, args } },
  };
}

test("politics: all stays by one click", () => {
  const { board, moves } = lay(politics());
  fireEvent.click(at(board, "politics:leave"));
  expect(moves).toEqual(["leave 5, leave 2, leave 1, leave 1"]);
});

test("politics: minus takes a cube, plus puts it down, and then it can be sent", () => {
  const { board, moves } = lay(politics());
  expect(lit(board, "plus:b1")).toBe(false);
  fireEvent.click(at(board, "minus:a1"));
  expect(board.textContent).toContain("1 cube in hand");
  expect(find(board, "politics:share")).toBeNull();
  fireEvent.click(at(board, "plus:b1"));
  expect(board.querySelector(".zig-pill.plus")?.textContent).toBe("2→3");
  fireEvent.click(at(board, "politics:share"));
  expect(moves).toEqual(["leave 4, leave 3, leave 1, leave 1"]);
});

test("a set of five shows of each tile the cubes that count, and what all score or what is lacking", () => {
  const drawn: number[] = [];
  for (const [, shown] of POSITIONS) {
    const { board } = lay(shown);
    const own = setsOf(shown.view, shown.seat);
    const boxes = [...board.querySelectorAll(".zig-mat .zig-set, .zig-sets .zig-set")];
    for (const [at, { parts, points, complete }] of own.slice(0, 3).entries()) {
      const box = boxes[at] as Element;
      const places = [...box.querySelectorAll(".zig-place b")].map((place) => place.textContent);
      expect(box.classList.contains("full")).toBe(complete);
      expect(box.querySelector("h3")?.textContent).toContain(
        complete ? `${points}` : `${parts.filter(({ holding }) => !holding).length}`,
      );
      expect(places).toHaveLength(parts.length);
      for (const [which, { holding }] of parts.entries()) {
        expect(places[which] === "–").toBe(!holding && !complete);
      }
      drawn.push(points);
    }
    cleanup();
  }
  expect(Math.max(...drawn)).toBeGreaterThan(0);
});

/** Each verb that is shut, with the address of the rule that shuts it. */
function shutBy(board: Element): (string | undefined)[] {
  return [...board.querySelectorAll(".zig-verb.shut")].map((verb) =>
    verb.querySelector('[data-testid="rule-link"]')?.getAttribute("href")?.replace(/^.*\//, ""),
  );
}

test("every verb that is shut links to the rule that shuts it", async () => {
  const info = { ...tableInfo([seat({})]), game: "ur_ziggurat" };
  const shown = structuredClone(position("middle"));
  for (const option of shown.view.options) {
    option.why = message("ur_ziggurat_board/no-gain");
    option.rule = "UR-5.1";
  }
  const options = lay(shown);
  await act(() => options.table.shown.update({ table: info }));
  expect(shutBy(options.board)).toEqual(Array(3).fill("UR-5.1")); // those without an action
  cleanup();
  const { board, table } = lay(politics());
  await act(() => table.shown.update({ table: info }));
  expect(shutBy(board)).toEqual(["UR-6.5.1"]); // nothing has been moved that could be shared out
  fireEvent.click(at(board, "minus:a1"));
  expect(shutBy(board)).toEqual(["UR-6.5.1"]); // a cube is in the hand
});

test("politics: a tile that falls empty is told before", () => {
  const { board } = lay(politics());
  fireEvent.click(at(board, "minus:f1"));
  expect(board.textContent).toContain("You lose f1.");
});
