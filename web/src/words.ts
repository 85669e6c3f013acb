/** Words messages from the Fluent catalogues that the server shares with us. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Arg = number | string | Message;

/** One sentence or word: `domain/id` in the catalogues, and what fills it in. */
export interface Message {
  id: string;
  args: Record<string, Arg>;
}

const SEAT = "seat-";
const ID = /^([a-zA-Z][\w-]*) *=/gm;
const ATTRIBUTE = /^ +\.([a-zA-Z][\w-]*) *=/gm;
let spoken = "en";
const bundles = new Map<string, FluentBundle>();
const attributes = new Map<string, Set<string>>();
const ids = new Map<string, string[]>();

export function message(id: string, args: Record<string, Arg> = {}): Message {
  return { id, args };
}

/** Speak this language from now on; catalogues that are here already stay as they are. */
export function speak(language: string): void {
  spoken = language;
}

/** The language that is spoken. */
export const language = (): string => spoken;

/** A number with so many decimals, as the language writes it. */
export function figure(value: number, decimals: number): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return new Intl.NumberFormat(spoken, digits).format(value);
}

/** A share of one in whole percent. */
export const percent = (share: number): string =>
  new Intl.NumberFormat(spoken, { style: "percent" }).format(share);

/** Take in the Fluent source of one domain. */
export function addCatalogue(domain: string, source: string): void {
  const bundle = new FluentBundle(spoken, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  bundles.set(domain, bundle);
  ids.set(
    domain,
    [...source.matchAll(ID)].map((found) => found[1] ?? ""),
  );
  const named = [...source.matchAll(ATTRIBUTE)].map((found) => found[1] ?? "");
  attributes.set(domain, new Set(named));
}

export function hasCatalogue(domain: string): boolean {
  return bundles.has(domain);
}

/** Whether a catalogue that is here has this sentence. */
export function hasWords(id: string): boolean {
  const slash = id.indexOf("/");
  return bundles.get(id.slice(0, slash))?.hasMessage(id.slice(slash + 1)) ?? false;
}

/** The ids of a catalogue that begin so. */
export const wordsOf = (domain: string, beginning: string): string[] =>
  [...(ids.get(domain) ?? [])].filter((id) => id.startsWith(beginning));

/** Fetch the catalogues that are not here yet. */
export async function needCatalogues(domains: string[]): Promise<void> {
  const missing = domains.filter((domain) => !bundles.has(domain));
  await Promise.all(
    missing.map(async (domain) => {
      const answer = await fetch(`api/words/${spoken}/${domain}`);
      if (!answer.ok) throw new Error(`No words for ${domain}: ${answer.status}`);
      addCatalogue(domain, await answer.text());
    }),
  );
}

/** The seat that a sentence speaks of first of all, if it names one. */
export function seatIn({ args }: Message): number | null {
  // "Dark resigns; Light wins" is about Dark
  const named = args["loser"] ?? args["seat"];
  const [, id = ""] = typeof named === "object" ? named.id.split("/") : [];
  return id.startsWith(SEAT) ? Number(id.slice(SEAT.length)) : null;
}

/**
 * The sentence of a message; `names` are the people at the seats, where they are known.
 * What a catalogue lacks comes out as its id in angle quotes, as on the server.
 */
export function word(words: Message | null | undefined, names?: readonly string[]): string {
  if (!words) return "";
  const slash = words.id.indexOf("/");
  const domain = words.id.slice(0, slash);
  const id = words.id.slice(slash + 1);
  if (names && id.startsWith(SEAT)) {
    const name = names[Number(id.slice(SEAT.length))];
    if (name !== undefined) return name;
  }
  const bundle = bundles.get(domain);
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return `‹${words.id}›`;
  const args: Record<string, number | string> = grammar(words);
  for (const [key, arg] of Object.entries(words.args)) {
    args[key] = typeof arg === "object" ? word(arg, names) : arg;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  return errors.length > 0 ? `‹${words.id}›` : text;
}

/**
 * What the messages among the arguments say about themselves in their Fluent attributes
 * (`$what-article`), and which are the same (`$other-same`): as in `core/catalogue.py`.
 */
function grammar(words: Message): Record<string, string> {
  const found: Record<string, string> = {};
  const earlier = new Map<string, string>();
  for (const [name, arg] of Object.entries(words.args)) {
    if (typeof arg !== "object") continue;
    const slash = arg.id.indexOf("/");
    const domain = arg.id.slice(0, slash);
    const bundle = bundles.get(domain);
    const own = bundle?.getMessage(arg.id.slice(slash + 1))?.attributes ?? {};
    for (const attribute of attributes.get(domain) ?? []) {
      const pattern = own[attribute];
      found[`${name}-${attribute}`] = bundle && pattern ? bundle.formatPattern(pattern) : "";
    }
    const said = JSON.stringify(arg);
    found[`${name}-same`] = earlier.get(said) ?? "";
    if (!earlier.has(said)) earlier.set(said, name);
  }
  return found;
}

/** A sentence of the house's own, from the catalogue `web`. */
export function say(id: string, args: Record<string, Arg> = {}): string {
  return word(message(`web/${id}`, args));
}
