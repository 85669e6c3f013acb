/** What is too large to be in sight always: drawers of the game and the mats of the seats. */
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

import type { AnyBoard } from "../boards";
import { useStore } from "../store";
import { Icon } from "../ui/icons";
import { say } from "../words";
import { useOffers, useShown, useTable } from "./table";
import type { Table } from "./table";

const MAT = "mat-";
export const matId = (seat: number): string => `${MAT}${seat}`;

/** Whether an element is drawn in something that can be closed, and in what. */
export function holderOf(module: AnyBoard, element: string): string | null {
  const drawer = module.drawers?.find((each) => each.holds(element));
  if (drawer) return drawer.id;
  const seat = module.matOf?.(element) ?? null;
  return seat === null ? null : matId(seat);
}

/**
 * The drawer that what is asked lies in. While something on the board or the own mat is asked for
 * as well, nothing opens by itself: the tab is marked, and the board stays in sight.
 */
export function askedIn(module: AnyBoard, table: Table, eyes: number | null): string | null {
  let found: string | null = null;
  for (const element of table.asked()) {
    const holder = holderOf(module, element);
    if (holder === null || holder === (eyes === null ? null : matId(eyes))) {
      if (table.drawn.get().has(element)) return null;
    } else found ??= holder;
  }
  return found;
}

export interface Drawers {
  open: string | null;
  /** Drawers in which something can be chosen now. */
  marked: ReadonlySet<string>;
  toggle(id: string): void;
  close(): void;
}

/** Which drawer is open: the one asked for, unless the person wished otherwise since. */
export function useDrawers(module: AnyBoard | null, eyes: number | null): Drawers {
  const table = useTable();
  useStore(table.drawn, (map) => map);
  useOffers();
  useShown((shown) => shown.path);
  const asked = module ? askedIn(module, table, eyes) : null;
  const [wished, wish] = useState<string | null | undefined>(undefined);
  useEffect(() => wish(undefined), [asked]);
  const open = wished === undefined ? asked : wished;
  const marked = new Set<string>();
  for (const element of module ? table.asked() : []) {
    const holder = module && holderOf(module, element);
    if (holder) marked.add(holder);
  }
  return {
    open,
    marked,
    toggle: (id) => wish(open === id ? null : id),
    close: () => wish(null),
  };
}

/** The closed drawers of a game, to be opened. */
export function DrawerTabs(props: { module: AnyBoard; drawers: Drawers }): JSX.Element | null {
  const { module, drawers } = props;
  const view = useShown((shown) => shown.view);
  if (!module.drawers?.length || view === null) return null;
  return (
    <div class="drawer-tabs" role="group" aria-label={say("drawers-label")}>
      {module.drawers.map((drawer) => (
        <button
          type="button"
          key={drawer.id}
          class={drawers.marked.has(drawer.id) ? "drawer-tab is-marked" : "drawer-tab"}
          aria-expanded={drawers.open === drawer.id}
          data-testid={`drawer-${drawer.id}`}
          data-place={`drawer:${drawer.id}`}
          data-walk=""
          onClick={() => drawers.toggle(drawer.id)}
        >
          {drawer.title()}
          {drawer.count && <span class="quiet">{drawer.count(view as never)}</span>}
        </button>
      ))}
    </div>
  );
}

/** An open drawer, with whatever of the question must stay in sight. */
export function DrawerPanel(props: {
  title: string;
  wide: boolean;
  onClose: () => void;
  above?: ComponentChildren;
  children: ComponentChildren;
}): JSX.Element {
  const table = useTable();
  const body = useRef<HTMLDivElement>(null);
  // What is asked for lies further down in a tall one.
  useEffect(() => {
    const found = table
      .asked()
      .map((each) => body.current?.querySelector(`[data-element="${CSS.escape(each)}"]`));
    found.find((each) => each)?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <section
      class={props.wide ? "drawer wide" : "drawer"}
      aria-label={props.title}
      data-testid="drawer"
    >
      {props.above}
      <div class="drawer-head">
        <h2>{props.title}</h2>
        <button
          type="button"
          class="button bare square"
          aria-label={say("close")}
          data-testid="drawer-close"
          onClick={props.onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      <div class="drawer-body" ref={body} tabIndex={0} role="group" aria-label={props.title}>
        {props.children}
      </div>
    </section>
  );
}
