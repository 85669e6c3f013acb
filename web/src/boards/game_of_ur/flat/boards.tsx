/** The two boards: a box of wood and ivory, and a slab of stone; another object at a glance. */
import type { JSX } from "preact";

import { LAYOUT } from "../data";
import type { Look } from "../stage";
import { Grain, VEINS } from "./materials";

const HALF = LAYOUT.cell * 0.47;
const [BOX_LEFT = 0, BOX_TOP = 0, BOX_RIGHT = 0, BOX_BOTTOM = 0] = LAYOUT.board_rect;
const TAIL_X = LAYOUT.notch_rects[0]?.[0] ?? 0;
const TAIL_TOP = LAYOUT.notch_rects[0]?.[3] ?? 0;
const TAIL_BOTTOM = LAYOUT.notch_rects[1]?.[1] ?? 0;

/** The outline of the slab: block, narrower tail, half-round end. */
const SLAB = (() => {
  const rim = 12;
  const top = TAIL_TOP - rim;
  const bottom = TAIL_BOTTOM + rim;
  const radius = (bottom - top) / 2;
  const end = BOX_RIGHT - radius + rim + 10;
  const left = BOX_LEFT - rim;
  const right = TAIL_X + rim;
  return (
    `M${left + 16},${BOX_TOP - rim} H${right - 8} q8,0 8,8 V${top - 8} q0,8 8,8 H${end}` +
    `A${radius},${radius} 0 0 1 ${end},${bottom} H${right + 8} q-8,0 -8,8 V${BOX_BOTTOM + rim - 8}` +
    `q0,8 -8,8 H${left + 16} q-16,0 -16,-16 V${BOX_TOP - rim + 16} q0,-16 16,-16 Z`
  );
})();

/** Eight petals of shell round a boss, on lapis, with red between them. */
function Rosette(): JSX.Element {
  return (
    <g>
      <rect
        x={-HALF + 4}
        y={-HALF + 4}
        width={2 * HALF - 8}
        height={2 * HALF - 8}
        rx="2"
        fill="url(#ur-lapis)"
        stroke="var(--ur-rosette-outline)"
      />
      {Array.from({ length: 8 }, (_, k) => (
        <path
          key={`red${k}`}
          d="M10,0 Q20,5 29,0 Q20,-5 10,0 Z"
          transform={`rotate(${k * 45 + 22.5})`}
          fill="var(--ur-rosette-petal)"
          stroke="var(--ur-rosette-outline)"
          stroke-width="0.8"
        />
      ))}
      {Array.from({ length: 8 }, (_, k) => (
        <path
          key={`petal${k}`}
          d="M5,0 C13,4 19,9.4 25.5,8 C30,7 31,2.6 32,0 C31,-2.6 30,-7 25.5,-8 C19,-9.4 13,-4 5,0 Z"
          transform={`rotate(${k * 45})`}
          fill="var(--ur-inlay)"
          stroke="var(--ur-rosette-outline)"
          stroke-width="0.9"
        />
      ))}
      <circle r="8" fill="var(--ur-inlay)" stroke="var(--ur-rosette-outline)" />
      <circle
        r="5.6"
        fill="var(--ur-rosette-petal)"
        stroke="var(--ur-rosette-outline)"
        stroke-width="0.8"
      />
      <circle r="2.4" fill="var(--ur-lapis)" />
    </g>
  );
}

/** A mark cut into stone: eight rays in a ring, dark on the near side and bright on the far. */
function Incised(): JSX.Element {
  const rays = Array.from({ length: 8 }, (_, k) => {
    const angle = (k * Math.PI) / 4;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return `M${(5 * cos).toFixed(1)},${(5 * sin).toFixed(1)} L${(26 * cos).toFixed(1)},${(26 * sin).toFixed(1)}`;
  }).join("");
  return (
    <g fill="none" stroke-linecap="round">
      <g transform="translate(0.9 1.4)" stroke="var(--alabaster)" stroke-width="3.2" opacity="0.8">
        <path d={rays} />
        <circle r="29" />
        <circle r="5" />
      </g>
      <g stroke="var(--ur-incised)" stroke-width="3.2">
        <path d={rays} />
        <circle r="29" />
        <circle r="5" />
      </g>
    </g>
  );
}

