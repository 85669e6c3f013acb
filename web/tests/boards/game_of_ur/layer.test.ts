/** The pure parts: bones, worth, the ring of the keyboard, scenes made of events. */
import { expect, test } from "vitest";

import { largeFace, seedOf } from "../../../src/boards/game_of_ur/bones";
import {
  actionIds,
  chance,
  gambleOf,
  offersFor,
  pathOf,
  ring,
  standsFor,
  THROW_SMALL,
} from "../../../src/boards/game_of_ur/choices";
import type { Choices } from "../../../src/boards/game_of_ur/choices";
import { broadShare, readingOf } from "../../../src/boards/game_of_ur/data";
import { stepsOf } from "../../../src/boards/game_of_ur/director";
import { frame } from "../../../src/boards/game_of_ur/flat/frame";
import { marksOf } from "../../../src/boards/game_of_ur/marks";
import { Player } from "../../../src/boards/game_of_ur/player";
import type { Around } from "../../../src/boards/game_of_ur/player";
import { reasonOf } from "../../../src/boards/game_of_ur/reasons";
import { firstSight } from "../../../src/boards/game_of_ur/seen";
import type { Scene } from "../../../src/boards/game_of_ur/stage";
import { sideWord } from "../../../src/boards/game_of_ur/tips";
import { cents, points, worth } from "../../../src/boards/game_of_ur/worth";
import type { UrEvent, UrView } from "../../../src/generated/views";
import type { Offer } from "../../../src/play/choice";
import { Table } from "../../../src/play/table";
import type { Hands, ShownMoment } from "../../../src/play/table";
import { DEFAULT_SETTINGS, settings } from "../../../src/settings";
import { Store } from "../../../src/store";
import { message } from "../../../src/words";
import middle from "../../../fixtures/game_of_ur-middle.json";
import start from "../../../fixtures/game_of_ur-start.json";

const THROWS = { match: "m", large: "ox_bone" };

test("nine large throws of ten end on a broad face, and all read what was drawn (GU-UI-8.3)", () => {
  for (const reading of ["yes", "no"] as const) {
    let broad = 0;
    for (let n = 0; n < 10_000; n++) {
      const face = largeFace(reading, seedOf(`throw ${n}`), broadShare("ox_bone"));
      expect(readingOf(face)).toBe(reading);
      if (face.startsWith("broad")) broad += 1;
    }
    expect(broad).toBeGreaterThanOrEqual(8_800);
    expect(broad).toBeLessThanOrEqual(9_200);
  }
  expect(largeFace("yes", 7, broadShare("even"))).toBe("broad_rounded");
});

test("worth is exact to the hundredth", () => {
  expect(cents("0.1")).toBe(10);
  expect(worth(19, "1")).toBe("19");
  expect(worth(3, "0.1")).toBe("0.30");
  expect(worth(-7, "2.25")).toBe("-15.75");
  expect(points(-5)).toBe("-0.05");
});

test("chances are fractions in lowest terms", () => {
  expect(chance([1, 1], 0)).toBe("1/2");
  expect(chance([4, 4, 1, 1], 0)).toBe("2/5");
});

function choices(part: Partial<Choices>): Choices {
  const { view, prompt } = middle as unknown as { view: UrView; prompt: { actions: [] } };
  const given = { view, offers: prompt.actions, path: [], due: false, open: false, ...part };
  const led = (offer: Offer): Offer => ({ ...offer, targets: pathOf(given.view, offer) });
  return { ...given, offers: given.offers.map(led) };
}

test("the ring: bones, birds by house, waiting birds, lit houses, end of turn (GU-UI-4.2)", () => {
  expect(ring(choices({}))).toEqual(["die:large", "bird:light:storm_bird", "bird:light:swallow"]);
  expect(ring(choices({ offers: [THROW_SMALL], due: true }))).toEqual(["die:small"]);
  expect(ring(choices({ offers: [], open: true }))).toEqual(["end_turn"]);
});

test("a chosen Swallow lights its houses in the order of the route", () => {
  const view = { ...(start.view as unknown as UrView), small: 2, number: 2 };
  const offers = [7, 3, 15].map((house, id) => ({
    id,
    move: `launch swallow ${house}`,
    label: message("x/y"),
    targets: ["bird:light:swallow", house < 5 ? `square:l${house}` : `square:m${house}`],
  }));
  const chosen = choices({ view, offers, path: ["bird:light:swallow"] });
  expect(ring(chosen)).toEqual(["bird:light:swallow", "square:l3", "square:m7", "square:m15"]);
  expect(offersFor(chosen, "square:m7").map(({ id }) => id)).toEqual([0]);
  expect(actionIds(chosen)).toContain("launch_swallow@15");
});

test("a bird to be captured stands for its square", () => {
  const view = structuredClone(middle.view) as unknown as UrView;
  const dark = view.sides[1]?.birds[0];
  if (dark) Object.assign(dark, { place: "m9", house: 9 });
  const given = choices({ view });
  expect(standsFor(given, "bird:dark:swallow")).toBe("square:m9");
  expect(standsFor(given, "bird:dark:eagle")).toBe("bird:dark:eagle");
});

