import { expect, it, vi } from "vitest";

import { Sitting } from "../../src/play/sitting";
import { alone, fakeConnection, state, update, words } from "./house";

it("lights the elements that a hint speaks of, until something else is shown", async () => {
  const { connection, calls } = fakeConnection();
  const sitting = new Sitting(connection, "t");
  sitting.begin();
  sitting.know({ hidden: false, pause: 0 });
  sitting.hear({ type: "table", table: alone });
  sitting.hear(state());
  const answer = {
    type: "hint",
    id: "1",
    version: 1,
    action: 0,
    move: "move a",
    label: words("g/label"),
    targets: ["piece:a", "square:b"],
    reasons: [words("g/why")],
  };
  calls["ask"]?.mockResolvedValue(answer);
  await sitting.hint();
  expect(calls["ask"]).toHaveBeenCalledWith({ type: "hint", version: 1, seat: 0 });
  expect(sitting.room.get().hint).toEqual(answer);
  expect(sitting.table.mark("piece:a").hinted).toBe(true);
  expect(sitting.table.mark("square:b").hinted).toBe(true);
  expect(sitting.table.mark("piece:c").hinted).toBe(false);
  sitting.hear(update(1, 1));
  await vi.waitFor(() => expect(sitting.table.mark("piece:a").hinted).toBe(false));
});
