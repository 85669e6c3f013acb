/** Invitations that came with addresses: whoever has one shows it with all that is asked of its table. */
const codes = new Map<string, string>();

/** Matches are called after their table, with a number. */
export const tableOf = (match: string): string => match.replace(/-\d+$/, "");

/** Keep an invitation to a table. */
export function invited(table: string, code: string): void {
  codes.set(table, code);
}

/** The invitation to a table, or to that of a match, if one came. */
export const codeOf = (id: string): string | null =>
  codes.get(id) ?? codes.get(tableOf(id)) ?? null;
