import { readFileSync } from "node:fs";

import { act, cleanup, fireEvent, render } from "@testing-library/preact";
import type { JSX } from "preact";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import data from "../../../../src/edubba/games/after_the_flood/data.json";
import {
  Ask,
  Board,
  describe as inWords,
  foretells,
  Mat,
  Over,
  SeatLine,
  SeatMat,
} from "../../../src/boards/after_the_flood";
import { LANDS } from "../../../src/boards/after_the_flood/layout";
import { Plaque } from "../../../src/boards/after_the_flood/track";
import { goodName, placeName } from "../../../src/boards/after_the_flood/words";
import type { FloodView } from "../../../src/generated/views";
import { Table, TableContext } from "../../../src/play/table";
import type { ShownMoment } from "../../../src/play/table";
import type { Offer } from "../../../src/play/choice";
import { DEFAULT_SETTINGS, settings } from "../../../src/settings";
import { message, word } from "../../../src/words";
import { seat as seatInfo, tableInfo } from "../../play/house";
import { find, learn, positions, undrawn } from "../position";
import type { Position } from "../position";

const POSITIONS = positions<FloodView>("after_the_flood");
const position = (name: string): Position<FloodView> =>
  new Map(POSITIONS).get(name) as Position<FloodView>;
const classes = (board: Element, element: string): string =>
  find(board, element)?.getAttribute("class") ?? "";

beforeAll(() => learn("after_the_flood"));

/** Board, question, own mat and seats, as the shell puts them around each other. */
function Whole({ view, seat }: { view: FloodView; seat: number }): JSX.Element {
  return (
    <>
      <Board view={view} />
      <Ask view={view} />
      <Mat view={view} seat={seat} />
      {view.players.map((_, at) => (
        <div key={at}>
          <SeatLine view={view} seat={at} />
          <SeatMat view={view} seat={at} />
        </div>
      ))}
    </>
  );
}

function lay(shown: Position<FloodView>): { table: Table; board: Element; sent: string[] } {
  const sent: string[] = [];
  const table = new Table({
    act: ({ move, moves }: Offer) => sent.push((moves ?? [move]).join(", ")),
    askPreview: () => {},
    askWhy: () => {},
    confirms: () => false,
  });
  const { seat, names, version, view, prompt } = shown;
  table.show({ seat, names, version, view, prompt, still: false });
  const { container } = render(
    <TableContext.Provider value={table}>
      <Whole view={view} seat={seat} />
    </TableContext.Provider>,
  );
  return { table, board: container, sent };
}

const click = (board: Element, element: string): void => {
  fireEvent.click(find(board, element) as Element);
};

/** Elements that a position has although no action and no event speaks of them now. */
function all(view: FloodView, seat: number): string[] {
  const goods = Object.keys(view.stock);
  const colour = view.players[seat]?.colour;
  return [
    ...view.areas.map(({ id }) => `area:${id}`),
    ...view.areas.filter(({ city }) => city !== null).map(({ id }) => `city:${id}`),
    ...view.areas.filter(({ armies }) => armies > 0).map(({ id }) => `army:${id}`),
    ...view.boxes.map(({ id }) => `box:${id}`),
    "box:scribes",
    "box:tool_makers",
    ...goods.map((good) => `stock:${good}`),
    ...view.empires.map(({ id }) => `empire:${id}`),
    ...goods.map((good) => `good:${colour}:${good}`),
    `workers:${colour}`,
    `armies:${colour}`,
  ];
}

test.each(POSITIONS)("the whole position is drawn and worded: %s", (_, shown) => {
  const { table, board } = lay(shown);
  const { view, seat, names } = shown;
  for (const element of all(view, seat)) expect(find(board, element), element).not.toBeNull();
  expect(undrawn(board, { ...shown, log: [] })).toEqual([]);
  for (const asked of table.asked()) expect(classes(board, asked), asked).toContain("is-open");
  for (const [good, count] of Object.entries(view.players[seat]?.resources ?? {})) {
    const card = find(board, `good:${view.players[seat]?.colour}:${good}`)?.parentElement;
    if (card?.classList.contains("flood-good")) {
      expect(card.querySelector("b")?.textContent).toBe(`${count}`);
    }
  }
  expect(board.textContent?.match(/‹[^›]*›/g) ?? []).toEqual([]);
  expect(inWords(view, names).join("\n")).not.toContain("‹");
});

