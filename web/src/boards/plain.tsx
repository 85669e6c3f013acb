/** For games without a drawing of their own: everything is chosen by buttons. */
import type { JSX } from "preact";

import { say } from "../words";
import type { BoardModule } from ".";

function Board(): JSX.Element {
  return <p class="panel padded quiet">{say("no-drawing")}</p>;
}

export const PLAIN: BoardModule<unknown> = { Board, describe: () => [say("no-drawing")] };
