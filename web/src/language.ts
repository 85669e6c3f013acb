/**
 * Which language the page speaks. A language is one folder of catalogues; what it says of itself
 * comes with the page, for there is nobody to ask while the house is silent.
 */
import { settings } from "./settings";
import { addCatalogue, message, speak, word } from "./words";

const FILES = import.meta.glob<string>("../../src/edubba/locale/*/language.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const ENGLISH = "en";

/** What each language says of itself, by its folder. */
export const sourcesOf = (files: Record<string, string>): Map<string, string> =>
  new Map(Object.entries(files).map(([path, source]) => [path.split("/").at(-2) ?? "", source]));

/** Every language with its name in its own words. */
export const namesOf = (sources: Map<string, string>): [string, string][] =>
  [...sources].map(([code, source]) => [code, /^name = (.*)$/m.exec(source)?.[1] ?? code]);

const SOURCES = sourcesOf(FILES);
export const LANGUAGES = namesOf(SOURCES);

/** The one that was chosen on this device, else the first that the browser asks for and we speak. */
export function bestLanguage(sources = SOURCES): string {
  const wishes = [settings.get().language, ...navigator.languages];
  const codes = wishes.map((wish) => wish.split("-")[0] ?? "");
  return codes.find((code) => sources.has(code)) ?? ENGLISH;
}

/** From now on everything is said in the best language; what it lacks, in English. */
export function chooseLanguage(root: HTMLElement, sources = SOURCES): void {
  const language = bestLanguage(sources);
  speak(language);
  // of two sentences with one id the first is taken
  addCatalogue("language", `${sources.get(language)}\n${sources.get(ENGLISH)}`);
  root.lang = language;
  root.dir = word(message("language/direction"));
  const about = root.querySelector("meta[name=description]");
  about?.setAttribute("content", word(message("language/about-page")));
}