test("reasons in their order: not your turn, then throw first, then the bird's own", () => {
  const why = (part: Partial<Choices>, mine: boolean): string | undefined =>
    reasonOf(choices(part), "bird:light:raven", mine)?.code;
  expect(why({}, false)).toBe("not_your_turn");
  expect(why({ due: true, offers: [] }, true)).toBe("throw_first");
  expect(why({}, true)).toBe("needs_launch_number");
  const theirs = reasonOf(choices({}), "bird:dark:raven", true);
  expect(theirs?.code).toBe("not_your_turn");
  expect(theirs?.words.id, "as the house says it").toBe("match/why-not_your_turn");
  expect(theirs?.words.args).toEqual({ seat: sideWord("dark"), actor: sideWord("light") });
  expect(reasonOf(choices({ offers: [] }), "die:large", false)?.code).toBe("not_your_turn");
  expect(reasonOf(choices({}), "die:small", true), "the house knows").toBeNull();
});

test("a captured bird is lifted before the other lands, then counters go; nothing is lost", () => {
  const events = [
    { name: "captured", seat: 1, bird: 4, house: 10 },
    { name: "moved", seat: 0, bird: 1, start: 5, house: 10, passed: [8] },
    { name: "paid", seat: 0, counters: 4 },
  ] as UrEvent[];
  const view = middle.view as unknown as UrView;
  let now = { view, faces: { small: null, large: null } as never };
  const scenes = events.flatMap((event) => {
    const steps = stepsOf(event, now, THROWS, 1);
    now = (steps.at(-1)?.after ?? now) as typeof now;
    return steps.map(({ scene }) => scene.kind);
  });
  expect(scenes).toEqual(["captured", "fly", "coins"]);
  expect(now.view.sides[1]?.birds[4]?.place).toBe("off");
  expect(now.view.sides[0]?.birds[1]?.place).toBe("m10");
  expect(now.view.pool).toBe(view.pool + 4);
});

test("a gamble is offered with what it would make and at which chance", () => {
  const view = { ...(middle.view as unknown as UrView), small: 2 };
  const offer: Offer = { ...THROW_SMALL, id: 3, targets: ["die:large"] };
  const choices: Choices = { view, offers: [offer], path: [], due: false, open: false };
  expect(gambleOf(choices)).toEqual({ number: 6, chance: chance(view.large_weights, 0) });
  expect(gambleOf({ ...choices, offers: [] })).toBeNull();
  const pointer = { hovered: "die:large", focused: false, told: new Set<string>() };
  const { ghosts } = marksOf(choices, pointer, null, { marks: true, previews: true });
  const wanted = view.outlook.flatMap(({ uses }) =>
    uses.filter(({ number, kind }) => number === 6 && kind !== "blocked"),
  );
  expect(ghosts).toHaveLength(wanted.length);
  expect(marksOf(choices, pointer, null, { marks: true, previews: false }).ghosts).toEqual([]);
});

test("the same throw looks the same after a reload", () => {
  const view = { ...(middle.view as unknown as UrView), turn: 12 };
  const event = { name: "threw_large", seat: 0, reading: 1, number: 0 } as UrEvent;
  const once = stepsOf(event, { view, faces: { small: 1, large: null } }, THROWS, 40);
  const again = stepsOf(event, { view, faces: { small: 1, large: null } }, THROWS, 99);
  expect(once).toEqual(again);
});

test.each([
  ["light", false],
  ["dark", false],
  ["light", true],
  ["dark", true],
] as const)("one affine map places everything: %s, upright %s (GU-UI-7.3)", (side, upright) => {
  const { place, matrix } = frame(side, upright);
  const numbers = matrix === "" ? [1, 0, 0, 1, 0, 0] : (matrix.match(/-?\d+/g) ?? []).map(Number);
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix.startsWith("rotate")
    ? [-1, 0, 0, -1, 1000, 1000]
    : numbers;
  for (const [x, y] of [
    [0, 0],
    [60, 580],
    [940, 500],
  ] as const) {
    const [px, py] = place(x, y);
    expect([px, py]).toEqual([a * x + c * y + e, b * x + d * y + f]);
  }
});

/** A player before a stage that writes down what it is given. */
function watching(view: UrView, mine: number[]) {
  settings.update({ speed: 0 });
  const seen = new Store(firstSight(view, THROWS));
  const table = new Table({} as Hands);
  const scenes: string[] = [];
  const play = ({ kind }: Scene): Promise<void> => {
    const { happening } = table.shown.get();
    const { light, dark } = seen.get().rollOff ?? {};
    scenes.push(`${kind}: ${happening?.id.split("/")[1]} ${light ?? "-"} ${dark ?? "-"}`);
    return Promise.resolve();
  };
  const around = {
    stage: { play, setPosition: () => undefined },
    staged: Promise.resolve(),
    throws: () => THROWS,
    mine: () => mine,
    position: () => null,
    atRest: () => undefined,
  };
  const player = new Player(table, seen, around as unknown as Around);
  const show = async (events: object[], after = view): Promise<void> => {
    table.show({ view, moment: { version: 1, events, view: after } as unknown as ShownMoment });
    player.follow();
    await player.rested();
  };
  return { seen, table, scenes, player, show };
}

