import { readFileSync } from "node:fs";

import { act, cleanup, fireEvent, render } from "@testing-library/preact";
import { afterEach, beforeAll, expect, test, vi } from "vitest";

import {
  Ask,
  Board,
  Mat,
  Over,
  SeatLine,
  SeatMat,
  describe as inWords,
  foretells,
  phase,
  sounds,
} from "../../../src/boards/ulm";
import { farApart } from "../../../src/boards/ulm/ask";
import { coursesOf } from "../../../src/boards/ulm/courses";
import { betweenTurns } from "../../../src/boards/ulm/lapsed";
import { cardWidth } from "../../../src/boards/ulm/over";
import { panTo } from "../../../src/boards/ulm/tall";
import type { UlmView } from "../../../src/generated/views";
import { soundsOf } from "../../../src/play/sounds";
import { Table, TableContext } from "../../../src/play/table";
import { message } from "../../../src/words";
import { find, learn, positions } from "../position";
import type { Position } from "../position";

const POSITIONS = new Map(positions<UlmView>("ulm"));
const NAMES = [...POSITIONS.keys()];

/** A copy that a test may change. */
function position(name: string): Position<UlmView> {
  const found = POSITIONS.get(name);
  if (!found) throw new Error(`no position ${name}`);
  return structuredClone(found);
}

/** Steps of a path that have no place on the board and become buttons. */
const BUTTONS = new Set(["use", "pay"]);

interface Shown {
  page: Element;
  table: Table;
  moves: string[];
  asked: string[];
}

/** Everything that the shell would show at once. */
function show({ seat, names, view, prompt }: Position<UlmView>): Shown {
  const moves: string[] = [];
  const asked: string[] = [];
  const table = new Table({
    act: (offer) => moves.push(offer.move),
    askPreview: () => {},
    askWhy: (element) => asked.push(element),
    confirms: () => false,
  });
  table.show({ seat, names, view, prompt, still: false });
  const { container } = render(
    <TableContext.Provider value={table}>
      <Board view={view} />
      <Over view={view} />
      <Mat view={view} seat={seat} />
      {names.map((name, at) => (
        <section key={name} class="seat">
          <SeatLine view={view} seat={at} />
          <SeatMat view={view} seat={at} />
        </section>
      ))}
      <Ask view={view} />
    </TableContext.Provider>,
  );
  return { page: container, table, moves, asked };
}

const settle = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

beforeAll(() => learn("ulm"));

test.each(NAMES)("all that is asked is drawn and lit, in words that are there (%s)", (name) => {
  const at = position(name);
  const { page } = show(at);
  const offers = at.prompt?.actions ?? [];
  for (const target of new Set(offers.flatMap(({ targets }) => targets))) {
    if (BUTTONS.has(target.split(":")[0] as string)) continue;
    expect(find(page, target), target).not.toBeNull();
  }
  const lit = [...page.querySelectorAll(".is-open")].map((e) => e.getAttribute("data-element"));
  const begun = [...offers, ...coursesOf(at.view, at.prompt)].flatMap(
    ({ targets }) => targets[0] ?? [],
  );
  expect(new Set(lit)).toEqual(new Set(begun));
  const labels = [...page.querySelectorAll("[aria-label]")].map((e) =>
    e.getAttribute("aria-label"),
  );
  expect(labels.length).toBeGreaterThan(60);
  const told = [page.textContent, ...labels, ...inWords(at.view), phase(at.view)].join(" ");
  expect(told).not.toContain("‹");
  expect(told).not.toContain("undefined");
  const pieces = [...page.querySelectorAll(".ulm-board [data-piece], .ulm-mat [data-piece]")];
  const names = pieces.map((piece) => piece.getAttribute("data-piece"));
  expect(names.length).toBeGreaterThan(20);
  expect(new Set(names).size).toBe(names.length); // no two of the same name
});

test("the position in words tells points, tiles and barges of everybody", () => {
  const { view } = position("late");
  const text = inWords(view).join("\n");
  for (const player of view.players) {
    expect(text).toContain(`${player.vp} VP, ${player.coins} coins`);
    expect(text).toContain(`barge on space ${player.barge}`);
  }
  expect(text).toContain(`Round ${view.round} of ${view.rounds}`);
});

