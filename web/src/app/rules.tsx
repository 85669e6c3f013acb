/** The rulebooks: every rule with its id, to be read, searched and linked to. */
import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";

import * as http from "../net/http";
import { say, word } from "../words";
import { useAsked } from "./asked";
import { GamePicture } from "./cards";
import { gameTitle, useGames } from "./house";
import { parseMarkdown, ruleId } from "./markdown";
import type { Block, Inline, Item } from "./markdown";
import { ProblemPage } from "./problem";
import { address } from "./route";
import "./rules.css";

const anchor = (id: string): string => `rule-${id}`;
const slug = (text: string): string => `part-${text.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`;

function Words({ inside }: { inside: Inline[] }): JSX.Element {
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
            return /^https?:/.test(part.to) ? (
              <a key={at} href={part.to} rel="noreferrer" target="_blank">
                <Words inside={part.inside} />
              </a>
            ) : (
              <Words key={at} inside={part.inside} />
            );
        }
      })}
    </>
  );
}

const named = (text: string): { id?: string } => {
  const id = ruleId(text);
  return id ? { id: anchor(id) } : {};
};

function Entry({ item }: { item: Item }): JSX.Element {
  return (
    <li {...named(item.text)} class={ruleId(item.text) ? "a-rule" : ""}>
      <Words inside={item.inside} />
      {item.below.map((block, at) => (
        <Drawn key={at} block={block} />
      ))}
    </li>
  );
}

