import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { Closing } from "../../src/play/closing";
import { NOTHING_AROUND } from "../../src/play/around";
import type { Around } from "../../src/play/around";
import { Store } from "../../src/store";

const close = vi.fn();
let around: Store<Around>;
let closing: Closing;

beforeEach(() => {
  vi.useFakeTimers();
  close.mockClear();
  around = new Store<Around>(NOTHING_AROUND);
  closing = new Closing(around, close);
});
afterEach(() => {
  vi.useRealTimers();
});

it("closes once, after the pause, and tells when that will be", () => {
  closing.later(900);
  expect(around.get().closesAt).not.toBeNull();
  vi.advanceTimersByTime(899);
  expect(close).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(close).toHaveBeenCalledTimes(1);
  expect(around.get().closesAt).toBeNull();
});

it("does not close when it was stopped, and begins anew when it is asked again", () => {
  closing.later(900);
  closing.stop();
  expect(around.get().closesAt).toBeNull();
  closing.later(500);
  closing.later(900);
  vi.advanceTimersByTime(899);
  expect(close).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(close).toHaveBeenCalledTimes(1);
});
