/**
 * A board on its own with a position from `fixtures/`, for drawing and for pictures: `npx vite`, then
 * /gallery.html?position=ulm-middle&theme=light. Not part of what is built and shipped.
 */
import { render } from "preact";
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";

import { BOARDS } from "./boards";
import type { BoardModule } from "./boards";
import { buttons } from "./play/choice";
import { Table, TableContext, useShown, useTable, useWord } from "./play/table";
import type { EventInfo, Prompt } from "./play/table";
import { useStore } from "./store";
import { addCatalogue } from "./words";
import "./ui/style.css";

interface Fixture {
  game: string;
  seat: number;
  names: string[];
  version: number;
  view: unknown;
  prompt: Prompt | null;
  previews: { action: number; events: EventInfo[] }[];
  log: EventInfo[];
}

const fixtures = import.meta.glob<{ default: Fixture }>("../fixtures/*.json");
const catalogues = import.meta.glob<string>("../../src/edubba/locale/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
for (const [path, source] of Object.entries(catalogues)) {
  addCatalogue(path.replace(/^.*\/(.*)\.ftl$/, "$1"), source);
}

function Bar(): JSX.Element {
  const table = useTable();
  const say = useWord();
  const prompt = useShown((shown) => shown.prompt);
  const path = useShown((shown) => shown.path);
  const preview = useShown((shown) => shown.preview);
  const drawn = useStore(table.drawn, (map) => map);
  if (!prompt) return <p>Nobody is asked.</p>;
  return (
    <div class="gallery-bar">
      <p>{say(prompt.prompt)}</p>
      <p>{path.join(" → ")}</p>
      {buttons(table.offers(), path, (element) => drawn.has(element)).map((button) => (
        <button type="button" key={button.key} onClick={() => table.press(button)}>
          {button.offers.length > 1 ? button.element : say(button.label)}
        </button>
      ))}
      <ul>
        {(preview ?? []).flatMap(({ action, events }) =>
          events.map((event, at) => <li key={`${action}.${at}`}>{say(event.words)}</li>),
        )}
      </ul>
    </div>
  );
}

function Gallery({ fixture }: { fixture: Fixture }): JSX.Element {
  const [module, setModule] = useState<BoardModule<unknown> | null>(null);
  const [done, setDone] = useState("");
  const table = useMemo(() => {
    const made: Table = new Table({
      act: (offer) => {
        setDone(offer.move);
        made.shown.update({ still: false, path: [] });
      },
      askPreview: () => made.showPreview(fixture.previews),
      askWhy: (element) => setDone(`why not ${element}?`),
      confirms: () => false,
    });
    made.show({
      version: fixture.version,
      seat: fixture.seat,
      view: fixture.view,
      prompt: fixture.prompt,
      names: fixture.names,
      still: false,
    });
    return made;
  }, [fixture]);
  useEffect(() => void BOARDS[fixture.game]?.().then((found) => setModule(found)), [fixture]);
  if (!module) return <p>No board for {fixture.game} yet.</p>;
  const { Board, describe } = module;
  return (
    <TableContext.Provider value={table}>
      <main class="gallery">
        <div class="board">
          <Board view={fixture.view} />
        </div>
        <Bar />
        <output>{done}</output>
        <details>
          <summary>In words</summary>
          <ul>
            {describe(fixture.view, fixture.names).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      </main>
    </TableContext.Provider>
  );
}

async function main(): Promise<void> {
  const wish = new URLSearchParams(location.search);
  document.documentElement.dataset["theme"] = wish.get("theme") ?? "dark";
  const root = document.getElementById("gallery") as HTMLElement;
  const load = fixtures[`../fixtures/${wish.get("position")}.json`];
  if (!load) {
    const names = Object.keys(fixtures).map((path) => path.replace(/^.*\/(.*)\.json$/, "$1"));
    render(
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href={`?position=${name}`}>{name}</a>
          </li>
        ))}
      </ul>,
      root,
    );
    return;
  }
  render(<Gallery fixture={(await load()).default} />, root);
}

void main();
