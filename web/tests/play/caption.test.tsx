import { act, render, screen } from "@testing-library/preact";
import type { JSX } from "preact";
import { beforeEach, expect, it, vi } from "vitest";

import type { Connection } from "../../src/net/connection";
import { Caption } from "../../src/play/caption";
import { Sitting } from "../../src/play/sitting";
import { TableContext } from "../../src/play/table";
import { useTurnSeat } from "../../src/play/turn";
import { DEFAULT_SETTINGS, settings } from "../../src/settings";
import { addCatalogue } from "../../src/words";
import { alone, fakeConnection, moment, seat, state, tableInfo, turn, update } from "./house";

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

/** Whom chance belongs to, as these entries are shown: who is marked with each. */
async function markedWith(
  entries: [by: number | null, begins?: number][],
): Promise<(string | null)[]> {
  settings.update({ speed: 4, motion: "full" });
  const bot = seat({ kind: "bot", person: false, mine: false });
  sitting.hear({ type: "table", table: tableInfo([seat({}), bot, bot]) });
  sitting.hear(state({ turn: turn({ actor: 1 }) }));
  const moments = entries.map(([by, begins], at) => {
    const made = moment(2 + at, by ?? 0);
    const began = { name: "turn_began", words: null, targets: [], seat: begins };
    const events = begins === undefined ? made.events : [...made.events, began];
    return { ...made, entry: { ...made.entry, seat: by }, events };
  });
  const seen: (string | null)[] = [];
  const stop = sitting.table.shown.subscribe(() => {
    const { version } = sitting.table.shown.get().moment ?? {};
    // Once it has been drawn, and long before the next one is shown.
    if (version !== undefined) setTimeout(() => (seen[version - 2] = marked()), 40);
  });
  const version = 1 + moments.length;
  sitting.hear(update(1, 1, { version, moments, turn: turn({ actor: 0 }) }));
  await vi.waitFor(() => expect(sitting.around.get().playing).toBe(false), 4_000);
  stop();
  return seen;
}

it("marks whoever's turn chance falls into, not who is waited for", async () => {
  expect(await markedWith([[1], [null], [2], [null], [null]])).toEqual(["1", "1", "2", "2", "2"]);
});

it("marks whose turn has begun where a game tells that, before anything is done in it", async () => {
  expect(await markedWith([[1, 2], [null], [2]])).toEqual(["1", "2", "2"]);
});

it("tells of chance without a seat, and nothing of my own move", async () => {
  await shows(null);
  const caption = screen.getByTestId("caption");
  expect(caption.textContent).toContain("Somebody moves.");
  expect(caption.querySelector(".seat-mark")).toBeNull();
  await shows(0);
  expect(screen.queryByTestId("caption")).toBeNull();
});
