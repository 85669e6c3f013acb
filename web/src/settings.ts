/** What a person has chosen for this device, and what follows from it for the page. */
import { keptStore } from "./kept";
import { Store } from "./store";

export interface Settings {
  /** The code of a language; empty for the browser's. */
  language: string;
  theme: "system" | "dark" | "light";
  contrast: "system" | "usual" | "more";
  motion: "system" | "full" | "reduced";
  /** How fast moves are shown: 1 is natural, 0 shows them at once. */
  speed: number;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  /** A decided action waits for a second click. */
  confirm: boolean;
  /** Where nobody can point, the first tap shows a choice and the second makes it. */
  showFirst: boolean;
  /** A finished turn closes by itself after a moment, or waits for `done`. */
  endTurn: "auto" | "manual";
  /** Light up what can be chosen. */
  marks: boolean;
  /** Show what a choice would do while pointing at it. */
  previews: boolean;
  /** Single letters are shortcuts. */
  letters: boolean;
  textSize: "normal" | "large" | "larger";
}

export const DEFAULT_SETTINGS: Settings = {
  language: "",
  theme: "system",
  contrast: "system",
  motion: "system",
  speed: 1,
  sound: false,
  volume: 0.6,
  confirm: false,
  showFirst: true,
  endTurn: "auto",
  marks: true,
  previews: true,
  letters: true,
  textSize: "normal",
};

export const settings = keptStore<Settings>("settings", DEFAULT_SETTINGS);

const asks = (query: string): boolean =>
  typeof matchMedia === "function" && matchMedia(query).matches;

/** Whether something can be pointed at before it is chosen, as by a mouse and not by a finger. */
export const canPoint = (): boolean => !asks("(hover: none)");

/** Whether things should jump instead of glide. */
export function reducedMotion(): boolean {
  const { motion, speed } = settings.get();
  if (speed === 0 || motion === "reduced") return true;
  return motion === "system" && asks("(prefers-reduced-motion: reduce)");
}

/** How long something that takes `ms` at natural speed takes now; 0 with reduced motion. */
export function paced(ms: number): number {
  return reducedMotion() ? 0 : ms / settings.get().speed;
}

export function darkTheme(): boolean {
  const { theme } = settings.get();
  return theme === "system" ? !asks("(prefers-color-scheme: light)") : theme === "dark";
}

const MORE_CONTRAST = "(prefers-contrast: more), (forced-colors: active)";

export function moreContrast(): boolean {
  const { contrast } = settings.get();
  return contrast === "more" || (contrast === "system" && asks(MORE_CONTRAST));
}

/** Whether a room by night fills the page: then everything around it is night, too. */
export const night = new Store(false);

/** Put theme, contrast, motion and text size on the root element, now and whenever they change. */
export function applySettings(root: HTMLElement): () => void {
  const apply = (): void => {
    const { theme, motion, textSize, marks } = settings.get();
    const worn = night.get() ? "dark" : theme;
    if (worn === "system") delete root.dataset["theme"];
    else root.dataset["theme"] = worn;
    root.dataset["motion"] = motion;
    root.dataset["contrast"] = moreContrast() ? "more" : "usual";
    root.dataset["text"] = textSize;
    root.dataset["marks"] = marks ? "on" : "off";
  };
  apply();
  const wished = typeof matchMedia === "function" ? matchMedia(MORE_CONTRAST) : null;
  wished?.addEventListener("change", apply);
  const stops = [
    settings.subscribe(apply),
    night.subscribe(apply),
    () => wished?.removeEventListener("change", apply),
  ];
  return () => stops.forEach((stop) => stop());
}
