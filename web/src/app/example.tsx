/** An example of a players' book: the game's own board, picture by picture. */
import type { JSX } from "preact";
import { useMemo, useRef, useState } from "preact/hooks";

import type { AnyBoard } from "../boards";
import type { ExampleInfo } from "../generated/protocol";
import * as http from "../net/http";
import { useMotion } from "../play/motion";
import { useBoard } from "../play/screen";
import { Table, TableContext } from "../play/table";
import { Icon } from "../ui/icons";
import { say, word } from "../words";
import { useAsked } from "./asked";
import "../play/table.css";

const nothing = (): void => undefined;

/** Nothing can be chosen here. */
const HANDS = {
  act: nothing,
  askPreview: nothing,
  askWhy: nothing,
  confirms: (): boolean => false,
};

function Board(props: { module: AnyBoard; view: unknown; seat: number }): JSX.Element {
  const { module, view, seat } = props;
  const { Board: Drawing, Over, Mat } = module;
  const box = useRef<HTMLDivElement>(null);
  useMotion(box);
  return (
    <div class="example-table" ref={box}>
      <div class="example-board">
        <div class="board">
          <Drawing view={view} />
        </div>
        {Over && (
          <div class="over">
            <Over view={view} />
          </div>
        )}
      </div>
      {Mat && (
        <div class="own-mat">
          <Mat view={view} seat={seat} />
        </div>
      )}
    </div>
  );
}

function Pictures({ told, module }: { told: ExampleInfo; module: AnyBoard }): JSX.Element {
  const [at, setAt] = useState(0);
  const table = useMemo(() => new Table(HANDS), []);
  const picture = told.pictures[at];
  const last = told.pictures.length - 1;
  const shown = useMemo(() => {
    const { view, targets } = picture ?? { view: null, targets: [] };
    table.show({ version: at, seat: told.seat, view, names: told.names, told: new Set(targets) });
    return view;
  }, [picture]);
  const turn = (by: number): void => setAt(Math.min(last, Math.max(0, at + by)));
  const lines = shown === null ? [] : module.describe(shown as never, told.names);
  return (
    <TableContext.Provider value={table}>
      <div>
        <div aria-hidden="true" inert>
          {shown !== null && <Board module={module} view={shown} seat={told.seat} />}
        </div>
        <ul class="unseen">
          {lines.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
        <div class="example-bar">
          <button
            type="button"
            class="button square"
            aria-label={say("example-back")}
            aria-disabled={at === 0}
            onClick={() => turn(-1)}
          >
            <Icon name="back" />
          </button>
          <p class="example-words" aria-live="polite" data-testid="example-words">
            {picture?.words}{" "}
            <span class="quiet small">{say("example-step", { step: at + 1, of: last + 1 })}</span>
          </p>
          <button
            type="button"
            class="button primary square"
            aria-label={at === last ? say("example-again") : say("example-on")}
            onClick={() => (at === last ? setAt(0) : turn(1))}
          >
            <Icon name={at === last ? "restart" : "on"} />
          </button>
        </div>
      </div>
    </TableContext.Provider>
  );
}

export default function Example({ game, number }: { game: string; number: number }): JSX.Element {
  const { value, problem } = useAsked(() => http.example(game, number), [game, number]);
  const { module, problem: undrawn } = useBoard(game);
  const wrong = problem ?? undrawn;
  if (wrong) return <p class="warning">{word(wrong.words)}</p>;
  if (!value || !module) return <p class="quiet loading">{say("loading")}</p>;
  return <Pictures told={value} module={module} />;
}
