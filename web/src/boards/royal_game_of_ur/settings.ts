/** The wishes of a person for this game alone, kept on this device. */
import { keptStore } from "../../kept";

export interface RoyalSettings {
  /** The only move there is is played by itself. */
  auto_move: boolean;
}

export const royalSettings = keptStore<RoyalSettings>("royal", { auto_move: false });
