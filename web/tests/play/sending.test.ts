import { beforeEach, expect, it, vi } from "vitest";

import type { Connection } from "../../src/net/connection";
import { Problem } from "../../src/net/problem";
import { NOTHING_AROUND } from "../../src/play/around";
import type { Around } from "../../src/play/around";
import { Sending } from "../../src/play/sending";
import { Store } from "../../src/store";
import { deferred } from "../deferred";
import { fakeConnection, together, words } from "./house";

let calls: Record<string, ReturnType<typeof vi.fn>>;
let connection: Connection;
let around: Store<Around>;
const refused = vi.fn();
const sending = (version: number | null = 5): Sending =>
  new Sending(connection, around, () => version, refused);

beforeEach(() => {
  refused.mockClear();
  ({ connection, calls } = fakeConnection());
  around = new Store<Around>({ ...NOTHING_AROUND, eyes: 0, match: "m", table: together });
});

it("sends nothing for who only looks on, or before anything is known", () => {
  sending(null).act([1]);
  around.update({ eyes: null });
  sending().act([1]);
  expect(sending().command("undo", {})).toBe(false);
  expect(calls["ask"]).not.toHaveBeenCalled();
});

it("sends one command after the other", async () => {
  const answered = deferred();
  calls["ask"]?.mockReturnValueOnce(answered.promise);
  expect(sending().command("undo", {})).toBe(true);
  expect(sending().command("undo", {})).toBe(false);
  answered.release();
  await vi.waitFor(() => expect(around.get().sending).toBe(false));
  expect(sending().command("undo", {})).toBe(true);
});

it("answers a request for the seat that was asked", () => {
  around.update({
    takeBack: { seat: 0, moves: 1, waiting: [1] } as NonNullable<Around["takeBack"]>,
  });
  sending().command("answer_take_back", { yes: true });
  expect(calls["ask"]).toHaveBeenCalledWith(expect.objectContaining({ seat: 1, yes: true }));
});

it.each([
  ["stale", 1],
  ["not_your_turn", 1],
  ["too_fast", 0],
])("tells a refusal; %s asks how things stand %d times", async (code, asked) => {
  calls["ask"]?.mockRejectedValueOnce(new Problem(code, words("server/no")));
  sending().act([1]);
  await vi.waitFor(() => expect(refused).toHaveBeenCalledTimes(1));
  expect(around.get()).toMatchObject({ sending: false, notice: words("server/no") });
  expect(calls["refresh"]).toHaveBeenCalledTimes(asked);
});
