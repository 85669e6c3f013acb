/** Draws what `markdown.ts` has read: the words of both rulebooks. */
import { createContext } from "preact";
import type { ComponentChildren, JSX } from "preact";
import { useContext } from "preact/hooks";

import { say } from "../words";
import { ruleId, rulesTold } from "./markdown";
import type { Block, Inline, Item } from "./markdown";

export const anchor = (id: string): string => `rule-${id}`;
export const slug = (text: string): string =>
  `part-${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-")}`;

/** What a book does that is read on a page: go somewhere in it, and open what lies behind a passage. */
export interface Book {
  jump(id: string): void;
  /** The exact rules that a passage tells. */
  exact?(rules: string[]): ComponentChildren;
  /** The pictures of an example, counted from 0. */
  example?(number: number): ComponentChildren;
}

export const BookContext = createContext<Book>({ jump: () => undefined });

function Link({ part }: { part: Inline & { kind: "link" } }): JSX.Element {
  const { jump } = useContext(BookContext);
  const words = <Words inside={part.inside} />;
  if (part.to.startsWith("#")) {
    return (
      <button type="button" class="in-text" onClick={() => jump(slug(part.to.slice(1)))}>
        {words}
      </button>
    );
  }
  return /^https?:/.test(part.to) ? (
    <a href={part.to} rel="noreferrer" target="_blank">
      {words}
    </a>
  ) : (
    words
  );
}

export function Words({ inside }: { inside: Inline[] }): JSX.Element {
  return (
    <>
      {inside.map((part, at) => {
        switch (part.kind) {
          case "text":
            return part.text;
          case "code":
            return <code key={at}>{part.text}</code>;
          case "strong":
            return (
              <strong key={at}>
                <Words inside={part.inside} />
              </strong>
            );
          case "em":
            return (
              <em key={at}>
                <Words inside={part.inside} />
              </em>
            );
          default:
            return <Link key={at} part={part} />;
        }
      })}
    </>
  );
}

/** How a passage can be found: by the id it opens with, or by the rules it tells. */
const named = (text: string): { id?: string; class?: string; "data-rules"?: string } => {
  const told = rulesTold(text);
  if (told.length > 0) return { class: "told", "data-rules": told.join(" ") };
  const id = ruleId(text);
  return id ? { id: anchor(id), class: "a-rule" } : {};
};

/** What lies behind a passage. */
function Behind({ text }: { text: string }): JSX.Element | null {
  const { exact } = useContext(BookContext);
  const rules = rulesTold(text);
  return exact && rules.length > 0 ? <>{exact(rules)}</> : null;
}

function Entry({ item }: { item: Item }): JSX.Element {
  return (
    <li {...named(item.text)}>
      <Words inside={item.inside} />
      <Behind text={item.text} />
      {item.below.map((block, at) => (
        <Drawn key={at} block={block} />
      ))}
    </li>
  );
}

function DrawnTable({ block }: { block: Block & { kind: "table" } }): JSX.Element {
  return (
    <div class="scrolls" tabIndex={0} role="group" aria-label={say("rules-table")}>
      <table class="facts">
        {block.head.length > 0 && (
          <thead>
            <tr>
              {block.head.map((cell, at) =>
                cell.length === 0 ? (
                  <td key={at}>
                    <Words inside={cell} />
                  </td>
                ) : (
                  <th key={at} scope="col">
                    <Words inside={cell} />
                  </th>
                ),
              )}
            </tr>
          </thead>
        )}
        <tbody>
          {block.rows.map((row, line) => (
            <tr key={line} {...named(block.text[line] ?? "")}>
              {row.map((cell, at) => (
                <td key={at}>
                  <Words inside={cell} />
                  {at === row.length - 1 && <Behind text={block.text[line] ?? ""} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function Drawn({ block, number }: { block: Block; number?: number }): JSX.Element {
  const { example } = useContext(BookContext);
  switch (block.kind) {
    case "heading": {
      // The screen has the first level for itself.
      const Tag = `h${Math.max(2, block.level)}` as "h2";
      return (
        <Tag id={slug(block.text)}>
          <Words inside={block.inside} />
        </Tag>
      );
    }
    case "paragraph": {
      // What opens behind a passage is more than a paragraph may hold.
      const Tag = rulesTold(block.text).length > 0 ? "div" : "p";
      return (
        <Tag {...named(block.text)}>
          <Words inside={block.inside} />
          <Behind text={block.text} />
        </Tag>
      );
    }
    case "list": {
      const items = block.items.map((item, at) => <Entry key={at} item={item} />);
      return block.ordered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>;
    }
    case "table":
      return <DrawnTable block={block} />;
    case "code":
      return example && number !== undefined ? (
        <>{example(number)}</>
      ) : (
        <pre class="scrolls" tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      );
    default:
      return <hr />;
  }
}
