/** What may stand in a field of a position, where it is little enough for a list. */
import { say } from "../words";
import { valueName } from "./things";

export type Value = string | number | null;
export type Path = readonly (string | number)[];

/** A pattern of places, and what may stand there. */
type Places = readonly (readonly [RegExp, readonly Value[]])[];

const numbers = (least: number, most: number): number[] =>
  Array.from({ length: most - least + 1 }, (_, at) => least + at);

const SIDES = ["light", "dark"];
const HOUSES = numbers(1, 16);
const PIECES = 7;

/** As docs/positions.md tells them. */
const PLACES: Readonly<Record<string, Places>> = {
  game_of_ur: [
    [/^(light|dark)\.\w+$/, ["off", ...HOUSES, "home"]],
    [/^to_move$/, SIDES],
    [/^(first|winner)$/, [null, ...SIDES]],
    [/^small$/, [null, ...numbers(1, 4)]],
    [/^large$/, [null, "yes", "no"]],
    [/^ending$/, ["unfinished", "race", "resigned", "turn_cap"]],
    [
      /^decisions\.\d+\.decision$/,
      [
        "roll_off_small",
        "roll_off_large",
        "small_throw",
        "use_or_gamble",
        "large_throw",
        "converted_move",
      ],
    ],
  ],
  royal_game_of_ur: [
    [/^(light|dark)\.(waiting|home)$/, numbers(0, PIECES)],
    [/^to_move$/, SIDES],
    [/^winner$/, [null, ...SIDES]],
    [/^thrown$/, [null, ...numbers(0, 4)]],
    [/^ending$/, ["unfinished", "race", "resigned"]],
    [/^decisions\.\d+\.decision$/, ["throw", "move"]],
  ],
  after_the_flood: [
    [
      /^phase$/,
      ["collect", "decline", "actions", "order_of_play", "victory_points", "end_of_turn"],
    ],
  ],
};

/** Numbers that are seats. */
const SEATS = /^decisions\.\d+\.(actor|thrower)$/;

/** What rules keep count of; whoever sets up pieces rarely needs it. */
const KEPT = new Set(["turn", "first", "throws", "winner", "ending", "decisions"]);
export const isKept = (name: string): boolean => KEPT.has(name);

/** What may stand at a place; null where that is no short list. What stands there is always in it. */
export function possible(game: string, path: Path, seats: number, now: Value): Value[] | null {
  const place = path.join(".");
  const listed = SEATS.test(place)
    ? [...(place.endsWith("actor") ? ["chance"] : []), ...numbers(0, seats - 1)]
    : PLACES[game]?.find(([places]) => places.test(place))?.[1];
  if (!listed) return null;
  return listed.includes(now) ? [...listed] : [now, ...listed];
}

/** How a possible value is called in a list. */
export function optionName(game: string, path: Path, value: Value, names: string[]): string {
  if (value === null) return say("study-no-value");
  if (value === "chance") return say("study-chance");
  if (typeof value === "string") return valueName(game, value);
  if (SEATS.test(path.join("."))) return names[value] ?? String(value);
  const house = game === "game_of_ur" && SIDES.includes(String(path[0]));
  return house ? say("study-house", { house: value }) : String(value);
}

/** A value as it was typed: a whole number is one, whatever stood there. */
export const isWhole = (text: string): boolean => /^[-−]?\d+$/.test(text);
export const wholeOf = (text: string): number => Number(text.replace("−", "-"));

type Position = Record<string, unknown>;

/**
 * A position as it is sent. Whoever moves birds or shows a throw, and leaves alone what is due, means
 * a race that has begun: then what is due follows from the throw.
 */
export function settled(game: string, before: Position, wanted: Position): Position {
  const { decisions: _, turn, first, ...rest } = wanted;
  const isOver = wanted["ending"] !== "unfinished" || wanted["large"] !== null;
  const same = (name: string): boolean =>
    JSON.stringify(before[name]) === JSON.stringify(wanted[name]);
  const isLaid = [...SIDES, "to_move", "small"].some((name) => !same(name));
  if (game !== "game_of_ur" || isOver || !isLaid || !same("decisions")) return wanted;
  const begun = turn === 0 || !same("to_move") ? rest : { ...rest, turn, first };
  const { small, to_move } = wanted;
  const actor = SIDES.indexOf(String(to_move));
  const due =
    typeof small === "number"
      ? { decision: "use_or_gamble", actor, number: small }
      : { decision: "small_throw", actor: "chance" };
  return { ...begun, decisions: [due], ...("first" in begun ? {} : { first: "light" }) };
}
