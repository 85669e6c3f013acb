/**
 * Everything that carries `data-piece="<name that stays>"` glides from where it was when the shown
 * position changes, in SVG and in HTML, whether or not it is the same node. What comes and goes
 * fades, or flies from and to the place that `data-piece-from="<name>"` means: `data-place="<name>"`.
 */
import { useEffect } from "preact/hooks";

import { paced, reducedMotion } from "../settings";
import { useTable } from "./table";
import type { Table } from "./table";

interface Seen {
  node: Element;
  box: DOMRect;
  from: string | null;
}

/** By name; a piece may be drawn more than once, on a mat and in the line of a seat. */
type Look = Map<string, Seen[]>;

const SHORTEST = 260;
const LONGEST = 620;
/** Pixels a second, beyond the shortest. */
const SPEED = 1.6;
const FADE = 240;
/** Less than this is no change of place. */
const STILL = 1;
const EASE = "cubic-bezier(0.3, 0.1, 0.2, 1)";
const MOVING = "is-moving";

function look(root: Element): Look {
  const found: Look = new Map();
  for (const node of root.querySelectorAll("[data-piece]")) {
    const name = node.getAttribute("data-piece") ?? "";
    const box = node.getBoundingClientRect();
    if (box.width + box.height === 0) continue;
    const seen = { node, box, from: node.getAttribute("data-piece-from") };
    const same = found.get(name);
    if (same) same.push(seen);
    else found.set(name, [seen]);
  }
  return found;
}

/** The vector from one box to the other on the screen, middle to middle. */
export function between(from: DOMRect, to: DOMRect): [across: number, down: number] {
  return [
    from.x + from.width / 2 - to.x - to.width / 2,
    from.y + from.height / 2 - to.y - to.height / 2,
  ];
}

/** How long a way takes: longer ones longer, none for ever. */
export const wayTime = (distance: number): number => Math.min(LONGEST, SHORTEST + distance / SPEED);

/** A vector on the screen, in the units in which that node is moved. */
function inUnits(node: Element, [across, down]: [number, number]): [number, number] {
  const parent = node.parentNode;
  if (!(node instanceof SVGElement) || !(parent instanceof SVGGraphicsElement)) {
    return [across, down];
  }
  const matrix = parent.getScreenCTM()?.inverse();
  if (!matrix) return [across, down];
  return [matrix.a * across + matrix.c * down, matrix.b * across + matrix.d * down];
}

const shift = ([across, down]: [number, number]): string => `${across}px ${down}px`;

/** Bigger or smaller on the way; SVG is scaled about its origin, so there it only moves. */
function growth(node: Element, from: DOMRect, to: DOMRect): { scale?: [string, string] } {
  if (node instanceof SVGElement || to.width === 0 || to.height === 0) return {};
  const [x, y] = [from.width / to.width, from.height / to.height];
  return Math.abs(x - 1) + Math.abs(y - 1) < 0.05 ? {} : { scale: [`${x} ${y}`, "1 1"] };
}

function glide(node: Element, from: DOMRect, to: DOMRect, time: (ms: number) => number): Animation {
  const way = between(from, to);
  return node.animate(
    { translate: [shift(inUnits(node, way)), "0px 0px"], ...growth(node, from, to) },
    { duration: time(wayTime(Math.hypot(...way))), easing: EASE },
  );
}

/** What is gone, once more where it was, until it has faded; nobody can point at it or hear it. */
function ghostOf(node: Element, parent: Node, box: DOMRect): Element {
  const ghost = node.cloneNode(true) as Element;
  for (const each of [ghost, ...ghost.querySelectorAll("*")]) {
    for (const name of ["id", "role", "tabindex", "data-element", "data-piece", "data-testid"]) {
      each.removeAttribute(name);
    }
  }
  ghost.setAttribute("aria-hidden", "true");
  ghost.classList.add("ghost");
  parent.appendChild(ghost);
  if (!(parent instanceof SVGElement)) {
    // Taken out of the rows and grids around it, which close up without it.
    const { style } = ghost as HTMLElement | SVGElement;
    Object.assign(style, { position: "fixed", left: "0", top: "0", margin: "0" });
    Object.assign(style, { width: `${box.width}px`, height: `${box.height}px` });
    const now = ghost.getBoundingClientRect();
    Object.assign(style, { left: `${box.x - now.x}px`, top: `${box.y - now.y}px` });
  }
  return ghost;
}

/** Plays the difference between two looks; settles when everything has arrived. */
export class Motion {
  readonly #root: Element;
  readonly #parents = new Map<Element, Node>();
  #before: Look | null = null;
  #running = new Set<Animation>();
  /** The way that a piece is on. */
  #under = new WeakMap<Element, Animation>();

  constructor(root: Element) {
    this.#root = root;
  }