test("what is under way is told by whose it is, and how it ends is not", async () => {
  const { table, scenes, show } = watching(middle.view as unknown as UrView, [0]);
  await show([{ name: "threw_small", seat: 0, face: 2, words: null }]);
  await show([{ name: "threw_small", seat: 1, face: 2, words: null }]);
  await show([
    { name: "captured", seat: 1, bird: 4, house: 10, words: null },
    { name: "moved", seat: 0, bird: 1, start: 5, house: 10, passed: [], words: null },
  ]);
  expect(scenes.map((line) => line.split(" ")[1])).toEqual([
    "you-throw-now",
    "throws-now",
    "you-move-now",
    "you-move-now",
  ]);
  expect(table.shown.get().happening).toBeNull();
  settings.set(DEFAULT_SETTINGS);
});

test("scores of the roll-off go with the next round, and with the first throw of the game", async () => {
  const view = { ...(start.view as unknown as UrView), turn: 0, small: null, number: null };
  const { seen, scenes, show, table, player } = watching(view, []);
  const round = async (light: number, dark: number, more: object[], after = view) => {
    for (const [seat, score] of [light, dark].entries()) {
      const scored = { name: "roll_off_scored", seat, score, words: null };
      await show([{ name: "threw_small", seat, face: 1, words: null }]);
      await show(seat === 1 ? [scored, ...more] : [scored], seat === 1 ? after : view);
    }
  };
  await round(3, 3, [{ name: "roll_off_tied", score: 3, words: null }]);
  expect(seen.get().rollOff).toEqual({ light: 3, dark: 3, tied: 3 });
  const first = { ...view, turn: 1 };
  await round(5, 2, [{ name: "took_first_turn", seat: 0, words: null }], first);
  expect(seen.get().rollOff).toEqual({ light: 5, dark: 2, tied: null });
  await show([{ name: "threw_small", seat: 0, face: 1, words: null }], first);
  expect(scenes.map((line) => line.slice(-3))).toEqual(["- -", "3 -", "- -", "5 -", "- -"]);
  // a replay that goes back: nothing of it has happened
  seen.update({ rollOff: { light: 5, dark: 2, tied: null } });
  table.show({ view: { ...view }, moment: null });
  player.follow();
  expect(seen.get().rollOff).toBeNull();
  settings.set(DEFAULT_SETTINGS);
});

test("a position that was jumped to knows whose throw lies there", () => {
  const view = middle.view as unknown as UrView;
  const { seen, table, player } = watching(view, []);
  const jump = (past: Partial<ShownMoment>): string | null => {
    table.show({ view: { ...view }, moment: null, past: past as ShownMoment });
    player.follow();
    return seen.get().thrower;
  };
  const thrown = { name: "threw_small", words: null, targets: [], seat: 1 };
  expect(jump({ seat: null, events: [thrown] })).toBe("dark");
  expect(jump({ seat: 0, events: [] }), "a move uses its own throw").toBe("light");
  expect(jump({ seat: null, events: [] })).toBeNull();
  settings.set(DEFAULT_SETTINGS);
});

test("before the large bone answers everything steps back, and comes again after it", async () => {
  settings.update({ speed: 0 });
  const view = middle.view as unknown as UrView;
  const seen = new Store(firstSight(view, THROWS));
  const heard: string[] = [];
  const stage = {
    play: ({ kind }: Scene) => {
      const { suspense, flying } = seen.get();
      heard.push(`${kind}, ${flying} in the air${suspense ? ", hushed" : ""}`);
      return Promise.resolve();
    },
    hush: (quiet: boolean) => heard.push(quiet ? "hush" : "on"),
    setPosition: () => undefined,
  };
  const around = {
    stage,
    staged: Promise.resolve(),
    throws: () => THROWS,
    mine: () => [],
    position: () => null,
    atRest: () => undefined,
  };
  const table = new Table({} as Hands);
  const player = new Player(table, seen, around as unknown as Around);
  const events = [
    { name: "threw_small", seat: 0, face: 2, words: null },
    { name: "threw_large", seat: 0, reading: 0, words: null },
  ];
  table.show({ view, moment: { version: 1, events, view } as unknown as ShownMoment });
  player.follow();
  await player.rested();
  expect(heard).toEqual([
    "throw_small, small in the air",
    "hush",
    "throw_large, large in the air, hushed",
    "on",
  ]);
  expect(seen.get()).toMatchObject({ suspense: false, flying: null });
  settings.set(DEFAULT_SETTINGS);
});
