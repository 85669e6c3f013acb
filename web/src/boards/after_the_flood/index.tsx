/** The table of After the Flood: the land between the rivers, its workers, empires and cities. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";

import type { FloodView } from "../../generated/views";
import { useCourses } from "../../play/courses";
import { useOffers, useShown, useTable, useWord } from "../../play/table";
import { message, word } from "../../words";
import type { Drawer } from "..";
import { Charts } from "./charts";
import { askedOf, coursesOf, NO_PLAN, usePlan } from "./courses";
import { Drawing, TallDrawing } from "./drawing";
import { dateOf, phaseName } from "./words";
import "./board.css";

export { Ask } from "./ask";
export { describe } from "./describe";
export { Over } from "./fight";
export { foretells } from "./ghost";
export { Mat } from "./mat";
export { SeatLine, SeatMat } from "./seats";

/** Narrower than this the map stands above everything else. */
const UPRIGHT = 1.05;

/** The heading follows what was begun. */
function useHeading(): void {
  const table = useTable();
  const offers = useOffers();
  const path = useShown((shown) => shown.path);
  useLayoutEffect(() => {
    table.shown.update({ begun: askedOf(offers, path) });
  }, [table, offers, path]);
}

/** What waits is what is offered now: whoever sends fewer workers after all confirms those. */
function useRenewed(): void {
  const table = useTable();
  const offers = useOffers();
  useLayoutEffect(() => {
    const { waiting } = table.shown.get();
    const now = waiting && offers.find(({ id }) => id === waiting.id);
    if (now && now !== waiting) table.shown.update({ waiting: now });
  }, [table, offers]);
}

export function Board({ view }: { view: FloodView }): JSX.Element {
  const say = useWord();
  const box = useRef<HTMLElement>(null);
  const [ratio, setRatio] = useState(1.62);
  useCourses(view, usePlan(), NO_PLAN, coursesOf);
  useHeading();
  useRenewed();
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) setRatio(width / height);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return (
    <figure
      class="flood flood-board"
      ref={box}
      aria-label={say(message("after_the_flood_board/map"))}
    >
      {ratio > UPRIGHT ? <Drawing view={view} ratio={ratio} /> : <TallDrawing view={view} />}
    </figure>
  );
}

export const drawers: readonly Drawer<FloodView>[] = [
  {
    id: "charts",
    title: () => word(message("after_the_flood_board/charts")),
    holds: () => false,
    Content: Charts,
  },
];

export const sounds = { rolled: "dice", city_destroyed: "capture" } as const;

export function phase(view: FloodView): string {
  const { turn } = view;
  const facts = { turn, date: dateOf(turn), phase: phaseName(view.phase) };
  return word(message("after_the_flood_board/header", facts));
}
