/** The table: the board in the middle, and around it everything one needs to play. */
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";

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
import { usePhone } from "../ui/narrow";
import { HelpingCaption } from "../teaching/caption";
import { say } from "../words";
import { Bar } from "./bar";
import { Caption } from "./caption";
import { Curtain } from "./curtain";
import { useDrawers } from "./drawers";
import { Ending, RematchNote } from "./ending";
import { useTableKeys } from "./keys";
import type { KeyWishes } from "./keys";
import { tellWhere } from "./listening";
import { Live } from "./live";
import { Menu } from "./menu";
import type { MenuPage } from "./menu";
import { namesAt } from "./names";
import { Question } from "./question";
import { OpenRule } from "./rule";
import { Seats } from "./seats";
import { Shell } from "./shell";
import { Sitting } from "./sitting";
import type { GameFacts } from "./sitting";
import { Sounds } from "./sounds";
import { TableContext } from "./table";
import { Talk } from "./talk";
import { Tooltip } from "./tooltip";
import { TopBar } from "./top";
import { WaitingRoom } from "./waiting";

/**
 * The drawing of a game, with its words; fetched when the table's game is known. `found` hears of it
 * before anything is drawn with it.
 */
export function useBoard(
  game: string | null,
  found?: (module: AnyBoard) => void,
): {
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
      ([loaded]) => {
        if (!wanted) return;
        found?.(loaded);
        setModule(loaded);
      },
      (error: unknown) => wanted && setProblem(asProblem(error)),
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  return { module, problem };
}

/** What a sitting has to know of a board. */
export const factsOf = ({ pause, foretells }: AnyBoard, hidden: boolean): Partial<GameFacts> => ({
  hidden,
  ...(pause === undefined ? {} : { pause }),
  ...(foretells ? { foretells } : {}),
});

export function Playing({ sitting, game }: { sitting: Sitting; game: string }): JSX.Element {
  const { module, problem } = useBoard(game, (found) => {
    sitting.know(factsOf(found, gameInfo(game)?.hidden ?? true));
    if (found.opening) sitting.showOpening(found.opening);
  });
  const [page, turnTo] = useState<MenuPage | null>(null);
  const [rule, setRule] = useState<string | null>(null);
  const [tab, setTab] = useState<"log" | "chat">("log");
  const [ended, setEnded] = useState(false);
  const curtain = useStore(sitting.around, (around) => around.curtain);
  const result = useStore(sitting.around, (around) => around.result);
  const table = useStore(sitting.around, (around) => around.table);
  const eyes = useStore(sitting.around, (around) => around.eyes);
  const drawers = useDrawers(module, eyes);
  const again = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => setEnded(result !== null), [result]);
  // Where the result was closed, the focus is on what opens it again.
  useLayoutEffect(() => void (!ended && again.current?.focus()), [ended]);
  const wishes = useMemo<KeyWishes>(
    () => ({
      menu: () => turnTo("menu"),
      shortcuts: () => turnTo("shortcuts"),
      rules: () => turnTo("rules"),
      log: () => {
        setTab("log");
        document.querySelector<HTMLElement>(".log")?.focus();
      },
      where: () => tellWhere(sitting, module),
      ownKeys: module?.Stage !== undefined,
    }),
    [module],
  );
  useTableKeys(sitting, wishes);
  const openRule = useMemo(
    () =>
      (wanted: string): void => {
        setRule(wanted);
        turnTo("rules");
      },
    [],
  );
  const names = table ? namesAt(table) : [];
  const phone = usePhone();
  const caption = !module?.Stage && <Caption sitting={sitting} />;
  const instead = problem ? (
    <ProblemPage problem={problem} again={() => location.reload()} />
  ) : curtain !== null ? (
    <Curtain sitting={sitting} />
  ) : null;
  return (
    <OpenRule.Provider value={openRule}>
      <Shell
        game={game}
        module={module}
        eyes={eyes}
        names={names}
        drawers={drawers}
        top={
          <TopBar sitting={sitting} module={module} onMenu={() => turnTo("menu")}>
            {!phone && caption}
          </TopBar>
        }
        instead={instead}
        caption={
          !module?.Stage && (
            <>
              {phone && caption}
              <Tooltip />
            </>
          )
        }
        seats={module && <Seats sitting={sitting} module={module} drawers={drawers} />}
        question={
          module &&
          curtain === null && (
            <Question sitting={sitting} module={module} lead={<HelpingCaption game={game} />} />
          )
        }
        talk={module && <Talk sitting={sitting} tab={tab} setTab={setTab} />}
        bar={
          curtain === null && (
            <>
              <Bar sitting={sitting} />
              {result && table && (
                <div class="after">
                  <RematchNote table={table} />
                  <button
                    type="button"
                    class="button primary"
                    ref={again}
                    hidden={ended}
                    onClick={() => setEnded(true)}
                    data-testid="show-result"
                  >
                    {say("show-result")}
                  </button>
                </div>
              )}
            </>
          )
        }
      />
      {module && <Sounds sitting={sitting} module={module} />}
      {page && (
        <Menu
          sitting={sitting}
          page={page}
          turnTo={(next) => {
            setRule(null);
            turnTo(next);
          }}
          rule={rule}
          stageKeys={module?.keys ?? []}
        />
      )}
      {ended && page === null && (
        <Ending sitting={sitting} module={module} onClose={() => setEnded(false)} />
      )}
    </OpenRule.Provider>
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
  const table = useStore(sitting.around, (around) => around.table);
  const match = useStore(sitting.around, (around) => around.match);
  const problem = useStore(sitting.around, (around) => around.problem);
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
