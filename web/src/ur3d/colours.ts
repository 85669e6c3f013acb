/** Colours of the scene that belong to no material: lights, marks, ghosts, drawn numbers. */
import type { Side } from "./layout";

export const LIGHT = {
  lamp: "#ffc287",
  moon: "#9cbcff",
  sky: "#8fa8ee",
  floor: "#4a3426",
  wall: "#ffbf8c",
  fill: "#7fa0ff",
  /** All of these but the moon at once, at the plainest tier. */
  wash: "#c9b4b8",
  night: "#1b2c5c",
};

export const OUTLINE = { hovered: "#ffe6ae", chosen: "#ffcb5c", taken: "#ff5a43" };

export const GHOST: Record<Side, { color: string; emissive: string }> = {
  light: { color: "#fff4dc", emissive: "#4a3c22" },
  dark: { color: "#4a4458", emissive: "#22284a" },
};

export const INK = {
  gold: "#ffcb5c",
  glow: "rgba(255, 203, 92, 0.28)",
  shell: "#fff6e2",
  lapis: "#8fb4ff",
  shade: "rgba(12, 8, 5, 0.85)",
  numeral: "#f4e2b6",
  groove: "rgba(244, 226, 182, 0.5)",
  casing: "rgba(20, 11, 5, 0.9)",
  seal: "rgba(20, 11, 5, 0.72)",
};

/** What is left where things touch and walls meet. */
export const SHADE = "#070405";
/** What the colour leaves a dull bone for. */
export const DULL = "#55585f";
/** Painted numbers on the board. */
export const NUMBERS = "#b9a687";
/** Around a single piece in the making. */
export const EMPTY_ROOM = "#140d08";
