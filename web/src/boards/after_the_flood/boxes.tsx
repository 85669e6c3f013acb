/** The four worker boxes as pictures with people in them: canal, loom, tablets, furnace. */
import type { JSX } from "preact";

import type { FloodView } from "../../generated/views";
import { Spot } from "../../play/spot";
import { useWord } from "../../play/table";
import { message } from "../../words";
import { Crowd } from "./crowd";
import { Figure } from "./figures";
import { incomeAhead } from "./forecast";
import type { Grown } from "./forecast";
import type { Ghost } from "./ghost";
import { Good } from "./goods";
import { Palm } from "./ground";
import type { Pieces } from "./pieces";
import { useTerms } from "./terms";
import { placeName, seatOf, workersWords } from "./words";

/** Letters of a name beside which the incomes of all seats have room. */
const WIDE = 10;

interface Box {
  id: string;
  /** The places of its workers: the plain boxes have but one. */
  sides: readonly string[];
  grows?: Grown;
}

export const BOXES: readonly Box[] = [
  { id: "irrigation", sides: ["irrigation"], grows: "grain" },
  { id: "weaving", sides: ["weaving"], grows: "textile" },
  { id: "scribes", sides: ["scribes_ready", "scribes_new", "scribes_used"] },
  { id: "tool_makers", sides: ["tool_makers_ready", "tool_makers_used"] },
];

export function workersIn(view: FloodView, id: string): number[] {
  return view.boxes.find((box) => box.id === id)?.workers ?? [0, 0, 0];
}

interface Size {
  width: number;
  height: number;
}

const outlined = {
  stroke: "var(--flood-line)",
  "stroke-width": "1.6",
  "stroke-linejoin": "round",
  "stroke-linecap": "round",
} as const;

function Canal({ width: w, height: h }: Size): JSX.Element {
  return (
    <>
      <rect width={w} height={h} fill="var(--flood-box-field)" />
      <path d={`M0,${h * 0.34}H${w}V${h}H0Z`} fill="var(--flood-box-field-low)" />
      <path
        d={`M0,${h * 0.34}q${w * 0.2},-14 ${w * 0.4},-2t${w * 0.6},-6V${h * 0.34}Z`}
        fill="var(--flood-box-hill)"
      />
      <path
        d={`M${w * 0.62},${h * 0.3}Q${w * 0.5},${h * 0.6} ${w * 0.72},${h}H${w * 0.9}Q${w * 0.62},${h * 0.6} ${w * 0.66},${h * 0.3}Z`}
        fill="var(--flood-river)"
        stroke="var(--flood-river-deep)"
        stroke-width="2"
      />
      {Array.from({ length: 10 }, (_, k) => (
        <use
          key={k}
          href="#flood-grain"
          transform={`translate(${14 + (k % 5) * 22 + (k > 4 ? 10 : 0)} ${k > 4 ? h - 13 : h - 33}) scale(0.62)`}
        />
      ))}
      <g transform={`translate(${w - 16} ${h - 20}) scale(1.2)`}>
        <Palm />
      </g>
    </>
  );
}

function Loom({ width: w, height: h }: Size): JSX.Element {
  const threads = 9;
  return (
    <>
      <rect width={w} height={h} fill="var(--flood-box-wall)" />
      <path d={`M0,${h - 14}H${w}V${h}H0Z`} fill="var(--flood-box-floor)" />
      <g {...outlined}>
        <path
          d={`M26,${h - 6}V10M${w - 62},${h - 6}V10M18,14H${w - 54}`}
          stroke="var(--flood-spear)"
          stroke-width="6"
        />
        <rect x="32" y="18" width={w - 100} height={h * 0.36} fill="var(--flood-linen)" />
        <path
          d={`M32,25h${w - 100}v6h${100 - w}zM32,36h${w - 100}v4h${100 - w}z`}
          fill="var(--flood-purple)"
          stroke="none"
        />
        {Array.from({ length: threads }, (_, k) => {
          const x = 38 + (k * (w - 112)) / (threads - 1);
          return (
            <g key={k}>
              <path d={`M${x},${18 + h * 0.36}V${h - 16}`} stroke="var(--flood-linen)" />
              <circle cx={x} cy={h - 13} r="4" fill="var(--flood-brick-low)" />
            </g>
          );
        })}
      </g>
      <use href="#flood-textile" transform={`translate(${w - 26} ${h - 24}) scale(1.15)`} />
    </>
  );
}

