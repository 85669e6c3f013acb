import { describe, expect, it } from "vitest";

import type { AnyBoard } from "../../src/boards";
import { askedIn, holderOf } from "../../src/play/drawers";
import { stopFor } from "../../src/play/sheet";
import { Table } from "../../src/play/table";
import { prompt } from "./house";

const module: AnyBoard = {
  Board: () => null,
  describe: () => [],
  matOf: (element) => (element.startsWith("theirs:") ? 1 : null),
  drawers: [
    {
      id: "advances",
      title: () => "",
      holds: (element) => element.startsWith("advance:"),
      Content: () => null,
    },
  ],
};

const nothing = (): undefined => undefined;

/** A table that asks for these, of which those are drawn. */
async function asking(elements: string[], drawn: string[]): Promise<Table> {
  const hands = { act: nothing, askPreview: nothing, askWhy: nothing, confirms: () => false };
  const table = new Table(hands);
  const asked = prompt(0, elements.length);
  asked.actions.forEach((offer, at) => (offer.targets = [elements[at] as string]));
  table.show({ seat: 0, prompt: asked, still: false });
  drawn.forEach((element) => table.enter(element));
  await Promise.resolve();
  return table;
}

const page = (html: string): HTMLElement => {
  const root = document.createElement("div");
  root.innerHTML = html;
  return root;
};

describe("drawers", () => {
  it("hold what their game says, and mats what lies on them", () => {
    expect(holderOf(module, "advance:math")).toBe("advances");
    expect(holderOf(module, "theirs:card")).toBe("mat-1");
    expect(holderOf(module, "tile:a")).toBeNull();
  });

  it("open by themselves while only they hold what is asked", async () => {
    const only = await asking(["advance:math", "verb:pass"], []);
    expect(askedIn(module, only, 0)).toBe("advances");
    const theirs = await asking(["theirs:card"], []);
    expect(askedIn(module, theirs, 0)).toBe("mat-1");
  });

  it("stay closed while something glows on the board, or on the own mat", async () => {
    const both = await asking(["advance:math", "tile:a"], ["tile:a"]);
    expect(askedIn(module, both, 0)).toBeNull();
    const own = await asking(["theirs:card"], ["theirs:card"]);
    expect(askedIn(module, own, 1)).toBeNull();
  });
});

describe("the sheet", () => {
  const all =
    '<div class="board"><i data-element="a"></i></div>' +
    '<div class="own-mat"><i data-element="b"></i></div><div class="question"></div>';

  it("leaves the board free where anything is asked there", () => {
    expect(stopFor(["b", "a"], page(all), false)).toBe("peek");
  });

  it("shows the own mat, or a drawer, where only they are asked", () => {
    expect(stopFor(["b"], page(all), false)).toBe("half");
    expect(stopFor(["c"], page(all), true)).toBe("full");
    expect(stopFor(["c"], page(all), false)).toBe("peek");
  });

  it("stays low where the question holds all that is asked of the mat", () => {
    const held = '<div class="question"><i data-element="b"></i></div>';
    const root = page(`${all}${held}`);
    root.querySelector(".question")?.remove();
    expect(stopFor(["b"], root, false)).toBe("peek");
    expect(stopFor(["b", "c"], root, false)).toBe("half");
  });

  it("comes all the way where the mat reaches below the half of the window", () => {
    const root = page(`<div class="sheet">${all.slice(all.indexOf('<div class="own-mat"'))}</div>`);
    const low = root.querySelector('[data-element="b"]') as Element;
    low.getBoundingClientRect = () => new DOMRect(0, innerHeight * 0.6, 44, 44);
    expect(stopFor(["b"], root, false)).toBe("half");
    low.getBoundingClientRect = () => new DOMRect(0, innerHeight * 0.65, 44, 44);
    expect(stopFor(["b"], root, false)).toBe("full");
  });

  it("rises for a question that is higher than its lowest stop, wherever it is", () => {
    const root = page('<div class="question"></div>');
    const question = root.querySelector(".question") as HTMLElement;
    document.body.append(root); // only there styles are computed
    question.style.setProperty("--peek", "236px");
    const needs = (height: number): void =>
      void Object.defineProperty(question, "scrollHeight", { value: height, configurable: true });
    needs(164);
    expect(stopFor([], root, false)).toBe("peek");
    needs(200); // as high as it is drawn at half
    Object.defineProperty(question, "clientHeight", { value: 200 });
    expect(stopFor([], root, false)).toBe("half");
  });

  it("leaves a stage in sight, whatever is asked there", () => {
    const staged =
      '<div class="board stage"></div><div class="own-mat"><i data-element="b"></i></div>';
    expect(stopFor(["b"], page(staged), true)).toBe("peek");
  });
});
