/** Colours have names: no value stands where something is drawn. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SOURCES = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(tsx?|css)$/.test(path))
  .map((path) => [path, readFileSync(`src/${path}`, "utf8")] as const);

const TOKENS = /\/tokens\.css$/;
/** What the things of the scene are made of: their colours are mixed there, grain by grain. */
const MATERIALS = /^ur3d\/(colours|make\/(materials|stones)|room\/(materials|surfaces))\.ts$/;
const VALUE =
  /(?<!url\()#([0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b0x[0-9a-f]{6}\b|\brgba?\(\s*\d/gi;

test("colour values stand in the tokens and in the tables of materials alone", () => {
  const found = SOURCES.filter(([path]) => !TOKENS.test(path) && !MATERIALS.test(path)).flatMap(
    ([path, source]) => [...source.matchAll(VALUE)].map(([value]) => `${path} ${value}`),
  );
  expect(found).toEqual([]);
});

test("every token that is asked for is there, and every one that is there is asked for", () => {
  const all = SOURCES.map(([, source]) => source).join("\n");
  const names = (pattern: RegExp): Set<string> =>
    new Set([...all.matchAll(pattern)].map(([, name]) => name as string));
  const made = names(/(?:^\s*|")(--[\w-]+)"?\]?:/gm);
  const asked = names(/var\((--[\w-]+)\)/g);
  /** With something to fall back on, they need not be there. */
  const used = new Set([...asked, ...names(/var\((--[\w-]+),/g)]);
  /** Families such as `--seat-${stone}`. */
  const families = [...names(/var\((--[\w-]+)\$\{/g)];
  expect([...asked].filter((name) => !made.has(name))).toEqual([]);
  expect(
    [...made].filter((name) => !used.has(name) && !families.some((each) => name.startsWith(each))),
  ).toEqual([]);
});
