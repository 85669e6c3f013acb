import { readFileSync } from "node:fs";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeAll, expect, test, vi } from "vitest";

import * as clash from "../../../src/boards/clash_of_cultures";
import type { ClashView } from "../../../src/generated/views";
import type { Offer } from "../../../src/play/choice";
import { Actions } from "../../../src/play/question";
import { Table, TableContext } from "../../../src/play/table";
import type { Prompt } from "../../../src/play/table";
import type { AnyBoard } from "../../../src/boards";
import { message } from "../../../src/words";
import { learn } from "../position";

interface Fixture {
  seat: number;
  names: string[];
  view: ClashView;
  prompt: Prompt;
}

const fixture = (): Fixture =>
  JSON.parse(readFileSync("fixtures/clash_of_cultures-empire.json", "utf8")) as Fixture;

const answer = (move: string, ...targets: string[]): Offer => ({
  id: targets.length + move.length,
  move,
  label: message("core/done"),
  targets,
});

const asked = (decision: string, ...actions: Offer[]): Prompt => ({
  seat: 0,
  decision,
  actions,
  prompt: message(`clash_of_cultures/ask-${decision}`, { cell: "F4" }),
});

function show({ seat, names, view, prompt }: Fixture): {
  table: Table;
  sent: ReturnType<typeof vi.fn<(offer: Offer) => void>>;
  draw: (now: ClashView) => void;
} {
  const sent = vi.fn<(offer: Offer) => void>();
  const table = new Table({
    act: sent,
    askPreview: () => {},
    askWhy: () => {},
    confirms: () => false,
  });
  table.show({ seat, names, view, prompt, still: false });
  const { Board, Ask, Mat, SeatLine, drawers } = clash;
  const whole = (now: ClashView): Parameters<typeof render>[0] => (
    <TableContext.Provider value={table}>
      <Board view={now} />
      <Actions module={clash as AnyBoard} />
      <Ask view={now} />
      <Mat view={now} seat={seat} />
      {view.players.map((player) => (
        <SeatLine key={player.seat} view={now} seat={player.seat} />
      ))}
      {drawers.map(({ id, Content }) => (
        <Content key={id} view={now} />
      ))}
    </TableContext.Provider>
  );
  const { rerender } = render(whole(view));
  return { table, sent, draw: (now) => rerender(whole(now)) };
}

/** What is drawn as more or less: of goods by their kind, of the line by the place in it. */
function changes(): Record<string, string> {
  const found: Record<string, string> = {};
  for (const each of document.querySelectorAll(".change")) {
    const pile = each.closest(".covered")?.querySelector("[data-element]");
    const place = [...(each.closest(".cc-line")?.children ?? [])].indexOf(
      each.parentElement as Element,
    );
    found[pile?.getAttribute("data-element") ?? `line ${place}`] = each.textContent ?? "";
  }
  return found;
}

const ghosts = (): (string | null)[] =>
  [...document.querySelectorAll("[data-ghost]")].map((each) => each.getAttribute("data-ghost"));

const offerOf = (table: Table, move: string): Offer => {
  const found = table.offers().find((each) => each.move === move);
  if (!found) throw new Error(`${move} is not offered`);
  return found;
};

/** Pointed at by a mouse, and then the same as a second tap finds it. */
async function bothWays(table: Table, move: string, element: string): Promise<void> {
  await act(() => table.hover(element));
  const pointed = [changes(), ghosts()];
  await act(() => table.hover(null));
  expect([changes(), ghosts()]).toEqual([{}, []]);
  const waiting = offerOf(table, move);
  expect(clash.foretells(waiting)).toBe(true);
  await act(() => table.shown.update({ waiting, path: waiting.targets }));
  expect([changes(), ghosts()]).toEqual(pointed);
}

beforeAll(() => learn("clash_of_cultures"));
afterEach(cleanup);

test("an advance shows its price, its token and itself before it is taken", async () => {
  const { table } = show(fixture());
  await bothWays(table, "advance draft", "advance:draft");
  expect(changes()).toEqual({ "kind:food": "−2", "kind:culture": "+1", "line 1": "+1" });
  expect(document.querySelector(".cc-event")?.textContent).toMatch(/^Draft.*Culture/u);
});

test("a city that would be founded stands pale beside its Settler", async () => {
  const { table } = show(fixture());
  await bothWays(table, "found F5", "space:F5");
  expect(ghosts()).toEqual(["F5.settlement"]);
  expect(changes()).toEqual({ "line 0": "+1" });
});

test("what a city would build stands pale in it, and its price at the own goods", async () => {
  const position = fixture();
  const { view } = position;
  const build = answer("build army", "supply:army");
  position.prompt = asked("activation", answer("piece port", "supply:port"));
  const { table } = show(position);
  await bothWays(table, "piece port", "supply:port");
  expect(ghosts()).toEqual(["F4.port"]);
  expect(changes()).toEqual({ "kind:food": "−1", "kind:wood": "−1", "kind:ore": "−1" });
  cleanup();
  const units = show({ ...position, view, prompt: asked("build_unit", build) });
  await bothWays(units.table, "build army", "supply:army");
  expect(ghosts()).toEqual(["F4.army"]);
  expect(changes()).toEqual({ "kind:food": "−1", "line 2": "+1" });
});

