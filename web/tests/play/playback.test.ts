import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Playback, TurnTime } from "../../src/play/playback";
import type { Showing } from "../../src/play/playback";
import { Table } from "../../src/play/table";
import { DEFAULT_SETTINGS, settings } from "../../src/settings";
import { moment } from "./house";

const showing = (seat: number | null, own = false): Showing => {
  const shown = moment(1, seat ?? 0);
  return { moment: { ...shown, entry: { ...shown.entry, seat } }, own };
};

/** An entry with which the turn of that seat begins, as games tell it where others may answer. */
const begins = (seat: number): Showing => {
  const shown = showing(null);
  const begun = { name: "turn_began", words: null, targets: [], seat };
  return { ...shown, moment: { ...shown.moment, events: [begun] } };
};

const play = (turn: TurnTime, showings: Showing[]): number => {
  let total = 0;
  showings.forEach((each, at) => {
    const ms = turn.share(each, showings.slice(at + 1));
    turn.spend(ms);
    total += ms;
  });
  return total;
};

beforeEach(() => settings.set({ ...DEFAULT_SETTINGS, motion: "full" }));

describe("the time of a turn that others play", () => {
  it("is natural while there is enough of it", () => {
    expect(play(new TurnTime(), [showing(1), showing(1), showing(null)])).toBe(2_100);
  });

  it("is never longer than six seconds, chance included, unless that is asked for", () => {
    const long = Array.from({ length: 40 }, (_, at) => showing(at % 3 === 2 ? null : 1));
    expect(play(new TurnTime(), long)).toBeCloseTo(6_000);
    settings.update({ speed: 0.5 });
    expect(play(new TurnTime(), long)).toBeCloseTo(12_000);
  });

  it("begins anew with the next seat", () => {
    const turn = new TurnTime();
    const long = Array.from({ length: 40 }, () => showing(1));
    play(turn, long);
    expect(turn.share(showing(1), [])).toBeCloseTo(0);
    expect(turn.share(showing(2), [])).toBe(700);
  });

  it("says nothing about the own", () => {
    const turn = new TurnTime();
    turn.spend(100_000);
    expect(turn.share(showing(0, true), [])).toBe(120);
  });
});

const nothing = (): void => undefined;
const pass = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

describe("a turn as it is played", () => {
  /** A way of a piece, as long as it may take. */
  const WAY = 620;
  let table: Table;
  let shown: Showing[];
  let playback: Playback;
  let took: number;

  /** Every showing sets something in motion for that long, or as long as the table lets it. */
  function watch(way: () => number): void {
    const hands = { act: nothing, askPreview: nothing, askWhy: nothing, confirms: () => false };
    table = new Table(hands);
    table.shown.update({ view: {} });
    shown = [];
    took = 0;
    let start = 0;
    playback = new Playback(
      table,
      (each) => {
        start ||= performance.now();
        shown.push(each);
        table.hold(pass(way()));
      },
      () => {
        took += start && performance.now() - start;
        start = 0;
      },
    );
  }

  /** All that comes together, and again once that has been shown. */
  async function come(...parts: Showing[][]): Promise<void> {
    for (const part of parts) {
      playback.add(part);
      for (let at = 0; at < 2_000 && playback.playing; at += 1) {
        await vi.advanceTimersByTimeAsync(10);
      }
      expect(playback.playing).toBe(false);
    }
  }

  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ["setTimeout", "clearTimeout", "performance", "requestAnimationFrame"],
    });
    watch(() => Math.min(WAY, table.beat));
  });
  afterEach(() => void vi.useRealTimers());

  const thirty = Array.from({ length: 30 }, () => showing(1));

  it("is over after six seconds where its entries come one by one", async () => {
    await come(...thirty.map((each) => [each]));
    expect(shown).toHaveLength(30);
    expect(took).toBeGreaterThan(5_000);
    expect(took).toBeLessThanOrEqual(6_100);
  });

  it("is over after six seconds where they come together, and all are shown", async () => {
    await come(thirty);
    expect(shown).toHaveLength(30);
    expect(took).toBeLessThanOrEqual(6_100);
  });

  it("waits no longer for a board that would hold it", async () => {
    watch(() => 7_900);
    await come([showing(1), showing(1), showing(1)]);
    expect(took).toBeLessThanOrEqual(6_100);
  });

  it("stays one turn while others answer in it, and ends where the next begins", async () => {
    const asked = Array.from({ length: 15 }, () => [showing(1), showing(2)]).flat();
    await come([begins(1)], ...asked.map((each) => [each]));
    expect(took).toBeLessThanOrEqual(6_100);
    const before = took;
    await come([begins(2)], [showing(2)]);
    expect(took - before).toBeGreaterThan(600);
  });

  it("stays another's while I answer in it", async () => {
    const asked = Array.from({ length: 15 }, () => [showing(1), showing(0, true)]).flat();
    const turn = new TurnTime();
    play(turn, [begins(1)]);
    let others = 0;
    for (const each of asked) {
      const ms = turn.share(each, []);
      if (!each.own) {
        turn.spend(ms);
        others += ms;
      }
    }
    expect(others).toBeLessThanOrEqual(6_000);
  });

  it("begins anew whenever I go on with my own", async () => {
    const turn = new TurnTime();
    play(turn, thirty);
    turn.share(showing(0, true), []);
    expect(turn.share(showing(null), [])).toBe(700);
  });
});
