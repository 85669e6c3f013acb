import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { Closing } from "../../src/play/closing";
import { EMPTY_ROOM } from "../../src/play/room";
import type { Room } from "../../src/play/room";
import { Store } from "../../src/store";

const close = vi.fn();
let room: Store<Room>;
let closing: Closing;

beforeEach(() => {
  vi.useFakeTimers();
  close.mockClear();
  room = new Store<Room>(EMPTY_ROOM);
  closing = new Closing(room, close);
});
afterEach(() => {
  vi.useRealTimers();
});

it("closes once, after the pause, and tells when that will be", () => {
  closing.later(900);
  expect(room.get().closesAt).not.toBeNull();
  vi.advanceTimersByTime(899);
  expect(close).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(close).toHaveBeenCalledTimes(1);
  expect(room.get().closesAt).toBeNull();
});

it("does not close when it was stopped, and begins anew when it is asked again", () => {
  closing.later(900);
  closing.stop();
  expect(room.get().closesAt).toBeNull();
  closing.later(500);
  closing.later(900);
  vi.advanceTimersByTime(899);
  expect(close).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(close).toHaveBeenCalledTimes(1);
});