test("a good that would be collected is more of it, unless there is no room", async () => {
  const position = fixture();
  const { view } = position;
  view.harvest = { city: "F4", left: 2, yields: { F5: ["food"] } };
  position.prompt = asked("collect_space", answer("pick F5", "space:F5"));
  const { table, draw } = show(position);
  await act(() => table.hover("space:F5"));
  expect(changes()).toEqual({ "kind:food": "+1" });
  const full = structuredClone(view);
  Object.assign(full.players[0]?.goods ?? {}, { food: 7 });
  await act(() => draw(full));
  expect(changes()).toEqual({});
});

test("an attempt to influence tells its chance, and what tokens add to it", async () => {
  const position = fixture();
  Object.assign(position.view.prices?.influence ?? {}, { C7: { tokens: 1, needs: 5, boosts: 2 } });
  const { table } = show(position);
  const tile = document.querySelector('[data-element="verb:influence"]');
  expect(tile?.textContent).toMatch(/33%.* a token adds .*17%/u);
  await bothWays(table, "influence C7", "space:C7");
  expect(changes()).toEqual({ "kind:culture": "−1" });
  expect(document.querySelector(".cc-ghosts text")?.textContent).toBe("33%");
  const odds = document.querySelector(".cc-odds")?.textContent;
  expect(odds).toMatch(/33%.*2.* Culture tokens.*67%.*one Culture token before/u);
});

test("improving says what a step costs and where it leads", async () => {
  const position = fixture();
  position.prompt = asked("civic_step", answer("pick G4", "space:G4"));
  const { table } = show(position);
  await act(() => table.hover("space:G4"));
  expect(changes()).toEqual({ "kind:mood": "−2" });
  expect(document.querySelectorAll(".cc-ghosts .cc-tag")).toHaveLength(1);
});

const button = (name: string): HTMLButtonElement => screen.getByRole("button", { name });

test("a payment is put together in any order and sent as one", async () => {
  const position = fixture();
  position.view.payments = [
    { paid: { food: 2 }, counts: [0, 0] },
    { paid: { food: 1, ideas: 1 }, counts: [0, 1] },
    { paid: { food: 1, gold: 1 }, counts: [1, 0] },
    { paid: { ideas: 1, gold: 1 }, counts: [1, 1] },
  ];
  position.prompt = asked("pay", answer("count 0"), answer("count 1"));
  const { sent } = show(position);
  expect(changes()).toEqual({ "kind:food": "−2" });
  await act(() => void fireEvent.click(button("One less: food")));
  await act(() => void fireEvent.click(button("One less: food")));
  expect(document.querySelector(".cc-paying p")?.textContent).toMatch(/2.* still missing/u);
  expect(screen.queryByText("Pay this")).toBeNull();
  await act(() => void fireEvent.click(button("One more: gold")));
  expect(button("One more: gold").disabled).toBe(true);
  await act(() => void fireEvent.click(button("One more: ideas")));
  expect(changes()).toEqual({ "kind:ideas": "−1", "kind:gold": "−1" });
  await act(() => void fireEvent.click(button("Pay this")));
  expect(sent.mock.calls[0]?.[0].moves).toEqual(["count 1", "count 1"]);
});

test("one more of a kind takes the place of another where the price is laid down", async () => {
  const position = fixture();
  position.view.payments = [
    { paid: { food: 1 }, counts: [0] },
    { paid: { gold: 1 }, counts: [1] },
  ];
  position.prompt = asked("pay", answer("count 0"), answer("count 1"));
  const { sent } = show(position);
  await act(() => void fireEvent.click(button("One more: gold")));
  await act(() => void fireEvent.click(button("Pay this")));
  expect(sent.mock.calls[0]?.[0].moves).toEqual(["count 1"]);
});

test("own objectives say how far one is", () => {
  const position = fixture();
  position.view.goals = {
    "obj_02.peace": { met: true, have: 2, needs: 2 },
    "obj_07.peace": { met: false, have: 2, needs: 5 },
  };
  show(position);
  const goals = [...document.querySelectorAll(".cc-goal")].map((each) => each.textContent);
  expect(goals).toEqual(["scores ✓", expect.stringMatching(/2.* of .*5/u)]);
});

test("land and Wonders that come to light turn over, unless nothing is to move", async () => {
  const turned: string[] = [];
  const animate = vi.fn(function (this: Element) {
    turned.push(this.getAttribute("data-turns") ?? this.className);
    return { finished: new Promise(() => {}), cancel: () => {} };
  });
  Object.assign(Element.prototype, { animate });
  const { view, ...rest } = fixture();
  const region = view.regions.find(({ face_up: up }) => !up);
  const { draw } = show({ ...rest, view });
  expect(turned).toEqual([]);
  const after = structuredClone(view);
  after.regions = after.regions.map((each) => ({
    ...each,
    face_up: each.face_up || each.id === region?.id,
  }));
  after.display = [...view.display, "great_statue"];
  await act(() => draw(after));
  expect(turned.toSorted()).toEqual(["cc-turning", region?.id].toSorted());
});

test("what an advance waits for leads to its rule", async () => {
  const { table } = show(fixture());
  await act(() => table.shown.update({ table: { game: "clash_of_cultures" } as never }));
  const rules = new Set(
    [...document.querySelectorAll(".cc-ruled .rule-link")].map(
      (link) => /CC-[\d.]+/u.exec(link.getAttribute("href") ?? "")?.[0],
    ),
  );
  expect([...rules].toSorted()).toEqual(["CC-3.2", "CC-3.3"]);
});
