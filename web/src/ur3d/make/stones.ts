import { birds, players } from "../../../../src/edubba/games/game_of_ur/data.json";
import { materials } from "../../../../src/edubba/games/game_of_ur/ui.json";
import type { TileName } from "./make";
import type { Bird, Side } from "./types";

/** The colours of the two sets, and how each bird takes the light (GU-UI-6.2). */
export const PIECE_COLOURS: Record<Side, string> = players.colours;

export interface Finish {
  roughness: number;
  clearcoat: number;
}
export const PIECE_FINISH = Object.fromEntries(
  birds.map(({ id, finish }) => [id, materials[finish as "glossy" | "matte"]]),
) as Record<Bird, Finish>;

/** What a set is made of. */
export interface Stones {
  body: TileName;
  pebble: TileName;
  pebbleColour: string;
  metal: string;
  eye: string;
  pupil: string;
  /** Comb, wattles, throat and tongue; the eagle's and the raven's beak is horn. */
  accent: Record<Bird, string>;
  /** Mane and hackle. */
  tint: string;
  /** What the night sky leaves along the upper edges: a cool line that tells the bird from its ground. */
  rim: Rim;
}
export interface Rim {
  colour: string;
  strength: number;
}
export const BONE_RIM: Rim = { colour: "#c9d8ff", strength: 0.25 };

const CARNELIAN = "#a23a22";
export const STONES: Record<Side, Stones> = {
  light: {
    body: "alabaster",
    pebble: "shingle",
    pebbleColour: "#cdbd9f",
    metal: "#b8702f",
    eye: "#1b2450",
    pupil: "#08070b",
    accent: {
      swallow: CARNELIAN,
      storm_bird: CARNELIAN,
      rooster: CARNELIAN,
      raven: "#57525a",
      eagle: "#c79a4e",
    },
    tint: "#c08d45",
    rim: { colour: "#9fc0ff", strength: 0.34 },
  },
  dark: {
    body: "obsidian",
    pebble: "basalt",
    pebbleColour: "#332e31",
    metal: "#e3b352",
    eye: "#f4ead0",
    pupil: "#17100c",
    accent: {
      swallow: CARNELIAN,
      storm_bird: CARNELIAN,
      rooster: CARNELIAN,
      raven: "#4a464c",
      eagle: "#8f6a2e",
    },
    tint: "#6b4518",
    rim: { colour: "#86a8ff", strength: 0.65 },
  },
};
