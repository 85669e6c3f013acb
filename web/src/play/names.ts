/** What the people, computers and empty places at a table are called. */
import { gameInfo } from "../app/house";
import type { TableInfo } from "../generated/protocol";
import { say, word } from "../words";

/** Computers are numbered where there are several. */
function computerName(table: TableInfo, seat: number): string {
  const bots = table.seats.flatMap(({ kind }, at) => (kind === "bot" ? [at] : []));
  return bots.length > 1
    ? say("computer-number", { number: bots.indexOf(seat) + 1 })
    : say("computer-name");
}

function seatWord(table: TableInfo, seat: number): string {
  const words = gameInfo(table.game)?.seat_words[seat];
  return words ? word(words) : say("seat-number", { number: seat + 1 });
}

/** Two people of one name are told apart by their seats. */
export function nameAt(table: TableInfo, seat: number): string {
  const found = table.seats[seat];
  if (!found) return "";
  if (found.kind === "bot" && !found.person) return computerName(table, seat);
  if (!found.name) return seatWord(table, seat);
  const shared = table.seats.filter(({ name }) => name === found.name).length > 1;
  return shared ? `${found.name} (${seatWord(table, seat)})` : found.name;
}

export const namesAt = (table: TableInfo): string[] =>
  table.seats.map((_, seat) => nameAt(table, seat));
