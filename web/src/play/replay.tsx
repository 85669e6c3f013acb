/** A match once more, step by step, with a slider. */
import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";

import { useAsked } from "../app/asked";
import { gameTitle } from "../app/house";
import { ProblemPage } from "../app/problem";
import { address } from "../app/route";
import type { AnyBoard } from "../boards";
import type { ReplayStep, TableInfo } from "../generated/protocol";
import * as http from "../net/http";
import { asProblem } from "../net/problem";
import type { Problem } from "../net/problem";
import { paced } from "../settings";
import { Icon } from "../ui/icons";
import { SeatMark } from "../ui/seats";
import { say, word } from "../words";
import { nameAt, namesAt } from "./names";
import { useBoard } from "./screen";
import { Table, TableContext } from "./table";
import "./replay.css";

const BEAT = 1_100;
const FASTEST = 150;

/** Every position asked for once. */
class Steps {
  readonly #match: string;
  readonly #seat: number | null;
  readonly #asked = new Map<number, Promise<ReplayStep>>();

  constructor(match: string, seat: number | null) {
    this.#match = match;
    this.#seat = seat;
  }

  get(step: number): Promise<ReplayStep> {
    let asked = this.#asked.get(step);
    if (!asked) {
      asked = http.replayStep(this.#match, step, this.#seat);
      asked.catch(() => this.#asked.delete(step));
      this.#asked.set(step, asked);
    }
    return asked;
  }
}

interface PlayerProps {
  match: string;
  table: TableInfo;
  last: number;
  module: AnyBoard;
}

function Player({ match, table, last, module }: PlayerProps): JSX.Element {
  const own = table.seats.findIndex((seat) => seat.mine);
  const [seat, setSeat] = useState<number | null>(own < 0 ? null : own);
  const [at, setAt] = useState(0);
  const [runs, setRuns] = useState(false);
  const [found, setFound] = useState<ReplayStep | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const steps = useMemo(() => new Steps(match, seat), [match, seat]);
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
    steps.get(at).then(
      (step) => {
        if (wanted.current !== at) return;
        shown.show({
          version: step.step,
          seat: step.seat,
          view: step.view,
          prompt: null,
          table,
          names,
          told: new Set(step.events.flatMap((event) => event.targets)),
          still: true,
        });
        setFound(step);
        if (at < last) void steps.get(at + 1).catch(() => undefined);
      },
      (error: unknown) => setProblem(asProblem(error)),
    );
  }, [at, steps, table]);
  useEffect(() => {
    if (!runs) return undefined;
    if (at >= last) {
      setRuns(false);
      return undefined;
    }
    const timer = setTimeout(() => setAt(at + 1), Math.max(FASTEST, paced(BEAT)));
    return () => clearTimeout(timer);
  }, [runs, at, found]);
  if (problem) return <ProblemPage problem={problem} again={() => setProblem(null)} />;
  const { Board } = module;
  const over = table.status === "over";
  const eyes = table.seats.flatMap((each, index) => (over || each.mine ? [index] : []));
  return (
    <TableContext.Provider value={shown}>
      <div class="replay-board board">{found && <Board view={found.view} />}</div>
      <div class="dock replay-dock">
        <p class="prompt" aria-live="polite" data-testid="replay-words">
          {found?.entry?.seat !== null && found?.entry?.seat !== undefined && (
            <SeatMark seat={found.entry.seat} size={18} />
          )}
          <span>
            {found && found.words.length > 0
              ? found.words.map((each) => word(each, names)).join(" ")
              : at === 0
                ? say("replay-begin")
                : say("replay-silent")}
          </span>
        </p>
        <div class="replay-row">
          <button
            type="button"
            class="button square"
            aria-label={say("replay-back")}
            disabled={at === 0}
            onClick={() => setAt(at - 1)}
          >
            <Icon name="back" />
          </button>
          <button
            type="button"
            class="button primary square"
            aria-label={runs ? say("replay-pause") : say("replay-play")}
            onClick={() => {
              if (at >= last) setAt(0);
              setRuns(!runs);
            }}
          >
            <Icon name={runs ? "pause" : "play"} />
          </button>
          <button
            type="button"
            class="button square"
            aria-label={say("replay-on")}
            disabled={at >= last}
            onClick={() => setAt(at + 1)}
          >
            <Icon name="skip" />
          </button>
          <input
            type="range"
            min={0}
            max={last}
            value={at}
            aria-label={say("replay-slider")}
            data-testid="replay-slider"
            onInput={(event) => {
              setRuns(false);
              setAt(Number(event.currentTarget.value));
            }}
          />
          <span class="replay-count" data-testid="replay-step" data-value={at}>
            {say("replay-step", { step: at, of: last })}
          </span>
        </div>
        <div class="row replay-facts">
          {table.seats.map((_, index) => (
            <span key={index} class="replay-score">
              <SeatMark seat={index} size={14} /> {names[index]} <b>{found?.scores[index] ?? ""}</b>
            </span>
          ))}
          {eyes.length > 1 && (
            <label class="replay-eyes">
              {say("replay-eyes")}{" "}
              <select
                value={String(seat ?? "")}
                onChange={(event) => {
                  const { value } = event.currentTarget;
                  setSeat(value === "" ? null : Number(value));
                }}
              >
                {eyes.map((index) => (
                  <option key={index} value={String(index)}>
                    {nameAt(table, index)}
                  </option>
                ))}
                {own < 0 && <option value="">{say("replay-spectator")}</option>}
              </select>
            </label>
          )}
        </div>
      </div>
    </TableContext.Provider>
  );
}

/** The match first, for it may be unknown; then the table it was played at. */
async function findMatch(match: string, table: string | null): Promise<Found> {
  const { steps } = await http.replay(match);
  return { steps, table: await http.table(table ?? match.replace(/-\d+$/, "")) };
}

interface Found {
  steps: number;
  table: TableInfo;
}

export default function ReplayScreen(props: { match: string; table: string | null }): JSX.Element {
  const { match } = props;
  const found = useAsked(() => findMatch(match, props.table), [props.table, match]);
  const { module, problem } = useBoard(found.value?.table.game ?? null);
  const wrong = found.problem ?? problem;
  if (wrong) return <ProblemPage problem={wrong} again={() => location.reload()} />;
  if (!found.value) {
    return (
      <p class="quiet loading" role="status">
        {say("loading")}
      </p>
    );
  }
  const { table, steps } = found.value;
  return (
    <section class="replay">
      <div class="row apart">
        <h1 tabIndex={-1}>{say("replay-of", { game: gameTitle(table.game) })}</h1>
        <a class="button" href={address({ screen: "table", id: table.id, code: null })}>
          {say("to-table")}
        </a>
      </div>
      {module ? (
        <Player match={match} table={table} last={steps} module={module} />
      ) : (
        <p class="quiet">{say("loading")}</p>
      )}
    </section>
  );
}