function Tablets({ width: w, height: h }: Size): JSX.Element {
  const fills = ["var(--flood-tablet)", "var(--flood-tablet-2)", "var(--flood-tablet-3)"];
  return (
    <>
      <rect width={w} height={h} fill="var(--flood-box-sky)" />
      <path d={`M0,${h - 12}H${w}V${h}H0Z`} fill="var(--flood-box-floor)" />
      {fills.map((fill, k) => (
        <g key={fill} transform={`translate(${34 + k * 50} ${h / 2 + 2}) rotate(${k * 7 - 7})`}>
          <rect x="-19" y="-26" width="38" height="50" rx="7" fill={fill} {...outlined} />
          {[-16, -6, 4, 14].map((y) =>
            [-10, 0, 10].map((x) => (
              <path
                key={`${x} ${y}`}
                d={`M${x - 3},${y}l5,-2l-1,4zM${x + 3},${y - 2}v5`}
                fill="var(--flood-wedge)"
                stroke="var(--flood-wedge)"
                stroke-width="1"
              />
            )),
          )}
        </g>
      ))}
      <path
        d={`M${w - 14},8L${w - 38},${h - 20}l-3,9l7,-6L${w - 8},12Z`}
        fill="var(--flood-cornice)"
        {...outlined}
      />
    </>
  );
}

function Furnace({ width: w, height: h }: Size): JSX.Element {
  return (
    <>
      <rect width={w} height={h} fill="var(--flood-box-forge)" />
      <path d={`M0,${h - 12}H${w}V${h}H0Z`} fill="var(--flood-box-forge-low)" />
      <g {...outlined}>
        <path d={`M12,${h - 8}q0,-56 36,-58q36,2 36,58z`} fill="var(--flood-box-kiln)" />
        <path d={`M32,${h - 8}q0,-28 16,-29q16,1 16,29z`} fill="var(--flood-box-kiln-mouth)" />
        <path d={`M38,${h - 9}q-4,-14 8,-22q0,8 6,10q8,4 4,12z`} fill="var(--flood-box-fire)" />
        <path
          d={`M${w - 92},${h - 8}h40l-8,-12h-6v-8h22q2,-10 14,-12h-70q2,14 18,16v4z`}
          fill="var(--flood-anvil)"
        />
      </g>
      <use href="#flood-tools" transform={`translate(${w - 26} ${h * 0.36}) scale(1.2)`} />
    </>
  );
}

const PICTURES: Record<string, (size: Size) => JSX.Element> = {
  irrigation: Canal,
  weaving: Loom,
  scribes: Tablets,
  tool_makers: Furnace,
};

/** What the box brings now: the income of the seats by rank, or what its people do. */
function Brings({ view, box, width }: { view: FloodView; box: Box; width: number }): JSX.Element {
  const say = useWord();
  const terms = useTerms();
  if (box.grows) {
    const incomes = incomeAhead(view, workersIn(view, box.id), box.grows, terms);
    return (
      <>
        <Good kind={box.grows} x={width - 20} y={-6} size={0.62} />
        {incomes.map((count, seat) => (
          <g key={seat} transform={`translate(${width - 86 + seat * 22} 0)`}>
            <text class="flood-text is-strong" text-anchor="middle">
              {count}
            </text>
            <rect x="-9" y="4" width="18" height="4" rx="2" class={`flood-seat-${seat}`} />
          </g>
        ))}
      </>
    );
  }
  if (box.id === "scribes") {
    return (
      <text x={width - 8} class="flood-text" text-anchor="end">
        {say(message("after_the_flood_board/two-each"))}
      </text>
    );
  }
  return (
    <>
      <Good kind="metal" x={width - 66} y={-6} size={0.58} />
      <path
        d={`M${width - 50},-6h12m-5,-5l5,5l-5,5`}
        fill="none"
        stroke="var(--flood-ink)"
        stroke-width="2.6"
      />
      <Good kind="tools" x={width - 20} y={-6} size={0.62} />
    </>
  );
}

