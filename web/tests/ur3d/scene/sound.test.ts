import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { DEFAULT_SETTINGS, settings } from "../../../src/settings";
import { LOOPS, samplesOf } from "../../../src/ur3d/ambience";
import { contactsOf } from "../../../src/ur3d/make";
import { sounds } from "../../../src/ur3d/sound";

const started = vi.fn();
const stopped = vi.fn();
const faded = vi.fn();
const REST = [{ at: 1, strength: 1 }];

class Node {
  context = { currentTime: 0 };
  gain = {
    setValueAtTime() {},
    setTargetAtTime: faded,
    linearRampToValueAtTime() {},
    exponentialRampToValueAtTime() {},
  };
  connect<T>(next: T): T {
    return next;
  }
  start(at: number): void {
    started(at);
  }
  stop(): void {
    stopped();
  }
  disconnect(): void {}
}

class Context {
  static made = 0;
  currentTime = 0;
  sampleRate = 100;
  state = "running";
  destination = {};
  constructor() {
    Context.made++;
  }
  close(): Promise<void> {
    return Promise.resolve();
  }
}

beforeEach(() => {
  Context.made = 0;
  started.mockClear();
  stopped.mockClear();
  vi.stubGlobal("AudioContext", Context);
  for (const name of ["GainNode", "OscillatorNode", "BiquadFilterNode", "AudioBufferSourceNode"])
    vi.stubGlobal(name, Node);
  vi.stubGlobal(
    "AudioBuffer",
    class {
      getChannelData(): Float32Array {
        return new Float32Array(100);
      }
      copyToChannel(): void {}
    },
  );
});
afterEach(() => {
  sounds.dispose();
  settings.set(DEFAULT_SETTINGS);
  vi.unstubAllGlobals();
});

describe("sound (GU-UI-11.1)", () => {
  it("is off until wanted: not even a device is opened", () => {
    sounds.begin("bones", 900, REST);
    expect(Context.made).toBe(0);
  });

  it("waits for a first touch of the page", () => {
    settings.set({ ...DEFAULT_SETTINGS, sound: true });
    vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } });
    sounds.begin("set", 0, REST);
    expect(Context.made).toBe(0);
  });

  it("knocks once it is wanted, and not when muted by volume", () => {
    vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
    settings.set({ ...DEFAULT_SETTINGS, sound: true, volume: 0 });
    sounds.begin("coins", 0, REST);
    expect(started).not.toHaveBeenCalled();
    settings.set({ ...DEFAULT_SETTINGS, sound: true, volume: 0.5 });
    for (const sound of ["bones", "set", "coins"] as const) sounds.begin(sound, 0, REST);
    expect(Context.made).toBe(1);
    expect(started.mock.calls.length).toBeGreaterThan(6);
  });

  it("knocks when a bone touches the tray, and at no other time", () => {
    vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
    settings.set({ ...DEFAULT_SETTINGS, sound: true, volume: 0.5 });
    const contacts = contactsOf(7);
    sounds.begin("bones", 1000, contacts);
    const times = new Set(started.mock.calls.map(([at]) => Math.round((at as number) * 1000)));
    expect([...times]).toEqual(contacts.map(({ at }) => Math.round(at * 1000)));
  });
});

describe("the night", () => {
  it("is loops of its own length each, never silent, and without a click where they begin again", () => {
    for (const [seed, loop] of LOOPS.entries()) {
      const samples = samplesOf(loop, seed + 1);
      const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      expect(loudest).toBeGreaterThan(0.2);
      expect(loudest).toBeLessThanOrEqual(1);
      expect(Math.abs(samples[0]! - samples.at(-1)!)).toBeLessThan(0.05);
    }
    const lengths = LOOPS.map(({ seconds }) => seconds);
    expect(new Set(lengths).size).toBe(lengths.length);
  });

  it("is heard from the first touch on, and not while sound is off", () => {
    vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } });
    settings.set({ ...DEFAULT_SETTINGS, sound: true });
    sounds.listen();
    expect(started).not.toHaveBeenCalled();
    vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
    document.dispatchEvent(new Event("pointerup"));
    expect(started).toHaveBeenCalledTimes(LOOPS.length);
    settings.update({ sound: false });
    expect(stopped).toHaveBeenCalledTimes(LOOPS.length);
    document.dispatchEvent(new Event("pointerup"));
    expect(started).toHaveBeenCalledTimes(LOOPS.length);
  });

  it("steps back behind a heartbeat while the large bone is in the air", () => {
    vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
    settings.set({ ...DEFAULT_SETTINGS, sound: true, volume: 0.5 });
    sounds.listen();
    faded.mockClear();
    started.mockClear();
    sounds.hush(true);
    expect(faded).toHaveBeenLastCalledWith(0.1, 0, expect.any(Number));
    expect(started).toHaveBeenCalled();
    sounds.hush(false);
    expect(faded).toHaveBeenLastCalledWith(0.5, 0, expect.any(Number));
  });

  it("ends with the scene", () => {
    vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
    settings.set({ ...DEFAULT_SETTINGS, sound: true });
    sounds.listen();
    sounds.dispose();
    expect(stopped).toHaveBeenCalledTimes(LOOPS.length);
    document.dispatchEvent(new Event("pointerup"));
    expect(started).toHaveBeenCalledTimes(LOOPS.length);
  });
});
