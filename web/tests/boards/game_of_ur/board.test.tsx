import { act, cleanup, fireEvent } from "@testing-library/preact";
import type { JSX } from "preact";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";

import { Board, Buttons, describe as inWords, keys, Panel } from "../../../src/boards/game_of_ur";
import { THROW_SMALL } from "../../../src/boards/game_of_ur/choices";
import { controlOf } from "../../../src/boards/game_of_ur/control";
import { BIRDS, SIDES, SQUARES } from "../../../src/boards/game_of_ur/data";
import { DEFAULT_UR_SETTINGS, urSettings } from "../../../src/boards/game_of_ur/settings";
import type { UrStage } from "../../../src/boards/game_of_ur/stage";
import type { UrView } from "../../../src/generated/views";
import { DEFAULT_SETTINGS, settings } from "../../../src/settings";
import { message } from "../../../src/words";
import { draw, find, learn, positions, undrawn } from "../position";
import type { Position } from "../position";

const POSITIONS = positions<UrView>("game_of_ur");
const position = (name: string): Position<UrView> =>
  new Map(POSITIONS).get(name) as Position<UrView>;

beforeAll(() => learn("game_of_ur"));
beforeEach(() => {
  settings.set({ ...DEFAULT_SETTINGS, motion: "reduced" });
  urSettings.set({ ...DEFAULT_UR_SETTINGS });
});

/** Point at an element of the flat board. */
function hover(board: Element, element: string): void {
  const drawn = find(board, element) as Element;
  act(() => void fireEvent.pointerOver(drawn, { pointerType: "mouse" }));
}

test.each(POSITIONS)("everything is drawn and worded: %s (GU-UI-10.7)", (_, shown) => {
  const { board } = draw(Board, shown);
  expect(undrawn(board, shown)).toEqual([]);
  for (const { id } of SQUARES) expect(find(board, `square:${id}`), id).not.toBeNull();
  for (const side of SIDES)
    for (const bird of BIRDS) expect(find(board, `bird:${side}:${bird}`)).not.toBeNull();
  expect(board.textContent).not.toContain("‹");
  expect(inWords(shown.view, shown.names).join("\n")).not.toContain("‹");
});

test.each(POSITIONS)("rosettes and birds stand where the view says: %s (GU-UI-7.4)", (_, shown) => {
  const { board } = draw(Board, shown);
  const marked = [...board.querySelectorAll('[data-rosette="true"]')].map((cell) =>
    cell.getAttribute("data-element"),
  );
  expect(new Set(marked)).toEqual(new Set(shown.view.rosettes.map((id) => `square:${id}`)));
  expect(board.querySelectorAll('[data-name^="board_"]')).toHaveLength(1);
  expect(board.querySelector(`[data-name="board_${shown.view.board}"]`)).not.toBeNull();
  for (const { side, birds } of shown.view.sides)
    for (const { id, place } of birds)
      expect(find(board, `bird:${side}:${id}`)?.getAttribute("data-place")).toBe(place);
});

test.each(POSITIONS)(
  "the piles have as many coins as the engine says: %s (GU-UI-9.1)",
  (_, shown) => {
    const { board } = draw(Board, shown);
    const coins = (pile: string): number =>
      find(board, `pile:${pile}`)?.querySelectorAll(".coin").length ?? -1;
    const { sides, pool } = shown.view;
    expect([coins("light"), coins("dark"), coins("pool")]).toEqual([
      sides[0]?.counters,
      sides[1]?.counters,
      pool,
    ]);
  },
);

test("the small bone shows the face that bears the number (GU-UI-8.3)", () => {
  const { board } = draw(Board, position("late"));
  expect(position("late").view.small).toBe(3);
  const die = find(board, "die:small");
  expect(die?.getAttribute("data-face")).toBe("narrow_beak");
  expect(die?.querySelectorAll('circle[fill="var(--ur-burnt)"]')).toHaveLength(3);
});

test("birds that can act are marked, and marks can be switched off (GU-UI-3.10)", () => {
  const shown = position("middle");
  const { board } = draw(Board, shown);
  const open = (): string[] =>
    [...board.querySelectorAll(".is-open")].map((spot) => spot.getAttribute("data-element") ?? "");
  const first = new Set(shown.prompt?.actions.map(({ targets }) => targets[0]));
  expect(new Set(open())).toEqual(first);
  act(() => settings.update({ marks: false }));
  expect(open()).toEqual([]);
  hover(board, "bird:light:storm_bird");
  expect(board.querySelectorAll(".ur-ghost")).toHaveLength(1);
  act(() => settings.update({ previews: false }));
  expect(board.querySelectorAll(".ur-ghost")).toHaveLength(0);
});