test.each(POSITIONS)("every piece that is in sight has a name of its own: %s", (_, shown) => {
  const { board } = lay(shown);
  const names = [...board.querySelectorAll(".flood-drawing [data-piece]")].map((piece) =>
    piece.getAttribute("data-piece"),
  );
  expect(new Set(names).size).toBe(names.length);
  const { view } = shown;
  const workers = [...view.areas, ...view.boxes].flatMap((place) => place.workers);
  const armies = view.areas.map((area) => area.armies);
  const cities = view.areas.filter(({ city }) => city !== null).length;
  const stock = Object.values(view.stock);
  const sum = [...workers, ...armies, ...stock].reduce((one, other) => one + other, 0);
  expect(names.filter((name) => name?.startsWith("flood-")).length).toBe(sum + cities);
});

test("the description tells the turn, goods, areas, boxes and empires", () => {
  const { view, names } = position("fourth");
  const lines = inWords(view, names);
  expect(lines).toContain("Turn 4, 1450 BC: Actions.");
  expect(lines).toContain("Order of play: Shulgi, Ninsun, Enheduanna.");
  expect(lines).toContain("Ninsun has 24 points.");
  expect(lines.find((line) => line.startsWith("Amorites"))).toBe(
    "Amorites; 4 points for most workers at the end; trade in wood, oil; 8 workers of Shulgi",
  );
  expect(lines).toContain("Babylon; a city of Ninsun in Babylon");
  expect(lines).toContain(
    "The empire of Egypt, 10 armies, starts in Egypt; nobody has started it.",
  );
});

test("what is written on an empire of the phone's plaque is no second name of it", () => {
  const [, { view }] = POSITIONS[0] as [string, Position<FloodView>];
  const table = new Table({
    act: () => {},
    askPreview: () => {},
    askWhy: () => {},
    confirms: () => false,
  });
  const { container } = render(
    <TableContext.Provider value={table}>
      <svg>
        <Plaque view={view} />
      </svg>
    </TableContext.Provider>,
  );
  for (const { id } of view.empires) {
    expect(find(container, `empire:${id}`)?.textContent).toBe("");
  }
  expect(container.querySelectorAll(".inscription text").length).toBeGreaterThan(0);
});

