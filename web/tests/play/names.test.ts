/** Which seats whoever comes may take. */
import { expect, it } from "vitest";

import type { TableInfo } from "../../src/generated/protocol";
import { isFree } from "../../src/play/names";

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
