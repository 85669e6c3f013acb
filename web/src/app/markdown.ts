/** Reads the Markdown of the rulebooks: headings, paragraphs, lists, tables, code; nothing else. */

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "code"; text: string }
  | { kind: "strong" | "em"; inside: Inline[] }
  | { kind: "link"; to: string; inside: Inline[] };

export type Block =
  | { kind: "heading"; level: number; inside: Inline[]; text: string }
  | { kind: "paragraph"; inside: Inline[]; text: string }
  | { kind: "list"; ordered: boolean; start: number; items: Item[] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][]; text: string[] }
  | { kind: "code"; text: string; of: string }
  | { kind: "rule" };

export interface Item {
  inside: Inline[];
  text: string;
  below: Block[];
}

const INLINE = /`([^`]+)`|\*\*(.+?)\*\*(?!\*)|\*(?!\s)([^*]+?)\*|\[([^\]]+)\]\(([^)\s]+)\)/;

/** What a passage of a players' book tells: `{GU-7.1 GU-7.3}` at its end, which nobody reads. */
const MARK = /\s*\{([A-Z]{2}-[^{}]*)\}/g;

export function parseInline(text: string): Inline[] {
  const found: Inline[] = [];
  let rest = text.replaceAll(MARK, "");
  for (let match = INLINE.exec(rest); match; match = INLINE.exec(rest)) {
    const [whole, code, strong, em, words, to] = match;
    if (match.index > 0) found.push({ kind: "text", text: rest.slice(0, match.index) });
    if (code !== undefined) found.push({ kind: "code", text: code });
    else if (strong !== undefined) found.push({ kind: "strong", inside: parseInline(strong) });
    else if (em !== undefined) found.push({ kind: "em", inside: parseInline(em) });
    else if (words !== undefined && to !== undefined) {
      found.push({ kind: "link", to, inside: parseInline(words) });
    }
    rest = rest.slice(match.index + whole.length);
  }
  if (rest !== "") found.push({ kind: "text", text: rest });
  return found;
}

/** The id of the rule that a line, an item or a cell opens with. */
export function ruleId(text: string): string | null {
  return /^\s*(?:\*\*)?([A-Z]{2}(?:-UI)?-\d+(?:\.\d+)+)/.exec(text)?.[1] ?? null;
}

/** The rules that a passage of a players' book tells. */
export function rulesTold(text: string): string[] {
  return [...text.matchAll(MARK)].flatMap((mark) => mark[1]?.split(" ") ?? []);
}

const ITEM = /^(\s*)([-*]|\d+\.)\s+(.*)$/;
const HEADING = /^(#{1,6})\s+(.*)$/;
const TABLE_LINE = /^\s*\|.*\|\s*$/;
const TABLE_RULE = /^\s*\|[\s:|-]+\|\s*$/;
const RULE = /^\s*(?:-{3,}|\*{3,})\s*$/;

const cells = (line: string): string[] => {
  const inner = line.trim().replace(/^\|/, "").replace(/\|$/, "");
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll("\\|", "|"));
};

class Reader {
  readonly #lines: string[];
  #at = 0;

  constructor(source: string) {
    this.#lines = source.replaceAll("\r", "").split("\n");
  }

  read(): Block[] {
    const blocks: Block[] = [];
    while (this.#at < this.#lines.length) {
      const block = this.#block();
      if (block) blocks.push(block);
    }
    return blocks;
  }

  #line(): string {
    return this.#lines[this.#at] ?? "";
  }

  #block(): Block | null {
    const line = this.#line();
    if (line.trim() === "") {
      this.#at += 1;
      return null;
    }
    if (line.startsWith("```")) return this.#code();
    const heading = HEADING.exec(line);
    if (heading) {
      this.#at += 1;
      const text = heading[2] ?? "";
      return { kind: "heading", level: heading[1]?.length ?? 1, inside: parseInline(text), text };
    }
    if (RULE.test(line)) {
      this.#at += 1;
      return { kind: "rule" };
    }
    if (TABLE_LINE.test(line)) return this.#table();
    if (ITEM.test(line)) return this.#list();
    return this.#paragraph();
  }

  #code(): Block {
    const of = this.#line().slice(3).trim();
    const inside: string[] = [];
    for (this.#at += 1; this.#at < this.#lines.length; this.#at += 1) {
      if (this.#line().startsWith("```")) break;
      inside.push(this.#line());
    }
    this.#at += 1;
    return { kind: "code", text: inside.join("\n"), of };
  }

  #table(): Block {
    const lines: string[] = [];
    for (; TABLE_LINE.test(this.#line()); this.#at += 1) lines.push(this.#line());
    const headed = lines[1] !== undefined && TABLE_RULE.test(lines[1]);
    const body = lines.slice(headed ? 2 : 0);
    return {
      kind: "table",
      head: headed ? cells(lines[0] ?? "").map(parseInline) : [],
      rows: body.map((line) => cells(line).map(parseInline)),
      text: body.map((line) => cells(line).join(" | ")),
    };
  }

  #list(): Block {
    const first = ITEM.exec(this.#line());
    const indent = first?.[1]?.length ?? 0;
    const ordered = /\d/.test(first?.[2] ?? "");
    const items: Item[] = [];
    for (;;) {
      const match = ITEM.exec(this.#line());
      if (!match || (match[1]?.length ?? 0) !== indent || /\d/.test(match[2] ?? "") !== ordered)
        break;
      this.#at += 1;
      items.push(this.#item(match[3] ?? "", indent));
    }
    return { kind: "list", ordered, start: Number.parseInt(first?.[2] ?? "1", 10) || 1, items };
  }

  /** The rest of an item: lines that go on, and lists that lie deeper. */
  #item(begin: string, indent: number): Item {
    let text = begin;
    const below: Block[] = [];
    for (;;) {
      const line = this.#line();
      const deeper = ITEM.exec(line);
      if (deeper && (deeper[1]?.length ?? 0) > indent) below.push(this.#list());
      else if (line.trim() !== "" && !deeper && /^\s+\S/.test(line)) {
        text += ` ${line.trim()}`;
        this.#at += 1;
      } else if (line.trim() === "" && this.#goesOn(indent)) this.#at += 1;
      else break;
    }
    return { inside: parseInline(text), text, below };
  }

  /** After an empty line the item goes on only with something deeper. */
  #goesOn(indent: number): boolean {
    const next = this.#lines[this.#at + 1] ?? "";
    const deeper = ITEM.exec(next);
    return deeper !== null && (deeper[1]?.length ?? 0) > indent;
  }

  #paragraph(): Block {
    const inside: string[] = [];
    for (;;) {
      const line = this.#line();
      const ends =
        line.trim() === "" || HEADING.test(line) || TABLE_LINE.test(line) || line.startsWith("```");
      if (ends || (inside.length > 0 && (ITEM.test(line) || ruleId(line)))) break;
      inside.push(line.trim());
      this.#at += 1;
    }
    const text = inside.join(" ");
    return { kind: "paragraph", inside: parseInline(text), text };
  }
}

export function parseMarkdown(source: string): Block[] {
  return new Reader(source).read();
}
