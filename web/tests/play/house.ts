/** What the house says, as short as a test wants it, and a connection that writes down what is asked. */
import { vi } from "vitest";

import type {
  Moment,
  Prompt,
  SeatState,
  State,
  TableInfo,
  Turn,
  Update,
} from "../../src/generated/protocol";
import type { Connection } from "../../src/net/connection";

export const words = (id: string): { id: string; args: Record<string, never> } => ({
  id,
  args: {},
});

export const seat = (part: Partial<SeatState>): SeatState => ({
  kind: "me",
  name: "Ninsun",
  person: true,
  mine: true,
  online: true,
  level: null,
  ready: true,
  left: false,
  ...part,
});

export const tableInfo = (seats: SeatState[]): TableInfo => ({
  id: "t",
  game: "g",
  preset: "seed",
  options: {},
  private: true,
  created: "",
  status: "running",
  mine: true,
  invite: null,
  seats,
  clock: null,
  manual_done: true,
  match: "m",
  version: 1,
  result: null,
  series: null,
  rematch: null,
  commitment: null,
  rated: false,
  help: true,
});

export const alone = tableInfo([
  seat({}),
  seat({ kind: "bot", name: "easy", level: "easy", person: false, mine: false }),
]);
export const together = tableInfo([seat({}), seat({ kind: "here", name: "Shulgi" })]);

export const turn = (part: Partial<Turn> = {}): Turn => ({
  actor: 0,
  open: null,
  can_undo: false,
  can_redo: false,
  can_restart: false,
  can_ask: false,
  steps: [],
  thinking: [],
  ...part,
});

export const prompt = (of: number, actions = 1): Prompt => ({
  seat: of,
  decision: "move",
  prompt: words("g/ask"),
  actions: Array.from({ length: actions }, (_, id) => ({
    id,
    move: `m${id}`,
    label: words("g/label"),
    targets: [`e:${id}`],
  })),
});

export const state = (part: Partial<State> = {}): State => ({
  type: "state",
  table: "t",
  match: "m",
  version: 1,
  seat: 0,
  step: 1,
  view: { at: 1 },
  prompt: prompt(0),
  turn: turn(),
  log: [],
  clock: null,
  scores: [0, 0],
  result: null,
  take_back: null,
  chat: [],
  because: null,
  ...part,
});

export const moment = (version: number, by: number): Moment => ({
  version,
  step: version,
  entry: { kind: "move", seat: by, text: "m" },
  events: [{ name: "moved", words: words(`g/event-${version}`), targets: [`e:${version}`] }],
  view: { at: version },
  scores: [version, 0],
});

export const update = (from: number, by: number, part: Partial<Update> = {}): Update => ({
  type: "update",
  table: "t",
  match: "m",
  from,
  version: from + 1,
  seat: 0,
  moments: [moment(from + 1, by)],
  prompt: prompt(0),
  turn: turn(),
  clock: null,
  result: null,
  take_back: null,
  ...part,
});

export function fakeConnection(): {
  connection: Connection;
  calls: Record<string, ReturnType<typeof vi.fn>>;
} {
  const calls = {
    listen: vi.fn(() => () => undefined),
    watch: vi.fn(),
    unwatch: vi.fn(),
    refresh: vi.fn(),
    look: vi.fn(),
    ask: vi.fn(() => new Promise(() => undefined)),
  };
  return { connection: calls as unknown as Connection, calls };
}
