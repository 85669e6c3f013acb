/** The five turns with their empires, those of this turn to be started, and the order of play. */
import type { JSX } from "preact";

import {
  decline_turns as DECLINES,
  empires as EMPIRES,
} from "../../../../src/edubba/games/after_the_flood/data.json";
import type { FloodEmpireView, FloodView } from "../../generated/views";
import { Inscription, Spot } from "../../play/spot";
import { useWord } from "../../play/table";
import { SeatShape } from "../../ui/seats";
import { message } from "../../words";
import { dateOf, empireName, placeName, seatName, seatOf } from "./words";

const TURNS = [1, 2, 3, 4, 5];
const GAP = 8;

export function empireLabel(
  view: FloodView,
  empire: FloodEmpireView,
  say: ReturnType<typeof useWord>,
): string {
  const { armies, home } = empire;
  const name = empireName(home);
  const owner = seatOf(view, empire.taken_by);
  const where = home === null ? message("after_the_flood_board/any_sumer") : placeName(home);
  return say(
    owner < 0
      ? message("after_the_flood_board/empire_free", { name, armies, where })
      : message("after_the_flood_board/empire_taken", { name, armies, seat: seatName(owner) }),
  );
}

function Shield({ count }: { count: number }): JSX.Element {
  return (
    <>
      <path d="M-14,-15q14,-6 28,0v11q-1,13 -14,20q-13,-7 -14,-20z" class="flood-shield" />
      <text y="5" class="flood-number">
        {count}
      </text>
    </>
  );
}

/** One empire of this turn: its armies, and whose it is with its rank. */
function EmpireCard(props: {
  view: FloodView;
  empire: FloodEmpireView;
  width: number;
  height: number;
}): JSX.Element {
  const { view, empire, width, height } = props;
  const say = useWord();
  const owner = seatOf(view, empire.taken_by);
  const rank = view.players[owner]?.rank ?? null;
  const middle = width / 2;
  return (
    <g>
      <Spot id={`empire:${empire.id}`} label={empireLabel(view, empire, say)} class="flood-empire">
        <rect width={width} height={height} rx="9" class="flood-card" />
        <rect width={width} height={height} rx="9" class="flood-casing" />
        <rect width={width} height={height} rx="9" class="edge" />
      </Spot>
      <Inscription>
        <text x={middle} y="23" class="flood-heading" text-anchor="middle">
          {say(empireName(empire.home))}
        </text>
        <g transform={`translate(${middle - 22} ${height - 26})`}>
          <Shield count={empire.armies} />
        </g>
        {owner < 0 ? (
          <text x={middle + 20} y={height - 20} class="flood-text flood-gain" text-anchor="middle">
            {say(message("after_the_flood_board/free"))}
          </text>
        ) : (
          <>
            <SeatShape seat={owner} x={middle + 8} y={height - 26} size={9} />
            <text x={middle + 24} y={height - 18} class="flood-heading flood-loss">
              {rank}
            </text>
          </>
        )}
      </Inscription>
    </g>
  );
}

function Coming({
  turn,
  done,
  width,
  height,
}: {
  turn: number;
  done: boolean;
  width: number;
  height: number;
}): JSX.Element {
  const say = useWord();
  const here = EMPIRES.filter((empire) => empire.turn === turn);
  return (
    <g opacity={done ? 0.72 : 1}>
      <text x="10" y="25" class="flood-heading">
        {done ? "✓" : turn}
      </text>
      <text x={width - 9} y="24" class="flood-text" text-anchor="end">
        {say(dateOf(turn))}
      </text>
      <path d={`M8,33h${width - 16}`} class="flood-rule is-thin" />
      {here.map(({ id, start_area: home, base_armies: armies }, at) => (
        <text key={id} x="10" y={53 + at * 20} class="flood-text">
          {say(empireName(home))} {armies}
        </text>
      ))}
      {DECLINES.includes(turn) && (
        <text x="10" y={height - 9} class="flood-text is-strong flood-loss">
          {say(message("after_the_flood_board/decline"))}
        </text>
      )}
    </g>
  );
}

