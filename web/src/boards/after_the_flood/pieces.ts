/** Which worker, army, city and piece of a good is which. */
import type { FloodView } from "../../generated/views";
import { followed, Lying } from "../../play/following";
import type { Pieces as Followed } from "../../play/following";
import { GOODS } from "./goods";

export type Pieces = Followed<FloodView>;

export const workerOf = (seat: number): string => `worker-${seat}`;
export const armyOf = (seat: number): string => `army-${seat}`;
export const cityPiece = (seat: number): string => `city-${seat}`;

/** Off the board: what can be used now, and what cannot. */
export const READY = "ready";
const AWAY = "away";

export function lying(view: FloodView): Lying {
  const found = new Lying();
  const seatOf = (colour: string | null): number =>
    view.players.findIndex((player) => player.colour === colour);
  for (const good of GOODS) found.add(good, "stock", view.stock[good] ?? 0);
  view.players.forEach((player, seat) => {
    for (const good of GOODS) {
      found.add(good, `mat:${seat}`, player.resources[good] ?? 0);
      found.add(good, `bid:${seat}`, player.bid[good] ?? 0);
      found.add(good, `equipment:${seat}`, player.equipment[good] ?? 0);
    }
    found.add(workerOf(seat), READY, player.workers_available);
    found.add(workerOf(seat), AWAY, player.workers_unavailable);
    found.add(armyOf(seat), READY, player.armies_available);
    found.add(armyOf(seat), AWAY, player.armies_unavailable);
    found.add(cityPiece(seat), READY, player.cities_in_hand);
  });
  for (const { id, workers } of [...view.areas, ...view.boxes]) {
    workers.forEach((count, seat) => found.add(workerOf(seat), id, count));
  }
  for (const { id, holder, armies, city } of view.areas) {
    if (holder !== null) found.add(armyOf(seatOf(holder)), id, armies);
    if (city !== null) found.add(cityPiece(seatOf(city)), id);
  }
  return found;
}

/** The names of the pieces in this position. */
export const usePieces = followed<FloodView>({ prefix: "flood", lying });
