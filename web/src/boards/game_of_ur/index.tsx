/** The Game of Ur for the shell: stage, panel, end, and the position in sentences. */
import type { JSX } from "preact";

import type { UrView } from "../../generated/views";
import { message, word } from "../../words";
import { seatOf } from "./data";
import { UrTable } from "./host";
import type { Side } from "./stage";

export { Buttons } from "./buttons";
export { describe } from "./describe";
export { Ending } from "./ending";
export { Panel } from "./panel";

/** The flat board, wherever the position is only looked at. */
export function Board({ view }: { view: UrView }): JSX.Element {
  return <UrTable view={view} flat />;
}

export function Stage({ view }: { view: UrView }): JSX.Element {
  return <UrTable view={view} flat={false} />;
}

/** Whose turn the shown position says it is: nobody's in the roll-off and at the end. */
export const turnOf = (view: UrView): number | null =>
  view.turn === 0 || view.winner !== null ? null : seatOf(view.to_move as Side);

export const seatValues = ["light", "dark"] as const;
export const pause = 900;
export const tells = true;
/** A roll-off with many ties, and the first throw. */
export const opening = 100;

/** Worded when they are read: the catalogue comes after this module. */
export const keys = [
  { keys: ["←", "→", "↑", "↓"], id: "game_of_ur_board/key-arrows" },
  { keys: ["web/key-enter-name"], id: "game_of_ur_board/key-enter" },
  { keys: ["web/key-space-name"], id: "game_of_ur_board/key-space" },
  { keys: ["R"], id: "game_of_ur_board/key-small" },
  { keys: ["T"], id: "game_of_ur_board/key-large" },
  { keys: ["1", "2", "3", "4", "5"], id: "game_of_ur_board/key-birds" },
].map(({ keys: pressed, id }) => ({
  get keys() {
    return pressed.map((key) => (key.includes("/") ? word(message(key)) : key));
  },
  get does() {
    return word(message(id));
  },
}));
