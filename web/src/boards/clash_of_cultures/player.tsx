/** A player's board: points, goods, tracks, pieces and units. */
import type { JSX } from "preact";

import type { ClashPlayerView, ClashView } from "../../generated/views";
import { CoveredBox } from "../../play/spot";
import { useWord } from "../../play/table";
import { SeatMark, seatLook } from "../../ui/seats";
import { message } from "../../words";
import { Sign } from "./signs";

export const KINDS = ["food", "wood", "ore", "ideas", "gold", "mood", "culture"] as const;
const PIECES = [
  "settlement",
  "port",
  "academy",
  "fortress",
  "temple",
  "settler",
  "army",
  "ship",
] as const;

/** Goods; of the seat that is asked they can be chosen. */
function Goods({ player, own }: { player: ClashPlayerView; own: boolean }): JSX.Element {
  const say = useWord();
  return (
    <div class="cc-row">
      {KINDS.map((kind) => {
        const count = player.goods[kind] ?? 0;
        const most = player.maximum[kind];
        const words = message("clash_of_cultures_board/good", {
          kind: message(`clash_of_cultures/kind-${kind}`),
          count,
        });
        const inside = (
          <>
            <Sign of={kind} size={22} />
            <b>{count}</b>
            {most === undefined ? null : <small>/{most}</small>}
          </>
        );
        return own ? (
          <CoveredBox key={kind} id={`kind:${kind}`} label={say(words)} class="cc-chip">
            {inside}
          </CoveredBox>
        ) : (
          <span key={kind} class="cc-chip plain" title={say(words)}>
            {inside}
          </span>
        );
      })}
    </div>
  );
}

/** Happiness and culture, with the levels at which an Event is drawn. */
function Track(props: {
  name: "happiness" | "culture";
  level: number;
  view: ClashView;
}): JSX.Element {
  const say = useWord();
  const { name, level, view } = props;
  const label = say(message(`clash_of_cultures_board/track-${name}`, { level }));
  return (
    <div class="cc-track">
      <span>{label}</span>
      <svg viewBox="0 0 220 18" aria-hidden="true">
        {Array.from({ length: 11 }, (_, at) => (
          <rect
            key={at}
            x={at * 20 + 1}
            y="3"
            width="17"
            height="12"
            rx="3"
            class={`cc-step ${at <= level && at > 0 ? name : ""} ${view.event_levels.includes(at) ? "event" : ""}`}
          />
        ))}
      </svg>
    </div>
  );
}

function Supply({ player, own }: { player: ClashPlayerView; own: boolean }): JSX.Element {
  const say = useWord();
  return (
    <div class="cc-row">
      {PIECES.map((piece) => {
        const count = player.supply[piece] ?? 0;
        const name = message(`clash_of_cultures_board/supply-${piece}`);
        const label = say(message("clash_of_cultures_board/supply", { name, count }));
        const inside = (
          <>
            <Sign of={piece} size={22} fill={seatLook(player.seat).colour} />
            <b>{count}</b>
          </>
        );
        return own ? (
          <CoveredBox key={piece} id={`supply:${piece}`} label={label} class="cc-chip">
            {inside}
          </CoveredBox>
        ) : (
          <span key={piece} class="cc-chip plain" title={label}>
            {inside}
          </span>
        );
      })}
    </div>
  );
}

/** The units of the seat that is asked, one by one: what it may move. */
function Units({ player }: { player: ClashPlayerView }): JSX.Element | null {
  const say = useWord();
  if (player.units.length === 0) return null;
  return (
    <div class="cc-row">
      {player.units.map((unit) => {
        const kind = unit.id.replace(/\d+$/, "");
        const words = message("clash_of_cultures_board/unit", {
          name: message(`clash_of_cultures/unit-${kind}`),
          cell: unit.cell,
          marks: unit.marks.length,
        });
        return (
          <CoveredBox key={unit.id} id={`unit:${unit.id}`} label={say(words)} class="cc-chip">
            <Sign of={kind} size={22} fill={seatLook(player.seat).colour} />
            <small>
              {unit.cell}
              {unit.aboard ? "⚓" : ""}
              {unit.marks.length > 0 ? "·" : ""}
            </small>
          </CoveredBox>
        );
      })}
    </div>
  );
}

function Standing({ player, view }: { player: ClashPlayerView; view: ClashView }): JSX.Element {
  const say = useWord();
  const facts = [
    message("clash_of_cultures_board/points", { count: player.points }),
    message("clash_of_cultures_board/advances-count", { count: player.advances.length }),
    message("clash_of_cultures_board/cards-count", { count: player.hand_size }),
    message("clash_of_cultures_board/objectives-count", { count: player.objectives_size }),
    message("clash_of_cultures_board/scored-count", { count: player.scored.length }),
  ];
  if (player.government) {
    facts.push(message(`clash_of_cultures/government-${player.government}`));
  }
  if (player.lost_actions > 0) {
    facts.push(message("clash_of_cultures_board/lost-actions", { count: player.lost_actions }));
  }
  if (player.banned) facts.push(message("clash_of_cultures_board/banned"));
  if (player.borrowed) {
    const name = view.glossary.advances[player.borrowed]?.name ?? player.borrowed;
    facts.push(message("clash_of_cultures_board/borrowed", { name }));
  }
  for (const colour of player.truce) {
    const other = view.players.find((one) => one.colour === colour);
    if (other) {
      const seat = message(`clash_of_cultures/seat-${other.seat}`);
      facts.push(message("clash_of_cultures_board/truce", { seat }));
    }
  }
  return (
    <ul class="cc-facts">
      {facts.map((fact) => (
        <li key={fact.id + JSON.stringify(fact.args)}>{say(fact)}</li>
      ))}
    </ul>
  );
}

export function Player(props: { player: ClashPlayerView; view: ClashView }): JSX.Element {
  const { player, view } = props;
  const say = useWord();
  const own = player.seat === view.seat;
  const name = say(message(`clash_of_cultures/seat-${player.seat}`));
  const turn = view.active === player.colour;
  return (
    <section class={`cc-player ${turn ? "to-move" : ""}`}>
      <CoveredBox id={`player:${player.colour}`} label={name} class="cc-name">
        <h3>
          <SeatMark seat={player.seat} size={20} /> {name}
        </h3>
        <Standing player={player} view={view} />
      </CoveredBox>
      <Goods player={player} own={own} />
      <Track name="happiness" level={player.happiness} view={view} />
      <Track name="culture" level={player.culture} view={view} />
      <h4>{say(message("clash_of_cultures_board/in-supply"))}</h4>
      <Supply player={player} own={own} />
      {own ? (
        <>
          <h4>{say(message("clash_of_cultures_board/on-map"))}</h4>
          <Units player={player} />
        </>
      ) : null}
    </section>
  );
}
