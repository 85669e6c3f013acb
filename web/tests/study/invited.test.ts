/** An invitation goes with all that is asked of its match, and into links for others. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { address, parseRoute } from "../../src/app/route";
import * as http from "../../src/net/http";
import { codeOf, invited } from "../../src/net/invitations";
import { momentFor } from "../../src/play/link";
import * as ask from "../../src/study/ask";
import { Study } from "../../src/study/study";

const asked = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const calls = (): string[] => asked.mock.calls.map(([path]) => path);
const signal = new AbortController().signal;

beforeEach(() => {
  asked.mockReset();
  asked.mockImplementation(() => Promise.resolve(Response.json({ entry: null })));
  vi.stubGlobal("fetch", asked);
});

afterEach(() => vi.unstubAllGlobals());

it("is that of the address one came by, for the table and its matches", () => {
  location.hash = "#/replay/garden-2?table=garden&at=7&code=x%20y";
  dispatchEvent(new Event("hashchange"));
  expect([codeOf("garden"), codeOf("garden-1"), codeOf("other-1")]).toEqual(["x y", "x y", null]);
});

it("goes with every request for its match, and with none for another", async () => {
  invited("pond", "c");
  await http.replay("pond-1");
  await http.replayStep("pond-1", 3, 0);
  await http.replayStep("pond-1", 3, null, true);
  await http.matchLog("pond-1", null);
  await http.dice("pond-1");
  await http.table("pond");
  await ask.review("pond-1", signal);
  await http.replay("lake-1");
  expect(calls()).toEqual([
    "api/matches/pond-1/replay?code=c",
    "api/matches/pond-1/replay/3?seat=0&code=c",
    "api/matches/pond-1/replay/3?open=true&code=c",
    "api/matches/pond-1/log?code=c",
    "api/matches/pond-1/dice?code=c",
    "api/tables/pond?code=c",
    "api/matches/pond-1/review?code=c",
    "api/matches/lake-1/replay",
  ]);
  const ground = { id: "s", match: "pond-1", steps: 4, hand: null, opening: null, open: true };
  expect(new Study(ground, () => [], null).asked(2, [])).toMatchObject({
    moment: { match: "pond-1", step: 2, code: "c" },
  });
  await ask.again({ match: "pond-1", step: 2, seat: 0 });
  expect(String(asked.mock.lastCall?.[1].body)).toContain('"code":"c"');
});

it("goes into links to a private table, and into no other", () => {
  const table = { id: "hall", private: true, invite: "secret" };
  const replay = momentFor(table, "replay", "hall-1", 12);
  expect(address(replay)).toBe("#/replay/hall-1?table=hall&at=12&code=secret");
  expect(parseRoute(address(replay))).toEqual(replay);
  const study = momentFor(table, "study", "hall-1", 12);
  expect(address(study)).toBe("#/study/hall-1?at=12&code=secret");
  expect(parseRoute(address(study))).toEqual(study);
  const known = momentFor({ ...table, private: false }, "study", "hall-1", 12);
  expect(address(known)).toBe("#/study/hall-1?at=12");
  const unseated = momentFor({ ...table, invite: null }, "study", "hall-1", 12);
  expect(address(unseated)).toBe("#/study/hall-1?at=12");
  invited("hall", "brought");
  expect(momentFor({ ...table, invite: null }, "study", "hall-1", 1)).toMatchObject({
    code: "brought",
  });
});
