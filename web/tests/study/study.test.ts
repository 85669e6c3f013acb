import { describe, expect, it } from "vitest";

import type { Choice, MatchReview, StudyJudged, StudyStep } from "../../src/generated/protocol";
import { Problem } from "../../src/net/problem";
import { drawn } from "../../src/study/choices";
import { changed, readRow, readValue, refusalOf, rowText } from "../../src/study/editor";
import { chanceText, decimalsOf, joined, lossText, percent } from "../../src/study/judged";
import { optionName, placesOf, possible, settled } from "../../src/study/possible";
import { nextMistake } from "../../src/study/review";
import { fieldName, valueId, valueName } from "../../src/study/things";
import { branchesOf, withVariation, without } from "../../src/study/tree";
import type { Tried, Variation } from "../../src/study/tree";
import { addCatalogue, message, speak } from "../../src/words";
import type { Arg } from "../../src/words";

const label = message("web/study");
const move = (id: number): Tried => ({ id, label, seat: 0 });
const way = (step: number, ...ids: number[]): Variation => ({ step, moves: ids.map(move) });
const choice = (id: number, chance: number): Choice => ({
  id,
  move: `m${id}`,
  label,
  targets: [],
  chance,
  low: chance / 2,
  reasons: [],
  why: [],
});
const said = (id: string, args: Record<string, Arg>): string => {
  const detail = message(`core/${id}`, args);
  return refusalOf("game_of_ur", new Problem("bad", message("core/bad-position", { detail })));
};
const round = (chances: number[], ...choices: Choice[]): StudyJudged => ({
  chances,
  choices,
  solved: false,
  exact: false,
});

describe("variations", () => {
  it("keep what goes further, and each way once", () => {
    let known = withVariation([], way(3, 1));
    known = withVariation(known, way(3, 1, 2));
    known = withVariation(known, way(3, 1));
    known = withVariation(known, way(3, 1, 4));
    known = withVariation(known, way(5, 1));
    expect(known).toEqual([way(3, 1, 2), way(3, 1, 4), way(5, 1)]);
    expect(withVariation(known, way(3))).toEqual(known);
  });

  it("are a tree: what begins alike is one branch", () => {
    const [first, second] = branchesOf([way(5, 1), way(3, 1, 2), way(3, 1, 4, 6)]);
    expect(first?.step).toBe(3);
    expect(first?.branches.map(({ id }) => id)).toEqual([2, 4]);
    expect(first?.branches[1]?.branches[0]?.path.map(({ id }) => id)).toEqual([1, 4, 6]);
    expect(second?.step).toBe(5);
  });

  it("forget a move with everything after it", () => {
    const known = [way(3, 1, 2), way(3, 1, 4)];
    expect(without(known, 3, [move(1), move(4)])).toEqual([way(3, 1, 2)]);
    expect(without(known, 3, [move(1)])).toEqual([]);
    expect(without(known, 4, [move(1)])).toEqual(known);
  });
});

const review = (turning: number[] | null): MatchReview =>
  ({
    moves: [
      { step: 9, grade: "" },
      { step: 12, grade: "mistake" },
    ],
    turning: turning && turning.map((step) => ({ step })),
  }) as MatchReview;

describe("the next mistake", () => {
  it("is the next of the moments that are listed, whatever their order", () => {
    const listed = review([16, 4, 30]);
    expect([0, 3, 15, 29].map((step) => nextMistake(listed, step))).toEqual([3, 15, 29, null]);
  });

  it("is one that looks like it until they are compared", () => {
    expect(nextMistake(review(null), 0)).toBe(11);
    expect(nextMistake(review(null), 11)).toBeNull();
  });
});

