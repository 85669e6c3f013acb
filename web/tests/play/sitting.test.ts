import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { FromServer, LogItem, TableInfo, Update } from "../../src/generated/protocol";
import { Problem } from "../../src/net/problem";
import { Sitting } from "../../src/play/sitting";
import { DEFAULT_SETTINGS, settings } from "../../src/settings";
import { word } from "../../src/words";
import { deferred } from "../deferred";
import {
  alone,
  fakeConnection,
  moment,
  prompt,
  state,
  together,
  turn,
  update,
  words,
} from "./house";

let calls: Record<string, ReturnType<typeof vi.fn>>;
let sitting: Sitting;

const settled = (): Promise<void> =>
  vi.waitFor(() => {
    if (sitting.around.get().playing) throw new Error("still playing");
  });

const line = (step: number): LogItem => ({
  step,
  seat: 1,
  words: words(`g/event-${step}`),
  targets: [],
});

function sit(table: TableInfo, hidden = false): void {
  const made = fakeConnection();
  calls = made.calls;
  sitting = new Sitting(made.connection, "t");
  sitting.begin();
  sitting.know({ hidden, pause: 20 });
  sitting.hear({ type: "table", table });
}

beforeEach(() => {
  settings.set({ ...DEFAULT_SETTINGS, speed: 0 });
  sit(alone);
});

describe("a whole state", () => {
  it("is shown at once, with what is asked", () => {
    sitting.hear(state());
    expect(sitting.table.shown.get()).toMatchObject({
      version: 1,
      seat: 0,
      view: { at: 1 },
      still: false,
    });
    expect(sitting.table.offers()).toHaveLength(1);
  });

  it("says why it came", () => {
    sitting.hear(state({ because: words("server/because-undo") }));
    expect(sitting.around.get().news).toEqual([words("server/because-undo")]);
  });

  it("tells what was missed before it came, and nothing twice", async () => {
    const heard: string[] = [];
    const { telling } = sitting.table;
    telling.said.subscribe(() => heard.push(...telling.said.get()));
    sitting.hear(state({ log: [line(1)] }));
    sitting.hear(update(1, 1));
    await settled();
    const once = heard.length;
    sitting.hear(state({ version: 4, step: 4, log: [1, 2, 3, 4].map(line) }));
    expect(heard.slice(once)).toEqual([3, 4].map((step) => word(words(`g/event-${step}`))));
    expect(sitting.around.get().news.slice(-2)).toEqual([words("g/event-3"), words("g/event-4")]);
    const because = words("server/because-undo");
    sitting.hear(state({ version: 5, step: 3, log: [1, 2, 3].map(line), because }));
    expect(heard.slice(once + 2)).toEqual([word(because)]);
  });

  it("nobody may choose for another seat", () => {
    sitting.hear(state({ prompt: prompt(1, 0), turn: turn({ actor: 1 }) }));
    expect(sitting.table.shown.get().still).toBe(true);
  });
});

/** A finger taps the only choice there is. */
function touched(foretold: boolean): void {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === "(hover: none)" }));
  sitting.know({ foretells: ({ id }) => id === 0 && foretold });
  sitting.hear(state());
  sitting.table.pick("e:0", true);
}
const sent = (): number =>
  calls["ask"]?.mock.calls.filter(([{ type }]) => type === "act").length ?? 0;

describe("on a touch screen", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("a tap shows what the board foretells, and the next one does it", () => {
    touched(true);
    expect([sitting.table.shown.get().waiting?.id, sent()]).toEqual([0, 0]);
    sitting.table.pick("e:0", true);
    expect(sent()).toBe(1);
  });

  it("a tap does at once what has nothing to show", () => {
    touched(false);
    expect([sitting.table.shown.get().waiting, sent()]).toEqual([null, 1]);
  });

  it("a tap does everything at once for whoever wishes that", () => {
    settings.update({ showFirst: false });
    touched(true);
    expect([sitting.table.shown.get().waiting, sent()]).toEqual([null, 1]);
  });

  it("a click does everything at once where there is a mouse", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    sitting.know({ foretells: () => true });
    sitting.hear(state());
    sitting.table.pick("e:0", true);
    expect([sitting.table.shown.get().waiting, sent()]).toEqual([null, 1]);
  });
});

