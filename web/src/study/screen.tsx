/** The analysis board: a match, or a position, that one plays on for all seats and has judged. */
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";

import { useAsked } from "../app/asked";
import { Frame, ThemeSwitch } from "../app/frame";
import { gameInfo, gameTitle } from "../app/house";
import { ProblemPage } from "../app/problem";
import type { Step } from "../app/problem";
import { address, go as goTo, noteAddress } from "../app/route";
import { flat } from "../boards";
import type { AnyBoard } from "../boards";
import type { ByHand, TableInfo } from "../generated/protocol";
import * as http from "../net/http";
import { codeOf, tableOf } from "../net/invitations";
import { asProblem } from "../net/problem";
import type { Problem } from "../net/problem";
import { useDrawers } from "../play/drawers";
import { copyLink, invitation, momentFor } from "../play/link";
import { namesAt, seatWord } from "../play/names";
import { Actions } from "../play/question";
import { useBoard } from "../play/screen";
import { Shell } from "../play/shell";
import { TableContext, useWord } from "../play/table";
import { Tooltip } from "../play/tooltip";
import { useStore } from "../store";
import { saveFile } from "../ui/download";
import { Icon } from "../ui/icons";
import { SeatMark } from "../ui/seats";
import { say } from "../words";
import * as ask from "./ask";
import { Beginning } from "./beginning";
import { Chances, Choices, Outcomes } from "./choices";
import { Editor } from "./editor";
import { Graph } from "./graph";
import { nextMistake, Review } from "./review";
import { kept, Study } from "./study";
import { Variations } from "./variations";
import "./study.css";

interface StudyProps {
  match: string | null;
  game: string | null;
  at: number | null;
  /** The puzzle whose position is studied. */
  puzzle: string | null;
}

interface Found {
  table: TableInfo | null;
  game: string;
  steps: number;
  /** Where it begins, if not with the opening. */
  hand: ByHand | null;
  /** Whether nothing is secret here. */
  open: boolean;
}

async function find({ match, game, puzzle }: StudyProps): Promise<Found> {
  if (match === null) {
    const hand = puzzle === null ? null : await http.puzzlePosition(game ?? "", puzzle);
    return { table: null, game: game ?? "", steps: 0, hand, open: true };
  }
  const { steps, open } = await http.replay(match);
  const table = await http.table(tableOf(match));
  return { table, game: table.game, steps, hand: null, open };
}

/** What is asked here, what can be chosen, and what came before. */
function Asked({ study, module }: { study: Study; module: AnyBoard }): JSX.Element {
  const word = useWord();
  const { shown, refused } = useStore(study.now, (now) => now);
  const { Ask } = module;
  const sentence = !shown
    ? say("loading")
    : shown.result
      ? word(shown.result.reason)
      : shown.prompt
        ? word(shown.prompt.prompt)
        : say("prompt-chance");
  const said = shown?.words.map((words) => word(words)).join(" ") ?? "";
  return (
    <section class="question" aria-label={say("dock-label")}>
      <p class="prompt" data-testid="study-prompt" aria-live="polite">
        <span class="prompt-mark">
          {shown && shown.actor >= 0 && <SeatMark seat={shown.actor} size={18} />}
        </span>
        <span>{sentence}</span>
      </p>
      <Imagined study={study} />
      {said && <p class="quiet small said">{said}</p>}
      {refused && (
        <p class="warning small" role="alert">
          {word(refused.words)}
        </p>
      )}
      <Outcomes study={study} />
      <Choices study={study} />
      <Actions module={module} />
      {Ask && shown && (
        <div class="ask">
          <Ask view={shown.view as never} />
        </div>
      )}
    </section>
  );
}

/** Of a match that runs nobody may know more than their seat does. */
function Imagined({ study }: { study: Study }): JSX.Element | null {
  const game = useStore(study.now, (now) => now.shown?.game ?? "");
  if (study.ground.open || !gameInfo(game)?.hidden) return null;
  return (
    <p class="quiet small" data-testid="imagined">
      {say("study-imagined")}
    </p>
  );
}

const TABS = ["review", "variations", "position"] as const;
type Tab = (typeof TABS)[number];

function Tabs({ study }: { study: Study }): JSX.Element {
  const tabs = study.isPast ? TABS : TABS.slice(1);
  const [tab, setTab] = useState<Tab>(tabs[0] ?? "variations");
  const names: Record<Tab, string> = {
    review: say("study-review"),
    variations: say("study-variations"),
    position: say("study-position"),
  };
  return (
    <div class="talk study-tabs">
      <div class="tabs panel">
        <div class="tab-heads" role="tablist" aria-label={say("study")}>
          {tabs.map((each) => (
            <button
              key={each}
              type="button"
              role="tab"
              id={`study-${each}`}
              class="tab"
              aria-selected={tab === each}
              aria-controls="study-body"
              onClick={() => setTab(each)}
            >
              {names[each]}
            </button>
          ))}
        </div>
        <div
          id="study-body"
          role="tabpanel"
          aria-labelledby={`study-${tab}`}
          class="tab-body study-body"
          tabIndex={0}
        >
          {tab === "review" && <Review study={study} />}
          {tab === "variations" && <Variations study={study} />}
          {tab === "position" && (
            <>
              {study.ground.opening !== null && <Beginning study={study} />}
              <Imagined study={study} />
              <Editor study={study} onSet={() => setTab("variations")} />
            </>
          )}
        </div>
      </div>
    </div>
  );
}

