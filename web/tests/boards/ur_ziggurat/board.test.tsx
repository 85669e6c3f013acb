import { act, cleanup, fireEvent } from "@testing-library/preact";
import { beforeAll, expect, test, vi } from "vitest";

import {
  Ask,
  Board,
  Mat,
  SeatLine,
  SeatMat,
  describe as inWords,
  foretells,
  sounds,
} from "../../../src/boards/ur_ziggurat";
import { setsOf } from "../../../src/boards/ur_ziggurat/scoring";
import type { ZigguratView } from "../../../src/generated/views";
import type { Offer } from "../../../src/play/choice";
import type { Prompt, Table } from "../../../src/play/table";
import { message } from "../../../src/words";
import { seat, tableInfo } from "../../play/house";
import { draw, find, learn, positions, undrawn } from "../position";
import type { Position } from "../position";

const POSITIONS = positions<ZigguratView>("ur_ziggurat");
const position = (name: string) => new Map(POSITIONS).get(name) as Position<ZigguratView>;

const [WORDS] = Object.values(
  import.meta.glob<string>("../../../../src/edubba/locale/en/ur_ziggurat.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

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

test("a card shows what its action would do in points", () => {
  const { board } = lay(position("middle"));
  fireEvent.pointerEnter(at(board, "act:agriculture"));
  expect(outlookOf(board)).toContain("You lose");
});

/** Every action and every verb of the list, with what they are drawn as. */
const KINDS = ["agriculture", "culture", "commerce", "politics", "war"];
const PAIRS = [
  ["agriculture", "politics"],
  ["culture", "war"],
  ["commerce", "agriculture"],
] as const;

/** The turn of somebody who holds this tile; what the second action does is told as it is now. */
function holding(up: string, down: string): Position<ZigguratView> {
  const shown = structuredClone(position("middle"));
  const { view, seat } = shown;
  Object.assign(view.players[seat]?.hand ?? {}, { up, down });
  view.seconds = [down, up].flatMap((kind) => view.acts.filter((act) => act.kind === kind));
  return shown;
}

/** What the land tells of a choice: pills, arrows with their prices, and tiles that are lit. */
const drawnOf = (board: Element) => ({
  pills: [...board.querySelectorAll(".zig-pill")].map((pill) => pill.textContent).toSorted(),
  costs: [...board.querySelectorAll(".zig-attack")].map((arrow) => arrow.textContent),
  lit: board.querySelectorAll(".zig-lit").length,
});

const outlookOf = (board: Element): string =>
  board.querySelector(".zig-forecast")?.textContent ?? "";

const ALONE: Record<string, ReturnType<typeof drawnOf>> = {
  agriculture: { pills: ["+2", "falls empty", "falls empty", "−1", "−1", "−1"], costs: [], lit: 0 },
  culture: { pills: ["+1", "+1", "+1"], costs: [], lit: 0 },
  commerce: { pills: ["+2"], costs: [], lit: 0 },
  // Nobody has a complete set there, nor comes near one by a cube.
  politics: { pills: ["▲±0", "▲±0", "▲±0", "▲±0", "▼±0", "▼±0", "▼±0", "▼±0"], costs: [], lit: 4 },
  war: { pills: ["to take", "to take", "to take", "−1", "−1"], costs: ["2", "2", "2"], lit: 4 },
};

test.each(KINDS)("a card shows on the land what its action would do: %s", (kind) => {
  const { board } = lay(position("middle"));
  fireEvent.pointerEnter(at(board, `act:${kind}`));
  expect(drawnOf(board)).toEqual(ALONE[kind]);
});

const both = (...kinds: string[]): (string | null)[] =>
  kinds.flatMap((kind) => ALONE[kind]?.pills ?? []).toSorted();

/** A tile that has fallen empty is Politics' no more, and one that gained before does not fall empty. */
const FED = ["+2", "+2", "falls empty", "−1", "−1", "−1"];
const BOTH: Record<string, (string | null)[]> = {
  "agriculture front": [...both("agriculture"), "▲±0", "▲±0", "▼±0", "▼±0"],
  "commerce front": FED,
  "commerce back": FED,
};

test.each(PAIRS)("both actions are foretold one after the other: %s, %s", (up, down) => {
  for (const side of ["front", "back"]) {
    const { board } = lay(holding(up, down));
    fireEvent.pointerEnter(at(board, `order:${side}`));
    const { pills, costs } = drawnOf(board);
    expect(costs).toEqual([...(ALONE[up]?.costs ?? []), ...(ALONE[down]?.costs ?? [])]);
    expect(pills).toEqual(BOTH[`${up} ${side}`] ?? both(up, down));
    expect(board.querySelectorAll(".zig-act.hot")).toHaveLength(2);
    cleanup();
  }
});

test("after an action of choices the second is told as it is now, and so it is said", () => {
  const { board } = lay(holding("culture", "war"));
  fireEvent.pointerEnter(at(board, "order:back"));
  expect(outlookOf(board)).toContain("Culture is told as it is now");
  fireEvent.pointerLeave(at(board, "order:back"));
  fireEvent.pointerEnter(at(board, "order:front"));
  expect(outlookOf(board)).not.toContain("as it is now");
});

const PLANS = PAIRS.flatMap(([up, down]) =>
  [`${up} front`, `${down} back`].flatMap((each) => [`${each} before`, `${each} after`]),
);

test.each(PLANS)("one action and a cube are foretold and said: %s", (plan) => {
  const [kind = "", side, when] = plan.split(" ");
  const held = PAIRS.find((pair) => pair[side === "front" ? 0 : 1] === kind) ?? PAIRS[0];
  const { board } = lay(holding(held[0], held[1]));
  const verb = at(board, `plan:${side}-${when}`);
  expect(verb.parentElement?.textContent).toContain(when === "before" ? "cube first" : "cube last");
  fireEvent.pointerEnter(verb);
  const { pills, costs, lit: tiles } = drawnOf(board);
  expect(pills).toEqual(ALONE[kind]?.pills);
  expect(costs).toEqual(ALONE[kind]?.costs);
  // Wherever the cube could go is lit, too: after Agriculture two tiles have fallen empty.
  const room = kind === "agriculture" && when === "after" ? 2 : 4;
  expect(tiles).toBe(kind === "war" ? 7 : room);
  const first = when === "before" ? "First, 1 cube from" : "Then 1 cube from";
  expect(outlookOf(board)).toContain(first);
});

test("a plan without a cube to put down says so, with its rule", async () => {
  const shown = structuredClone(position("middle"));
  Object.assign(shown.view.players[shown.seat] ?? {}, { supply: 0 });
  const { board, table } = lay(shown);
  const info = { ...tableInfo([seat({})]), game: "ur_ziggurat" };
  await act(() => table.shown.update({ table: info }));
  fireEvent.pointerEnter(at(board, "plan:front-before"));
  expect(outlookOf(board)).toContain("No cube can be put down");
  const rule = board.querySelector('.zig-forecast [data-testid="rule-link"]');
  expect(rule?.getAttribute("href")).toContain("UR-5.2");
});

test("what War and Politics could do is said, too", () => {
  const { board } = lay(position("middle"));
  fireEvent.pointerEnter(at(board, "act:war"));
  expect(outlookOf(board)).toContain(
    "Can be taken: b2 from Ninsun; d2 from Enheduanna; c3 from nobody.",
  );
  expect(at(board, "act:war").parentElement?.textContent).toContain("3 attacks from 2 cubes");
  fireEvent.pointerLeave(at(board, "act:war"));
  fireEvent.pointerEnter(at(board, "act:politics"));
  expect(outlookOf(board)).toContain("at best");
});

test("the other options light the tiles that they could be about", () => {
  const { board } = lay(position("middle"));
  const free = position("middle").view.cells.filter(({ owner }) => owner === null);
  for (const [verb, count] of [
    ["option:claim", free.length],
    ["option:two_cubes", 4],
  ] as const) {
    fireEvent.pointerEnter(at(board, verb));
    expect(drawnOf(board).lit).toBe(count);
    fireEvent.pointerLeave(at(board, verb));
  }
});

test("war: every attack that is open shows its price, and of a chosen tile its own", () => {
  const { board } = lay(position("war"));
  expect(drawnOf(board).costs.toSorted()).toEqual(["2", "2", "2"]);
  fireEvent.click(at(board, "tile:a2"));
  expect(drawnOf(board).costs).toEqual(["2", "2"]);
});

test("politics: a sign tells what it would do before it is clicked, and nothing more after it", () => {
  const { board } = lay(politics());
  fireEvent.pointerEnter(at(board, "minus:a1"));
  expect(board.querySelector(".zig-pill.minus")?.textContent).toBe("5→4");
  fireEvent.click(at(board, "minus:a1"));
  expect(board.querySelector(".zig-pill.minus")?.textContent).toBe("5→4");
  expect(board.textContent).toContain("1 cube in hand");
});

// Where nobody can point

/** The same on a phone. */
async function narrow<T>(lie: () => Promise<T>): Promise<T> {
  const listening = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query === "(max-width: 900px)",
    ...listening,
  }));
  try {
    return await lie();
  } finally {
    vi.unstubAllGlobals();
  }
}