describe("the board is the menu", () => {
  test("a free area of Sumer builds, a good places workers, an empire starts", () => {
    const { board, sent } = lay(position("start"));
    click(board, "area:nippur");
    expect(sent).toEqual(["act build_city, build nippur"]);
    cleanup();
    const second = lay(position("start"));
    click(second.board, "good:red:tools");
    expect(second.sent).toEqual(["act place_workers, pw_spend tools"]);
    cleanup();
    const third = lay(position("start"));
    click(third.board, "empire:sumer_1");
    expect(third.sent).toEqual(["act start_empire, empire sumer_1"]);
  });

  test("a verb lists where it can go on, and one that cannot says why", () => {
    const { table, board } = lay(position("start"));
    expect(find(board, "verb:trade")).toBeNull();
    const shut = board.querySelector(".flood-verb.is-shut");
    expect(shut?.textContent).toContain("nobody of yours where trade is open");
    expect(shut?.getAttribute("title")).toContain("Nobody of yours can trade: that takes");
    click(board, "verb:build_city");
    expect(table.asked()).toContain("area:uruk");
    expect(board.textContent).toContain("a worker becomes a scribe when the city is built.");
    cleanup();
    const other = lay(position("start"));
    click(other.board, "verb:start_empire");
    expect(other.sent).toEqual(["act start_empire, empire sumer_1"]);
  });

  test("an exchange is one click, and is found from the area, the stock or the own goods", () => {
    const pair = "pair:mittani:metal:textile";
    for (const way of [
      [pair],
      ["area:mittani", pair],
      ["stock:metal", pair],
      ["good:purple:textile", pair],
    ]) {
      const { board, sent } = lay(position("trade"));
      for (const element of way) click(board, element);
      expect(sent).toEqual(["trade mittani:metal:textile"]);
      cleanup();
    }
  });

  test("from the choice of an action an exchange takes two clicks", () => {
    const start = position("start");
    const { prompt, view } = start;
    if (!prompt) throw new Error("a choice of action");
    const act = { ...prompt.actions[0], id: 2, move: "act trade", targets: [] } as Offer;
    const moves = ["trade mittani:wood:grain", "trade mittani:metal:grain"];
    const acts = view.acts.map((each) =>
      each.id === "trade" ? Object.assign({}, each, { why: null, moves }) : each,
    );
    const open = {
      ...start,
      view: { ...view, acts },
      prompt: { ...prompt, actions: [...prompt.actions, act] },
    };
    for (const first of ["verb:trade", "area:mittani"]) {
      const { board, sent } = lay(open);
      click(board, first);
      click(board, "pair:mittani:wood:grain");
      expect(sent).toEqual(["act trade, trade mittani:wood:grain"]);
      cleanup();
    }
  });

  test("place and number of workers are sent together, fewer where that is wished", () => {
    const { board, sent } = lay(position("workers"));
    click(board, "box:irrigation");
    expect(sent).toEqual(["pw_to irrigation, pw_count 2"]);
    cleanup();
    const fewer = lay(position("workers"));
    fireEvent.click(fewer.board.querySelector(".flood-stepper button") as Element);
    click(fewer.board, "box:weaving");
    expect(fewer.sent).toEqual(["pw_to weaving, pw_count 1"]);
  });

  test("nobody rolls by one click on the map: the odds come between", () => {
    const { table, board, sent } = lay(position("expand"));
    expect(classes(board, "city:babylon")).toContain("is-open");
    expect(classes(board, "army:babylon")).toContain("is-open");
    expect(classes(board, "area:elam")).not.toContain("is-");
    click(board, "area:shuruppak");
    expect(sent).toEqual([]);
    expect(table.asked()).toEqual(["fight:shuruppak"]);
    expect(board.querySelector(".flood-fight")?.textContent).toContain("21 of 36");
    click(board, "fight:shuruppak");
    expect(sent).toEqual(["invade shuruppak"]);
  });
});

describe("before it is done", () => {
  test("workers are shown where they would stand, and what they would bring to everybody", () => {
    const { table, board } = lay(position("workers"));
    const ghosts = (): number => board.querySelectorAll(".flood-drawing .flood-ghost").length;
    expect(ghosts()).toBe(0);
    fireEvent.pointerEnter(find(board, "box:irrigation") as Element);
    return new Promise<void>((done) => {
      setTimeout(() => {
        expect(ghosts()).toBe(2);
        expect(board.querySelector(".flood-effect")?.textContent).toContain("5 → 6");
        expect(board.querySelector(".change.is-less")?.textContent).toBe("−2");
        table.hover(null);
        done();
      });
    });
  });
});

/** The rows of the question as they are read. */
const rowsOf = (board: Element): string[] =>
  [...board.querySelectorAll(".flood-ask .flood-pair")].map((row) => row.textContent ?? "");

/** The position after somebody put this city there. */
function withCity(name: string, area: string, seat: number): Position<FloodView> {
  const shown = structuredClone(position(name));
  const there = shown.view.areas.find(({ id }) => id === area);
  if (there) there.city = shown.view.players[seat]?.colour ?? null;
  return shown;
}