test("cards in other hands are only counted", () => {
  const at = position("middle");
  const other = at.view.players.find((player) => player.seat !== at.seat);
  if (!other) throw new Error("somebody else must be there");
  other.hidden = 3;
  other.hand = [];
  expect(show(at).page.textContent).toContain("3 cards that you cannot see");
});

test("a gold coat tells what its crest pays, on the board and in words", () => {
  const at = position("late");
  const owner = at.view.players.find((player) => player.coats.length > 0);
  const [coat] = owner?.coats ?? [];
  const [quarter] = at.view.quarters;
  if (!owner || !coat || !quarter) throw new Error("somebody must own a coat of arms");
  coat.worth = message("ulm/worth-gold", {
    points: message("ulm/worth-when_taken", { vp: 1 }),
    pays: message("ulm/pays-owner", { income: 2 }),
  });
  quarter.crest = owner.seat;
  quarter.pays = message("ulm/pays-owner", { income: 2 });
  const pays = "2 VP to its owner for each Seal action there";
  const { page } = show(at);
  expect(find(page, `coat:${coat.id}`)?.getAttribute("aria-label")).toContain(`1 VP, and ${pays}`);
  expect(find(page, `quarter:${quarter.id}`)?.getAttribute("aria-label")).toContain(pays);
  expect(page.querySelector(".ulm-crest[data-piece]")?.textContent).toContain("+2");
  expect(inWords(at.view).filter((line) => line.includes(pays)).length).toBeGreaterThan(1);
});

test("the next tower tile comes with its effect", () => {
  const at = position("late");
  at.view.next_tower = {
    id: "tower_full_mint",
    name: message("ulm/tower-full_mint"),
    decree: message("ulm/decree-full_mint"),
  };
  const words = "every Money action gives 1 coin more";
  const lines = [...show(at).page.querySelectorAll(".ulm-text")].map((line) => line.textContent);
  expect(lines.join(" ")).toContain("Next: Full Mint,");
  expect(inWords(at.view)).toContain(`Next: Full Mint, ${words}`);
});

test("without a decree the scroll says so", () => {
  const at = position("late");
  at.view.tower = null;
  expect(show(at).page.textContent).toContain("No decree");
});

test.each(["late", "long"])(
  "the river shows the numbers of the log and the points (%s)",
  (name) => {
    const at = position(name);
    const { page } = show(at);
    expect(at.view.river.length).toBe(name === "long" ? 23 : 22);
    for (const space of at.view.river) {
      const spot = find(page, `space:${space.index}`)?.parentElement;
      expect(spot?.querySelector(".ulm-milestone")?.textContent).toBe(`${space.index}`);
      const sign = space.vp > 0 ? "+" : space.vp < 0 ? "−" : "";
      expect(spot?.querySelector(".ulm-vp")?.textContent).toBe(`${sign}${Math.abs(space.vp)}`);
    }
  },
);

test("with one card a turn no play is called free", () => {
  const { view } = position("late");
  view.turn.one_play = true;
  view.turn.free_plays = 1;
  expect(inWords(view)).toContain("One card may be played");
});

test("a push pointed at shows its three actions, what leaves, and whom it brings a sparrow", async () => {
  const at = position("hand");
  const edge = at.view.edges.find(({ id }) => id === "edge_w1");
  if (!edge) throw new Error("there are twelve");
  edge.owner = 0;
  const { page, table } = show(at);
  expect(page.querySelector(".ulm-ghosts")).toBeNull();
  table.hover("push:w1");
  await settle();
  const ribbons = [...page.querySelectorAll(".ulm-ghosts .ulm-ribbon")].map((e) => e.textContent);
  expect(ribbons).toEqual(["Clear", "Seal", "Money"]);
  expect(page.querySelector(".ulm-ghosts .ulm-pill")?.textContent).toBe("+1");
  const told = page.querySelector(".ulm-ask")?.textContent;
  expect(told).toContain("out to the east");
  expect(told).toContain(`1 for ${at.names[0]}`);
  expect(told).toContain("Town Hall, Garden");
  table.hover(null);
  await settle();
  expect(page.querySelector(".ulm-ghosts")).toBeNull();
});

