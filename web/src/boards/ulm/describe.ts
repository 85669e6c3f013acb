/** A position of Ulm in sentences. */
import type { UlmPlayerView, UlmView } from "../../generated/views";
import { message, word } from "../../words";
import type { Message } from "../../words";
import { COLOURS } from "./tiles";

const tile = (colour: string | null): Message =>
  message(colour ? `ulm_board/tile-${colour}` : "ulm_board/empty");

function tiles(counts: Record<string, number>): string {
  const some = COLOURS.filter((colour) => (counts[colour] ?? 0) > 0);
  if (some.length === 0) return word(message("ulm_board/empty"));
  return some.map((colour) => `${counts[colour]} ${word(tile(colour))}`).join(", ");
}

function player(one: UlmPlayerView, view: UlmView): Message[] {
  const seat = message(`ulm/seat-${one.seat}`);
  const lines = [
    message("ulm_board/told-player", {
      seat,
      vp: one.vp,
      coins: one.coins,
      sparrows: one.sparrows,
      seals: one.seals,
      crests: one.crests,
      cards: one.hand.length + one.hidden,
      space: one.barge,
      tiles: tiles(one.tiles),
    }),
  ];
  if (one.hand.length > 0) {
    const cards = one.hand.map((card) => word(card.name)).join(", ");
    lines.push(message("ulm_board/told-hand", { seat, cards }));
  }
  if (one.face_up.length > 0) {
    const cards = one.face_up.map((card) => word(card.name)).join(", ");
    lines.push(message("ulm_board/told-face-up", { seat, cards }));
  }
  const coats = one.coats.map((coat) =>
    word(message("ulm_board/coat", { name: coat.name, worth: coat.worth })),
  );
  const own = [...coats, ...one.descendants.map((person) => word(person.name))];
  if (own.length > 0) lines.push(message("ulm_board/told-own", { seat, own: own.join("; ") }));
  const quarters = view.quarters
    .map((quarter) => ({
      name: word(quarter.name),
      count: quarter.seals.filter((seal) => seal.owner === one.seat).length,
    }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${name} ${count}`);
  if (quarters.length > 0) {
    lines.push(message("ulm_board/told-seals", { seat, quarters: quarters.join(", ") }));
  }
  return lines;
}

export function describe(view: UlmView, names: readonly string[] = []): string[] {
  const lines: Message[] = [
    message("ulm_board/round", { round: view.round, rounds: view.rounds }),
    message("ulm_board/turn-of", { seat: message(`ulm/seat-${view.to_move}`) }),
  ];
  const plays = view.turn.one_play ? "ulm_board/told-plays" : "ulm_board/told-free-plays";
  lines.push(message(plays, { count: view.turn.free_plays }));
  if (view.tower) {
    lines.push(message("ulm_board/tower", { name: view.tower.name, decree: view.tower.decree }));
  }
  if (view.next_tower) {
    const { name, decree } = view.next_tower;
    lines.push(message("ulm_board/next-tower", { name, decree }));
  }
  for (const row of [0, 1, 2]) {
    const cells = view.grid.slice(3 * row, 3 * row + 3).map((place) => word(tile(place.colour)));
    lines.push(message("ulm_board/told-row", { row: row + 1, tiles: cells.join(", ") }));
  }
  for (const place of view.outer) {
    if (!place.colour) continue;
    const slot = place.id.replace("out_", "");
    lines.push(
      message("ulm_board/pushed-out", {
        side: message(`ulm/side-${slot[0]}`),
        line: Number(slot[1]) + 1,
        tile: tile(place.colour),
      }),
    );
  }
  const docks = view.docks.map((dock) => word(tile(dock.colour))).join(", ");
  lines.push(message("ulm_board/told-docks", { tiles: docks }));
  for (const quarter of view.quarters) {
    if (quarter.crest === null || quarter.pays === null) continue;
    const owner = message(`ulm/seat-${quarter.crest}`);
    lines.push(
      message("ulm_board/told-crest", { quarter: quarter.name, owner, pays: quarter.pays }),
    );
  }
  lines.push(...view.players.flatMap((one) => player(one, view)));
  return lines.map((line) => word(line, names));
}
