/** How the land is looked at: dragged by pointer, zoomed by wheel, pinch and buttons. */
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

import type { Land, Point } from "./land";

export interface Box {
  width: number;
  height: number;
}

export interface Camera {
  box: Box;
  /** Pixels for a unit of the land. */
  scale: number;
  /** The point of the land in the middle of the box. */
  middle: Point;
  zoom(by: number): void;
  /** Back to where everything is in sight, or as much as can be read. */
  whole(): void;
}

/** What should be in sight, and how many pixels a unit of the land must and may have there. */
export interface Focus {
  points: readonly Point[];
  /** Where they do not fit at this scale, some are out of sight. */
  least: number;
  /** As near as one comes without being asked; null stays where one is. */
  best: number | null;
  /** Changes when it is asked for anew. */
  key: string;
}

/** Pixels that a pointer may tremble before it drags. */
const MEANT = 6;
const CLOSEST = 3.2;
/** How much more than a hex is seen around what is asked for. */
const MARGIN = 8;

const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(high, value));

interface Sight {
  scale: number;
  middle: Point;
}

/** A sight that somebody chose; in a window of another size it is forgotten. */
interface Chosen extends Sight {
  of: string;
}

export const fitting = (land: Land, box: Box): number =>
  Math.max(0.1, Math.min(box.width / land.width, box.height / land.height));

/** A middle that shows nothing beside the land; its own middle where all of it fits. */
const kept = (at: number, low: number, size: number, reach: number, middle: number): number =>
  reach * 2 >= size ? middle : clamp(at, low + reach, low + size - reach);

/** The nearest middle that shows everything from low to high, as far as that fits. */
const within = (at: number, low: number, high: number, reach: number): number =>
  high - low > reach * 2 ? (low + high) / 2 : clamp(at, high - reach, low + reach);

/** Nobody looks beside the land: at its edges the view stops. */
function held(sight: Sight, land: Land, box: Box): Sight {
  const half = { x: box.width / sight.scale / 2, y: box.height / sight.scale / 2 };
  const centre = { x: land.left + land.width / 2, y: land.top + land.height / 2 };
  return {
    scale: sight.scale,
    middle: {
      x: kept(sight.middle.x, land.left, land.width, half.x, centre.x),
      y: kept(sight.middle.y, land.top, land.height, half.y, centre.y),
    },
  };
}

/** The least change after which all points are in sight; the middle of them if they are too many. */
export function sightOf(now: Sight, focus: Focus, land: Land, box: Box): Sight {
  const xs = focus.points.map(({ x }) => x);
  const ys = focus.points.map(({ y }) => y);
  const around = land.radius + MARGIN;
  const [left, right] = [Math.min(...xs) - around, Math.max(...xs) + around];
  const [top, bottom] = [Math.min(...ys) - around, Math.max(...ys) + around];
  const room = Math.min(box.width / (right - left), box.height / (bottom - top));
  const scale = Math.max(focus.least, Math.min(focus.best ?? now.scale, room));
  const half = { x: box.width / scale / 2, y: box.height / scale / 2 };
  const middle = {
    x: within(now.middle.x, left, right, half.x),
    y: within(now.middle.y, top, bottom, half.y),
  };
  return held({ scale, middle }, land, box);
}

export function useCamera(
  frame: RefObject<HTMLElement | null>,
  land: Land,
  least: number,
  home: Point,
  focus: Focus | null,
): Camera {
  const [box, setBox] = useState<Box>({ width: 940, height: 590 });
  const [chosen, choose] = useState<Chosen | null>(null);
  const base = Math.max(fitting(land, box), least);
  const of = `${box.width} ${box.height} ${land.width}`;
  const wanted = chosen?.of === of ? chosen : { scale: base, middle: home };
  const now = held(wanted, land, box);
  const setSight = (sight: Sight): void => choose({ ...sight, of: latest.current.of });
  const latest = useRef({ now, box, land, base, of });
  latest.current = { now, box, land, base, of };

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || typeof ResizeObserver === "undefined") return undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) setBox({ width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);

  useLayoutEffect(() => {
    if (!focus || focus.points.length === 0) return;
    const { now: at, box: room, land: whole } = latest.current;
    setSight(sightOf(at, focus, whole, room));
  }, [focus?.key, box.width, box.height]);

  const zoomAt = (by: number, point: Point): void => {
    const { now: at, box: room, land: whole, base: lowest } = latest.current;
    const scale = clamp(at.scale * by, Math.min(lowest, fitting(whole, room)), CLOSEST);
    const off = { x: point.x - room.width / 2, y: point.y - room.height / 2 };
    const middle = {
      x: at.middle.x + off.x / at.scale - off.x / scale,
      y: at.middle.y + off.y / at.scale - off.y / scale,
    };
    latest.current.now = held({ scale, middle }, whole, room);
    setSight(latest.current.now);
  };

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const fingers = new Map<number, Point>();
    let begun: Point | null = null;
    let dragging = false;
    const at = (event: PointerEvent | WheelEvent): Point => {
      const { left, top } = element.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };
    const down = (event: PointerEvent): void => {
      fingers.set(event.pointerId, at(event));
      if (fingers.size === 1) {
        begun = at(event);
        dragging = false;
      }
    };
    const move = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId);
      if (!before || !begun) return;
      const here = at(event);
      if (!dragging && Math.hypot(here.x - begun.x, here.y - begun.y) < MEANT) return;
      if (!dragging) element.setPointerCapture(event.pointerId);
      dragging = true;
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      fingers.set(event.pointerId, here);
      if (other) {
        const apart = Math.hypot(here.x - other.x, here.y - other.y);
        const wide = Math.hypot(before.x - other.x, before.y - other.y);
        if (wide > 0)
          zoomAt(apart / wide, { x: (here.x + other.x) / 2, y: (here.y + other.y) / 2 });
        return;
      }
      const { now: from, box: room, land: whole } = latest.current;
      const middle = {
        x: from.middle.x - (here.x - before.x) / from.scale,
        y: from.middle.y - (here.y - before.y) / from.scale,
      };
      latest.current.now = held({ scale: from.scale, middle }, whole, room);
      setSight(latest.current.now);
    };
    const up = (event: PointerEvent): void => void fingers.delete(event.pointerId);
    // A drag is no click on whatever lay under the pointer.
    const click = (event: MouseEvent): void => {
      if (dragging) event.stopPropagation();
      dragging = false;
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      zoomAt(Math.exp(-event.deltaY * 0.0015), at(event));
    };
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", up);
    element.addEventListener("click", click, true);
    element.addEventListener("wheel", wheel, { passive: false });
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", up);
      element.removeEventListener("click", click, true);
      element.removeEventListener("wheel", wheel);
    };
  }, [frame]);

  return {
    box,
    ...now,
    zoom: (by) => zoomAt(by, { x: box.width / 2, y: box.height / 2 }),
    whole: () => setSight({ scale: fitting(land, box), middle: home }),
  };
}
