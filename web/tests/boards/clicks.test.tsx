/**
 * Clicks of typical turns, for docs/performance.md: the moves that they come to, by how few clicks.
 * Those of before were counted at 29a11df: a click for every element on the way to an action, one
 * for each button.
 */
import { act, cleanup, fireEvent, render } from "@testing-library/preact";
import type { ComponentType } from "preact";
import { beforeAll, expect, test } from "vitest";

import * as flood from "../../src/boards/after_the_flood";
import * as clash from "../../src/boards/clash_of_cultures";
import * as ulm from "../../src/boards/ulm";
import * as ziggurat from "../../src/boards/ur_ziggurat";
import type { ClashView, FloodView, UlmView, ZigguratView } from "../../src/generated/views";
import type { AnyBoard } from "../../src/boards";
import type { Offer } from "../../src/play/choice";
import { Actions } from "../../src/play/question";
import { Table, TableContext } from "../../src/play/table";
import type { Prompt } from "../../src/play/table";
import { message } from "../../src/words";
import { learn, positions } from "./position";
import type { Position } from "./position";

interface Module<V> {
  Board: ComponentType<{ view: V }>;
  Ask: ComponentType<{ view: V }>;
  Over?: ComponentType<{ view: V }>;
}

/** One for each move that is sent, as each test holds; an offer and an exchange as they were counted then. */
const BEFORE = { march: 6, collect: 6, offer: 14, exchange: 4, turn: 7, politics: 4 };

function position<V>(game: string, name: string): Position<V> {
  const found = new Map(positions<V>(game)).get(name);
  if (!found) throw new Error(`no position ${game}-${name}`);
  return structuredClone(found);
}

/** An answer as the house offers it. */
const answer = (id: number, move: string, targets: string[] = []): Offer => ({
  id,
  move,
  label: message("core/done"),
  targets,
});

const asked = (prompt: Prompt | null, decision: string, actions: Offer[]): Prompt => ({
  seat: prompt?.seat ?? 0,
  prompt: prompt?.prompt ?? message("core/done"),
  decision,
  actions,
});

/** Somebody who clicks, each element or button once; what was sent by that. */
class Person {
  clicks = 0;
  sent: string[] = [];

  async sit<V>(game: Module<V>, shown: Position<V>, ...elements: string[]): Promise<void> {
    cleanup();
    const table = new Table({
      act: ({ move, moves }: Offer) => this.sent.push(...(moves ?? move.split(", "))),
      askPreview: () => {},
      askWhy: () => {},
      confirms: () => false,
    });
    const { seat, names, version, view, prompt } = shown;
    table.show({ seat, names, version, view, prompt, still: false });
    const { Board, Ask, Over } = game;
    await act(
      () =>
        void render(
          <TableContext.Provider value={table}>
            <Board view={view} />
            <Actions module={game as AnyBoard} />
            {Over && <Over view={view} />}
            <Ask view={view} />
          </TableContext.Provider>,
        ),
    );
    for (const element of elements) {
      const found =
        document.querySelector(`[data-element="${element}"]`) ??
        document.querySelector(`[aria-label^="${element}"]`);
      const button =
        found ?? document.querySelector(`[data-testid="actions"] [data-move^="${element}"]`);
      if (!button) throw new Error(`nothing to click for ${element}`);
      await act(() => void fireEvent.click(button));
      this.clicks += 1;
    }
  }
}

const atMostTwoThirds = (clicks: number, before: number): void =>
  expect(clicks * 3).toBeLessThanOrEqual(before * 2);

beforeAll(() => ["clash_of_cultures", "after_the_flood", "ulm", "ur_ziggurat"].forEach(learn));

test("Clash: three armies march", async () => {
  const person = new Person();
  const empire = position<ClashView>("clash_of_cultures", "empire");
  await person.sit(clash, empire, "unit:army1", "space:F5");
  const armies = ["with army1", "with army2", "with army3"];
  expect(person.sent).toEqual(["move", "from E6", ...armies, "to F5"]);
  expect(person.sent).toHaveLength(BEFORE.march);
  expect(person.clicks).toBe(2);
  atMostTwoThirds(person.clicks, BEFORE.march);
});

test("Clash: a city of size 4 collects all it can", async () => {
  const person = new Person();
  const empire = position<ClashView>("clash_of_cultures", "empire");
  await person.sit(clash, empire, "space:E4");
  const { view } = empire;
  const yields = { D3: ["wood"], E4: ["food"], E3: ["food"], F3: ["ore"], E5: ["wood"] };
  view.harvest = { city: "E4", left: 4, yields };
  const prompt = asked(empire.prompt, "activation", [answer(1, "collect", ["verb:collect"])]);
  await person.sit(clash, { ...empire, view, prompt }, "verb:collect_most");
  expect(person.sent.slice(0, 2)).toEqual(["activate E4", "collect"]);
  expect(person.sent).toHaveLength(BEFORE.collect);
  expect(person.clicks).toBe(2);
  atMostTwoThirds(person.clicks, BEFORE.collect);
});

test("Clash: two wood are offered", async () => {
  const person = new Person();
  const empire = position<ClashView>("clash_of_cultures", "empire");
  const wood = "One more: wood";
  await person.sit(clash, empire, "verb:trade", wood, wood, "trade ");
  expect(person.sent.slice(0, 3)).toEqual(["trade blue", "count 0", "count 2"]);
  expect(person.clicks).toBe(4);
  atMostTwoThirds(person.clicks, BEFORE.offer);
});

