/** Beside the board: players with their hands, the stock, the round, the tiles set aside. */
import type { ComponentChildren, JSX } from "preact";

import type { ZigguratPlayerView, ZigguratTileView, ZigguratView } from "../../generated/views";
import { SpotBox } from "../../play/spot";
import { useShown, useWord } from "../../play/table";
import { SeatMark } from "../../ui/seats";
import { message } from "../../words";
import { CubeIcon, Tile, TowerIcon, TypeIcon } from "./pieces";
import { overWords, seatName, tileWords, typeAct, typeName } from "./words";

/** A tile with the other face beside it: both are actions of equal rank. */
function BothFaces({ tile }: { tile: ZigguratTileView }): JSX.Element {
  return (
    <svg class="zig-faces" viewBox="-68 -78 272 156" aria-hidden="true">
      <Tile up={tile.up} down={tile.down} />
      <g transform="translate(136 0)">
        <Tile up={tile.down} down={tile.up} />
      </g>
    </svg>
  );
}

function Fact(props: { name: string; icon?: ComponentChildren; value: number }): JSX.Element {
  return (
    <div class="zig-fact">
      <dt>{props.name}</dt>
      <dd>
        {props.icon}
        {props.value}
      </dd>
    </div>
  );
}

function Player({ view, player }: { view: ZigguratView; player: ZigguratPlayerView }): JSX.Element {
  const say = useWord();
  const me = useShown((shown) => shown.seat) === player.seat;
  const moves = view.to_move === player.seat && view.ending === null;
  const { seat, hand } = player;
  return (
    <section class={`zig-player ${moves ? "zig-moves" : ""}`} aria-label={say(seatName(seat))}>
      <header>
        <SeatMark seat={seat} size={22} />
        <h3>{say(seatName(seat))}</h3>
        {me && <span class="zig-tag">{say(message("ur_ziggurat_board/you"))}</span>}
        {view.first === seat && (
          <span class="zig-tag">{say(message("ur_ziggurat_board/first"))}</span>
        )}
        {moves && <span class="zig-tag zig-now">{say(message("ur_ziggurat_board/to_move"))}</span>}
      </header>
      <div class="zig-belongings">
        <SpotBox
          id={`hand:${seat}`}
          class="zig-hand"
          label={say(
            message("ur_ziggurat_board/hand", {
              seat: seatName(seat),
              tile: tileWords(hand),
            }),
          )}
        >
          {hand && <BothFaces tile={hand} />}
          {hand && (
            <span class="zig-hand-names">
              <span>{say(typeName(hand.up))}</span>
              <span>{say(typeName(hand.down))}</span>
            </span>
          )}
        </SpotBox>
        <dl>
          <Fact name={say(message("ur_ziggurat_board/points"))} value={player.points} />
          <Fact
            name={say(message("ur_ziggurat_board/supply"))}
            icon={<CubeIcon seat={seat} />}
            value={player.supply}
          />
          <Fact name={say(message("ur_ziggurat_board/on_board"))} value={player.on_board} />
          <Fact
            name={say(message("ur_ziggurat_board/ziggurats"))}
            icon={<TowerIcon seat={seat} />}
            value={player.ziggurats}
          />
        </dl>
      </div>
      <ul class="zig-types" aria-label={say(message("ur_ziggurat_board/controls"))}>
        {view.types.map((kind, at) => (
          <li key={kind} class={player.types[at] ? "" : "zig-none"} title={say(typeName(kind))}>
            <TypeIcon kind={kind} />
            <span class="zig-unseen">{say(typeName(kind))} </span>
            {player.types[at] ?? 0}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Players({ view }: { view: ZigguratView }): JSX.Element {
  return (
    <div class="zig-players">
      {view.players.map((player) => (
        <Player key={player.seat} view={view} player={player} />
      ))}
    </div>
  );
}

/** The round and its end, the ziggurats left, the tiles set aside. */
export function Store({ view }: { view: ZigguratView }): JSX.Element {
  const say = useWord();
  const { round, max_rounds: rounds, stock, ziggurats } = view;
  return (
    <div class="zig-store">
      <p class="zig-round">
        {say(message("ur_ziggurat_board/round", { round, rounds }))}
        {view.ending === null && view.last_round && (
          <strong> {say(message("ur_ziggurat_board/last_round"))}</strong>
        )}
        {view.ending !== null && <strong> {say(overWords(view.ending))}</strong>}
      </p>
      <p class="zig-stock">
        <span class="zig-row" aria-hidden="true">
          {Array.from({ length: ziggurats }, (_, at) => (
            <TowerIcon key={at} gone={at >= stock} />
          ))}
        </span>
        {say(message("ur_ziggurat_board/stock", { stock, all: ziggurats }))}
      </p>
      {view.aside.length > 0 && (
        <div class="zig-aside">
          <span>{say(message("ur_ziggurat_board/aside"))}</span>
          {view.aside.map((tile, at) => (
            <SpotBox
              key={at}
              id={`aside:${at}`}
              class="zig-hand"
              label={say(message("ur_ziggurat_board/aside_tile", { tile: tileWords(tile) }))}
            >
              {tile && <BothFaces tile={tile} />}
            </SpotBox>
          ))}
        </div>
      )}
    </div>
  );
}

/** What each emblem is called and does. */
export function Legend({ view }: { view: ZigguratView }): JSX.Element {
  const say = useWord();
  return (
    <ul class="zig-legend" aria-label={say(message("ur_ziggurat_board/legend"))}>
      {view.types.map((kind) => (
        <li key={kind}>
          <TypeIcon kind={kind} size={34} />
          <span>
            <strong>{say(typeName(kind))}</strong> {say(typeAct(kind))}
          </span>
        </li>
      ))}
    </ul>
  );
}
