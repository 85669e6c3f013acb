import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { DEFAULT_SETTINGS, settings } from "../../../src/settings";
import { contactsOf } from "../../../src/ur3d/make";
import { sounds } from "../../../src/ur3d/sound";

const started = vi.fn();
const REST = [{ at: 1, strength: 1 }];

class Node {
  gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
  connect<T>(next: T): T {
    return next;
  }
  start(at: number): void {
    started(at);
  }
  stop(): void {}
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
  vi.stubGlobal("AudioContext", Context);
  for (const name of ["GainNode", "OscillatorNode", "BiquadFilterNode", "AudioBufferSourceNode"])
    vi.stubGlobal(name, Node);
  vi.stubGlobal(
    "AudioBuffer",
    class {
      getChannelData(): Float32Array {
        return new Float32Array(100);
      }
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
