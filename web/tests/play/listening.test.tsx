import { act, fireEvent, render, screen } from "@testing-library/preact";
import { beforeEach, describe, expect, it, vi } from "vitest";

import type { Connection } from "../../src/net/connection";
import { connection } from "../../src/net/connection";
import { useTableKeys } from "../../src/play/keys";
import type { KeyWishes } from "../../src/play/keys";
import { Live } from "../../src/play/live";
import { Sitting } from "../../src/play/sitting";
import { CoveredBox, Spot } from "../../src/play/spot";
import { TableContext } from "../../src/play/table";
import { DEFAULT_SETTINGS, settings } from "../../src/settings";
import { addCatalogue } from "../../src/words";
import { alone, fakeConnection, moment, prompt, state, update } from "./house";

const catalogues = import.meta.glob<string>("../../../src/edubba/locale/en/web.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const events = Array.from({ length: 12 }, (_, at) => `event-${at} = Event ${at}.`).join("\n");

let sitting: Sitting;
const where = vi.fn();

function Table(): null {
  const wishes = { where, ownKeys: false } as unknown as KeyWishes;
  useTableKeys(sitting, wishes);
  return null;
}

beforeEach(async () => {
  for (const source of Object.values(catalogues)) addCatalogue("web", source);
  addCatalogue("g", `ask = What now?\nlabel = Go on\n${events}\n`);
  settings.set({ ...DEFAULT_SETTINGS, speed: 0 });
  connection().state.update({ phase: "open" });
  const made: { connection: Connection } = fakeConnection();
  sitting = new Sitting(made.connection, "t");
  sitting.know({ hidden: false });
  sitting.hear({ type: "table", table: alone });
  render(
    <TableContext.Provider value={sitting.table}>
      <Table />
      <svg>
        <Spot id="e:0" label="House">
          <rect />
        </Spot>
        <Spot id="e:0" label="House">
          <rect />
        </Spot>
        <Spot id="piece" label="Piece on the house" told>
          <rect />
        </Spot>
      </svg>
      <CoveredBox id="e:1" label="Grain">
        5 worth 1
      </CoveredBox>
      <Live sitting={sitting} />
    </TableContext.Provider>,
  );
  await act(() => sitting.hear(state({ prompt: prompt(0, 2) })));
});

const heard = (): string[] => [...screen.getByRole("log").children].map((p) => p.textContent);
const press = (key: string): Promise<void> =>
  act(() => {
    fireEvent.keyDown(document.body, { key });
  });

describe("the voice of the table", () => {
  it("asks what is asked, and tells every event once however many there are", async () => {
    expect(heard()).toEqual(["What now?"]);
    const moments = Array.from({ length: 8 }, (_, at) => moment(at + 2, 1));
    await act(() => sitting.hear(update(1, 1, { version: 9, moments, prompt: prompt(0) })));
    await vi.waitFor(() => expect(heard().at(-1)).toBe("What now?"));
    const told = moments.map(({ version }) => `Event ${version}.`);
    await vi.waitFor(() => expect(heard()).toEqual(["What now?", ...told, "What now?"]));
  });

  it("says the last event once more, by letter or function key", async () => {
    await press("F2");
    expect(heard().at(-1)).toBe("Nothing has happened yet.");
    await act(() => sitting.hear(update(1, 1)));
    await vi.waitFor(() => expect(heard()).toContain("Event 2."));
    await press("e");
    await press("F2");
    expect(heard().filter((said) => said === "Event 2.")).toHaveLength(3);
  });

  it("leaves the letters alone where they are switched off, not the function keys", async () => {
    settings.update({ letters: false });
    await press("w");
    await press("c");
    expect(where).not.toHaveBeenCalled();
    expect(screen.queryByRole("dialog")).toBeNull();
    await press("F4");
    expect(where).toHaveBeenCalledTimes(1);
  });
});

describe("the list of choices", () => {
  it("names everything that can be done, and does it", async () => {
    await press("F8");
    const names = [...screen.getByRole("list", { name: "Choices" }).children];
    expect(names.map((line) => line.textContent)).toEqual(["Go on House", "Go on Grain"]);
    const act0 = vi.spyOn(sitting.table.hands, "act");
    await act(() => {
      fireEvent.click(screen.getByRole("button", { name: "Go on Grain" }));
    });
    expect(act0).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("does not open where nothing can be done: the voice says what one waits for", async () => {
    await act(() => sitting.hear(state({ prompt: null })));
    await press("F8");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(heard().at(-1)).toBe("Ninsun is thinking.");
  });
});

describe("an element", () => {
  it("is heard once where it is drawn twice, with what it leads to", () => {
    const [house, ...more] = screen.getAllByRole("button", { name: "House" });
    expect(more).toEqual([]);
    expect(house?.getAttribute("aria-description")).toBe("Go on");
  });

  it("is left to the place it lies on while it leads nowhere", () => {
    expect(screen.queryByRole("img", { name: "Piece on the house" })).toBeNull();
  });

  it("tells by its description what its content says beyond its name", () => {
    const cover = screen.getByRole("button", { name: "Grain" });
    const content = document.getElementById(cover.getAttribute("aria-describedby") ?? "");
    expect(content?.textContent).toBe("5 worth 1");
    expect(content?.getAttribute("aria-hidden")).toBe("true");
  });
});
