import { readFileSync } from "node:fs";
import { act, cleanup, render } from "@testing-library/preact";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { Over } from "../../../src/boards/clash_of_cultures";
import type { Moment } from "../../../src/generated/protocol";
import type { ClashView } from "../../../src/generated/views";
import { whole } from "../../../src/net/changes";
import { Playback, shownMoment } from "../../../src/play/playback";
import { Table, TableContext, useShown } from "../../../src/play/table";
import type { Prompt } from "../../../src/play/table";
import { DEFAULT_SETTINGS, settings } from "../../../src/settings";
import { addCatalogue } from "../../../src/words";

interface Fight {
  names: string[];
  view: ClashView;
  moments: Moment[];
}

/** A battle as the house told it, with the moment before it and the one after. */
function fight(name: string): Fight {
  const path = `fixtures/moments/clash_of_cultures-${name}.json`;
  const told = JSON.parse(readFileSync(path, "utf8")) as Fight;
  return { ...told, moments: whole(told.moments, told.view) };
}

const nothing = (): void => undefined;

function Shell() {
  return <Over view={useShown((shown) => shown.view) as ClashView} />;
}

function sit({ names, view }: Fight): { table: Table; board: Element } {
  const hands = { act: nothing, askPreview: nothing, askWhy: nothing, confirms: () => false };
  const table = new Table(hands);
  table.show({ seat: 0, names, view, still: true });
  const { container } = render(
    <TableContext.Provider value={table}>
      <Shell />
    </TableContext.Provider>,
  );
  return { table, board: container };
}

const show = (table: Table, moment: Moment): Promise<void> =>
  act(() => table.show({ moment: shownMoment(moment), view: moment.view, still: true }));

/** The faces that lie on each side, by their pips. */
const faces = (board: Element): number[][] =>
  [...board.querySelectorAll(".cc-wing")].map((wing) =>
    [...wing.querySelectorAll(".cc-die:not(.waiting)")].map(
      (die) => die.querySelectorAll("circle").length,
    ),
  );

const troops = (board: Element): (string | null)[] =>
  [...board.querySelectorAll(".cc-troop")].map((troop) => troop.getAttribute("aria-label"));

const sums = (board: Element): string[] =>
  [...board.querySelectorAll(".cc-sum")].map((sum) =>
    [...sum.querySelectorAll("dd")].map(({ textContent }) => textContent).join(" "),
  );

const plain = (text: string | null | undefined): string =>
  (text ?? "").replace(/[\u2068\u2069]/gu, "");

beforeAll(() => {
  for (const domain of ["core", "clash_of_cultures", "clash_of_cultures_board"]) {
    addCatalogue(domain, readFileSync(`../src/edubba/locale/en/${domain}.ftl`, "utf8"));
  }
});
beforeEach(() => settings.set(DEFAULT_SETTINGS));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("a raid ends before one's eyes: the last die, the sums, the hits and the fallen", async () => {
  const raid = fight("raid");
  const { table, board } = sit(raid);
  for (const moment of raid.moments.slice(0, -1)) await show(table, moment);
  expect(faces(board)).toEqual([
    [1, 1, 2, 6],
    [1, 3, 5],
  ]);
  expect(sums(board)).toEqual(["10 2", "9 1"]);
  expect(troops(board).map(plain)).toEqual(["3 standing, 1 fallen", "1 standing, 2 fallen"]);
  expect(plain(board.querySelector(".cc-battle-end")?.textContent)).toMatch(/^The raid on .* over/);
  const [after] = raid.moments.slice(-1);
  await show(table, after as Moment);
  expect(board.querySelector(".cc-battle")).toBeNull();
});

test("every die of every round is seen, and the last survivor falls in the scene", async () => {
  const rounds = fight("rounds");
  const { table, board } = sit(rounds);
  const seen: number[][][] = [];
  for (const moment of rounds.moments) {
    await show(table, moment);
    if (moment.events.some(({ name }) => name === "round_fought")) seen.push(faces(board));
    if (moment.events.some(({ name }) => name === "battle_won")) {
      expect(troops(board).map(plain)).toEqual(["0 standing, 1 fallen", "1 standing, 0 fallen"]);
    }
  }
  expect(seen).toEqual([
    [[1], [4]],
    [[2], [6]],
  ]);
});

test("dice that fall while nothing can be drawn lie there all the same", async () => {
  const raid = fight("raid");
  const { table, board } = sit(raid);
  await act(() => {
    for (const moment of raid.moments.slice(0, -1)) {
      table.show({ moment: shownMoment(moment), view: moment.view });
    }
  });
  expect(faces(board)).toEqual([
    [1, 1, 2, 6],
    [1, 3, 5],
  ]);
});

test("a replay shows the end too; whoever jumps into it sees no battle of long ago", async () => {
  const raid = fight("raid");
  const { table, board } = sit(raid);
  const step = (moment: Moment): Promise<void> =>
    act(() => table.show({ moment: null, past: shownMoment(moment), view: moment.view }));
  for (const moment of raid.moments.slice(0, -1)) await step(moment);
  expect(faces(board)[1]).toEqual([1, 3, 5]);
  await step(raid.moments[2] as Moment);
  await step(raid.moments.at(-1) as Moment);
  expect(board.querySelector(".cc-battle")).toBeNull();
});

test("what is asked next is not under the battle that is over", async () => {
  const raid = fight("raid");
  const { table, board } = sit(raid);
  for (const moment of raid.moments.slice(0, -1)) await show(table, moment);
  const prompt = { seat: 0, decision: "main", prompt: { id: "core/x", args: {} }, actions: [] };
  await act(() => table.show({ prompt: prompt as Prompt }));
  expect(board.querySelector(".cc-battle")).toBeNull();
  await act(() => table.show({ prompt: null }));
  expect(board.querySelector(".cc-battle")).toBeNull();
});

test("nothing else is shown over the end of a battle before it can have been read", async () => {
  const raid = fight("raid");
  const { table } = sit(raid);
  vi.useFakeTimers();
  const shown: number[] = [];
  const settled = vi.fn<() => void>();
  const playback = new Playback(
    table,
    ({ moment }) => {
      shown.push(moment.step);
      table.show({ moment: shownMoment(moment), view: moment.view });
    },
    settled,
  );
  const [last, after] = raid.moments.slice(-2) as [Moment, Moment];
  for (const moment of raid.moments.slice(0, -2)) {
    table.show({ moment: shownMoment(moment), view: moment.view });
  }
  // As if the pace of the turn were spent: nothing that is told leaves it a time of its own.
  const silent = { ...last, events: last.events.map((event) => ({ ...event, words: null })) };
  playback.add([silent, after].map((moment) => ({ moment, own: false })));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shown).toEqual([last.step]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(shown).toEqual([last.step, after.step]);
  expect(settled).toHaveBeenCalledOnce();
});

test("dice tumble as fast as everything else moves", async () => {
  const raid = fight("raid");
  const { table } = sit(raid);
  const animate = vi.fn<(frames: unknown, timing: { duration: number }) => void>();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  Object.assign(SVGElement.prototype, { animate });
  const [began, first, second] = raid.moments as [Moment, Moment, Moment];
  await show(table, began);
  settings.update({ motion: "full", speed: 2 });
  await show(table, first);
  table.beat = 150;
  await show(table, second);
  expect(animate.mock.calls.map(([, { duration }]) => duration)).toEqual([240, 150]);
  settings.update({ motion: "system", speed: 1 });
  Reflect.deleteProperty(SVGElement.prototype, "animate");
  vi.unstubAllGlobals();
});
