/** A read-only window into the game for automated tests: `window.__ur`, at the tier `test` only. */
import { settings } from "../../settings";
import { actionIds } from "./choices";
import type { UrControl } from "./control";
import { tier, urSettings } from "./settings";
import type { Element } from "./stage";

const NAME = "__ur";

/** Where the turn stands, in the words of `data.json` `phases`. */
function phase(control: UrControl): string {
  const { view } = control.seen.get();
  const choices = control.choices();
  if (choices.open) return "turn_done";
  if (view.winner !== null || control.shown().actor === -2) return "game_over";
  if (view.turn === 0) return "roll_off";
  if (choices.due || view.number === null) return "await_small";
  return view.large === null ? "choose_primary" : "choose_converted";
}

export interface UrHook {
  readonly screen: string;
  readonly state: unknown;
  readonly legal: string[];
  readonly hover: { element: Element | null; preview: unknown };
  /** How many throws have come to rest on the stage. */
  readonly thrown: number;
  readonly camera: unknown;
  readonly settings: unknown;
  settled(): Promise<void>;
  project(name: string): [number, number] | null;
}

/** Put the hook up; take it down with what is returned. */
export function hang(control: UrControl): () => void {
  if (tier() !== "test" && import.meta.env.MODE !== "test") return () => undefined;
  const hook: UrHook = {
    get screen() {
      return control.shown().result ? "end" : "game";
    },
    get state() {
      return { ...control.seen.get().view, phase: phase(control) };
    },
    get legal() {
      return actionIds(control.choices());
    },
    get hover() {
      const { hovered } = control.shown();
      return { element: hovered, preview: control.pointed()?.preview ?? null };
    },
    get thrown() {
      return control.seen.get().thrown;
    },
    get camera() {
      return control.stage?.camera() ?? null;
    },
    get settings() {
      const { speed, marks, previews, letters, endTurn } = settings.get();
      const shared = { animation_speed: speed, marks, previews, letter_keys: letters };
      return { ...urSettings.get(), ...shared, end_turn: endTurn, tier: tier() };
    },
    settled: () => control.settled(),
    project: (name) => control.stage?.project(name) ?? null,
  };
  Object.defineProperty(window, NAME, { value: Object.freeze(hook), configurable: true });
  return () => void Reflect.deleteProperty(window, NAME);
}
