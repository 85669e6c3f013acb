/** The people at the table: name, shape, points, time, whether they are here, whose turn it is. */
import type { JSX } from "preact";

import { levelName } from "../app/house";
import type { AnyBoard } from "../boards";
import { useStore } from "../store";
import { SeatMark } from "../ui/seats";
import { say } from "../words";
import { clockFace, timeLeft, useTicking } from "./clock";
import { nameAt } from "./names";
import type { Sitting } from "./sitting";
import { useTurnSeat } from "./turn";

const LITTLE_TIME = 30_000;

export function Players(props: { sitting: Sitting; module: AnyBoard | null }): JSX.Element | null {
  const { sitting, module } = props;
  const seatToMove = useTurnSeat(sitting, module);
  const room = useStore(sitting.room, (now) => now);
  const { table, turn, clock, scores, eyes, result } = room;
  const now = useTicking(clock?.running !== null && clock !== null);
  if (!table) return null;
  return (
    <ul class="players" aria-label={say("players-label")}>
      {table.seats.map((seat, at) => {
        const toMove = !result && seatToMove === at;
        const thinking = turn?.thinking.includes(at) ?? false;
        const place = result?.places[at];
        const left = clock ? timeLeft(clock, at, now) : null;
        return (
          <li key={at} class={toMove ? "player to-move" : "player"} data-seat={at}>
            <SeatMark seat={at} size={20} />
            <span class="player-who">
              <span class="player-name">{nameAt(table, at)}</span>
              <span class="player-facts quiet small">
                {seat.mine && <span>{at === eyes ? say("you") : say("at-this-screen")}</span>}
                {seat.kind === "bot" && seat.level && <span>{levelName(seat.level)}</span>}
                {seat.left && <span class="warning">{say("has-left")}</span>}
                {seat.person && !seat.mine && !seat.left && (
                  <span class={seat.online ? "ok" : "warning"}>
                    {seat.online ? say("is-here") : say("is-away")}
                  </span>
                )}
                {thinking ? (
                  <span class="thinking">{say("thinks")}</span>
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
                aria-label={say("time-of", { name: nameAt(table, at) })}
              >
                {clockFace(left)}
              </span>
            )}
            {scores[at] !== undefined && (
              <span class="player-score" title={say("points-of", { name: nameAt(table, at) })}>
                <span class="unseen">{say("points-label")} </span>
                {scores[at]}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
