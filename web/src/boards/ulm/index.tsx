/** The table of Ulm: the Cathedral as its heart, the town and the Danube below it. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";

import type { UlmView } from "../../generated/views";
import { message, word } from "../../words";
import type { Drawer } from "..";
import { Card } from "./card";
import { useCourses } from "./courses";
import { Drawing } from "./drawing";
import { useUnlapsed } from "./lapsed";
import { TallDrawing } from "./tall";
import "./board.css";

export { Ask } from "./ask";
export { describe } from "./describe";
export { foretells } from "./ghost";
export { Mat } from "./mat";
export { Over } from "./over";
export { SeatLine, SeatMat } from "./seats";

interface Size {
  width: number;
  height: number;
}

/** The size of a box that fills its container. */
function useSize(): [box: { current: HTMLDivElement | null }, size: Size] {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ width: 972, height: 589 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) setSize({ width, height });
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return [box, size];
}

export function Board(props: { view: UlmView }): JSX.Element {
  const view = useUnlapsed(props.view);
  const [box, { width, height }] = useSize();
  useCourses(view);
  return (
    <div class="ulm ulm-board" ref={box}>
      {width > height * 1.1 ? (
        <Drawing view={view} ratio={width / height} />
      ) : (
        <TallDrawing view={view} width={width} />
      )}
    </div>
  );
}

/** Stone that grinds through the Cathedral, coins that rattle, seals that are pressed on. */
export const sounds = {
  pushed: "capture",
  coins_gained: "dice",
  coins_paid: "dice",
  sparrows_traded: "dice",
  side_cleared: "dice",
  seal_placed: "move",
  edge_seal_placed: "move",
  crest_placed: "move",
  exchanged: "move",
  merchant_swapped: "move",
  scholar_swapped: "move",
  dock_tile_taken: "move",
  tile_drawn: "move",
  tile_picked: "move",
  barge_moved: "card",
  card_drawn: "card",
  card_from_discard: "card",
  card_laid: "card",
  card_taken: "card",
  cards_discarded: "card",
  coat_drawn: "card",
  coat_taken: "card",
  reshuffled: "card",
  top_played: "card",
} as const;

const FIGURE_SPACE = "\u2007";

export function phase(view: UlmView): string {
  const words = word(message("ulm_board/round", { round: view.round, rounds: view.rounds }));
  return view.round > 9 ? words : words + FIGURE_SPACE; // so that nothing shifts in round 10
}

function Discarded({ view }: { view: UlmView }): JSX.Element {
  return (
    <div class="ulm ulm-laid">
      {view.discard.map((card) => (
        <Card key={card.id} card={card} />
      ))}
    </div>
  );
}

export const drawers: readonly Drawer<UlmView>[] = [
  {
    id: "discard",
    title: () => word(message("ulm_board/discarded")),
    count: (view) => `${view.discard.length}`,
    holds: () => false,
    Content: Discarded,
  },
];

/** On whose mat a tile lies. */
export function matOf(element: string): number | null {
  const [kind, seat] = element.split(":");
  return kind === "tile" ? Number(seat) : null;
}
