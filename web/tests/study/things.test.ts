import { describe, expect, it } from "vitest";

import { valueId, valueName } from "../../src/study/things";
import { addCatalogue, speak } from "../../src/words";
import stands from "./stands.json";

const CATALOGUES = import.meta.glob<string>("../../../src/edubba/locale/{en,de}/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

function learn(language: string, domain: string): void {
  speak(language);
  addCatalogue(domain, CATALOGUES[`../../../src/edubba/locale/${language}/${domain}.ftl`] ?? "");
}

/** What stands in positions of each game, by the field; `tests/locale/test_fields.py` gathers it. */
describe.each(Object.entries(stands))("the words of a position of %s", (game, fields) => {
  it.each(["en", "de"])("are read as they are shown, in %s", (language) => {
    learn(language, "web");
    learn(language, game);
    for (const [field, ids] of Object.entries<string[]>(fields)) {
      const shown = ids.map((id) => valueName(game, field, id));
      expect(
        shown.map((text) => valueId(game, field, text)),
        field,
      ).toEqual(ids);
      // Rows are typed with commas.
      if (field !== "decision") expect(shown.filter((text) => text.includes(","))).toEqual([]);
      const spoken = shown.map((text) => text.toLowerCase());
      expect(new Set(spoken).size, field).toBe(ids.length);
    }
  });
});

it("a phase has words of its own beside the decisions", () => {
  learn("de", "web");
  learn("de", "after_the_flood");
  const phases = ["collect", "decline", "end_of_turn"];
  const told = phases.map((each) => valueName("after_the_flood", "phase", each));
  expect(told).toEqual(["Einkommen", "Niedergang", "Ende der Runde"]);
  const act = valueName("after_the_flood", "act", "build_city");
  expect(valueId("after_the_flood", "act", act)).toBe("build_city");
});

it("a decision is set by its words, though an act is called so too", () => {
  learn("en", "web");
  learn("en", "after_the_flood");
  expect(valueId("after_the_flood", "decision", "build a city")).toBe("build");
  expect(valueName("after_the_flood", "decision", "place_workers")).toBe("place workers");
});
