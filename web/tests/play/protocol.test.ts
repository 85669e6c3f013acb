import { beforeEach, expect, it, vi } from "vitest";

import type { FromServer } from "../../src/generated/protocol";
import { Protocol } from "../../src/play/protocol";
import { state, turn, update, words } from "./house";

const ears = {
  table: vi.fn(),
  state: vi.fn(),
  update: vi.fn(),
  turn: vi.fn(),
  chat: vi.fn(),
  notice: vi.fn(),
  unsaid: vi.fn(),
  closed: vi.fn(),
  missed: vi.fn(),
};
let protocol: Protocol;

beforeEach(() => {
  vi.clearAllMocks();
  protocol = new Protocol("t", ears);
});

it("knows the version of what it heard last", () => {
  expect(protocol.version).toBeNull();
  protocol.hear(state());
  expect(protocol.version).toBe(1);
  protocol.hear(update(1, 1));
  expect(protocol.version).toBe(2);
  expect(ears.update).toHaveBeenCalledTimes(1);
});

it("does not listen to what is said at other tables", () => {
  protocol.hear(state({ table: "other" }));
  expect(ears.state).not.toHaveBeenCalled();
  expect(protocol.version).toBeNull();
});

it("waits for the whole state before anything else", () => {
  protocol.hear(update(1, 1));
  expect(ears.update).not.toHaveBeenCalled();
  expect(ears.missed).not.toHaveBeenCalled();
});

it("passes over what was heard before", () => {
  protocol.hear(state({ version: 2 }));
  protocol.hear(update(1, 1));
  expect(ears.update).not.toHaveBeenCalled();
  expect(ears.missed).not.toHaveBeenCalled();
});

it.each([
  ["leaves a gap", { from: 4, version: 5 }],
  ["is seen through other eyes", { seat: 1 }],
  ["belongs to the next match", { match: "next" }],
])("asks for the whole state where an update %s", (_, part) => {
  protocol.hear(state());
  protocol.hear(update(1, 1, part));
  expect(ears.missed).toHaveBeenCalledTimes(1);
  expect(ears.update).not.toHaveBeenCalled();
  expect(protocol.version).toBe(1);
});

it("hears who thinks only for the version that is known", () => {
  const thinks = { type: "turn", table: "t", turn: turn({ thinking: [1] }), clock: null } as const;
  protocol.hear(state());
  protocol.hear({ ...thinks, version: 2 });
  expect(ears.turn).not.toHaveBeenCalled();
  protocol.hear({ ...thinks, version: 1 });
  expect(ears.turn).toHaveBeenCalledTimes(1);
});

it("a table that cannot be seen is closed; a later refusal is only a notice", () => {
  const refusal: FromServer = {
    type: "error",
    id: null,
    code: "too_fast",
    words: words("server/too-fast"),
  };
  protocol.hear(refusal);
  expect(ears.closed).toHaveBeenCalledTimes(1);
  protocol.hear(state());
  protocol.hear(refusal);
  expect(ears.notice).toHaveBeenCalledExactlyOnceWith(words("server/too-fast"));
  protocol.hear({ ...refusal, id: "asked" });
  expect(ears.notice).toHaveBeenCalledTimes(1);
  protocol.hear({ ...refusal, code: "private_table" });
  expect(ears.closed).toHaveBeenCalledTimes(2);
});
