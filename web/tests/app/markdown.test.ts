import { describe, expect, it } from "vitest";

import { parseInline, parseMarkdown, ruleId } from "../../src/app/markdown";
import type { Block } from "../../src/app/markdown";
import { preface, sift, textOf } from "../../src/app/rules";

const books = import.meta.glob<string>("../../../src/edubba/games/*/RULES.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

describe("inline marks", () => {
  it("are code, strong, emphasis and links, one inside the other", () => {
    expect(parseInline("a `b` **c *d*** [e](https://f)")).toEqual([
      { kind: "text", text: "a " },
      { kind: "code", text: "b" },
      { kind: "text", text: " " },
      {
        kind: "strong",
        inside: [
          { kind: "text", text: "c " },
          { kind: "em", inside: [{ kind: "text", text: "d" }] },
        ],
      },
      { kind: "text", text: " " },
      { kind: "link", to: "https://f", inside: [{ kind: "text", text: "e" }] },
    ]);
  });

  it("leaves stars that mark nothing", () => {
    expect(parseInline("2 * 3 * 4")).toEqual([{ kind: "text", text: "2 * 3 * 4" }]);
  });
});

describe("blocks", () => {
  it("are headings, paragraphs, lists, tables and code", () => {
    const blocks = parseMarkdown(
      "# One\n\nText\ngoes on.\n\n- a\n  - b\n- c\n  more\n\n2. two\n3. three\n\n| x | y |\n| --- | --- |\n| 1 | 2 |\n\n```\ncode\n```\n",
    );
    expect(blocks.map(({ kind }) => kind)).toEqual([
      "heading",
      "paragraph",
      "list",
      "list",
      "table",
      "code",
    ]);
    const [, paragraph, list, ordered, table] = blocks;
    expect(paragraph).toMatchObject({ text: "Text goes on." });
    expect(list).toMatchObject({ ordered: false, items: [{ text: "a" }, { text: "c more" }] });
    expect(list?.kind === "list" && list.items[0]?.below).toMatchObject([
      { kind: "list", items: [{ text: "b" }] },
    ]);
    expect(ordered).toMatchObject({ ordered: true, start: 2 });
    expect(table).toMatchObject({ text: ["1 | 2"] });
  });

  it("that open with the id of a rule can be linked to", () => {
    expect(ruleId("**GU-7.6** (seed) A capture")).toBe("GU-7.6");
    expect(ruleId("GU-UI-1.1 camera")).toBe("GU-UI-1.1");
    expect(ruleId("see GU-7.6")).toBeNull();
  });

  it("keep two rules apart that stand on lines of their own", () => {
    const blocks = parseMarkdown("UR-1.1 One.\nUR-1.2 Two.\n");
    expect(blocks.map((block) => textOf(block))).toEqual(["UR-1.1 One.", "UR-1.2 Two."]);
  });
});

describe("searching", () => {
  const blocks = parseMarkdown("## A\n\n- wood and ore\n- gold\n\n## B\n\nNothing here.\n");

  it("keeps what speaks of all words, under its heading", () => {
    const found = sift(blocks, "Ore wood");
    expect(found.map((block: Block) => textOf(block))).toEqual(["A", "wood and ore"]);
  });

  it("keeps everything when nothing is looked for", () => {
    expect(sift(blocks, " ")).toEqual(blocks);
  });
});

describe.each(Object.entries(books))("the rulebook %s", (_, source) => {
  it("is read whole: every rule that opens a line or a cell is there", () => {
    const ids = (block: Block): string[] => {
      switch (block.kind) {
        case "list":
          return block.items.flatMap((item) =>
            [ruleId(item.text) ?? [], item.below.flatMap(ids)].flat(),
          );
        case "table":
          return block.text.flatMap((text) => ruleId(text) ?? []);
        case "paragraph":
          return [ruleId(block.text) ?? []].flat();
        default:
          return [];
      }
    };
    const wanted = [
      ...source.matchAll(/^(?:\| *|[ ]*[-*][ ]+)?(?:\*\*)?([A-Z]{2}(?:-UI)?-\d+(?:\.\d+)+)/gm),
    ].map(([, id]) => id);
    const found = new Set(parseMarkdown(source).flatMap(ids));
    expect(wanted.length).toBeGreaterThan(20);
    expect(wanted.filter((id) => !found.has(id as string))).toEqual([]);
  });
});

describe("the preface of a rulebook", () => {
  it("is what stands before the first chapter, without the title", () => {
    const blocks = parseMarkdown("# Title\n\nMarks.\n\n## 1. Summary\n\nPlay.\n");
    const { before, chapters } = preface(blocks);
    expect(before.map(textOf)).toEqual(["Marks."]);
    expect(chapters.map(textOf)).toEqual(["1. Summary", "Play."]);
  });

  it("every rulebook has one, and chapters after it", () => {
    for (const book of Object.values(books)) {
      const { before, chapters } = preface(parseMarkdown(book));
      expect(before.length).toBeGreaterThan(0);
      expect(chapters.length).toBeGreaterThan(before.length);
    }
  });
});
