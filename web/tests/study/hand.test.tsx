/** A position by hand stays on this device, begins by any rules, and of a match that runs nothing is
    shown that its seat may not know. */
import { render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { ByHand, GameInfo, OptionInfo } from "../../src/generated/protocol";
import { Choices } from "../../src/study/choices";
import { openingOf, wishOf } from "../../src/study/beginning";
import { kept, Study } from "../../src/study/study";
import type { Ground } from "../../src/study/study";
import { Table, TableContext } from "../../src/play/table";
import { addCatalogue, message } from "../../src/words";
import "../tidy";

const OPENING: ByHand = { game: "ulm", seats: 2 };
const HAND: ByHand = { game: "ulm", seats: 4, options: {}, position: { round: 3 } };
const MOVE = { id: 7, label: message("web/study"), seat: 0 };
const STEP = {
  actor: 0,
  seat: 0,
  view: {},
  prompt: null,
  outcomes: [],
  events: [],
  scores: [],
  chances: [],
  position: {},
  result: null,
};
const GROUND: Ground = {
  id: "by-hand-ulm",
  match: null,
  steps: 0,
  hand: OPENING,
  opening: OPENING,
  open: true,
};

let answer: () => Response;
let asked: Record<string, unknown>[];

beforeEach(() => {
  asked = [];
  answer = () => Response.json(STEP);
  kept.set({ of: {}, hands: {} });
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    if (path === "api/study/look") asked.push(JSON.parse(String(init.body)));
    const judged = { chances: [], choices: [], solved: true, exact: true };
    if (path === "api/study/judge") return Promise.resolve(Response.json(judged));
    return Promise.resolve(path === "api/study/look" ? answer() : Response.json({ entry: null }));
  });
});

afterEach(() => vi.unstubAllGlobals());

const seats = (count: number): string[] => Array.from({ length: count }, (_, at) => `s${at}`);
const study = (ground: Partial<Ground> = {}): Study =>
  new Study({ ...GROUND, ...ground }, seats, null);

it("is there again with its variations", async () => {
  const first = study();
  await first.begin(0);
  expect(first.names).toEqual(["s0", "s1"]);
  await first.setUp(HAND);
  expect(first.names).toEqual(["s0", "s1", "s2", "s3"]);
  await first.try(MOVE);
  first.end();
  const hand = kept.get().hands["by-hand-ulm"];
  expect(hand).toEqual(HAND);
  const again = study({ hand: hand ?? null });
  await again.begin(0);
  expect(asked.at(-1)).toMatchObject({ by_hand: HAND, moves: [] });
  expect(again.now.get().variations).toEqual([{ step: 0, moves: [MOVE] }]);
  // Another one has variations of its own.
  await again.setUp({ ...HAND, position: { round: 4 } });
  expect(again.now.get().variations).toEqual([]);
  expect(kept.get().of["by-hand-ulm"]).toEqual([]);
  again.end();
});

it("gives way to the opening where the house knows it no more", async () => {
  const refusal = { code: "bad", words: message("core/bad-position") };
  answer = () =>
    asked.at(-1)?.["by_hand"] && JSON.stringify(asked.at(-1)).includes("position")
      ? Response.json(refusal, { status: 422 })
      : Response.json(STEP);
  const opened = study({ hand: HAND });
  await opened.begin(0);
  expect(opened.now.get().hand).toEqual(OPENING);
  expect(opened.now.get().shown).not.toBeNull();
  opened.end();
});

it("of a running match is looked at with the own eyes, whatever is set up beside it", async () => {
  const running = study({
    id: "m",
    match: "m-1",
    steps: 9,
    hand: null,
    opening: null,
    open: false,
  });
  answer = () => Response.json({ ...STEP, seat: 1 });
  await running.begin(3);
  expect(asked.at(-1)).toMatchObject({ open: false });
  await running.setUp(HAND);
  expect(asked.at(-1)).toMatchObject({ by_hand: HAND, open: false, seat: 1 });
  running.end();
  expect(kept.get().hands).toEqual({});
});

const option = (name: string, values: string[]): OptionInfo =>
  ({ name, kind: "choice", default: values[0], choices: values }) as OptionInfo;
const GAME = {
  id: "g",
  seats: [2, 3, 4],
  options: [option("board", ["old", "new"]), option("dice", ["even", "bone"])],
  presets: [
    { name: "plain", label: message("g/plain"), options: {} },
    { name: "rough", label: message("g/rough"), options: { dice: "bone" } },
  ],
  proposed: "plain",
} as unknown as GameInfo;

it("begins by the rules of a preset, with what differs from it", () => {
  const agreed = { seats: 3, options: { board: "new", dice: "bone", kept_by_the_house: 7 } };
  const wish = wishOf(GAME, agreed);
  expect([wish.preset, wish.options, wish.seats.length]).toEqual(["rough", { board: "new" }, 3]);
  const { kept_by_the_house: _, ...offered } = agreed.options;
  expect(openingOf(GAME, wish)).toEqual({ game: "g", seats: 3, options: offered });
  expect(wishOf(GAME, { seats: 2, options: {} }).preset).toBe("plain");
});

it("says of a choice how it ends if it goes badly, and why, if the house says that", () => {
  addCatalogue(
    "web",
    "study-low = { $percent } % at worst\nwhy = Because.\nstudy-percent = { $percent } %",
  );
  const weighed = { id: 7, move: "m", label: message("web/x"), targets: [], reasons: [], why: [] };
  const choice = { ...weighed, chance: 0.6, low: 0.31 };
  const shown = study();
  const draw = (solved: boolean, more: object): void => {
    const judged = { chances: [], choices: [{ ...choice, ...more }], solved, exact: solved };
    shown.now.update({ shown: STEP as never, judged: { ...judged, rounds: [] } });
    const table = new Table({} as never);
    render(
      <TableContext.Provider value={table}>
        <Choices study={shown} />
      </TableContext.Provider>,
    );
  };
  draw(false, { why: [message("web/why")] });
  expect(screen.getByTestId("low").textContent).toBe("31 % at worst");
  expect(screen.getByText("Because.")).toBeTruthy();
  draw(true, {});
  expect(screen.getAllByTestId("low")).toHaveLength(1);
  expect(screen.getByText("60.00 %")).toBeTruthy();
});
