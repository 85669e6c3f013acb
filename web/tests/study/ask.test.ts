import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { judge } from "../../src/study/ask";
import { message } from "../../src/words";

const asked = { moves: [] };
const refusal = (status: number) => (): Response =>
  new Response(JSON.stringify({ code: "busy", words: message("web/study") }), { status });
const answer = (): Response => new Response(JSON.stringify({ chances: [1] }));

const house = vi.fn<typeof fetch>();

/** What the house says, one answer for each time it is asked; the last one from then on. */
function says(...answers: (() => Response)[]): void {
  house.mockReset();
  const last = answers.at(-1) ?? answer;
  for (const each of answers) house.mockImplementationOnce(() => Promise.resolve(each()));
  house.mockImplementation(() => Promise.resolve(last()));
}

/** What comes of asking, however long that takes. */
async function outcome(signal = new AbortController().signal): Promise<unknown> {
  const found = judge(asked, 0, signal).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return found;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", house);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("asks a busy house again", async () => {
  says(refusal(429), refusal(429), answer);
  expect(await outcome()).toEqual({ chances: [1] });
  expect(house).toHaveBeenCalledTimes(3);
});

it("does not ask for ever, nor after any other refusal", async () => {
  says(refusal(429));
  expect(await outcome()).toMatchObject({ status: 429 });
  expect(house).toHaveBeenCalledTimes(6);
  says(refusal(403));
  expect(await outcome()).toMatchObject({ status: 403 });
  expect(house).toHaveBeenCalledTimes(1);
});

it("does not ask for whoever has gone on", async () => {
  says(refusal(429));
  const left = new AbortController();
  left.abort();
  expect(await outcome(left.signal)).toMatchObject({ status: 429 });
  expect(house).toHaveBeenCalledTimes(1);
});