export function Track(props: { view: FloodView; width: number; height: number }): JSX.Element {
  const { view, width, height } = props;
  const say = useWord();
  const small = Math.min(138, width * 0.158);
  const large = width - 4 * (small + GAP);
  let x = 0;
  return (
    <>
      {TURNS.map((turn) => {
        const now = turn === view.turn;
        const wide = now ? large : small;
        const left = x;
        x += wide + GAP;
        const third = (wide - 16) / 3;
        return (
          <g key={turn} transform={`translate(${left} 0)`}>
            <rect y="5" width={wide} height={height} rx="14" class="flood-slab-shade" />
            <rect
              width={wide}
              height={height}
              rx="14"
              class={now ? "flood-slab is-lapis" : "flood-slab"}
            />
            {now ? (
              <>
                <text x="14" y="28" class="flood-heading is-now">
                  {say(message("after_the_flood_board/turn", { turn }))}
                </text>
                <text x={wide - 12} y="26" class="flood-text is-now" text-anchor="end">
                  {say(dateOf(turn))}
                </text>
                {view.empires.map((empire, at) => (
                  <g key={empire.id} transform={`translate(${11 + third * at} 38)`}>
                    <EmpireCard
                      view={view}
                      empire={empire}
                      width={third - 6}
                      height={height - 47}
                    />
                  </g>
                ))}
              </>
            ) : (
              <Coming turn={turn} done={turn < view.turn} width={wide} height={height} />
            )}
          </g>
        );
      })}
    </>
  );
}

/** Who is first, second and third; whoever has passed is out. */
export function Order({ view }: { view: FloodView }): JSX.Element {
  const say = useWord();
  return (
    <g class="flood-labels" aria-hidden="true">
      <rect y="4" width="176" height="82" rx="12" class="flood-slab-shade" />
      <rect width="176" height="82" rx="12" class="flood-slab is-lapis" />
      <text x="12" y="26" class="flood-text is-now">
        {say(message("after_the_flood_board/order"))}
      </text>
      {view.order.map((colour, at) => {
        const seat = seatOf(view, colour);
        const acts = view.actor === colour;
        return (
          <g
            key={colour}
            transform={`translate(${at * 55} 58)`}
            opacity={view.players[seat]?.passed ? 0.4 : 1}
          >
            <text x="10" y="6" class="flood-text is-now is-strong">
              {at + 1}
            </text>
            {acts && <circle cx="39" r="16" class="flood-acting" />}
            <g class="flood-order-mark" data-piece={`order-${seat}`}>
              <SeatShape seat={seat} x={39} size={10} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** On a phone the empires of this turn stand in the empty corner of the sea. */
export function Plaque({ view }: { view: FloodView }): JSX.Element {
  const say = useWord();
  return (
    <>
      <rect width="316" height="142" rx="16" class="flood-slab is-lapis" />
      <text x="14" y="34" class="flood-heading is-now">
        {say(message("after_the_flood_board/turn", { turn: view.turn }))}
      </text>
      <text x="302" y="33" class="flood-text is-now" text-anchor="end">
        {say(dateOf(view.turn))}
      </text>
      {view.empires.map((empire, at) => {
        const owner = seatOf(view, empire.taken_by);
        const y = 67 + at * 31;
        return (
          <g key={empire.id}>
            <Spot
              id={`empire:${empire.id}`}
              label={empireLabel(view, empire, say)}
              class="flood-empire"
            >
              <rect x="6" y={y - 25} width="304" height="31" class="flood-reach" />
              <rect x="6" y={y - 23} width="304" height="29" rx="6" class="edge" />
            </Spot>
            <Inscription>
              <text x="14" y={y} class="flood-text is-now">
                {say(empireName(empire.home))} {empire.armies}
              </text>
              {owner >= 0 && <SeatShape seat={owner} x={214} y={y - 9} size={11} />}
              <text x="302" y={y} class="flood-text is-now is-strong" text-anchor="end">
                {owner < 0
                  ? say(message("after_the_flood_board/free"))
                  : (view.players[owner]?.rank ?? "")}
              </text>
            </Inscription>
          </g>
        );
      })}
    </>
  );
}
