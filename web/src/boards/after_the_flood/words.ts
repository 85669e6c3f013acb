/** How this board speaks of places, goods and players. */
import type { FloodAreaView, FloodView } from "../../generated/views";
import { message, word } from "../../words";
import type { Message } from "../../words";

export const seatName = (seat: number): Message => message(`after_the_flood/seat-${seat}`);
export const placeName = (place: string): Message => message(`after_the_flood/place-${place}`);
/** An empire is called like its home; without one it is of Sumer. */
export const empireName = (home: string | null): Message => placeName(home ?? "sumer");
export const dateOf = (turn: number): Message => message(`after_the_flood/date-${turn}`);
export const goodName = (good: string): Message => message(`after_the_flood/good-${good}`);
export const phaseName = (phase: string): Message =>
  message(`after_the_flood_board/phase-${phase}`);
export const powerWords = (power: string): Message =>
  message(`after_the_flood_board/power-${power}`);
export const rankName = (rank: string): Message => message("after_the_flood_board/rank", { rank });

/** A change as a number with its sign. */
export const signed = (by: number): string => (by > 0 ? `+${by}` : by < 0 ? `−${-by}` : "±0");

export type Say = (words: Message) => string;

/** The seat that plays a colour; -1 for none. */
export function seatOf(view: FloodView, colour: string | null): number {
  return view.players.findIndex((player) => player.colour === colour);
}

export interface Pile {
  good: string;
  count: number;
}

/** The goods of a pile of which there are any. */
export function held(pile: Record<string, number>): Pile[] {
  return Object.entries(pile)
    .filter(([, count]) => count > 0)
    .map(([good, count]) => ({ good, count }));
}

export function pileWords(pile: Record<string, number>, say: Say): string {
  const goods = held(pile).map(({ good, count }) => `${count} ${say(goodName(good))}`);
  return goods.join(", ") || say(message("after_the_flood_board/nothing"));
}

/** Who has how many workers in one place, those without any left out. */
export function workersWords(workers: readonly number[], say: Say): string[] {
  return workers.flatMap((count, seat) =>
    count > 0
      ? [say(message("after_the_flood_board/has_workers", { seat: seatName(seat), count }))]
      : [],
  );
}

/** An area with all that stands in it, in one line. */
export function areaWords(view: FloodView, area: FloodAreaView, say: Say): string {
  const facts = [say(placeName(area.id))];
  const holder = seatOf(view, area.holder);
  const city = seatOf(view, area.city);
  if (area.points > 0) {
    facts.push(say(message("after_the_flood_board/area_points", { points: area.points })));
  }
  if (area.icons.length > 0) {
    const goods = area.icons.map((good) => say(goodName(good))).join(", ");
    facts.push(say(message("after_the_flood_board/area_trade", { goods })));
  }
  if (city >= 0) facts.push(say(cityWords(city, area)));
  if (holder >= 0) facts.push(say(armyWords(holder, area)));
  facts.push(...workersWords(area.workers, say));
  return facts.join("; ");
}

export function cityWords(seat: number, area: FloodAreaView): Message {
  const facts = { seat: seatName(seat), area: placeName(area.id) };
  return area.expanded
    ? message("after_the_flood_board/city_expanded", facts)
    : message("after_the_flood_board/city", facts);
}

export function armyWords(seat: number, area: FloodAreaView): Message {
  return message("after_the_flood_board/army", {
    seat: seatName(seat),
    area: placeName(area.id),
    count: area.armies,
  });
}

/** Sentences with the names of the people at the table. */
export function speaker(names?: readonly string[]): Say {
  return (words) => word(words, names);
}