describe("an update", () => {
  it("is played moment by moment into the log, and ends with what is asked", async () => {
    sitting.hear(state());
    sitting.hear(
      update(1, 1, { version: 3, moments: [moment(2, 1), moment(3, 1)], prompt: prompt(0, 2) }),
    );
    await settled();
    const { log, scores, news } = sitting.around.get();
    expect(log.map((line) => line.words.id)).toEqual(["g/event-2", "g/event-3"]);
    expect(news).toHaveLength(2);
    expect(scores).toEqual([3, 0]);
    expect(sitting.table.shown.get()).toMatchObject({ view: { at: 3 }, still: false });
    expect(sitting.table.offers()).toHaveLength(2);
  });

  it("is past once it has been shown: nothing of it stands over what is asked next", async () => {
    const shown: (number | null)[] = [];
    sitting.hear(state());
    const now = (): number | null => sitting.table.shown.get().moment?.version ?? null;
    const stop = sitting.table.shown.subscribe(() => shown.push(now()));
    sitting.hear(update(1, 1));
    await settled();
    stop();
    expect(shown).toContain(2);
    expect(now()).toBeNull();
  });

  it("cannot be acted on while it is being played", () => {
    sitting.hear(state());
    sitting.hear(update(1, 1));
    expect(sitting.table.shown.get().still).toBe(true);
  });

  it("of the next game of a series asks for the whole state, which begins anew", () => {
    sitting.hear(state({ version: 40 }));
    sitting.hear(update(1, 1, { match: "next" }));
    expect(calls["refresh"]).toHaveBeenCalledTimes(1);
    sitting.hear(state({ match: "next", version: 2 }));
    expect(sitting.around.get()).toMatchObject({ match: "next", news: [] });
    expect(sitting.table.offers()).toHaveLength(1);
  });

  it("is thrown away by a whole state that comes meanwhile", async () => {
    settings.update({ speed: 1, motion: "full" });
    sitting.hear(state());
    sitting.hear(update(1, 1, { version: 3, moments: [moment(2, 1), moment(3, 1)] }));
    sitting.hear(state({ version: 9, view: { at: 9 } }));
    await settled();
    expect(sitting.table.shown.get()).toMatchObject({ version: 9, view: { at: 9 } });
  });

  it("takes its time, and can be skipped", async () => {
    settings.update({ speed: 1, motion: "full" });
    sitting.hear(state());
    sitting.hear(update(1, 1, { version: 3, moments: [moment(2, 1), moment(3, 1)] }));
    await vi.waitFor(() => expect(sitting.table.shown.get().view).toEqual({ at: 2 }));
    expect(sitting.around.get().playing).toBe(true);
    sitting.skip();
    await settled();
    expect(sitting.table.shown.get().view).toEqual({ at: 3 });
  });

  it("waits at the gate, which no skipping opens", async () => {
    const held = { id: -1, move: "throw", label: { id: "x/y", args: {} }, targets: ["die"] };
    sitting.table.staging = {
      path: ({ targets }) => targets,
      reason: () => null,
      gate: () => Promise.resolve(held),
      rested: () => Promise.resolve(),
    };
    sitting.hear(state());
    sitting.hear(update(1, 1));
    await vi.waitFor(() => expect(sitting.table.offers()).toEqual([held]));
    sitting.skip();
    await new Promise((done) => setTimeout(done, 30));
    expect(sitting.table.shown.get().view).toEqual({ at: 1 });
    sitting.table.pick("die");
    await settled();
    expect(sitting.table.shown.get().view).toEqual({ at: 2 });
    expect(sitting.table.shown.get().held).toBeNull();
  });

  it("tells nothing before a stage has shown it", async () => {
    const seen = deferred();
    sitting.table.staging = {
      path: ({ targets }) => targets,
      reason: () => null,
      gate: () => Promise.resolve(null),
      rested: () => seen.promise,
    };
    sitting.hear(state());
    sitting.hear(update(1, 1, { prompt: prompt(0, 2) }));
    await vi.waitFor(() => expect(sitting.table.shown.get().moment?.version).toBe(2));
    await new Promise((done) => setTimeout(done, 30));
    expect(sitting.table.shown.get()).toMatchObject({ view: { at: 1 }, still: true });
    expect(sitting.around.get()).toMatchObject({
      log: [],
      news: [],
      scores: [0, 0],
      playing: true,
    });
    seen.release();
    await settled();
    expect(sitting.table.shown.get()).toMatchObject({ view: { at: 2 }, still: false });
    expect(sitting.around.get().log).toHaveLength(1);
  });

  it("that ends the game opens the gate: nobody will throw any more", async () => {
    const held = { id: -1, move: "throw", label: { id: "x/y", args: {} }, targets: ["die"] };
    sitting.table.staging = {
      path: ({ targets }) => targets,
      reason: () => null,
      gate: ({ version }) => Promise.resolve(version === 2 ? held : null),
      rested: () => Promise.resolve(),
    };
    sitting.hear(state());
    sitting.hear(update(1, 1));
    await vi.waitFor(() => expect(sitting.table.offers()).toEqual([held]));
    const result = { reason: words("g/resigned"), places: [2, 1], points: [0, 1] };
    sitting.hear(
      update(2, 1, {
        version: 3,
        moments: [moment(3, 0)],
        prompt: null,
        result: { ...result, breakdown: [], extra: {}, series: null },
      }),
    );
    await settled();
    expect(sitting.table.shown.get()).toMatchObject({ held: null, view: { at: 3 } });
    expect(sitting.around.get().result).toMatchObject(result);
  });

  it("waits for whoever holds what is shown", async () => {
    settings.update({ speed: 4, motion: "full" });
    const held = deferred();
    sitting.hear(state());
    const stop = sitting.table.shown.subscribe(() => {
      if (sitting.table.shown.get().moment?.version !== 2) return;
      stop();
      sitting.table.hold(held.promise);
    });
    sitting.hear(update(1, 1, { version: 3, moments: [moment(2, 1), moment(3, 1)] }));
    await vi.waitFor(() => expect(sitting.table.shown.get().view).toEqual({ at: 2 }));
    await new Promise((done) => setTimeout(done, 400));
    expect(sitting.table.shown.get().view).toEqual({ at: 2 });
    held.release();
    await settled();
    expect(sitting.table.shown.get().view).toEqual({ at: 3 });
  });
});

