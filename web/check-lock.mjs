// Fails when a platform package that the lock file promises has no entry of its own: `npm ci` would
// then fail on that platform, and nobody here would notice.
import { readFileSync } from "node:fs";

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
const named = new Set(Object.keys(packages).map((path) => path.split("node_modules/").at(-1)));
const missing = Object.values(packages)
  .flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}))
  .filter((name) => !named.has(name));
const located = Object.values(packages).filter((entry) => entry.resolved?.startsWith("http"));
if (missing.length > 0) console.error(`package-lock.json lacks ${missing.join(", ")}.`);
if (located.length > 0) console.error("package-lock.json holds download addresses; remove them.");
process.exit(missing.length + located.length > 0 ? 1 : 0);
