/** A match once more, step by step, with a slider. */
import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";

import { useAsked } from "../app/asked";
import { Frame, ThemeSwitch } from "../app/frame";
import { gameInfo, gameTitle } from "../app/house";
import { ProblemPage } from "../app/problem";
import { address, noteAddress } from "../app/route";
import type { AnyBoard } from "../boards";
import type { ReplayInfo, ReplayStep, TableInfo } from "../generated/protocol";
import * as http from "../net/http";
import { codeOf, tableOf } from "../net/invitations";
import { asProblem } from "../net/problem";
import type { Problem } from "../net/problem";
import { paced } from "../settings";
import { Icon } from "../ui/icons";
import { SeatMark } from "../ui/seats";
import { say, word } from "../words";
import { copyLink, invitation, momentFor } from "./link";
import { nameAt, namesAt } from "./names";
import { useDrawers } from "./drawers";
import { ReplayLog, turnsIn } from "./replay-log";
import { useBoard } from "./screen";
import { SeatLines } from "./seats";
import { Shell } from "./shell";
import { Table, TableContext } from "./table";
import type { ShownMoment } from "./table";
import "./replay.css";

const BEAT = 1_100;
const FASTEST = 150;
/** How often a running match is asked for what is new. */
const NEWS = 2_000;
const PACES = [0.5, 1, 2, 4];

/** Every position asked for once. */
class Steps {
  readonly #match: string;
  readonly #seat: number | null;
  readonly #open: boolean;
  readonly #asked = new Map<number, Promise<ReplayStep>>();

  constructor(match: string, seat: number | null, open: boolean) {
    this.#match = match;
    this.#seat = seat;
    this.#open = open;
  }

