import { afterEach, expect, it, vi } from "vitest";

import { Opening } from "../../src/play/opening";
import type { Showing } from "../../src/play/playback";
import { moment } from "./house";

const showing = (version: number): Showing => ({ moment: moment(version, 1), own: false });
const nobody = (): boolean => false;

/** A house that answers with steps of nobody's. */
function serve(): void {
  vi.stubGlobal("fetch", (url: string) => {
    const step = Number(/replay\/(\d+)/.exec(url)?.[1]);
    const told = { step, entry: null, events: [], view: { at: step }, scores: [] };
    return Promise.resolve(new Response(JSON.stringify(told)));
  });
}
afterEach(() => vi.unstubAllGlobals());

it("is shown once for a match that is young enough", () => {
  const opening = new Opening();
  expect(opening.begins("young", 2), "not wished").toBe(false);
  opening.wish(9);
  expect(opening.begins(null, 2)).toBe(false);
  expect(opening.begins("young", 2)).toBe(true);
  expect(opening.begins("young", 2)).toBe(false);
  expect(opening.begins("old", 10)).toBe(false);
});

it("keeps what comes meanwhile until it is there", async () => {
  serve();
  const opening = new Opening();
  expect(opening.keep([showing(8)])).toBe(false);
  const fetched = opening.fetch("m", 1, 0, nobody);
  expect(opening.keep([showing(9)])).toBe(true);
  expect(await fetched).toMatchObject({
    showings: [{ moment: { view: { at: 0 } } }, { moment: { view: { at: 1 } } }],
    late: [{ moment: { version: 9 } }],
  });
  expect(opening.keep([showing(10)])).toBe(false);
});

it("gives way to a whole state", async () => {
  serve();
  const opening = new Opening();
  const fetched = opening.fetch("m", 1, 0, nobody);
  opening.forget();
  expect(await fetched).toBeNull();
});

it("goes without showings where nobody can tell, or one of mine has moved", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no")));
  expect(await new Opening().fetch("m", 1, 0, nobody)).toEqual({ showings: null, late: [] });
});