describe("choosing", () => {
  it("sends the action with the version it was offered at", () => {
    sitting.hear(state({ version: 5 }));
    sitting.table.pick("e:0");
    expect(calls["ask"]).toHaveBeenCalledExactlyOnceWith({
      type: "act",
      match: "m",
      version: 5,
      seat: 0,
      actions: [0],
    });
  });

  it("is possible again after a refusal, which is told", async () => {
    sitting.hear(state());
    calls["ask"]?.mockRejectedValueOnce(new Problem("not_now", words("core/why-not-now")));
    sitting.table.pick("e:0");
    await vi.waitFor(() => expect(sitting.table.shown.get().still).toBe(false));
    expect(sitting.around.get().notice).toEqual(words("core/why-not-now"));
    expect(calls["refresh"]).not.toHaveBeenCalled();
  });

  it("for a version that is past asks how things stand", async () => {
    sitting.hear(state());
    calls["ask"]?.mockRejectedValueOnce(new Problem("stale", words("server/stale")));
    sitting.table.pick("e:0");
    await vi.waitFor(() => expect(calls["refresh"]).toHaveBeenCalledTimes(1));
  });

  it("closes a finished turn by itself after a moment, unless it should wait", async () => {
    sitting.hear(state({ prompt: null, turn: turn({ open: 0 }) }));
    expect(sitting.around.get().closesAt).not.toBeNull();
    await vi.waitFor(() =>
      expect(calls["ask"]).toHaveBeenCalledWith(
        expect.objectContaining({ type: "command", name: "done", seat: 0 }),
      ),
    );
    sit(alone);
    settings.update({ endTurn: "manual" });
    sitting.hear(state({ prompt: null, turn: turn({ open: 0 }) }));
    await new Promise((done) => setTimeout(done, 60));
    expect(calls["ask"]).not.toHaveBeenCalled();
  });
});

