import { readFileSync } from "node:fs";
import { act, cleanup, fireEvent, render } from "@testing-library/preact";
import type { JSX } from "preact";
import { beforeAll, expect, test, vi } from "vitest";

import * as clash from "../../../src/boards/clash_of_cultures";
import { bestHarvest } from "../../../src/boards/clash_of_cultures/courses";
import type { TableInfo } from "../../../src/generated/protocol";
import type { ClashPricesView, ClashView } from "../../../src/generated/views";
import type { Offer } from "../../../src/play/choice";
import { Table, TableContext } from "../../../src/play/table";
import type { Prompt } from "../../../src/play/table";
import { settings } from "../../../src/settings";
import type { Message } from "../../../src/words";
import { addCatalogue, message, word } from "../../../src/words";

interface Fixture {
  seat: number;
  names: string[];
  view: ClashView;
  prompt: Prompt;
}

const NAMES = ["start", "middle", "late", "wild", "empire", "battle"];

const fixture = (name: string): Fixture =>
  JSON.parse(readFileSync(`fixtures/clash_of_cultures-${name}.json`, "utf8")) as Fixture;

interface Shown {
  table: Table;
  container: Element;
  sent: ReturnType<typeof vi.fn<(offer: Offer) => void>>;
}

/** The whole table: every part that the game draws, all drawers open. */
function show({ seat, names, view, prompt }: Fixture): Shown {
  const sent = vi.fn<(offer: Offer) => void>();
  const table = new Table({
    act: sent,
    askPreview: () => {},
    askWhy: () => {},
    confirms: () => false,
  });
  table.show({ seat, names, view, prompt, still: false });
  const { Board, Over, Ask, Mat, SeatLine, SeatMat, drawers } = clash;
  const { container } = render(
    <TableContext.Provider value={table}>
      <Board view={view} />
      <Over view={view} />
      <Ask view={view} />
      <Mat view={view} seat={seat} />
      {view.players.map((player) => (
        <div key={player.seat}>
          <SeatLine view={view} seat={player.seat} />
          <SeatMat view={view} seat={player.seat} />
        </div>
      ))}
      {drawers.map(({ id, Content }) => (
        <Content key={id} view={view} />
      ))}
    </TableContext.Provider>,
  );
  return { table, container, sent };
}

const has = (board: Element, element: string): boolean =>
  board.querySelector(`[data-element="${element}"]`) !== null;

const click = async (element: Element | null): Promise<void> => {
  await act(() => void (element && fireEvent.click(element)));
};

const pick = async (table: Table, element: string): Promise<void> => {
  await act(() => table.pick(element));
};

beforeAll(() => {
  for (const domain of ["core", "clash_of_cultures", "clash_of_cultures_board"]) {
    addCatalogue(domain, readFileSync(`../src/edubba/locale/en/${domain}.ftl`, "utf8"));
  }
});

test.each(NAMES)(
  "everything that can be asked for is drawn, in words that are there (%s)",
  (name) => {
    const position = fixture(name);
    const { view } = position;
    const { container, table } = show(position);
    const own = view.players[view.seat];
    if (!own) throw new Error("the view belongs to a seat");
    const firsts = table.offers().flatMap(({ targets }) => targets.slice(0, 1));
    const wanted = [
      ...firsts.filter((element) => !/^(button|player):/.test(element)),
      ...view.spaces.map((space) => `space:${space.id}`),
      ...view.cities.map((city) => `piece:${city.cell}.settlement`),
      ...view.cities.flatMap((city) =>
        [...Object.keys(city.buildings), ...city.wonders].map((id) => `piece:${city.cell}.${id}`),
      ),
      ...Object.keys(view.glossary.advances).map((id) => `advance:${id}`),
      ...["democracy", "autocracy", "theocracy"].map((id) => `government:${id}`),
      ...view.display.map((id) => `wonder:${id}`),
      ...own.hand.map((id) => `card:${id}`),
      ...own.objectives.map((id) => `objective:${id}`),
      ...Object.keys(own.goods).map((id) => `kind:${id}`),
    ];
    expect(wanted.filter((element) => !has(container, element))).toEqual([]);
    const labels = [...container.querySelectorAll("[aria-label]")].map((e) =>
      e.getAttribute("aria-label"),
    );
    const said = [...clash.describe(view), clash.phase(view)];
    const titles = clash.drawers.map((drawer) => drawer.title());
    const text = [container.textContent, ...labels, ...said, ...titles].join(" ");
    expect(text.match(/‹[^›]*›/g) ?? []).toEqual([]);
  },
);

