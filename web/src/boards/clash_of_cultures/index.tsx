/** The table of Clash of Cultures: the map fills it; everything else lies at its edges or in drawers. */
import type { JSX } from "preact";

import type { ClashView } from "../../generated/views";
import { useCourses } from "../../play/courses";
import { useShown } from "../../play/table";
import { message, word } from "../../words";
import type { Drawer } from "..";
import { Advances } from "./advances";
import { BattleScene } from "./battle";
import { CardDrawer, Shelf, WonderDrawer } from "./cards";
import { coursesOf } from "./courses";
import { ExploreScene } from "./explore";
import { useFought } from "./fought";
import { ClashMap } from "./map";
import { NO_PLAN, usePlan } from "./plan";
import { sceneOf } from "./sight";
import { OfferScene, TradeForm } from "./trade";
import "./board.css";

export { Ask } from "./ask";
export { describe } from "./describe";
export { Mat, SeatLine, SeatMat } from "./mat";
export { foretells } from "./outlook";

/** Cards that lie in no own hand, and so in the drawer of cards alone. */
let foreign: ReadonlySet<string> = new Set();

function foreignCards(view: ClashView): ReadonlySet<string> {
  const others = view.players.filter(({ seat }) => seat !== view.seat);
  const cards = [...view.action_discard, ...others.flatMap(({ hand }) => hand)];
  const objectives = [
    ...view.looked,
    ...view.objective_discard,
    ...others.flatMap((player) => player.objectives),
  ];
  return new Set([
    ...cards.map((id) => `card:${id}`),
    ...objectives.map((id) => `objective:${id}`),
  ]);
}

export function Board({ view }: { view: ClashView }): JSX.Element {
  useCourses(view, usePlan(), NO_PLAN, coursesOf);
  foreign = foreignCards(view);
  return (
    <div class="cc-table">
      <Shelf view={view} />
      <ClashMap view={view} />
    </div>
  );
}

export function Over({ view }: { view: ClashView }): JSX.Element | null {
  const [plan] = usePlan();
  const fought = useFought();
  const prompt = useShown((shown) => shown.prompt);
  if (fought && (fought.end || sceneOf(view, prompt))) return <BattleScene fought={fought} />;
  if (view.turned) return <ExploreScene view={view} turned={view.turned} />;
  if (view.trade) return <OfferScene view={view} trade={view.trade} />;
  if (plan.partner) return <TradeForm view={view} plan={plan} />;
  return null;
}

export const drawers: readonly Drawer<ClashView>[] = [
  {
    id: "advances",
    title: () => word(message("clash_of_cultures_board/advances")),
    count: (view) => String(view.players[Math.max(view.seat, 0)]?.advances.length ?? 0),
    holds: (element) => /^(advance|government):/.test(element),
    wide: true,
    Content: Advances,
  },
  {
    id: "wonders",
    title: () => word(message("clash_of_cultures_board/wonders")),
    count: (view) => String(view.display.length),
    holds: (element) => element.startsWith("wonder:"),
    Content: WonderDrawer,
  },
  {
    id: "cards",
    title: () => word(message("clash_of_cultures_board/cards")),
    holds: (element) => foreign.has(element),
    Content: CardDrawer,
  },
];

export function phase(view: ClashView): string {
  const facts = { round: view.round, rounds: view.rounds, turn: view.turn, turns: view.turns };
  return word(message("clash_of_cultures_board/phase", facts));
}

export const sounds = {
  ambush_rolled: "dice",
  card_rolled: "dice",
  die_rolled: "dice",
  influence_rolled: "dice",
  barbarian_lost: "capture",
  city_captured: "capture",
  city_lost: "capture",
  settlement_taken: "capture",
  unit_lost: "capture",
  card_laid: "card",
  card_played: "card",
  card_revealed: "card",
  drew_action: "card",
  drew_action_card: "card",
  drew_objective: "card",
  drew_objective_card: "card",
  event_drawn: "card",
  reshuffled: "card",
  wonder_revealed: "card",
} as const;
