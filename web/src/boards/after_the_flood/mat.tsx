/** The own goods, workers, armies and cities along the lower edge, and what a choice would change. */
import type { JSX } from "preact";

import type { FloodView } from "../../generated/views";
import { CoveredBox } from "../../play/spot";
import { useLarge, usePhone } from "../../ui/narrow";
import { useWord } from "../../play/table";
import { Change } from "../../ui/change";
import { Count } from "../../ui/count";
import { SeatMark } from "../../ui/seats";
import { message } from "../../words";
import { FigureIcon } from "./figures";
import { endPoints, turnPoints } from "./forecast";
import { useOutlook } from "./ghost";
import { GOODS, LUXURIES, Thing, VALUES } from "./goods";
import { armyOf, cityPiece, READY, usePieces, workerOf } from "./pieces";
import { useTerms } from "./terms";
import { goodName, seatName } from "./words";

function Luxury(): JSX.Element {
  return (
    <svg class="flood-luxury" width="12" height="12" viewBox="-6 -6 12 12" aria-hidden="true">
      <path
        d="M0,-5L1.500,-1.500L5,0L1.500,1.500L0,5L-1.500,1.500L-5,0L-1.500,-1.500Z"
        fill="var(--flood-pill-edge)"
      />
    </svg>
  );
}

/** As wide with one digit as with two, so that nothing shifts. */
const padded = (count: number): string => String(count).padStart(2, "\u2007");

export function Mat({ view, seat }: { view: FloodView; seat: number }): JSX.Element | null {
  const say = useWord();
  const terms = useTerms();
  const pieces = usePieces(view);
  const { changes } = useOutlook(view);
  const large = useLarge();
  const phone = usePhone();
  const player = view.players[seat];
  if (!player) return null;
  const own = view.actor === player.colour;
  const size = large ? 54 : phone ? 34 : 42;
  const changed = (of: string): number | undefined => (own ? changes[of] : undefined);
  const forces = [
    {
      id: `workers:${player.colour}`,
      kind: "worker" as const,
      names: pieces.at(workerOf(seat), READY),
      count: player.workers_available,
      away: say(
        message("after_the_flood_board/away", { count: padded(player.workers_unavailable) }),
      ),
      change: changed("workers"),
      label: message("after_the_flood_board/workers_of", {
        seat: seatName(seat),
        ready: player.workers_available,
        rest: player.workers_unavailable,
      }),
    },
    {
      id: `armies:${player.colour}`,
      kind: "soldier" as const,
      names: pieces.at(armyOf(seat), READY),
      count: player.armies_available,
      away: say(
        message("after_the_flood_board/away", { count: padded(player.armies_unavailable) }),
      ),
      change: changed("armies"),
      label: message("after_the_flood_board/armies_of", {
        seat: seatName(seat),
        ready: player.armies_available,
        rest: player.armies_unavailable,
      }),
    },
    {
      id: `cities:${player.colour}`,
      kind: "city" as const,
      names: pieces.at(cityPiece(seat), READY),
      count: player.cities_in_hand,
      away: say(message("after_the_flood_board/to-build")),
      change: undefined,
      label: message("after_the_flood_board/says_cities", {
        seat: seatName(seat),
        count: player.cities_in_hand,
      }),
    },
  ];
  return (
    <div class="flood flood-mat">
      <div class="flood-who">
        <SeatMark seat={seat} size={18} />
        <strong>
          <Count value={player.points} />
        </strong>
        <small>
          {say(message("after_the_flood_board/turn-points", { points: turnPoints(view, seat) }))}
        </small>
        <small>
          {say(
            message("after_the_flood_board/end-points", { points: endPoints(view, seat, terms) }),
          )}
        </small>
      </div>
      {GOODS.map((good) => {
        const count = player.resources[good] ?? 0;
        const facts = { seat: seatName(seat), count, good: goodName(good) };
        return (
          <CoveredBox
            key={good}
            id={`good:${player.colour}:${good}`}
            label={say(message("after_the_flood_board/has_good", facts))}
            class={count > 0 ? "flood-good" : "flood-good flood-out"}
          >
            {LUXURIES.includes(good) && <Luxury />}
            <span class="flood-pile">
              <Thing kind={good} size={size} />
              {pieces.at(good, `mat:${seat}`).map((name) => (
                <span key={name} data-piece={name}>
                  <Thing kind={good} size={size} />
                </span>
              ))}
            </span>
            <b>
              <Count value={count} />
            </b>
            <small>
              {say(message("after_the_flood_board/worth", { value: VALUES[good] ?? 0 }))}
            </small>
            <Change by={changed(good)} />
          </CoveredBox>
        );
      })}
      {forces.map(({ id, kind, names, count, away, change, label }) => {
        const inside = (
          <>
            <span class="flood-pile">
              <FigureIcon kind={kind} seat={seat} height={size} />
              {names.map((name) => (
                <span key={name} data-piece={name}>
                  <FigureIcon kind={kind} seat={seat} height={size} />
                </span>
              ))}
            </span>
            <b>
              <Count value={count} />
            </b>
            <small>{away}</small>
            <Change by={change} />
          </>
        );
        return kind === "city" ? (
          <div key={id} class="flood-good is-force" title={say(label)}>
            {inside}
          </div>
        ) : (
          <CoveredBox key={id} id={id} label={say(label)} class="flood-good is-force">
            {inside}
          </CoveredBox>
        );
      })}
    </div>
  );
}
