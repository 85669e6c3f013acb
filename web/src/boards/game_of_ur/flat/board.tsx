/** The flat stage on the page: draws its picture and reports the pointer. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";

import { useStore } from "../../../store";
import type { Element as UrElement, StageEvents } from "../stage";
import { frame } from "./frame";
import { FlatPicture } from "./picture";
import type { FlatStage } from "./stage";
import "./flat.css";

/** Narrower boxes show the table upright. */
const NARROW = 560;

const elementUnder = (event: Event): UrElement | null =>
  event.target instanceof globalThis.Element
    ? (event.target.closest<SVGElement>("[data-element]")?.dataset["element"] ?? null)
    : null;

/** Report the pointer; a finger points only by tapping. */
function listen(svg: SVGSVGElement, events: StageEvents): () => void {
  let under: UrElement | null = null;
  const point = (event: PointerEvent, element: UrElement | null): void => {
    if (event.pointerType === "touch" || under === element) return;
    under = element;
    events.hover(element, event.clientX, event.clientY);
  };
  const over = (event: PointerEvent): void => point(event, elementUnder(event));
  const leave = (event: PointerEvent): void => point(event, null);
  const click = (event: MouseEvent & { pointerType?: string }): void => {
    const pointer = event.pointerType === "touch" ? "touch" : "mouse";
    events.pick(elementUnder(event), event.clientX, event.clientY, pointer);
  };
  svg.addEventListener("pointerover", over);
  svg.addEventListener("pointerleave", leave);
  svg.addEventListener("click", click);
  return () => {
    svg.removeEventListener("pointerover", over);
    svg.removeEventListener("pointerleave", leave);
    svg.removeEventListener("click", click);
  };
}

/** The drawing is for the eye; the same things are buttons beside it, for everybody else. */
export function FlatBoard(props: { stage: FlatStage; events: StageEvents }): JSX.Element {
  const { stage, events } = props;
  const picture = useStore(stage.picture, (value) => value);
  const box = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const [narrow, setNarrow] = useState(() => innerWidth < NARROW);
  useLayoutEffect(() => {
    stage.svg = svg.current;
    const watcher = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setNarrow(entry.contentRect.width < NARROW);
    });
    if (box.current) watcher.observe(box.current);
    return () => watcher.disconnect();
  }, [stage]);
  useLayoutEffect(() => (svg.current ? listen(svg.current, events) : undefined), [events]);
  const table = frame(picture.position.seenFrom, narrow);
  return (
    <div class="ur-flat-box" ref={box}>
      <svg
        ref={svg}
        class={narrow ? "ur-flat is-upright" : "ur-flat"}
        viewBox={table.viewBox}
        aria-hidden="true"
      >
        <FlatPicture picture={picture} frame={table} />
      </svg>
    </div>
  );
}
