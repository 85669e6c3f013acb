import { afterEach, describe, expect, it, vi } from "vitest";
import { forget, makeAll, type Tier } from "../../../src/ur3d/make";

/** A worker that answers at once with what the test gave it to say. */
class Hand extends EventTarget {
  static says: (number | { tier: Tier } | Error)[] = [];
  static hired = 0;
  static dismissed = 0;

  constructor() {
    super();
    Hand.hired++;
  }
  postMessage(): void {
    for (const data of Hand.says)
      this.dispatchEvent(
        data instanceof Error ? new Event("error") : new MessageEvent("message", { data }),
      );
  }
  terminate(): void {
    Hand.dismissed++;
  }
}

describe("making everything", () => {
  afterEach(() => {
    forget();
    vi.unstubAllGlobals();
    Hand.hired = Hand.dismissed = 0;
  });

  it("has the work done by a worker, once, and passes its progress on", async () => {
    vi.stubGlobal("Worker", Hand);
    Hand.says = [0.2, 0.7, { tier: "low" }];
    const told: number[] = [];
    const made = await makeAll("low", (share) => told.push(share));
    expect(made.tier).toBe("low");
    expect(told).toEqual([0.2, 0.7]);
    expect((await makeAll("low")) === made).toBe(true);
    expect([Hand.hired, Hand.dismissed]).toEqual([1, 1]);
  });

  it("does the work itself where the worker breaks down", async () => {
    vi.stubGlobal("Worker", Hand);
    Hand.says = [new Error("no worker")];
    const made = await makeAll("test");
    expect(made.pieces.eagle.head.index.length).toBeGreaterThan(1000);
    expect(Hand.dismissed).toBe(1);
  }, 60_000);

  it("does the work itself where there are no workers", async () => {
    vi.stubGlobal("Worker", undefined);
    const made = await makeAll("test");
    expect((await makeAll("test")) === made).toBe(true);
    forget();
    expect((await makeAll("test")) === made).toBe(false);
  }, 60_000);
});