  /** The position is about to change: where everything is now. */
  notice(): void {
    if (this.#before) return;
    this.#before = look(this.#root);
    this.#parents.clear();
    for (const { node } of [...this.#before.values()].flat()) {
      if (node.parentNode) this.#parents.set(node, node.parentNode);
    }
  }

  /** It has changed: from there to here, each way in the time it is given. */
  play(time: (ms: number) => number): Promise<unknown> {
    const before = this.#before;
    this.#before = null;
    if (!before) return Promise.resolve();
    // What is still on an older way goes on from where it was seen, to where it lies now.
    for (const { node } of [...before.values()].flat()) this.#under.get(node)?.cancel();
    const ways = this.#ways(before, look(this.#root), time);
    for (const way of ways) this.#run(way);
    return Promise.all(ways.map((way) => way.finished.catch(() => undefined)));
  }

  /** Everything is where it belongs, at once. */
  finish(): void {
    for (const way of this.#running) way.finish();
  }

  #run(way: Animation): void {
    this.#running.add(way);
    const { target } = way.effect as KeyframeEffect;
    if (target) this.#under.set(target, way);
    this.#root.classList.add(MOVING);
    const end = (): void => {
      this.#running.delete(way);
      if (this.#running.size === 0) this.#root.classList.remove(MOVING);
    };
    way.finished.then(end, end);
  }

  #ways(before: Look, after: Look, time: (ms: number) => number): Animation[] {
    const ways: Animation[] = [];
    for (const [name, drawings] of after) {
      const known = before.get(name);
      for (const { node, box, from } of drawings) {
        const was = known?.find((each) => each.node === node) ?? known?.[0];
        if (!was) ways.push(this.#arrive(node, box, from, time));
        else if (Math.hypot(...between(was.box, box)) > STILL) {
          ways.push(glide(node, was.box, box, time));
        }
      }
    }
    for (const [name, drawings] of before) {
      if (!after.has(name)) ways.push(...drawings.flatMap((was) => this.#leave(was, time)));
    }
    return ways;
  }

  #place(name: string | null): DOMRect | null {
    const place = name && this.#root.querySelector(`[data-place="${CSS.escape(name)}"]`);
    return place ? place.getBoundingClientRect() : null;
  }

  #arrive(
    node: Element,
    box: DOMRect,
    from: string | null,
    time: (ms: number) => number,
  ): Animation {
    const place = this.#place(from);
    if (place) return glide(node, place, box, time);
    return node.animate({ opacity: [0, 1] }, { duration: time(FADE), easing: "ease-out" });
  }

  #leave({ node, box, from }: Seen, time: (ms: number) => number): Animation[] {
    const parent = this.#parents.get(node);
    if (!parent?.isConnected || node.isConnected) return [];
    const ghost = ghostOf(node, parent, box);
    const place = this.#place(from);
    const way = place ? between(place, box) : null;
    const going = ghost.animate(
      {
        opacity: [1, 0],
        ...(way ? { translate: ["0px 0px", shift(inUnits(ghost, way))] } : {}),
      },
      { duration: time(way ? wayTime(Math.hypot(...way)) : FADE), easing: "ease-in" },
    );
    const gone = (): void => ghost.remove();
    going.finished.then(gone, gone);
    return [going];
  }
}

/** Lets the pieces inside glide whenever another position is shown; whatever plays on waits for it. */
export function watchMotion(table: Table, root: Element): (() => void) | undefined {
  if (!("animate" in root)) return undefined;
  const motion = new Motion(root);
  let { view } = table.shown.get();
  let waiting = 0;
  const change = table.shown.subscribe(() => {
    const now = table.shown.get().view;
    if (now === view) return;
    const first = view === null || now === null;
    view = now;
    // The change is drawn after this; the frame after that has not been seen by anybody.
    if (first || reducedMotion() || table.hurry.get()) return;
    motion.notice();
    if (waiting) return;
    table.hold(
      new Promise((done) => {
        waiting = requestAnimationFrame(() => {
          waiting = 0;
          const limit = table.beat;
          // Not in this frame: what changed now would be seen in its place before it moves there.
          const played = motion.play((ms) => Math.min(paced(ms), limit));
          void played.finally(() => setTimeout(done));
        });
        setTimeout(done, 2 * LONGEST); // a hidden page draws no frames
      }),
    );
  });
  const hurry = table.hurry.subscribe(() => {
    if (table.hurry.get()) motion.finish();
  });
  return () => {
    change();
    hurry();
    cancelAnimationFrame(waiting);
  };
}

export function useMotion(root: { current: Element | null }): void {
  const table = useTable();
  useEffect(
    () => (root.current ? watchMotion(table, root.current) : undefined),
    [table, root.current],
  );
}
