/** Tables in lists: what is agreed there, and each of them once. */
import { render, screen, within } from "@testing-library/preact";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { house } from "../../src/app/house";
import { MyTable, termsOf } from "../../src/app/listed";
import TablesScreen from "../../src/app/tables";
import type { About, OptionInfo } from "../../src/generated/protocol";
import { addCatalogue, message } from "../../src/words";
import { alone } from "../play/house";

const [catalogue = ""] = Object.values(
  import.meta.glob<string>("../../../src/edubba/locale/en/web.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

const option = (name: string, value: OptionInfo["default"]): OptionInfo => ({
  name,
  kind: typeof value === "number" ? "count" : "flag",
  default: value,
  choices: null,
  least: null,
  most: null,
  auto: false,
  never: false,
  length: null,
  label: message(`g/option-${name}`),
  choice_labels: {},
});
const game = {
  id: "g",
  title: message("g/title"),
  seats: [2],
  seat_words: [],
  options: [option("dice", 2), option("safe", true)],
  presets: [
    { name: "seed", label: message("g/preset-seed"), options: {} },
    { name: "blitz", label: message("g/preset-blitz"), options: { dice: 3 } },
  ],
};

beforeEach(() => {
  addCatalogue("web", catalogue);
  addCatalogue(
    "g",
    "title = Races\noption-dice = Dice\noption-safe = Safe rosettes\n" +
      "preset-seed = As played\npreset-blitz = Blitz: three dice\n",
  );
  house.update({ about: { games: [game] } as unknown as About });
});

afterEach(() => {
  house.update({ about: null });
  vi.unstubAllGlobals();
});

it("says the preset by name, and only what differs from it", () => {
  const blitz = { ...alone, preset: "blitz", options: { dice: 3, safe: true } };
  expect(termsOf(blitz)).toBe("No clock · Blitz");
  expect(termsOf({ ...blitz, help: false, options: { dice: 4, safe: false } })).toBe(
    "No clock · no hints · Blitz · Dice: 4 · not “Safe rosettes”",
  );
});

it("says of my games where hints are not given", () => {
  render(<MyTable table={{ ...alone, help: false }} />);
  expect(screen.getByText(/no hints/)).toBeTruthy();
});

it("shows a game that waits for me once, apart from the open tables", async () => {
  const other = { ...alone, id: "u" };
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(
      Response.json(
        path === "api/tables"
          ? { open: [], mine: [alone, other], live: [] }
          : { turns: [alone], invitations: [] },
      ),
    ),
  );
  render(<TablesScreen />);
  const waiting = await screen.findByTestId("waiting-for-me");
  await vi.waitFor(() => expect(screen.getAllByText("Continue")).toHaveLength(2));
  expect(within(waiting).getAllByText("Continue")).toHaveLength(1);
  const headings = screen.getAllByRole("heading", { level: 2 }).map((each) => each.textContent);
  expect(headings.slice(0, 3)).toEqual(["You are waited for", "Open tables", "Your games"]);
});
