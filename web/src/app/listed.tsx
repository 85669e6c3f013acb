/** Tables in a list: who sits there, what is played, what one can do. */
import type { JSX } from "preact";

import type { TableInfo } from "../generated/protocol";
import { nameAt, namesAt } from "../play/names";
import { SeatMark } from "../ui/seats";
import { say, word } from "../words";
import { gameInfo, gameTitle } from "./house";
import { rulesAt } from "./options";
import { address } from "./route";

/** The seats as shapes: full where somebody sits, an empty ring where not. */
export function SeatRow({ table }: { table: TableInfo }): JSX.Element {
  const taken = table.seats.filter((seat) => seat.person || seat.kind === "bot").length;
  const words = say("seats-taken", { taken, all: table.seats.length });
  return (
    <span class="seat-row" role="img" aria-label={words} title={words}>
      {table.seats.map((seat, at) =>
        seat.person || seat.kind === "bot" ? (
          <SeatMark key={at} seat={at} size={18} />
        ) : (
          <svg key={at} width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
            <circle
              cx="9"
              cy="9"
              r="6.500"
              fill="none"
              stroke="currentColor"
              stroke-width="1.500"
              stroke-dasharray="2.500 2.500"
            />
          </svg>
        ),
      )}
    </span>
  );
}

function clockWords(clock: TableInfo["clock"]): string {
  if (!clock) return say("clock-none");
  if (clock.kind === "correspondence") return say("clock-days", { days: clock.days });
  const minutes = Math.round(clock.seconds / 60);
  return clock.kind === "increment"
    ? say("clock-increment", { minutes, seconds: clock.increment })
    : say("clock-sudden", { minutes });
}

/** How a table is played: its clock, what is agreed there, and its rules. */
export function termsOf(table: TableInfo): string {
  const game = gameInfo(table.game);
  const agreed = [table.rated && say("rated"), !table.help && say("no-hints")];
  const rules = game ? rulesAt(game, table) : [];
  return [clockWords(table.clock), ...agreed, ...rules].filter(Boolean).join(" · ");
}

/** The others at a table, in a few words. */
function company(table: TableInfo): string {
  const others = table.seats.flatMap((seat, at) => {
    const present = seat.kind === "bot" || seat.kind === "here" || (seat.person && !seat.mine);
    return present ? [nameAt(table, at)] : [];
  });
  return others.length > 0 ? say("with", { names: others.join(", ") }) : say("alone-here");
}

function standing(table: TableInfo): string {
  if (table.status === "open") return say("waits-for-players");
  if (table.status === "over") return table.result ? word(table.result.reason, namesAt(table)) : "";
  return say("under-way");
}

/** A line of "your games". */
export function MyTable({ table }: { table: TableInfo }): JSX.Element {
  const over = table.status === "over";
  const about = { game: gameTitle(table.game), company: company(table) };
  return (
    <li>
      <SeatRow table={table} />
      <span class="grow">
        <b>{gameTitle(table.game)}</b> <span class="quiet">{company(table)}</span>
        <br />
        <span class={over ? "quiet small" : "accent small"}>{standing(table)}</span>
        {!over && !table.help && <span class="quiet small"> · {say("no-hints")}</span>}
      </span>
      <a
        class={over ? "button tiny" : "button tiny primary"}
        href={address({ screen: "table", id: table.id, code: null })}
        aria-label={over ? say("look-at", about) : say("continue-with", about)}
      >
        {over ? say("look") : say("continue")}
      </a>
    </li>
  );
}

/** A line of "open tables". */
export function OpenTable({ table }: { table: TableInfo }): JSX.Element {
  const host = table.seats.find((seat) => seat.person)?.name ?? "";
  const title = gameTitle(table.game);
  return (
    <li>
      <SeatRow table={table} />
      <span class="grow">
        <b>{title}</b>
        <br />
        <span class="quiet small">
          {say("hosted-by", { name: host })} · {termsOf(table)}
        </span>
      </span>
      <a
        class="button tiny primary"
        href={address({ screen: "join", id: table.id, code: null })}
        aria-label={say("join-table", { game: title, name: host })}
      >
        {say("join")}
      </a>
    </li>
  );
}

/** A line of "live games": anybody may watch. */
export function LiveTable({ table }: { table: TableInfo }): JSX.Element {
  const title = gameTitle(table.game);
  const names = table.seats.map((_, at) => nameAt(table, at)).join(", ");
  return (
    <li>
      <SeatRow table={table} />
      <span class="grow">
        <b>{title}</b> <span class="quiet">{names}</span>
      </span>
      <a
        class="button tiny"
        href={address({ screen: "table", id: table.id, code: null })}
        aria-label={say("watch-game", { game: title, names })}
      >
        {say("watch")}
      </a>
    </li>
  );
}