/** What waits for a second tap once these were tapped, where pointing is not possible. */
async function waitingFor(shown: Position<ZigguratView>, ...elements: string[]) {
  const { board, table, moves } = lay(shown);
  table.hands.confirms = () => true;
  for (const element of elements) fireEvent.click(at(board, element));
  expect(moves).toEqual([]);
  const { waiting } = table.shown.get();
  expect(waiting, elements.join()).not.toBeNull();
  return { board, table, moves, waiting: waiting as Offer };
}

const AWAITED: [name: string, position: string, ghost: string, ...elements: string[]][] = [
  ["a plan", "middle", ".zig-ghost-cube", "plan:front-before"],
  ["a plan from its card", "middle", ".zig-ghost-cube", "act:culture", "plan:front-after"],
  ["both actions", "middle", ".zig-ghost-cube", "order:back"],
  ["a claim", "middle", ".zig-ghost-cube", "tile:e1"],
  ["a claim from its verb", "middle", ".zig-ghost-cube", "option:claim", "tile:e1"],
  ["two cubes", "middle", ".zig-ghost-cube", "tile:c1", "tile:f6"],
  ["an attack", "war", ".zig-attack", "tile:a2", "tile:b2"],
  ["an exchange", "start", ".zig-swap", "tile:b1"],
];

