import { beforeEach, describe, expect, it, vi } from "vitest";

import type { Offer } from "../../src/play/choice";
import { Table } from "../../src/play/table";
import type { Hands, Prompt } from "../../src/play/table";
import { deferred } from "../deferred";

const label = { id: "game/label", args: {} };
const offer = (id: number, ...targets: string[]): Offer => ({ id, move: `m${id}`, label, targets });
const prompt: Prompt = {
  seat: 0,
  decision: "move",
  prompt: label,
  actions: [offer(1, "a", "x"), offer(2, "a", "y"), offer(3, "b"), offer(4)],
};

let hands: { [K in keyof Hands]-?: ReturnType<typeof vi.fn> };
let table: Table;

beforeEach(() => {
  hands = {
    act: vi.fn(),
    askPreview: vi.fn(),
    chances: vi.fn(),
    askWhy: vi.fn(),
    confirms: vi.fn(() => false),
    done: vi.fn(),
    hurry: vi.fn(),
    begin: vi.fn(),
  };
  table = new Table(hands as unknown as Hands);
  table.show({ prompt, seat: 0, still: false });
});

describe("choosing", () => {
  it("sends the action once and is still after that", () => {
    table.pick("a");
    expect(hands.act).not.toHaveBeenCalled();
    table.pick("y");
    expect(hands.act).toHaveBeenCalledExactlyOnceWith(prompt.actions[1]);
    expect(table.shown.get().still).toBe(true);
    table.pick("b");
    expect(hands.act).toHaveBeenCalledTimes(1);
    expect(hands.hurry).toHaveBeenCalledTimes(1);
  });

  it("marks what is open, chosen and reached by one action", () => {
    expect(table.mark("a")).toMatchObject({ open: true, goal: false, chosen: false });
    expect(table.mark("x")).toMatchObject({ open: false, goal: true });
    table.pick("a");
    expect(table.mark("a")).toMatchObject({ open: false, chosen: true });
    expect(table.mark("x")).toMatchObject({ open: true });
    expect(table.mark("b")).toMatchObject({ open: false });
  });

  it("marks nothing while it is still", () => {
    table.shown.update({ still: true });
    expect(table.mark("a").open).toBe(false);
  });

  it("steps back, and says when there was nothing to take back", () => {
    table.pick("a");
    expect(table.back()).toBe(true);
    expect(table.shown.get().path).toEqual([]);
    expect(table.back()).toBe(false);
  });

  it("lets go of a chosen element that is clicked again", () => {
    table.pick("a");
    table.pick("a");
    expect(table.shown.get().path).toEqual([]);
  });

  it("forgets why not as soon as something else is pointed at or chosen", () => {
    const reason = { code: "no", rule: "GU-1.1", words: label };
    table.hover("elsewhere");
    table.pick("elsewhere");
    table.showReason("elsewhere", reason);
    table.hover(null);
    expect(table.shown.get().reason).toBeNull();
    expect(table.shown.get().refused).toEqual(reason); // to be read, until something is chosen
    table.pick("elsewhere");
    table.pick("a"); // a choice, before the house has answered
    table.showReason("elsewhere", reason);
    expect(table.shown.get().reason).toBeNull();
    expect(table.shown.get().refused).toBeNull();
  });

  it("asks why something else cannot be used", () => {
    table.pick("elsewhere");
    expect(hands.askWhy).toHaveBeenCalledWith("elsewhere");
    const reason = { code: "no", rule: "GU-1.1", words: label };
    table.showReason("elsewhere", reason);
    expect(table.shown.get().reason).toEqual({ element: "elsewhere", reason });
    expect(table.back()).toBe(true);
    expect(table.shown.get().reason).toBeNull();
  });
});

describe("confirming", () => {
  beforeEach(() => hands.confirms.mockReturnValue(true));

  it("waits for a second click", () => {
    table.pick("b");
    expect(hands.act).not.toHaveBeenCalled();
    expect(table.shown.get().waiting?.id).toBe(3);
    table.pick("b");
    expect(hands.act).toHaveBeenCalledExactlyOnceWith(prompt.actions[2]);
  });

  it("can be taken back", () => {
    table.pick("b");
    table.back();
    expect(table.shown.get()).toMatchObject({ waiting: null, path: [], still: false });
    expect(hands.act).not.toHaveBeenCalled();
  });
});

