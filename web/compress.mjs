// Lays a gzip sibling beside every built text file, so that the server never compresses.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const folder = new URL("../src/edubba/static/", import.meta.url);
for (const name of readdirSync(folder, { recursive: true })) {
  if (!/\.(js|css|svg|html|json)$/.test(name)) continue;
  const file = new URL(name, folder);
  writeFileSync(`${file.pathname}.gz`, gzipSync(readFileSync(file), { level: 9 }));
}
