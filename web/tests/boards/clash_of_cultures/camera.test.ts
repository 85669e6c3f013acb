import { expect, test } from "vitest";

import { sightOf } from "../../../src/boards/clash_of_cultures/camera";
import { aside, fingerScale } from "../../../src/boards/clash_of_cultures/sight";
import { landOf } from "../../../src/boards/clash_of_cultures/land";
import type { ClashView } from "../../../src/generated/views";
import { positions } from "../position";

const [, { view }] = positions<ClashView>("clash_of_cultures")[0] as [string, { view: ClashView }];
const land = landOf(view);
const PHONE = { width: 390, height: 525 };

test.each([...land.cells.values()].map((cell) => [cell.id, cell] as const))(
  "a space that is asked for is seen from edge to edge on a phone: %s",
  (_, cell) => {
    const focus = { points: [cell], least: 0.63, best: 1.1, key: "" };
    const from = { scale: 1.1, middle: { x: land.left, y: land.top } };
    const { scale, middle } = sightOf(from, focus, land, PHONE);
    const half = { x: PHONE.width / scale / 2, y: PHONE.height / scale / 2 };
    expect(Math.abs(cell.x - middle.x) + land.radius).toBeLessThanOrEqual(half.x);
    expect(Math.abs(cell.y - middle.y) + land.radius).toBeLessThanOrEqual(half.y);
  },
);

test("what a phone cannot show beside the rest comes to the thumb, and nothing else does", () => {
  const cells = [...land.cells.values()];
  const focus = { points: cells, least: fingerScale(land.radius), best: 1.1, key: "" };
  const from = { scale: 1.1, middle: { x: land.left, y: land.top } };
  const { scale, middle } = sightOf(from, focus, land, PHONE);
  const half = PHONE.width / scale / 2;
  const hidden = cells.filter(({ x }) => Math.abs(x - middle.x) + land.radius > half);
  expect(hidden.length).toBeGreaterThan(0);
  expect(aside(cells, land, PHONE.width)).toEqual(hidden);
  expect(aside(cells.slice(0, 1), land, PHONE.width)).toEqual([]);
});