test("the house's word about sparrows counts more than the seals at the cell", async () => {
  const at = position("hand");
  for (const edge of at.view.edges) edge.owner = 0;
  const { page, table } = show(at);
  table.hover("push:n0");
  const action = table.behind("push:n0")[0]?.id ?? -1;
  const event = { words: null, targets: [], seat: 0, sparrows: 1 };
  table.showPreview([{ action, events: [{ ...event, name: "sparrows_gained" }] }]);
  await settle();
  expect(page.querySelector(".ulm-pill")?.textContent).toBe("+1"); // by option only the entry
});

test("a pushed-out tile clears its side itself", () => {
  const { page, moves } = show(position("clear"));
  const tile = find(page, "side:n");
  if (!tile) throw new Error("a tile lies in the north");
  expect(tile.querySelector(".ulm-tile")).not.toBeNull();
  tile.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(moves).toEqual(["clear_side n"]);
});

/** An action menu with these actions left, at the table of a position. */
function menu(name: string, line: string[], change?: (view: UlmView) => void): Position<UlmView> {
  const at = position(name);
  at.view.turn.drawn_tile = null;
  for (const colour of line) at.view.turn.line[colour] = (at.view.turn.line[colour] ?? 0) + 1;
  at.view.acts = line.map((id) => ({ id, why: null, rule: "", price: {} }));
  change?.(at.view);
  const actions = line.map((colour, id) => ({
    id,
    move: `use_action ${colour}`,
    label: message("ulm/label-end_turn"),
    targets: [`line:${colour}`],
  }));
  at.prompt = { seat: at.seat, decision: "action_menu", prompt: message("ulm/title"), actions };
  return at;
}

const movesBy = (at: Position<UlmView>): Record<string, string> =>
  Object.fromEntries(
    coursesOf(at.view, at.prompt).map(({ targets, move }) => [targets.join(" "), move]),
  );

test("things begin whole courses while their action is left", () => {
  expect(movesBy(menu("hand", ["white"]))).toEqual({
    "side:s": "use_action white, clear_side s",
    "side:w": "use_action white, clear_side w",
  });
  expect(movesBy(menu("hand", ["orange", "gray"]))).toEqual({
    "quarter:town_hall": "use_action gray, use_action orange, seal_quarter town_hall",
    "quarter:garden": "use_action gray, use_action orange, seal_quarter garden",
  });
  const driver = menu("hand", ["turquoise"]);
  expect(movesBy(driver)).toEqual({
    "space:10": "use_action turquoise, move_steps 1",
    "space:11": "use_action turquoise, move_steps 2",
  });
});

test("what the rules decide by themselves is not sent", () => {
  const one = menu("hand", ["orange", "turquoise", "white"], (view) => {
    view.turn.reach = ["garden"];
    view.turn.sails = [10];
    for (const place of view.outer) if (!place.id.startsWith("out_s")) place.colour = null;
  });
  expect(movesBy(one)).toEqual({
    "side:s": "use_action white",
    "space:10": "use_action turquoise",
    "quarter:garden": "use_action orange",
  });
});

test("two tiles buy a card, picked in any order", () => {
  const at = menu("hand", ["brown"], (view) => {
    const player = view.players[view.to_move];
    if (player) player.tiles = { brown: 0, turquoise: 0, white: 0, orange: 1, gray: 2 };
  });
  const seat = at.view.to_move;
  const pair = "use_action brown, card_mode buy, pay_pair orange+gray";
  expect(movesBy(at)).toEqual({
    [`tile:${seat}:orange tile:${seat}:gray`]: pair,
    [`tile:${seat}:gray tile:${seat}:orange`]: pair,
    [`tile:${seat}:gray tile:${seat}:gray`]: "use_action brown, card_mode buy, pay_pair gray+gray",
  });
});

test("a free seal by the Open Gates costs nothing and takes no money first", () => {
  const at = menu("hand", ["gray", "orange"]);
  const [, seal] = at.prompt?.actions ?? [];
  if (seal) seal.label.args["free"] = 1;
  expect(movesBy(at)["quarter:garden"]).toBe("use_action orange, seal_quarter garden");
});

