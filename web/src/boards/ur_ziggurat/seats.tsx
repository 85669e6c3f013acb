/** The players: a line of small signs each, and everything that lies before them. */
import type { JSX } from "preact";

import type { ZigguratView } from "../../generated/views";
import { SpotBox } from "../../play/spot";
import { useShown, useWord } from "../../play/table";
import { Count } from "../../ui/count";
import { message } from "../../words";
import { TypeSign } from "./clay";
import { SetBox } from "./mat";
import { CubeSign, TowerSign } from "./pieces";
import { setsOf } from "./scoring";
import { handWords, typeName } from "./words";

interface SeatProps {
  view: ZigguratView;
  seat: number;
}

export function SeatLine({ view, seat }: SeatProps): JSX.Element | null {
  const say = useWord();
  const eyes = useShown((shown) => shown.seat);
  const player = view.players[seat];
  if (!player) return null;
  const { hand } = player;
  const own = seat === eyes; // whose goods lie on the mat
  return (
    <div class="zig zig-line">
      {view.types.map((kind, at) => (
        <span
          key={kind}
          class={player.types[at] ? "" : "none"}
          title={say(message("ur_ziggurat_board/controls", { type: typeName(kind) }))}
        >
          <span class="unseen">{say(typeName(kind))} </span>
          <TypeSign kind={kind} size={18} />
          {player.types[at] ?? 0}
        </span>
      ))}
      <span class="supply" {...(own ? {} : { "data-place": `supply:${seat}` })}>
        <span class="unseen">{say(message("ur_ziggurat_board/supply"))} </span>
        <CubeSign seat={seat} size={15} />
        <Count value={player.supply} />
      </span>
      <SpotBox
        id={own ? `line:${seat}` : `hand:${seat}`}
        label={say(handWords(player))}
        class="zig-line-hand"
      >
        {hand ? (
          <>
            <span key={hand.id} {...(own ? {} : { "data-piece": `tile:${hand.id}` })}>
              <TypeSign kind={hand.up} size={20} />
            </span>
            <TypeSign kind={hand.down} size={20} />
          </>
        ) : null}
      </SpotBox>
    </div>
  );
}

/** Everything before a seat: its sets of five, its cubes and ziggurats. */
export function SeatMat({ view, seat }: SeatProps): JSX.Element | null {
  const say = useWord();
  const player = view.players[seat];
  if (!player) return null;
  const { on_board: cubes, ziggurats } = player;
  const tiles = player.types.reduce((all, count) => all + count, 0);
  return (
    <div class="zig zig-seat-mat">
      <p>
        {say(message("ur_ziggurat_board/stands", { tiles, cubes }))}
        {Array.from({ length: ziggurats }, (_, at) => (
          <TowerSign key={at} seat={seat} size={20} />
        ))}
      </p>
      <div class="zig-sets">
        {setsOf(view, seat).map((scored, at) => (
          <SetBox key={at} scored={scored} at={at} />
        ))}
      </div>
    </div>
  );
}