describe("rounds of thinking", () => {
  it("count the same, and the best choice comes first", () => {
    const both = joined(
      [
        round([0.6, 0.4], choice(1, 0.6), choice(2, 0.5)),
        round([0.9, 0.1], choice(2, 0.9), choice(1, 0.4)),
      ],
      0,
    );
    expect(both.rounds.length).toBe(2);
    expect(both.choices.map(({ id }) => id)).toEqual([2, 1]);
    expect(both.choices[0]?.chance).toBeCloseTo(0.7);
    expect(both.choices[1]?.low).toBeCloseTo(0.25);
  });

  it("say of a position what they say of its best choice", () => {
    // Each round's own best taken together would be 0.75.
    const rounds = [
      round([0.7, 0.2, 0.1], choice(1, 0.7), choice(2, 0.4)),
      round([0.8, 0.15, 0.05], choice(2, 0.8), choice(1, 0.5)),
    ];
    const { chances, choices } = joined(rounds, 0);
    expect(chances[0]).toBe(choices[0]?.chance);
    expect(chances[0]).toBeCloseTo(0.6);
    expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1);
    expect((chances[1] ?? 0) / (chances[2] ?? 1)).toBeCloseTo(0.35 / 0.15);
    expect(joined([round([0.3, 0.7])], null).chances).toEqual([0.3, 0.7]);
  });

  it("hold a choice that few of them tried against another where both were tried", () => {
    const kind = round([0.2, 0.8], choice(1, 0.8), choice(3, 0.7));
    const harsh = round([0.6, 0.4], choice(1, 0.4));
    const found = joined([kind, harsh], 1).choices;
    expect(found.map(({ id }) => id)).toEqual([1, 3]);
    expect(found.map(({ chance }) => Math.round(100 * chance))).toEqual([60, 50]);
  });

  it("never call sure what is not", () => {
    expect([0, 0.001, 0.5, 0.99999, 1].map((each) => percent(each))).toEqual([0, 1, 50, 99, 100]);
    expect([0.0001, 0.99999, 1].map((each) => percent(each, 1))).toEqual([0.1, 99.9, 100]);
  });

  it("are told as finely as they are known, and losses from what was not rounded", () => {
    const known = { solved: true, exact: true };
    const judged = [null, { ...known, solved: false }, { ...known, exact: false }, known];
    expect(judged.map(decimalsOf)).toEqual([0, 0, 1, 2]);
    speak("en");
    const [best, other] = [0.6149, 0.6058];
    expect([0, 1, 2].map((each) => chanceText(best, each))).toEqual(["61", "61.5", "61.49"]);
    expect([0, 1, 2].map((each) => chanceText(other, each))).toEqual(["61", "60.6", "60.58"]);
    expect([0, 1, 2].map((each) => lossText(best, other, each))).toEqual(["1", "0.9", "0.91"]);
    expect(lossText(best, best, 2)).toBeNull();
    expect(lossText(0.5, 0.4996, 1)).toBeNull();
  });

  it("keep what was said last of why a choice is better", () => {
    const why = [message("web/study")];
    const first = round([0.6, 0.4], { ...choice(1, 0.6), why } as Choice);
    const found = joined([first, round([0.6, 0.4], choice(1, 0.6))], 0).choices[0];
    expect(found?.why).toEqual(why);
  });
});

it("chance falls by its shares", () => {
  const outcomes = [
    { ...choice(1, 0), share: 0.75 },
    { ...choice(2, 0), share: 0.25 },
  ];
  expect([0, 0.7, 0.76, 0.999].map((at) => drawn(outcomes, at)?.id)).toEqual([1, 1, 2, 2]);
  expect(drawn([], 0.5)).toBeUndefined();
});

