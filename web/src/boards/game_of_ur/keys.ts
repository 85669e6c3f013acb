/** The keyboard of the game screen (GU-UI-4); whatever has another meaning elsewhere is left alone. */
import { elsewhere } from "../../play/keys";
import { settings } from "../../settings";
import { LARGE, mustGamble, SMALL } from "./choices";
import type { UrControl } from "./control";
import { BIRDS, birdElement } from "./data";
import type { Side } from "./stage";

const NEXT = new Set(["ArrowRight", "ArrowDown"]);
const BACK = new Set(["ArrowLeft", "ArrowUp"]);

/** Whether the board has the focus, or nothing else has it. */
function onBoard(host: HTMLElement): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || host.contains(active);
}

/** Do what a key asks for; whether it asked for anything. */
export function press(control: UrControl, host: HTMLElement, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || elsewhere(event.target)) return false;
  if (onBoard(host)) {
    if (NEXT.has(event.key)) return done(() => control.step(1));
    if (BACK.has(event.key)) return done(() => control.step(-1));
    if (event.key === " ") return space(control, host);
    if (event.key === "Enter") return enter(control, host);
  }
  return settings.get().letters && letter(control, event.key);
}

const done = (act: () => void): true => {
  act();
  return true;
};

/** Space ends the turn, or throws when a throw is due or nothing else can be done; else it presses what has the focus. */
function space(control: UrControl, host: HTMLElement): boolean {
  const { open, due } = control.choices();
  if (open) return done(() => control.endTurn());
  if (mustGamble(control.choices())) return done(() => control.press(LARGE));
  if (due || control.seen.get().playing) return done(() => control.press(SMALL));
  return document.activeElement === host || document.activeElement === document.body;
}

function enter(control: UrControl, host: HTMLElement): boolean {
  const active = document.activeElement;
  if (active instanceof HTMLButtonElement && host.contains(active)) return false; // it clicks
  const { hovered } = control.shown();
  if (hovered === null || control.seen.get().by !== "keys") return false;
  return done(() => control.press(hovered));
}

function letter(control: UrControl, key: string): boolean {
  const lower = key.toLowerCase();
  if (lower === "r") return done(() => control.press(SMALL));
  if (lower === "t") return done(() => control.press(LARGE));
  const bird = BIRDS[Number(key) - 1];
  if (!/^[1-5]$/.test(key) || !bird) return false;
  return done(() => control.select(birdElement(control.seen.get().view.to_move as Side, bird)));
}
