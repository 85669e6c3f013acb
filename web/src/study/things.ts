/** What stands in a position, in words and back: games have words for most of it. */
import { hasWords, message, say, word, wordsOf } from "../words";

/** Families of the games' catalogues whose ids are those of positions, ... */
const BARE =
  "act advance bird box building card colour descendant event good kind large mood objectives place quarter type unit wonder".split(
    " ",
  );
/** ... and those that positions write with their family. */
const PREFIXED = ["coat", "tower", "tile"];

/** Where a family of words stands, how its ids begin there, and how positions write them. */
interface Family {
  domain: string;
  begins: string;
  prefix: string;
}

const FAMILIES: readonly [family: string, prefix: string][] = [
  ...PREFIXED.map((each): [string, string] => [each, `${each}_`]),
  ...BARE.map((each): [string, string] => [each, ""]),
];

/** Decisions are called by what is asked; nothing else is, whatever its id. */
const DECISION = "decision";

/** The families whose words may stand in a field: first those that it is called after. */
function families(game: string, field: string): Family[] {
  if (field === DECISION) return [{ domain: game, begins: `${DECISION}-`, prefix: "" }];
  const own = FAMILIES.filter(([each]) => field.startsWith(each));
  return [
    ...[...own, ...FAMILIES].map(([each, prefix]) => ({
      domain: game,
      begins: `${each}-`,
      prefix,
    })),
    ...["value-", "field-"].map((begins) => ({ domain: "web", begins, prefix: "" })),
  ];
}

const said = ({ domain }: Family, id: string): string => word(message(`${domain}/${id}`));
const alike = (name: string, other: string): boolean => name.toLowerCase() === other.toLowerCase();

/** The ids of a family that are called so; of cards there may be several. */
const called = (family: Family, text: string): string[] =>
  wordsOf(family.domain, family.begins).filter((id) => alike(said(family, id), text));

/** What a family calls an id; with a number where it calls others the same, which end in one, too. */
function nameIn(family: Family, name: string): string | null {
  const id = family.begins + name.slice(family.prefix.length);
  if (!name.startsWith(family.prefix) || !hasWords(`${family.domain}/${id}`)) return null;
  const text = said(family, id);
  const same = /\d$/.test(id) ? called(family, text) : [id];
  return same.length > 1 ? `${text} ${same.indexOf(id) + 1}` : text;
}

/** What is called so by a family, if it is. */
function idIn(family: Family, text: string): string | null {
  const [, plain, number] = /^(.+) (\d+)$/.exec(text) ?? [];
  const numbered = plain === undefined ? [] : called(family, plain);
  const id = numbered.length > 1 ? numbered[Number(number) - 1] : called(family, text)[0];
  return id === undefined ? null : family.prefix + id.slice(family.begins.length);
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
export const decisionsOf = (game: string): string[] =>
  wordsOf(game, `${DECISION}-`).map((id) => id.slice(DECISION.length + 1));

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