test("a card is opened large while it is pointed at", async () => {
  const at = position("hand");
  const { page, table } = show(at);
  expect(page.querySelector(".ulm-opened")).toBeNull();
  table.hover("card:fisherman_jousting");
  await settle();
  const opened = page.querySelector(".ulm-opened")?.textContent;
  expect(opened).toContain("Fisherman Jousting");
  expect(opened).toContain("6 VP if your barge is first, 3 VP if second");
});

test("cards to choose from lie large over the board", () => {
  const { page, moves } = show(position("keep"));
  const cards = page.querySelectorAll('.ulm-over [data-element^="card:"]');
  expect(cards.length).toBe(2);
  cards[0]?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(moves[0]).toMatch(/^choose_card /);
});

test("what would be added is told by its parts", () => {
  const at = position("late");
  const player = at.view.players[at.seat];
  if (!player) throw new Error("the viewer sits there");
  player.vp = 10;
  player.to_add = { sparrows: 3, river: -2, trade: 0 };
  const { page } = show(at);
  expect(page.querySelector(".ulm-points")?.textContent).toContain("11 if it ended now");
  const mat = page.querySelectorAll(".seat")[at.seat]?.querySelector(".ulm-forecast");
  expect(mat?.textContent).toBe("10+3 sparrows−2 the Danube= 11");
});

test("tells before the turn is ended how many actions that would lose", () => {
  const at = menu("middle", ["brown", "brown", "white"]);
  at.view.turn.line = { brown: 2, white: 1, orange: 1 }; // the seal cannot be set
  expect(show(at).page.querySelector(".verbs .ulm-beside")?.textContent).toContain(
    "loses 3 actions",
  );
  cleanup();
  const nothing = menu("middle", []);
  nothing.view.turn.line = { orange: 1 };
  expect(show(nothing).page.querySelector(".verbs .ulm-beside")).toBeNull();
});

test("actions that lapsed with their turn are gone while the Stone Levy is asked", async () => {
  const at = menu("middle", ["turquoise"]);
  at.view.turn.line = { turquoise: 1 };
  const { page, table } = show(at);
  const left = (): number => page.querySelectorAll('[data-element^="line:"]').length;
  expect(left()).toBeGreaterThan(0);
  const prompt = { ...at.prompt!, decision: "levy_choice", actions: [] };
  await act(() => table.shown.update({ prompt }));
  expect(left()).toBe(0);
  expect(page.textContent).not.toContain("Actions left");
});

/** Whether a moment in which this was told leaves nobody with a turn. */
const between = (...names: string[]): boolean => {
  const events = names.map((name) => ({ name, words: null, targets: [] }));
  const moment = { version: 1, step: 1, seat: null, events, view: null };
  return betweenTurns({ prompt: null, moment, past: null, result: null });
};

test("between two turns nobody has actions left, whatever is being shown", () => {
  expect(between("action_used", "coins_gained")).toBe(false);
  expect(between("round_began")).toBe(true);
  expect(between("tower_in_force", "duty_unpaid", "lost_vp")).toBe(true);
  expect(between("levy_paid", "turn_began")).toBe(false);
});

test("what is hinted at stands out among all that can be chosen", async () => {
  const style = document.createElement("style");
  const sheets = ["src/ui/spots.css", "src/boards/ulm/board.css"];
  style.textContent = `:root { --hint: rgb(1, 2, 3); --open: rgb(4, 5, 6); }
    ${sheets.map((sheet) => readFileSync(sheet, "utf8")).join("\n")}`;
  document.head.append(style);
  const { page, table } = show(position("hand"));
  const arrow = table.asked().find((each) => each.startsWith("push:"));
  const card = table.asked().find((each) => each.startsWith("card:"));
  if (!arrow || !card) throw new Error("both can be chosen");
  await act(() => table.shown.update({ hinted: new Set([arrow, card]) }));
  const face = find(page, arrow)?.querySelector(".edge") as Element;
  const { stroke } = getComputedStyle(face);
  const { boxShadow } = getComputedStyle(find(page, card) as Element);
  style.remove();
  expect(stroke).toBe("rgb(1, 2, 3)");
  expect(boxShadow).toContain("rgb(1, 2, 3)");
});

