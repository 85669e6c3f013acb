/** UR: a land of two-faced tiles, cubes in piles, and ziggurats. */
import type { JSX } from "preact";

import type { ZigguratView } from "../../generated/views";
import { useWord } from "../../play/table";
import { message } from "../../words";
import "./board.css";
import { Field } from "./field";
import { Legend, Players, Store } from "./panels";
import { Paints } from "./pieces";

export { describe } from "./describe";

export function Board({ view }: { view: ZigguratView }): JSX.Element {
  const say = useWord();
  return (
    <div class="zig">
      <Paints />
      <div class="zig-table">
        <figure class="zig-board" aria-label={say(message("ur_ziggurat_board/field"))}>
          <Field view={view} />
        </figure>
        <div class="zig-side">
          <Store view={view} />
          <Players view={view} />
        </div>
        <Legend view={view} />
      </div>
    </div>
  );
}
