/** Ways out of a dialog. */
import { fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, expect, it, vi } from "vitest";

import { Dialog } from "../../src/ui/dialog";

afterEach(() => vi.unstubAllGlobals());

it("has a way out beside its heading where it may be longer than the window", () => {
  const close = vi.fn();
  render(
    <Dialog title="Rules" onClose={close} long>
      <p>Many words.</p>
    </Dialog>,
  );
  const head = screen.getByRole("heading").parentElement;
  fireEvent.click(head?.querySelector("button") as HTMLElement);
  expect(close).toHaveBeenCalledOnce();
});

/** Somebody goes to another address; whether the page is left. */
function leaves(way: NavigationType, cancelable = true): boolean {
  const event = Object.assign(new Event("navigate", { cancelable }), { navigationType: way });
  navigation.dispatchEvent(event);
  return !event.defaultPrevented;
}

it("is what the browser's way back leaves, the uppermost first", () => {
  vi.stubGlobal("navigation", new EventTarget());
  const [lower, upper] = [vi.fn(), vi.fn()];
  const page = (both: boolean): preact.JSX.Element => (
    <Dialog title="People" onClose={lower}>
      {both && (
        <Dialog title="Ada" onClose={upper}>
          x
        </Dialog>
      )}
    </Dialog>
  );
  const { rerender, unmount } = render(page(true));
  expect(leaves("push")).toBe(true);
  expect(leaves("traverse", false)).toBe(true);
  expect(upper).not.toHaveBeenCalled();
  expect(leaves("traverse")).toBe(false);
  expect(upper).toHaveBeenCalledOnce();
  expect(lower).not.toHaveBeenCalled();
  rerender(page(false));
  expect(leaves("traverse")).toBe(false);
  expect(lower).toHaveBeenCalledOnce();
  unmount();
  expect(leaves("traverse")).toBe(true);
});
