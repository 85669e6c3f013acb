import { act, fireEvent, render, screen } from "@testing-library/preact";
import { beforeEach, describe, expect, it, vi } from "vitest";

import type { AnyBoard } from "../../src/boards";
import type { State } from "../../src/generated/protocol";
import { connection } from "../../src/net/connection";
import type { Connection } from "../../src/net/connection";
import { Bar } from "../../src/play/bar";
import { Question } from "../../src/play/question";
import { Sitting } from "../../src/play/sitting";
import { Spot } from "../../src/play/spot";
import { TableContext } from "../../src/play/table";
import { Tooltip } from "../../src/play/tooltip";
import { DEFAULT_SETTINGS, settings } from "../../src/settings";
import { addCatalogue } from "../../src/words";
import { alone, seat, tableInfo } from "./house";

const catalogues = import.meta.glob<string>("../../../src/edubba/locale/en/web.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const label = (id: string): { id: string; args: Record<string, never> } => ({
  id: `g/${id}`,
  args: {},
});

const state: State = {
  type: "state",
  table: "t",
  match: "m",
  version: 3,
  seat: 0,
  step: 3,
  view: {},
  prompt: {
    seat: 0,
    decision: "d",
    prompt: label("ask"),
    actions: [
      { id: 0, move: "move a", label: label("move"), targets: ["tile:a"] },
      { id: 1, move: "pass", label: label("pass"), targets: [] },
      { id: 2, move: "build x", label: label("build"), targets: ["kind:army_unit", "tile:x"] },
      { id: 3, move: "build y", label: label("build"), targets: ["kind:army_unit", "tile:y"] },
    ],
  },
  turn: {
    actor: 0,
    open: null,
    can_undo: true,
    can_redo: false,
    can_restart: false,
    can_ask: false,
    steps: [{ label: label("earlier"), seat: 0 }],
    thinking: [],
  },
  log: [],
  clock: null,
  scores: [0, 0],
  result: null,
  take_back: null,
  chat: [],
  because: null,
};

/** A stage that wants something pressed. */
const module: AnyBoard = {
  Board: () => null,
  describe: () => [],
  Buttons: () => <button type="button">Throw</button>,
};

let ask: ReturnType<typeof vi.fn>;
let sitting: Sitting;

beforeEach(async () => {
  for (const source of Object.values(catalogues)) addCatalogue("web", source);
  addCatalogue(
    "g",
    "ask = What now?\nmove = Move\npass = Pass\nbuild = Build\nearlier = Earlier\nmoved = It moves.\nno = Too far.\n",
  );
  settings.set({ ...DEFAULT_SETTINGS, speed: 0 });
  ask = vi.fn(() => new Promise(() => undefined));
  const fake = { ask, listen: () => () => undefined, watch: vi.fn(), look: vi.fn() };
  sitting = new Sitting(fake as unknown as Connection, "t");
  sitting.know({ hidden: false });
  render(
    <TableContext.Provider value={sitting.table}>
      <svg>
        <Spot id="tile:a" label="Tile a">
          <rect class="edge" />
        </Spot>
        <Spot id="tile:far" label="Far tile">
          <rect class="edge" />
        </Spot>
      </svg>
      <Question sitting={sitting} module={module} />
      <Bar sitting={sitting} />
      <Tooltip />
    </TableContext.Provider>,
  );
  await act(() => sitting.hear(state));
});

const asked = (): string | null => screen.getByTestId("prompt").textContent;
const button = (name: string): HTMLElement => screen.getByRole("button", { name });

