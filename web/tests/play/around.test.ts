import { describe, expect, it } from "vitest";

import { clockFace, timeLeft } from "../../src/play/clock";
import { bytesOf, sealFits, sha256 } from "../../src/play/dice";
import { elementName } from "../../src/play/choice";
import { byPlace } from "../../src/play/ending";
import * as flood from "../../src/boards/after_the_flood";
import * as clash from "../../src/boards/clash_of_cultures";
import * as royal from "../../src/boards/royal_game_of_ur";
import * as ulm from "../../src/boards/ulm";
import * as ziggurat from "../../src/boards/ur_ziggurat";
import { heard, soundsOf } from "../../src/play/sounds";
import type { ShownMoment } from "../../src/play/table";
import { seatWord } from "../../src/play/names";
import { placed } from "../../src/play/tooltip";
import type { GameInfo } from "../../src/generated/protocol";
import { addCatalogue } from "../../src/words";

describe("clocks", () => {
  it("show what is left in the form that fits", () => {
    expect(clockFace(247_000)).toBe("4:07");
    expect(clockFace(3_750_000)).toBe("1:02:30");
    expect(clockFace(9_870)).toBe("0:09.8");
    expect(clockFace(-5)).toBe("0:00.0");
    addCatalogue("web", "clock-face-days = { $days } d { $hours } h\n");
    expect(clockFace(2 * 86_400_000 + 4 * 3_600_000)).toBe("2 d 4 h");
  });

  it("run on between two messages, for the seat that thinks", () => {
    const clock = { kind: "increment", remaining: [60_000, 50_000], running: 1, at: 1_000 };
    expect(timeLeft(clock, 0, 5_000)).toBe(60_000);
    expect(timeLeft(clock, 1, 5_000)).toBe(46_000);
  });
});

describe("the sealed dice", () => {
  const dice = { kind: "sealed", nonces: {}, draws: 1, verified: true, words: [] };

  it("are proven by the hash of the seed", async () => {
    // The well-known digest of "abc".
    const abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
    expect(await sha256(new TextEncoder().encode("abc"))).toBe(abc);
    // What the engine says for the seed 00 01 02 ... 1f.
    const seed = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, "0")).join(
      "",
    );
    const seal = "ad7433959e002436d22c972d72a63c74e8cc9031944d45a7612d123641652a6e";
    expect(await sealFits({ ...dice, commitment: seal, revealed: seed })).toBe(true);
    expect(await sealFits({ ...dice, commitment: abc, revealed: seed })).toBe(false);
    expect(await sealFits({ ...dice, commitment: seal, revealed: null })).toBeNull();
  });

  it("reads bytes from hexadecimal", () => {
    expect([...bytesOf("00ff10")]).toEqual([0, 255, 16]);
  });
});

describe("a tooltip", () => {
  const space = { width: 1000, height: 800 };
  const size = { width: 200, height: 100 };

  it("stands above what it speaks of, or below where there is no room", () => {
    const low = { left: 400, right: 440, top: 300, bottom: 340 };
    expect(placed(low, size, space)).toEqual({ left: 320, top: 190 });
    const high = { left: 400, right: 440, top: 20, bottom: 60 };
    expect(placed(high, size, space)).toEqual({ left: 320, top: 70 });
  });

  it("never leaves the window", () => {
    for (const x of [-50, 0, 500, 990]) {
      for (const y of [-50, 0, 400, 790]) {
        const spot = placed({ left: x, right: x + 20, top: y, bottom: y + 20 }, size, space);
        expect(spot.left).toBeGreaterThanOrEqual(0);
        expect(spot.left + size.width).toBeLessThanOrEqual(space.width);
        expect(spot.top).toBeGreaterThanOrEqual(0);
        expect(spot.top + size.height).toBeLessThanOrEqual(space.height);
      }
    }
  });
});

describe("words for what is not drawn", () => {
  it("come from the element's own name", () => {
    expect(elementName("kind:army_unit")).toBe("army unit");
  });

  it("seats are told from the first place to the last", () => {
    const reason = { id: "g/x", args: {} };
    const result = {
      places: [3, 1, 1],
      points: [1, 9, 9],
      reason,
      breakdown: [],
      extra: {},
      series: null,
    };
    expect(byPlace(result)).toEqual([1, 2, 0]);
  });
});

const happened = (...names: string[]): ShownMoment => {
  const events = names.map((name) => ({ name, words: null, targets: [] }));
  return { version: 4, step: 4, seat: 1, events, view: null };
};

describe("sounds", () => {
  const before = { step: 3, made: ["move" as const], mine: false, over: false, chat: 0 };

  it("tell a move, my turn, the end and a word, never two of the first three at once", () => {
    expect(heard(before, { ...before, step: 4 }, false)).toEqual(["move"]);
    expect(heard(before, { ...before, step: 4, mine: true }, false)).toEqual(["turn"]);
    expect(heard(before, { ...before, step: 4, mine: true, over: true, chat: 1 }, false)).toEqual([
      "end",
      "chat",
    ]);
    expect(heard(before, before, false)).toEqual([]);
  });

  it("are those of dice, of a capture and of a card, each once, as the board names its events", () => {
    expect(soundsOf(happened("threw"), royal.sounds)).toEqual(["dice"]);
    expect(soundsOf(happened("moved", "captured"), royal.sounds)).toEqual(["capture"]);
    expect(soundsOf(happened("rolled"), flood.sounds)).toEqual(["dice"]);
    expect(soundsOf(happened("attacked", "lost"), ziggurat.sounds)).toEqual(["capture"]);
    expect(soundsOf(happened("card_taken", "card_taken"), ulm.sounds)).toEqual(["card"]);
    expect(soundsOf(happened("die_rolled", "unit_lost"), clash.sounds)).toEqual([
      "dice",
      "capture",
    ]);
    expect(soundsOf(happened("moved"), royal.sounds)).toEqual(["move"]);
    expect(soundsOf(happened("moved"), undefined)).toEqual(["move"]);
    const thrown = { ...before, step: 4, made: ["dice" as const] };
    expect(heard(before, thrown, false)).toEqual(["dice"]);
    expect(heard(before, thrown, true)).toEqual([]);
  });

  it("of moves are the stage's own where there is one", () => {
    expect(heard(before, { ...before, step: 4, mine: true }, true)).toEqual([]);
    expect(heard(before, { ...before, step: 4, over: true, chat: 1 }, true)).toEqual([
      "end",
      "chat",
    ]);
  });
});

const game = (seats: number[]): GameInfo =>
  ({ seats, seat_words: [{ id: "g/light", args: {} }] }) as unknown as GameInfo;

describe("a seat that nobody has taken", () => {
  it("is a side of the board, or goes by the colour it is drawn with", () => {
    addCatalogue("g", "light = Light\n");
    addCatalogue("web", "colour-blue = Blue\nseat-number = Seat { $number }\n");
    expect(seatWord(game([2]), 0)).toBe("Light");
    expect(seatWord(game([2, 3, 4]), 0)).toBe("Blue");
    expect(seatWord(null, 7)).toBe("Seat 8");
  });
});
