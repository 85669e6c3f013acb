/** Draws a board with a position from `fixtures/`, as the shell would. */
import { render } from "@testing-library/preact";
import type { ComponentType } from "preact";

import { Table, TableContext } from "../../src/play/table";
import type { EventInfo, Prompt } from "../../src/play/table";
import { addCatalogue } from "../../src/words";

export interface Position<V> {
  seat: number;
  names: string[];
  version: number;
  view: V;
  prompt: Prompt | null;
  log: EventInfo[];
}

const FIXTURES = import.meta.glob("../../fixtures/*.json", { import: "default", eager: true });
const CATALOGUES = import.meta.glob<string>("../../../src/edubba/locale/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** All positions of a game, by name. */
export function positions<V>(game: string): [name: string, position: Position<V>][] {
  return Object.entries(FIXTURES)
    .filter(([path]) => path.includes(`/${game}-`))
    .map(([path, found]) => [path.replace(/^.*-(.*)\.json$/, "$1"), found as Position<V>]);
}

/** The words the shell loads for a game. */
export function learn(game: string): void {
  for (const domain of ["core", game, `${game}_board`]) {
    addCatalogue(domain, CATALOGUES[`../../../src/edubba/locale/en/${domain}.ftl`] ?? "");
  }
}

export function draw<V>(
  Board: ComponentType<{ view: V }>,
  position: Position<V>,
): { table: Table; board: Element; asked: string[]; moves: string[] } {
  const asked: string[] = [];
  const moves: string[] = [];
  const table = new Table({
    act: (offer) => moves.push(offer.move),
    askPreview: () => {},
    askWhy: (element) => asked.push(element),
    confirms: () => false,
  });
  const { seat, names, version, view, prompt } = position;
  table.show({ seat, names, version, view, prompt, still: false });
  const { container } = render(
    <TableContext.Provider value={table}>
      <Board view={view} />
    </TableContext.Provider>,
  );
  return { table, board: container, asked, moves };
}

export function find(board: Element, element: string): Element | null {
  return board.querySelector(`[data-element="${element}"]`);
}

/** The elements that the prompt or the log speak of and that are not drawn. */
export function undrawn<V>(board: Element, position: Position<V>): string[] {
  const told = position.log.flatMap((event) => event.targets);
  const offered = (position.prompt?.actions ?? []).flatMap((offer) => offer.targets);
  return [...new Set([...told, ...offered])].filter((element) => !find(board, element));
}
