/** The bar above the table. */
import { act, cleanup, render, screen } from "@testing-library/preact";
import { afterEach, beforeAll, expect, it, vi } from "vitest";

import type { AnyBoard } from "../../src/boards";
import type { ResultInfo } from "../../src/generated/protocol";
import { Sitting } from "../../src/play/sitting";
import { TableContext } from "../../src/play/table";
import { TopBar } from "../../src/play/top";
import { addCatalogue } from "../../src/words";
import { alone, fakeConnection, state, words } from "./house";

const [catalogue = ""] = Object.values(
  import.meta.glob<string>("../../../src/edubba/locale/en/web.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
const nothing = { breakdown: [], extra: {}, series: null };
const result: ResultInfo = { places: [1, 2], points: [3, 1], reason: words("g/won"), ...nothing };

beforeAll(() => addCatalogue("web", catalogue));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function mark(narrow: boolean): Promise<string | null> {
  const media = { matches: narrow, addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal("matchMedia", () => media);
  const sitting = new Sitting(fakeConnection().connection, "t");
  sitting.know({ hidden: false });
  const module = { Board: () => null } as unknown as AnyBoard;
  render(
    <TableContext.Provider value={sitting.table}>
      <TopBar sitting={sitting} module={module} onMenu={() => {}} />
    </TableContext.Provider>,
  );
  await act(() => {
    sitting.hear({ type: "table", table: alone });
    sitting.hear(state({ prompt: null, result }));
  });
  return screen.getByTestId("turn").textContent;
}

it("says that the game is over, on a phone in one word", async () => {
  expect(await mark(false)).toBe("The game is over");
  cleanup();
  expect(await mark(true)).toBe("Over");
});
