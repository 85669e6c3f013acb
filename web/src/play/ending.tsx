/** How the game ended: who won, why, and where the points come from; and what next. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { address, go } from "../app/route";
import type { AnyBoard } from "../boards";
import type { ReplayStep, ResultInfo, TableInfo } from "../generated/protocol";
import * as http from "../net/http";
import { asProblem } from "../net/problem";
import { useStore } from "../store";
import { Count } from "../ui/count";
import { Dialog } from "../ui/dialog";
import { SeatMark } from "../ui/seats";
import { say, word } from "../words";
import { nameAt, namesAt } from "./names";
import { playAgain } from "./again";
import { decided } from "./decided";
import type { Decided } from "./decided";
import { DiceProof } from "./dice";
import type { Sitting } from "./sitting";
import { useShown } from "./table";
import "./ending.css";

/** Seats from the first place to the last. */
export function byPlace(result: ResultInfo): number[] {
  return result.places
    .map((place, seat) => ({ place, seat }))
    .toSorted((a, b) => a.place - b.place || a.seat - b.seat)
    .map(({ seat }) => seat);
}

function Breakdown({
  result,
  table,
}: {
  result: ResultInfo;
  table: TableInfo;
}): JSX.Element | null {
  // What nobody has points for says nothing.
  const lines = result.breakdown.filter(({ points }) => points.some((count) => count !== 0));
  if (lines.length === 0) return null;
  const seats = byPlace(result);
  const most = Math.max(1, ...lines.flatMap((line) => line.points.map(Math.abs)));
  return (
    <div class="scrolls" tabIndex={0} role="group" aria-label={say("breakdown-label")}>
      <table class="facts breakdown">
        <thead>
          <tr>
            <th scope="col">{say("category")}</th>
            {seats.map((seat) => (
              <th key={seat} scope="col" class="number">
                <SeatMark seat={seat} size={14} /> <span class="unseen">{nameAt(table, seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.category}>
              <th scope="row">{word(line.label)}</th>
              {seats.map((seat) => (
                <td key={seat} class="number">
                  {line.points[seat]}
                  <span
                    class="bar-mark"
                    aria-hidden="true"
                    style={{ width: `${(Math.abs(line.points[seat] ?? 0) / most) * 100}%` }}
                  />
                </td>
              ))}
            </tr>
          ))}
          <tr class="total">
            <th scope="row">{say("total")}</th>
            {seats.map((seat) => (
              <td key={seat} class="number">
                <b>{result.points[seat]}</b>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

/** Leaves in a ring, for whoever has won. */
function Wreath(): JSX.Element {
  const leaves = Array.from({ length: 18 }, (_, at) => -150 + at * 17.6);
  return (
    <svg class="wreath" viewBox="-60 -60 120 120" aria-hidden="true">
      {leaves.map((turn) => (
        <g key={turn} transform={`rotate(${turn}) translate(0 44) scale(${turn < 0 ? -1 : 1} 1)`}>
          <path d="M0 0C7 -7 7 -15 0 -21C-7 -15 -7 -7 0 0Z" transform="rotate(58)" />
          <path d="M0 0C5 -5 5 -12 0 -16C-5 -12 -5 -5 0 0Z" transform="rotate(112)" />
        </g>
      ))}
    </svg>
  );
}

/** Counts up from nothing when it is first seen. */
function Won({ points }: { points: number }): JSX.Element {
  const [shown, show] = useState(0);
  useEffect(() => show(points), [points]);
  return <Count value={shown} />;
}

function Places({ result, table }: { result: ResultInfo; table: TableInfo }): JSX.Element {
  return (
    <ol class="places">
      {byPlace(result).map((seat) => (
        <li key={seat} class={result.places[seat] === 1 ? "first" : ""}>
          {result.places[seat] === 1 ? (
            <span class="crowned">
              <Wreath />
              <SeatMark seat={seat} size={30} />
            </span>
          ) : (
            <SeatMark seat={seat} size={20} />
          )}
          <span class="grow">
            <span class="place-number quiet">
              {say("place", { place: result.places[seat] ?? 0 })}
            </span>{" "}
            {nameAt(table, seat)}
          </span>
          <b class="place-points" title={say("points", { points: result.points[seat] ?? 0 })}>
            <Won points={result.points[seat] ?? 0} />
          </b>
        </li>
      ))}
    </ol>
  );
}

/** So many sentences tell a moment; the last one of a game may bring its whole scoring. */
const TOLD = 3;

/** The step that decided it, in its own sentences and with when it was. */
function Step({ step, names }: { step: ReplayStep; names: string[] }): JSX.Element {
  const by = step.entry?.seat ?? null;
  return (
    <>
      {" "}
      {by !== null && step.words.length > 0 && <SeatMark seat={by} size={14} />}{" "}
      {step.words
        .slice(0, TOLD)
        .map((words) => word(words, names))
        .join(" ")}
      {step.words.length > TOLD ? " …" : ""}{" "}
      <span class="quiet">{say("end-decided-at", { step: step.step })}</span>
    </>
  );
}

/** What decided the match, as its replay tells it. */
export function DecidedBy(props: {
  found: Decided;
  result: ResultInfo;
  names: string[];
}): JSX.Element {
  const { found, result, names } = props;
  const name = names[byPlace(result)[0] ?? 0] ?? "";
  const silent = "step" in found && found.step.words.length === 0;
  return (
    <section class="decided" data-testid="decided" data-how={found.how}>
      <h3>{say("end-decided")}</h3>
      <p>
        {found.how === "led" && say("end-decided-led", { name })}
        {found.how === "level" && `${say("end-decided-level")} ${word(result.reason, names)}`}
        {found.how === "passed" && silent && say("end-decided-passed", { name })}
        {found.how === "ended" && say("end-decided-ended")}
        {"step" in found && <Step step={found.step} names={names} />}
      </p>
    </section>
  );
}

function DecidedMoment(props: {
  match: string;
  result: ResultInfo;
  table: TableInfo;
  eyes: number | null;
  module: AnyBoard | null;
}): JSX.Element | null {
  const { match, result, table, eyes, module } = props;
  const [found, setFound] = useState<Decided | null | "sought">("sought");
  useEffect(() => {
    http
      .replay(match)
      .then(({ steps }) =>
        decided(
          steps,
          byPlace(result).filter((seat) => result.places[seat] === 1),
          (step) => http.replayStep(match, step, eyes),
          (step) => module?.standing?.(step.view as never) ?? step.scores,
        ),
      )
      .then(setFound)
      .catch(() => setFound(null)); // a replay that cannot be had is no harm
  }, [match]);
  if (found === "sought") return <section class="decided" aria-busy="true" />;
  return found && <DecidedBy found={found} result={result} names={namesAt(table)} />;
}

export function winners(result: ResultInfo, table: TableInfo): string {
  const first = byPlace(result).filter((seat) => result.places[seat] === 1);
  const mine = first.filter((seat) => table.seats[seat]?.mine);
  if (first.length > 1)
    return say("end-shared", { names: first.map((s) => nameAt(table, s)).join(", ") });
  const people = table.seats.filter((seat) => seat.mine).length;
  if (mine.length === 1 && people === 1) return say("end-you-won");
  return say("end-won", { name: nameAt(table, first[0] ?? 0) });
}

const leave = (): void => go({ screen: "home" });

interface EndingProps {
  sitting: Sitting;
  module: AnyBoard | null;
  onClose: () => void;
}

export function Ending({ sitting, module, onClose }: EndingProps): JSX.Element | null {
  const result = useStore(sitting.around, (around) => around.result);
  const table = useStore(sitting.around, (around) => around.table);
  const match = useStore(sitting.around, (around) => around.match);
  const eyes = useStore(sitting.around, (around) => around.eyes);
  const log = useStore(sitting.around, (around) => around.log);
  const view = useShown((shown) => shown.view);
  const [failed, setFailed] = useState("");
  if (!result || !table) return null;
  const again = (rate?: string): void => {
    playAgain(table, eyes, rate).then(
      (next) => {
        onClose();
        if (next.id !== table.id) go({ screen: "table", id: next.id, code: null });
      },
      (error: unknown) => setFailed(asProblem(error).sentence),
    );
  };
  const Extra = module?.Ending;
  const { series } = table;
  return (
    <Dialog title={winners(result, table)} onClose={onClose} class="ending" reads>
      <p data-testid="end-reason">{word(result.reason, namesAt(table))}</p>
      <Places result={result} table={table} />
      {Extra && (
        <Extra
          view={view}
          extra={result.extra}
          result={result}
          table={table}
          log={log}
          again={again}
          leave={leave}
        />
      )}
      {match && (
        <DecidedMoment match={match} result={result} table={table} eyes={eyes} module={module} />
      )}
      <Breakdown result={result} table={table} />
      {series && (
        <p class="quiet">
          {say("series-stands", { number: series.number, games: series.games })}{" "}
          {series.wins.map((wins, seat) => `${nameAt(table, seat)} ${wins}`).join(" · ")}
        </p>
      )}
      {failed && (
        <p class="warning" role="alert">
          {failed}
        </p>
      )}
      {match && <DiceProof match={match} />}
      <div class="row end-ways">
        {table.mine && (
          <button
            type="button"
            class="button primary"
            onClick={() => again()}
            data-testid="rematch"
          >
            {series && !series.over ? say("next-game") : say("rematch")}
          </button>
        )}
        <button type="button" class="button" onClick={leave} data-testid="end-leave">
          {say("to-menu")}
        </button>
        <button type="button" class="button" onClick={onClose}>
          {say("look-at-board")}
        </button>
        {match && (
          <>
            <a class="button" href={address({ screen: "replay", match, table: table.id })}>
              {say("replay")}
            </a>
            <a class="button" href={address({ screen: "study", match })} data-testid="end-review">
              {say("study-review")}
            </a>
          </>
        )}
      </div>
    </Dialog>
  );
}

/** Somebody has set up the return match: go there. */
export function RematchNote({ table }: { table: TableInfo }): JSX.Element | null {
  if (!table.rematch) return null;
  const { rematch } = table;
  return (
    <p class="notice" role="status">
      <span>{say("rematch-waits")}</span>
      <button
        type="button"
        class="button tiny primary"
        onClick={() => {
          http
            .join(rematch, null)
            .catch(() => null) // already seated there
            .finally(() => go({ screen: "table", id: rematch, code: null }));
        }}
      >
        {say("go-there")}
      </button>
    </p>
  );
}
