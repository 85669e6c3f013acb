/** What stands in a position, in words and back: games have words for most of it. */
import { hasWords, message, say, word, wordsOf } from "../words";

/** Families of the games' catalogues whose ids are those of positions. */
const BARE =
  "act advance bird box building card colour descendant event good kind large mood objectives place quarter type unit wonder".split(
    " ",
  );
/** The field in which a decision stands. */
const DECISION = "decision";

/** Words of one kind: how positions begin their ids, and what the catalogue calls them. */
interface Family {
  name: string;
  prefix: string;
  id(name: string): string;
}

/** The families whose words may stand in a field: first those that it is called after. Decisions are
    called by what is asked, and nothing else is. */
function families(game: string, field: string): Family[] {
  if (field === DECISION) {
    return [{ name: DECISION, prefix: "", id: (name) => `${game}/decision-${name}` }];
  }
  const things: Family[] = [
    { name: "coat", prefix: "coat_", id: (name) => `${game}/coat-${name}` },
    { name: "tower", prefix: "tower_", id: (name) => `${game}/tower-${name}` },
    { name: "tile", prefix: "tile_", id: (name) => `${game}/tile-${name}` },
    ...BARE.map((family) => ({
      name: family,
      prefix: "",
      id: (name: string): string => `${game}/${family}-${name}`,
    })),
  ];
  return [
    ...things.filter(({ name }) => field.startsWith(name)),
    ...things,
    { name: "value", prefix: "", id: (name) => `web/value-${name}` },
    { name: "field", prefix: "", id: (name) => `web/field-${name}` },
  ];
}

const said = (family: Family, name: string): string => word(message(family.id(name)));
const alike = (name: string, other: string): boolean => name.toLowerCase() === other.toLowerCase();

/** All that a family has words for, without its prefix. */
function membersOf(family: Family): string[] {
  const [domain = "", begins = ""] = family.id("").split("/");
  return wordsOf(domain, begins).map((id) => id.slice(begins.length));
}

/** The members of a family that are called so; of cards there may be several. */
const called = (family: Family, text: string): string[] =>
  membersOf(family).filter((name) => alike(said(family, name), text));

/** What a family calls an id; with a number where it calls others the same, which end in one, too. */
function nameIn(family: Family, id: string): string | null {
  const name = id.slice(family.prefix.length);
  if (!id.startsWith(family.prefix) || !hasWords(family.id(name))) return null;
  const text = said(family, name);
  const same = /\d$/.test(name) ? called(family, text) : [name];
  return same.length > 1 ? `${text} ${same.indexOf(name) + 1}` : text;
}

/** What is called so by a family, if it is. */
function idIn(family: Family, text: string): string | null {
  const [, plain, number] = /^(.+) (\d+)$/.exec(text) ?? [];
  const numbered = plain === undefined ? [] : called(family, plain);
  const name = numbered.length > 1 ? numbered[Number(number) - 1] : called(family, text)[0];
  return name === undefined ? null : family.prefix + name;
}

/** What something in a field is called; `sumer_3` is the third. Null without a word for it. */
export function nameOf(game: string, field: string, name: string): string | null {
  for (const family of families(game, field)) {
    const found = nameIn(family, name);
    if (found !== null) return found;
  }
  const [, plain, number] = /^(.+)_(\d+)$/.exec(name) ?? [];
  const of = plain === undefined ? null : nameOf(game, field, plain);
  return of === null ? null : `${of} ${number}`;
}

/** The same, and without a word its id. */
export const valueName = (game: string, field: string, name: string): string =>
  nameOf(game, field, name) ?? name;

/** The id of what is called so in a field; what nothing is called is an id itself. */
export function valueId(game: string, field: string, text: string): string {
  for (const family of families(game, field)) {
    const found = idIn(family, text);
    if (found !== null) return found;
  }
  const [, plain, number] = /^(.+) (\d+)$/.exec(text) ?? [];
  const of = plain === undefined ? undefined : valueId(game, field, plain);
  return of === undefined || of === plain ? text : `${of}_${number}`;
}

/** All decisions of a game. */
export const decisionsOf = (game: string): string[] => families(game, DECISION).flatMap(membersOf);

/** The name of the field at a place; what stands in a list stands in the field that has the list. */
export const fieldAt = (path: readonly (string | number)[]): string =>
  String(path.findLast((step) => !/^\d+$/.test(String(step))) ?? "");

/** What a field of a position is called: a thing of the game, or a word of ours; `settler2` is the second. */
export function fieldName(game: string, name: string): string {
  const thing = BARE.map((family) => `${game}/${family}-${name}`).find(hasWords);
  if (thing !== undefined) return word(message(thing));
  if (hasWords(`web/field-${name}`)) return say(`field-${name}`);
  const numbered = /^([a-z_]+[a-z])_?(\d+)$/.exec(name);
  if (numbered) return `${fieldName(game, numbered[1] ?? "")} ${numbered[2]}`;
  return name.replaceAll("_", " ");
}