test("pointing shows ghost, way, ring, change of counters and tooltip; leaving removes them", () => {
  const { board, table } = draw(Board, position("middle"));
  hover(board, "bird:light:storm_bird");
  const control = controlOf(table, position("middle").view);
  expect(control.pointed()?.preview).toEqual({
    from: 5,
    to: 9,
    kind: "move",
    captured: null,
    delta: -4,
    passes: [8],
  });
  expect(board.querySelector('[data-ring="plain"]')).not.toBeNull();
  expect(board.querySelector(".ur-way")).not.toBeNull();
  expect(find(board, "pile:light")?.querySelector(".ur-delta")?.textContent).toBe("-4");
  expect(find(board, "pile:pool")?.querySelector(".ur-delta")?.textContent).toBe("+4");
  const tooltip = board.querySelector('[data-testid="tooltip"]');
  expect(tooltip?.textContent).toContain("Storm-bird");
  expect(tooltip?.hasAttribute("data-reason")).toBe(false);
  act(() => void fireEvent.pointerLeave(board.querySelector("svg.ur-flat") as Element));
  expect(board.querySelector('[data-testid="tooltip"]')).toBeNull();
  expect(board.querySelector(".ur-ghost, .ur-way, .ur-delta")).toBeNull();
});

test("a tooltip goes when the screen is turned: what it spoke of lies elsewhere then", () => {
  const { board } = draw(Board, position("middle"));
  hover(board, "bird:light:storm_bird");
  expect(board.querySelector('[data-testid="tooltip"]')).not.toBeNull();
  act(() => void fireEvent(window, new Event("resize")));
  expect(board.querySelector('[data-testid="tooltip"]')).toBeNull();
});

test("a bird without a legal action says why, and a click changes nothing (GU-UI-3.6)", () => {
  const { board, moves } = draw(Board, position("middle"));
  hover(board, "bird:light:raven");
  const reason = (): string | null | undefined =>
    board.querySelector('[data-testid="tooltip"]')?.getAttribute("data-reason");
  expect(reason()).toBe("needs_launch_number");
  fireEvent.click(find(board, "bird:light:raven") as Element);
  expect(moves).toEqual([]);
  hover(board, "bird:dark:eagle");
  expect(reason()).toBe("not_your_turn");
});

test("the large bone tells the gamble (GU-UI-3.7)", () => {
  const { board } = draw(Board, position("middle"));
  hover(board, "die:large");
  const said = board.querySelector('[data-testid="tooltip"]')?.textContent ?? "";
  const legal = position("middle")
    .view.outlook.flatMap(({ uses }) => uses)
    .filter(({ number, kind }) => number === 10 && kind !== "blocked").length;
  expect(position("middle").view.small).toBe(4);
  expect(said).toContain("Yes (1/2) makes it 10");
  expect(said).toContain(legal === 1 ? "1 legal move" : `${legal} legal moves`);
  expect(said).toContain("No loses the turn.");
});

test("a click on a bird or on its goal performs the one action (GU-UI-3.3)", () => {
  const first = draw(Board, position("middle"));
  fireEvent.click(find(first.board, "bird:light:storm_bird") as Element);
  expect(first.moves).toEqual(["move storm_bird"]);
  cleanup();
  const second = draw(Board, position("middle"));
  fireEvent.click(find(second.board, "square:m9") as Element);
  expect(second.moves).toEqual(["move storm_bird"]);
  fireEvent.click(find(second.board, "square:m9") as Element);
  expect(second.moves, "while it is on its way, nothing is sent twice").toHaveLength(1);
});

test("the panel has every fact by name (GU-UI-5.2)", () => {
  const { view } = position("late");
  const { board } = draw(Panel, position("late"));
  const value = (id: string): string | null | undefined =>
    board.querySelector(`[data-testid="${id}"]`)?.getAttribute("data-value");
  expect(value("ur-counters-light")).toBe(String(view.sides[0]?.counters));
  expect(value("ur-counters-dark")).toBe(String(view.sides[1]?.counters));
  expect(value("ur-pool")).toBe(String(view.pool));
  expect([value("ur-roll-small"), value("ur-roll-large"), value("ur-roll-score")]).toEqual([
    "3",
    "-",
    "3",
  ]);
  expect(value("ur-board-light")).toBe("swallow:13 raven:14");
  expect(value("ur-board-dark")).toBe("rooster:15 storm_bird:16");
  expect(value("ur-unlaunched-light")).toBe("storm_bird rooster eagle");
  expect(value("ur-home-dark")).toBe("swallow eagle");
  expect(board.textContent).toContain("2/5");
  expect(board.textContent).not.toContain("‹");
  expect(value("ur-value-light")).toBeUndefined();
  act(() => urSettings.update({ show_values: "on" }));
  expect(value("ur-value-light")).toBe(String(view.sides[0]?.counters));
});

