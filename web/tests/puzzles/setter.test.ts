import { beforeEach, describe, expect, it, vi } from "vitest";

import type { FromServer, Offered, PosedPuzzle, PuzzleAnswer } from "../../src/generated/protocol";
import * as http from "../../src/net/http";
import { Problem } from "../../src/net/problem";
import { progress } from "../../src/puzzles/progress";
import { Setter } from "../../src/puzzles/setter";
import { state, update, words } from "../play/house";

vi.mock("../../src/net/http");

const offer = (id: number, move: string): Offered => ({
  id,
  move,
  label: words("pig/x"),
  targets: [],
});

const prompt = {
  seat: 1,
  decision: "turn",
  prompt: words("pig/ask"),
  actions: [offer(7, "roll"), offer(8, "hold")],
};
const posed: PosedPuzzle = {
  id: "a1",
  grade: 3,
  seats: 2,
  options: {},
  state: state({ table: "pig", match: "a1", version: 0, seat: 1, prompt }),
};
const wrong: PuzzleAnswer = {
  right: false,
  said: words("puzzles/loses"),
  loss: 0.1,
  solution: null,
};
const solution = {
  choices: [],
  reasons: [],
  update: update(0, 1, { table: "pig", match: "a1" }),
};
const right: PuzzleAnswer = { right: true, said: words("puzzles/right"), loss: 0, solution };

let heard: FromServer[];
let setter: Setter;

beforeEach(async () => {
  progress.set({ solved: {}, missed: {}, streak: 2, longest: 5, grade: 0 });
  vi.mocked(http.puzzle).mockResolvedValue(posed);
  vi.mocked(http.answerPuzzle).mockImplementation(async (_, __, action) =>
    action === 7 ? right : action === null ? { ...right, right: false, said: null } : wrong,
  );
  heard = [];
  setter = new Setter("pig");
  setter.listen((message) => heard.push(message));
  await setter.pose("a1");
});

const act = (action: number | string): Promise<unknown> =>
  setter.ask({ type: "act", version: 0, seat: 1, match: "a1", actions: [action] });

describe("a puzzle", () => {
  it("lies on the table like a match, for the seat that decides", () => {
    expect(heard.map(({ type }) => type)).toEqual(["table", "state"]);
    expect(heard[0]).toMatchObject({ table: { seats: [{ mine: false }, { mine: true }] } });
  });

  it("stands as before after a wrong choice, and breaks the streak once", async () => {
    await act(8);
    expect(setter.standing.get()).toMatchObject({ answer: wrong, chosen: 8 });
    expect(heard.at(-1)).toBe(posed.state);
    expect(progress.get()).toMatchObject({ streak: 0, longest: 5, missed: { pig: ["a1"] } });
    await act("roll");
    expect(progress.get()).toMatchObject({
      streak: 0,
      solved: { pig: ["a1"] },
      missed: { pig: [] },
    });
  });

  it("shows what the best choice does, and counts it", async () => {
    await act("roll");
    expect(vi.mocked(http.answerPuzzle)).toHaveBeenCalledWith("pig", "a1", 7);
    expect(heard.at(-1)).toBe(solution.update);
    expect(progress.get()).toMatchObject({ streak: 3, longest: 5, solved: { pig: ["a1"] } });
    setter.again();
    expect(heard.at(-1)).toBe(posed.state);
    expect(setter.standing.get().answer).toBeNull();
  });

  it("is not solved by who wants to see the solution", async () => {
    await setter.solution();
    expect(setter.standing.get().answer?.solution).toBe(solution);
    expect(progress.get()).toMatchObject({ streak: 0, solved: {}, missed: { pig: ["a1"] } });
  });

  it("knows no commands, and asks the house what a move would do", async () => {
    await expect(setter.ask({ type: "hint", version: 0, seat: 1 })).rejects.toBeInstanceOf(Problem);
    await setter.ask({ type: "preview", version: 0, seat: 1, actions: [7] });
    expect(vi.mocked(http.askOfPuzzle)).toHaveBeenCalledOnce();
  });

  it("says what is wrong where there is none", async () => {
    vi.mocked(http.puzzle).mockRejectedValue(new Problem("no_such", words("puzzles/no-such"), 404));
    await setter.pose("zz");
    expect(setter.standing.get().problem?.words).toEqual(words("puzzles/no-such"));
  });
});