/** What the areas that nobody holds would bring. */
function gainsOf(shown: Position<FloodView>): (string | null | undefined)[] {
  const free = shown.view.areas.find(({ id }) => id === "shuruppak");
  Object.assign(free ?? {}, { holder: null, armies: 0 });
  return [...lay(shown).board.querySelectorAll(".flood-ask .flood-pair")]
    .filter((row) => row.textContent?.includes("nobody there"))
    .map((row) => `${row.querySelector("b")?.textContent} ${row.querySelector("em")?.textContent}`);
}

test("an army tells the points that its area would bring, those of Nippur included", () => {
  const { seat } = position("expand");
  expect(gainsOf(withCity("expand", "nippur", (seat + 1) % 3))).toContain("Shuruppak +2");
  cleanup();
  expect(gainsOf(withCity("expand", "nippur", seat))).toContain("Shuruppak +3");
});

test("a fight tells what winning it takes from whom", () => {
  const { seat, names } = position("expand");
  const { board } = lay(withCity("expand", "nippur", seat));
  click(board, "area:shuruppak");
  const told = board.querySelector(".flood-fight")?.textContent;
  expect(told).toMatch(/Won: \+3 for you, −2 for /);
  expect(names.some((name) => told?.includes(`−2 for ${name}`))).toBe(true);
});

test("a guarded city costs three armies also where an action is begun", () => {
  const shown = withCity("expand", "shuruppak", 0);
  const { view, seat } = shown;
  const owner = view.areas.findIndex(({ id }) => id === "babylon");
  const other = view.areas[owner]?.city ?? null;
  const guard = view.areas.find(({ id }) => id === "shuruppak");
  if (guard) guard.city = other;
  expect(other).not.toBe(view.players[seat]?.colour);
  const { board } = lay(shown);
  expect(rowsOf(board).find((row) => row.includes("Babylon") && row.includes("−3"))).toBeDefined();
});

/** The window is as narrow as a phone's. */
function onPhone(): void {
  const watched = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.spyOn(window, "matchMedia").mockImplementation((query) => {
    const asked: Partial<MediaQueryList> = { matches: query === "(max-width: 900px)", ...watched };
    return asked as MediaQueryList;
  });
}

describe("what exchanges are worth is told of any number of them", () => {
  const ways = data.action_space
    .find(({ family }) => family === "trade")
    ?.values.map((value) => `trade ${value}`);

  test.each([3, 5, 12, 36])("of %i", (count) => {
    const shown = structuredClone(position("trade"));
    const { prompt, view, seat } = shown;
    const player = view.players[seat];
    if (!prompt || !player || !ways) throw new Error("a trade");
    for (const good of Object.keys(player.resources)) player.resources[good] = 2;
    prompt.actions = ways.slice(0, count).map((move, id) => {
      const [area = "", get = "", good = ""] = move.replace("trade ", "").split(":");
      const facts = { area: placeName(area), get: goodName(get), good: goodName(good) };
      const label = message("after_the_flood/label-trade", { ...facts, extra: 0 });
      return { id, move, label, targets: [`area:${area}`] };
    });
    for (const phone of [true, false]) {
      if (!phone && count > 12) continue; // the area or the good comes first
      if (phone) onPhone();
      const { board } = lay(shown);
      const rows = rowsOf(board);
      expect(rows).toHaveLength(count);
      for (const row of rows) expect(row).toMatch(/you hold 2[+−±]\d$/);
      expect(board.querySelector(".flood-ask .flood-hint")?.textContent).toContain(
        "The number is the change in value.",
      );
      cleanup();
      vi.restoreAllMocks();
    }
  });
});

/** A choice as it waits for its second tap, on a phone. */
async function waits(
  name: string,
  wanted: (move: string) => boolean,
  change: (shown: Position<FloodView>) => void = () => {},
): Promise<{ table: Table; board: Element; sent: string[] }> {
  onPhone();
  const shown = structuredClone(position(name));
  change(shown);
  const laid = lay(shown);
  const offer = laid.table
    .offers()
    .find(({ move, moves, run }) => !run && wanted((moves ?? [move]).join(", ")));
  if (!offer) throw new Error(`nothing like that in ${name}`);
  expect(foretells(offer)).toBe(true);
  await act(() => laid.table.shown.update({ path: offer.targets, waiting: offer }));
  return laid;
}

