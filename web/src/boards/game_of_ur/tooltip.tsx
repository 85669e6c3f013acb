/** The tooltip: drawn in the same turn as the hovering, inside the viewport, never in the way. */
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

import { useShown, useWord } from "../../play/table";
import { useStore } from "../../store";
import type { UrControl } from "./control";
import { squareElement } from "./data";
import { ghostOf } from "./outlook";
import { tipOf } from "./tips";

/** From the point to a corner of the tooltip; the far one clears a whole piece. */
const GAPS = [18, 44];
const MARGIN = 8;
/** How much of the board around a point belongs to it. */
const REACH = 30;

type Point = readonly [number, number];
interface Size {
  width: number;
  height: number;
}

const inside = (value: number, room: number): number =>
  Math.max(MARGIN, Math.min(value, room - MARGIN));

/**
 * Where the tooltip lies: beside the point, inside the page, and off everything that should stay in
 * sight, as far as that can be had.
 */
export function beside([x, y]: Point, size: Size, page: Size, clear: readonly Point[]): Point {
  const corners = GAPS.flatMap((gap): Point[] => [
    [x + gap, y + gap],
    [x + gap, y - gap - size.height],
    [x - gap - size.width, y + gap],
    [x - gap - size.width, y - gap - size.height],
  ]);
  let best: Point = [x, y];
  let fewest = Infinity;
  for (const corner of corners) {
    const left = inside(corner[0], page.width - size.width);
    const top = inside(corner[1], page.height - size.height);
    const covered = clear.filter(
      ([px, py]) =>
        px > left - REACH &&
        px < left + size.width + REACH &&
        py > top - REACH &&
        py < top + size.height + REACH,
    ).length;
    if (covered < fewest) {
      fewest = covered;
      best = [left, top];
    }
  }
  return best;
}

/** A change of counters stands above its pile. */
const ABOVE_PILE = 40;

/** What a tooltip should not hide: the element, where its bird would go, and what that costs. */
function inSight(control: UrControl): Point[] {
  const { hovered } = control.shown();
  const { view } = control.seen.get();
  const found = control.pointed();
  const goals = found ? found.uses.map((use) => ghostOf(view, found.bird, use).at) : [];
  const piles = found && found.preview.delta !== 0 ? ["pile_pool", `pile_${view.to_move}`] : [];
  const points = (names: string[]): Point[] =>
    names.flatMap((name) => {
      const point = control.stage?.project(name);
      return point ? [point] : [];
    });
  return [
    ...points([...(hovered === null ? [] : [hovered]), ...goals.map(squareElement)]),
    ...points(piles).map(([x, y]): Point => [x, y - ABOVE_PILE]),
  ];
}

export function Tooltip({ control }: { control: UrControl }): JSX.Element | null {
  const seen = useStore(control.seen, (value) => value);
  const say = useWord();
  // Drawn again when the prompt or the choice changes below a resting pointer.
  const { hovered, reason } = useShown((shown) => shown);
  const box = useRef<HTMLDivElement>(null);
  const { at } = seen;
  useLayoutEffect(() => {
    if (!box.current) return;
    const page = { width: innerWidth, height: innerHeight };
    const size = box.current.getBoundingClientRect();
    const [left, top] = beside(at, size, page, [at, ...inSight(control)]);
    box.current.style.left = `${left}px`;
    box.current.style.top = `${top}px`;
  });
  useEffect(() => {
    // what was pointed at lies elsewhere once the page has another size
    const leave = (): void => control.table.hover(null);
    addEventListener("resize", leave);
    return () => removeEventListener("resize", leave);
  }, [control]);
  if (hovered === null || seen.playing) return null;
  const choices = control.choices();
  const rate = String(control.shown().table?.options["rate"] ?? "1");
  const tip = tipOf(choices, hovered, control.myTurn(), rate);
  if (!tip) return null;
  const clicked = reason?.element === hovered;
  const why = clicked
    ? reason.reason
    : hovered.startsWith("bird:")
      ? control.reason(hovered)
      : null;
  return (
    <div
      ref={box}
      class={clicked ? "ur-tooltip is-refused" : "ur-tooltip"}
      data-testid="tooltip"
      data-element={hovered}
      {...(why ? { "data-reason": why.code } : {})}
      role="tooltip"
    >
      <strong>{say(tip.title)}</strong>
      {tip.lines.map((line) => (
        <p key={line.id}>{say(line)}</p>
      ))}
      {tip.does.length > 0 ? (
        <p class="ur-tip-does">{tip.does.map((does) => say(does)).join(", ")}</p>
      ) : null}
      {why ? <p class="ur-tip-why">{say(why.words)}</p> : null}
      {tip.numbers.length > 0 ? (
        <table>
          <tbody>
            {tip.numbers.map(({ number, does, blocked }) => (
              <tr key={number} class={blocked ? "is-blocked" : ""}>
                <th scope="row">{number}</th>
                <td>{say(does)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </div>
  );
}
