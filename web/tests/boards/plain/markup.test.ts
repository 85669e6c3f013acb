import { expect, test } from "vitest";

import { linesOf } from "../../../src/boards/markup";

const told = (drawing: string): unknown =>
  linesOf(drawing).map((line) =>
    line.map(({ text, styles, element }) => [text, styles.join(","), element]),
  );

test("plain text is one run a line, and an empty line has none", () => {
  expect(told("ab\n\ncd")).toEqual([[["ab", "", null]], [], [["cd", "", null]]]);
});

test("styles are told one by one, a ground with its colour, and end where they are closed", () => {
  expect(told("[bold white on grey23]x[/] y")).toEqual([
    [
      ["x", "bold,white,on grey23", null],
      [" y", "", null],
    ],
  ]);
});

test("an element stands behind everything inside its tag", () => {
  expect(told('[@click="tile:c3"]a[red]b[/]c[/]d')).toEqual([
    [
      ["a", "", "tile:c3"],
      ["b", "red", "tile:c3"],
      ["c", "", "tile:c3"],
      ["d", "", null],
    ],
  ]);
});

test("brackets that are no tags stay", () => {
  expect(told(String.raw`\[bold] [1] [ ]`)).toEqual([
    [
      ["[", "", null],
      ["bold] [1] [ ]", "", null],
    ],
  ]);
});
