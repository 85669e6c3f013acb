/** What the choice that is pointed at would bring onto the land: pale, until it is made. */
import type { JSX } from "preact";

import type { ClashView } from "../../generated/views";
import { percent } from "../../words";
import { nextPlace, placeIn } from "./cities";
import { Building, Figure } from "./figures";
import type { Land } from "./land";
import { chancesOf, useOutlook } from "./outlook";
import type { Ghost } from "./outlook";
import { usePlan } from "./plan";
import { Drawing } from "./signs";
import { Tag } from "./ways";
import { WonderShape } from "./wonders";

interface GhostsProps {
  view: ClashView;
  land: Land;
  plate: number;
}

/** A mood that changes: from which to which. */
function Mood(props: { from: string; to: string; plate: number }): JSX.Element {
  return (
    <g transform={`translate(0 -34) scale(${props.plate})`}>
      <Tag wide={66}>
        <Drawing of={props.from} size={19} x={-19} />
        <path d="M-5,0H4M1,-4L5,0L1,4" class="cc-tag-arrow" />
        <Drawing of={props.to} size={19} x={19} />
      </Tag>
    </g>
  );
}

function Thing({ ghost, view, plate }: Omit<GhostsProps, "land"> & { ghost: Ghost }): JSX.Element {
  const { kind, of } = ghost;
  const city = view.cities.find(({ cell }) => cell === ghost.cell);
  if (kind === "mood") return <Mood from={city?.mood ?? "neutral"} to={of} plate={plate} />;
  const beside = city ? ([34, 18] as const) : ([0, 16] as const);
  const [x, y] =
    kind === "unit" ? beside : ((city && placeIn(city, of)) ?? nextPlace(city?.size ?? 0));
  return (
    <g class="cc-ghost" data-ghost={`${ghost.cell}.${of}`} transform={`translate(${x} ${y})`}>
      <ellipse cy="3" rx="19" ry="9" />
      {kind === "wonder" ? (
        <WonderShape id={of} />
      ) : kind === "unit" ? (
        <Figure kind={of} seat={view.seat} />
      ) : (
        <Building of={of} seat={view.seat} />
      )}
    </g>
  );
}

/** The chance of every attempt that could be made, while a city for it is looked for. */
function Attempts({ view, land, plate }: GhostsProps): JSX.Element {
  const [plan] = usePlan();
  const { attempt } = useOutlook(view);
  const attempts = Object.entries(view.prices?.influence ?? {}).filter(
    ([cell]) => cell === attempt || plan.lens === "influence",
  );
  return (
    <>
      {attempts.map(([id, chances]) => {
        const cell = land.cells.get(id);
        return cell ? (
          <g key={id} transform={`translate(${cell.x} ${cell.y - 34}) scale(${plate})`}>
            <Tag wide={72}>
              <Drawing of="die" size={18} x={-20} />
              <text x="10" y="5.500">
                {percent(chancesOf(chances).die)}
              </text>
            </Tag>
          </g>
        ) : null;
      })}
    </>
  );
}

export function Ghosts(props: GhostsProps): JSX.Element {
  const { view, land, plate } = props;
  const { ghosts } = useOutlook(view);
  return (
    <g class="cc-ghosts" aria-hidden="true">
      {ghosts.map((ghost) => {
        const cell = land.cells.get(ghost.cell);
        return cell ? (
          <g key={`${ghost.cell} ${ghost.of}`} transform={`translate(${cell.x} ${cell.y})`}>
            <Thing ghost={ghost} view={view} plate={plate} />
          </g>
        ) : null;
      })}
      <Attempts {...props} />
    </g>
  );
}
