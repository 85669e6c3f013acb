/**
 * The frame that every table shares: header, board, column, mat and bar; on a phone header, board
 * and sheet. It gives each part of a game its box of the window, and the page itself never scrolls.
 */
import type { ComponentChildren, JSX } from "preact";
import { useMemo, useRef } from "preact/hooks";

import type { AnyBoard } from "../boards";
import { useStore } from "../store";
import { usePhone } from "../ui/narrow";
import { say } from "../words";
import { DrawerPanel, DrawerTabs, matId } from "./drawers";
import type { Drawers } from "./drawers";
import { useMotion } from "./motion";
import { Sheet } from "./sheet";
import { useShown, useTable } from "./table";
import "./table.css";
import "./low.css";

function BoardArea({ module }: { module: AnyBoard }): JSX.Element {
  const view = useShown((shown) => shown.view);
  const Drawing = module.Stage ?? module.Board;
  const { Over } = module;
  return (
    <>
      <div class={module.Stage ? "board stage" : "board"}>
        {view !== null && <Drawing view={view} />}
      </div>
      {Over && view !== null && (
        <div class="over">
          <Over view={view} />
        </div>
      )}
    </>
  );
}

/** The position in sentences, for those who do not see the picture: what no element of it says itself. */
function InWords({ module }: { module: AnyBoard }): JSX.Element {
  const view = useShown((shown) => shown.view);
  const names = useShown((shown) => shown.names);
  const table = useTable();
  const drawn = useStore(table.drawn, (map) => map);
  const waits = useShown((shown) => shown.held !== null);
  const lines = useMemo(
    () => (view === null ? [] : module.describe(view, names, waits)),
    [view, names, waits],
  );
  const heard = new Set([...drawn.keys()].map((element) => table.nameOf(element)));
  return (
    <section class="unseen" aria-label={say("board-in-words")}>
      <ul data-testid="mirror">
        {lines
          .filter((line) => !heard.has(line))
          .map((line, at) => (
            <li key={at}>{line}</li>
          ))}
      </ul>
    </section>
  );
}

interface ShellProps {
  game: string;
  module: AnyBoard | null;
  /** Whose mat lies along the lower edge: the seat that is looked through. */
  eyes: number | null;
  names: readonly string[];
  drawers: Drawers;
  top: ComponentChildren;
  /** In place of the board: a curtain, a problem. */
  instead?: ComponentChildren;
  /** Over the upper edge of the board. */
  caption?: ComponentChildren;
  seats: ComponentChildren;
  question: ComponentChildren;
  talk: ComponentChildren;
  bar: ComponentChildren;
}

export function Shell(props: ShellProps): JSX.Element {
  const { module, eyes, drawers, instead } = props;
  const phone = usePhone();
  const box = useRef<HTMLDivElement>(null);
  useMotion(box);
  const view = useShown((shown) => shown.view);
  const shown = instead ? null : module;
  const { Mat, SeatMat } = shown ?? {};
  const drawer = shown?.drawers?.find(({ id }) => id === drawers.open);
  const seat = SeatMat ? props.names.findIndex((_, at) => matId(at) === drawers.open) : -1;
  const panel = (wide: boolean, above: ComponentChildren): JSX.Element | null => {
    if (view === null || (!drawer && seat < 0)) return null;
    const title = drawer ? drawer.title() : (props.names[seat] ?? "");
    return (
      <DrawerPanel title={title} wide={wide} onClose={drawers.close} above={above}>
        {drawer && <drawer.Content view={view as never} />}
        {!drawer && SeatMat && <SeatMat view={view} seat={seat} />}
      </DrawerPanel>
    );
  };
  const overBoard = (drawer?.wide ?? false) && !phone;
  const inColumn = overBoard ? null : panel(false, props.question);
  const roomy = module !== null && !module.Mat && !module.Stage;
  const classes = ["shell", roomy ? "roomy" : "", module?.Panel ? "with-panel" : ""];
  return (
    <div class={classes.filter(Boolean).join(" ")} data-game={props.game} ref={box}>
      {props.top}
      <main class="board-area" id="main" tabIndex={-1} aria-labelledby="board-title">
        <h2 class="unseen" id="board-title">
          {say("board")}
        </h2>
        {instead ??
          (module ? (
            <>
              <BoardArea module={module} />
              <InWords module={module} />
            </>
          ) : (
            <p class="quiet loading">{say("loading")}</p>
          ))}
        {overBoard && panel(true, null)}
        {props.caption}
      </main>
      <Sheet drawer={inColumn ? drawers.open : null}>
        <aside class="column" aria-label={say("side-label")}>
          {props.seats}
          {inColumn ?? props.question}
          {props.talk}
        </aside>
        {Mat && view !== null && eyes !== null && (
          <section class="own-mat" aria-label={say("mat-label")}>
            <Mat view={view} seat={eyes} />
          </section>
        )}
        <section class="slim-bar" aria-label={say("bar-label")}>
          {props.bar}
          {shown && <DrawerTabs module={shown} drawers={drawers} />}
        </section>
      </Sheet>
    </div>
  );
}
