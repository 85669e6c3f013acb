/** The tooltip: drawn in the same turn as the hovering, inside the viewport, never in the way. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

import { useShown, useWord } from "../../play/table";
import { useStore } from "../../store";
import type { UrControl } from "./control";
import { tipOf } from "./tips";

const GAP = 18;
const MARGIN = 8;

/** Beside the point, on the other side where the page ends. */
function place(box: HTMLElement, [x, y]: readonly [number, number]): void {
  const { width, height } = box.getBoundingClientRect();
  const right = x + GAP + width + MARGIN <= innerWidth;
  const below = y + GAP + height + MARGIN <= innerHeight;
  const left = right ? x + GAP : x - GAP - width;
  const top = below ? y + GAP : y - GAP - height;
  const most = (value: number, room: number): number =>
    Math.max(MARGIN, Math.min(value, room - MARGIN));
  box.style.left = `${most(left, innerWidth - width)}px`;
  box.style.top = `${most(top, innerHeight - height)}px`;
}

export function Tooltip({ control }: { control: UrControl }): JSX.Element | null {
  const seen = useStore(control.seen, (value) => value);
  const say = useWord();
  // Drawn again when the prompt or the choice changes below a resting pointer.
  useShown((shown) => shown);
  const box = useRef<HTMLDivElement>(null);
  const { hovered, refused, at } = seen;
  useLayoutEffect(() => {
    if (box.current) place(box.current, at);
  });
  if (hovered === null || seen.playing) return null;
  const choices = control.choices();
  const rate = String(control.shown().table?.options["rate"] ?? "1");
  const tip = tipOf(choices, hovered, control.myTurn(), rate);
  if (!tip) return null;
  const clicked = refused?.element === hovered;
  const why = hovered.startsWith("bird:") || clicked ? control.refusal(hovered) : null;
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