describe("question and bar", () => {
  it("offers buttons for what has no place on the board, and only for that", () => {
    const names = screen.getByTestId("actions").textContent;
    expect(names).toBe("Passarmy unit");
    expect(button("Tile a").getAttribute("tabindex")).toBe("0");
    expect(screen.getByRole("img", { name: "Far tile" })).toBeTruthy();
  });

  it("has room for what a stage wants pressed", () => {
    expect(button("Throw").closest(".question")).not.toBeNull();
  });

  it("says what a stage is showing, in place of what was told last", async () => {
    connection().state.update({ phase: "open" });
    await act(() => {
      sitting.around.update({ playing: true, news: [label("earlier")] });
      sitting.table.shown.update({ happening: label("move") });
    });
    const during = asked();
    await act(() => sitting.table.shown.update({ happening: null }));
    expect([during, asked()]).toEqual(["Move", "Earlier"]);
  });

  it("lists the steps of the turn, and what is being chosen", async () => {
    fireEvent.click(button("army unit"));
    await act(() => undefined);
    expect(screen.getByRole("list", { name: "This turn so far" }).textContent).toBe(
      "Earlierarmy unit",
    );
    expect(screen.getAllByRole("button", { name: "Build" })).toHaveLength(2);
    fireEvent.click(button("Back"));
    await act(() => undefined);
    expect(button("Pass")).toBeTruthy();
  });

  it("asks in a game's own words for what comes next, and for all again after a step back", async () => {
    connection().state.update({ phase: "open" });
    addCatalogue("g_board", "next-kind = Where to?");
    await act(() => sitting.around.update({ table: tableInfo([seat({})]) }));
    fireEvent.click(button("army unit"));
    await act(() => undefined);
    expect(asked()).toContain("Where to?");
    fireEvent.click(button("Back"));
    await act(() => undefined);
    expect(asked()).toContain("What now?");
  });

  it("asks for what a board has begun, until that is put down", async () => {
    connection().state.update({ phase: "open" });
    addCatalogue("g_board", "begun = Where do they go?");
    const begun = { id: "g_board/begun", args: {} };
    await act(() => sitting.table.offerMore(state.prompt?.actions ?? [], true, begun));
    expect(asked()).toContain("Where do they go?");
    await act(() => sitting.table.offerMore([]));
    expect(asked()).toContain("What now?");
  });

  it("sends what is chosen, and offers nothing until it is answered", async () => {
    fireEvent.click(button("Pass"));
    await act(() => undefined);
    const sent = { type: "act", match: "m", version: 3, seat: 0, actions: [1] };
    expect(ask).toHaveBeenCalledWith(sent);
    expect(screen.getByTestId("actions").textContent).toBe("");
    expect((screen.getByTestId("undo") as HTMLButtonElement).disabled).toBe(true);
  });

  it("asks again where moves are confirmed", async () => {
    settings.update({ confirm: true });
    fireEvent.click(button("Tile a"));
    await act(() => undefined);
    expect(ask).not.toHaveBeenCalledWith(expect.objectContaining({ type: "act" }));
    fireEvent.click(screen.getByTestId("confirm"));
    expect(ask).toHaveBeenCalledWith(expect.objectContaining({ type: "act", actions: [0] }));
  });

  it("takes back freely where it can, else by asking", async () => {
    fireEvent.click(screen.getByTestId("undo"));
    expect(ask).toHaveBeenLastCalledWith(expect.objectContaining({ name: "undo" }));
    sitting.around.update({ sending: false });
    await act(() =>
      sitting.hear({ ...state, turn: { ...state.turn, can_undo: false, can_ask: true } }),
    );
    fireEvent.click(button("Take back…"));
    expect(ask).toHaveBeenLastCalledWith(expect.objectContaining({ name: "ask_take_back" }));
  });
});

const said = (): string => screen.getByTestId("prompt").textContent?.trim() ?? "";

