/** Counters: bronze coins in stacks of ten, exactly as many as the engine says (GU-UI-9.1). */
import type { JSX } from "preact";

const STACK = 10;
const MOST = 100;
const WIDE = 19;
const FLAT = 9;
const THICK = 5.4;

/** Where the stacks stand around the middle of a pile, the far ones first. */
const PLACES: readonly [number, number][] = [
  [-22, -13],
  [22, -13],
  [-44, 8],
  [0, 6],
  [44, 8],
  [-66, -13],
  [66, -13],
  [-22, 26],
  [22, 26],
  [0, -32],
];

function Coin(props: { x: number; y: number; top: boolean }): JSX.Element {
  const { x, y } = props;
  return (
    <g class="coin" transform={`translate(${x} ${y})`}>
      <path
        d={`M${-WIDE},0 v${THICK} a${WIDE},${FLAT} 0 0 0 ${2 * WIDE},0 v${-THICK} z`}
        fill="url(#ur-bronze-edge)"
        stroke="var(--ur-bronze-outline)"
        stroke-width="0.8"
      />
      <ellipse
        rx={WIDE}
        ry={FLAT}
        fill="url(#ur-bronze)"
        stroke="var(--ur-coin-edge)"
        stroke-width="0.8"
      />
      {props.top ? <Star /> : null}
    </g>
  );
}

/** The eight-pointed star, seen at a slant. */
function Star(): JSX.Element {
  const points = Array.from({ length: 16 }, (_, k) => {
    const radius = k % 2 ? 0.26 : 0.72;
    const angle = (k * Math.PI) / 8;
    return `${(WIDE * radius * Math.cos(angle)).toFixed(1)},${(FLAT * radius * Math.sin(angle)).toFixed(1)}`;
  });
  return (
    <>
      <ellipse
        rx={WIDE * 0.84}
        ry={FLAT * 0.84}
        fill="none"
        stroke="var(--ur-star)"
        stroke-width="0.9"
      />
      <polygon points={points.join(" ")} fill="var(--ur-star)" opacity="0.85" />
    </>
  );
}

/** A pile of so many coins around (0, 0); a debt shows none. */
export function CoinPile(props: { count: number }): JSX.Element {
  const count = Math.min(MOST, Math.max(0, props.count));
  const stacks = Math.ceil(count / STACK);
  // As few stacks as need be, the nearer ones drawn over the farther ones.
  const order = Array.from({ length: stacks }, (_, stack) => stack).toSorted(
    (a, b) => (PLACES[a]?.[1] ?? 0) - (PLACES[b]?.[1] ?? 0),
  );
  return (
    <g>
      {order.map((stack) => {
        const [x, y] = stacks === 1 ? [0, 0] : (PLACES[stack] as [number, number]);
        const size = Math.min(STACK, count - stack * STACK);
        return (
          <g key={stack} transform={`translate(${x} ${y})`}>
            <ellipse
              cy={THICK + 2}
              rx={WIDE + 3}
              ry={FLAT + 2}
              fill="var(--shade)"
              opacity="0.25"
            />
            {Array.from({ length: size }, (_, coin) => (
              <Coin
                key={coin}
                x={((coin * 7 + stack * 3) % 5) - 2}
                y={-coin * THICK}
                top={coin === size - 1}
              />
            ))}
          </g>
        );
      })}
    </g>
  );
}

/** One coin on its way. */
export function FlyingCoin(props: { x: number; y: number }): JSX.Element {
  return <Coin x={props.x} y={props.y} top />;
}