describe("what waits for a second tap is shown as if it were pointed at", () => {
  afterEach(() => void vi.restoreAllMocks());

  test("workers, with their rank and income, and fewer where that is wished after all", async () => {
    const { table, board, sent } = await waits("workers", (move) => move.includes("irrigation"));
    const effect = (): string => board.querySelector(".flood-effect")?.textContent ?? "";
    expect(effect()).toContain("Irrigation 1 + 2");
    expect(effect()).toContain("5 → 6");
    expect(word(table.shown.get().waiting?.label)).toBe("Place 2 in Irrigation");
    expect(board.querySelectorAll(".flood-drawing .flood-ghost").length).toBe(2);
    await act(() => void fireEvent.click(board.querySelector(".flood-stepper button") as Element));
    expect(effect()).toContain("Irrigation 1 + 1");
    table.confirm();
    expect(sent).toEqual(["pw_to irrigation, pw_count 1"]);
  });

  test("the rank in a box, where it changes", async () => {
    const { board } = await waits(
      "workers",
      (move) => move.includes("irrigation"),
      ({ view }) => {
        const seat = view.players.findIndex(({ colour }) => colour === view.actor);
        const box = view.boxes.find(({ id }) => id === "irrigation");
        if (box) box.workers = box.workers.map((_, at) => (at === seat ? 1 : 2));
      },
    );
    expect(board.querySelector(".flood-effect em")?.textContent).toBe("2nd → 1st");
  });

  test("a city, with its power", async () => {
    const { board } = await waits("start", (move) => move.endsWith("build uruk"));
    expect(board.querySelectorAll(".flood-drawing .flood-ghost").length).toBe(1);
    expect(board.querySelector(".flood-ask")?.textContent).toBe(
      "Uruk a worker becomes a scribe when the city is built.",
    );
  });

  test("a power that would do nothing says so", async () => {
    const { board } = await waits(
      "start",
      (move) => move.endsWith("build uruk"),
      ({ view }) => {
        const box = view.boxes.find(({ id }) => id === "scribes_used");
        if (box) box.workers = [2, 2, 2];
      },
    );
    expect(board.querySelector(".flood-ask")?.textContent).toContain("you have two scribes");
  });

  test("an army on its way", async () => {
    const { board } = await waits("expand", (move) => /^(reinforce|invade)/.test(move));
    expect(board.querySelectorAll(".flood-drawing .flood-ghost").length).toBe(1);
    expect(board.querySelector(".change.is-less")?.textContent).toMatch(/^−[12]$/);
  });

  test.each(["pass_add", "equip"])("goods laid down: %s", async (verb) => {
    const { board } = await waits(
      "start",
      (move) => move.startsWith(verb),
      (shown) => {
        const { view, seat, prompt } = shown;
        const player = view.players[seat];
        const rival = view.players.find((_, at) => at !== seat);
        if (!prompt || !player || !rival) throw new Error("players");
        view.order = [rival.colour, player.colour];
        Object.assign(rival, { passed: true, bid: { wood: 1 }, rank: "A", strength: 2 });
        const label = message(`after_the_flood/label-${verb}`, {
          good: message("after_the_flood/good-tools"),
          value: 3,
        });
        const actions = [
          { id: 1, move: `${verb} tools`, label, targets: [`good:${player.colour}:tools`] },
        ];
        const decision = verb === "equip" ? "equip" : "pass";
        shown.prompt = { ...prompt, decision, actions };
      },
    );
    const told = [...board.querySelectorAll(".flood-effect em")].map((value) => value.textContent);
    expect(told).toEqual(verb === "equip" ? ["B → A", "A → B"] : ["1st", "2"]);
  });

  test("but nobody taps twice for what is told without pointing", () => {
    for (const [name, verb] of [
      ["trade", "trade"],
      ["expand", "look"],
    ] as const) {
      const { table } = lay(position(name));
      const offer = table.offers().find(({ move }) => move.startsWith(verb));
      expect(offer && foretells(offer), verb).toBe(false);
      cleanup();
    }
    const { table, board } = lay(position("expand"));
    click(board, "area:shuruppak");
    const roll = table.offers().find(({ targets }) => targets.includes("fight:shuruppak"));
    expect(roll && foretells(roll)).toBe(false);
  });
});