function Side(props: {
  view: FloodView;
  pieces: Pieces;
  id: string;
  x: number;
  width: number;
  height: number;
}): JSX.Element {
  const { view, pieces, id, x, width, height } = props;
  const say = useWord();
  const workers = workersIn(view, id);
  const label = [say(placeName(id)), ...workersWords(workers, say)].join("; ");
  const caption = say(message(`after_the_flood_board/side-${id.replace(/^.*_/, "")}`));
  return (
    <>
      <Spot id={`box:${id}`} label={label} passive class="flood-side">
        <rect x={x + 3} y="0" width={width - 6} height={height} rx="8" class="flood-casing" />
        <rect x={x + 3} y="0" width={width - 6} height={height} rx="8" class="edge" />
      </Spot>
      <g aria-hidden="true" class="flood-labels" opacity={id.endsWith("_used") ? 0.6 : 1}>
        <Crowd
          workers={workers}
          pieces={pieces}
          place={id}
          x={x + 18}
          y={height - 46}
          room={width - 38}
          left
          size={0.92}
        />
        <text x={x + 10} y={height - 8} class="flood-text">
          {caption}
        </text>
      </g>
    </>
  );
}

function BoxPicture(props: {
  view: FloodView;
  pieces: Pieces;
  ghost: Ghost | null;
  box: Box;
  size: Size;
}): JSX.Element {
  const { view, pieces, ghost, box, size } = props;
  const { width, height } = size;
  const say = useWord();
  const name = say(placeName(box.id));
  const high = height * 0.36;
  const Picture = PICTURES[box.id] ?? Canal;
  const plain = box.sides.length === 1;
  const here = ghost?.kind === "worker" && ghost.place === box.id ? ghost : null;
  const actor = seatOf(view, view.actor);
  const names = plain ? workersWords(workersIn(view, box.id), say) : [];
  const label = [name, ...names, say(message(`after_the_flood_board/box-${box.id}`))];
  const rest = height - high - 34;
  const part = width / box.sides.length;
  return (
    <>
      <rect y="5" width={width} height={height} rx="12" class="flood-slab-shade" />
      <rect width={width} height={height} rx="12" class="flood-slab" />
      <clipPath id={`flood-clip-${box.id}`}>
        <path d={`M0,${high}V12Q0,0 12,0H${width - 12}Q${width},0 ${width},12V${high}Z`} />
      </clipPath>
      <g clip-path={`url(#flood-clip-${box.id})`} aria-hidden="true">
        <Picture width={width} height={high} />
      </g>
      <path d={`M0,${high}H${width}`} class="flood-rule" />
      <Spot id={`box:${box.id}`} label={label.join("; ")} class="flood-box">
        <rect x="-2" y="-2" width={width + 4} height={height + 4} rx="14" class="flood-casing" />
        <rect x="-2" y="-2" width={width + 4} height={height + 4} rx="14" class="edge" />
      </Spot>
      <g aria-hidden="true" class="flood-labels">
        <text x="10" y={high + 25} class={`flood-heading ${name.length > WIDE ? "is-long" : ""}`}>
          {name}
        </text>
        <g transform={`translate(0 ${high + 24})`}>
          <Brings view={view} box={box} width={width} />
        </g>
      </g>
      {plain ? (
        <g aria-hidden="true" class="flood-labels">
          <Crowd
            workers={workersIn(view, box.id)}
            pieces={pieces}
            place={box.id}
            x={18}
            y={height - 40}
            room={width - 40}
            left
            ghosts={here?.count ?? 0}
            ghost={actor}
          />
        </g>
      ) : (
        <g transform={`translate(0 ${high + 34})`}>
          {box.sides.slice(1).map((id, at) => (
            <path key={id} d={`M${part * (at + 1)},2V${rest - 8}`} class="flood-dashes" />
          ))}
          {box.sides.map((id, at) => (
            <Side
              key={id}
              view={view}
              pieces={pieces}
              id={id}
              x={part * at}
              width={part}
              height={rest}
            />
          ))}
          {here &&
            Array.from({ length: here.count }, (_, at) => (
              <g key={at} class="flood-ghost">
                <Figure
                  sprite={`flood-worker-${actor}`}
                  x={part * (box.id === "scribes" ? 2 : 1) - 16 - at * 13}
                  y={rest - 46}
                  size={0.92}
                />
              </g>
            ))}
        </g>
      )}
    </>
  );
}

/** Two by two in a room so large. */
export function Boxes(props: {
  view: FloodView;
  pieces: Pieces;
  ghost: Ghost | null;
  width: number;
  height: number;
}): JSX.Element {
  const gap = 12;
  const size = { width: (props.width - gap) / 2, height: (props.height - gap) / 2 };
  return (
    <>
      {BOXES.map((box, at) => (
        <g
          key={box.id}
          transform={`translate(${(at % 2) * (size.width + gap)} ${Math.floor(at / 2) * (size.height + gap)})`}
        >
          <BoxPicture {...props} box={box} size={size} />
        </g>
      ))}
    </>
  );
}
