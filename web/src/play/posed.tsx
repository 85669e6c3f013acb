/** A position without a match, played as at a table: in an introduction, and in a puzzle. */
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";

import { Frame, ThemeSwitch } from "../app/frame";
import { gameTitle } from "../app/house";
import { ProblemPage } from "../app/problem";
import { address, go } from "../app/route";
import type { Route } from "../app/route";
import type { AnyBoard } from "../boards";
import type { Problem } from "../net/problem";
import { useStore } from "../store";
import { Icon } from "../ui/icons";
import { usePhone } from "../ui/narrow";
import { Caption } from "./caption";
import { useDrawers } from "./drawers";
import { useTableKeys } from "./keys";
import type { KeyWishes } from "./keys";
import { tellWhere } from "./listening";
import { Live } from "./live";
import { namesAt } from "./names";
import { Seats } from "./seats";
import { Shell } from "./shell";
import type { Sitting } from "./sitting";
import { Sounds } from "./sounds";
import { TableContext } from "./table";
import { Tooltip } from "./tooltip";

interface PosedProps {
  game: string;
  sitting: Sitting;
  module: AnyBoard | null;
  problem: Problem | null;
  /** What this is called, where its way out leads, and how that is drawn and named. */
  words: string;
  out: { to: Route; words: string; icon: "back" | "close"; id: string };
  question: ComponentChildren;
  /** In the bar, before the sounds. */
  way: ComponentChildren;
}

/** The shell around it; a stage tells for itself what happens. */
export function Posed(props: PosedProps): JSX.Element {
  const { game, sitting, module, problem, out } = props;
  const table = useStore(sitting.around, (around) => around.table);
  const eyes = useStore(sitting.around, (around) => around.eyes);
  const drawers = useDrawers(module, eyes);
  const staged = module?.Stage !== undefined;
  const phone = usePhone();
  const caption = !staged && <Caption sitting={sitting} />;
  const wishes = useMemo<KeyWishes>(
    () => ({
      menu: () => go(out.to),
      shortcuts: () => undefined,
      rules: () => go({ screen: "rules", game, rule: null }),
      log: () => undefined,
      where: () => tellWhere(sitting, module),
      ownKeys: staged,
    }),
    [game, sitting, module],
  );
  useTableKeys(sitting, wishes);
  return (
    <Shell
      game={game}
      module={module}
      eyes={eyes}
      names={table ? namesAt(table) : []}
      drawers={drawers}
      instead={problem && <ProblemPage problem={problem} again={() => location.reload()} />}
      top={
        <header class="top-bar">
          <a
            class="button square"
            href={address(out.to)}
            aria-label={out.words}
            data-testid={out.id}
          >
            <Icon name={out.icon} />
          </a>
          <h1 tabIndex={-1}>{gameTitle(game)}</h1>
          <span class="turn-mark">{props.words}</span>
          {!phone && caption}
          <ThemeSwitch />
        </header>
      }
      caption={
        <>
          {phone && caption}
          {!module?.tells && <Tooltip />}
        </>
      }
      seats={module && table && <Seats sitting={sitting} module={module} drawers={drawers} />}
      question={props.question}
      talk={null}
      bar={
        <>
          {props.way}
          {module && <Sounds sitting={sitting} module={module} />}
        </>
      }
    />
  );
}

interface PosedScreenProps {
  sitting: Sitting;
  /** Of the whole screen, for its style. */
  kind: string;
  wrong: Pick<Problem, "code" | "words"> | null;
  /** Where to go first from what is wrong. */
  first?: { words: string; to: Route };
  children: ComponentChildren;
}

/** The screen around that: one sits as long as it is open, and what is wrong stands in its place. */
export function PosedScreen(props: PosedScreenProps): JSX.Element {
  const { sitting, wrong, first } = props;
  useEffect(() => {
    sitting.begin();
    return () => sitting.end();
  }, [sitting]);
  return (
    <TableContext.Provider value={sitting.table}>
      <div class={`table-screen ${props.kind}`}>
        {wrong ? (
          <Frame>
            <ProblemPage
              problem={wrong}
              {...(first ? { first } : {})}
              again={() => location.reload()}
            />
          </Frame>
        ) : (
          props.children
        )}
        <Live sitting={sitting} />
      </div>
    </TableContext.Provider>
  );
}
