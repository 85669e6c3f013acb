import { fireEvent, render, screen } from "@testing-library/preact";
import { beforeEach, expect, it, vi } from "vitest";

import type { TableInfo } from "../../src/generated/protocol";
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

let sitting: Sitting;
let ask: ReturnType<typeof vi.fn>;

beforeEach(() => {
  for (const source of Object.values(catalogues)) addCatalogue("web", source);
  addCatalogue("g", "slowly = Slowly, please.");
  ask = vi.fn(() => new Promise(() => undefined));
  sitting = new Sitting({ ask } as unknown as Connection, "t");
  render(<Chat sitting={sitting} />);
});

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

it("lets a line be muted, and takes it away when the house says so", async () => {
  const asked = vi.fn(() => Promise.resolve(Response.json({ status: "ok" })));
  vi.stubGlobal("fetch", asked);
  const seat = { mine: false, person: true };
  sitting.around.update({
    table: { id: "t", host: false, seats: [seat, { ...seat, mine: true }] } as unknown as TableInfo,
    chat: [
      { n: 1, from: "Ben", seat: 0, text: "goat", at: "" },
      { n: 2, from: "Ada", seat: 1, text: "mine", at: "" },
    ],
  });
  await screen.findByText("goat");
  expect(screen.getAllByText("⋯")).toHaveLength(1);
  fireEvent.click(screen.getByLabelText("What about Ben?"));
  expect(screen.queryByTestId("kick")).toBeNull();
  fireEvent.click(screen.getByTestId("tie-muted"));
  expect(await screen.findByText("You hear nothing more of Ben.")).toBeTruthy();
  const [path, init] = asked.mock.calls[0] as unknown as [string, RequestInit];
  expect(path).toBe("api/tables/t/tie");
  expect(JSON.parse(String(init.body))).toEqual({ line: 1, tie: "muted" });
  sitting.hear({ type: "unsaid", lines: [1] });
  expect(sitting.around.get().chat.map(({ n }) => n)).toEqual([2]);
  vi.unstubAllGlobals();
});
