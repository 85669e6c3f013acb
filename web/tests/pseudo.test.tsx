/**
 * Every sentence stands in a catalogue: here the catalogues are written in letters of their own, so
 * whatever still reads in plain ones was not taken from them.
 */
import { act, cleanup, render } from "@testing-library/preact";
import type { ComponentChild } from "preact";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { GamesScreen } from "../src/app/cards";
import CreditsScreen from "../src/app/credits";
import { Frame } from "../src/app/frame";
import { HomeScreen } from "../src/app/home";
import { house } from "../src/app/house";
import JoinScreen from "../src/app/join";
import { ProblemPage } from "../src/app/problem";
import SettingsScreen from "../src/app/settings";
import { SetupScreen } from "../src/app/setup";
import TablesScreen from "../src/app/tables";
import { BOARDS } from "../src/boards";
import { PLAIN } from "../src/boards/plain";
import { Settings as UrSettingsForm } from "../src/boards/game_of_ur/form";
import type { GameInfo, ResultInfo, TableInfo } from "../src/generated/protocol";
import type { Code } from "../src/net/problem";
import { Bar } from "../src/play/bar";
import { Curtain } from "../src/play/curtain";
import { DicePanel } from "../src/play/dice";
import { Ending } from "../src/play/ending";
import { Live } from "../src/play/live";
import { Menu } from "../src/play/menu";
import type { MenuPage } from "../src/play/menu";
import { Question } from "../src/play/question";
import { Seats } from "../src/play/seats";
import { Sitting } from "../src/play/sitting";
import { Table, TableContext } from "../src/play/table";
import { Talk } from "../src/play/talk";
import { Tooltip } from "../src/play/tooltip";
import { TopBar } from "../src/play/top";
import { WaitingRoom } from "../src/play/waiting";
import { LANGUAGES } from "../src/language";
import { DEFAULT_SETTINGS, settings } from "../src/settings";
import { addCatalogue, message } from "../src/words";
import type { Position } from "./boards/position";
import { fakeConnection, prompt, seat, state, tableInfo, turn } from "./play/house";

type Pattern = string | (string | { variants?: { value: Pattern }[] })[];

/** Letters that nobody writes sentences in. */
const strange = vi.hoisted(
  () =>
    (text: string): string =>
      text.replace(/[a-z]/gi, (letter) =>
        String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0),
      ),
);

vi.mock("@fluent/bundle", async (original) => {
  const real = await original<typeof import("@fluent/bundle")>();
  const disguise = (pattern: Pattern): Pattern =>
    typeof pattern === "string"
      ? strange(pattern)
      : pattern.map((part) => {
          if (typeof part === "string") return strange(part);
          for (const variant of part.variants ?? []) variant.value = disguise(variant.value);
          return part;
        });
  class Strange extends real.FluentResource {
    constructor(source: string) {
      super(source);
      for (const entry of this.body) {
        if (entry.value !== null)
          (entry as { value: Pattern }).value = disguise(entry.value as Pattern);
      }
    }
  }
  return { ...real, FluentResource: Strange };
});

/** What may read in plain letters: the names of libraries and licences in the credits. */
const SAME_EVERYWHERE: RegExp[] = [
  /^(Preact|three\.js|Fluent|Marcellus|Atkinson|FastAPI|uvicorn|SQLAlchemy|mypy|Typer)\b/,
  /^(MIT|Apache 2\.0|SIL Open Font License 1\.1|BSD)(, (MIT|BSD))?$/,
];
const NAMED = new Set(LANGUAGES.map(([, name]) => name));
const ATTRIBUTES = [
  "aria-label",
  "aria-valuetext",
  "aria-description",
  "title",
  "placeholder",
  "alt",
];

/** Everything that a person reads or hears there, in plain letters. */
function plain(root: Element): string[] {
  const found: string[] = [];
  const note = (text: string | null): void => {
    const said = text?.trim() ?? "";
    if (NAMED.has(said)) return; // in the settings, each in its own words
    if (/[a-z]{2}/i.test(said) && !SAME_EVERYWHERE.some((known) => known.test(said))) {
      found.push(said);
    }
  };
  for (const element of [root, ...root.querySelectorAll("*")]) {
    for (const name of ATTRIBUTES) note(element.getAttribute(name));
    if (element.tagName.toLowerCase() === "style") continue;
    for (const child of element.childNodes) if (child.nodeType === 3) note(child.textContent);
  }
  return found;
}

