import { beforeEach, describe, expect, it } from "vitest";

import { TurnTime } from "../../src/play/playback";
import type { Showing } from "../../src/play/playback";
import { DEFAULT_SETTINGS, settings } from "../../src/settings";
import { moment } from "./house";

const showing = (seat: number | null, own = false): Showing => {
  const shown = moment(1, seat ?? 0);
  return { moment: { ...shown, entry: { ...shown.entry, seat } }, own };
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