test.each(AWAITED)(
  "%s that waits is drawn like what is pointed at",
  async (_, name, ghost, ...way) => {
    const { board, table, waiting } = await waitingFor(position(name), ...way);
    expect(foretells(waiting)).toBe(true);
    const drawn = board.querySelectorAll(ghost).length;
    expect(drawn).toBeGreaterThan(0);
    const words = outlookOf(board);
    // A finger leaves the focus where it tapped.
    await act(() => table.hover(way.at(-1) ?? null));
    expect(board.querySelectorAll(ghost)).toHaveLength(drawn);
    expect(outlookOf(board)).toBe(words);
  },
);

test("a ziggurat that waits is drawn", async () => {
  const shown = structuredClone(position("middle"));
  for (const cell of shown.view.cells) if (cell.name === "c2") cell.cubes = 5;
  for (const option of shown.view.options) option.why = null;
  const { board, table, waiting } = await waitingFor(shown, "tile:c2");
  expect(foretells(waiting)).toBe(true);
  expect(board.querySelector(".zig-ghost-tower")).not.toBeNull();
  await act(() => table.hover("tile:c2"));
  expect(board.querySelector(".zig-ghost-tower")).not.toBeNull();
});

const awaited = (table: Table): string[] =>
  table.offers().flatMap((offer) => (foretells(offer) ? [offer.targets.join()] : []));

test("what changes only this screen, and what nothing is drawn of, does not wait", () => {
  const { table } = lay(politics());
  expect(awaited(table)).toEqual([]);
  cleanup();
  const war = lay(position("war"));
  expect(awaited(war.table)).not.toContain("war:stop");
  expect(awaited(war.table)).toHaveLength(3);
});

test("on a phone the sheet says of what was tapped its text, the others' gains and the reason", async () => {
  const { board } = await narrow(() => waitingFor(position("middle"), "plan:front-before"));
  expect(outlookOf(board)).toContain("Culture: 1 cube on every held tile");
  expect(outlookOf(board)).toContain("+2 for others");
  cleanup();
  const shown = position("middle");
  const acts = shown.view.acts.map((each) =>
    each.kind === "commerce" ? { ...each, gains: {}, works: false } : each,
  );
  const idle = await narrow(async () => lay({ ...shown, view: { ...shown.view, acts } }));
  fireEvent.pointerEnter(at(idle.board, "act:commerce"));
  expect(outlookOf(idle.board)).toContain("Commerce changes nothing now: nothing to gain now.");
});

test("on a phone nothing moves below a finger before it is lifted", async () => {
  const { board, table } = await narrow(async () => lay(position("middle")));
  fireEvent.pointerEnter(at(board, "plan:front-before"));
  expect(outlookOf(board)).toBe("Points 0");
  expect(board.querySelector(".zig-ghost-cube")).not.toBeNull();
  await act(() => table.hover("act:culture")); // it lies above the sheet
  expect(outlookOf(board)).toContain("1 cube on every held tile");
});

test("what is heard is something that happens", () => {
  for (const event of Object.keys(sounds))
    expect(WORDS).toMatch(new RegExp(`^log-${event} =`, "m"));
  expect(new Set(Object.values(sounds))).toEqual(new Set(["capture", "card", "dice"]));
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
    "Commerce changes nothing now: nothing to gain now.",
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