describe("the position as a form", () => {
  it("changes one place and leaves the rest", () => {
    const position = { players: [{ coins: 1 }, { coins: 2 }], round: 3 };
    expect(changed(position, ["players", 1, "coins"], 9)).toEqual({
      players: [{ coins: 1 }, { coins: 9 }],
      round: 3,
    });
    expect(position.players[1]?.coins).toBe(2);
  });

  it("is in words: of the game, else of the house, with their numbers", () => {
    addCatalogue("ulm", "card-nave_1 = Langhaus (braun)");
    addCatalogue("web", "field-settler = Siedler");
    const names = ["nave_1", "settler", "settler2", "b4", "un_known"];
    const told = ["Langhaus (braun)", "Siedler", "Siedler 2", "b4", "un known"];
    expect(names.map((name) => fieldName("ulm", name))).toEqual(told);
  });

  it("offers what may stand in a field, in words", () => {
    addCatalogue("web", "value-off = nicht da\nfield-home = daheim\nstudy-house = Haus { $house }");
    const path = ["light", "swallow"];
    const listed = { "light/swallow": ["off", 7, "home", "nameless"] };
    const step = { game: "game_of_ur", seats: 3, possible: listed };
    expect(possible(step, path, "off")).toEqual(["off", 7, "home"]);
    const told = ["off", 7, "home"].map((each) => optionName("game_of_ur", path, each, []));
    expect(told).toEqual(["nicht da", "Haus 7", "daheim"]);
    const actor = ["decisions", 0, "actor"];
    expect(possible(step, actor, 0)).toEqual(["chance", 0, 1, 2]);
    expect(optionName("ulm", actor, 1, ["Ada", "Ben"])).toBe("Ben");
    expect(possible(step, ["round"], 0)).toBeNull();
  });

  it("is of a race that has begun, once birds are on the board", () => {
    const light = { swallow: "off" };
    const due = [{ decision: "roll_off_small", actor: "chance", thrower: 0, light_score: 0 }];
    const open = { ending: "unfinished", large: null, small: null, to_move: "light" };
    const before = { ...open, light, turn: 0, first: null, decisions: due };
    const on = { ...before, light: { swallow: 7 } };
    const thrown = [{ decision: "small_throw", actor: "chance" }];
    const laid = { ...open, light: { swallow: 7 }, first: "light" };
    expect(settled("game_of_ur", before, on)).toEqual({ ...laid, decisions: thrown });
    const asked = [{ decision: "use_or_gamble", actor: 1, number: 3 }];
    const shown = { ...on, to_move: "dark", small: 3 };
    expect(settled("game_of_ur", before, shown)).toEqual({
      ...laid,
      to_move: "dark",
      small: 3,
      decisions: asked,
    });
    expect(settled("game_of_ur", before, { ...before })).toEqual(before);
    expect(settled("ulm", before, on)).toBe(on);
  });

  it("sends a whole number as a number", () => {
    expect(readValue("ulm", ["tower"], "7", "off")).toBe(7);
    expect(readValue("ulm", ["tower"], "7", null)).toBe(7);
    expect(readValue("ulm", ["tower"], "", null)).toBeNull();
    expect(readRow("ulm", ["hand"], "3, zebra", [1, 2])).toEqual([3, "zebra"]);
  });

  it("says which squares the places of a way are", () => {
    const view = { sides: [{ side: "light", path: ["a4", "a3"] }] };
    const step = { game: "royal_game_of_ur", view } as unknown as StudyStep;
    expect(placesOf(step, ["light", "on"], [2, 1, 9])).toBe("a3, a4, –");
    expect(placesOf(step, ["light", "on"], [])).toBe("");
    expect(placesOf({ ...step, game: "ulm" }, ["light", "on"], [1])).toBeNull();
  });

  it("is refused by the names of its fields", () => {
    addCatalogue(
      "web",
      "field-light = Hell\nfield-decisions = Entscheidungen\nvalue-off = nicht da",
    );
    addCatalogue("game_of_ur", "bird-swallow = Schwalbe");
    addCatalogue(
      "core",
      "bad-position = Nein: { $detail }!\nmissing = { $place } fehlt\nnone = { $found }: nur { $known }",
    );
    expect(said("missing", { place: "light/swallow" })).toBe("Nein: Hell › Schwalbe fehlt!");
    expect(said("missing", { place: "decisions/0" })).toBe("Nein: Entscheidungen › 1 fehlt!");
    expect(said("none", { found: "zebra", known: "light, off" })).toBe(
      "Nein: zebra: nur Hell, nicht da!",
    );
  });

  it("reads rows as they were", () => {
    expect(readRow("clash", ["hand"], " act_01, act_02,", ["act_03"])).toEqual([
      "act_01",
      "act_02",
    ]);
    expect(readRow("clash", ["hand"], "1, 2", [3])).toEqual([1, 2]);
    expect(readRow("clash", ["on"], "5,6", [])).toEqual([5, 6]);
    expect(readRow("clash", ["hand"], "act_01, 2", [])).toEqual(["act_01", 2]);
    expect(readRow("clash", ["tiles"], "7", ["settler"])).toEqual(["7"]);
  });

  it("shows and reads what stands in it in words", () => {
    addCatalogue(
      "ulm",
      "tower-stone_levy = Steinabgabe\ncolour-gray = grau\ncard-guild_1 = Gilde\ncard-guild_2 = Gilde\nplace-sumer = Sumer",
    );
    addCatalogue("web", "field-dark = Dunkel\nvalue-plain = schlicht");
    const ids = ["tower_stone_levy", "gray", "guild_1", "dark", "plain", "sumer_3", "D2"];
    const words = ["Steinabgabe", "grau", "Gilde 1", "Dunkel", "schlicht", "Sumer 3", "D2"];
    expect(ids.map((id) => valueName("ulm", "hand", id))).toEqual(words);
    expect(words.map((each) => valueId("ulm", "hand", each))).toEqual(ids);
    expect(valueId("ulm", "hand", "Grau")).toBe("gray");
    expect(valueId("ulm", "hand", "gray")).toBe("gray");
    expect(valueId("ulm", "hand", "Sumer 1")).toBe("sumer_1");
    // Two of one name are told apart by numbers.
    const row = ["guild_2", "guild_1"];
    expect(rowText("ulm", ["hand"], row)).toBe("Gilde 2, Gilde 1");
    expect(readRow("ulm", ["hand"], "Gilde 2, Gilde 1", row)).toEqual(row);
    expect(readRow("ulm", ["hand"], "grau", row)).toEqual(["gray"]);
  });

  it("offers every decision of a game by its words, however many there are", () => {
    const many = Array.from({ length: 30 }, (_, at) => `decision-d${at} = wie ${at}`);
    addCatalogue("ulm", many.join("\n"));
    const step = { game: "ulm", seats: 2, possible: {} };
    const path = ["decisions", 0, "decision"];
    expect(possible(step, path, "d7")).toEqual(many.map((_, at) => `d${at}`));
    expect(optionName("ulm", path, "d7", [])).toBe("wie 7");
    expect(readValue("ulm", path, "wie 12", "d7")).toBe("d12");
    expect(possible(step, ["cards"], "d7")).toBeNull();
  });
});
