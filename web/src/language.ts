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
const SOURCES = new Map(
  Object.entries(FILES).map(([path, source]) => [path.split("/").at(-2) ?? "", source]),
);

/** Every language with its name in its own words. */
export const LANGUAGES: [string, string][] = [...SOURCES].map(([code, source]) => [
  code,
  /^name = (.*)$/m.exec(source)?.[1] ?? code,
]);

/** The one that was chosen on this device, else the first that the browser asks for and we speak. */
export function bestLanguage(): string {
  const wishes = [settings.get().language, ...navigator.languages];
  const codes = wishes.map((wish) => wish.split("-")[0] ?? "");
  return codes.find((code) => SOURCES.has(code)) ?? "en";
}

/** From now on everything is said in the best language. */
export function chooseLanguage(root: HTMLElement): void {
  const language = bestLanguage();
  speak(language);
  addCatalogue("language", SOURCES.get(language) ?? "");
  root.lang = language;
  const about = root.querySelector("meta[name=description]");
  about?.setAttribute("content", word(message("language/about-page")));
}
