/** The rulebooks: one for players, with examples to click through, and the exact one behind it. */
import type { ComponentType, JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";

import * as http from "../net/http";
import { language, say, word } from "../words";
import { useAsked } from "./asked";
import { GamePicture } from "./cards";
import { Exact, exactBook, EXACTLY, InEnglish } from "./exact";
import { gameTitle, useGames } from "./house";
import { Lazy } from "./lazy";
import { parseMarkdown, rulesTold } from "./markdown";
import type { Block, Item } from "./markdown";
import { ProblemPage } from "./problem";
import { address } from "./route";
import { anchor, BookContext, Drawn, slug } from "./written";
import type { Book } from "./written";
import "./rules.css";

const loadExample = (): Promise<{ default: ComponentType<{ game: string; number: number }> }> =>
  import("./example");

/** An example is drawn once it comes into sight; its room is kept for it. */
function Framed(props: { game: string; number: number; title: string }): JSX.Element {
  const box = useRef<HTMLElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const watching = new IntersectionObserver(
      (seen) => setNear((was) => was || seen.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: "400px" },
    );
    if (box.current) watching.observe(box.current);
    return () => watching.disconnect();
  }, []);
  const { game, number } = props;
  return (
    <figure class="example" ref={box} data-game={game} data-testid="example">
      <figcaption>{say("example", { title: props.title })}</figcaption>
      <div class="example-room">{near && <Lazy load={loadExample} props={{ game, number }} />}</div>
    </figure>
  );
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

/** Where a rule stands: the passage that tells it, or the one that it opens. */
const placeOf = (rule: string): string =>
  `[data-rules~="${CSS.escape(rule)}"], #${CSS.escape(anchor(rule))}`;

const isExample = (block: Block): boolean => block.kind === "code" && block.of === "example";

interface Read {
  /** The players' book; empty for a game that has none. */
  told: Block[];
  exact: Block[] | null;
}

async function readBook(game: string, rule: string | null): Promise<Read> {
  const told = parseMarkdown(await http.book(game));
  const tells = (block: Block): boolean => rule !== null && rulesTold(textOf(block)).includes(rule);
  // A rule that no passage tells (a note, or another game's book) stands in the exact one.
  const wanted = told.length === 0 || (rule !== null && !told.some(tells));
  return { told, exact: wanted ? await exactBook(game) : null };
}

function Contents({ parts, jump }: { parts: Block[]; jump(id: string): void }): JSX.Element {
  return (
    <nav class="rules-contents" aria-label={say("rules-part")}>
      <ol>
        {parts.map(
          (block) =>
            block.kind === "heading" && (
              <li key={block.text}>
                <button type="button" class="in-text" onClick={() => jump(slug(block.text))}>
                  {block.text}
                </button>
              </li>
            ),
        )}
      </ol>
    </nav>
  );
}

export function RulesOf({ game, rule }: { game: string; rule?: string | null }): JSX.Element {
  const { value, problem, again } = useAsked(() => readBook(game, rule ?? null), [game, rule]);
  const [wanted, setWanted] = useState("");
  const [turned, setTurned] = useState<{ exact: boolean } | null>(null);
  const exactAsked = useAsked(
    () => (turned?.exact ? exactBook(game) : Promise.resolve(null)),
    [game, turned],
  );
  const exact = turned ? turned.exact : value?.exact != null;
  const written = exact ? EXACTLY : language();
  const box = useRef<HTMLDivElement>(null);
  const blocks = (exact ? (exactAsked.value ?? value?.exact) : value?.told) ?? null;
  const { before, chapters } = useMemo(() => preface(blocks ?? []), [blocks]);
  const shown = useMemo(
    () => sift(wanted && exact ? (blocks ?? []) : chapters, wanted),
    [blocks, chapters, wanted],
  );
  const examples = useMemo(() => (blocks ?? []).filter(isExample), [blocks]);
  const parts = chapters.filter((block) => block.kind === "heading" && block.level === 2);
  const lookAt = (place: string): void => {
    const target = box.current?.querySelector(place);
    target?.scrollIntoView({ block: "start" });
    if (target instanceof HTMLElement) {
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
    }
  };
  const book = useMemo<Book>(() => {
    const jump = (id: string): void => lookAt(`#${CSS.escape(id)}`);
    if (exact) return { jump };
    return {
      jump,
      exact: (rules) => <Exact game={game} rules={rules} />,
      example: (number) => {
        const [title = ""] =
          examples[number]?.kind === "code" ? examples[number].text.split("\n") : [];
        return <Framed key={number} game={game} number={number} title={title} />;
      },
    };
  }, [game, exact, examples]);
  useEffect(() => {
    if (rule && blocks) lookAt(placeOf(rule));
  }, [rule, blocks]);
  if (problem) return <ProblemPage problem={problem} again={again} />;
  return (
    <div class={exact ? "rules" : "rules for-players"} ref={box}>
      <div class="rules-search">
        <div class="field">
          <label for="rules-search">{say("rules-search")}</label>
          <input
            id="rules-search"
            type="search"
            value={wanted}
            placeholder={exact ? say("rules-search-hint") : say("book-search-hint")}
            onInput={(event) => setWanted(event.currentTarget.value)}
          />
        </div>
        {wanted === "" && parts.length > 0 && (
          <div class="field">
            <label for="rules-part">{say("rules-part")}</label>
            <select
              id="rules-part"
              onChange={(event) => book.jump(event.currentTarget.value)}
              value=""
            >
              <option value="" disabled>
                {say("rules-part-choose")}
              </option>
              {parts.map(
                (block) =>
                  block.kind === "heading" && (
                    <option key={block.text} value={slug(block.text)} lang={written}>
                      {block.text}
                    </option>
                  ),
              )}
            </select>
          </div>
        )}
        {value && value.told.length > 0 && (
          <button
            type="button"
            class="button"
            data-testid="other-book"
            onClick={() => setTurned({ exact: !exact })}
          >
            {exact ? say("rules-to-book") : say("rules-to-exact")}
          </button>
        )}
      </div>
      {blocks === null && (
        <p class="quiet loading" role="status">
          {say("loading")}
        </p>
      )}
      {blocks !== null && shown.length === 0 && <p role="status">{say("rules-nothing")}</p>}
      <BookContext.Provider value={book}>
        {exact && <InEnglish />}
        <div class="rules-text" lang={written}>
          {wanted === "" && !exact && (
            <>
              {before.map((block, at) => (
                <Drawn key={at} block={block} />
              ))}
              {parts.length > 0 && <Contents parts={parts} jump={book.jump} />}
            </>
          )}
          {wanted === "" && exact && before.length > 0 && (
            <details class="rules-preface">
              <summary lang={language()}>{say("rules-preface")}</summary>
              {before.map((block, at) => (
                <Drawn key={at} block={block} />
              ))}
            </details>
          )}
          {shown.map((block, at) => (
            <Drawn
              key={`${exact} ${at}`}
              block={block}
              {...(isExample(block) ? { number: examples.indexOf(block) } : {})}
            />
          ))}
        </div>
      </BookContext.Provider>
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
