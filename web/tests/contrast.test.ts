/** High contrast: whatever is written stands out at least seven to one, in both themes. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const source = readFileSync("src/ui/tokens.css", "utf8");
const block = /:root\[data-contrast="more"\] \{([^}]*)\}/.exec(source)?.[1] ?? "";
const TOKENS = new Map(
  [...block.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\);/g)].map(
    ([, name, light, dark]) => [name as string, { light, dark } as Record<string, string>],
  ),
);
const GROUNDS = ["background", "panel", "raised"];
const WRITTEN = ["text", "quiet", "accent", "link", "ok", "warning"];
const LINES = ["line", "field", "open", "goal", "told", "hint"];

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(one: string, other: string): number {
  const [dim, bright] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return ((bright as number) + 0.05) / ((dim as number) + 0.05);
}

const colour = (name: string, theme: string): string => TOKENS.get(name)?.[theme] ?? "";

const pairs = (names: string[]): [string, string][] =>
  names.flatMap((name) => GROUNDS.map((ground): [string, string] => [name, ground]));

test.each(["light", "dark"])("in the %s theme", (theme) => {
  const weak = (names: [string, string][], least: number): string[] =>
    names
      .filter(([a, b]) => !(ratio(colour(a, theme), colour(b, theme)) >= least))
      .map(([a, b]) => `${a} on ${b}`);
  expect(weak([...pairs(WRITTEN), ["on-primary", "primary"]], 7)).toEqual([]);
  expect(weak(pairs(LINES), 3)).toEqual([]);
});
