import { cleanup, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { ReplayStep, ResultInfo } from "../../src/generated/protocol";
import { decided } from "../../src/play/decided";
import type { Decided } from "../../src/play/decided";
import { DecidedBy } from "../../src/play/ending";
import { addCatalogue, message, say } from "../../src/words";

/** A match by its scores after each step; nothing is told of any. */
const scored = (scores: (step: number) => number[], last: Partial<ReplayStep> = {}) =>
  vi.fn((step: number) =>
    Promise.resolve({
      step,
      scores: scores(step),
      entry: { kind: "move", seat: 0, text: null },
      events: [],
      words: [],
      ...(step === 300 ? last : {}),
    } as unknown as ReplayStep),
  );

/** A match in which seat 0 is ahead where the row says so. */
const replay = (row: (step: number) => boolean, last: Partial<ReplayStep> = {}) =>
  scored((step) => (row(step) ? [5, 4, 1] : [3, 4, 1]), last);

/** How far two seats are: the first has come ahead at a certain step. */
const standing = ({ step }: ReplayStep): number[] => (step >= 57 ? [9, 8] : [7, 8]);

const stepOf = (found: Decided | null): number | null =>
  found && "step" in found ? found.step.step : null;

describe("what decided a match", () => {
  it("is the step from which on the winner was ahead", async () => {
    const look = replay((step) => step >= 137);
    const found = await decided(300, [0], look);
    expect([found?.how, stepOf(found)]).toEqual(["passed", 137]);
    expect(look.mock.calls.length).toBeLessThan(22);
  });

  it("is the last of several", async () => {
    const look = replay((step) => (step > 20 && step < 90) || step >= 211);
    expect(stepOf(await decided(300, [0], look))).toBe(211);
  });

  it("is told by how far everybody is where the points alone say too little", async () => {
    const look = replay((step) => step === 300);
    expect(stepOf(await decided(300, [0], look, standing))).toBe(57);
  });

  it("is the whole way where the winner led from the start", async () => {
    expect(
      await decided(
        300,
        [0],
        replay(() => true),
      ),
    ).toEqual({ how: "led" });
  });

  it("is a step, though the winner was ahead at the start, where somebody came past meanwhile", async () => {
    const found = await decided(
      300,
      [0],
      replay((step) => step < 205 || step > 218),
    );
    expect([found?.how, stepOf(found)]).toEqual(["passed", 219]);
  });

  it("is what ended the match where the winner is not ahead", async () => {
    const found = await decided(
      300,
      [0],
      replay(() => false),
    );
    expect([found?.how, stepOf(found)]).toEqual(["ended", 300]);
  });

  it("is that somebody gave up, whoever was ahead", async () => {
    const resigned = { entry: { kind: "resign", seat: 1, text: null } };
    expect(
      (
        await decided(
          300,
          [0],
          replay(() => true, resigned),
        )
      )?.how,
    ).toBe("ended");
    const left = { events: [{ name: "concluded", words: null, targets: [] }] };
    expect(
      (
        await decided(
          300,
          [0],
          replay(() => true, left),
        )
      )?.how,
    ).toBe("ended");
  });

  it("is more than the points where those are level, or several won", async () => {
    const level = scored(() => [4, 4, 1]);
    expect(await decided(300, [0], level)).toEqual({ how: "level" });
    expect(await decided(300, [0, 1], level)).toEqual({ how: "level" });
  });

  it("is nothing where nothing happened", async () => {
    expect(
      await decided(
        0,
        [0],
        replay(() => true),
      ),
    ).toBeNull();
  });
});

const step = (words: ReplayStep["words"]): ReplayStep =>
  ({ step: 40, entry: { kind: "move", seat: 0, text: null }, words }) as unknown as ReplayStep;

describe("the end screen", () => {
  beforeEach(() => addCatalogue("g", "won = More seals decide.\nmoved = A ziggurat stands.\n"));
  afterEach(cleanup);

  const result = { places: [1, 2], reason: message("g/won") } as ResultInfo;
  const told = (found: Decided): string => {
    render(<DecidedBy found={found} result={result} names={["Ninsun", "Shulgi"]} />);
    return screen.getByTestId("decided").textContent ?? "";
  };
  const at = say("end-decided-at", { step: 40 });

  it("tells the step by which the winner came ahead, in its words or without", () => {
    expect(told({ how: "passed", step: step([message("g/moved")]) })).toContain(
      `A ziggurat stands. ${at}`,
    );
    cleanup();
    expect(told({ how: "passed", step: step([]) })).toContain(
      say("end-decided-passed", { name: "Ninsun" }),
    );
  });

  it("says who led from the start", () => {
    expect(told({ how: "led" })).toContain(say("end-decided-led", { name: "Ninsun" }));
  });

  it("tells the step that ended the match early", () => {
    const words = told({ how: "ended", step: step([message("g/moved")]) });
    expect(words).toContain(say("end-decided-ended"));
    expect(words).toContain(`A ziggurat stands. ${at}`);
  });

  it("tells by what more than points it was decided", () => {
    const words = told({ how: "level" });
    expect(words).toContain(say("end-decided-level"));
    expect(words).toContain("More seals decide.");
  });
});
