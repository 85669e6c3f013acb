import { render, screen } from "@testing-library/preact";
import { beforeEach, expect, it, vi } from "vitest";

import { DEFAULT_SETTINGS, settings } from "../../src/settings";
import { Die, TurnedUp } from "../../src/ui/die";

beforeEach(() => settings.set({ ...DEFAULT_SETTINGS, motion: "reduced" }));

it("shows as many pips as were thrown, and only those", () => {
  const { container, rerender } = render(<Die face={5} thrown={1} label="five" />);
  expect(screen.getByRole("img", { name: "five" })).toBeTruthy();
  expect(container.querySelectorAll(".is-up circle")).toHaveLength(5);
  rerender(<Die face={2} thrown={2} label="two" />);
  expect(container.querySelectorAll(".is-up circle")).toHaveLength(2);
});

/** Everything that is set in motion, with what it runs through and for how long. */
function moving(): ReturnType<typeof vi.fn> {
  const animate = vi.fn();
  Element.prototype.animate = animate;
  return animate;
}

it("tumbles through other faces to the one that was thrown, for every throw anew", () => {
  settings.update({ motion: "full" });
  const animate = moving();
  const { rerender } = render(<Die face={5} thrown={1} label="five" />);
  expect(animate).toHaveBeenCalledTimes(1 + 6);
  const seen = animate.mock.calls.slice(1).map(([frames]) => (frames.opacity as number[]).at(-1));
  expect(seen).toEqual([0, 0, 0, 0, 1, 0]);
  rerender(<Die face={5} thrown={1} label="five" />);
  expect(animate).toHaveBeenCalledTimes(7);
  rerender(<Die face={5} thrown={2} label="five" />);
  expect(animate).toHaveBeenCalledTimes(14);
});

const card = (
  <svg>
    <TurnedUp back={<rect />}>
      <circle />
    </TurnedUp>
  </svg>
);

it("has a card turn over from its back once, as it comes", () => {
  settings.update({ motion: "full" });
  const animate = moving();
  const { container, rerender } = render(card);
  rerender(card);
  expect(animate.mock.contexts).toEqual([
    container.querySelector(".is-back"),
    container.querySelector(".turned"),
  ]);
  const ends = animate.mock.calls.map(([frames]) => (frames.opacity as number[]).at(-1));
  expect(ends).toEqual([0, 1]);
});

it("has a card lie face up at once where nothing is to move", () => {
  const animate = moving();
  render(card);
  expect(animate).not.toHaveBeenCalled();
});
