import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { Connection } from "../../src/net/connection";
import { Problem } from "../../src/net/problem";
import { Chat } from "../../src/play/chat";
import { Sitting } from "../../src/play/sitting";
import { addCatalogue, message } from "../../src/words";

const catalogues = import.meta.glob<string>("../../../src/edubba/locale/en/web.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

let ask: ReturnType<typeof vi.fn>;

beforeEach(() => {
  for (const source of Object.values(catalogues)) addCatalogue("web", source);
  addCatalogue("g", "slowly = Slowly, please.");
  ask = vi.fn(() => new Promise(() => undefined));
  const sitting = new Sitting({ ask } as unknown as Connection, "t");
  render(<Chat sitting={sitting} />);
});

afterEach(cleanup);

function tell(text: string): void {
  fireEvent.input(screen.getByLabelText("Say something"), { target: { value: text } });
  fireEvent.click(screen.getByText("Say"));
}

it("marks what is on its way", async () => {
  tell("hello");
  expect(await screen.findByText("on its way…")).toBeTruthy();
});

it("says what was not said and why, and sends it again on request", async () => {
  ask.mockRejectedValueOnce(new Problem("chat_too_fast", message("g/slowly")));
  tell("hello");
  expect(await screen.findByText(/^Not said: .*Slowly, please\./)).toBeTruthy();
  fireEvent.click(screen.getByText("Say it again"));
  expect(await screen.findByText("on its way…")).toBeTruthy();
  expect(ask).toHaveBeenCalledTimes(2);
});
