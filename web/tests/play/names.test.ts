/** Which seats whoever comes may take, and in which words choices and questions are told. */
import { expect, it } from "vitest";

import type { TableInfo } from "../../src/generated/protocol";
import { asStep, inShort, isFree, nameAt } from "../../src/play/names";
import { addCatalogue, message, word } from "../../src/words";
import { learn } from "../boards/position";
import { seat, tableInfo } from "./house";

type Seat = TableInfo["seats"][number];

const empty: Seat = {
  kind: "invite",
  name: "",
  person: false,
  mine: false,
  online: false,
  level: null,
  ready: false,
  left: false,
};

it("offers a seat that waits for nobody in particular", () => {
  expect(isFree(empty)).toBe(true);
  expect(isFree({ ...empty, kind: "open" })).toBe(true);
});

it("offers no seat that is taken, a computer's, or kept for somebody who played before", () => {
  expect(isFree({ ...empty, person: true, name: "Ada" })).toBe(false);
  expect(isFree({ ...empty, kind: "bot", level: "fair" })).toBe(false);
  expect(isFree({ ...empty, name: "Ben", kept: true })).toBe(false);
});

it("calls a guest without a name by the seat, whatever the house calls guests", () => {
  const table = tableInfo([seat({ name: "Gast", unnamed: true }), seat({ name: "Guest" })]);
  addCatalogue("web", "colour-blue = Blau");
  expect(nameAt(table, 0)).toBe("Blau");
  expect(nameAt(table, 1)).toBe("Guest");
});

it("calls what was pointed at by its name, without what its label tells besides", () => {
  addCatalogue("g_board", "verb-advance = Advance");
  expect(inShort("g", "verb:build", "Build a city: costs 1; 1 area is open")).toBe("Build a city");
  expect(inShort("g", "verb:advance", "Advance 2 13 are open")).toBe("Advance");
  expect(inShort("g", "area:sippar", "Sippar")).toBe("Sippar");
});

it("tells in the steps of a turn what a number counted, and nothing of what was not taken", () => {
  learn("clash_of_cultures");
  const kind = message("clash_of_cultures/kind-food");
  const pay = (count: number): string => {
    const paid = message("clash_of_cultures/amount-gold", { count });
    return word(asStep(message("clash_of_cultures/label-pay", { count, kind, paid })));
  };
  expect(pay(2)).toBe("2 gold in place of food");
  expect(pay(0)).toBe("");
  const amount = message("clash_of_cultures/amount-wood", { count: 3 });
  const wanted = message("clash_of_cultures/label-trade_want", { count: 3, amount });
  expect(word(wanted)).toBe("3");
  expect(word(asStep(wanted))).toBe("3 wood wanted");
});