/** Through whose eyes, or with all hands open. */
function Eyes({ study }: { study: Study }): JSX.Element | null {
  const { seat, open } = useStore(study.now, (now) => now);
  if (!study.ground.open) return null;
  return (
    <label class="study-eyes">
      <span class="unseen">{say("replay-eyes")}</span>
      <select
        value={open ? "open" : String(seat ?? "")}
        data-testid="eyes"
        onChange={(event) => {
          const { value } = event.currentTarget;
          study.look(value === "" || value === "open" ? null : Number(value), value === "open");
        }}
      >
        <option value="open">{say("study-open")}</option>
        <option value="">{say("study-deciding")}</option>
        {study.names.map((name, at) => (
          <option key={at} value={String(at)}>
            {say("study-eyes", { name })}
          </option>
        ))}
      </select>
    </label>
  );
}

function Tool(props: {
  id: string;
  words: string;
  can?: boolean;
  act(): void;
  children?: ComponentChildren;
  primary?: boolean;
}): JSX.Element {
  const icon = props.children !== undefined;
  return (
    <button
      type="button"
      class={`button ${props.primary ? "primary" : ""} ${icon ? "square" : "tiny"}`}
      disabled={props.can === false}
      data-testid={props.id}
      onClick={props.act}
      {...(icon ? { "aria-label": props.words, title: props.words } : {})}
    >
      {props.children ?? props.words}
    </button>
  );
}

function Bar({ study, table }: { study: Study; table: TableInfo | null }): JSX.Element {
  const { step, moves, review, shown } = useStore(study.now, (now) => now);
  const [told, setTold] = useState("");
  const { steps } = study.ground;
  const { match } = study;
  const isAside = match === null && study.ground.match !== null;
  const widest = say("replay-step", { step: steps, of: steps }).length;
  const next = review === null ? null : nextMistake(review, step);
  const trouble = (error: unknown): void => setTold(asProblem(error).sentence);
  const playOn = (): void => {
    if (match === null || !shown) return;
    const seat = Math.max(0, shown.actor);
    ask
      .again({ match, step, seat })
      .then((table) => goTo({ screen: "table", id: table.id, code: null }), trouble);
  };
  return (
    <div class="study-bar">
      {match !== null && (
        <Graph
          review={review}
          steps={steps}
          at={step}
          names={study.names}
          go={(to) => void study.go(to)}
        />
      )}
      {isAside && <p class="study-aside quiet small">{say("study-aside")}</p>}
      <div class="study-ways">
        <div class="study-row">
          <Tool id="study-start" words={say("study-start")} act={() => study.start()}>
            <Icon name="restart" />
          </Tool>
          <Tool
            id="study-back"
            words={say("replay-back")}
            can={(match !== null && step > 0) || moves.length > 0}
            act={() => study.back()}
          >
            <Icon name="back" />
          </Tool>
          <Tool id="study-on" words={say("replay-on")} act={() => study.on()}>
            <Icon name="on" />
          </Tool>
          {match !== null && (
            <span
              class="replay-count"
              data-testid="study-step"
              data-value={step}
              data-moves={moves.length}
              style={{ "--count": `${widest}ch` }}
            >
              {moves.length > 0
                ? say("study-branch", { step, moves: moves.length })
                : say("replay-step", { step, of: steps })}
            </span>
          )}
          {(moves.length > 0 || isAside) && (
            <Tool
              id="study-return"
              words={study.ground.match === null ? say("study-return-hand") : say("study-return")}
              act={() => study.leaveVariation()}
            />
          )}
          {match !== null && study.isPast && moves.length === 0 && (
            <Tool
              id="study-mistake"
              words={say("study-mistake")}
              can={next !== null}
              act={() => void (next !== null && study.go(next))}
            />
          )}
        </div>
        <div class="study-row">
          <span class="study-told small" role="status">
            {told}
          </span>
          <Tool
            id="study-save"
            words={say("study-save")}
            act={() => {
              ask.tablet(study.asked(step, moves)).then(saveFile, trouble);
            }}
          >
            <Icon name="down" />
          </Tool>
          {match !== null && table && (
            <Tool
              id="study-share"
              words={say("study-share-link")}
              act={() => {
                // Of a running match others may see the replay alone.
                const screen = study.ground.open ? "study" : "replay";
                copyLink(momentFor(table, screen, match, step)).then(
                  () => setTold(say("study-copied")),
                  trouble,
                );
              }}
            >
              <Icon name="copy" />
            </Tool>
          )}
          {match !== null && study.isPast && moves.length === 0 && (
            <Tool
              id="study-play"
              words={say("study-play")}
              can={shown?.actor !== -2}
              act={playOn}
              primary
            />
          )}
        </div>
      </div>
    </div>
  );
}

