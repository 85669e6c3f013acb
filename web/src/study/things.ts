/** What stands in a position, in words and back: games have words for most of it. */
import { hasWords, message, say, word, wordsOf } from "../words";

/** Families of the games' catalogues whose ids are those of positions, ... */
const BARE =
  "act advance bird box building card colour descendant event good kind large mood objectives place quarter type unit wonder".split(
    " ",
  );
/** ... and those that positions write with their family. */
const PREFIXED = ["coat", "tower", "tile"];

/** The catalogue's id of a thing of the game, or of a word of ours; null where there is none. */
function idOf(game: string, name: string): string | null {
  const [, rest] = /^[a-z]+_(.+)$/.exec(name) ?? [];
  const tried = [
    ...(name.startsWith("coat_") ? [`${game}/coat-${rest}`] : []),
    ...(name.startsWith("tower_") ? [`${game}/tower-${rest}`] : []),
    ...(name.startsWith("tile_") ? [`${game}/tile-${rest}`] : []),
    ...BARE.map((each) => `${game}/${each}-${name}`),
    `${game}/decision-${name}`,
    `web/value-${name}`,
    `web/field-${name}`,
  ];
  return tried.find(hasWords) ?? null;
}

/** What something in a position is called; `sumer_3` is the third. Null without a word for it. */
export function nameOf(game: string, name: string): string | null {
  const id = idOf(game, name);
  if (id !== null) return word(message(id));
  const [, plain, number] = /^(.+)_(\d+)$/.exec(name) ?? [];
  const of = plain === undefined ? null : idOf(game, plain);
  return of === null ? null : `${word(message(of))} ${number}`;
}

/** The same, and without a word its id. */
export const valueName = (game: string, name: string): string => nameOf(game, name) ?? name;

/** The id of what is called so; what nothing is called is an id itself. Several may have one name:
    then it is one of those that stood there. */
export function valueId(game: string, text: string, before: readonly string[] = []): string {
  const same = (name: string): boolean => name.toLowerCase() === text.toLowerCase();
  const stood = before.find((id) => same(valueName(game, id)));
  if (stood !== undefined) return stood;
  const families = [
    ...[...BARE, "decision"].map((family) => [game, `${family}-`, ""] as const),
    ...PREFIXED.map((family) => [game, `${family}-`, `${family}_`] as const),
    ...["value-", "field-"].map((family) => ["web", family, ""] as const),
  ];
  for (const [domain, family, prefix] of families) {
    const found = wordsOf(domain, family).find((id) => same(word(message(`${domain}/${id}`))));
    if (found !== undefined) return prefix + found.slice(family.length);
  }
  const [, plain, number] = /^(.+) (\d+)$/.exec(text) ?? [];
  const of = plain === undefined ? undefined : valueId(game, plain);
  return of === undefined || of === plain ? text : `${of}_${number}`;
}

/** What a field of a position is called: a thing of the game, or a word of ours; `settler2` is the second. */
export function fieldName(game: string, name: string): string {
  const thing = BARE.map((family) => `${game}/${family}-${name}`).find(hasWords);
  if (thing !== undefined) return word(message(thing));
  if (hasWords(`web/field-${name}`)) return say(`field-${name}`);
  const numbered = /^([a-z_]+[a-z])_?(\d+)$/.exec(name);
  if (numbered) return `${fieldName(game, numbered[1] ?? "")} ${numbered[2]}`;
  return name.replaceAll("_", " ");
}