function IvoryCell(props: { rosette: boolean }): JSX.Element {
  return (
    <>
      <rect
        class="edge cell"
        x={-HALF}
        y={-HALF}
        width={2 * HALF}
        height={2 * HALF}
        rx="4"
        fill="url(#ur-ivory)"
        stroke="var(--ur-ebony-ink)"
        stroke-width="1.6"
      />
      {props.rosette ? (
        <Rosette />
      ) : (
        <>
          <rect
            x={-HALF + 6}
            y={-HALF + 6}
            width={2 * HALF - 12}
            height={2 * HALF - 12}
            rx="2"
            fill="none"
            stroke="var(--ur-ivory-line)"
            stroke-width="1.2"
          />
          <path
            d="M0,-7 L7,0 L0,7 L-7,0 Z"
            fill="none"
            stroke="var(--ur-ivory-line)"
            stroke-width="1.2"
            opacity="0.65"
          />
        </>
      )}
    </>
  );
}

function SunkenCell(props: { rosette: boolean }): JSX.Element {
  const far = `M${-HALF},${HALF} V${-HALF} H${HALF}`;
  const near = `M${HALF},${-HALF} V${HALF} H${-HALF}`;
  return (
    <>
      <rect
        class="edge cell"
        x={-HALF}
        y={-HALF}
        width={2 * HALF}
        height={2 * HALF}
        rx="7"
        fill="url(#ur-sunken)"
        stroke="var(--ur-sunken-edge)"
        stroke-width="1.2"
      />
      <path d={far} fill="none" stroke="var(--ur-sunken-shade)" stroke-width="2.6" opacity="0.55" />
      <path d={near} fill="none" stroke="var(--alabaster)" stroke-width="2" opacity="0.8" />
      {props.rosette ? <Incised /> : null}
    </>
  );
}

/** The body of a board in the coordinates of `data.json`; the cells are drawn on it. */
export function BoardBody(props: { look: Look }): JSX.Element {
  if (props.look === "first_millennium") {
    return (
      <g data-name="board_first_millennium">
        <path d={SLAB} transform="translate(4 10)" fill="var(--shade)" opacity="0.35" />
        <path d={SLAB} fill="var(--ur-slab-side)" transform="translate(0 5)" />
        <path d={SLAB} fill="url(#ur-marble)" stroke="var(--ur-slab-edge)" stroke-width="1.6" />
        <path
          d={VEINS}
          fill="none"
          stroke="var(--ur-slab-groove)"
          stroke-width="1.6"
          opacity="0.45"
          clip-path="url(#ur-slab-clip)"
        />
        <clipPath id="ur-slab-clip">
          <path d={SLAB} />
        </clipPath>
      </g>
    );
  }
  const left = BOX_LEFT - 14;
  const top = BOX_TOP - 12;
  const width = BOX_RIGHT - BOX_LEFT + 28;
  const height = BOX_BOTTOM - BOX_TOP + 24;
  return (
    <g data-name="board_second_millennium">
      <rect
        x={left + 4}
        y={top + 10}
        width={width}
        height={height}
        rx="8"
        fill="var(--shade)"
        opacity="0.4"
      />
      <rect
        x={left}
        y={top}
        width={width}
        height={height}
        rx="8"
        fill="url(#ur-ebony)"
        stroke="var(--ur-ebony-grain)"
        stroke-width="2"
      />
      <Grain />
      <rect
        x={left + 5}
        y={top + 5}
        width={width - 10}
        height={height - 10}
        rx="5"
        fill="none"
        stroke="var(--ivory)"
        stroke-width="2"
        opacity="0.85"
      />
      {LAYOUT.notch_rects.map(([x = 0, y = 0, right = 0, bottom = 0]) => (
        <g key={y}>
          <rect
            x={x + 8}
            y={y + 3}
            width={right - x - 14}
            height={bottom - y - 6}
            fill="var(--ur-drawer)"
            opacity="0.55"
            rx="3"
          />
          <rect
            x={x + 8}
            y={y + 3}
            width={right - x - 14}
            height={bottom - y - 6}
            fill="url(#ur-frieze)"
            rx="3"
          />
          <rect
            x={x + 8}
            y={y + 3}
            width={right - x - 14}
            height={bottom - y - 6}
            fill="none"
            stroke="var(--ivory)"
            stroke-width="1.4"
            opacity="0.7"
            rx="3"
          />
        </g>
      ))}
      <circle
        cx={left - 3}
        cy="500"
        r="9"
        fill="url(#ur-bronze)"
        stroke="var(--ur-bronze-outline)"
      />
    </g>
  );
}

/** One cell around (0, 0). */
export function Cell(props: { look: Look; rosette: boolean }): JSX.Element {
  return props.look === "first_millennium" ? (
    <SunkenCell rosette={props.rosette} />
  ) : (
    <IvoryCell rosette={props.rosette} />
  );
}

export { HALF as CELL_HALF };
