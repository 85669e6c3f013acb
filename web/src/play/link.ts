/** Links to a moment of a match, for oneself and for others. */
import { linkTo } from "../app/route";
import type { Route } from "../app/route";
import type { TableInfo } from "../generated/protocol";
import { codeOf } from "../net/invitations";

/** The invitation to the table of a match as addresses have it, where one came. */
export function invitation(match: string): { code?: string } {
  const code = codeOf(match);
  return code === null ? {} : { code };
}

/** The moment for whoever is given the link: to a private table it brings the invitation along. */
export function momentFor(
  table: Pick<TableInfo, "id" | "private" | "invite">,
  screen: "replay" | "study",
  match: string,
  at: number,
): Route {
  const code = table.private ? (codeOf(match) ?? table.invite) : null;
  const moment = { match, at, ...(code === null ? {} : { code }) };
  return screen === "study" ? { screen, ...moment } : { screen, table: table.id, ...moment };
}

/** Put a link where it can be pasted. Without HTTPS browsers copy only what is selected. */
export async function copyLink(to: Route): Promise<void> {
  const link = linkTo(to);
  if (navigator.clipboard) return navigator.clipboard.writeText(link);
  const field = document.createElement("textarea");
  field.value = link;
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  return field.remove();
}
