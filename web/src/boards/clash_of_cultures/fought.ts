/** A battle as it was seen: its dice, and how it ended; no view has them once it is over. */
import { useLayoutEffect, useMemo } from "preact/hooks";

import type {
  ClashBattleView,
  ClashSideView,
  ClashUnitView,
  ClashView,
} from "../../generated/views";
import { useTable } from "../../play/table";
import type { EventInfo, Shown, ShownMoment } from "../../play/table";
import { paced } from "../../settings";
import { Store, useStore } from "../../store";
import type { Message } from "../../words";
import { kindOf } from "./courses";

/** The seat of the Barbarians in events: the one after the last that a board has. */
const BARBARIANS = 4;
/** How long the end of a battle stays at least, so that it can be read. */
const END = 1_800;

export interface Fought {
  /** The table as it last was with this battle on it. */
  view: ClashView;
  /** The battle; once it is over, with what its last round came to. */
  battle: ClashBattleView;
  /** The dice of the round by seat. */
  faces: ReadonlyMap<number, readonly number[]>;
  /** How many of each side have fallen since that view. */
  fallen: readonly [number, number];
  /** How it ended; null while it is fought. */
  end: readonly Message[] | null;
  /** What was told last of it. */
  told: ShownMoment | null;
}

/** The events that say how a battle ended. */
const ENDS = new Set(["retreated", "battle_won", "battle_drawn", "raid_ended", "city_lost"]);

export function seatOf(view: ClashView, who: string): number {
  return view.players.find(({ colour }) => colour === who)?.seat ?? BARBARIANS;
}

export function fighterOf(battle: ClashBattleView, side: ClashSideView): string {
  if (side.who === "barbarians") return "barbarian";
  return battle.naval ? "ship" : "army";
}

/** How many fight on a side, by the view that had the battle. */
export function strengthOf(battle: ClashBattleView, view: ClashView, at: 0 | 1): number {
  const kind = fighterOf(battle, battle.sides[at] as ClashSideView);
  if (at === 0 && kind !== "barbarian") {
    return battle.units.filter((unit) => kindOf(unit) === kind).length;
  }
  const space = view.spaces.find(({ id }) => id === (at === 0 ? battle.origin : battle.cell));
  if (!space) return 0;
  if (kind === "barbarian") return space.barbarians;
  return kind === "ship" ? space.ships : space.armies;
}

const isSame = (one: ClashBattleView, other: ClashBattleView): boolean =>
  one.cell === other.cell && one.origin === other.origin && one.round === other.round;

/** The dice that lie there after these events; a new round begins without any. */
function thrown(faces: Fought["faces"], events: readonly EventInfo[]): Fought["faces"] {
  let now = new Map(faces);
  for (const event of events) {
    if (event.name === "round_began") now = new Map();
    if (event.name !== "die_rolled") continue;
    const seat = Number(event["seat"]);
    now.set(seat, [...(now.get(seat) ?? []), Number(event["face"])]);
  }
  return now;
}

/** How many of a side are gone since the view that still had the battle. */
function lost({ view, battle }: Fought, at: 0 | 1, moment: ShownMoment, after: ClashView): number {
  const side = battle.sides[at] as ClashSideView;
  const cell = at === 0 ? battle.origin : battle.cell;
  if (side.who === "barbarians") {
    const fell = moment.events.filter(({ name }) => name === "barbarian_lost");
    return fell.filter(({ targets }) => targets.includes(`space:${cell}`)).length;
  }
  const unitsIn = (seen: ClashView): ClashUnitView[] =>
    seen.players.find(({ colour }) => colour === side.who)?.units ?? [];
  const left = new Set(unitsIn(after).map(({ id }) => id));
  const there = unitsIn(view).filter((unit) => unit.cell === cell);
  const fought = at === 0 ? battle.units : there.map(({ id }) => id);
  const kind = fighterOf(battle, side);
  return fought.filter((unit) => kindOf(unit) === kind && !left.has(unit)).length;
}

/** The battle with what its last round came to, as the events tell it. */
function over(before: Fought, moment: ShownMoment, after: ClashView): Fought {
  const { view, battle } = before;
  const fallen = [lost(before, 0, moment, after), lost(before, 1, moment, after)] as const;
  const seats = battle.sides.map(({ who }) => seatOf(view, who));
  const told = (name: string, seat: number | undefined): EventInfo | undefined =>
    moment.events.find((event) => event.name === name && event["seat"] === seat);
  const sides = battle.sides.map((side, at): ClashSideView => {
    const now = { ...side, dice: 0, kills: side.kills + (fallen[1 - at] ?? 0) };
    const round = told("round_fought", seats[at]);
    if (!round) return now;
    const off = told("hits_cancelled", seats[1 - at]);
    const hits = Number(round["hits"]) - Number(off?.["hits"] ?? 0);
    return { ...now, value: Number(round["value"]), hits };
  });
  const end = moment.events.flatMap(({ name, words }) => (ENDS.has(name) && words ? [words] : []));
  const faces = thrown(before.faces, moment.events);
  return { view, battle: { ...battle, sides }, faces, fallen, end, told: moment };
}

/** What is asked of whoever looks, or said of the whole game, is not to lie under a past battle. */
const isPast = (view: ClashView, { prompt, result }: Shown): boolean =>
  result !== null || prompt?.seat === view.seat;

/** The battle to be shown: the one that is fought, or the one that this very moment ended. */
export function follow(before: Fought | null, shown: Shown): Fought | null {
  const view = shown.view as ClashView | null;
  const told = shown.moment ?? shown.past;
  const news = told === before?.told ? null : told;
  const jumped = news && before?.told && news.step !== before.told.step + 1;
  const known = jumped ? null : before;
  if (view?.battle) {
    if (known && !news && known.view === view) return known;
    const goes = known && !known.end && isSame(known.battle, view.battle);
    const { faces } = goes ? known : { faces: new Map() };
    const now = thrown(faces, news?.events ?? []);
    const latest = told ?? known?.told ?? null;
    return { view, battle: view.battle, faces: now, fallen: [0, 0], end: null, told: latest };
  }
  if (!known || !view) return null;
  if (known.end) return news || isPast(view, shown) ? null : known;
  return news && over(known, news, view);
}

/** Follows the battles of the table that is shown, and lets nothing else be shown over their ends. */
export function useFought(): Fought | null {
  const table = useTable();
  const fought = useMemo(() => new Store(follow(null, table.shown.get())), [table]);
  useLayoutEffect(() => {
    const look = (): void => {
      const before = fought.get();
      const now = follow(before, table.shown.get());
      fought.set(now);
      if (!now?.end || before?.end === now.end || table.hurry.get()) return;
      table.hold(new Promise((done) => setTimeout(done, paced(END))));
    };
    look();
    return table.shown.subscribe(look);
  }, [table, fought]);
  return useStore(fought, (battle) => battle);
}
