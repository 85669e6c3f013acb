/** What the people, computers and empty places at a table are called. */
import { gameInfo } from "../app/house";
import type { GameInfo, TableInfo } from "../generated/protocol";
import { hasWords, message, say, word } from "../words";
import type { Message } from "../words";

/** Computers are numbered where there are several. */
function computerName(table: TableInfo, seat: number): string {
  const bots = table.seats.flatMap(({ kind }, at) => (kind === "bot" ? [at] : []));
  return bots.length > 1
    ? say("computer-number", { number: bots.indexOf(seat) + 1 })
    : say("computer-name");
}

/** The colours of the seats' marks, in the order of `ui/seats`. */
const COLOURS = [
  message("web/colour-blue"),
  message("web/colour-orange"),
  message("web/colour-yellow"),
  message("web/colour-green"),
  message("web/colour-white"),
  message("web/colour-purple"),
];

/**
 * A seat before anybody sits there. The two sides of a board have names of their own; elsewhere a
 * seat goes by the colour that it is drawn with, whatever colour the boxed game has.
 */
export function seatWord(game: GameInfo | null, seat: number): string {
  const sides = game !== null && Math.max(...game.seats) === 2;
  const words = sides ? game.seat_words[seat] : COLOURS[seat];
  return words ? word(words) : say("seat-number", { number: seat + 1 });
}

/** Whoever has no name goes by the seat; two people of one name are told apart by theirs. */
export function nameAt(table: TableInfo, seat: number): string {
  const found = table.seats[seat];
  if (!found) return "";
  if (found.kind === "bot" && !found.person) return computerName(table, seat);
  const called = seatWord(gameInfo(table.game), seat);
  if (!found.name || found.unnamed) return called;
  const shared = table.seats.filter(({ name }) => name === found.name).length > 1;
  return shared ? `${found.name} (${called})` : found.name;
}

export const namesAt = (table: TableInfo): string[] =>
  table.seats.map((_, seat) => nameAt(table, seat));

/** Whether whoever comes may take a seat. */
export function isFree(seat: TableInfo["seats"][number]): boolean {
  return !seat.person && seat.kind !== "bot" && !seat.kept;
}

/** The same in other words, where the catalogue has them. */
const inWords = (usual: Message, id: string): Message => (hasWords(id) ? { ...usual, id } : usual);

/** A question as it is put to whoever answers it; to everybody else it speaks of that seat. */
export function putToYou(asked: Message): Message {
  const [game = "", question = ""] = asked.id.split("/ask-");
  return inWords(asked, `${game}/you-${question}`);
}

/** A choice as the steps of a turn tell it; on its button a number may say enough. */
export function asStep(label: Message): Message {
  const [game = "", verb = ""] = label.id.split("/label-");
  return inWords(label, `${game}/step-${verb}`);
}

/** What a label names, without what it tells of it; a verb that has a name is called by that. */
export function inShort(game: string, element: string, label: string): string {
  const [kind, name] = element.split(":");
  const id = `${game}_board/verb-${name}`;
  if (kind === "verb" && hasWords(id)) return word(message(id));
  return label.split(/[:;] /, 1)[0] ?? label;
}
