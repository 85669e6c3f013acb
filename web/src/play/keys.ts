/** The keyboard at the table: arrows walk over what can be chosen, a few keys do the rest. */
import { useLayoutEffect } from "preact/hooks";

import { settings } from "../settings";
import { listChoices, repeat } from "./listening";
import type { Sitting } from "./sitting";
import { ARROWS, walk } from "./walk";
import type { Place } from "./walk";

/** What the keys open besides choosing. */
export interface KeyWishes {
  menu(): void;
  shortcuts(): void;
  rules(): void;
  log(): void;
  /** Say where one is. */
  where(): void;
  /** The stage has its own arrows, Enter and Space. */
  ownKeys: boolean;
}

interface Reachable extends Place {
  element: HTMLElement;
}

const WALKABLE =
  ":is(.spot.is-open, .spot.is-goal, .spot.is-chosen):not([aria-hidden]), [data-walk]:not(:disabled)";

function reachable(root: ParentNode): Reachable[] {
  const found: Reachable[] = [];
  const seen = new Set<string>();
  for (const element of root.querySelectorAll<HTMLElement>(WALKABLE)) {
    const box = element.getBoundingClientRect();
    const name = element.dataset["element"];
    // An element that is drawn twice is one stop; what has no size is not on the screen.
    if (box.width === 0 || (name && seen.has(name))) continue;
    if (name) seen.add(name);
    found.push({ element, x: box.x + box.width / 2, y: box.y + box.height / 2 });
  }
  return found;
}

/** Text is being typed, or a dialog is open: every key keeps its usual meaning. */
export function elsewhere(target: EventTarget | null): boolean {
  if (document.querySelector("dialog[open]")) return true;
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

function nearest(places: Reachable[], to: Place): Reachable | null {
  const far = (place: Place): number => Math.hypot(place.x - to.x, place.y - to.y);
  return places.reduce<Reachable | null>(
    (found, place) => (found === null || far(place) < far(found) ? place : found),
    null,
  );
}

function step(event: KeyboardEvent, last: Place): Place {
  const direction = ARROWS[event.key];
  const places = reachable(document);
  if (!direction || places.length === 0) return last;
  const here = places.find(({ element }) => element === document.activeElement);
  // The first press goes to the nearest thing there is; from there on it is a walk.
  const next = here ? walk(places, here, direction) : nearest(places, last);
  if (!next) return last;
  event.preventDefault();
  next.element.focus();
  next.element.scrollIntoView({ block: "nearest", inline: "nearest" });
  return next;
}

/** For those who listen: no screen reader keeps these keys for itself, and no letter types them. */
function listening(sitting: Sitting, wishes: KeyWishes): Record<string, () => void> {
  return {
    F2: () => repeat(sitting),
    F4: () => wishes.where(),
    F8: () => listChoices(sitting),
  };
}

/** Letters that are shortcuts, for whoever has not switched them off. */
function letters(sitting: Sitting, wishes: KeyWishes): Record<string, () => void> {
  return {
    u: () => sitting.undo(),
    U: () => sitting.command("redo"),
    i: () => void sitting.hint(),
    f: () => sitting.fastForward(),
    s: () => sitting.skip(),
    h: () => wishes.rules(),
    l: () => wishes.log(),
    e: () => repeat(sitting),
    w: () => wishes.where(),
    c: () => listChoices(sitting),
    m: () => settings.update({ sound: !settings.get().sound }),
    "?": () => wishes.shortcuts(),
  };
}

export function useTableKeys(sitting: Sitting, wishes: KeyWishes): void {
  useLayoutEffect(() => {
    let last: Place = { x: 0, y: 0 };
    let byKeyboard = false;
    const press = (event: KeyboardEvent): void => {
      byKeyboard = true;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (elsewhere(event.target)) return;
      const { open, seat } = sitting.table.shown.get();
      if (event.key === "Escape") {
        event.preventDefault(); // or the same key would close what it opens
        if (!sitting.table.back()) wishes.menu();
      } else if (event.key in ARROWS) {
        if (!wishes.ownKeys) last = step(event, last);
      } else if (event.key === " " && !wishes.ownKeys) {
        const idle = !(
          event.target instanceof HTMLButtonElement || event.target instanceof HTMLAnchorElement
        );
        if (!idle || open === null || open !== seat) return;
        event.preventDefault();
        sitting.command("done");
      } else {
        const wish =
          listening(sitting, wishes)[event.key] ??
          (settings.get().letters ? letters(sitting, wishes)[event.key] : undefined);
        if (!wish) return;
        event.preventDefault();
        wish();
      }
    };
    const point = (): void => {
      byKeyboard = false;
    };
    // When the thing that had the focus is gone, whoever plays by keyboard goes on from there.
    const follow = sitting.table.shown.subscribe(() => {
      if (!byKeyboard || wishes.ownKeys || sitting.table.shown.get().still) return;
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body || document.querySelector("dialog[open]"))
          return;
        nearest(reachable(document), last)?.element.focus();
      });
    });
    document.addEventListener("keydown", press);
    document.addEventListener("pointerdown", point);
    return () => {
      follow();
      document.removeEventListener("keydown", press);
      document.removeEventListener("pointerdown", point);
    };
  }, [sitting, wishes]);
}