describe("a choice that is shown before it is made", () => {
  const event = { name: "moved", words: label, targets: ["x"] };

  beforeEach(() => hands.confirms.mockImplementation((_offer, tapped) => tapped));

  it("waits after the first tap as if it were pointed at, and is made by the second", () => {
    table.pick("b", true);
    expect(hands.confirms).toHaveBeenCalledWith(prompt.actions[2], true);
    expect(hands.act).not.toHaveBeenCalled();
    expect(table.shown.get()).toMatchObject({ waiting: { id: 3 }, path: ["b"], hovered: null });
    expect(hands.askPreview).toHaveBeenCalledWith([3]);
    table.showPreview([{ action: 3, events: [event] }]);
    expect(table.mark("x").previewed).toBe(true);
    table.pick("b", true);
    expect(hands.act).toHaveBeenCalledExactlyOnceWith(prompt.actions[2]);
  });

  it("is made at once by a key or from a list", () => {
    table.pick("b");
    expect(hands.act).toHaveBeenCalledExactlyOnceWith(prompt.actions[2]);
  });

  it("gives way to another one that is tapped, which glows still", () => {
    table.pick("a", true);
    table.pick("x", true);
    expect(table.shown.get()).toMatchObject({ waiting: { id: 1 }, path: ["a", "x"] });
    expect(table.mark("y")).toMatchObject({ open: true });
    expect(table.asked()).toEqual(["x", "y"]);
    table.pick("y", true);
    expect(table.shown.get()).toMatchObject({ waiting: { id: 2 }, path: ["a", "y"] });
    table.pick("y", true);
    expect(hands.act).toHaveBeenCalledExactlyOnceWith(prompt.actions[1]);
  });

  it("gives way to a choice of several, and is not shown any more", () => {
    table.pick("b", true);
    table.showPreview([{ action: 3, events: [event] }]);
    table.pick("a", true);
    expect(table.shown.get()).toMatchObject({ waiting: null, path: ["a"], preview: null });
    expect(table.mark("x").previewed).toBe(false);
  });

  it("goes one step back when it is not wished", () => {
    table.pick("a", true);
    table.pick("x", true);
    table.showPreview([{ action: 1, events: [event] }]);
    expect(table.back()).toBe(true);
    expect(table.shown.get()).toMatchObject({ waiting: null, path: ["a"], preview: null });
    expect(hands.act).not.toHaveBeenCalled();
  });

  it("stays in sight while a finger brushes something else", () => {
    table.pick("b", true);
    table.showPreview([{ action: 3, events: [event] }]);
    table.hover("a");
    table.hover(null);
    expect(table.shown.get()).toMatchObject({ waiting: { id: 3 }, hovered: null });
    expect(table.mark("x").previewed).toBe(true);
    expect(hands.askPreview).toHaveBeenCalledTimes(1);
  });

  it("of a button waits when a finger pressed it", () => {
    const [, , , bare] = prompt.actions;
    if (!bare) throw new Error("no such action");
    const button = { key: "action:4", label, element: null, offers: [bare] };
    table.press(button, true);
    expect(table.shown.get().waiting?.id).toBe(4);
    table.back();
    table.press(button);
    expect(hands.act).toHaveBeenCalledExactlyOnceWith(bare);
  });
});

describe("hovering", () => {
  it("asks for the actions behind an element, and shows only their previews", () => {
    table.hover("a");
    expect(hands.askPreview).toHaveBeenCalledWith([1, 2]);
    const event = { name: "moved", words: label, targets: ["x"] };
    table.showPreview([
      { action: 1, events: [event] },
      { action: 3, events: [] },
    ]);
    expect(table.shown.get().preview).toEqual([{ action: 1, events: [event] }]);
    expect(table.mark("x").previewed).toBe(true);
    table.hover(null);
    expect(table.mark("x").previewed).toBe(false);
  });

  it("knows the action behind a button", () => {
    expect(table.behind("action:4")).toEqual([prompt.actions[3]]);
    table.hover("action:4");
    expect(hands.askPreview).toHaveBeenCalledWith([4]);
  });

  it("does not show a preview that comes too late", () => {
    table.hover("a");
    table.hover("b");
    table.showPreview([{ action: 1, events: [] }]);
    expect(table.shown.get().preview).toBeNull();
  });
});

