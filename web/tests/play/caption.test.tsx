import { act, render, screen } from "@testing-library/preact";
import type { JSX } from "preact";
import { beforeEach, expect, it } from "vitest";

import type { Connection } from "../../src/net/connection";
import { Caption } from "../../src/play/caption";
import { Sitting } from "../../src/play/sitting";
import { TableContext } from "../../src/play/table";
import { useTurnSeat } from "../../src/play/turn";
import { DEFAULT_SETTINGS, settings } from "../../src/settings";
import { addCatalogue } from "../../src/words";
import { alone, fakeConnection, moment, state, turn } from "./house";

let sitting: Sitting;

function Marked(): JSX.Element {
  return <b data-testid="marked">{useTurnSeat(sitting, null)}</b>;
}

const marked = (): string | null => screen.getByTestId("marked").textContent;

/** What that seat did is being shown. */
const shows = (by: number | null): Promise<void> =>
  act(() => {
    const { entry: _, ...shown } = moment(2, by ?? 0);
    sitting.around.update({ playing: true });
    sitting.table.show({ moment: { ...shown, seat: by, view: shown.view ?? null } });
  });

beforeEach(() => {
  settings.set({ ...DEFAULT_SETTINGS, speed: 0 });
  addCatalogue("g", "event-2 = Somebody moves.\n");
  sitting = new Sitting(fakeConnection().connection as Connection, "t");
  sitting.know({ hidden: false });
  sitting.hear({ type: "table", table: alone });
  sitting.hear(state({ turn: turn({ actor: 0 }) }));
  render(
    <TableContext.Provider value={sitting.table}>
      <Caption sitting={sitting} />
      <Marked />
    </TableContext.Provider>,
  );
});

it("tells who does what while another's move is shown, and that seat is marked", async () => {
  expect(screen.queryByTestId("caption")).toBeNull();
  expect(marked()).toBe("0");
  await shows(1);
  const caption = screen.getByTestId("caption");
  expect(caption.textContent).toContain("Somebody moves.");
  expect(caption.querySelector(".seat-mark")).not.toBeNull();
  expect(marked()).toBe("1");
  await act(() => sitting.around.update({ playing: false }));
  expect(screen.queryByTestId("caption")).toBeNull();
  expect(marked()).toBe("0");
});

it("tells of chance without a seat, and nothing of my own move", async () => {
  await shows(null);
  const caption = screen.getByTestId("caption");
  expect(caption.textContent).toContain("Somebody moves.");
  expect(caption.querySelector(".seat-mark")).toBeNull();
  await shows(0);
  expect(screen.queryByTestId("caption")).toBeNull();
});
