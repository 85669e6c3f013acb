import { describe, expect, it } from "vitest";

import {
  actionKey,
  buttons,
  destinations,
  openElements,
  pick,
  remaining,
} from "../../src/play/choice";
import type { Offer } from "../../src/play/choice";

let next = 0;
const offer = (...targets: string[]): Offer => ({
  id: (next += 1),
  move: targets.join(" "),
  label: { id: "game/label", args: {} },
  targets,
});

const swallow3 = offer("bird:swallow", "house:3");
const swallow7 = offer("bird:swallow", "house:7");
const raven = offer("bird:raven");
const eagle = offer("bird:eagle", "house:9");
const pass = offer();
const all = [swallow3, swallow7, raven, eagle, pass];

describe("walking along paths", () => {
  it("opens the first elements, each with the actions behind it", () => {
    const open = openElements(all, []);
    expect([...open.keys()]).toEqual(["bird:swallow", "bird:raven", "bird:eagle"]);
    expect(open.get("bird:swallow")).toEqual([swallow3, swallow7]);
  });

  it("narrows with every step", () => {
    expect(remaining(all, ["bird:swallow"])).toEqual([swallow3, swallow7]);
    expect([...openElements(all, ["bird:swallow"]).keys()]).toEqual(["house:3", "house:7"]);
  });

  it("decides when one action is left", () => {
    expect(pick(all, [], "bird:raven")).toEqual({ path: ["bird:raven"], action: raven });
    expect(pick(all, [], "bird:eagle")).toEqual({ path: ["bird:eagle"], action: eagle });
    expect(pick(all, [], "bird:swallow")).toEqual({ path: ["bird:swallow"], action: null });
    expect(pick(all, ["bird:swallow"], "house:7")?.action).toBe(swallow7);
  });

  it("refuses what leads nowhere", () => {
    expect(pick(all, [], "bird:stork")).toBeNull();
    expect(pick(all, ["bird:swallow"], "bird:raven")).toBeNull();
  });
});

describe("destinations", () => {
  it("are the ends that one action alone reaches", () => {
    expect([...destinations(all, []).keys()]).toEqual(["house:3", "house:7", "house:9"]);
    expect(pick(all, [], "house:9")).toEqual({ path: eagle.targets, action: eagle });
  });

  it("are not what two actions reach, nor what is open itself", () => {
    const shared = [offer("a", "end"), offer("b", "end"), offer("end", "c")];
    expect(destinations(shared, []).has("end")).toBe(false);
    expect(destinations(shared, []).has("c")).toBe(true);
    expect(pick(shared, [], "end")?.action).toBe(shared[2]);
  });
});

const drawn = (element: string): boolean => element.startsWith("bird:");

describe("buttons", () => {
  it("stand for actions without a place and for elements that nobody draws", () => {
    expect(buttons(all, [], drawn).map(({ key }) => key)).toEqual([actionKey(pass)]);
    const inside = buttons(all, ["bird:swallow"], drawn);
    expect(inside.map(({ element }) => element)).toEqual(["house:3", "house:7"]);
    expect(inside[0]?.offers).toEqual([swallow3]);
  });

  it("lead into several actions where an undrawn element begins them", () => {
    const [into] = buttons([swallow3, swallow7], [], () => false);
    expect(into?.element).toBe("bird:swallow");
    expect(into?.offers).toHaveLength(2);
  });
});
