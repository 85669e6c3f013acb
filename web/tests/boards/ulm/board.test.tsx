import { readFileSync } from "node:fs";
import { cleanup, render } from "@testing-library/preact";
import { afterEach, beforeAll, expect, test } from "vitest";

import { Board, describe as inWords } from "../../../src/boards/ulm";
import type { UlmView } from "../../../src/generated/views";
import { Table, TableContext } from "../../../src/play/table";
import type { Prompt } from "../../../src/play/table";
import { addCatalogue, message } from "../../../src/words";

interface Fixture {
  seat: number;
  names: string[];
  view: UlmView;
  prompt: Prompt;
}

/** Steps of a path that have no place on the board and become buttons. */
const BUTTONS = new Set(["use", "pay"]);

const catalogue = (domain: string): string =>
  readFileSync(`../src/edubba/locale/en/${domain}.ftl`, "utf8");
const fixture = (name: string): Fixture =>
  JSON.parse(readFileSync(`fixtures/ulm-${name}.json`, "utf8")) as Fixture;

function show({ seat, names, view, prompt }: Fixture): Element {
  const table = new Table({
    act: () => {},
    askPreview: () => {},
    askWhy: () => {},
    confirms: () => false,
  });
  table.show({ seat, names, view, prompt, still: false });
  const { container } = render(
    <TableContext.Provider value={table}>
      <Board view={view} />
    </TableContext.Provider>,
  );
  return container;
}

beforeAll(() => {
  for (const domain of ["core", "ulm", "ulm_board"]) addCatalogue(domain, catalogue(domain));
});
afterEach(cleanup);

test.each(["start", "middle", "late"])("every target of the prompt is drawn (%s)", (name) => {
  const position = fixture(name);
  const board = show(position);
  const targets = new Set(position.prompt.actions.flatMap((action) => action.targets));
  for (const target of targets) {
    if (BUTTONS.has(target.split(":")[0] as string)) continue;
    expect(board.querySelector(`[data-element="${target}"]`), target).not.toBeNull();
  }
});

test("what begins an action is lit and nothing else", () => {
  const position = fixture("start");
  const board = show(position);
  const first = new Set(position.prompt.actions.map((action) => action.targets[0]));
  const lit = [...board.querySelectorAll(".is-open")].map((e) => e.getAttribute("data-element"));
  expect(new Set(lit)).toEqual(first);
});

test.each(["start", "middle", "late"])("no word is missing (%s)", (name) => {
  const board = show(fixture(name));
  const labels = [...board.querySelectorAll("[aria-label]")].map((e) =>
    e.getAttribute("aria-label"),
  );
  expect(labels.length).toBeGreaterThan(60);
  expect([board.textContent, ...labels].join(" ")).not.toContain("‹");
});

test("the position in words tells points, tiles and barges of everybody", () => {
  const { view } = fixture("late");
  const text = inWords(view).join("\n");
  expect(text).not.toContain("‹");
  for (const player of view.players) {
    expect(text).toContain(`${player.vp} VP, ${player.coins} coins`);
    expect(text).toContain(`barge on space ${player.barge}`);
  }
  expect(text).toContain(`Round ${view.round} of ${view.rounds}`);
});

test("cards in other hands are only counted", () => {
  const position = fixture("middle");
  const other = position.view.players.find((player) => player.seat !== position.seat);
  if (!other) throw new Error("somebody else must be there");
  other.hidden = 3;
  other.hand = [];
  expect(show(position).textContent).toContain("3 cards that you cannot see");
});

test("a gold coat tells what its crest pays, on the board and in words", () => {
  const position = fixture("late");
  const owner = position.view.players.find((player) => player.coats.length > 0);
  if (!owner) throw new Error("somebody must own a coat of arms");
  const [coat] = owner.coats;
  if (!coat) throw new Error("there is one");
  coat.worth = message("ulm/worth-gold", {
    points: message("ulm/worth-when_taken", { vp: 1 }),
    pays: message("ulm/pays-owner", { income: 2 }),
  });
  const [quarter] = position.view.quarters;
  if (!quarter) throw new Error("there are eight");
  quarter.crest = owner.seat;
  quarter.pays = message("ulm/pays-owner", { income: 2 });
  const pays = "2 VP to its owner for each Seal action there";
  const board = show(position);
  expect(board.textContent).toContain(`1 VP, and ${pays}`);
  const label = board.querySelector(`[data-element="quarter:${quarter.id}"]`);
  expect(label?.getAttribute("aria-label")).toContain(pays);
  expect(inWords(position.view).filter((line) => line.includes(pays)).length).toBeGreaterThan(1);
});

test("the next tower tile comes with its effect", () => {
  const position = fixture("late");
  position.view.next_tower = {
    id: "tower_full_mint",
    name: message("ulm/tower-full_mint"),
    decree: message("ulm/decree-full_mint"),
  };
  const told = "Next tower, Full Mint: every Money action gives 1 coin more";
  expect(show(position).textContent).toContain(told);
  expect(inWords(position.view)).toContain(told);
});

test("a space worth nothing has no sign", () => {
  const position = fixture("late");
  const [space] = position.view.river;
  if (!space) throw new Error("there are many");
  space.vp = 0;
  expect(show(position).querySelector('[data-element="space:0"] .ulm-vp')?.textContent).toBe("0");
});

test("with one card a turn no play is called free", () => {
  const position = fixture("late");
  position.view.turn.one_play = true;
  position.view.turn.free_plays = 1;
  expect(show(position).textContent).toContain("One card may be played");
});