/** The board with its buttons, as the dock has them. */
const Both = ({ view }: { view: UrView }): JSX.Element => (
  <>
    <Board view={view} />
    <Buttons view={view} />
  </>
);

const button = (board: Element, id: string): HTMLElement =>
  board.querySelector(`[data-testid="${id}"]`) as HTMLElement;

test("using a number with one move makes it; with several it asks for the bird (GU-UI-3.3)", () => {
  const { board, moves, table } = draw(Both, position("middle"));
  const use = button(board, "ur-use");
  act(() => use.click());
  expect(moves).toEqual([]);
  expect(table.shown.get().begun).toEqual(
    message("game_of_ur_board/choose-bird", { number: 4, birds: "Storm-bird, Swallow" }),
  );
  expect(table.shown.get().hovered).toBe("bird:light:storm_bird");
  act(() => use.click());
  expect(table.shown.get().hovered, "a second click goes on").toBe("bird:light:swallow");
  act(() => void fireEvent.click(find(board, "bird:light:swallow") as Element));
  expect(moves).toEqual(["move swallow"]);
  cleanup();
  const only = draw(Both, position("late"));
  act(() => button(only.board, "ur-use").click());
  expect(only.moves).toEqual(["move raven"]);
});

test("a gamble for a number that nothing can use says so", () => {
  const shown = structuredClone(position("middle"));
  expect(button(draw(Both, shown).board, "ur-gamble").textContent).toContain("1/2 for 10");
  cleanup();
  for (const { uses } of shown.view.outlook)
    for (const use of uses) if (use.number === 10) use.kind = "blocked";
  expect(button(draw(Both, shown).board, "ur-gamble").textContent).toBe(
    "Gamble: 10 cannot be used either, the turn is lost",
  );
  cleanup();
  if (shown.prompt) shown.prompt.actions = shown.prompt.actions.slice(0, 1);
  expect(button(draw(Both, shown).board, "ur-gamble").textContent).toBe(
    "Throw the large bone: 10 cannot be used either",
  );
});

function space(): void {
  act(() => void fireEvent.keyDown(document.body, { key: " " }));
}

test("Space throws the large bone where nothing else can be done, and only there (GU-UI-4)", () => {
  const forced = draw(Both, position("start"));
  space();
  expect(forced.moves).toEqual(["roll large"]);
  cleanup();
  const free = draw(Both, position("middle"));
  space();
  expect(free.moves).toEqual([]);
});

test("a gamble that is pointed at from its button is told beside the bone, until it is thrown", () => {
  const { board, table, moves } = draw(Both, position("middle"));
  const control = controlOf(table, position("middle").view);
  vi.spyOn(control.stage as UrStage, "project").mockReturnValue([640, 360]);
  const gamble = button(board, "ur-gamble");
  act(() => void fireEvent.pointerEnter(gamble));
  expect(control.seen.get()).toMatchObject({ by: "mouse", at: [640, 360] });
  expect(button(board, "tooltip").getAttribute("data-element")).toBe("die:large");
  act(() => gamble.click());
  expect(moves).toEqual(["roll large"]);
  expect(table.shown.get().hovered).toBeNull();
  expect(board.querySelector('[data-testid="tooltip"]')).toBeNull();
});

test("before my throw the last one is told as the other side's", () => {
  const shown = position("middle");
  const { board, table } = draw(Panel, shown);
  const names = [...board.querySelectorAll(".ur-throws dt")].map((label) => label.textContent);
  expect(names.slice(0, 3)).toEqual(["Small bone", "Large bone", "Number"]);
  act(() => table.shown.update({ held: THROW_SMALL }));
  const [, dark] = shown.names;
  expect(board.querySelectorAll(".ur-throws dt")[2]?.textContent).toBe(`${dark}, last`);
  expect(board.querySelector('[data-testid="ur-roll-small"]')?.textContent).toBe(
    `4, last throw of ${dark}`,
  );
  expect(inWords(shown.view, shown.names)).toContain(
    "Small bone: 4. Large bone: none. Number in force: 4.",
  );
  expect(inWords(shown.view, shown.names, true)).toContain(
    `Last throw, by ${dark}: small bone: 4, large bone: none.`,
  );
});

test("the keys are worded", () => {
  for (const { does } of keys) expect(does).not.toContain("‹");
});