describe("the way back", () => {
  const undoable = turn({
    can_undo: true,
    can_restart: true,
    steps: [{ label: words("g/label"), seat: 0 }],
  });

  it("is what the house says, also while a throw of the next turn waits to be set off", async () => {
    sitting.hear(state({ prompt: null, turn: { ...undoable, open: 0 } }));
    const held = { id: -1, move: "throw", label: words("g/throw"), targets: ["die:a"] };
    sitting.table.staging = {
      path: ({ targets }) => targets,
      reason: () => null,
      gate: ({ seat }) => Promise.resolve(seat === null ? held : null),
      rested: () => Promise.resolve(),
    };
    const thrown = { ...moment(3, 0), entry: { kind: "chance", seat: null, text: "3" } } as const;
    sitting.hear(update(1, 1, { version: 3, moments: [moment(2, 1), thrown] }));
    await vi.waitFor(() => expect(sitting.table.shown.get().held).toBe(held));
    const now = sitting.around.get().turn;
    expect(now).toMatchObject({ can_undo: false, can_restart: false, steps: [] });
    sitting.undo();
    expect(calls.ask).not.toHaveBeenCalled();
    sitting.around.update({ notice: words("g/refused") });
    sitting.table.pick("die:a");
    expect(sitting.table.shown.get().held).toBeNull();
    expect(sitting.around.get().notice, "a later deed clears what was refused").toBeNull();
  });
});

describe("two people at one screen", () => {
  const theirs: Partial<Update> = { prompt: prompt(1, 0), turn: turn({ actor: 1 }) };

  it("see through the eyes of whoever decides, where nothing is hidden", async () => {
    sit(together);
    sitting.hear(state());
    sitting.hear(update(1, 0, theirs));
    await settled();
    expect(calls["look"]).toHaveBeenCalledExactlyOnceWith(1);
    expect(sitting.around.get().curtain).toBeNull();
  });

  it("are parted by a curtain where hands are hidden, from the first moment on", async () => {
    sit(together, true);
    sitting.hear(state());
    expect(sitting.around.get().curtain).toBe(0);
    expect(sitting.table.offers()).toEqual([]);
    sitting.lift();
    expect(sitting.around.get().curtain).toBeNull();
    expect(sitting.table.offers()).toHaveLength(1);
    sitting.hear(update(1, 0, theirs));
    await settled();
    expect(sitting.around.get().curtain).toBe(1);
    expect(calls["look"]).not.toHaveBeenCalled();
    sitting.lift();
    expect(calls["look"]).toHaveBeenCalledExactlyOnceWith(1);
    sitting.hear(state({ version: 2, seat: 1, prompt: prompt(1), turn: turn({ actor: 1 }) }));
    expect(sitting.around.get().curtain).toBeNull();
    expect(sitting.table.offers()).toHaveLength(1);
  });

  it("nobody needs a curtain who is alone with the computer", () => {
    sit(alone, true);
    sitting.hear(state());
    expect(sitting.around.get().curtain).toBeNull();
  });
});

