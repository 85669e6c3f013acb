import { beforeAll, describe, expect, it } from "vitest";

import { addCatalogue, message, say, word } from "../src/words";

const sources = import.meta.glob<string>("../src/**/*.{ts,tsx}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const [catalogue] = Object.values(
  import.meta.glob<string>("../../src/edubba/locale/en/web.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

const shell = Object.entries(sources)
  .filter(([path]) => !/\/(boards\/.+\/|ur3d|generated)/.test(path))
  .map(([, source]) => source)
  .join("\n");
const known = [...(catalogue ?? "").matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id as string);
/** Literal ids of the shell's own catalogue, and where an id is made of something else. */
const asked = new Set(
  [...shell.matchAll(/\bsay\(\s*"([^"]+)"|"web\/([^"]+)"/g)].map(([, a, b]) => (a ?? b) as string),
);

const brought = (seat: string, other: string, what: string): string =>
  word(
    message("tea/brought", {
      seat: message(`tea/${seat}`),
      other: message(`tea/${other}`),
      what: message(`tea/${what}`),
    }),
    ["Enheduanna"],
  );

describe("wording", () => {
  beforeAll(() => {
    addCatalogue(
      "test",
      "plain = Hello, { $name }.\nmany = { $n ->\n    [one] one\n   *[other] { $n }\n}\nseat-1 = Dark\n",
    );
    addCatalogue("web", catalogue ?? "");
  });

  it("fills sentences in, messages inside messages too", () => {
    expect(word(message("test/plain", { name: "Ninsun" }))).toBe("Hello, Ninsun.");
    expect(word(message("test/plain", { name: message("test/seat-1") }))).toBe("Hello, Dark.");
    expect(word(message("test/many", { n: 1 }))).toBe("one");
    expect(word(message("test/many", { n: 3 }))).toBe("3");
  });

  it("calls seats by the names of the people there", () => {
    expect(word(message("test/seat-1"), ["Ninsun", "Shulgi"])).toBe("Shulgi");
    expect(word(message("test/plain", { name: message("test/seat-1") }), ["A", "B"])).toBe(
      "Hello, B.",
    );
    expect(word(message("test/seat-1"))).toBe("Dark");
  });

  it("lets words bring their grammar along", () => {
    addCatalogue(
      "tea",
      `seat-0 = Host
cup = cup
urn = urn
    .article = an
guests = the guests
    .number = plural
brought = { $seat } { $seat-number ->
    [plural] bring
   *[one] brings
} { $other-same ->
    [seat] it along
   *[none] { $other } { $what-article ->
        [an] an
       *[a] a
    } { $what }
}.
`,
    );
    expect(brought("seat-0", "guests", "cup")).toBe("Enheduanna brings the guests a cup.");
    expect(brought("guests", "seat-0", "urn")).toBe("the guests bring Enheduanna an urn.");
    expect(brought("seat-0", "seat-0", "urn")).toBe("Enheduanna brings it along.");
  });

  it("shows the id of what is missing or not filled in", () => {
    expect(word(message("test/nothing"))).toBe("‹test/nothing›");
    expect(word(message("nowhere/id"))).toBe("‹nowhere/id›");
    expect(word(message("test/plain"))).toBe("‹test/plain›");
    expect(word(null)).toBe("");
  });

  it("speaks of places and counts properly", () => {
    expect([1, 2, 3, 4].map((place) => say("place", { place }))).toEqual([
      "1st",
      "2nd",
      "3rd",
      "4th",
    ]);
    expect(say("players", { least: 2, most: 2, same: "yes" })).toBe("2 players");
  });
});

describe("the shell's catalogue", () => {
  it("has every sentence that the code asks for", () => {
    expect(asked.size).toBeGreaterThan(100);
    expect([...asked].filter((id) => !known.includes(id))).toEqual([]);
  });

  it("has no sentence that nobody asks for", () => {
    const fields = /^(field|value)-/; // of positions: tests/locale/test_fields.py looks for them there
    expect(known.filter((id) => !asked.has(id) && !fields.test(id))).toEqual([]);
  });

  it("is asked by literal ids only", () => {
    const made = [...shell.matchAll(/\bsay\(\s*([^"\s][^)]{0,40})/g)].map(([, what]) => what ?? "");
    const own = made.filter(
      (what) => !/^(id: string|text|prompt\.|fixture|button\.|event\.|`field-)/.test(what),
    );
    expect(own).toEqual([]);
  });
});
