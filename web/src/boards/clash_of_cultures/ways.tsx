/** Over the land: ways with their odds, what can be collected, and battlefields. */
import type { ComponentChildren, JSX } from "preact";

import { verbOf } from "../../play/choice";
import type { ClashView } from "../../generated/views";
import { useShown, useWord } from "../../play/table";
import { message, percent } from "../../words";
import { marchOf, placeOf, useSquad } from "./courses";
import type { Land } from "./land";
import { Drawing } from "./signs";
import { battleAt } from "./strength";

/** What a space says while something is chosen: a way with its odds, what can be collected there. */
export function Tag(props: {
  children: ComponentChildren;
  wide: number;
  mark?: string;
}): JSX.Element {
  return (
    <g class={`cc-tag ${props.mark ?? ""}`} aria-hidden="true">
      <rect x={-props.wide / 2} y="-12.5" width={props.wide} height="25" rx="12.5" />
      {props.children}
    </g>
  );
}

export function Ways({
  view,
  land,
  plate,
}: {
  view: ClashView;
  land: Land;
  plate: number;
}): JSX.Element | null {
  const squad = useSquad(view);
  const say = useWord();
  const march = marchOf(view, squad);
  const hovered = useShown((shown) => shown.hovered);
  if (!march) return null;
  const start = land.cells.get(march.start);
  const target = hovered?.startsWith("space:") ? land.cells.get(hovered.slice(6)) : undefined;
  const leads = target && march.ways.some((way) => placeOf(way) === target.id);
  return (
    <g class="cc-ways">
      {start && target && leads ? (
        <path
          d={`M${start.x},${start.y}Q${(start.x + target.x) / 2},${(start.y + target.y) / 2 - 26} ${target.x},${target.y}`}
          class="cc-route"
        />
      ) : null}
      {march.ways.map((way) => {
        const cell = land.cells.get(placeOf(way));
        if (!cell) return null;
        const battle = battleAt(view, march.units, cell.id);
        // Below the name of the space, where nothing stands in the way.
        const y = cell.y - (isBusy(view, cell.id) ? 25 : 5);
        const text = battle ? percent(battle.odds.win) : say(message(tagOf(view, way)));
        return (
          <g key={way} transform={`translate(${cell.x} ${y}) scale(${plate})`}>
            {battle ? (
              <Tag wide={72} mark="attack">
                <g class="cc-tag-sign">
                  <Drawing of="swords" size={18} x={-20} />
                </g>
                <text x="9" y="6" class="cc-tag-odds">
                  {text}
                </text>
              </Tag>
            ) : (
              <Tag wide={text.length * 7.6 + 20}>
                <text y="5">{text}</text>
              </Tag>
            )}
          </g>
        );
      })}
    </g>
  );
}

function isBusy(view: ClashView, cell: string): boolean {
  const space = view.spaces.find(({ id }) => id === cell);
  return space?.city != null || space?.units_of != null || (space?.barbarians ?? 0) > 0;
}

function tagOf(view: ClashView, way: string): string {
  const space = view.spaces.find(({ id }) => id === placeOf(way));
  if (space?.terrain === null) return "clash_of_cultures_board/tag-explore";
  if (verbOf(way) !== "to") return `clash_of_cultures_board/tag-${verbOf(way)}`;
  if (space?.city && space.city !== view.players[view.seat]?.colour)
    return "clash_of_cultures_board/tag-take";
  return space?.terrain === "mountain" || space?.terrain === "forest"
    ? `clash_of_cultures_board/tag-${space.terrain}`
    : "clash_of_cultures_board/tag-to";
}

/** What the spaces around an activated city would give. */
export function Yields({ view, land }: { view: ClashView; land: Land }): JSX.Element | null {
  const { harvest } = view;
  if (!harvest) return null;
  return (
    <g class="cc-yields" aria-hidden="true">
      {Object.entries(harvest.yields).map(([id, kinds]) => {
        const cell = land.cells.get(id);
        if (!cell) return null;
        return (
          <g key={id} transform={`translate(${cell.x} ${cell.y - 20})`}>
            {kinds.slice(0, 3).map((kind, at) => (
              <g
                key={kind}
                transform={`translate(${(at - (Math.min(kinds.length, 3) - 1) / 2) * 24} 0)`}
              >
                <circle r="14" class="cc-yield" />
                <Drawing of={kind} size={20} />
              </g>
            ))}
          </g>
        );
      })}
    </g>
  );
}

const BURST = Array.from({ length: 24 }, (_, k) => {
  const reach = k % 2 ? 16 : 28;
  const angle = (k * Math.PI) / 12;
  return `${(reach * Math.cos(angle)).toFixed(1)},${(reach * Math.sin(angle) * 0.84).toFixed(1)}`;
}).join(" ");

/** Where swords are crossed now. */
export function Field({ view, land }: { view: ClashView; land: Land }): JSX.Element | null {
  const cell = land.cells.get(view.battle?.cell ?? "");
  const origin = land.cells.get(view.battle?.origin ?? "");
  if (!cell || !origin) return null;
  return (
    <g
      class="cc-burst"
      transform={`translate(${(cell.x + origin.x) / 2} ${(cell.y + origin.y) / 2})`}
      aria-hidden="true"
    >
      <polygon points={BURST} />
      <path d="M-8,-8L7,7M8,-8L-7,7M3,10L10,3M-10,3L-3,10" />
    </g>
  );
}
