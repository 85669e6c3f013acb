import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { DEFAULT_SETTINGS, settings } from "../../src/settings";

/** A sound as it was made: when each part of it begins. */
const begun: number[] = [];

/** Whatever a sound is made of: everything can be set on it, and it goes on into the next. */
function part(): object {
  return {
    frequency: { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn(), value: 0 },
    gain: { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn(), value: 0 },
    Q: { value: 0 },
    connect: (next: object) => next,
    start: (at: number) => begun.push(at),
    stop: vi.fn(),
  };
}

class Quiet {
  currentTime = 10;
  sampleRate = 8_000;
  state = "running";
  destination = {};
  createOscillator = part;
  createGain = part;
  createBiquadFilter = part;
  createBufferSource = part;
  createBuffer = (_: number, length: number): object => ({
    getChannelData: () => new Float32Array(length),
  });
}

beforeEach(() => {
  begun.length = 0;
  vi.stubGlobal("AudioContext", Quiet);
  settings.set({ ...DEFAULT_SETTINGS, sound: true });
});
afterEach(() => void vi.unstubAllGlobals());

it("lets dice touch the table several times, each time sooner", async () => {
  const { sound } = await import("../../src/ui/sound");
  sound("dice");
  const gaps = begun.slice(1).map((at, before) => at - (begun[before] ?? 0));
  expect(gaps.length).toBeGreaterThan(2);
  expect(gaps).toEqual(gaps.toSorted((one, other) => other - one));
});

it("has a sound for everything that is heard, and none where none is wanted", async () => {
  const { sound } = await import("../../src/ui/sound");
  for (const each of ["move", "dice", "capture", "card", "turn", "end", "chat"] as const) {
    begun.length = 0;
    sound(each);
    expect(begun.length, each).toBeGreaterThan(0);
  }
  settings.update({ sound: false });
  begun.length = 0;
  sound("capture");
  expect(begun).toEqual([]);
});
