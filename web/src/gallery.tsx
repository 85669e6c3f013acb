/**
 * The table with any position, without a house behind it, for drawing, measuring and pictures:
 * `npx vite`, then /gallery.html?position=ulm-middle&theme=light, or `showPosition(...)` from outside.
 * Not part of what is built and shipped.
 */
import { render } from "preact";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";

import { house } from "./app/house";
import type { FromServer, Moment, SeatState, State, TableInfo } from "./generated/protocol";
import { BOARDS } from "./boards";
import type { AnyBoard } from "./boards";
import { connection } from "./net/connection";
import type { Connection } from "./net/connection";
import { Playing } from "./play/screen";
import { Sitting } from "./play/sitting";
import { TableContext } from "./play/table";
import type { EventInfo, Prompt } from "./play/table";
import { applySettings } from "./settings";
import { soloTable } from "./teaching/teacher";
import { addCatalogue, message, speak } from "./words";
import "./ui/style.css";

/** A position as `scripts/fixtures.py` writes it, or as a test makes it. */
interface Fixture {
  game: string;
  seat: number;
  names: string[];
  version: number;
  view: unknown;
  prompt: Prompt | null;
  previews: { action: number; events: EventInfo[] }[];
  log: EventInfo[];
  scores?: number[];
}

const fixtures = import.meta.glob<{ default: Fixture }>("../fixtures/*.json");
const catalogues = import.meta.glob<string>("../../src/edubba/locale/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const TABLE = "gallery";

function tableOf({ game, seat, names }: Fixture): TableInfo {
  const table = soloTable(game, names.length, seat, {});
  const seats = table.seats.map((each, at): SeatState => {
    return { ...each, kind: each.mine ? "me" : "invite", name: names[at] ?? "", person: true };
  });
  return { ...table, id: TABLE, seats, manual_done: true, match: TABLE, version: 1 };
}

const stateOf = (fixture: Fixture): State => ({
  type: "state",
  table: TABLE,
  match: TABLE,
  version: fixture.version,
  seat: fixture.seat,
  step: fixture.version,
  view: fixture.view as never,
  prompt: fixture.prompt as never,
  turn: {
    actor: fixture.prompt?.seat ?? -1,
    open: null,
    can_undo: true,
    can_redo: false,
    can_restart: true,
    can_ask: false,
    steps: [],
    thinking: [],
  },
  log: fixture.log.flatMap((event) =>
    event.words ? [{ step: 1, seat: null, words: event.words, targets: event.targets }] : [],
  ),
  clock: null,
  scores: fixture.scores ?? fixture.names.map(() => 0),
  result: null,
  take_back: null,
  chat: [],
  because: null,
});

const nothing = (): void => undefined;

/** Answers what a person asks from what the fixture knows. */
function answering(fixture: () => Fixture): Connection {
  const ask = (asked: { type: string; actions?: number[] }): Promise<FromServer> =>
    asked.type === "preview"
      ? Promise.resolve({
          type: "previews",
          previews: fixture().previews.filter(({ action }) => asked.actions?.includes(action)),
        } as unknown as FromServer)
      : new Promise(() => undefined);
  const quiet = { ask, listen: () => nothing, watch: nothing, unwatch: nothing, look: nothing };
  return { ...quiet, refresh: nothing } as unknown as Connection;
}

function Gallery({ first }: { first: Fixture }): JSX.Element {
  const sitting = useMemo(() => {
    let now = first;
    const made = new Sitting(
      answering(() => now),
      TABLE,
    );
    made.know({ hidden: false });
    const show = (fixture: Fixture): void => {
      now = fixture;
      made.hear({ type: "table", table: tableOf(fixture) });
      made.hear(stateOf(fixture));
    };
    /** What happened since, as the house would tell it; then what is asked there. */
    const play = (fixture: Fixture, moments: Moment[]): void => {
      const { version: from } = now;
      now = fixture;
      const { prompt, turn, clock, result, take_back } = stateOf(fixture);
      const told = { prompt, turn, clock, result, take_back, moments };
      const { version, seat } = fixture;
      made.hear({ type: "update", table: TABLE, match: TABLE, from, version, seat, ...told });
    };
    Object.assign(window, { showPosition: show, playMoments: play, sitting: made });
    show(first);
    return made;
  }, [first]);
  return (
    <TableContext.Provider value={sitting.table}>
      <div class="table-screen">
        <Playing sitting={sitting} game={first.game} />
      </div>
    </TableContext.Provider>
  );
}

/** A game of pieces without rules, to see how things move: in a drawing, and in rows beside it. */
interface ProbeView {
  drawn: { name: string; x: number; y: number; from?: string }[];
  laid: string[];
}

function ProbeBoard({ view }: { view: ProbeView }): JSX.Element {
  return (
    <svg viewBox="0 0 200 100" style={{ width: "100%", height: "100%" }}>
      <rect data-place="pile" x="180" y="80" width="10" height="10" fill="currentColor" />
      {view.drawn.map(({ name, x, y, from }) => (
        <g
          key={name}
          data-piece={name}
          transform={`translate(${x} ${y})`}
          {...(from ? { "data-piece-from": from } : {})}
        >
          <circle r="5" fill="currentColor" />
        </g>
      ))}
    </svg>
  );
}

function ProbeMat({ view }: { view: ProbeView }): JSX.Element {
  return (
    <div class="row">
      {view.laid.map((name) => (
        <b key={name} data-piece={name}>
          {name}
        </b>
      ))}
    </div>
  );
}

BOARDS["probe"] = () =>
  Promise.resolve({ Board: ProbeBoard, Mat: ProbeMat, describe: () => [] } as AnyBoard);

/** A house without a server: it knows its words and nothing else. */
function furnish(language: string): void {
  speak(language);
  for (const [path, source] of Object.entries(catalogues)) {
    const [folder = "", file = ""] = path.split("/").slice(-2);
    if (folder === language) addCatalogue(file.replace(/\.ftl$/, ""), source);
  }
  const names = Object.keys(fixtures).map((path) => path.replace(/^.*\/(.*)-.*$/, "$1"));
  const games = [...new Set(names)].map((id) => ({
    id,
    title: message(`${id}/title`),
    seats: [2, 3, 4],
    seat_words: [],
    hidden: false,
  }));
  house.set({
    about: { domains: [], levels: [], games } as never,
    me: { id: "1", name: "", account: false },
    problem: null,
  });
  connection().state.update({ phase: "open" });
}

async function main(): Promise<void> {
  const wish = new URLSearchParams(location.search);
  furnish(wish.get("language") ?? "en");
  applySettings(document.documentElement);
  const theme = wish.get("theme");
  if (theme) document.documentElement.dataset["theme"] = theme;
  const root = document.getElementById("gallery") as HTMLElement;
  const game = wish.get("game");
  if (game) {
    const opened = (fixture: Fixture): void =>
      render(<Gallery first={fixture} key={fixture.game} />, root);
    Object.assign(window, { openPosition: opened, addCatalogue });
    return;
  }
  const load = fixtures[`../fixtures/${wish.get("position")}.json`];
  if (load) {
    render(<Gallery first={(await load()).default} />, root);
    return;
  }
  const names = Object.keys(fixtures).map((path) => path.replace(/^.*\/(.*)\.json$/, "$1"));
  render(
    <ul>
      {names.map((name) => (
        <li key={name}>
          <a href={`?position=${name}`}>{name}</a>
        </li>
      ))}
    </ul>,
    root,
  );
}

void main();