const CATALOGUES = import.meta.glob<string>("../../src/edubba/locale/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const FIXTURES = import.meta.glob<Position<unknown>>("../fixtures/*.json", {
  import: "default",
  eager: true,
});
const NAMES = ["Ωδη", "Ψυχή", "Θεά", "Ξένη", "Λύρα", "Φως"];

const option = { least: 0, most: 3, auto: false, never: false, length: 2, choices: null };
const labelled = { label: message("web/clock"), choice_labels: {} };
const game = (id: string): GameInfo => ({
  id,
  title: message(`${id}/title`),
  summary: message(`${id}/summary`),
  seats: [2],
  seat_words: [message(`${id}/seat-0`), message(`${id}/seat-1`)],
  options: [
    { ...option, ...labelled, name: "flag", kind: "flag", default: true },
    { ...option, ...labelled, name: "count", kind: "count", default: 0, auto: true, never: true },
    { ...option, ...labelled, name: "rate", kind: "money", default: "1" },
  ],
  presets: [{ name: "seed", label: message("web/clock"), options: {} }],
  proposed: "seed",
  hidden: true,
  series: true,
  objectives: [],
  rules_version: 1,
});

const here = (part: Partial<TableInfo> = {}): TableInfo => ({
  ...tableInfo([
    seat({ name: NAMES[0] as string }),
    seat({ kind: "bot", name: "", person: false, mine: false, level: "copyist" }),
  ]),
  game: "ulm",
  clock: { kind: "increment", seconds: 300, increment: 5 },
  ...part,
});
const open = here({
  id: "o",
  status: "open",
  match: null,
  invite: "77",
  seats: [
    seat({ name: NAMES[0] as string }),
    seat({ kind: "invite", name: "", person: false, mine: false, ready: false }),
    seat({ kind: "open", name: "", person: false, mine: false, ready: false }),
  ],
});

const result: ResultInfo = {
  places: [1, 2],
  points: [10, 4],
  reason: message("core/why-game-over"),
  breakdown: [{ category: "a", label: message("web/clock"), points: [10, 4] }],
  extra: {},
  series: null,
};

const ANSWERS: [RegExp, unknown][] = [
  [/\/tables$/, { open: [open], mine: [here(), open] }],
  [/\/tables\//, open],
  [
    /\/dice$/,
    {
      kind: "sealed",
      commitment: "00",
      revealed: "00",
      nonces: {},
      draws: 3,
      verified: true,
      words: [message("web/clock")],
    },
  ],
];

beforeAll(() => {
  for (const [path, source] of Object.entries(CATALOGUES)) {
    addCatalogue(path.replace(/^.*\/(.*)\.ftl$/, "$1"), source);
  }
});

beforeEach(() => {
  settings.set({ ...DEFAULT_SETTINGS, speed: 0, motion: "reduced" });
  house.set({
    about: {
      version: "1",
      rules: "compiled",
      protocol: 1,
      languages: ["en"],
      domains: [],
      games: Object.keys(BOARDS).map(game),
      levels: [
        {
          name: "copyist",
          label: message("bots/level-copyist"),
          manner: message("bots/manner-copyist"),
        },
      ],
      bots: [],
    },
    me: { id: "1", name: NAMES[0] as string, account: false },
    problem: null,
  });
  vi.stubGlobal("fetch", (url: string) => {
    const [, answer] = ANSWERS.find(([path]) => path.test(url)) ?? [null, {}];
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function read(screen: ComponentChild): Promise<string[]> {
  const { container } = render(<>{screen}</>);
  await act(() => new Promise((done) => setTimeout(done, 30)));
  expect(/[Ａ-ｚ]/.test(container.textContent ?? ""), "nothing is said").toBe(true);
  return plain(document.body);
}

const CODES: Code[] = [
  ...(["already_started", "broken", "no_such_match", "no_such_table", "not_seated"] as const),
  ...(["not_your_seat", "old_client", "private_table", "seat_taken", "table_full"] as const),
  ...(["unreachable", "lost_page"] as const),
];
const SCREENS: [string, () => ComponentChild][] = [
  ["home", () => <HomeScreen />],
  ["games", () => <GamesScreen />],
  ["setting up", () => <SetupScreen game="ulm" />],
  ["an unknown game", () => <SetupScreen game="0" />],
  ["tables", () => <TablesScreen />],
  ["joining", () => <JoinScreen id="o" code={null} />],
  ["settings", () => <SettingsScreen />],
  ["settings of the Game of Ur", () => <UrSettingsForm />],
  ["credits", () => <CreditsScreen />],
  ["the frame", () => <Frame>{null}</Frame>],
  ["dice", () => <DicePanel match="m" onClose={() => undefined} />],
  ...CODES.map((code): [string, () => ComponentChild] => [
    `problem ${code}`,
    () => <ProblemPage problem={{ code, words: message("web/problem-lost") }} again={() => {}} />,
  ]),
];

test.each(SCREENS)("%s has no word of its own", async (_, screen) => {
  expect(await read(screen())).toEqual([]);
});

/** A person at a table where everything happens at once. */
function sit(table: TableInfo): Sitting {
  const { connection } = fakeConnection();
  const sitting = new Sitting(connection, "t");
  sitting.know({ hidden: false });
  sitting.hear({ type: "table", table });
  const clock = { remaining: [400_000_000, 5_000], running: 0 };
  const thinking = { thinking: [1], can_undo: true, can_ask: true };
  const offers = { ...prompt(0), prompt: message("web/confirm") };
  for (const offer of offers.actions) offer.label = message("web/wait");
  sitting.hear(state({ turn: turn(thinking), clock, prompt: { ...offers } } as never));
  sitting.around.update({
    notice: message("web/problem-lost"),
    takeBack: { seat: 1, moves: 2, waiting: [0] } as never,
    chat: [{ n: 1, from: NAMES[1], seat: 1, text: "42", at: "2026-01-01T10:00:00Z" }] as never,
  });
  return sitting;
}

const around = (sitting: Sitting, child: ComponentChild): ComponentChild => (
  <TableContext.Provider value={sitting.table}>{child}</TableContext.Provider>
);
const nothing = (): undefined => undefined;
const CLOSED = { open: null, marked: new Set<string>(), toggle: nothing, close: nothing };

test.each(["log", "chat"] as const)("the table with its %s has no word of its own", async (tab) => {
  const sitting = sit(here());
  const all = (
    <>
      <TopBar sitting={sitting} module={null} onMenu={nothing} />
      <Seats sitting={sitting} module={null} drawers={CLOSED} />
      <Question sitting={sitting} module={PLAIN} />
      <Talk sitting={sitting} tab={tab} setTab={nothing} />
      <Bar sitting={sitting} />
      <Live sitting={sitting} />
      <Tooltip />
    </>
  );
  expect(await read(around(sitting, all))).toEqual([]);
});

test("a finished turn, a curtain and the end have no word of their own", async () => {
  const sitting = sit(here());
  sitting.hear(state({ version: 2, prompt: null, turn: turn({ open: 0 }) }));
  const asked = (
    <>
      <Question sitting={sitting} module={PLAIN} />
      <Bar sitting={sitting} />
    </>
  );
  expect(await read(around(sitting, asked))).toEqual([]);
  cleanup();
  sitting.around.update({ curtain: 0 });
  expect(await read(<Curtain sitting={sitting} />)).toEqual([]);
  cleanup();
  sitting.around.update({ curtain: null, result });
  const end = <Ending sitting={sitting} module={null} onClose={nothing} />;
  expect(await read(around(sitting, end))).toEqual([]);
});

test("waiting for others has no word of its own", async () => {
  const sitting = sit(open);
  expect(await read(<WaitingRoom sitting={sitting} table={open} />)).toEqual([]);
});

const PAGES: MenuPage[] = ["menu", "settings", "shortcuts", "dice", "report", "resign", "leave"];

test.each(PAGES)("the page %s of the menu has no word of its own", async (page) => {
  const sitting = sit(here());
  const { keys } = await import("../src/boards/game_of_ur");
  const menu = <Menu sitting={sitting} page={page} turnTo={nothing} stageKeys={keys} />;
  expect(await read(around(sitting, menu))).toEqual([]);
});

test.each(Object.entries(FIXTURES))("%s has no word of its own", async (path, position) => {
  const id = path.replace(/^.*\/(.*)-.*$/, "$1");
  const module = await BOARDS[id]?.();
  if (!module) throw new Error(`no board for ${id}`);
  const table = new Table({
    act: nothing,
    askPreview: nothing,
    askWhy: nothing,
    confirms: () => false,
  });
  const { seat: eyes, version, view, prompt: asked } = position;
  table.show({ seat: eyes, names: NAMES, version, view, prompt: asked, still: false });
  const { Board, Panel, Buttons } = module;
  const drawing = (
    <TableContext.Provider value={table}>
      <Board view={view} />
      {Panel && <Panel view={view} />}
      {Buttons && <Buttons view={view} />}
      <ul>
        {module.describe(view, NAMES).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </TableContext.Provider>
  );
  expect(await read(drawing)).toEqual([]);
  if (!table.staging) return;
  for (const drawn of document.querySelectorAll("[data-element]")) {
    act(() => table.hover(drawn.getAttribute("data-element")));
    expect(plain(document.body)).toEqual([]);
  }
});

const SOURCES = import.meta.glob<string>("../src/**/*.tsx", {
  query: "?raw",
  import: "default",
  eager: true,
});

test("no sentence stands between two tags", () => {
  const found = Object.entries(SOURCES)
    .filter(([path]) => !path.endsWith("gallery.tsx")) // for drawing, not for playing
    .flatMap(([path, source]) =>
      [...source.matchAll(/>\s*([A-Za-z][\w ,.;:!?'’-]*[a-z]{2}[.!?]?)\s*<\//g)].map(
        ([, text]) => `${path} ${text}`,
      ),
    );
  expect(found).toEqual([]);
});
