import { cleanup, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, expect, it } from "vitest";

import { DEFAULT_SETTINGS, settings } from "../../src/settings";
import { Die, Turned } from "../../src/ui/die";

beforeEach(() => settings.set({ ...DEFAULT_SETTINGS, motion: "reduced" }));
afterEach(cleanup);

it("shows as many pips as were thrown, and only those", () => {
  const { container, rerender } = render(<Die face={5} thrown={1} label="five" />);
  expect(screen.getByRole("img", { name: "five" })).toBeTruthy();
  expect(container.querySelectorAll(".is-up circle")).toHaveLength(5);
  rerender(<Die face={2} thrown={2} label="two" />);
  expect(container.querySelectorAll(".is-up circle")).toHaveLength(2);
});

it("has a card lie on one side at a time", () => {
  const { container, rerender } = render(<Turned up={false} front="front" back="back" />);
  expect(container.textContent).toBe("back");
  rerender(<Turned up front="front" back="back" />);
  expect(container.textContent).toBe("front");
});
