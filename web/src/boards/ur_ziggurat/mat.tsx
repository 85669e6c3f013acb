/** The own goods along the lower edge: hand tile, sets of five, supply and ziggurats. */
import type { ComponentChildren, JSX } from "preact";

import type { ZigguratView } from "../../generated/views";
import { SpotBox } from "../../play/spot";
import { useTable, useWord } from "../../play/table";
import { Count } from "../../ui/count";
import { message } from "../../words";
import { FacePicture, TypeSign } from "./clay";
import { comingTile, useGhost } from "./ghost";
import { TowerSign } from "./pieces";
import { setsOf, TOWER } from "./scoring";
import type { Part, Scored } from "./scoring";
import { handWords, typeName } from "./words";

function Box(props: { title: string; class?: string; children: ComponentChildren }): JSX.Element {
  return (
    <section class={`zig-box ${props.class ?? ""}`}>
      <h3>{props.title}</h3>
      <div>{props.children}</div>
    </section>
  );
}

/** One place of a set: the type, with the cubes that count there. */
function Place({ part, complete }: { part: Part; complete: boolean }): JSX.Element {
  const say = useWord();
  const { kind, holding } = part;
  const name = kind === TOWER ? message("ur_ziggurat_board/ziggurat") : typeName(kind);
  const what = holding
    ? message("ur_ziggurat_board/in-set", { type: name, cell: holding.cell, cubes: holding.cubes })
    : message("ur_ziggurat_board/lacks", { type: name });
  const lacks = !holding && !complete;
  return (
    <span
      class={lacks ? "zig-place lacks" : "zig-place"}
      role="img"
      aria-label={say(what)}
      title={say(what)}
    >
      {kind === TOWER ? <TowerSign size={24} /> : <TypeSign kind={kind} size={26} />}
      {holding?.tower && kind !== TOWER ? <TowerSign size={17} /> : null}
      <b>{lacks ? "–" : ((part.points || holding?.cubes) ?? 1)}</b>
    </span>
  );
}

/** A set of five, with what it scores or what it lacks; pointing at it shows its tiles. */
export function SetBox({ scored, at }: { scored: Scored; at: number }): JSX.Element {
  const say = useWord();
  const table = useTable();
  const { parts, points, complete } = scored;
  const lacks = parts.filter(({ holding }) => !holding).length;
  const title = complete
    ? message("ur_ziggurat_board/set", { number: at + 1, points })
    : message("ur_ziggurat_board/set-lacks", { number: at + 1, count: lacks });
  const tiles = parts.flatMap(({ holding }) => (holding ? [`tile:${holding.cell}`] : []));
  const light = (elements: string[]): void => table.shown.update({ previewed: new Set(elements) });
  return (
    <section
      class={complete ? "zig-box zig-set full" : "zig-box zig-set"}
      onPointerEnter={() => light(tiles)}
      onPointerLeave={() => light([])}
    >
      <h3>{say(title)}</h3>
      <div>
        {parts.map((part) => (
          <Place key={part.kind} part={part} complete={complete} />
        ))}
      </div>
    </section>
  );
}

/** Sets on a mat; where there are none yet their places stay, so that nothing shifts. */
const SHOWN = 3;

export const noSet = (view: ZigguratView): Scored => ({
  parts: view.types.map((kind) => ({ kind, holding: null, points: 0 })),
  points: 0,
  complete: false,
});

/** Cubes of a row in the heap, and the room of each. */
const ROW = 15;
const [ACROSS, DOWN] = [27, 36];

/** The cubes in supply, and the places of those that stand on the land. */
function Heap({ seat, supply, all }: { seat: number; supply: number; all: number }): JSX.Element {
  const rows = Math.ceil(all / ROW);
  return (
    <svg
      class="zig-heap"
      viewBox={`-14 -16 ${ROW * ACROSS} ${rows * DOWN}`}
      data-place={`supply:${seat}`}
      aria-hidden="true"
    >
      {Array.from({ length: all }, (_, at) => {
        const place = { x: (at % ROW) * ACROSS, y: Math.floor(at / ROW) * DOWN };
        return at < supply ? (
          <use key={at} href={`#zig-cube-${seat}`} {...place} />
        ) : (
          <circle key={at} cx={place.x} cy={place.y + 4} r="4" />
        );
      })}
    </svg>
  );
}

export function Mat({ view, seat }: { view: ZigguratView; seat: number }): JSX.Element | null {
  const say = useWord();
  const ghost = useGhost(view);
  const player = view.players[seat];
  if (!player) return null;
  const { hand, supply, on_board: standing, points } = player;
  const sets = setsOf(view, seat);
  const swapped = comingTile(view, ghost);
  const shown = swapped ?? hand;
  return (
    <div class="zig zig-mat">
      <div class="zig-points">
        <b>
          <Count value={points} />
        </b>
        <span>{say(message("ur_ziggurat_board/points"))}</span>
        {ghost && ghost.seat === seat && ghost.points !== points ? (
          <em class={ghost.points < points ? "less" : "more"}>→ {ghost.points}</em>
        ) : null}
      </div>
      <SpotBox id={`hand:${seat}`} label={say(handWords(player))} class="zig-box zig-hand">
        <h3>
          {say(message(swapped ? "ur_ziggurat_board/coming-tile" : "ur_ziggurat_board/your-tile"))}
        </h3>
        <div class={swapped ? "swapped" : ""}>
          {shown ? (
            <>
              <FacePicture
                key={shown.id}
                kind={shown.up}
                size={58}
                piece={`tile:${hand?.id ?? ""}`}
              />
              <FacePicture kind={shown.down} size={58} />
            </>
          ) : null}
        </div>
      </SpotBox>
      <div class="zig-sets">
        {Array.from({ length: SHOWN }, (_, at) => (
          <SetBox key={at} scored={sets[at] ?? noSet(view)} at={at} />
        ))}
      </div>
      <Box
        title={say(message("ur_ziggurat_board/supply-of", { supply, all: supply + standing }))}
        class="zig-supply"
      >
        <Heap seat={seat} supply={supply} all={supply + standing} />
      </Box>
      <Box title={say(message("ur_ziggurat_board/ziggurats"))} class="zig-own-towers">
        {player.ziggurats > 0 ? (
          <>
            <TowerSign seat={seat} size={54} />
            <b>×{player.ziggurats}</b>
          </>
        ) : (
          <TowerSign size={54} faint />
        )}
      </Box>
    </div>
  );
}
