import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Loop } from "../../../src/ur3d/loop";

let queue: FrameRequestCallback[] = [];

function frame(now: number): void {
  const due = queue;
  queue = [];
  for (const callback of due) callback(now);
}

beforeEach(() => {
  queue = [];
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => queue.push(callback));
  vi.stubGlobal("cancelAnimationFrame", () => (queue = []));
});
afterEach(() => vi.unstubAllGlobals());

describe("frames on demand (GU-UI-10.6)", () => {
  it("draws once for many wishes and then not at all", async () => {
    const draw = vi.fn();
    const loop = new Loop(draw);
    loop.want();
    loop.want();
    frame(0);
    expect(draw).toHaveBeenCalledTimes(1);
    expect(queue).toHaveLength(0);
    await loop.settled();
  });

  it("draws while something moves, ends at share 1 and settles after the last frame", async () => {
    const shares: number[] = [];
    const loop = new Loop(() => {});
    const done = loop.run(100, (share) => shares.push(share));
    const settled = vi.fn();
    void loop.settled().then(settled);
    frame(1000);
    frame(1050);
    await Promise.resolve();
    expect(settled).not.toHaveBeenCalled();
    frame(1200);
    await done;
    await loop.settled();
    expect(settled).toHaveBeenCalled();
    expect(shares).toEqual([0, 0.5, 1]);
    expect(queue).toHaveLength(0);
    expect(loop.frames).toBe(3);
  });

  it("jumps to the end when cut short, once (GU-UI-3.11)", async () => {
    const step = vi.fn();
    const loop = new Loop(() => {});
    const done = loop.run(1000, step);
    frame(0);
    loop.finish();
    await done;
    expect(step).toHaveBeenLastCalledWith(1);
    const calls = step.mock.calls.length;
    frame(500);
    expect(step).toHaveBeenCalledTimes(calls);
  });

  it("does not glide at all with no time: reduced motion", async () => {
    const step = vi.fn();
    const loop = new Loop(() => {});
    await loop.run(0, step);
    expect(step.mock.calls).toEqual([[1]]);
  });

  it("a living flame never keeps `settled` waiting and stops on demand", async () => {
    vi.useFakeTimers();
    const draw = vi.fn();
    const loop = new Loop(draw);
    loop.breathe(10);
    vi.advanceTimersByTime(1000);
    expect(draw).toHaveBeenCalledTimes(10);
    await loop.settled();
    loop.breathe(0);
    vi.advanceTimersByTime(1000);
    expect(draw).toHaveBeenCalledTimes(10);
    vi.useRealTimers();
  });

  it("lets everybody go when it stops", async () => {
    const loop = new Loop(() => {});
    const done = loop.run(1000, () => {});
    const settled = loop.settled();
    loop.stop();
    await Promise.all([done, settled]);
    loop.want();
    expect(queue).toHaveLength(0);
  });
});
