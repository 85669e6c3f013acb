/** Behind a passage of the players' book: the exact rules it tells, and how doubts were settled. */
import type { JSX } from "preact";
import { useContext, useId, useState } from "preact/hooks";

import * as http from "../net/http";
import { language, say, word } from "../words";
import { useAsked } from "./asked";
import { parseMarkdown, ruleId } from "./markdown";
import type { Block, Item } from "./markdown";
import { BookContext, Drawn } from "./written";

/** The language in which the exact rules are written, whatever the page speaks. */
export const EXACTLY = "en";

/** Where the page speaks another one, that they are in English. */
export const InEnglish = (): JSX.Element | null =>
  language() === EXACTLY ? null : <p class="quiet small">{say("rules-in-english")}</p>;

const read = new Map<string, Promise<Block[]>>();

/** The exact rulebook of a game, fetched once. */
export function exactBook(game: string): Promise<Block[]> {
  let asked = read.get(game);
  if (!asked) {
    asked = http.rules(game).then(parseMarkdown);
    asked.catch(() => read.delete(game));
    read.set(game, asked);
  }
  return asked;
}

/** `R3`, `RL-3`, or in a table with the rules it settles: `3 | UL-4.7`. */
const RULING = /^\**(RL?-?\d+\b|\d+(?= \| [A-Z]{2}-))/;

/** Every passage of a rulebook that stands for itself, with the text that names it. */
function* passages(blocks: Block[]): Generator<{ text: string; block: Block }> {
  for (const block of blocks) {
    if (block.kind === "paragraph") yield { text: block.text, block };
    if (block.kind === "list") {
      for (const item of block.items) {
        yield { text: item.text, block: only(block, item) };
        yield* passages(item.below);
      }
    }
    if (block.kind === "table") {
      for (const [at, text] of block.text.entries()) {
        yield { text, block: { ...block, rows: block.rows.slice(at, at + 1), text: [text] } };
      }
    }
  }
}

const only = (list: Block & { kind: "list" }, item: Item): Block => ({ ...list, items: [item] });

/** The exact words of these rules, and the rulings that they name or that name them. */
export function exactly(book: Block[], rules: string[]): Block[] {
  const every = [...passages(book)];
  const found = rules.flatMap((rule) =>
    every.filter(({ text }) => ruleId(text) === rule).slice(0, 1),
  );
  const words = found.map(({ text }) => text).join(" ");
  const settles = (text: string): boolean => {
    const ruling = RULING.exec(text)?.[1];
    if (ruling === undefined) return false;
    const names = (rule: string): boolean =>
      new RegExp(`${rule.replaceAll(".", "\\.")}(?![\\d.]*\\d)`).test(text);
    const called = /^\d/.test(ruling) ? `Ruling ${ruling}` : ruling;
    return new RegExp(`\\b${called}\\b`).test(words) || rules.some(names);
  };
  const rulings = every.filter(({ text }) => settles(text));
  return [...found, ...rulings].map(({ block }) => block);
}

function Panel({ game, rules, id }: { game: string; rules: string[]; id: string }): JSX.Element {
  const { value, problem } = useAsked(() => exactBook(game), [game]);
  const { jump } = useContext(BookContext);
  return (
    <div class="exactly" id={id}>
      {problem && <p class="warning">{word(problem.words)}</p>}
      {value === null && !problem && <p class="quiet">{say("loading")}</p>}
      <InEnglish />
      <BookContext.Provider value={{ jump }}>
        <div lang={EXACTLY}>
          {value && exactly(value, rules).map((block, at) => <Drawn key={at} block={block} />)}
        </div>
      </BookContext.Provider>
    </div>
  );
}

export function Exact({ game, rules }: { game: string; rules: string[] }): JSX.Element {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      {" "}
      <button
        type="button"
        class="to-exact"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={say("book-exactly")}
        title={say("book-exactly")}
        onClick={() => setOpen(!open)}
      >
        §
      </button>
      {open && <Panel game={game} rules={rules} id={id} />}
    </>
  );
}
