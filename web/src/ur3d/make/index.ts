/**
 * The assets of the Game of Ur, all made by code.
 *
 * Unit = one square. The board's top lies at y = 0, the table's at -BOARD_HEIGHT, for both looks.
 * x runs from the block to the tail's end, z towards light's seat.
 *
 * What a thing is made of is a `material`, a colour and a height for every point; drawn once it is a
 * `tile`, laid on a thing it becomes its `maps`, and three.js shows those as `textures`. Meshes and
 * maps are `made` as plain buffers; `Assets` are the three.js objects that wrap them.
 *
 *   const made = await makeAll("mid", (done) => bar(done));     // in a worker, once per page and tier
 *   const assets = new Assets(made);                              // three.js objects; dispose() when leaving
 *   scene.add(assets.board("second_millennium"), assets.piece("light", "eagle"));
 */
export * from "./types";
export { QUALITY, type Quality } from "./quality";
export { BOARD_HEIGHT, cellTop, place, restHeight } from "./layout";
export { forget, makeAll } from "./make_all";
export type { Made } from "./make";
export { Assets } from "./assets";
export { PIECE_COLOURS, PIECE_FINISH } from "./stones";
export {
  faceFor,
  facePose,
  type Contact,
  type Pose,
  contactsOf,
  scatter,
  supportBelow,
  throwPose,
  throwTime,
} from "./throw";
export { COIN_RADIUS, COIN_THICKNESS, type CoinPlace, pile, PILE_LIMIT } from "./pile";
export { BIRD_ICON } from "./icons";