/** The points of an outline, as `x,y`. */
const pointsOf = (area: string): string[] =>
  LANDS.get(area)?.outline.replace(/[MZ]/g, "").split("L") ?? [];

test("ragged outlines share points exactly where areas border", () => {
  const borders = new Set(data.undirected_borders.map((pair) => pair.toSorted().join(" ")));
  const areas = [...LANDS.keys()];
  for (const one of areas) {
    const points = new Set(pointsOf(one));
    for (const other of areas.filter((area) => area > one)) {
      const shared = pointsOf(other).filter((point) => points.has(point)).length;
      expect(shared > 2, `${one} ${other}`).toBe(borders.has([one, other].toSorted().join(" ")));
    }
  }
});

test("where an empire may start, whose city stands there is told instead of what a city does", () => {
  const shown = structuredClone(position("middle"));
  const areas = shown.view.areas.filter(({ id }) => ["sippar", "umma"].includes(id));
  expect(areas).toHaveLength(2);
  for (const area of areas) {
    area.city = area.id === "sippar" ? (shown.view.players[1]?.colour ?? null) : null;
  }
  const label = message("after_the_flood/place-sippar");
  const actions = areas.map(({ id }, at) => ({
    id: at,
    move: `empire_area ${id}`,
    label,
    targets: [`area:${id}`],
  }));
  shown.prompt = { seat: shown.seat, decision: "empire_area", prompt: label, actions };
  const { board } = lay(shown);
  const rows = [...board.querySelectorAll(".is-sites .flood-pair-words")];
  expect(rows.map((row) => row.textContent)).toEqual([
    `Sipparcity of ${shown.names[1]}`,
    "Ummano city",
  ]);
});

test("the pictures of a verb stand beside its words", () => {
  const style = document.createElement("style");
  style.textContent = readFileSync("src/boards/after_the_flood/board.css", "utf8");
  document.head.append(style);
  const { board } = lay(position("late"));
  const pictures = [...board.querySelectorAll(".flood-verb:not(.is-shut) .covered-content > *")];
  const widths = pictures
    .filter((each) => each.matches(".flood-icon, .flood-two"))
    .map((each) => getComputedStyle(each).width);
  style.remove();
  expect(widths.length).toBeGreaterThan(0);
  expect(new Set(widths)).toEqual(new Set(["30px"]));
});

/** What the heading asks in place of the house's question. */
const asked = (table: Table): string => {
  const { begun } = table.shown.get();
  return begun ? word(begun) : "";
};

describe("the heading follows what was begun", () => {
  test("to the payment, once that is all that is left", async () => {
    const { table, board } = lay(position("passed"));
    await act(() => table.pick("verb:place_workers"));
    await act(() => table.pick(table.asked()[0] ?? ""));
    expect(asked(table)).toBe("What do you pay for “Place workers”?");
    expect(board.querySelector(".flood-ask")?.textContent).not.toContain("What do you pay");
    await act(() => void table.back());
    expect(asked(table)).toBe("What do you spend to place workers?");
  });

  test("to the one action that a thing leads to", async () => {
    const { table } = lay(position("trade"));
    await act(() => table.pick("area:mittani"));
    expect(asked(table)).toBe(""); // the house asks of the trade itself
    cleanup();
    const start = lay(position("start"));
    await act(() => start.table.pick("verb:place_workers"));
    expect(asked(start.table)).toBe("What do you spend to place workers?");
  });
});

