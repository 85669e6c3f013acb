/** On a phone, everything around the board is a sheet with three stops that comes to the thumb. */
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

import { usePhone } from "../ui/narrow";
import { useStore } from "../store";
import { say } from "../words";
import { useOffers, useShown, useTable } from "./table";

export const STOPS = ["peek", "half", "full"] as const;
export type Stop = (typeof STOPS)[number];

/** Pixels of a drag that are meant. */
const MEANT = 24;

/** How much of the window the sheet takes at half, as in its style. */
const HALF = 0.66;

/** Pixels of grip and bar, as in their styles. */
const AROUND = 8 + 48;

/** How high a question may be at the lowest stop, wherever the sheet is now. */
const peekRoom = (question: Element): number =>
  Number.parseFloat(getComputedStyle(question).getPropertyValue("--peek")) - AROUND;

/** The stop that shows what is asked: the board if anything glows there (a stage shows it all), else where it lies. */
export function stopFor(asked: readonly string[], root: ParentNode, drawer: boolean): Stop {
  const inside = (box: string): Element[] =>
    asked.flatMap(
      (element) => root.querySelector(`${box} [data-element="${CSS.escape(element)}"]`) ?? [],
    );
  if (root.querySelector(".board.stage") || inside(".board").length > 0) return "peek";
  const question = root.querySelector(".question");
  const onMat = inside(".own-mat");
  // What lies below the question too need not be looked for on the mat.
  if (onMat.length > 0 && inside(".question").length < asked.length) {
    const top = root.querySelector(".sheet")?.getBoundingClientRect().top ?? 0;
    const lowest = Math.max(...onMat.map((each) => each.getBoundingClientRect().bottom));
    return lowest - top > innerHeight * HALF ? "full" : "half";
  }
  if (drawer) return "full";
  return question && question.scrollHeight > peekRoom(question) + 4 ? "half" : "peek";
}

export function Sheet(props: {
  /** A drawer is open, or one was opened by hand. */
  drawer: string | null;
  children: ComponentChildren;
}): JSX.Element {
  const table = useTable();
  const phone = usePhone();
  const box = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState<Stop>("peek");
  const drawn = useStore(table.drawn, (map) => map);
  const offers = useOffers();
  const path = useShown((shown) => shown.path);
  const from = useRef<number | null>(null);
  useLayoutEffect(() => {
    const root = box.current?.closest(".shell");
    // What waits is looked at where it lies: nothing comes over it.
    if (phone && root && offers.length > 0 && !table.shown.get().waiting)
      setStop(stopFor(table.asked(), root, props.drawer !== null));
  }, [phone, offers, path, drawn]);
  useEffect(() => {
    if (props.drawer !== null) setStop("full");
  }, [props.drawer]);
  const move = (by: number): void => {
    const at = STOPS.indexOf(stop) + by;
    setStop(STOPS[Math.max(0, Math.min(STOPS.length - 1, at))] ?? "peek");
  };
  return (
    <div class="sheet" data-stop={stop} ref={box}>
      <button
        type="button"
        class="grip"
        aria-label={stop === "full" ? say("sheet-lower") : say("sheet-raise")}
        aria-expanded={stop !== "peek"}
        data-testid="grip"
        onPointerDown={(event) => {
          from.current = event.clientY;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerUp={(event) => {
          const moved = event.clientY - (from.current ?? event.clientY);
          if (Math.abs(moved) > MEANT) move(moved < 0 ? 1 : -1);
          else setStop(STOPS[(STOPS.indexOf(stop) + 1) % STOPS.length] ?? "peek");
          from.current = null;
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter" && event.key !== " ") return;
          event.preventDefault();
          setStop(STOPS[(STOPS.indexOf(stop) + 1) % STOPS.length] ?? "peek");
        }}
      />
      {props.children}
    </div>
  );
}