test("units march by two clicks: the stack, then the place", async () => {
  const { table, sent } = show(fixture("empire"));
  await pick(table, "unit:army1");
  expect(sent).not.toHaveBeenCalled();
  expect(table.mark("space:F5").open).toBe(true);
  await pick(table, "space:F5");
  expect(sent.mock.calls[0]?.[0].moves).toEqual([
    "move",
    "from E6",
    "with army1",
    "with army2",
    "with army3",
    "to F5",
  ]);
});

test("a settler that is picked founds where it stands by a second click on its place", async () => {
  const { table, sent } = show(fixture("empire"));
  await pick(table, "unit:settler2");
  expect(table.mark("unit:settler2").open).toBe(false);
  await pick(table, "space:F5");
  expect(sent.mock.calls[0]?.[0].move).toBe("found F5");
});

test("an offer lights what a lesson speaks of until it is in it", async () => {
  const position = fixture("empire");
  const { table, container } = show(position);
  await act(() => table.shown.update({ hinted: new Set(["gives:food"]) }));
  await pick(table, "verb:trade");
  const lit = (): (string | null)[] =>
    [...container.querySelectorAll(".cc-trade .is-hinted")].map((e) => e.textContent);
  expect(lit()).toEqual(["+"]);
  await click(container.querySelector(".cc-trade .is-hinted"));
  expect(lit()).toEqual([]);
});