describe("the sentence", () => {
  beforeEach(() => connection().state.update({ phase: "open" }));
  it("speaks to whoever answers, and of that seat to the others", async () => {
    addCatalogue("ulm", "ask-push = Seat 0 pushes.\nyou-push = Where do you push?\n");
    const asked = { ...state.prompt, prompt: { id: "ulm/ask-push", args: {} } };
    await act(() => sitting.hear({ ...state, version: 4, prompt: asked as never }));
    expect(said()).toBe("Where do you push?");
    await act(() => sitting.hear({ ...state, version: 5, seat: 1, prompt: asked as never }));
    expect(said()).toBe("Seat 0 pushes.");
  });

  it("leads to the rule behind the question", async () => {
    await act(() => sitting.hear({ type: "table", table: { ...alone, game: "ulm" } }));
    const asked = { ...state.prompt, decision: "coat_choice" };
    await act(() => sitting.hear({ ...state, version: 4, prompt: asked as never }));
    const link = screen.getByTestId("rule-link");
    expect(link.getAttribute("href")).toMatch(/^#\/rules\/ulm\/UL-[\d.]+$/);
    expect(link.getAttribute("aria-label")).toBe("What the rules say about this");
  });

  it("does not call the turn done while chance is next in it", async () => {
    const turn = { ...state.turn, actor: -1, open: 0 };
    await act(() => sitting.hear({ ...state, version: 4, prompt: null, turn }));
    expect(said()).toContain("Chance is next");
    await act(() =>
      sitting.hear({ ...state, version: 5, prompt: null, turn: { ...turn, actor: 1 } }),
    );
    expect(said()).toContain("Done? You can still");
  });
});

describe("the tooltip", () => {
  it("tells what choosing would do", async () => {
    ask.mockResolvedValueOnce({
      type: "previews",
      id: "1",
      version: 3,
      previews: [{ action: 0, events: [{ name: "moved", words: label("moved"), targets: [] }] }],
    });
    fireEvent.pointerEnter(button("Tile a"));
    await vi.waitFor(() =>
      expect(screen.getByTestId("tooltip").textContent).toBe("Tile aMoveIt moves."),
    );
    fireEvent.pointerLeave(button("Tile a"));
    await act(() => undefined);
    expect(screen.queryByTestId("tooltip")).toBeNull();
  });

  it("is silent about what has been chosen, until the pointer comes to it anew", async () => {
    const tile = button("Tile a");
    fireEvent.pointerEnter(tile);
    await act(() => undefined);
    expect(screen.getByTestId("tooltip").textContent).toBe("Tile aMove");
    const asked = ask.mock.calls.length;
    vi.useFakeTimers();
    try {
      fireEvent.click(tile);
      // The next question, in which this tile is no answer.
      await act(() =>
        sitting.hear({ ...state, version: 4, prompt: { ...state.prompt!, actions: [] } }),
      );
      await act(async () => void (await vi.advanceTimersByTimeAsync(2000)));
    } finally {
      vi.useRealTimers();
    }
    expect(screen.queryByTestId("tooltip")).toBeNull();
    expect(ask.mock.calls.slice(asked).flat()).not.toContainEqual(
      expect.objectContaining({ type: "why" }),
    );
    fireEvent.pointerLeave(tile);
    fireEvent.pointerEnter(tile);
    await act(() => undefined);
    expect(screen.getByTestId("tooltip").textContent).toContain("Tile a");
  });

  it("says nothing twice", async () => {
    addCatalogue("g", "move = Tile");
    fireEvent.pointerEnter(button("Tile a"));
    await act(() => undefined);
    expect(screen.getByTestId("tooltip").textContent).toBe("Tile a");
  });

  it.each([
    [true, 1],
    [false, 0],
  ])("asks why only where the pointer was moved to (%s)", async (moved, times) => {
    const far = screen.getByRole("img", { name: "Far tile" });
    vi.useFakeTimers();
    try {
      // What comes to lie under a resting pointer is entered, too.
      await act(() => void fireEvent.pointerEnter(far));
      if (moved) fireEvent.pointerMove(far);
      await act(async () => void (await vi.advanceTimersByTimeAsync(2000)));
    } finally {
      vi.useRealTimers();
    }
    const whys = ask.mock.calls.flat().filter(({ type }) => type === "why");
    expect(whys).toHaveLength(times);
  });

  it("tells why something cannot be chosen", async () => {
    await act(() => sitting.hear({ type: "table", table: alone }));
    const reason = { code: "too_far", rule: "G-1.1", words: label("no") };
    ask.mockResolvedValueOnce({
      type: "reasons",
      id: "1",
      version: 3,
      reasons: [{ element: "tile:far", reason }],
    });
    const far = screen.getByRole("img", { name: "Far tile" });
    fireEvent.pointerEnter(far);
    fireEvent.click(far);
    await vi.waitFor(() => {
      const tooltip = screen.getByTestId("tooltip");
      expect(tooltip.textContent).toContain("Too far. § G-1.1");
      expect(tooltip.dataset["reason"]).toBe("too_far");
    });
    fireEvent.pointerLeave(far);
    await act(() => undefined);
    const refused = screen.getByTestId("refused");
    expect(refused.textContent).toContain("Too far.");
    const rule = refused.querySelector('[data-testid="rule-link"]');
    expect(rule?.getAttribute("href")).toMatch(/G-1\.1$/);
    fireEvent.click(button("army unit"));
    await act(() => undefined);
    expect(screen.queryByTestId("refused")).toBeNull();
  });
});
