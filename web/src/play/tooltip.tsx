/** What the thing pointed at is, what choosing it would do, or why it cannot be chosen. */
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

import { say } from "../words";
import { ACTION } from "./choice";
import { useShown, useTable, useWord } from "./table";
import type { EventInfo, Shown } from "./table";
import "./tooltip.css";

/** Choices told one by one; more are counted. */
const TOLD = 4;
const GAP = 10;
/** How long the pointer rests on something that cannot be chosen before it is asked why. */
const REST = 450;

function anchorOf(key: string): Element | null {
  return document.querySelector(
    `[data-element="${CSS.escape(key)}"], [data-key="${CSS.escape(key)}"]`,
  );
}

interface Spot {
  left: number;
  top: number;
}

/** Above what it speaks of, else below, always inside the window. */
export function placed(
  anchor: { left: number; right: number; top: number; bottom: number },
  size: { width: number; height: number },
  space: { width: number; height: number },
): Spot {
  const middle = (anchor.left + anchor.right) / 2 - size.width / 2;
  const left = Math.max(GAP, Math.min(middle, space.width - size.width - GAP));
  const above = anchor.top - size.height - GAP;
  const below = Math.min(anchor.bottom + GAP, space.height - size.height - GAP);
  return { left, top: above >= GAP ? above : Math.max(GAP, below) };
}

/** Left of the column, at the height of what it speaks of. */
const beside = (
  edge: number,
  top: number,
  size: { width: number; height: number },
  space: { height: number },
): Spot => ({
  left: edge - size.width - GAP,
  top: Math.max(GAP, Math.min(top, space.height - size.height - GAP)),
});

const eventsOf = (preview: Shown["preview"], action: number): EventInfo[] =>
  (preview?.find((each) => each.action === action)?.events ?? []).filter((event) => event.words);

const elementAt = (target: EventTarget | null): string | null =>
  (target instanceof Element &&
    target.closest<HTMLElement>("[data-element]")?.dataset["element"]) ||
  null;

/**
 * The element that the pointer or the focus was moved to since one may choose: what has come to
 * lie under a resting pointer is not pointed at.
 */
function usePointedAt(still: boolean): { readonly current: string | null } {
  const at = useRef<string | null>(null);
  useLayoutEffect(() => {
    at.current = null;
  }, [still]);
  useEffect(() => {
    const note = (event: Event): void => void (at.current = elementAt(event.target));
    const forget = (): void => void (at.current = null);
    // Before whoever asks hears of it.
    addEventListener("pointermove", note, true);
    addEventListener("focusin", note, true);
    addEventListener("pointerdown", forget, true);
    return () => {
      removeEventListener("pointermove", note, true);
      removeEventListener("focusin", note, true);
      removeEventListener("pointerdown", forget, true);
    };
  }, []);
  return at;
}

export function Tooltip(): JSX.Element | null {
  const table = useTable();
  const word = useWord();
  const hovered = useShown((shown) => (shown.picked === null ? shown.hovered : null));
  const preview = useShown((shown) => shown.preview);
  const reason = useShown((shown) => shown.reason);
  const still = useShown((shown) => shown.still);
  useShown((shown) => shown.path);
  const box = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<Spot | null>(null);
  const about = hovered ?? reason?.element ?? null;
  const offers = about === null ? [] : table.behind(about);

  const moved = usePointedAt(still);

  useEffect(() => {
    if (hovered === null || still || hovered.startsWith(ACTION)) return undefined;
    if (table.behind(hovered).length > 0 || table.shown.get().path.includes(hovered))
      return undefined;
    let timer = 0;
    const ask = (): void => {
      if (moved.current === hovered) timer ||= window.setTimeout(() => table.why(hovered), REST);
    };
    ask();
    addEventListener("pointermove", ask);
    return () => {
      clearTimeout(timer);
      removeEventListener("pointermove", ask);
    };
  }, [hovered, still, table]);

  useLayoutEffect(() => {
    const anchor = about === null ? null : anchorOf(about);
    const size = box.current?.getBoundingClientRect();
    if (!anchor || !size) {
      setSpot(null);
      return;
    }
    const space = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const { left, right, top, bottom } = anchor.getBoundingClientRect();
    // What belongs to a choice beside the board stays clear of the other choices.
    const column = anchor.closest(".column")?.getBoundingClientRect();
    setSpot(
      column && column.left > size.width + GAP
        ? beside(column.left, top, size, space)
        : placed({ left, right, bottom, top }, size, space),
    );
  }, [about, preview, reason, offers.length]);

  if (about === null) return null;
  const drawn = table.drawn.get().has(about);
  const label = drawn ? table.labels.get(about) : undefined;
  const why = reason?.element === about && offers.length === 0 ? reason.reason : null;
  const told = offers.some((offer) => eventsOf(preview, offer.id).length > 0);
  if (!label && !why && !(drawn ? offers.length > 0 : told)) return null;
  return (
    <div
      class="tooltip"
      ref={box}
      data-testid="tooltip"
      role="tooltip"
      {...(why ? { "data-reason": why.code } : {})}
      style={spot ? { left: `${spot.left}px`, top: `${spot.top}px` } : { visibility: "hidden" }}
    >
      {label && <p class="tooltip-name">{label}</p>}
      {offers.slice(0, TOLD).map((offer) => (
        <div key={offer.id} class="tooltip-offer">
          {drawn && !label?.includes(word(offer.label)) && <p>{word(offer.label)}</p>}
          <ul>
            {eventsOf(preview, offer.id).map((event, at) => (
              <li key={at}>{word(event.words)}</li>
            ))}
          </ul>
        </div>
      ))}
      {offers.length > TOLD && (
        <p class="quiet">{say("and-more", { count: offers.length - TOLD })}</p>
      )}
      {why && (
        <p class="warning">
          {word(why.words)} {why.rule && <span class="tooltip-rule">§ {why.rule}</span>}
        </p>
      )}
    </div>
  );
}
