/** What may stand in a field of a position, where it is little enough for a list. */
import type { StudyStep } from "../generated/protocol";
import type { RoyalView } from "../generated/views";
import { say } from "../words";
import { decisionsOf, fieldAt, nameOf, valueName } from "./things";

export type Value = string | number | null;
export type Row = readonly (string | number)[];
export type Path = readonly (string | number)[];
type Step = Pick<StudyStep, "game" | "seats" | "possible">;

const SIDES = ["light", "dark"];

/** Numbers that are seats. */
const SEATS = /^decisions\.\d+\.(actor|thrower)$/;

/** What rules keep count of; whoever sets up pieces rarely needs it. */
const KEPT = new Set(["turn", "first", "throws", "winner", "ending", "decisions"]);
export const isKept = (name: string): boolean => KEPT.has(name);

/** More than this is looked for by its words. */
export const LISTED = 20;

/** What the house lists for a place; decisions are listed however many there are. */
function listed(step: Step, path: Path): Value[] {
  const told = step.possible[path.join("/")];
  return told ?? (fieldAt(path) === "decision" ? decisionsOf(step.game) : []);
}

/** What may stand at a place and has a name; null where that is no list. What stands there is in it. */
export function possible(step: Step, path: Path, now: Value): Value[] | null {
  const place = path.join(".");
  const known = SEATS.test(place)
    ? [...(place.endsWith("actor") ? ["chance"] : []), ...Array(step.seats).keys()]
    : listed(step, path).filter(
        (value) => typeof value !== "string" || nameOf(step.game, fieldAt(path), value) !== null,
      );
  if (known.filter((value) => value !== null).length < 2) return null;
  return known.includes(now) ? [...known] : [now, ...known];
}

/** How a possible value is called in a list. */
export function optionName(game: string, path: Path, value: Value, names: string[]): string {
  if (value === null) return say("study-no-value");
  if (value === "chance") return say("study-chance");
  if (typeof value === "string") return valueName(game, fieldAt(path), value);
  if (SEATS.test(path.join("."))) return names[value] ?? String(value);
  const house = game === "game_of_ur" && SIDES.includes(String(path[0]));
  return house ? say("study-house", { house: value }) : String(value);
}

/** The squares of a row of places on the way of a player, as the board calls them; else nothing. */
export function placesOf(
  { game, view }: Pick<StudyStep, "game" | "view">,
  path: Path,
  row: Row,
): string | null {
  if (game !== "royal_game_of_ur" || path.at(-1) !== "on") return null;
  const { sides } = view as unknown as RoyalView;
  const way = sides.find(({ side }) => side === path[0])?.path ?? [];
  return row.map((place) => way[Number(place) - 1] ?? "–").join(", ");
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
