/** The people at the table, one line each; a line opens to everything that lies before its seat. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";

import { levelName } from "../app/house";
import type { AnyBoard } from "../boards";
import type { TableInfo } from "../generated/protocol";
import { useStore } from "../store";
import { Count } from "../ui/count";
import { useLarge } from "../ui/narrow";
import { SeatMark } from "../ui/seats";
import { say } from "../words";
import { clockFace, timeLeft, useTicking } from "./clock";
import { matId } from "./drawers";
import type { Drawers } from "./drawers";
import { nameAt } from "./names";
import type { Around } from "./around";
import type { Sitting } from "./sitting";
import { useShown } from "./table";
import { useTurnSeat } from "./turn";

const LITTLE_TIME = 30_000;
/** How wide a glance at a seat is, with its distance. */
const PEEK = 332;

interface Peek {
  seat: number;
  left: number;
  top: number;
}

interface LinesProps {
  table: TableInfo;
  module: AnyBoard | null;
  drawers: Drawers;
  eyes: number | null;
  /** Who is marked. */
  toMove: number | null;
  scores: readonly number[];
  thinking?: readonly number[];
  /** The place of their thought while it waits for the house. */
  queue?: number;
  places?: readonly number[];
  clock?: Around["clock"];
  /** Nothing may be seen: somebody else is to sit down. */
  hidden?: boolean;
}

export function SeatLines(props: LinesProps): JSX.Element {
  const { table, module, drawers, eyes, scores, thinking, queue, places, clock } = props;
  const view = useShown((shown) => shown.view);
  const now = useTicking(clock ? clock.running !== null : false);
  const open = useLarge();
  const [peek, setPeek] = useState<Peek | null>(null);
  const shown = !props.hidden && view !== null;
  const SeatLine = shown ? module?.SeatLine : undefined;
  const SeatMat = shown ? module?.SeatMat : undefined;
  return (
    <ul class="players" tabIndex={0} aria-label={say("players-label")}>
      {table.seats.map((seat, at) => {
        const toMove = props.toMove === at;
        const place = places?.[at];
        const left = clock ? timeLeft(clock, at, now) : null;
        const name = nameAt(table, at);
        const classes = ["player", toMove ? "to-move" : ""].filter(Boolean).join(" ");
        return (
          <li key={at} class={classes} data-seat={at}>
            <div class="player-line">
              <SeatMark seat={at} size={18} />
              <span class="player-who">
                <span class="player-name">{name}</span>
                <span class="player-facts quiet small">
                  {seat.mine && <span>{at === eyes ? say("you") : say("at-this-screen")}</span>}
                  {seat.kind === "bot" && seat.level && <span>{levelName(seat.level)}</span>}
                  {seat.left && <span class="warning">{say("has-left")}</span>}
                  {seat.person && !seat.mine && !seat.left && (
                    <span class={seat.online ? "ok" : "warning"}>
                      {seat.online ? say("is-here") : say("is-away")}
                    </span>
                  )}
                  {thinking?.includes(at) ? (
                    <span class="thinking">
                      {queue ? say("waits-to-think", { place: queue }) : say("thinks")}
                    </span>
                  ) : (
                    toMove && <span class="accent">{say("to-move")}</span>
                  )}
                  {place !== undefined && <span class="accent">{say("place", { place })}</span>}
                </span>
              </span>
              {left !== null && (
                <span
                  class={left < LITTLE_TIME ? "player-clock warning" : "player-clock"}
                  role="timer"
                  aria-label={say("time-of", { name })}
                >
                  {clockFace(left)}
                </span>
              )}
              {scores[at] !== undefined && (
                <span class="player-score" title={say("points-of", { name })}>
                  <span class="unseen">{say("points-label")} </span>
                  <Count value={scores[at]} />
                </span>
              )}
            </div>
            {SeatLine && (
              <div class="seat-line">
                <SeatLine view={view} seat={at} />
              </div>
            )}
            {SeatMat && open && (
              <div class="seat-mat">
                <SeatMat view={view} seat={at} />
              </div>
            )}
            {SeatMat && !open && (
              <button
                type="button"
                class="seat-open"
                aria-label={say("open-mat", { name })}
                aria-expanded={drawers.open === matId(at)}
                data-testid={`seat-${at}`}
                onClick={() => {
                  setPeek(null);
                  drawers.toggle(matId(at));
                }}
                onPointerEnter={(event) => {
                  const { left, top } = event.currentTarget.getBoundingClientRect();
                  if (event.pointerType === "mouse") setPeek({ seat: at, left, top });
                }}
                onPointerLeave={() => setPeek(null)}
              />
            )}
            {SeatMat && peek?.seat === at && drawers.open === null && (
              <div
                class="seat-peek panel"
                style={{ top: `${peek.top}px`, left: `${peek.left - PEEK}px` }}
                data-testid="seat-peek"
              >
                <SeatMat view={view} seat={at} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Whoever thinks; where the board says whose turn it is, nobody else does. */
export function thinkingNow(
  thinking: readonly number[] = [],
  module: AnyBoard | null,
  toMove: number | null,
): readonly number[] {
  return module?.turnOf ? thinking.filter((seat) => seat === toMove) : thinking;
}

export function Seats(props: {
  sitting: Sitting;
  module: AnyBoard | null;
  drawers: Drawers;
}): JSX.Element | null {
  const { sitting, module } = props;
  const seatToMove = useTurnSeat(sitting, module);
  const around = useStore(sitting.around, (now) => now);
  const { table, turn, result } = around;
  if (!table) return null;
  return (
    <SeatLines
      table={table}
      module={module}
      drawers={props.drawers}
      eyes={around.eyes}
      toMove={result ? null : seatToMove}
      scores={around.scores}
      thinking={around.playing ? [] : thinkingNow(turn?.thinking, module, seatToMove)}
      queue={turn?.queue ?? 0}
      {...(result ? { places: result.places } : {})}
      clock={around.clock}
      hidden={around.curtain !== null}
    />
  );
}
