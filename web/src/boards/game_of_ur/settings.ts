/** The wishes of a person for this game alone, kept on this device; the rest are the shell's. */
import { keptStore } from "../../kept";
import { reducedMotion, settings } from "../../settings";
import type { StageSettings, Tier } from "./stage";

export interface UrSettings {
  /** The scene in three dimensions, or the flat board by choice. */
  stage: "scene" | "flat";
  tier: Tier;
  projection: "perspective" | "orthographic";
  camera_motion: boolean;
  /** In local games the camera swings to the side of the player to move. */
  flip_camera: boolean;
  show_numbers: boolean;
  /** What piles are worth; `auto` when the rate is not 1 (GU-UI-5.4). */
  show_values: "auto" | "on" | "off";
  /** Throws that leave no choice are thrown by themselves. */
  auto_throw: boolean;
  /** Games that were played to their end here; the first one has numbers on its houses. */
  played: number;
  /** The panel over the scene is folded away. */
  folded: boolean;
  /** Whether sound has been offered; that is done once. */
  sound_offered: boolean;
}

export const DEFAULT_UR_SETTINGS: UrSettings = {
  stage: "scene",
  tier: "auto",
  projection: "perspective",
  camera_motion: true,
  flip_camera: false,
  show_numbers: false,
  show_values: "auto",
  auto_throw: false,
  played: 0,
  folded: false,
  sound_offered: false,
};

export const TIERS: readonly Tier[] = ["auto", "high", "mid", "low"];

export const urSettings = keptStore<UrSettings>("ur", DEFAULT_UR_SETTINGS);

/** The tier in force: `?gfx=test` in the address wins, for automated runs. */
export function tier(): Tier {
  const wished = new URLSearchParams(location.search).get("gfx");
  const all: readonly string[] = [...TIERS, "test"];
  return wished !== null && all.includes(wished) ? (wished as Tier) : urSettings.get().tier;
}

export function stageSettings(): StageSettings {
  const { projection, camera_motion, show_numbers, played } = urSettings.get();
  const still = reducedMotion();
  return {
    tier: tier(),
    projection,
    camera_motion: camera_motion && !still,
    show_numbers: show_numbers || played === 0,
    speed: still ? 0 : settings.get().speed,
  };
}
