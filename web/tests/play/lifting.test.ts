import { expect, it } from "vitest";

import { Lifting } from "../../src/play/lifting";
import { alone, together } from "./house";

it("nobody waits who is alone at the screen", () => {
  expect(new Lifting().waitsFor(alone, 0, 0)).toBeNull();
  expect(new Lifting().waitsFor(null, null, 0)).toBeNull();
});

it("whoever is asked must take the screen, once", () => {
  const lifting = new Lifting();
  expect(lifting.waitsFor(together, 0, 1)).toBe(1);
  lifting.lift(1);
  expect(lifting.waitsFor(together, 1, 1)).toBeNull();
  expect(lifting.waitsFor(together, 1, 0)).toBe(0);
});

it("while nobody here is asked, the hands stay as they are", () => {
  const lifting = new Lifting();
  expect(lifting.waitsFor(together, 0, null), "nobody has sat down yet").toBe(0);
  lifting.lift(0);
  expect(lifting.waitsFor(together, 0, null)).toBeNull();
  lifting.forget();
  expect(lifting.waitsFor(together, 0, null)).toBe(0);
});
