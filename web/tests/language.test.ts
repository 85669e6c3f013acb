/** A language is one folder: laid beside the others it is listed, chosen and spoken. */
import { afterEach, expect, it } from "vitest";

import { LANGUAGES, bestLanguage, chooseLanguage, namesOf, sourcesOf } from "../src/language";
import { settings } from "../src/settings";
import { language, message, word } from "../src/words";

const catalogues = import.meta.glob("../../src/edubba/locale/*/web.ftl");
const files = import.meta.glob<string>("../../src/edubba/locale/*/language.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const withThird = (source: string): Map<string, string> =>
  sourcesOf({ ...files, "../../src/edubba/locale/ar/language.ftl": source });

afterEach(() => {
  settings.update({ language: "" });
  chooseLanguage(document.documentElement);
});

it("knows a language for every folder, each by its own name", () => {
  expect(LANGUAGES).toHaveLength(Object.keys(catalogues).length);
  expect(LANGUAGES).toContainEqual(["de", "Deutsch"]);
  expect(namesOf(withThird("name = العربية\n"))).toContainEqual(["ar", "العربية"]);
});

it("speaks a third one that is only begun, and says in English what that lacks", () => {
  const root = document.createElement("html");
  settings.update({ language: "ar" });
  const sources = withThird("name = العربية\ndirection = rtl\ntry-again = مرة أخرى\n");
  expect(bestLanguage(sources)).toBe("ar");
  expect(bestLanguage()).toBe("en");
  chooseLanguage(root, sources);
  expect([language(), root.lang, root.dir]).toEqual(["ar", "ar", "rtl"]);
  expect(word(message("language/try-again"))).toBe("مرة أخرى");
  expect(word(message("language/unreachable"))).toBe("The house does not answer");
});

it("is written from left to right where a language does not say", () => {
  const root = document.createElement("html");
  settings.update({ language: "ar" });
  chooseLanguage(root, withThird("name = العربية\n"));
  expect(root.dir).toBe("ltr");
});
