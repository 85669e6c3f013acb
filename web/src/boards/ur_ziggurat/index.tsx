/** The table of UR: the land in its tray on the sand, and beside it the five actions. */
import type { JSX } from "preact";

import type { ZigguratView } from "../../generated/views";
import { verbOf } from "../../play/choice";
import type { Offer } from "../../play/choice";
import { useWord } from "../../play/table";
import { usePhone } from "../../ui/narrow";
import { message, word } from "../../words";
import { Acts } from "./acts";
import "./board.css";
import { Clay } from "./clay";
import { useCourses } from "./courses";
import { Field } from "./field";
import { Ground } from "./ground";
import { Shapes } from "./pieces";
import { Stock } from "./stock";

export { Ask } from "./ask";
export { describe } from "./describe";
export { Mat } from "./mat";
export { SeatLine, SeatMat } from "./seats";

/** What never changes is made once. */
const PAINTS = (
  <svg class="zig-paints" width="0" height="0" aria-hidden="true">
    <defs>
      <Clay />
      <Shapes />
    </defs>
  </svg>
);
const GROUND = <Ground />;

export function Board({ view }: { view: ZigguratView }): JSX.Element {
  const say = useWord();
  const phone = usePhone();
  useCourses(view);
  const wide = view.cols > view.rows || view.topology === "hex";
  return (
    <div class={wide ? "zig zig-board wide" : "zig zig-board"}>
      {PAINTS}
      {GROUND}
      <figure class="zig-land" aria-label={say(message("ur_ziggurat_board/field"))}>
        <Field view={view} />
      </figure>
      <div class="zig-beside">
        <Acts view={view} small={phone} />
        <Stock view={view} small={phone} />
      </div>
    </div>
  );
}

/** A cube is put down; many at once rattle, tiles slide, and what is beaten or built is heavy. */
export const sounds = {
  attacked: "capture",
  ziggurat_built: "capture",
  exchanged: "card",
  dealt: "card",
  laid_out: "card",
  gained: "dice",
  rearranged: "dice",
} as const;

/**
 * Moves that do nothing more to the land, and Politics as it is sent: that has been in sight before,
 * cube by cube.
 */
const UNSEEN: ReadonlySet<string> = new Set(["stop", "up", "leave"]);

/** All that is drawn as a ghost; what only this screen keeps can be changed again. */
export const foretells = ({ run, move }: Offer): boolean => !run && !UNSEEN.has(verbOf(move));

const FIGURE_SPACE = "\u2007";

export function phase(view: ZigguratView): string {
  const { round, max_rounds: rounds } = view;
  const words = word(message("ur_ziggurat_board/round", { round, rounds }));
  return round > 9 ? words : words + FIGURE_SPACE; // so that nothing shifts in round 10
}