function Drawn({ block }: { block: Block }): JSX.Element {
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
    case "paragraph":
      return (
        <p {...named(block.text)} class={ruleId(block.text) ? "a-rule" : ""}>
          <Words inside={block.inside} />
        </p>
      );
    case "list":
      return block.ordered ? (
        <ol start={block.start}>
          {block.items.map((item, at) => (
            <Entry key={at} item={item} />
          ))}
        </ol>
      ) : (
        <ul>
          {block.items.map((item, at) => (
            <Entry key={at} item={item} />
          ))}
        </ul>
      );
    case "table":
      return (
        <div class="scrolls" tabIndex={0} role="group" aria-label={say("rules-table")}>
          <table class="facts">
            {block.head.length > 0 && (
              <thead>
                <tr>
                  {block.head.map((cell, at) => (
                    <th key={at} scope="col">
                      <Words inside={cell} />
                    </th>
                  ))}
                </tr>
              </thead>
            )}
            <tbody>
              {block.rows.map((row, line) => (
                <tr key={line} {...named(block.text[line] ?? "")}>
                  {row.map((cell, at) => (
                    <td key={at}>
                      <Words inside={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    case "code":
      return (
        <pre class="scrolls" tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      );
    default:
      return <hr />;
  }
}

const plain = (item: Item): string => [item.text, ...item.below.map(textOf)].join(" ");

/** Everything a block says, for searching. */
export function textOf(block: Block): string {
  switch (block.kind) {
    case "list":
      return block.items.map(plain).join(" ");
    case "table":
      return block.text.join(" ");
    case "rule":
      return "";
    default:
      return block.text;
  }
}

/** Only what speaks of the words looked for, each under its heading. */
export function sift(blocks: Block[], wanted: string): Block[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return blocks;
  const fits = (text: string): boolean => {
    const lower = text.toLowerCase();
    return words.every((each) => lower.includes(each));
  };
  const found: Block[] = [];
  let heading: Block | null = null;
  for (const block of blocks) {
    if (block.kind === "heading") {
      heading = block;
      continue;
    }
    let kept: Block | null = fits(textOf(block)) ? block : null;
    if (kept?.kind === "list")
      kept = { ...kept, items: kept.items.filter((item) => fits(plain(item))) };
    if (kept?.kind === "table") {
      const rows = kept.text.map((text, at) => ({ text, at })).filter(({ text }) => fits(text));
      const table = kept;
      kept = {
        ...table,
        rows: rows.map(({ at }) => table.rows[at] ?? []),
        text: rows.map(({ text }) => text),
      };
    }
    const empty =
      (kept?.kind === "list" && kept.items.length === 0) ||
      (kept?.kind === "table" && kept.rows.length === 0);
    if (!kept || empty) continue;
    if (heading) found.push(heading);
    heading = null;
    found.push(kept);
  }
  return found;
}

/** What stands before the first chapter, without the title, which the screen has already. */
export function preface(blocks: Block[]): { before: Block[]; chapters: Block[] } {
  const first = blocks.findIndex((block) => block.kind === "heading" && block.level === 2);
  if (first < 0) return { before: [], chapters: blocks };
  const before = blocks.slice(0, first).filter((block) => block.kind !== "heading");
  return { before, chapters: blocks.slice(first) };
}

export function RulesOf({ game, rule }: { game: string; rule?: string | null }): JSX.Element {
  const { value, problem, again } = useAsked(() => http.rules(game), [game]);
  const [wanted, setWanted] = useState("");
  const box = useRef<HTMLDivElement>(null);
  const blocks = useMemo(() => (value === null ? [] : parseMarkdown(value)), [value]);
  const { before, chapters } = useMemo(() => preface(blocks), [blocks]);
  const shown = useMemo(() => sift(wanted ? blocks : chapters, wanted), [blocks, wanted]);
  const parts = blocks.filter((block) => block.kind === "heading" && block.level === 2);
  const jump = (id: string): void => {
    const target = box.current?.querySelector(`#${CSS.escape(id)}`);
    target?.scrollIntoView({ block: "start" });
    if (target instanceof HTMLElement) {
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
    }
  };
  useEffect(() => {
    if (rule && blocks.length > 0) jump(anchor(rule));
  }, [rule, blocks]);
  if (problem) return <ProblemPage problem={problem} again={again} />;
  return (
    <div class="rules" ref={box}>
      <div class="rules-search">
        <div class="field">
          <label for="rules-search">{say("rules-search")}</label>
          <input
            id="rules-search"
            type="search"
            value={wanted}
            placeholder={say("rules-search-hint")}
            onInput={(event) => setWanted(event.currentTarget.value)}
          />
        </div>
        {wanted === "" && parts.length > 0 && (
          <div class="field">
            <label for="rules-part">{say("rules-part")}</label>
            <select id="rules-part" onChange={(event) => jump(event.currentTarget.value)} value="">
              <option value="" disabled>
                {say("rules-part-choose")}
              </option>
              {parts.map(
                (block) =>
                  block.kind === "heading" && (
                    <option key={block.text} value={slug(block.text)}>
                      {block.text}
                    </option>
                  ),
              )}
            </select>
          </div>
        )}
      </div>
      {value === null && (
        <p class="quiet loading" role="status">
          {say("loading")}
        </p>
      )}
      {value !== null && shown.length === 0 && <p role="status">{say("rules-nothing")}</p>}
      <div class="rules-text">
        {wanted === "" && before.length > 0 && (
          <details class="rules-preface">
            <summary>{say("rules-preface")}</summary>
            {before.map((block, at) => (
              <Drawn key={at} block={block} />
            ))}
          </details>
        )}
        {shown.map((block, at) => (
          <Drawn key={at} block={block} />
        ))}
      </div>
    </div>
  );
}

export default function RulesScreen(props: {
  game: string | null;
  rule: string | null;
}): JSX.Element {
  const games = useGames();
  if (props.game) {
    return (
      <>
        <p class="way-back">
          <a href={address({ screen: "rules", game: null, rule: null })}>{say("rules-all")}</a>
        </p>
        <div class="row apart">
          <h1 tabIndex={-1}>{say("rules-of", { game: gameTitle(props.game) })}</h1>
          <a class="button primary" href={address({ screen: "new", game: props.game })}>
            {say("play-this")}
          </a>
        </div>
        <RulesOf game={props.game} rule={props.rule} />
      </>
    );
  }
  return (
    <>
      <h1 class="screen-title" tabIndex={-1}>
        {say("rules-title")}
      </h1>
      <p class="quiet lead">{say("rules-lead")}</p>
      <ul class="cards">
        {games.map((game) => (
          <li key={game.id}>
            <a class="card" href={address({ screen: "rules", game: game.id, rule: null })}>
              <GamePicture game={game.id} />
              <span class="card-words">
                <h2 class="card-title">{word(game.title)}</h2>
                <span class="quiet small">{word(game.summary)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
