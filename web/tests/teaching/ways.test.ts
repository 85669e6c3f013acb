import { expect, test } from "vitest";

import type { Offer } from "../../src/play/choice";
import { waysOf } from "../../src/teaching/ways";
import { words } from "../play/house";

const offer = (move: string, targets: string[], rest: Partial<Offer> = {}): Offer => ({
  id: 0,
  move,
  label: words("pig/x"),
  targets,
  ...rest,
});
const run = (): void => {};
const found = offer("found E3", ["space:E3"]);
const verb = (name: string): Offer => offer("", [`verb:${name}`], { run });
const back = offer("", [], { run });

test("a move that is asked for is lit, and the verb that leads to it", () => {
  const asks = [["found E3"]];
  const lens = verb("found");
  expect(waysOf({ asks }, [found, verb("activate"), lens, back])).toEqual([found, lens]);
  expect(waysOf({ asks }, [found, back])).toEqual([found]);
});

test("the way back is none", () => {
  const asks = [["trade blue"], ["count 1"]];
  const lens = verb("trade");
  expect(waysOf({ asks }, [found, verb("activate"), lens, back])).toEqual([lens]);
  expect(waysOf({ asks }, [back])).toEqual([]);
  const send = offer("", [], { moves: ["trade blue", "count 1"] });
  expect(waysOf({ asks }, [send, back])).toEqual([send]);
  expect(waysOf({ asks }, [offer("", [], { moves: ["trade blue", "count 0"] }), back])).toEqual([]);
});