test("where there is no pointing, the sentence says what a tap does", () => {
  const wide = window.matchMedia("(min-width: 1px)");
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query === "(hover: none)",
    addEventListener: wide.addEventListener.bind(wide),
    removeEventListener: wide.removeEventListener.bind(wide),
  }));
  const touched = show(position("hand")).page.querySelector(".ulm-ask")?.textContent;
  vi.unstubAllGlobals();
  expect(touched).toContain("Tap an arrow to see what its line gives");
  cleanup();
  expect(show(position("hand")).page.querySelector(".ulm-ask")?.textContent).toContain("Point at");
});

test("what lies over the bag is called what is pushed: it may come from the docks", () => {
  const { page } = show(position("hand"));
  expect(page.querySelector(".ulm-board")?.textContent).toContain("You push");
  expect(find(page, "drawn_tile")?.getAttribute("aria-label")).toContain("To push:");
  expect(page.textContent).not.toContain("You drew");
});

test("names the price of a card under the decree of the round", () => {
  const at = menu("middle", ["brown"]);
  at.view.tower = { ...at.view.tower!, id: "tower_book_fair" };
  expect(show(at).page.querySelector(".verbs")?.textContent).toContain("buy from 1 coin on");
});

test("the river of a phone pans to all that is asked there, no further than it must", () => {
  const strip = { left: 0, right: 390 };
  expect(panTo(strip, [])).toBe(0);
  expect(panTo(strip, [{ left: 170, right: 350 }])).toBe(0);
  expect(
    panTo(strip, [
      { left: 170, right: 350 },
      { left: -30, right: 260 },
    ]),
  ).toBe(-30);
  expect(panTo(strip, [{ left: 300, right: 420 }])).toBe(30);
});

test("quarters further apart than a phone shows are offered in the sheet too", () => {
  const oath = { spaces: [4, 5, 6, 7] };
  const garden = { spaces: [6, 7, 8, 9, 10, 11, 12] };
  const hall = { spaces: [8, 9, 10, 11] };
  expect(farApart([oath, garden])).toEqual([oath, garden]);
  expect(farApart([oath, hall])).toEqual([]);
  expect(farApart([])).toEqual([]);
});

test("where quarters are asked on a phone, they have all the room below the question", () => {
  const at = position("seal");
  at.view.turn.line = { ...at.view.turn.line, brown: 1 };
  onPhone();
  const { page } = show(at);
  const below = [...page.querySelectorAll(".ulm-ask [data-element]")];
  const kinds = below.map((each) => each.getAttribute("data-element")?.split(":")[0]);
  expect(kinds).toEqual(Array(5).fill("quarter"));
});

/** The room over the board in pixels, less its border. */
const ROOM = { phone: [358, 530], desk: [926, 556] } as const;

test.each([
  ["phone", 42],
  ["desk", 36],
] as const)("all discarded cards lie over the board, on a %s up to %i", (place, most) => {
  const [width, height] = ROOM[place];
  for (let cards = 5; cards <= most; cards += 1) {
    const card = cardWidth(cards, place === "phone");
    const rows = Math.ceil(cards / Math.floor((width + 6) / (card + 6)));
    // A card is 1.38 times as high as wide, within its frame; six pixels are between two.
    expect(rows * ((card - 12) * 1.38 + 8 + 6) - 6).toBeLessThanOrEqual(height);
  }
});

test("cards and coats that are drawn are turned up from their backs", () => {
  const keep = position("keep");
  const { drawn_cards: cards, drawn_coats: coats } = keep.view.turn;
  expect(cards.length + coats.length).toBeGreaterThan(0);
  const { page } = show(keep);
  expect(page.querySelectorAll(".ulm-over .turned.is-back")).toHaveLength(
    cards.length + coats.length,
  );
});

test("coins and sparrows count to what they come to, in the line of a seat and on the mat", () => {
  const at = position("middle");
  const [own] = at.view.players;
  if (own) [own.coins, own.sparrows] = [7, 6];
  at.seat = 0;
  const { page } = show(at);
  const counts = (box: string): string[] =>
    [...page.querySelectorAll(`${box} .count`)].map((each) => each.textContent ?? "");
  expect(counts(".ulm-line").slice(0, 2)).toEqual(["7", "6"]);
  expect(counts(".ulm-mat .ulm-many")).toEqual(["7", "6"]);
});

