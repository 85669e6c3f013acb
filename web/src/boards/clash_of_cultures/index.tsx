/** The table of Clash of Cultures: the map with what is under way and the own people, then the others, cards, advances. */
import type { JSX } from "preact";

import type { ClashPlayerView, ClashView } from "../../generated/views";
import { Advances } from "./advances";
import { Display, Hands } from "./cards";
import { ClashMap } from "./map";
import { Matters } from "./matters";
import { Player } from "./player";
import "./board.css";

export { describe } from "./describe";

export function Board({ view }: { view: ClashView }): JSX.Element {
  const count = view.players.length;
  const first = view.seat >= 0 ? view.seat : 0;
  const order = view.players.map((_, at) => view.players[(first + at) % count] as ClashPlayerView);
  const [near, ...others] = order;
  return (
    <div class="cc">
      <div class="cc-upper">
        <ClashMap view={view} />
        <div class="cc-beside">
          <Matters view={view} />
          {near && <Player player={near} view={view} />}
        </div>
      </div>
      <div class="cc-players">
        {others.map((player) => (
          <Player key={player.seat} player={player} view={view} />
        ))}
      </div>
      <Hands view={view} />
      <Display view={view} />
      <Advances view={view} />
    </div>
  );
}
