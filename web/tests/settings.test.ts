import { beforeEach, describe, expect, it } from "vitest";

import { keptStore } from "../src/kept";
import {
  DEFAULT_SETTINGS,
  applySettings,
  night,
  paced,
  reducedMotion,
  settings,
} from "../src/settings";

beforeEach(() => {
  localStorage.clear();
  settings.set({ ...DEFAULT_SETTINGS });
});

describe("what a device remembers", () => {
  it("comes back after a reload", () => {
    keptStore("test", { name: "a", size: 1 }).update({ name: "b" });
    expect(keptStore("test", { name: "a", size: 1 }).get()).toEqual({ name: "b", size: 1 });
  });

  it("is forgotten where it is of another kind, unknown or unreadable", () => {
    localStorage.setItem("edubba.test", JSON.stringify({ name: 7, size: 2, other: 1 }));
    expect(keptStore("test", { name: "a", size: 1 }).get()).toEqual({ name: "a", size: 2 });
    localStorage.setItem("edubba.test", "{broken");
    expect(keptStore("test", { name: "a" }).get()).toEqual({ name: "a" });
  });
});

describe("settings", () => {
  it("are put on the root element, and follow every change", () => {
    const root = document.createElement("div");
    const stop = applySettings(root);
    expect(root.dataset["theme"]).toBeUndefined();
    settings.update({ theme: "light", textSize: "large" });
    expect(root.dataset["theme"]).toBe("light");
    expect(root.dataset["text"]).toBe("large");
    expect(root.dataset["contrast"]).toBe("usual");
    settings.update({ contrast: "more" });
    expect(root.dataset["contrast"]).toBe("more");
    settings.update({ theme: "system" });
    expect(root.dataset["theme"]).toBeUndefined();
    night.set(true); // a room by night is night in every theme
    settings.update({ theme: "light" });
    expect(root.dataset["theme"]).toBe("dark");
    night.set(false);
    expect(root.dataset["theme"]).toBe("light");
    stop();
  });

  it("pace what moves", () => {
    settings.update({ motion: "full", speed: 2 });
    expect(paced(1_000)).toBe(500);
    settings.update({ motion: "reduced" });
    expect(reducedMotion()).toBe(true);
    expect(paced(1_000)).toBe(0);
    settings.update({ motion: "full", speed: 0 });
    expect(paced(1_000)).toBe(0);
  });
});