test("on a phone one part of an offer is seen at a time, and a lit one is led to", async () => {
  vi.stubGlobal("matchMedia", () => ({
    matches: true,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  const { table, container } = show(fixture("empire"));
  await act(() => table.shown.update({ hinted: new Set(["wants:food"]) }));
  await pick(table, "verb:trade");
  vi.unstubAllGlobals();
  const form = container.querySelector(".cc-trade");
  const steppers = (): string[] =>
    [...(form?.querySelectorAll("[aria-label^='One more']") ?? [])].map(
      (each) => each.getAttribute("aria-label") ?? "",
    );
  const lit = (): string[] =>
    [...(form?.querySelectorAll(".is-hinted") ?? [])].map((each) => each.textContent);
  expect(steppers()).toContain("One more: wood");
  const [to] = lit();
  expect(to).toContain("gives");
  await click(form?.querySelector(".is-hinted") ?? null);
  expect(steppers()).toContain("One more: food");
  expect(lit()).toEqual(["+"]);
  await click(form?.querySelector("[aria-label='One more: food']") ?? null);
  expect(form?.querySelector(".cc-trade-summary")?.textContent).toMatch(/gives 1/u);
});

test("what was begun is asked for in its own words", async () => {
  const { table, container } = show(fixture("empire"));
  const asked = (): string => word(table.shown.get().begun).replace(/[\u2068\u2069]/gu, "");
  expect(asked()).toBe("");
  await pick(table, "unit:army1");
  expect(asked()).toBe("Where do the Army units go from E6?");
  for (const less of [1, 2]) {
    await click(container.querySelector("[aria-label^='One less']"));
    if (less === 2) expect(asked()).toBe("Where does the Army unit go from E6?");
  }
  await pick(table, "unit:army1");
  expect(asked()).toBe("");
  await pick(table, "verb:activate");
  expect(asked()).toBe("Which city do you activate?");
});

test("fewer units go if one is put down, and another click puts them all down", async () => {
  const { table, container, sent } = show(fixture("empire"));
  await pick(table, "unit:army1");
  await click(container.querySelector("[aria-label^='One less']"));
  await pick(table, "space:D6");
  expect(sent.mock.calls[0]?.[0].moves?.filter((move) => move.startsWith("with"))).toHaveLength(2);
});

test("of a space that picked units cannot go to it is asked as if they were on their way", async () => {
  const { table } = show(fixture("empire"));
  expect(table.picked).toEqual([]);
  await pick(table, "unit:army1");
  const units = ["with army1", "with army2", "with army3"];
  expect(table.picked).toEqual(["move", "from E6", ...units]);
  await pick(table, "unit:army1");
  expect(table.picked).toEqual([]);
});

/** A move that has been begun, and what the house asks then. */
function begun(position: Fixture, squad: string[], moves: string[]): Fixture {
  const { view, prompt } = position;
  const all = view.marches.filter(({ units }) => squad.every((unit) => units.includes(unit)));
  const label = message("clash_of_cultures_board/choose-others");
  const actions = moves.map((move, id) => {
    const [verb, what] = move.split(" ");
    const targets = verb === "with" ? [`unit:${what}`] : [`space:${what}`, `button:${verb}`];
    return { id, move, label, targets };
  });
  return {
    ...position,
    view: { ...view, marches: all },
    prompt: { ...prompt, decision: "move_with", actions },
  };
}

test("a move that was undone by one step goes on as it was begun", async () => {
  const position = begun(fixture("start"), ["settler1"], ["to C2", "to D1", "to E2"]);
  const { table, container, sent } = show(position);
  expect(word(table.shown.get().begun)).toBe("Where does the Settler go from D2?");
  expect(container.querySelectorAll(".cc-march-kind")).toHaveLength(1);
  expect(container.querySelectorAll(".cc-stack.is-chosen")).toHaveLength(1);
  expect(container.querySelectorAll(".cc-tag")).toHaveLength(6);
  await pick(table, "space:E2");
  expect(sent).toHaveBeenCalledExactlyOnceWith(position.prompt.actions[2]);
});

test("units can still join a group that was begun, and those begun with stay", async () => {
  const asked = ["with army2", "to F5", "to D6"];
  const { table, container, sent } = show(begun(fixture("empire"), ["army1"], asked));
  const step = (name: string): Element | null =>
    container.querySelector(`.cc-march [aria-label^="${name}"]`);
  expect(step("One less")?.hasAttribute("disabled")).toBe(true);
  await click(step("One more"));
  await pick(table, "space:F5");
  expect(sent.mock.calls[0]?.[0].moves).toEqual(["with army2", "to F5"]);
});

test("a stack that is clicked again is put down", async () => {
  const { table } = show(fixture("empire"));
  await pick(table, "unit:army1");
  await pick(table, "unit:army1");
  expect(table.mark("verb:advance").open).toBe(true);
});

test("a march says what it may meet, with its odds", async () => {
  const { table, container } = show(fixture("empire"));
  await pick(table, "unit:army1");
  expect(container.querySelector(".cc-odds")?.textContent).toContain("46%");
  expect(container.querySelectorAll(".cc-tag.attack")).toHaveLength(2);
});

test("a verb shows its places alone until something else is wanted", async () => {
  const { table } = show(fixture("empire"));
  await pick(table, "verb:activate");
  expect(table.mark("space:E4").open).toBe(true);
  expect(table.mark("space:E7").open).toBe(false);
  const back = table.offers().find((offer) => offer.run);
  await act(() => back && table.decide(back, []));
  expect(table.mark("verb:activate").open).toBe(true);
});

test("an offer is put together on one form and sent as one", async () => {
  const { table, container, sent } = show(fixture("empire"));
  await pick(table, "verb:trade");
  const more = (name: string): Element | null =>
    container.querySelector(`.cc-trade [aria-label="One more: ${name}"]`);
  await click(more("wood"));
  await click(more("wood"));
  const summary = container.querySelector(".cc-trade-summary")?.textContent;
  expect(summary).toContain("You give 2");
  const send = table.offers().find((offer) => offer.moves);
  await act(() => send && table.decide(send, []));
  const moves = sent.mock.calls[0]?.[0].moves ?? [];
  expect(moves.slice(0, 4)).toEqual(["trade blue", "count 0", "count 2", "count 0"]);
  expect(moves.filter((move) => move === "stop")).toHaveLength(2);
});

test("a city collects by one click on what it can take", () => {
  const { view } = fixture("empire");
  view.harvest = {
    city: "E4",
    left: 3,
    yields: { D3: ["wood"], D4: ["food", "gold", "mood"], E3: ["food"], F3: ["ore"], E5: ["wood"] },
  };
  const found = bestHarvest(view);
  // Of gold there is least; the sea is asked first.
  expect(found?.moves).toEqual(["collect", "pick D4", "kind gold", "pick F3", "pick E3"]);
  expect(found?.gains).toEqual({ gold: 1, ore: 1, food: 1 });
});

test("a battle shows both armies, and the dice as they fall", async () => {
  const { table, container } = show(fixture("battle"));
  const wing = (side: string): Element => container.querySelector(`.cc-wing.${side}`) as Element;
  expect(wing("attack").querySelectorAll(".cc-troop svg")).toHaveLength(3);
  expect(wing("defence").querySelectorAll(".cc-troop svg")).toHaveLength(3); // with the Fortress
  const [bare, steel] = container.querySelectorAll(".cc-outlook");
  expect(bare?.textContent).toContain("46%");
  expect(steel?.textContent).toContain("Steel Weapons the attacker wins 67%"); // it may be paid for
  expect(container.querySelector(".cc-hint")?.textContent).toContain("pay 1 ore");
  const rolled = (step: number, seat: number, face: number): void =>
    table.shown.update({
      moment: {
        version: step,
        step,
        seat: null,
        events: [{ name: "die_rolled", words: null, targets: [], seat, face }],
        view: null,
      },
    });
  await act(() => rolled(5, 0, 6));
  await act(() => rolled(6, 0, 2));
  await act(() => rolled(7, 1, 5));
  expect(wing("attack").querySelectorAll(".cc-die circle")).toHaveLength(8);
  expect(wing("defence").querySelectorAll(".cc-die circle")).toHaveLength(5);
});

test("razing an own city takes a second click", async () => {
  const position = fixture("empire");
  const label = { id: "clash_of_cultures/label-pick", args: { what: "C5" } };
  const raze = { id: 7, move: "pick C5", label, targets: ["space:C5"] };
  position.prompt = { ...position.prompt, decision: "raze", actions: [raze] };
  const { table, container, sent } = show(position);
  await pick(table, "space:C5");
  expect(sent).not.toHaveBeenCalled();
  expect(container.querySelector(".cc-warning")?.textContent).toContain("C5");
  await pick(table, "space:C5");
  expect(sent).toHaveBeenCalledExactlyOnceWith(raze);
});

/** The own seat with one city of a single piece. */
function withLastCity(position: Fixture): string {
  const { view } = position;
  const colour = view.players[view.seat]?.colour;
  const mine = view.cities.filter(({ owner }) => owner === colour);
  const last = mine.find(({ size }) => size === 1);
  if (!last) throw new Error("the view has no such city");
  view.cities = view.cities.filter((city) => city === last || city.owner !== colour);
  return last.cell;
}

const warnings = (container: Element): string =>
  [...container.querySelectorAll(".cc-warning")]
    .map(({ textContent }) => (textContent ?? "").replace(/[\u2068\u2069]/gu, "").trim())
    .join(" ");

test("razing the last city says that it ends the game", async () => {
  const position = fixture("empire");
  const last = withLastCity(position);
  const label = { id: "clash_of_cultures/label-pick", args: { what: last } };
  const raze = { id: 7, move: `pick ${last}`, label, targets: [`space:${last}`] };
  position.prompt = { ...position.prompt, decision: "raze", actions: [raze] };
  const { table, container } = show(position);
  expect(warnings(container)).toBe("");
  await pick(table, `space:${last}`);
  expect(warnings(container)).toMatch(/for good.* last city: .* the game ends\.$/);
});

test("an earthquake that can only take the last Settlement says so", () => {
  const position = fixture("empire");
  withLastCity(position);
  position.prompt = { ...position.prompt, decision: "destroy_piece", actions: [] };
  expect(warnings(show(position).container)).toMatch(/last city/);
});

test("collecting warns of what is full, and of nothing that has room", () => {
  const position = fixture("empire");
  const own = position.view.players[position.view.seat];
  if (!own) throw new Error("the view belongs to a seat");
  const most = own.maximum["wood"] ?? 0;
  position.view.harvest = { city: "E4", left: 2, yields: { D3: ["wood"], D4: ["food"] } };
  own.goods = { ...own.goods, wood: most, food: 0 };
  const { container } = show(position);
  expect(warnings(container)).toBe(`wood is full at ${most}: more of it would be lost.`);
  own.goods = { ...own.goods, wood: most - 1 };
  cleanup();
  expect(warnings(show(position).container)).toBe("");
});

test("an offer warns of goods that would find no room; what is given makes room", async () => {
  const position = fixture("empire");
  const own = position.view.players[position.view.seat];
  if (!own) throw new Error("the view belongs to a seat");
  const most = own.maximum["food"] ?? 0;
  own.goods = { ...own.goods, food: most, wood: 2 };
  const { table, container } = show(position);
  await pick(table, "verb:trade");
  const more = (side: number, name: string): Element | null =>
    [...container.querySelectorAll(".cc-trade-side")][side]?.querySelector(
      `[aria-label="One more: ${name}"]`,
    ) ?? null;
  expect(warnings(container)).toBe("");
  await click(more(1, "food"));
  expect(warnings(container)).toBe(`You would lose 1 food: there is room for ${most} only.`);
  await click(more(0, "food"));
  expect(warnings(container)).toBe("");
});

test("the answer to an offer warns whoever would lose by it, and nobody else", () => {
  const position = fixture("empire");
  const { view } = position;
  const own = view.players[view.seat];
  if (!own) throw new Error("the view belongs to a seat");
  own.goods = { ...own.goods, wood: own.maximum["wood"] ?? 0 };
  const offer = { made: true, counter: false, cards: [], objectives: [], wants: {} };
  view.trade = { ...offer, by: "blue", to: own.colour, gives: { wood: 2 } };
  expect(warnings(show(position).container)).toMatch(/^You would lose 2 wood/);
  cleanup();
  view.trade = { ...offer, by: "blue", to: "yellow", gives: { wood: 2 } };
  expect(warnings(show(position).container)).toBe("");
});

test("a tile that is being laid is shown both ways, to be clicked", () => {
  const position = fixture("wild");
  const region = position.view.regions.find((one) => !one.face_up);
  if (!region) throw new Error("some region is still unknown");
  const lie = Object.fromEntries(region.spaces.map((space) => [space, "forest"]));
  position.view.turned = { region: region.id, tile: "t1", a: lie, b: lie };
  const { container } = show(position);
  expect(has(container, "way:a") && has(container, "way:b")).toBe(true);
});

test("the position in words names every city and what stands in the open", () => {
  const { view } = fixture("middle");
  const text = clash.describe(view).join("\n");
  for (const city of view.cities) expect(text).toContain(`in ${city.cell}`);
  for (const space of view.spaces.filter((one) => one.armies > 0)) expect(text).toContain(space.id);
});

test("an advance that cannot be paid says what is missing", () => {
  const { seat, names, view, prompt } = fixture("start");
  const food = { id: "clash_of_cultures/amount-food", args: { count: 2 } };
  const lacking = {
    ...view,
    prices: { ...view.prices, advances: {}, lack: food } as ClashPricesView,
  };
  const none = { ...prompt, actions: prompt.actions.filter(({ move }) => move === "end") };
  const { container } = show({ seat, names, view: lacking, prompt: none });
  const tiles = [...container.querySelectorAll(".cc-tile.shut")].map((tile) => tile.textContent);
  expect(tiles[0]).toMatch(/You lack \u2068?2\u2069? food\.$/u);
});

test("once all actions are spent, that is said once, and free cards keep their own reason", () => {
  const { prompt, view, ...rest } = fixture("start");
  const left = prompt.actions.filter(({ move }) => /^(end|trade)/u.test(move));
  const shut = ["advance", "move", "play", "use"].map((verb) => ({
    verb,
    why: null,
    rule: "CC-2.2",
  }));
  const { container } = show({
    ...rest,
    view: { ...view, actions: 0, shut },
    prompt: { ...prompt, actions: left },
  });
  const tiles = [...container.querySelectorAll(".cc-tile.shut .cc-tile-text")];
  expect(tiles.map((tile) => tile.textContent)).toEqual([
    "None can be played now",
    "None can be used now",
  ]);
  const hushed = [...container.querySelectorAll(".cc-tile.hushed")];
  expect(hushed).toHaveLength(6);
  expect(hushed[0]?.getAttribute("title")).toBe("No action is left in this turn.");
  expect(container.querySelector(".cc-spent")?.textContent).toMatch(
    /^No action is left.* What costs no/u,
  );
  expect(word(message("clash_of_cultures/you-main", { actions: 0 }))).toBe(
    "No action is left: end the turn?",
  );
});

test("an advance that can be had is in reach of the keyboard where it is drawn", async () => {
  const { table, container } = show(fixture("empire"));
  await pick(table, "verb:advance");
  const lit = [...container.querySelectorAll('[data-element^="advance:"]')].filter((each) =>
    /is-open|is-goal/.test(each.className),
  );
  expect(lit.length).toBeGreaterThan(0);
  for (const each of lit) expect(each.getAttribute("tabindex")).toBe("0");
});

test("an offer speaks to whoever answers it, and a counter-offer leaves its sides in their places", async () => {
  const given = fixture("empire");
  const { view } = given;
  const offer = { made: true, counter: false, cards: [], objectives: [] };
  view.trade = { ...offer, by: "blue", to: "red", gives: { wood: 1 }, wants: { food: 2 } };
  const { Over } = clash;
  const table = new Table({
    act: () => {},
    askPreview: () => {},
    askWhy: () => {},
    confirms: () => false,
  });
  table.show({ ...given, still: true });
  const shown = (now: ClashView): JSX.Element => (
    <TableContext.Provider value={table}>
      <Over view={now} />
    </TableContext.Provider>
  );
  const { container, rerender } = render(shown(view));
  const words = (): string[] =>
    [...container.querySelectorAll(".cc-trade h2, .cc-trade h3")].map((each) =>
      (each.textContent ?? "").trim(),
    );
  expect(words()).toEqual(["Shulgi offers you a trade", "Shulgi gives", "You give"]);
  const [left] = container.querySelectorAll(".cc-trade-side");
  rerender(shown({ ...view, trade: { ...view.trade, by: "red", to: "blue", counter: true } }));
  expect(words()).toEqual(["Ninsun offers Shulgi a trade", "You give", "Shulgi gives"]);
  expect(container.querySelector(".cc-trade-side")).toBe(left);
});

const pieces = (container: Element): (string | null)[] =>
  [...container.querySelectorAll(".cc-overlay [data-piece]")].map((piece) =>
    piece.getAttribute("data-piece"),
  );

test.each(NAMES)("every figure on the map has a name of its own (%s)", (name) => {
  const position = fixture(name);
  const { view } = position;
  const names = pieces(show(position).container);
  expect(new Set(names).size).toBe(names.length);
  const standing = view.cities.flatMap(({ cell, buildings, wonders }) =>
    ["settlement", ...Object.keys(buildings), ...wonders].map((id) => `${cell}.${id}`),
  );
  expect(standing.filter((piece) => !names.includes(piece))).toEqual([]);
  const wild = view.spaces.reduce((sum, { barbarians }) => sum + Math.min(barbarians, 4), 0);
  expect(names.filter((piece) => piece?.startsWith("barbarians.")).length).toBe(wild);
  for (const { colour, units } of view.players) {
    const stacks = new Map<string, number>();
    for (const { id, cell } of units) {
      const stack = `${cell} ${id.replace(/\d+$/, "")}`;
      stacks.set(stack, (stacks.get(stack) ?? 0) + 1);
    }
    const drawn = [...stacks.values()].reduce((sum, count) => sum + Math.min(count, 4), 0);
    expect(names.filter((piece) => piece?.startsWith(`${colour}.`)).length).toBe(drawn);
  }
});

test("Barbarians keep their names when they move", async () => {
  const position = fixture("wild");
  const { view } = position;
  const { table, container } = show(position);
  const before = pieces(container).filter((piece) => piece?.startsWith("barbarians."));
  const after = structuredClone(view);
  const from = after.spaces.find(({ barbarians }) => barbarians > 0);
  const to = after.spaces.find(({ barbarians }) => barbarians === 0);
  if (!from || !to) throw new Error("no Barbarian has anywhere to go");
  [from.barbarians, to.barbarians] = [0, from.barbarians];
  const { Board } = clash;
  const { container: moved } = render(
    <TableContext.Provider value={table}>
      <Board view={after} />
    </TableContext.Provider>,
  );
  const now = pieces(moved).filter((piece) => piece?.startsWith("barbarians."));
  expect(now.toSorted()).toEqual(before.toSorted());
});

test("what is built comes from its seat's supply, a card from its drawer", () => {
  const { container } = show(fixture("empire"));
  const places = new Set(
    [...container.querySelectorAll("[data-place]")].map((place) =>
      place.getAttribute("data-place"),
    ),
  );
  const from = [...container.querySelectorAll("[data-piece]")].map((piece) => [
    piece.getAttribute("data-piece"),
    piece.getAttribute("data-piece-from"),
  ]);
  const built = from.filter(([name]) => !/^(barbarians|card)\./.test(name ?? ""));
  const ours = built.filter(([, place]) => place !== "drawer:wonders" && place !== null);
  expect(ours.length).toBeGreaterThan(10);
  expect(ours.filter(([, place]) => !places.has(place ?? ""))).toEqual([]);
  const cards = from.filter(([name]) => name?.startsWith("card."));
  expect(new Set(cards.map(([, place]) => place))).toEqual(new Set(["drawer:cards"]));
});

test("goods and tokens count to what they are now", async () => {
  settings.update({ motion: "reduced" }); // at once
  const position = fixture("empire");
  const { table } = show(position);
  cleanup();
  const { Mat, SeatLine } = clash;
  const drawn = (view: ClashView): JSX.Element => (
    <TableContext.Provider value={table}>
      <Mat view={view} seat={0} />
      <SeatLine view={view} seat={0} />
    </TableContext.Provider>
  );
  const { container, rerender } = render(drawn(position.view));
  const counts = (): string[] =>
    [...container.querySelectorAll(".count")].map((count) => count.textContent ?? "");
  const before = counts();
  expect(before).toHaveLength(7 + 6);
  const after = structuredClone(position.view);
  Object.assign(after.players[0]?.goods ?? {}, { food: 1, mood: 0 });
  await act(() => rerender(drawn(after)));
  expect(counts()).toEqual(before.map((count, at) => (at === 0 ? "1" : at === 5 ? "0" : count)));
  settings.update({ motion: "system" });
});

const said = (id: string): Message => ({ id: `clash_of_cultures/why-${id}`, args: {} });

test("every verb that is shut gives the house's reason and leads to its rule", async () => {
  const position = fixture("start");
  const { view, prompt } = position;
  position.prompt = { ...prompt, actions: prompt.actions.filter(({ move }) => move === "end") };
  view.prices = null;
  view.shut = [
    { verb: "advance", why: null, rule: "CC-3.1" },
    { verb: "move", why: said("nothing_can_move"), rule: "CC-4.1" },
    { verb: "found", why: null, rule: "CC-5.1" },
    { verb: "activate", why: null, rule: "CC-6.1" },
    { verb: "civic", why: said("no_city_to_raise"), rule: "CC-7.1" },
    { verb: "influence", why: null, rule: "CC-8.1" },
    { verb: "trade", why: said("no_trading"), rule: "CC-17.1" },
    { verb: "play", why: null, rule: "CC-15.2" },
    { verb: "use", why: said("use_once"), rule: "CC-2.5" },
  ];
  const { table, container } = show(position);
  await act(() => table.shown.update({ table: { game: "clash_of_cultures" } as TableInfo }));
  const tiles = [...container.querySelectorAll(".cc-tile.shut")];
  expect(tiles).toHaveLength(view.shut.length);
  expect(tiles.map((tile) => tile.querySelector(".cc-tile-text")?.textContent)).toEqual([
    "None is left for you",
    "None of your units can move.",
    "No Settler on good land",
    "No city has anything to do",
    "No city to raise",
    "No city is in reach",
    word(said("no_trading")),
    "None can be played now",
    "That can be used once a turn.",
  ]);
  expect(tiles[4]?.getAttribute("title")).toBe(word(said("no_city_to_raise")));
  const rules = tiles.map((tile) => tile.querySelector(".rule-link")?.getAttribute("href"));
  expect(rules.map((rule) => rule?.match(/CC-[\d.]+/u)?.[0])).toEqual(
    view.shut.map(({ rule }) => rule),
  );
});

test("a second activation says what it does to the city", () => {
  const position = fixture("empire");
  const { view, prompt } = position;
  const own = view.cities.find(
    ({ owner, mood }) => owner === view.players[0]?.colour && mood === "happy",
  );
  if (!own) throw new Error("no city is Happy");
  const asked = message("clash_of_cultures/ask-activation", { cell: own.cell });
  position.prompt = { ...prompt, decision: "activation", prompt: asked };
  expect(warnings(show(position).container)).not.toContain("Activated again");
  cleanup();
  own.activations = 1;
  const { container } = show(position);
  expect(warnings(container)).toContain(`the city on ${own.cell} becomes Neutral.`);
  const label = container.querySelector(`[data-element="space:${own.cell}"]`);
  expect(label?.getAttribute("aria-label")).toContain("it becomes Neutral");
});

test("the verb of activations warns of every city that a further one would hurt", async () => {
  const position = fixture("empire");
  const cells = position.prompt.actions
    .filter(({ move }) => move.startsWith("activate "))
    .map(({ move }) => move.slice("activate ".length));
  for (const city of position.view.cities.filter(({ cell }) => cells.includes(cell))) {
    Object.assign(city, { activations: 1, mood: "neutral" });
  }
  const { table, container } = show(position);
  await pick(table, "verb:activate");
  expect(warnings(container).match(/becomes Angry/gu)).toHaveLength(cells.length);
});

test("a unit that cannot be built stands beside those that can, with the reason", () => {
  const position = fixture("empire");
  const { view, prompt } = position;
  const lack = message("clash_of_cultures/amount-food", { count: 1 });
  const why = message("clash_of_cultures/why-cannot_pay", { lack });
  view.shut = [{ verb: "settler", why, rule: "CC-6.5" }];
  const army = { id: 1, move: "build army", label: why, targets: ["supply:army", "button:army"] };
  position.prompt = { ...prompt, decision: "build_unit", actions: [army] };
  const { container } = show(position);
  expect(container.querySelectorAll(".cc-tile.shut")).toHaveLength(1);
  expect(container.querySelector(".cc-tile.shut")?.textContent).toMatch(/^Settler.*You lack/u);
});

test("New Plans shows the cards looked at before one is put back", () => {
  const position = fixture("empire");
  const { view, prompt } = position;
  const looked = Object.keys(view.glossary.objectives).slice(0, 2);
  position.view = { ...view, looked };
  position.prompt = { ...prompt, decision: "keep_plan", actions: [] };
  const { container } = show(position);
  const seen = container.querySelectorAll('.cc-ask [data-element^="objective:"]');
  expect([...seen].map((card) => card.getAttribute("data-element"))).toEqual(
    looked.map((id) => `objective:${id}`),
  );
});
