import { act, render } from "@testing-library/preact";
import { render as draw } from "preact";
import type { JSX } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { describe, expect, it, vi } from "vitest";

import { Store, useStore } from "../src/store";

describe("a store", () => {
  it("tells whoever listens, but not of what stays the same", () => {
    const store = new Store(1);
    const told = vi.fn();
    const stop = store.subscribe(told);
    store.set(2);
    store.set(2);
    expect(told).toHaveBeenCalledTimes(1);
    stop();
    store.set(3);
    expect(told).toHaveBeenCalledTimes(1);
  });

  it("draws a component again only when its part changes", async () => {
    const store = new Store({ a: 1, b: 1 });
    const drawn = vi.fn();
    function Part(): null {
      drawn(useStore(store, (all) => all.a));
      return null;
    }
    render(<Part />);
    await act(() => store.update({ b: 2 }));
    expect(drawn).toHaveBeenCalledTimes(1);
    await act(() => store.update({ a: 5 }));
    expect(drawn).toHaveBeenLastCalledWith(5);
  });

  it("is drawn with what changed while it was being drawn, before anybody sees a frame", async () => {
    const store = new Store(1);
    function Reader(): JSX.Element {
      return <b>{useStore(store, (value) => value)}</b>;
    }
    function Writer(): null {
      useLayoutEffect(() => store.set(2), []);
      return null;
    }
    const page = document.createElement("div");
    draw(
      <>
        <Reader />
        <Writer />
      </>,
      page,
    );
    await Promise.resolve(); // what happens between two frames, and no frame
    expect(page.textContent).toBe("2");
  });
});
