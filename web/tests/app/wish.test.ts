import { describe, expect, it } from "vitest";

import {
  awaitsPeople,
  canBeRated,
  freshWish,
  newTable,
  optionValue,
  quickSeats,
  reseat,
  setOption,
  shuffle,
  sitAt,
} from "../../src/app/wish";
import type { GameInfo, OptionInfo } from "../../src/generated/protocol";

const words = { id: "g/x", args: {} };
const option = (name: string, value: boolean | number): OptionInfo => ({
  name,
  kind: typeof value === "boolean" ? "flag" : "count",
  default: value,
  choices: null,
  least: 0,
  most: 9,
  auto: false,
  never: false,
  length: null,
  label: words,
  choice_labels: {},
});
const size = option("size", 3);
const fast = option("fast", false);
const game: GameInfo = {
  id: "g",
  title: words,
  summary: words,
  seats: [2, 3],
  seat_words: [words, words, words],
  options: [size, fast],
  presets: [
    { name: "seed", label: words, options: {} },
    { name: "published", label: words, options: { size: 5 } },
  ],
  proposed: "published",
  hidden: false,
  series: false,
  objectives: [],
  rules_version: 1,
};

const bots = (...levels: string[]): { kind: "bot"; name: string; level: string }[] =>
  levels.map((level) => ({ kind: "bot", name: "", level }));

describe("a wish", () => {
  it("is complete from the start: two clicks begin a game", () => {
    expect(newTable(freshWish(game, "easy"))).toEqual({
      game: "g",
      preset: "published",
      options: {},
      seats: [
        { kind: "me", name: null, level: null },
        { kind: "bot", name: null, level: "easy" },
      ],
      clock: null,
      private: true,
      games: 1,
      rated: false,
      help: true,
    });
  });

  it("tells the computer what to play for, unless it is the usual", () => {
    const wish = { ...freshWish(game, "easy"), objective: "race" };
    expect(newTable(wish).seats[1]?.level).toBe("easy:objective=race");
  });

  it("is public only where anybody may come, and then waits", () => {
    const wish = { ...freshWish(game, "easy"), seats: quickSeats("open", 3, "easy") };
    expect(newTable(wish).private).toBe(false);
    expect(awaitsPeople(wish)).toBe(true);
    const friend = { ...wish, seats: quickSeats("friend", 2, "easy") };
    expect(newTable(friend).private).toBe(true);
    expect(awaitsPeople(friend)).toBe(true);
  });

  it("keeps only options that differ from the preset", () => {
    let wish = { ...freshWish(game, "easy"), preset: "published" };
    expect(optionValue(game, wish, size)).toBe(5);
    wish = setOption(game, wish, size, 4);
    expect(wish.options).toEqual({ size: 4 });
    wish = setOption(game, wish, size, 5);
    expect(wish.options).toEqual({});
    wish = setOption(game, wish, fast, true);
    expect(newTable(wish).options).toEqual({ fast: true });
  });
});

describe("seats", () => {
  it("are exchanged when I want another one", () => {
    const seats = quickSeats("local", 3, "easy");
    expect(sitAt(seats, 2).map(({ kind }) => kind)).toEqual(["here", "here", "me"]);
  });

  it("have only one who is I", () => {
    const seats = reseat(quickSeats("computer", 2, "easy"), 1, { kind: "me" });
    expect(seats.map(({ kind }) => kind)).toEqual(["here", "me"]);
  });

  it("are drawn by lot without losing anybody", () => {
    const drawn = new Set<string>();
    for (let k = 0; k < 40; k += 1) drawn.add(shuffle([1, 2, 3]).toSorted().join(""));
    expect([...drawn]).toEqual(["123"]);
    expect(shuffle([1, 2, 3], () => 0)).toEqual([2, 3, 1]);
  });
});

describe("hints", () => {
  it("may be ruled out where people from elsewhere play", () => {
    const fair = { ...freshWish(game, "easy"), help: false };
    expect(newTable({ ...fair, seats: quickSeats("friend", 2, "easy") }).help).toBe(false);
    expect(newTable({ ...fair, seats: quickSeats("open", 2, "easy") }).help).toBe(false);
    expect(newTable(fair).help).toBe(true);
  });
});

describe("a rated table", () => {
  it("is for people who can be told apart, and bots", () => {
    const wish = { ...freshWish(game, "easy"), rated: true };
    expect(newTable(wish).rated).toBe(true);
    const shared = { ...wish, seats: quickSeats("local", 2, "easy") };
    expect(canBeRated(shared)).toBe(false);
    expect(newTable(shared).rated).toBe(false);
    expect(newTable({ ...wish, rated: false }).rated).toBe(false);
    expect(canBeRated({ ...wish, seats: bots("easy", "easy") })).toBe(false);
    expect(canBeRated({ ...wish, seats: bots("easy", "hard") })).toBe(true);
  });
});