  get(step: number): Promise<ReplayStep> {
    let asked = this.#asked.get(step);
    if (!asked) {
      asked = http.replayStep(this.#match, step, this.#seat, this.#open);
      asked.catch(() => this.#asked.delete(step));
      this.#asked.set(step, asked);
    }
    return asked;
  }
}

const momentOf = ({ step, entry, events, view }: ReplayStep): ShownMoment => ({
  version: step,
  step,
  seat: entry?.seat ?? null,
  events,
  view,
});

interface PlayerProps {
  match: string;
  table: TableInfo;
  info: ReplayInfo;
  first: number;
  module: AnyBoard;
}

/** Whether a match goes on: it may be over while its series goes on, or its table be closed before it
    is over. */
const goesOn = (now: ReplayInfo, table: TableInfo): boolean => !now.over && table.status !== "over";

/** How far the match has come; a running one is asked again and again. */
function useNow(match: string, info: ReplayInfo, table: TableInfo): ReplayInfo {
  const [now, setNow] = useState(info);
  const runs = goesOn(now, table);
  useEffect(() => {
    if (!runs) return undefined;
    const look = (): void => {
      http.replay(match).then(setNow, () => undefined); // the next time, perhaps
    };
    const timer = setInterval(look, NEWS);
    return () => clearInterval(timer);
  }, [match, runs]);
  return now;
}

function Player({ match, table, info, first, module }: PlayerProps): JSX.Element {
  const own = table.seats.findIndex((seat) => seat.mine);
  const now = useNow(match, info, table);
  const { over, steps: last } = now;
  const live = goesOn(now, table);
  const [seat, setSeat] = useState<number | null>(own < 0 ? null : own);
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(Math.min(first, last));
  const [runs, setRuns] = useState(false);
  const [pace, setPace] = useState(1);
  const [follows, setFollows] = useState(false);
  const log = useAsked(() => http.matchLog(match, seat), [match, seat, last]);
  const lines = log.value?.lines ?? [];
  const turns = turnsIn(lines);
  const go = (to: number): void => {
    setRuns(false);
    setFollows(false);
    setAt(Math.max(0, Math.min(last, to)));
  };
  const [found, setFound] = useState<ReplayStep | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const steps = useMemo(() => new Steps(match, seat, open), [match, seat, open]);
  const names = namesAt(table);
  const wanted = useRef(0);
  const shown = useMemo(
    () =>
      new Table({
        act: () => undefined,
        askPreview: () => undefined,
        askWhy: () => undefined,
        confirms: () => false,
      }),
    [],
  );
  useEffect(() => {
    wanted.current = at;
    noteAddress({ screen: "replay", match, table: table.id, at, ...invitation(match) });
    steps.get(at).then(
      (step) => {
        if (wanted.current !== at) return;
        const { staging } = shown;
        // one step on is played where there is a stage; anything else is a jump
        const played = staging && found && at === found.step + 1 && step.seat === found.seat;
        shown.show({
          version: step.step,
          seat: step.seat,
          moment: played ? momentOf(step) : null,
          past: played ? null : momentOf(step),
          prompt: null,
          table,
          names,
          still: true,
          ...(played ? {} : { view: step.view }),
        });
        const tell = (): void => {
          if (wanted.current !== at) return;
          const told = new Set(step.events.flatMap((event) => event.targets));
          shown.shown.update({ view: step.view, told });
          setFound(step);
        };
        if (played) void staging.rested().then(tell);
        else tell();
        if (at < last) void steps.get(at + 1).catch(() => undefined);
      },
      (error: unknown) => setProblem(asProblem(error)),
    );
  }, [at, steps, table]);
  useEffect(() => {
    if (!runs || found?.step !== at) return undefined; // what is being played is seen first
    if (at >= last) {
      if (!follows) setRuns(false);
      return undefined;
    }
    const timer = setTimeout(() => setAt(at + 1), Math.max(FASTEST, paced(BEAT)) / pace);
    return () => clearTimeout(timer);
  }, [runs, at, found, last, pace, follows]);
  if (problem) {
    return (
      <Frame>
        <ProblemPage problem={problem} again={() => setProblem(null)} />
      </Frame>
    );
  }
  const eyes = table.seats.flatMap((each, index) => (over || each.mine ? [index] : []));
  const by = found?.entry?.seat ?? null;
  return (
    <TableContext.Provider value={shown}>
      <Replayed
        table={table}
        match={match}
        now={now}
        at={at}
        talk={<ReplayLog lines={lines} names={names} at={at} go={go} />}
        module={module}
        eyes={found?.seat ?? null}
        toMove={!live && at >= last ? null : by}
        scores={found?.scores ?? []}
        question={
          <section class="question" aria-label={say("replay")}>
            <p class="prompt" aria-live="polite" data-testid="replay-words" data-step={found?.step}>
              <span class="prompt-mark">{by !== null && <SeatMark seat={by} size={18} />}</span>
              <span>
                {found && found.words.length > 0
                  ? found.words.map((each) => word(each, names)).join(" ")
                  : at === 0
                    ? say("replay-begin")
                    : say("replay-silent")}
              </span>
            </p>
            {eyes.length > 1 && (
              <label class="replay-eyes">
                {say("replay-eyes")}{" "}
                <select
                  value={open ? "open" : String(seat ?? "")}
                  data-testid="replay-eyes"
                  onChange={(event) => {
                    const { value } = event.currentTarget;
                    setOpen(value === "open");
                    if (value !== "open") setSeat(value === "" ? null : Number(value));
                  }}
                >
                  {eyes.map((index) => (
                    <option key={index} value={String(index)}>
                      {nameAt(table, index)}
                    </option>
                  ))}
                  {own < 0 && <option value="">{say("replay-spectator")}</option>}
                  {over && gameInfo(table.game)?.hidden && (
                    <option value="open">{say("study-open")}</option>
                  )}
                </select>
              </label>
            )}
          </section>
        }
        bar={
          <div class="replay-bar">
            <button
              type="button"
              class="button square"
              aria-label={say("replay-turn-back")}
              title={say("replay-turn-back")}
              data-testid="turn-back"
              disabled={at === 0}
              onClick={() => go(turns.findLast((step) => step < at) ?? 0)}
            >
              <Icon name="undo" />
            </button>
            <button
              type="button"
              class="button square"
              aria-label={say("replay-back")}
              disabled={at === 0}
              onClick={() => go(at - 1)}
            >
              <Icon name="back" />
            </button>
            <button
              type="button"
              class="button primary square"
              aria-label={runs ? say("replay-pause") : say("replay-play")}
              onClick={() => {
                if (at >= last && !live) setAt(0);
                setRuns(!runs);
                setFollows(!runs && live);
              }}
            >
              <Icon name={runs ? "pause" : "play"} />
            </button>
            <button
              type="button"
              class="button square"
              aria-label={say("replay-on")}
              disabled={at >= last}
              onClick={() => go(at + 1)}
            >
              <Icon name="on" />
            </button>
            <button
              type="button"
              class="button square"
              aria-label={say("replay-turn-on")}
              title={say("replay-turn-on")}
              data-testid="turn-on"
              disabled={at >= last}
              onClick={() => go(turns.find((step) => step > at) ?? last)}
            >
              <Icon name="redo" />
            </button>
            <input
              type="range"
              min={0}
              max={last}
              value={at}
              aria-label={say("replay-slider")}
              data-testid="replay-slider"
              onInput={(event) => go(Number(event.currentTarget.value))}
            />
            <span class="replay-count" data-testid="replay-step" data-value={at}>
              {say("replay-step", { step: at, of: last })}
            </span>
            {live && (
              <button
                type="button"
                class={follows && at >= last ? "button tiny primary" : "button tiny"}
                data-testid="replay-live"
                aria-pressed={follows && at >= last}
                onClick={() => {
                  setAt(last);
                  setRuns(true);
                  setFollows(true);
                }}
              >
                {say("replay-live")}
              </button>
            )}
            <label class="replay-pace">
              <span class="unseen">{say("replay-pace")}</span>
              <select
                value={String(pace)}
                data-testid="replay-pace"
                onChange={(event) => setPace(Number(event.currentTarget.value))}
              >
                {PACES.map((times) => (
                  <option key={times} value={String(times)}>
                    {say("replay-times", { times })}
                  </option>
                ))}
              </select>
            </label>
          </div>
        }
      />
    </TableContext.Provider>
  );
}

interface ReplayedProps {
  table: TableInfo;
  match: string;
  now: ReplayInfo;
  at: number;
  talk: JSX.Element;
  module: AnyBoard;
  eyes: number | null;
  toMove: number | null;
  scores: number[];
  question: JSX.Element;
  bar: JSX.Element;
}

/** Hands the moment that is shown to others. */
function Share({ table, match, at }: ReplayedProps): JSX.Element {
  const [told, setTold] = useState("");
  useEffect(() => setTold(""), [at]);
  const share = (): void => {
    copyLink(momentFor(table, "replay", match, at)).then(
      () => setTold(say("study-copied")),
      (error: unknown) => setTold(asProblem(error).sentence),
    );
  };
  return (
    <>
      <span class="unseen" role="status">
        {told}
      </span>
      <button
        type="button"
        class="button square"
        aria-label={say("study-share-link")}
        title={told || say("study-share-link")}
        data-testid="replay-share"
        onClick={share}
      >
        <Icon name={told ? "done" : "copy"} />
      </button>
    </>
  );
}

/** The same frame as at the table; the controls lie where the steps of a turn do. */
function Replayed(props: ReplayedProps): JSX.Element {
  const { table, match, module, eyes } = props;
  const drawers = useDrawers(module, eyes);
  return (
    <Shell
      game={table.game}
      module={module}
      eyes={eyes}
      names={namesAt(table)}
      drawers={drawers}
      top={
        <header class="top-bar">
          <a
            class="button square"
            href={address({ screen: "table", id: table.id, code: codeOf(table.id) })}
            aria-label={say("to-table")}
          >
            <Icon name="back" />
          </a>
          <h1 tabIndex={-1}>{say("replay-of", { game: gameTitle(table.game) })}</h1>
          <span class="turn-mark">{say("replay")}</span>
          <Share {...props} />
          {(props.now.open || (table.mine && table.help)) && (
            <a
              class="button tiny"
              href={address({ screen: "study", match, at: props.at, ...invitation(match) })}
              data-testid="to-study"
            >
              {say("study")}
            </a>
          )}
          <ThemeSwitch />
        </header>
      }
      seats={
        <SeatLines
          table={table}
          module={module}
          drawers={drawers}
          eyes={eyes}
          toMove={props.toMove}
          scores={props.scores}
        />
      }
      question={props.question}
      talk={props.talk}
      bar={props.bar}
    />
  );
}

/** The match first, for it may be unknown; then the table it was played at. */
async function findMatch(match: string, table: string | null): Promise<Found> {
  const info = await http.replay(match);
  return { info, table: await http.table(table ?? tableOf(match)) };
}

interface Found {
  info: ReplayInfo;
  table: TableInfo;
}

export default function ReplayScreen(props: {
  match: string;
  table: string | null;
  at: number | null;
}): JSX.Element {
  const { match } = props;
  const found = useAsked(() => findMatch(match, props.table), [props.table, match]);
  const { module, problem } = useBoard(found.value?.table.game ?? null);
  const wrong = found.problem ?? problem;
  if (wrong) {
    return (
      <Frame>
        <ProblemPage problem={wrong} again={() => location.reload()} />
      </Frame>
    );
  }
  if (!found.value) {
    return (
      <main class="page narrow" id="main" tabIndex={-1}>
        <h1 class="quiet loading">{say("loading")}</h1>
      </main>
    );
  }
  const { table, info } = found.value;
  return (
    <div class="table-screen replaying">
      {module ? (
        <Player match={match} table={table} info={info} first={props.at ?? 0} module={module} />
      ) : (
        <p class="quiet loading">{say("loading")}</p>
      )}
    </div>
  );
}
