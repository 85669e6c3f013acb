/** The table: the board in the middle, and around it everything one needs to play. */
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";

import { Frame } from "../app/frame";
import { gameInfo, needBoardWords } from "../app/house";
import { ProblemPage } from "../app/problem";
import { BOARDS } from "../boards";
import type { AnyBoard } from "../boards";
import { PLAIN } from "../boards/plain";
import { connection } from "../net/connection";
import { asProblem } from "../net/problem";
import type { Problem } from "../net/problem";
import { useStore } from "../store";
import { say } from "../words";
import { Curtain } from "./curtain";
import { Dock } from "./dock";
import { Ending, RematchNote } from "./ending";
import { useTableKeys } from "./keys";
import type { KeyWishes } from "./keys";
import { Live } from "./live";
import { Menu } from "./menu";
import type { MenuPage } from "./menu";
import { Side } from "./side";
import { Sitting } from "./sitting";
import { Sounds } from "./sounds";
import { TableContext, useShown } from "./table";
import { Tooltip } from "./tooltip";
import { TopBar } from "./top";
import { WaitingRoom } from "./waiting";
import "./table.css";

/** The drawing of a game, with its words; fetched when the table's game is known. */
export function useBoard(game: string | null): {
  module: AnyBoard | null;
  problem: Problem | null;
} {
  const [module, setModule] = useState<AnyBoard | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    if (game === null) return undefined;
    let wanted = true;
    const load = BOARDS[game];
    Promise.all([load ? load() : Promise.resolve(PLAIN), needBoardWords(game)]).then(
      ([found]) => wanted && setModule(found),
      (error: unknown) => wanted && setProblem(asProblem(error)),
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  return { module, problem };
}

function BoardArea({ module }: { module: AnyBoard }): JSX.Element {
  const view = useShown((shown) => shown.view);
  if (view === null) return <div class="board" />;
  const Drawing = module.Stage ?? module.Board;
  return (
    <div class={module.Stage ? "board stage" : "board"}>
      <Drawing view={view} />
    </div>
  );
}

function InWords({ module }: { module: AnyBoard }): JSX.Element {
  const view = useShown((shown) => shown.view);
  const names = useShown((shown) => shown.names);
  const lines = useMemo(() => (view === null ? [] : module.describe(view, names)), [view, names]);
  return (
    <details class="in-words">
      <summary>{say("board-in-words")}</summary>
      <ul data-testid="mirror">
        {lines.map((line, at) => (
          <li key={at}>{line}</li>
        ))}
      </ul>
    </details>
  );
}

function Playing({ sitting, game }: { sitting: Sitting; game: string }): JSX.Element {
  const { module, problem } = useBoard(game);
  const [page, turnTo] = useState<MenuPage | null>(null);
  const [tab, setTab] = useState<"log" | "chat">("log");
  const [ended, setEnded] = useState(false);
  const curtain = useStore(sitting.room, (room) => room.curtain);
  const result = useStore(sitting.room, (room) => room.result);
  const table = useStore(sitting.room, (room) => room.table);
  useEffect(() => setEnded(result !== null), [result]);
  useLayoutEffect(() => {
    const facts = gameInfo(game);
    const pause = module?.pause;
    sitting.know({ hidden: facts?.hidden ?? true, ...(pause === undefined ? {} : { pause }) });
    if (module?.opening) sitting.showOpening(module.opening);
  }, [sitting, game, module]);
  const wishes = useMemo<KeyWishes>(
    () => ({
      menu: () => turnTo("menu"),
      shortcuts: () => turnTo("shortcuts"),
      rules: () => turnTo("rules"),
      log: () => {
        setTab("log");
        document.querySelector<HTMLElement>(".log")?.focus();
      },
      ownKeys: module?.Stage !== undefined,
    }),
    [module],
  );
  useTableKeys(sitting, wishes);
  return (
    <>
      <div class="frieze thin" aria-hidden="true" />
      <TopBar sitting={sitting} module={module} onMenu={() => turnTo("menu")} />
      <div class={module?.Panel ? "table-grid with-panel" : "table-grid"}>
        <main class="table-main" id="main" tabIndex={-1}>
          {problem && <ProblemPage problem={problem} again={() => location.reload()} />}
          {curtain !== null ? (
            <Curtain sitting={sitting} />
          ) : (
            <>
              <h2 class="unseen">{say("board")}</h2>
              {module ? (
                <BoardArea module={module} />
              ) : (
                <div class="board quiet">{say("loading")}</div>
              )}
              {module && <InWords module={module} />}
            </>
          )}
          {!module?.Stage && <Tooltip />}
          {module && <Sounds sitting={sitting} staged={module.Stage !== undefined} />}
          {curtain === null && <Dock sitting={sitting} module={module} />}
          {result && table && (
            <div class="after row">
              <button
                type="button"
                class="button"
                onClick={() => setEnded(true)}
                data-testid="show-result"
              >
                {say("show-result")}
              </button>
              <RematchNote table={table} />
            </div>
          )}
        </main>
        <Side sitting={sitting} module={module} tab={tab} setTab={setTab} />
      </div>
      {page && (
        <Menu sitting={sitting} page={page} turnTo={turnTo} stageKeys={module?.keys ?? []} />
      )}
      {ended && page === null && (
        <Ending sitting={sitting} module={module} onClose={() => setEnded(false)} />
      )}
    </>
  );
}

export default function TableScreen({
  id,
  code,
}: {
  id: string;
  code: string | null;
}): JSX.Element {
  const sitting = useMemo(() => new Sitting(connection(), id, code), [id, code]);
  useEffect(() => {
    sitting.begin();
    return () => sitting.end();
  }, [sitting]);
  const table = useStore(sitting.room, (room) => room.table);
  const match = useStore(sitting.room, (room) => room.match);
  const problem = useStore(sitting.room, (room) => room.problem);
  const refusal = useStore(connection().state, (state) => state.refusal);
  const wrong = refusal ?? problem;
  return (
    <TableContext.Provider value={sitting.table}>
      <div class="table-screen">
        {wrong ? (
          <Frame>
            <ProblemPage problem={wrong} again={() => location.reload()} />
          </Frame>
        ) : !table ? (
          <main class="page narrow" id="main" tabIndex={-1}>
            <h1 class="quiet loading">{say("sitting-down")}</h1>
          </main>
        ) : match === null && table.status === "open" ? (
          <Frame>
            <WaitingRoom sitting={sitting} table={table} />
          </Frame>
        ) : (
          <Playing sitting={sitting} game={table.game} />
        )}
        <Live sitting={sitting} />
      </div>
    </TableContext.Provider>
  );
}
