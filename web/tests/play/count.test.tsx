import { cleanup, render } from "@testing-library/preact";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { Count } from "../../src/ui/count";
import { DEFAULT_SETTINGS, settings } from "../../src/settings";

let frames: FrameRequestCallback[] = [];

beforeEach(() => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
  settings.set({ ...DEFAULT_SETTINGS, motion: "full" });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("counts to its new value, through those between", () => {
  const { container, rerender } = render(<Count value={3} />);
  expect(container.textContent).toBe("3");
  rerender(<Count value={9} />);
  expect(container.textContent).toBe("3");
  const start = performance.now();
  frames.shift()?.(start + 250);
  expect(Number(container.textContent)).toBeGreaterThan(4);
  expect(Number(container.textContent)).toBeLessThan(8);
  frames.shift()?.(start + 2_000);
  expect(container.textContent).toBe("9");
});

it("jumps where nothing is to move", () => {
  settings.update({ motion: "reduced" });
  const { container, rerender } = render(<Count value={3} />);
  rerender(<Count value={1} />);
  expect(container.textContent).toBe("1");
  expect(frames).toEqual([]);
});
