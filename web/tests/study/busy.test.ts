/** A house that is asked faster than it can think: a study waits as long as it says, and asks again. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { Study } from "../../src/study/study";

const BY_HAND = { game: "ulm", seats: 2, options: {}, position: null };
const STEP = {
  actor: -2,
  seat: 0,
  view: {},
  prompt: null,
  outcomes: [],
  events: [],
  scores: [],
  chances: [],
  position: {},
  result: null,
};
const busy = (): Response =>
  new Response(
    JSON.stringify({ code: "study_busy", words: { id: "server/study-busy", args: {} } }),
    { status: 429, headers: { "Retry-After": "2" } },
  );
const found = (): Response => new Response(JSON.stringify(STEP));
const study = (): Study =>
  new Study(
    { id: "hand", match: null, steps: 0, hand: BY_HAND, opening: null, open: true },
    () => ["Ada", "Ben"],
    null,
  );

const house = vi.fn<(where: string) => Promise<Response>>();
const looks = (): number => house.mock.calls.filter(([where]) => where === "api/study/look").length;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", house);
  house.mockReset();
  house.mockImplementation(() => Promise.resolve(found()));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("asks again by itself when the house says it may", async () => {
  house.mockImplementationOnce(() => Promise.resolve(busy()));
  const opened = study();
  void opened.go(0);
  await vi.advanceTimersByTimeAsync(1900);
  expect(looks()).toBe(1);
  expect(opened.now.get().shown).toBeNull();
  await vi.advanceTimersByTimeAsync(200);
  expect(looks()).toBe(2);
  expect(opened.now.get().shown).toEqual(STEP);
  expect(opened.now.get().refused).toBeNull();
});

it("asks no more about what was left meanwhile", async () => {
  house.mockImplementationOnce(() => Promise.resolve(busy()));
  const opened = study();
  void opened.go(0);
  await vi.advanceTimersByTimeAsync(100);
  void opened.go(0, []);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(looks()).toBe(2);
});

it("says so at last when the house stays busy", async () => {
  house.mockImplementation(() => Promise.resolve(busy()));
  const opened = study();
  void opened.go(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(opened.now.get().refused?.code).toBe("study_busy");
});