const openingStep = (at: number, by: number | null): object => ({
  step: at,
  of: 9,
  seat: 0,
  entry: at === 0 ? null : { kind: "chance", seat: by, text: "x" },
  words: [],
  events: [{ name: "opened", words: words(`g/opening-${at}`), targets: [] }],
  view: { opening: at },
  scores: [0, 0],
});

/** A house that answers with an opening whose third step is that seat's. */
const serve = (mover: number | null): void => {
  vi.stubGlobal("fetch", (url: string) => {
    const at = Number(/replay\/(\d+)/.exec(url)?.[1]);
    return Promise.resolve(new Response(JSON.stringify(openingStep(at, at === 2 ? mover : null))));
  });
};

describe("the opening", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("of a fresh match is played from the first step, and what comes meanwhile after it", async () => {
    serve(1);
    sitting.hear(state({ match: "fresh-1", step: 2, version: 2 }));
    sitting.showOpening(9);
    expect(sitting.table.shown.get().view).toBeNull();
    sitting.hear(update(2, 1, { match: "fresh-1" }));
    await settled();
    expect(sitting.around.get().log.map((line) => line.words.id)).toEqual([
      "g/opening-0",
      "g/opening-1",
      "g/opening-2",
      "g/event-3",
    ]);
    expect(sitting.table.shown.get().view).toEqual({ at: 3 });
  });

  it("is over once one of mine has moved, or where it is long", async () => {
    serve(0);
    sitting.hear(state({ match: "fresh-2", step: 2, version: 2 }));
    sitting.showOpening(9);
    await settled();
    expect(sitting.table.shown.get().view).toEqual({ at: 1 });
    expect(sitting.table.offers()).toHaveLength(1);
    sitting.hear(state({ match: "fresh-3", step: 30 }));
    expect(sitting.table.shown.get().view).toEqual({ at: 1 });
  });
});

describe("around the game", () => {
  it("keeps each line of chat once", () => {
    const line = { n: 1, from: "Shulgi", seat: 1, text: "hello", at: "" };
    sitting.hear({ type: "chat", line } as FromServer);
    sitting.hear({ type: "chat", line } as FromServer);
    expect(sitting.around.get().chat).toEqual([line]);
  });

  it("shows a line as unsaid until the house has it, and lets it be said again", async () => {
    const kept = deferred();
    const refused = new Problem("chat_too_fast", words("server/chat-too-fast"));
    calls.ask?.mockRejectedValueOnce(refused).mockReturnValueOnce(kept.promise);
    sitting.chat("hello");
    expect(calls.ask).toHaveBeenLastCalledWith({ type: "chat", table: "t", text: "hello" });
    expect(sitting.around.get().unsaid).toMatchObject([{ text: "hello", refusal: null }]);
    await vi.waitFor(() =>
      expect(sitting.around.get().unsaid[0]?.refusal?.id).toBe("server/chat-too-fast"),
    );
    for (const line of sitting.around.get().unsaid) sitting.sayAgain(line);
    expect(sitting.around.get().unsaid).toMatchObject([{ text: "hello", refusal: null }]);
    kept.release();
    await vi.waitFor(() => expect(sitting.around.get().unsaid).toEqual([]));
  });

  it("asks after a loss for what was said meanwhile", () => {
    const line = { n: 4, from: "Shulgi", seat: 1, text: "hello", at: "" };
    sitting.hear({ type: "chat", line } as FromServer);
    expect(calls.watch?.mock.calls[0]?.[0].heard()).toBe(4);
  });

  it("shows who thinks without disturbing a choice", () => {
    sitting.hear(state());
    sitting.table.shown.update({ path: ["e:0"] });
    sitting.hear({
      type: "turn",
      table: "t",
      version: 1,
      turn: turn({ thinking: [1] }),
      clock: null,
    });
    expect(sitting.around.get().turn?.thinking).toEqual([1]);
    expect(sitting.table.shown.get().path).toEqual(["e:0"]);
  });
});