test("After the Flood: one thing is exchanged", async () => {
  const person = new Person();
  const start = position<FloodView>("after_the_flood", "start");
  const { prompt, view } = start;
  const moves = ["trade mittani:wood:grain", "trade mittani:metal:grain"];
  view.acts = view.acts.map((each) => (each.id === "trade" ? { ...each, why: null, moves } : each));
  const actions = [...(prompt?.actions ?? []), answer(99, "act trade")];
  const open = { ...start, view, prompt: asked(prompt, "action", actions) };
  await person.sit(flood, open, "area:mittani", "pair:mittani:wood:grain");
  expect(person.sent).toEqual(["act trade", "trade mittani:wood:grain"]);
  expect(person.clicks).toBe(2);
  atMostTwoThirds(person.clicks, BEFORE.exchange);
});

test("After the Flood: once somebody has passed, the board begins actions as before, and asks what pays", async () => {
  const person = new Person();
  const passed = position<FloodView>("after_the_flood", "passed");
  await person.sit(flood, passed, "area:sippar", "armies:purple");
  expect(person.sent).toEqual(["act expand_empire", "pay army", "invade sippar"]);
  person.sent = [];
  await person.sit(flood, passed, "area:kassites", "pair:kassites:lapis:oil", "good:purple:gold");
  expect(person.sent).toEqual(["act trade", "pay gold", "trade kassites:lapis:oil"]);
  person.sent = [];
  await person.sit(flood, passed, "verb:place_workers", "good:purple:oil", "good:purple:oil");
  expect(person.sent).toEqual(["act place_workers", "pay oil", "pw_spend oil"]);
});

test("After the Flood: a payment that would spoil what was begun is not offered", async () => {
  const person = new Person();
  const passed = position<FloodView>("after_the_flood", "passed");
  const gold = "good:purple:gold";
  const paid = person.sit(flood, passed, "area:kassites", "pair:kassites:lapis:gold", gold);
  await expect(paid).rejects.toThrow(`nothing to click for ${gold}`);
});

test("After the Flood: where one area begins several actions, which comes before its price", async () => {
  const person = new Person();
  const passed = position<FloodView>("after_the_flood", "passed");
  const { prompt, view } = passed;
  const payments = { wood: [], oil: [] };
  view.acts = view.acts.map((each) =>
    each.id === "build_city" ? { ...each, why: null, moves: ["build sippar"], payments } : each,
  );
  const actions = [...(prompt?.actions ?? []), answer(99, "act build_city")];
  const both = { ...passed, view, prompt: asked(prompt, "action", actions) };
  await person.sit(flood, both, "area:sippar", "verb:build_city", "good:purple:wood");
  expect(person.sent).toEqual(["act build_city", "pay wood", "build sippar"]);
  person.sent = [];
  const [invaded, army] = ["area:hittites", "armies:purple"];
  await person.sit(flood, both, invaded, "verb:expand_empire", army);
  expect(person.sent).toEqual(["act expand_empire", "pay army", "invade hittites"]);
});

test("Ulm: a tile is drawn and pushed, and money, a seal and the barge follow", async () => {
  const person = new Person();
  const hand = position<UlmView>("ulm", "hand");
  const { view } = hand;
  view.turn.drawn_tile = null;
  const menu = (decision: string, ...actions: Offer[]): Position<UlmView> => ({
    ...hand,
    view,
    prompt: asked(hand.prompt, decision, actions),
  });
  await person.sit(ulm, menu("turn_start", answer(1, "draw_tile", ["bag"])), "bag");
  await person.sit(ulm, menu("before_push", answer(1, "push w1", ["push:w1"])), "push:w1");
  const line = (...colours: string[]): Position<UlmView> => {
    view.turn.line = Object.fromEntries(colours.map((colour) => [colour, 1]));
    const uses = colours.map((colour, id) =>
      answer(id, `use_action ${colour}`, [`line:${colour}`]),
    );
    return menu("action_menu", ...uses);
  };
  await person.sit(ulm, line("gray", "orange", "turquoise"), "quarter:garden");
  await person.sit(ulm, line("turquoise"), "space:11");
  const seal = ["use_action gray", "use_action orange", "seal_quarter garden"];
  const barge = ["use_action turquoise", "move_steps 2"];
  expect(person.sent).toEqual(["draw_tile", "push w1", ...seal, ...barge]);
  expect(person.sent).toHaveLength(BEFORE.turn);
  expect(person.clicks).toBe(4);
  atMostTwoThirds(person.clicks, BEFORE.turn);
});

test("UR: Politics leaves everything where it is", async () => {
  const person = new Person();
  const shown = position<ZigguratView>("ur_ziggurat", "politics");
  const cells = shown.view.cells.map((cell) => ({ ...cell, planned: 0 }));
  const own = cells.filter(({ owner, ziggurat }) => owner === shown.seat && !ziggurat);
  const pool = own.reduce((all, { cubes }) => all + cubes, 0);
  const prompt = shown.prompt as Prompt;
  const args = { ...prompt.prompt.args, cell: own[0]?.name ?? "", pool };
  const begun = {
    ...shown,
    view: { ...shown.view, cells },
    prompt: { ...prompt, prompt: { ...prompt.prompt, args } },
  };
  await person.sit(ziggurat, begun, "politics:leave");
  expect(person.sent).toHaveLength(BEFORE.politics);
  expect(person.clicks).toBe(1);
  atMostTwoThirds(person.clicks, BEFORE.politics);
});