test.each(["start", "passed", "late"])(
  "every verb that is shut links to its rule: %s",
  async (name) => {
    const shown = position(name);
    const { table, board } = lay(shown);
    const info = { ...tableInfo([seatInfo({})]), game: "after_the_flood" };
    await act(() => table.shown.update({ table: info }));
    const rules = [...board.querySelectorAll(".flood-verb.is-shut")].map((verb) =>
      verb.querySelector('[data-testid="rule-link"]')?.getAttribute("href")?.replace(/^.*\//, ""),
    );
    const shut = shown.view.acts.filter(({ why }) => why !== null);
    expect(rules).toEqual(shut.map(({ rule }) => rule));
    expect(rules.every((rule) => /^AF-\d/.test(rule ?? ""))).toBe(true);
  },
);

const play = (table: Table, part: Parameters<Table["show"]>[0]): Promise<void> =>
  act(() => table.show(part));

describe("a fight over the map", () => {
  const shown = position("expand");
  const area = shown.view.areas.findIndex(({ armies }) => armies > 0);
  const place = shown.view.areas[area]?.id ?? "";

  const rolled = (first: number, second: number, version: number): ShownMoment => {
    const told = { seat: 2, defender: 1, area, first, second, needed: 7, hit: first + second >= 7 };
    const events = [{ name: "rolled", words: null, targets: [], ...told }];
    return { version, step: version, seat: null, events, view: shown.view };
  };
  const combat = {
    seat: shown.seat,
    decision: "combat",
    prompt: message("after_the_flood/ask-combat", {
      area: message(`after_the_flood/place-${place}`),
    }),
    actions: [],
  };

  function over(): { table: Table; box: () => Element | null } {
    const { table } = lay(shown);
    render(
      <TableContext.Provider value={table}>
        <Over view={shown.view} />
      </TableContext.Provider>,
    );
    return { table, box: () => document.querySelector(".flood-battle") };
  }

  beforeEach(() => settings.set({ ...DEFAULT_SETTINGS, motion: "full" }));
  afterEach(() => void vi.useRealTimers());

  test("lies there while its roll is played, and is gone when the next area is asked", async () => {
    const { table, box } = over();
    expect(box()).toBeNull();
    await play(table, { moment: rolled(3, 5, 7), prompt: null });
    expect(box()?.querySelectorAll(".die")).toHaveLength(2);
    expect(box()?.textContent).toContain("8: a hit (7+)");
    const sides = [...(box()?.querySelectorAll(".flood-sides small") ?? [])];
    expect(sides.map((side) => side.textContent)).toEqual([shown.names[2], shown.names[1]]);
    await play(table, { moment: null, prompt: shown.prompt });
    expect(box()).toBeNull();
  });

  test("says before the first roll which sum is needed", async () => {
    const { table, box } = over();
    await play(table, { prompt: combat });
    expect(box()?.querySelector(".flood-needed")?.textContent).toMatch(/^[57]\+$/);
  });

  test("keeps the roll in sight while it is asked whether to go on, and while that is answered", async () => {
    const { table, box } = over();
    await play(table, { moment: rolled(1, 2, 7), prompt: null });
    await play(table, { moment: null, prompt: combat });
    expect(box()?.textContent).toContain("3: a miss (7+)");
    const on = { version: 8, step: 8, seat: shown.seat, events: [], view: shown.view };
    await play(table, { moment: on, prompt: null });
    expect(box()?.textContent).toContain("3: a miss (7+)");
    const left = {
      ...on,
      version: 9,
      events: [{ name: "attack_ended", words: null, targets: [] }],
    };
    await play(table, { moment: left, prompt: null });
    expect(box()).toBeNull();
  });

  test("is held until it can have been read", async () => {
    vi.useFakeTimers();
    const { table } = over();
    let free = false;
    void act(() => table.show({ moment: rolled(6, 6, 7), prompt: null }));
    void table.free().then(() => (free = true));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(free).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(free).toBe(true);
  });
});
