import { act, render, screen } from "@testing-library/preact";
import { expect, it, vi } from "vitest";

import type { Hinted } from "../../src/generated/protocol";
import { Bar } from "../../src/play/bar";
import { Notes } from "../../src/play/notes";
import { Sitting } from "../../src/play/sitting";
import { SpotBox } from "../../src/play/spot";
import { TableContext } from "../../src/play/table";
import { addCatalogue } from "../../src/words";
import { alone, fakeConnection, prompt, state, update, words } from "./house";

const answer: Hinted = {
  type: "hint",
  id: "1",
  version: 1,
  action: 0,
  move: "move a",
  label: words("g/label"),
  targets: ["piece:a", "square:b"],
  reasons: [words("g/why")],
};

function advised(table = alone): {
  sitting: Sitting;
  calls: ReturnType<typeof fakeConnection>["calls"];
} {
  const { connection, calls } = fakeConnection();
  const sitting = new Sitting(connection, "t");
  sitting.begin();
  sitting.know({ hidden: false, pause: 0 });
  sitting.hear({ type: "table", table });
  sitting.hear(state());
  calls["ask"]?.mockResolvedValue(answer);
  return { sitting, calls };
}

it("lights the elements that a hint speaks of, until something else is shown", async () => {
  const { sitting, calls } = advised();
  await sitting.hint();
  expect(calls["ask"]).toHaveBeenCalledWith({ type: "hint", version: 1, seat: 0 });
  expect(sitting.around.get().hint).toEqual(answer);
  expect(sitting.table.mark("piece:a").hinted).toBe(true);
  expect(sitting.table.mark("square:b").hinted).toBe(true);
  expect(sitting.table.mark("piece:c").hinted).toBe(false);
  sitting.hear(update(1, 1));
  await vi.waitFor(() => expect(sitting.table.mark("piece:a").hinted).toBe(false));
});

it("keeps in sight what it hints at, over its own lower edge of the question", async () => {
  const { sitting } = advised();
  const seen = vi.spyOn(Element.prototype, "scrollIntoView");
  render(
    <TableContext.Provider value={sitting.table}>
      <section class="question">
        <SpotBox id="piece:a" label="A piece">
          a
        </SpotBox>
        <Notes sitting={sitting} />
      </section>
    </TableContext.Provider>,
  );
  expect(seen).not.toHaveBeenCalled();
  await act(() => sitting.hint());
  await vi.waitFor(() => expect(screen.getByTestId("hint-words")).toBeTruthy());
  // The note is in sight by its style: only the choice may have to be looked for.
  expect(seen.mock.contexts).toEqual([screen.getByLabelText("A piece")]);
});

it("names the question that its answer is to, as it is put to whoever asked", async () => {
  addCatalogue(
    "g",
    "ask-what = Light: what?\nyou-what = What do you do?\nlabel = Enough\nwhy = Why.",
  );
  const { sitting } = advised();
  const asked = { ...prompt(0), prompt: words("g/ask-what") };
  sitting.hear({ ...state(), prompt: asked });
  render(
    <TableContext.Provider value={sitting.table}>
      <Notes sitting={sitting} />
    </TableContext.Provider>,
  );
  await act(() => sitting.hint());
  await vi.waitFor(() =>
    expect(screen.getByTestId("hint-words").textContent).toBe("What do you do? EnoughWhy."),
  );
});

it("lights the button of an action, and the verb of the courses that begin with it", async () => {
  const { sitting } = advised();
  const course = { id: -1, label: words("g/label"), targets: ["verb:a", "square:c"] };
  sitting.table.offerMore([
    { ...course, move: "move a, then", moves: ["move a", "then"] },
    { ...course, move: "other", moves: ["other"], targets: ["verb:b"] },
  ]);
  await sitting.hint();
  expect(sitting.table.shown.get().hinted).toEqual(
    new Set(["piece:a", "square:b", "action:0", "verb:a"]),
  );
});

it("takes the place of an older refusal", async () => {
  const { sitting } = advised();
  sitting.around.update({ notice: words("g/refused") });
  render(
    <TableContext.Provider value={sitting.table}>
      <Notes sitting={sitting} />
    </TableContext.Provider>,
  );
  expect(screen.getByRole("alert")).toBeTruthy();
  await act(() => sitting.hint());
  await vi.waitFor(() => expect(screen.getByTestId("hint-words")).toBeTruthy());
  expect(screen.queryByRole("alert")).toBeNull();
});

it.each([true, false])("is offered only where the table allows it (%s)", (help) => {
  const { sitting } = advised({ ...alone, help });
  render(
    <TableContext.Provider value={sitting.table}>
      <Bar sitting={sitting} />
    </TableContext.Provider>,
  );
  expect(screen.queryAllByTestId("hint")).toHaveLength(help ? 1 : 0);
});
