import { beforeEach, describe, expect, it, vi } from "vitest";

import type { FromServer, Taught } from "../../src/generated/protocol";
import * as http from "../../src/net/http";
import { Problem } from "../../src/net/problem";
import { Teacher } from "../../src/teaching/teacher";
import { state, update, words } from "../play/house";

vi.mock("../../src/net/http");

const MATCH = "pig-0";

/** A card that asks for one of these moves after each other; every point adds one entry. */
function card(taken: string, asks: string[][], more: Partial<Taught> = {}): Taught {
  const version = taken.length + 1;
  const offers = asks.flat().map((move, id) => ({ id, move, label: words("pig/x"), targets: [] }));
  const prompt = { seat: 0, decision: "turn", prompt: words("pig/ask"), actions: offers };
  return {
    lesson: taken.length,
    of: 9,
    id: `card-${taken.length}`,
    title: words("pig/title"),
    text: words("pig/text"),
    other: words("pig/other"),
    asks,
    marks: [],
    options: {},
    seats: 2,
    state: state({ table: "pig", match: MATCH, version, prompt }),
    update: taken ? update(version - 1, 0, { table: "pig", match: MATCH }) : null,
    ...more,
  };
}

let cards: Record<string, Taught>;
let heard: FromServer[];
let teacher: Teacher;

beforeEach(async () => {
  cards = {
    "": card("", [["roll"], ["hold", "stop"]]),
    "0": card("0", [["hold", "stop"]]),
    "01": card("01", [["roll"]]),
  };
  vi.mocked(http.introduction).mockImplementation(async (_, taken) => {
    const found = cards[taken];
    if (!found) throw new Problem("no_introduction", words("server/no-introduction"), 404);
    return found;
  });
  heard = [];
  teacher = new Teacher("pig", "");
  teacher.listen((message) => heard.push(message));
  await teacher.goTo("");
});

const act = (...actions: (number | string)[]): Promise<unknown> =>
  teacher.ask({ type: "act", version: 1, seat: 0, match: MATCH, actions });

describe("an introduction", () => {
  it("begins with the table and the whole position", () => {
    expect(heard.map(({ type }) => type)).toEqual(["table", "state"]);
  });

  it("takes the move that is asked for, and tells what it did", async () => {
    await act(0);
    expect(teacher.standing.get().taken).toBe("0");
    expect(heard.at(-1)).toMatchObject({ type: "update", from: 1, version: 2 });
  });

  it("takes a whole course as far as it is asked for, in one piece", async () => {
    await act("roll", "stop");
    expect(teacher.standing.get().taken).toBe("01");
    expect(heard.at(-1)).toMatchObject({ type: "update", from: 1, version: 3 });
    expect((heard.at(-1) as { moments: unknown[] }).moments).toHaveLength(2);
  });

  it("says what to do instead when another move is tried", async () => {
    await expect(act("hold")).rejects.toMatchObject({ words: words("pig/other") });
    expect(teacher.standing.get().taken).toBe("");
  });

  it("goes back by the whole position", async () => {
    await act(0);
    await teacher.goTo("");
    expect(teacher.standing.get().taken).toBe("");
    expect(heard.at(-1)).toMatchObject({ type: "state", version: 1 });
  });

  it("begins anew where what was remembered is of another edition", async () => {
    const other = new Teacher("pig", "777");
    await other.goTo("777");
    expect(other.standing.get()).toMatchObject({ taken: "", problem: null });
  });
});
