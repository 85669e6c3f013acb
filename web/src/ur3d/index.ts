/**
 * The Game of Ur in three dimensions. Loaded on demand: three.js and all that is made by code.
 *
 * `stage` takes positions and tells what is pointed at; it owns a `world` (renderer, `room`,
 * `things`, `marks`) for one of the `tiers`, a `rig` that holds the `camera`, a `loop` that draws on
 * demand, and a `pointer`. `layout` and `spots` say where everything lies, `acts` how it moves.
 * Everything the renderer does not need is pure, and tested without it.
 */
import type { CreateScene } from "../boards/game_of_ur/stage";
import { Stage } from "./stage";

export { sounds } from "./sound";
export { Stage } from "./stage";

/** Fill the box with the scene; rejects where there is no WebGL. */
export const createScene: CreateScene = async (box, { clear, position, settings, events }) => {
  const stage = new Stage(box, clear, position, settings, events);
  try {
    await stage.start();
  } catch (trouble) {
    stage.dispose();
    throw trouble;
  }
  return stage;
};