describe("drawing", () => {
  it("counts the drawings of an element and tells once", async () => {
    const told = vi.fn();
    table.drawn.subscribe(told);
    const leave = table.enter("a");
    table.enter("a");
    table.enter("b");
    await Promise.resolve();
    expect(told).toHaveBeenCalledTimes(1);
    leave();
    await Promise.resolve();
    expect(table.drawn.get().get("a")).toBe(1);
  });

  it("is free when every hold has settled, failed ones too", async () => {
    const held = deferred();
    table.hold(held.promise);
    table.hold(Promise.reject(new Error("a broken animation")));
    let free = false;
    const waiting = table.free().then(() => (free = true));
    await Promise.resolve();
    expect(free).toBe(false);
    held.release();
    await waiting;
    expect(free).toBe(true);
  });
});

describe("a stage of its own", () => {
  const why = { code: "asleep", rule: "", words: label };
  const held = offer(-1, "die");

  beforeEach(() => {
    table.staging = {
      path: ({ targets, id }) => (id === 3 ? [...targets, "z"] : targets),
      reason: (element) => (element === "c" ? why : null),
      gate: () => Promise.resolve(null),
      rested: () => Promise.resolve(),
    };
  });

  it("leads further than the house names", () => {
    expect(table.mark("z").goal).toBe(true);
    table.pick("z");
    expect(hands.act.mock.calls).toMatchObject([[{ id: 3 }]]);
  });

  it("says why by itself, and leaves the rest to the house", () => {
    table.pick("c");
    expect(table.shown.get().reason).toEqual({ element: "c", reason: why });
    expect(hands.askWhy).not.toHaveBeenCalled();
    table.pick("d");
    expect(hands.askWhy).toHaveBeenCalledExactlyOnceWith("d");
  });

  it("draws what would happen without asking", () => {
    table.hover("b");
    expect(hands.askPreview).not.toHaveBeenCalled();
  });

  it("holds something back until it is picked, without a second click", async () => {
    hands.confirms.mockReturnValue(true);
    table.show({ prompt: null, still: true });
    const waited = table.wait(held);
    expect(table.offers()).toEqual([held]);
    table.pick("b");
    expect(hands.hurry).not.toHaveBeenCalled();
    table.pick("die");
    await waited;
    expect(table.offers()).toEqual([]);
    expect(hands.act).not.toHaveBeenCalled();
  });
});

describe("what a board offers beside the answers", () => {
  it("sends a whole course as one, and asks for no preview of it", () => {
    const course: Offer = { ...offer(-1, "c"), moves: ["m1", "m2"] };
    table.offerMore([course]);
    expect(table.mark("c")).toMatchObject({ open: true });
    table.hover("c");
    expect(hands.askPreview).not.toHaveBeenCalled();
    table.pick("c");
    expect(hands.act).toHaveBeenCalledExactlyOnceWith(course);
  });

  it("keeps a choice of its own on this screen, whether or not moves are confirmed", () => {
    const run = vi.fn();
    hands.confirms.mockReturnValue(true);
    table.offerMore([{ ...offer(-1, "c"), run }]);
    table.pick("c");
    expect(run).toHaveBeenCalledTimes(1);
    expect(hands.act).not.toHaveBeenCalled();
    expect(table.shown.get()).toMatchObject({ still: false, waiting: null, path: [] });
  });

  it("stands in place of the answers, if it says so", () => {
    table.offerMore([offer(-1, "c")], true);
    expect(table.offers()).toEqual([offer(-1, "c")]);
    table.offerMore([]);
    expect(table.offers()).toBe(prompt.actions);
  });

  it("asks for what was begun until something else is shown", () => {
    table.offerMore([offer(-1, "c")], true, label);
    expect(table.shown.get().begun).toBe(label);
    table.show({ prompt });
    expect(table.shown.get().begun).toBeNull();
  });

  it("offers nothing while nothing is asked", () => {
    table.offerMore([offer(-1, "c")]);
    table.shown.update({ prompt: null });
    expect(table.offers()).toEqual([]);
  });
});
