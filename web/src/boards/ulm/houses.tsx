/** The town: three kinds of houses from one seed, and a landmark for every quarter. */
import type { JSX } from "preact";

import { Coat } from "./things";

/** The same row of numbers for the same seed, so that the town never changes. */
export function seeded(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Kind = "timber" | "step" | "hip";

/** A house that stands with its left foot at (x, y): its width, wall and roof. */
interface Built {
  x: number;
  y: number;
  width: number;
  wall: number;
  roof: number;
  seed: number;
}

const at = (n: number): string => n.toFixed(1);

function Windows(props: { places: [x: number, y: number, w: number, h: number][] }): JSX.Element {
  const frames = props.places.map(
    ([x, y, w, h]) => `M${at(x)},${at(y)}h${at(w)}v${at(h)}h${at(-w)}z`,
  );
  const bars = props.places.map(
    ([x, y, w, h]) => `M${at(x + w / 2)},${at(y)}v${at(h)}M${at(x)},${at(y + h / 2)}h${at(w)}`,
  );
  return (
    <>
      <path class="ulm-window" d={frames.join("")} />
      <path class="ulm-window-bar" d={bars.join("")} />
    </>
  );
}

function row(house: Built, y: number, height: number): [number, number, number, number][] {
  const count = Math.max(1, Math.round(house.width / 26));
  return Array.from({ length: count }, (_, k) => [
    house.x + (house.width * (k + 1)) / (count + 1) - 5,
    y,
    10,
    height,
  ]);
}

/** Timber frame under a steep gable. */
function Timber({ house, roof }: { house: Built; roof: string }): JSX.Element {
  const { x, y, width: w, wall: h, roof: r } = house;
  const top = y - h;
  const posts = Math.max(1, Math.round(w / 26)) + 1;
  const beams = [
    `M${x},${top}H${x + w}M${x},${top + h / 2}H${x + w}M${x + w / 4},${top - r / 2}H${x + w * 0.75}`,
    `M${x + w / 2},${top - r + 4}V${top}`,
    ...Array.from({ length: posts - 1 }, (_, k) => `M${x + (w * (k + 1)) / posts},${top}V${y}`),
    `M${x},${top + h / 2}L${x + w / posts},${top}M${x + w},${top + h / 2}L${x + w - w / posts},${top}`,
    `M${x + w / 4},${top - r / 2}L${x + w * 0.4},${top}M${x + w * 0.75},${top - r / 2}L${x + w * 0.6},${top}`,
  ];
  return (
    <>
      <path
        class="ulm-plaster"
        d={`M${x},${y}V${top}L${x + w / 2},${top - r}L${x + w},${top}V${y}Z`}
      />
      <path class="ulm-timber" d={beams.join("")} />
      <Windows
        places={[
          ...row(house, top + h / 2 + 5, Math.min(14, h * 0.36)),
          [x + w / 2 - 9, top - r * 0.42, 7, 10],
          [x + w / 2 + 2, top - r * 0.42, 7, 10],
        ]}
      />
      <path
        class="ulm-gable"
        d={`M${x - 5},${top + 4}L${x + w / 2},${top - r - 3}L${x + w + 5},${top + 4}`}
        style={{ stroke: roof }}
      />
    </>
  );
}

/** Brick with a stepped gable. */
function Stepped({ house }: { house: Built }): JSX.Element {
  const { x, y, width: w, wall: h, roof: r } = house;
  const top = y - h;
  const steps = [0, 1, 2, 3];
  const up = steps.map((k) => `V${top - (r * (k + 1)) / 4}H${x + (w * (k + 1)) / 8}`);
  const down = steps.map(
    (k) => `H${x + w - (w * (3 - k)) / 8}V${k === 3 ? y : top - (r * (3 - k)) / 4}`,
  );
  return (
    <>
      <path class="ulm-bricks" d={`M${x},${y}V${top}${up.join("")}${down.join("")}Z`} />
      <Windows places={[...row(house, top + 6, 15), [x + w / 2 - 5, top - r / 2, 10, 14]]} />
    </>
  );
}

/** Plaster under a hipped roof with a dormer. */
function Hipped(props: { house: Built; roof: string; warm: boolean }): JSX.Element {
  const { x, y, width: w, wall: h, roof: r } = props.house;
  const top = y - h;
  const inset = w * 0.16;
  const ridge = top - r * 0.8;
  const courses: string[] = [];
  for (let line = ridge + 7; line < top; line += 7) {
    const share = (line - ridge) / (r * 0.8);
    const left = x + inset - (inset + 4) * share;
    courses.push(`M${at(left)},${at(line)}H${at(2 * x + w - left)}`);
  }
  const m = x + w / 2;
  return (
    <>
      <rect class={`ulm-plaster ${props.warm ? "warm" : ""}`} x={x} y={top} width={w} height={h} />
      <rect class="ulm-bricks" x={x + w - inset - 10} y={ridge - 10} width="9" height="18" />
      <path
        class="ulm-roof"
        d={`M${x - 4},${top + 1}L${x + inset},${ridge}H${x + w - inset}L${x + w + 4},${top + 1}Z`}
        style={{ fill: props.roof }}
      />
      <path class="ulm-course" d={courses.join("")} />
      <path
        class="ulm-plaster"
        d={`M${m - 9},${top - r * 0.22}V${top - r * 0.48}L${m},${top - r * 0.62}L${m + 9},${top - r * 0.48}V${top - r * 0.22}Z`}
      />
      <Windows places={[[m - 4, top - r * 0.44, 8, 9], ...row(props.house, top + 7, 15)]} />
    </>
  );
}

const ROOFS = ["var(--ulm-roof)", "var(--ulm-roof-warm)", "var(--ulm-slate)"];

export function House(props: Built & { kind: Kind }): JSX.Element {
  const next = seeded(props.seed);
  const roof = ROOFS[Math.floor(next() * 2.5)] ?? "";
  if (props.kind === "timber") return <Timber house={props} roof={roof} />;
  if (props.kind === "step") return <Stepped house={props} />;
  return <Hipped house={props} roof={roof} warm={next() > 0.5} />;
}

const KINDS: Kind[] = ["timber", "hip", "step", "timber", "hip"];

/** Houses side by side from one x to another, all with their feet on y. */
export function Street(props: {
  from: number;
  to: number;
  y: number;
  low: number;
  high: number;
  seed: number;
}): JSX.Element {
  const next = seeded(props.seed);
  const houses: JSX.Element[] = [];
  let x = props.from;
  while (x < props.to - 24) {
    let width = 46 + next() * 34;
    if (props.to - x - width < 40) width = props.to - x;
    const height = props.low + next() * (props.high - props.low);
    const kind = KINDS[Math.floor(next() * KINDS.length)] ?? "hip";
    const size = { width: width - 1, wall: height / 2, roof: height / 2 + 8 };
    houses.push(<House key={x} x={x} y={props.y} {...size} kind={kind} seed={next() * 1e6} />);
    x += width;
  }
  return <>{houses}</>;
}

/** How far a landmark reaches to the left and right of the middle of its quarter. */
export const LANDMARK_ROOM: Record<string, [left: number, right: number]> = {
  leaning_house: [70, 70],
  oath_house: [66, 66],
  town_hall: [82, 82],
  reichenauer_hof: [90, 90],
  goose_tower: [-38, 112],
};

/** What everybody knows a quarter of the north bank by, around (0, 0) at its feet. */
export function Landmark({ id }: { id: string }): JSX.Element | null {
  switch (id) {
    case "leaning_house":
      return (
        <g transform="skewX(-7)">
          <House x={-52} y={0} width={104} wall={62} roof={64} kind="timber" seed={5} />
        </g>
      );
    case "oath_house":
      return (
        <>
          <rect class="ulm-plaster warm" x="-56" y="-62" width="112" height="62" />
          <path
            class="ulm-bricks"
            d="M-60,-62q16,-4 18,-22q14,-2 16,-20q14,-2 26,-18q12,16 26,18q2,18 16,20q2,18 18,22z"
          />
          <path
            class="ulm-window"
            d={[0, 1, 2, 3, 4].map((k) => `M${-48 + k * 21},-26v-16q6.5,-9 13,0v16z`).join("")}
          />
          <g transform="translate(0 -84) scale(0.5)">
            <Coat id="ulm" />
          </g>
        </>
      );
    case "town_hall":
      return (
        <>
          <House x={-78} y={0} width={156} wall={36} roof={42} kind="step" seed={9} />
          <Clock x={0} y={-46} r={16} />
        </>
      );
    case "reichenauer_hof":
      return (
        <>
          <House x={-84} y={0} width={100} wall={48} roof={58} kind="hip" seed={22} />
          <House x={10} y={0} width={70} wall={56} roof={62} kind="step" seed={4} />
        </>
      );
    case "goose_tower":
      return (
        <>
          <rect class="ulm-bricks" x="40" y="-84" width="64" height="84" />
          <rect class="ulm-stones" x="34" y="-92" width="76" height="14" />
          <path class="ulm-roof" d="M34,-92L72,-158L110,-92Z" />
          <Windows
            places={[
              [54, -72, 12, 20],
              [78, -72, 12, 20],
            ]}
          />
          <path class="ulm-gate" d="M58,0v-34q14,-20 28,0v34z" />
          <path class="ulm-timber" d="M72,-156v-16" />
          <path class="ulm-goose" d="M72,-172q8,-7 12,0q8,-2 12,6q-12,7 -24,3z" />
        </>
      );
    default:
      return null;
  }
}

export function Clock(props: { x: number; y: number; r: number }): JSX.Element {
  return (
    <g transform={`translate(${props.x} ${props.y}) scale(${props.r / 30})`}>
      <circle class="ulm-clock" r="30" />
      <path class="ulm-clock-hands" d="M0,0V-20M0,0L14,8" />
    </g>
  );
}

function Tree(props: { x: number; y: number; size: number }): JSX.Element {
  return (
    <g transform={`translate(${props.x} ${props.y}) scale(${props.size})`}>
      <path class="ulm-trunk" d="M-3,-16h6v16h-6z" />
      <circle class="ulm-leaf lined" cy="-28" r="16" />
      <circle class="ulm-leaf" cx="-9" cy="-21" r="10" />
      <circle class="ulm-leaf light" cx="9" cy="-22" r="9" />
      <path class="ulm-apples" d="M-5,-32h.1M6,-27h.1M0,-20h.1" />
    </g>
  );
}

/** What grows or is built in a quarter of the south bank, between two x above y. */
export function Shore(props: {
  id: string;
  from: number;
  to: number;
  y: number;
}): JSX.Element | null {
  const { id, from, to, y } = props;
  const m = (from + to) / 2;
  if (id === "tillage") {
    const sheaves = [0, 1, 2, 3, 4].map((k) => `M${m + 10 + k * 34},${y - 6}l-9,-28l9,6l9,-6z`);
    const cords = [0, 1, 2, 3, 4].map((k) => `M${m + 4 + k * 34},${y - 20}h12`);
    return (
      <>
        <path
          class="ulm-furrows"
          d={`M${from},${y}V${y - 22}Q${m},${y - 44} ${to},${y - 18}V${y}Z`}
        />
        <House x={from + 30} y={y} width={74} wall={22} roof={24} kind="timber" seed={3} />
        <House x={from + 108} y={y} width={56} wall={16} roof={22} kind="hip" seed={8} />
        <path class="ulm-sheaf" d={sheaves.join("")} />
        <path class="ulm-cord" d={cords.join("")} />
      </>
    );
  }
  if (id === "garden") {
    const trees = [0, 1, 2, 3, 5, 6, 7, 8];
    return (
      <>
        <path class="ulm-lawn" d={`M${from},${y}V${y - 20}Q${m},${y - 34} ${to},${y - 20}V${y}Z`} />
        {trees.map((k) => (
          <Tree
            key={k}
            x={from + 36 + (k * (to - from - 72)) / 8}
            y={y - (k % 2) * 3}
            size={0.84 + (k % 3) * 0.1}
          />
        ))}
        <House x={m - 34} y={y} width={68} wall={20} roof={28} kind="hip" seed={31} />
      </>
    );
  }
  const crane = to - 84;
  return (
    <>
      <path class="ulm-yard" d={`M${from},${y}V${y - 16}Q${m},${y - 26} ${to},${y - 16}V${y}Z`} />
      <House x={from + 24} y={y} width={92} wall={20} roof={30} kind="hip" seed={12} />
      <House x={from + 122} y={y} width={54} wall={18} roof={26} kind="timber" seed={14} />
      <path class="ulm-prop" d={`M${m - 60},${y}l14,-14M${m + 100},${y}l-10,-14`} />
      <g transform={`translate(${m + 20} ${y - 14}) rotate(-5)`}>
        <path class="ulm-prop" d="M-60,-22V-36M-30,-22V-36M0,-22V-36M30,-22V-36M60,-22V-36" />
        <path class="ulm-new-hull" d="M-92,-22L92,-22L108,-34L86,4Q0,16 -80,4L-106,-36Z" />
        <path class="ulm-hull-seam" d="M-88,-12H92M-84,-3H88" />
      </g>
      <path
        class="ulm-prop"
        d={`M${crane},${y}V${y - 46}L${crane - 56},${y - 42}M${crane},${y - 26}L${crane - 30},${y - 43}M${crane - 54},${y - 42}v16`}
      />
      <rect class="ulm-bricks" x={crane - 62} y={y - 28} width="16" height="12" />
      {[
        [30, 7],
        [45, 7],
        [60, 7],
        [37, 19],
        [52, 19],
      ].map(([dx = 0, dy = 0]) => (
        <circle key={`${dx}`} class="ulm-log" cx={crane + dx} cy={y - dy} r="7" />
      ))}
    </>
  );
}
