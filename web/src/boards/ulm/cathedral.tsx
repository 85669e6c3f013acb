/** The grid of the Cathedral with its edges, and the places around it where tiles are pushed. */
import type { JSX } from "preact";

import type { UlmSealPlace, UlmTilePlace, UlmView } from "../../generated/views";
import { Spot } from "../../play/spot";
import { useWord } from "../../play/table";
import { SeatShape } from "../../ui/seats";
import { message } from "../../words";
import { Tile } from "./tiles";

const TURNS: Record<string, number> = { n: 180, s: 0, w: 90, e: 270 };
const SIDES: [side: string, x: number, y: number, turned: boolean][] = [
  ["n", 500, 26, false],
  ["s", 500, 514, false],
  ["w", 256, 270, true],
  ["e", 744, 270, true],
];

function Cell({ place }: { place: UlmTilePlace }): JSX.Element {
  const say = useWord();
  const tile = place.colour
    ? message(`ulm_board/tile-${place.colour}`)
    : message("ulm_board/empty");
  const name = place.id.replace("cell_", "");
  const label = message("ulm_board/cell", {
    row: Number(name[0]) + 1,
    column: Number(name[1]) + 1,
    tile,
  });
  return (
    <Spot id={`cell:${name}`} label={say(label)} transform={`translate(${place.x} ${place.y})`}>
      <Tile colour={place.colour} half={34} />
    </Spot>
  );
}

/** An outer place: a tile that was pushed out and blocks its line, or the arrow to push here. */
function Outer({ place }: { place: UlmTilePlace }): JSX.Element {
  const say = useWord();
  const slot = place.id.replace("out_", "");
  const side = slot[0] as string;
  const where = { side: message(`ulm/side-${side}`), line: Number(slot[1]) + 1 };
  const at = `translate(${place.x} ${place.y})`;
  if (place.colour) {
    const tile = message(`ulm_board/tile-${place.colour}`);
    const label = say(message("ulm_board/pushed-out", { ...where, tile }));
    return (
      <Spot id={`out:${slot}`} label={label} transform={at}>
        <Tile colour={place.colour} half={27} />
      </Spot>
    );
  }
  return (
    <Spot
      id={`push:${slot}`}
      label={say(message("ulm_board/push", where))}
      class="ulm-push"
      transform={at}
    >
      <rect class="edge ulm-empty" x="-27" y="-27" width="54" height="54" rx="8" />
      <path
        class="ulm-arrow"
        d="M0,13V-9M-9,0L0,-11L9,0"
        transform={`rotate(${TURNS[side] ?? 0})`}
      />
    </Spot>
  );
}

function Edge({ place }: { place: UlmSealPlace }): JSX.Element {
  const say = useWord();
  const slot = place.id.replace("edge_", "");
  const where = { side: message(`ulm/side-${slot[0]}`), line: Number(slot[1]) + 1 };
  const label =
    place.owner === null
      ? message("ulm_board/edge-free", where)
      : message("ulm_board/edge-of", { ...where, owner: message(`ulm/seat-${place.owner}`) });
  return (
    <Spot id={`edge:${slot}`} label={say(label)} transform={`translate(${place.x} ${place.y})`}>
      <circle r="20" fill="transparent" />
      <circle class="edge ulm-seal-place" r="15" />
      {place.owner === null ? null : <SeatShape seat={place.owner} size={11} />}
    </Spot>
  );
}

export function Cathedral({ view }: { view: UlmView }): JSX.Element {
  const say = useWord();
  return (
    <svg class="ulm-cathedral" viewBox="232 6 536 528">
      <defs>
        <pattern id="ulm-stone" width="64" height="40" patternUnits="userSpaceOnUse">
          <rect width="64" height="40" class="ulm-stone" />
          <path d="M0,0.5H64M0,20.5H64M16,0V20M48,20V40" class="ulm-joint" />
        </pattern>
      </defs>
      {SIDES.map(([side, x, y, turned]) => (
        <Spot
          key={side}
          id={`side:${side}`}
          label={say(message("ulm_board/side", { side: message(`ulm/side-${side}`) }))}
          transform={`translate(${x} ${y}) rotate(${turned ? 90 : 0})`}
        >
          <rect x="-116" y="-19" width="232" height="38" fill="transparent" />
          <rect class="edge ulm-side" x="-116" y="-13" width="232" height="26" rx="13" />
          <text class="ulm-side-name" y="5">
            {say(message(`ulm/side-${side}`))}
          </text>
        </Spot>
      ))}
      <rect class="ulm-wall" x="336" y="106" width="328" height="328" rx="12" />
      <rect class="ulm-floor" x="376" y="146" width="248" height="248" rx="8" />
      {view.edges.map((place) => (
        <Edge key={place.id} place={place} />
      ))}
      {view.outer.map((place) => (
        <Outer key={place.id} place={place} />
      ))}
      {view.grid.map((place) => (
        <Cell key={place.id} place={place} />
      ))}
    </svg>
  );
}
