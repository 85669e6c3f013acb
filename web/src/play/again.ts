/** Another game with the same people: the next of a series, a return match, or the same anew. */
import type { NewSeat, NewTable, TableInfo } from "../generated/protocol";
import * as http from "../net/http";

/** The wish that would set up this table once more. */
export function sameTable(table: TableInfo): NewTable {
  return {
    game: table.game,
    preset: table.preset,
    options: table.options,
    seats: table.seats.map((seat): NewSeat => ({
      kind: seat.kind,
      name: seat.kind === "me" ? null : seat.name,
      level: seat.level,
    })),
    clock: table.clock,
    private: table.private,
    manual_done: table.manual_done,
    games: table.series?.games ?? 1,
  };
}

/** Whether nobody elsewhere sits here, so that one person may begin anew. */
export function allHere(table: TableInfo): boolean {
  return table.seats.every((seat) => seat.mine || seat.kind === "bot");
}

export async function playAgain(
  table: TableInfo,
  seat: number | null,
  rate?: string,
): Promise<TableInfo> {
  const { series } = table;
  if (series && !series.over) {
    let latest = table;
    const asked = series.asked.filter((each) => table.seats[each]?.mine);
    const speakers = asked.length > 0 ? asked : [seat ?? 0];
    for (const each of speakers) {
      latest = await http.saySeries(
        table.id,
        rate ? { seat: each, say: "offer_rate", rate } : { seat: each, say: "again" },
      );
    }
    return latest;
  }
  if (rate && allHere(table)) {
    const wish = sameTable(table);
    return http.newTable({ ...wish, options: { ...wish.options, rate } });
  }
  return http.rematch(table.id);
}
