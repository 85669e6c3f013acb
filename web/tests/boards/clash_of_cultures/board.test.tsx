import { readFileSync } from "node:fs";
import { cleanup, render } from "@testing-library/preact";
import { afterEach, beforeAll, expect, test } from "vitest";

import { Board, describe as inWords } from "../../../src/boards/clash_of_cultures";
import type { ClashView } from "../../../src/generated/views";
import { Table, TableContext } from "../../../src/play/table";
import type { Prompt } from "../../../src/play/table";
import { addCatalogue } from "../../../src/words";

interface Fixture {
  seat: number;
  names: string[];
  view: ClashView;
  prompt: Prompt;
}

const NAMES = ["start", "middle", "late", "wild"];

const fixture = (name: string): Fixture =>
  JSON.parse(readFileSync(`fixtures/clash_of_cultures-${name}.json`, "utf8")) as Fixture;

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

const has = (board: Element, element: string): boolean =>
  board.querySelector(`[data-element="${element}"]`) !== null;

beforeAll(() => {
  for (const domain of ["core", "clash_of_cultures", "clash_of_cultures_board"]) {
    addCatalogue(domain, readFileSync(`../src/edubba/locale/en/${domain}.ftl`, "utf8"));
  }
});
afterEach(cleanup);

test.each(NAMES)("every target of the prompt is drawn (%s)", (name) => {
  const position = fixture(name);
  const board = show(position);
  for (const target of position.prompt.actions.flatMap((action) => action.targets)) {
    if (!target.startsWith("button:")) expect(has(board, target), target).toBe(true);
  }
});

test.each(NAMES)("everything that an action could name is there (%s)", (name) => {
  const position = fixture(name);
  const { view } = position;
  const board = show(position);
  const own = view.players[view.seat];
  if (!own) throw new Error("the view belongs to a seat");
  const wanted = [
    ...view.spaces.map((space) => `space:${space.id}`),
    ...view.cities.map((city) => `piece:${city.cell}.settlement`),
    ...view.cities.flatMap((city) =>
      [...Object.keys(city.buildings), ...city.wonders].map((id) => `piece:${city.cell}.${id}`),
    ),
    ...view.players.map((player) => `player:${player.colour}`),
    ...Object.keys(view.glossary.advances).map((id) => `advance:${id}`),
    ...["democracy", "autocracy", "theocracy"].map((id) => `government:${id}`),
    ...view.display.map((id) => `wonder:${id}`),
    ...own.hand.map((id) => `card:${id}`),
    ...own.objectives.map((id) => `objective:${id}`),
    ...own.units.map((unit) => `unit:${unit.id}`),
    ...Object.keys(own.supply).map((id) => `supply:${id}`),
    ...Object.keys(own.goods).map((id) => `kind:${id}`),
  ];
  expect(wanted.filter((element) => !has(board, element))).toEqual([]);
});

test.each(NAMES)("no word is missing (%s)", (name) => {
  const position = fixture(name);
  const board = show(position);
  const labels = [...board.querySelectorAll("[aria-label]")].map((e) =>
    e.getAttribute("aria-label"),
  );
  const text = [board.textContent, ...labels, ...inWords(position.view)].join(" ");
  expect(text.match(/‹[^›]*›/g) ?? []).toEqual([]);
});

test("a tile that is being laid is shown both ways", () => {
  const position = fixture("wild");
  const region = position.view.regions.find((one) => !one.face_up);
  if (!region) throw new Error("some region is still unknown");
  const lie = Object.fromEntries(region.spaces.map((space) => [space, "forest"]));
  position.view.turned = { region: region.id, tile: "t1", a: lie, b: lie };
  const board = show(position);
  expect(has(board, `region:${region.id}`)).toBe(true);
  expect(board.querySelectorAll(".cc-ways figure .cc-forest")).toHaveLength(8);
});

test("the position in words names every city and what stands in the open", () => {
  const { view } = fixture("middle");
  const text = inWords(view).join("\n");
  for (const city of view.cities) expect(text).toContain(`in ${city.cell}`);
  for (const space of view.spaces.filter((one) => one.armies > 0)) expect(text).toContain(space.id);
});