/** Arrows lead through the match, unless something has a use of its own for them. */
function useKeys(study: Study): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const at = event.target;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (at instanceof HTMLElement && at.matches("input, textarea, select, [role=slider]")) return;
      if (event.key === "ArrowLeft") study.back();
      else if (event.key === "ArrowRight") study.on();
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [study]);
}

function Board(props: {
  study: Study;
  found: Found;
  module: AnyBoard;
  puzzle: string | null;
}): JSX.Element {
  const { study, found } = props;
  useKeys(study);
  const { step, moves, shown, refused } = useStore(study.now, (now) => now);
  const module = useMemo(() => flat(props.module), [props.module]);
  const drawers = useDrawers(module, shown?.seat ?? null);
  const { match } = study.ground;
  useEffect(() => {
    if (match !== null && shown) {
      noteAddress({ screen: "study", match, at: step, ...invitation(match) });
    }
  }, [step]);
  const { table } = found;
  if (refused && !shown) {
    const first: Step | null = table && {
      words: say("to-table"),
      to: { screen: "table", id: table.id, code: codeOf(table.id) },
    };
    return <Refused problem={refused} {...(first ? { first } : {})} />;
  }
  const back = table
    ? address({
        screen: "replay",
        match: match ?? "",
        table: table.id,
        at: step,
        ...invitation(table.id),
      })
    : address(
        props.puzzle === null
          ? { screen: "games" }
          : { screen: "puzzles", game: found.game, id: props.puzzle },
      );
  const board = (
    <Shell
      game={found.game}
      module={module}
      eyes={shown?.seat ?? null}
      names={study.names}
      drawers={drawers}
      top={
        <header class="top-bar">
          <a
            class="button square"
            href={back}
            aria-label={props.puzzle === null ? say("study-leave") : say("puzzle-back")}
          >
            <Icon name="back" />
          </a>
          <h1 tabIndex={-1}>{gameTitle(found.game)}</h1>
          <span class={moves.length > 0 ? "turn-mark mine" : "turn-mark"}>{say("study")}</span>
          <Eyes study={study} />
          <ThemeSwitch />
        </header>
      }
      caption={!module?.tells && <Tooltip />}
      seats={<Chances study={study} />}
      question={<Asked study={study} module={module} />}
      talk={<Tabs study={study} />}
      bar={<Bar study={study} table={table} />}
    />
  );
  const kind = match === null ? "table-screen study by-hand" : "table-screen study";
  return <div class={kind}>{board}</div>;
}

/** In place of a study, why there is none. */
function Refused(props: { problem: Problem; first?: Step }): JSX.Element {
  return (
    <Frame>
      <ProblemPage {...props} again={() => location.reload()} />
    </Frame>
  );
}

export default function StudyScreen(props: StudyProps): JSX.Element {
  const { match, game: asked, puzzle } = props;
  const found = useAsked(() => find(props), [match, asked, puzzle]);
  const { module, problem } = useBoard(found.value?.game ?? null);
  const study = useMemo(() => {
    if (!found.value) return null;
    const { table, game, steps, open } = found.value;
    const info = gameInfo(game);
    const called = table
      ? (): string[] => namesAt(table)
      : (seats: number): string[] =>
          Array.from({ length: seats }, (_, seat) => seatWord(info, seat));
    const id = match ?? (puzzle === null ? `by-hand-${game}` : `puzzle-${puzzle}`);
    const isOwn = match === null && puzzle === null;
    const opening = isOwn ? { game, seats: info?.seats[0] ?? 2 } : null;
    const hand = found.value.hand ?? (isOwn ? (kept.get().hands[id] ?? opening) : null);
    return new Study({ id, match, steps, hand, opening, open }, called, table);
  }, [found.value]);
  useEffect(() => {
    if (!study) return undefined;
    void study.begin(Math.min(props.at ?? 0, study.ground.steps));
    void study.reviewMatch();
    return () => study.end();
  }, [study]);
  const wrong = found.problem ?? problem;
  if (wrong) return <Refused problem={wrong} />;
  if (!found.value || !study || !module) {
    return (
      <main class="page narrow" id="main" tabIndex={-1}>
        <h1 class="quiet loading">{say("loading")}</h1>
      </main>
    );
  }
  return (
    <TableContext.Provider value={study.table}>
      <Board study={study} found={found.value} module={module} puzzle={puzzle} />
    </TableContext.Provider>
  );
}
