/** Units on the land: those of one kind and owner on a space are one stack. */
import type { JSX } from "preact";

import type { ClashSpaceView, ClashView } from "../../generated/views";
import { Spot } from "../../play/spot";
import { useWord } from "../../play/table";
import { message } from "../../words";
import { kindOf, useSquad } from "./courses";
import { Figure } from "./figures";
import { BARBARIAN, supplyOf } from "./pieces";
import type { Pieces } from "./pieces";

function Badge(props: { count: number; wild?: boolean; plate: number }): JSX.Element {
  return (
    <g
      transform={`scale(${props.plate})`}
      class={props.wild ? "cc-badge wild" : "cc-badge"}
      aria-hidden="true"
    >
      <circle r="9" />
      <text y="5">{props.count}</text>
    </g>
  );
}

export interface Stack {
  kind: string;
  seat: number | null;
  units: string[];
  /** The unit by which the stack is picked. */
  lead: string;
  open: boolean;
}

/** The units of a space by kind; those aboard stand on their ships. */
export function stacksAt(
  view: ClashView,
  cell: string,
  asked: ReadonlySet<string>,
  pieces: Pieces,
): Stack[] {
  const stacks: Stack[] = [];
  for (const player of view.players) {
    const own = player.seat === view.seat;
    const here = player.units.filter((unit) => unit.cell === cell);
    for (const kind of ["ship", "army", "settler"]) {
      const units = here.filter(({ id }) => kindOf(id) === kind).map(({ id }) => id);
      const [first] = units;
      if (first === undefined) continue;
      const lead = own ? units.find((id) => asked.has(`unit:${id}`)) : undefined;
      stacks.push({
        kind,
        seat: player.seat,
        units,
        lead: lead ?? first,
        open: lead !== undefined,
      });
    }
  }
  const { barbarians } = view.spaces.find(({ id }) => id === cell) as ClashSpaceView;
  if (barbarians > 0) {
    const units = pieces.at(BARBARIAN, cell);
    stacks.push({ kind: "barbarian", seat: null, units, lead: units[0] ?? "", open: false });
  }
  return stacks;
}

const MOST_DRAWN = 4;

export function Units(props: {
  stack: Stack;
  view: ClashView;
  plate: number;
  /** How large it must be to be hit, in units of the land. */
  least: number;
  x: number;
  y: number;
}): JSX.Element {
  const { stack, view, plate, least, x, y } = props;
  const say = useWord();
  const squad = useSquad(view);
  const { kind, seat, units } = stack;
  const step = kind === "ship" ? 16 : 14;
  const drawn = units.slice(0, MOST_DRAWN);
  const picked = squad?.units.filter((unit) => units.includes(unit)).length ?? 0;
  const chosen = seat === view.seat && picked > 0;
  const size = kind === "ship" ? 0.82 : 0.94;
  const colour = view.players[seat ?? -1]?.colour ?? "barbarians";
  const figures = (
    <>
      {drawn.map((unit, at) => (
        <g
          key={unit}
          transform={`translate(${(at - (drawn.length - 1) / 2) * step} ${at % 2 ? 4 : 0}) scale(${size})`}
        >
          <g
            data-piece={`${colour}.${unit}`}
            {...(seat === null ? {} : { "data-piece-from": supplyOf(seat) })}
          >
            <Figure kind={kind} seat={seat} />
          </g>
        </g>
      ))}
      {units.length > 1 || kind === "barbarian" ? (
        <g
          transform={`translate(${(drawn.length - 1) * (step / 2) + (kind === "ship" ? 22 : 15)} -1)`}
        >
          <Badge count={chosen ? picked : units.length} wild={seat === null} plate={plate} />
        </g>
      ) : null}
    </>
  );
  const at = `translate(${x} ${y})`;
  const wide = Math.max(least, (drawn.length - 1) * step + (kind === "ship" ? 52 : 42));
  const high = Math.max(least, 46);
  if (seat !== view.seat || seat === null) {
    return (
      <g transform={at} class="cc-still">
        {figures}
      </g>
    );
  }
  const label = message("clash_of_cultures_board/stack", {
    name: message(`clash_of_cultures/unit-${kind}`),
    count: units.length,
    cell: view.players[seat]?.units.find(({ id }) => id === stack.lead)?.cell ?? "",
  });
  return (
    <Spot
      id={`unit:${stack.lead}`}
      label={say(label)}
      transform={at}
      class={chosen ? "cc-stack is-chosen" : "cc-stack"}
      passive
      told
    >
      <rect
        x={-wide / 2}
        y={8 - high}
        width={wide}
        height={high}
        rx="14"
        class="edge"
        fill="transparent"
      />
      {figures}
    </Spot>
  );
}

/** Side by side where several kinds stand on one space; beside the houses where there is a city. */
export function arranged(stacks: readonly Stack[], city: boolean): [x: number, y: number][] {
  const across = stacks.length > 2 ? 34 : 46;
  return stacks.map((_, at) =>
    city
      ? [34 - (stacks.length - 1) * 4 + (at % 2 ? -66 : 0), 18 + at * 3]
      : [(at - (stacks.length - 1) / 2) * across, 16 + (at % 2) * 5],
  );
}
