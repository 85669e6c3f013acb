import { cleanup, fireEvent, render } from "@testing-library/preact";
import { afterEach, describe, expect, it, vi } from "vitest";

import { Exact, exactly } from "../../src/app/exact";
import { parseMarkdown, rulesTold } from "../../src/app/markdown";
import { sift, textOf } from "../../src/app/rules";
import { addCatalogue, speak } from "../../src/words";

const EXACT = parseMarkdown(`# Rules

## 1. Moves

- **GU-7.1** A bird moves on. (R2)
- **GU-7.10** A bird rests.

| id | what |
| --- | --- |
| GU-8.1 | A toll. |

## 2. Rulings

- **R2 How far.** All the way.
- **R3 Rest.** As GU-7.10 says.

| No. | Rule | Ruling |
| --- | --- | --- |
| 4 | GU-8.1 | Once. |
| 5 | GU-8.2 | Never. |
`);

const BOOK = parseMarkdown(`# Game

## Moving

Birds fly on. {GU-7.1 GU-7.2}

- Some rest. {GU-7.10}
- Some do not.

\`\`\`example
A flight
\`\`\`
`);

describe("the players' book", () => {
  it("knows what its passages tell, and does not say it", () => {
    const [, , paragraph, list, example] = BOOK;
    expect(rulesTold(textOf(paragraph as never))).toEqual(["GU-7.1", "GU-7.2"]);
    expect(paragraph).toMatchObject({ inside: [{ text: "Birds fly on." }] });
    expect(list).toMatchObject({ items: [{ inside: [{ text: "Some rest." }] }, {}] });
    expect(example).toMatchObject({ kind: "code", of: "example", text: "A flight" });
  });

  it("is searched like the exact one", () => {
    expect(sift(BOOK, "rest")).toMatchObject([{ kind: "heading" }, { items: [{}] }]);
  });
});

const words = (rules: string[]): string[] => exactly(EXACT, rules).map(textOf);

describe("the exact rules behind a passage", () => {
  it("are those it tells, with the rulings that they name", () => {
    expect(words(["GU-7.1"])).toEqual([
      "**GU-7.1** A bird moves on. (R2)",
      "**R2 How far.** All the way.",
    ]);
  });

  it("and with the rulings that name them, which may stand in tables", () => {
    expect(words(["GU-8.1", "GU-7.10"])).toEqual([
      "GU-8.1 | A toll.",
      "**GU-7.10** A bird rests.",
      "**R3 Rest.** As GU-7.10 says.",
      "4 | GU-8.1 | Once.",
    ]);
  });
});

describe("the exact rules, which are in English", () => {
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it.each([
    ["de", "Nur auf Englisch."],
    ["en", null],
  ])("are read as such, and said to be on a page that speaks %s", async (language, said) => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("- **GU-7.1** A bird moves on.")));
    speak(language);
    addCatalogue("web", "rules-in-english = Nur auf Englisch.\nbook-exactly = Genau");
    const shown = render(<Exact game={`game-${language}`} rules={["GU-7.1"]} />);
    fireEvent.click(shown.getByRole("button"));
    const rule = await shown.findByText(/A bird moves on/);
    expect(rule.closest("[lang]")?.getAttribute("lang")).toBe("en");
    const told = shown.queryByText("Nur auf Englisch.");
    expect(told?.textContent ?? null).toBe(said);
    expect(told?.closest("[lang]") ?? null).toBeNull();
  });
});
