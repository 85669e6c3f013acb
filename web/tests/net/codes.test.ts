/** The client acts upon codes that the house really sends. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import { HOUSE_CODES } from "../../src/net/problem";

const words = (domain: string): string =>
  readFileSync(`../src/edubba/locale/en/${domain}.ftl`, "utf8");

/** As `code_of` in `server/errors.py` makes them of the sentences of refusals. */
const sent = new Set([
  ...[...words("server").matchAll(/^([a-z][a-z-]*) =/gm)].map(([, id]) => id?.replaceAll("-", "_")),
  ...[...words("match").matchAll(/^why-(\w+) =/gm)].map(([, id]) => id),
]);

test.each(HOUSE_CODES)("%s", (code) => {
  expect(sent).toContain(code);
});