test("a card of the hand is opened large by a tap", async () => {
  const at = position("hand");
  const [card] = at.view.players[at.seat]?.hand ?? [];
  const { page, table } = show(at);
  expect(page.querySelector(".ulm-opened")).toBeNull();
  const small = find(page, `card:${card?.id}`) as Element;
  await act(() => void fireEvent.focus(small));
  await act(() => void fireEvent.click(small));
  expect(table.shown.get().hovered ?? table.shown.get().path[0]).toBe(`card:${card?.id}`);
  expect(page.querySelector(".ulm-opened strong")?.textContent).not.toBe("");
  expect(page.querySelectorAll(".ulm-opened p")).toHaveLength(2);
});

/** A window on which nobody can point, as wide as a phone, until this test is over. */
function onPhone(): void {
  const wide = window.matchMedia("(min-width: 1px)");
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("max-width") || query === "(hover: none)",
    addEventListener: wide.addEventListener.bind(wide),
    removeEventListener: wide.removeEventListener.bind(wide),
  }));
}

afterEach(() => void vi.unstubAllGlobals());

/** As after a first tap on an element where the second makes the choice. */
async function wait(table: Table, element: string): Promise<void> {
  const offer = table.offers().find(({ targets }) => targets.at(-1) === element);
  if (!offer) throw new Error(`${element} is not asked`);
  await act(() => table.shown.update({ waiting: offer, path: offer.targets, hovered: null }));
}

test("a push that waits for its second tap shows what it gives, on a phone in the sheet too", async () => {
  const at = position("hand");
  onPhone();
  const { page, table } = show(at);
  await wait(table, "push:w1");
  const ribbons = [...page.querySelectorAll(".ulm-ghosts .ulm-ribbon")].map((e) => e.textContent);
  expect(ribbons).toEqual(["Clear", "Seal", "Money"]);
  const rows = [...page.querySelectorAll(".ulm-ask .gives b")].map((each) => each.textContent);
  expect(rows).toEqual(ribbons);
  expect(page.querySelector(".ulm-ask")?.textContent).toContain("out to the east");
});

test("a quarter, a space and a side that wait tell what they bring, as if pointed at", async () => {
  const seal = show(position("seal"));
  await wait(seal.table, "quarter:garden");
  expect(find(seal.page, "quarter:garden")?.classList.contains("near")).toBe(true);
  cleanup();
  const sail = show(menu("hand", ["turquoise"]));
  await wait(sail.table, "space:11");
  expect(sail.page.querySelectorAll(".ulm-sail")).toHaveLength(1);
  expect(sail.page.querySelector(".ulm-outlook")?.textContent).toContain("your barge from −2 to");
  cleanup();
  const clear = show(position("clear"));
  await wait(clear.table, "side:n");
  expect(clear.page.querySelector(".ulm-outlook")?.textContent).toContain("for your supply");
  cleanup();
  const other = show(position("clear"));
  await act(() => other.table.hover("side:n"));
  expect(other.page.querySelector(".ulm-outlook")?.textContent).toContain("Clear the north side");
});

test("on a phone a card is opened once it is picked, and covers no other before", async () => {
  onPhone();
  const at = position("hand");
  const [card] = at.view.players[at.seat]?.hand ?? [];
  const { page, table } = show(at);
  await act(() => table.hover(`card:${card?.id}`));
  expect(page.querySelector(".ulm-opened")).toBeNull();
  await act(() => void fireEvent.click(find(page, `card:${card?.id}`) as Element));
  expect(page.querySelector(".ulm-ask > .ulm-opened")).not.toBeNull();
});

test("what is only pointed at is told after all that can be chosen", async () => {
  const { page, table } = show(position("hand"));
  await act(() => table.hover("card:fisherman_jousting"));
  expect(page.querySelector(".ulm-ask .ulm-opened")).toBeNull();
  expect(page.querySelector(".ulm-ask + .ulm-told > .ulm-opened")).not.toBeNull();
});

test("on a phone a quarter that waits tells what it brings and costs", async () => {
  onPhone();
  const { page, table } = show(position("seal"));
  expect(page.querySelector(".ulm-outlook")).toBeNull();
  await wait(table, "quarter:garden");
  const gives = page.querySelector(".ulm-ask .ulm-outlook");
  expect(gives?.textContent).toContain("GardenBrings a coat of arms");
  expect(gives?.querySelector("em")?.textContent).toMatch(/^\d$/);
});

