import { describe, expect, it, vi } from "vitest";

import type { ReplayStep } from "../../src/generated/protocol";
import { decidingStep } from "../../src/play/decided";

/** A match of which only the scores matter: seat 0 is ahead where the row says so. */
const replay = (row: (step: number) => boolean) =>
  vi.fn((step: number) =>
    Promise.resolve({ step, scores: row(step) ? [5, 4, 1] : [4, 4, 1] } as unknown as ReplayStep),
  );

/** How far two seats are: the first has come ahead at a certain step. */
const standing = ({ step }: ReplayStep): number[] => (step >= 57 ? [9, 8] : [7, 8]);

describe("the moment that decided a match", () => {
  it("is the step from which on the winner was ahead", async () => {
    const look = replay((step) => step >= 137);
    expect((await decidingStep(300, 0, look))?.step).toBe(137);
    expect(look.mock.calls.length).toBeLessThan(22);
  });

  it("is the last of several", async () => {
    const look = replay((step) => (step > 20 && step < 90) || step >= 211);
    expect((await decidingStep(300, 0, look))?.step).toBe(211);
  });

  it("was none where the winner was ahead from the start, or is not at the end", async () => {
    expect(
      await decidingStep(
        300,
        0,
        replay(() => true),
      ),
    ).toBeNull();
    expect(
      await decidingStep(
        300,
        0,
        replay(() => false),
      ),
    ).toBeNull();
    expect(
      await decidingStep(
        0,
        0,
        replay(() => true),
      ),
    ).toBeNull();
  });

  it("is told by how far everybody is where the points alone say too little", async () => {
    const look = replay((step) => step === 300);
    expect((await decidingStep(300, 0, look, standing))?.step).toBe(57);
  });
});