/** Whether what lies along these elements is foretold. */
const told = (path: string): boolean =>
  foretells({ id: 1, move: "", label: message("ulm/title"), targets: path.split(" ") });

test("what is shown before it is done is foretold, what begins or opens something is not", () => {
  for (const element of ["push:n0", "quarter:garden", "space:4", "side:e"]) {
    expect(told(element), element).toBe(true);
  }
  for (const element of ["bag", "line:gray", "dock:1", "card:nave_1 use:top", "tile:0:gray"]) {
    expect(told(element), element).toBe(false);
  }
});

test("the verbs of a turn are listed with price and effect, or with reason and rule", () => {
  const at = menu("hand", ["gray"]);
  at.view.acts.push(
    {
      id: "orange",
      why: message("ulm/why-seal_price", { seal_price: 2, coins: 0 }),
      rule: "UL-5.12",
      price: { coins: 2 },
    },
    ...["brown", "white"].map((id) => {
      return { id, why: message("ulm/why-not_in_line"), rule: "UL-4.10", price: {} };
    }),
  );
  const { page } = show(at);
  const rows = [...page.querySelectorAll(".ulm-verbs .ulm-act .covered-content")];
  expect(rows.map((row) => row.textContent)).toEqual(["Moneyfrom the bank+1"]);
  const shut = [...page.querySelectorAll(".ulm-shut")];
  expect(shut.map((row) => row.textContent?.replaceAll("\u00a0", " "))).toEqual([
    "Seal  costs 2, you have 0",
    "Card, Clear-away  not in your line",
  ]);
  expect(shut[0]?.getAttribute("title")).toBe("A Seal action costs 2 coins, and you have 0.");
});

test("before a push the exchange is listed with its price and begun by a click", async () => {
  const { page, table, moves } = show(position("hand"));
  await settle();
  const row = find(page, "verb:exchange");
  expect(row?.closest(".ulm-act")?.textContent).toContain("Exchange at the docks");
  expect(row?.closest(".ulm-act")?.querySelector("em")?.textContent).toBe("1");
  await act(() => void fireEvent.click(row as Element));
  expect(table.asked().every((each) => each.startsWith("dock:"))).toBe(true);
  expect(page.querySelectorAll(".ulm-verbs .ulm-act")).toHaveLength(1);
  table.pick(table.asked()[0] ?? "");
  expect(moves[0]).toMatch(/^exchange_dock /);
});

test("on a phone the list of verbs lies on the mat, where it takes no room from the board", () => {
  onPhone();
  const { page } = show(position("hand"));
  expect(page.querySelector(".ulm-ask .ulm-verbs")).toBeNull();
  expect(page.querySelector(".ulm-mat > .ulm-verbs")?.textContent).toContain("not yours");
  expect(page.querySelector('.ulm-thumb [data-element="verb:exchange"]')).not.toBeNull();
});

test("coins and sparrows on the mat are pieces, few or many", () => {
  const at = position("middle");
  const own = at.view.players[at.seat];
  if (!own) throw new Error("the viewer sits there");
  [own.coins, own.sparrows, own.crests] = [3, 6, 2];
  const { page } = show(at);
  const named = (box: string): number =>
    page.querySelectorAll(`.ulm-mat ${box} [data-piece]`).length;
  expect(named(".heap")).toBe(3);
  expect(named(".ulm-good:nth-child(3) .ulm-pile")).toBe(6);
  expect(named(".crests")).toBe(2);
});

/** What a moment with these events sounds like. */
const heard = (...names: string[]): string[] =>
  soundsOf(
    {
      version: 1,
      step: 1,
      seat: 0,
      events: names.map((name) => ({ name, words: null, targets: [] })),
      view: null,
    },
    sounds,
  );

test("a line that is pushed, coins and seals are heard", () => {
  expect(heard("pushed", "sparrows_gained")).toEqual(["capture"]);
  expect(heard("coins_paid", "seal_placed")).toEqual(["dice", "move"]);
  expect(heard("action_used", "coins_gained")).toEqual(["dice"]);
  expect(heard("barge_moved")).toEqual(["card"]);
});
