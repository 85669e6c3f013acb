/** What the choice pointed at would change, before it is made. */
import type { ZigguratActView, ZigguratTileView, ZigguratView } from "../../generated/views";
import { remaining } from "../../play/choice";
import type { Offer } from "../../play/choice";
import { useOffers, useShown, useTable } from "../../play/table";
import type { Prompt, Table } from "../../play/table";
import { kindOn, SIDES } from "./courses";
import type { Side } from "./courses";
import { usePlan } from "./plan";
import { bestFor, sharingOf } from "./politics";
import type { Sharing } from "./politics";
import { pointsOf } from "./scoring";

/** Cubes that come to a cell and leave it. */
export interface Change {
  plus: number;
  minus: number;
}

/** An attack, and what is still to be paid for it. */
export interface Attack {
  attacker: string;
  target: string;
  cost: number | null;
}

export interface Ghost {
  /** Whose choice it is. */
  seat: number;
  changes: Map<string, Change>;
  /** What that seat would have. */
  points: number;
  /** A ziggurat that would stand. */
  built: string | null;
  /** The attack that would be made, or those of which one could be. */
  attacks: readonly Attack[];
  /** The place whose tile would come into the hand: a cell, or the element of one set aside. */
  swap: string | null;
  /** The actions that would be carried out, one after the other. */
  acts: readonly ZigguratActView[];
  /** When one cube would be put down beside the action, and whether it can be. */
  cube: { when: string; fits: boolean } | null;
  /** The cubes on the tiles that Politics could change, as it would find them. */
  governed: ReadonlyMap<string, number>;
  /** Tiles that could be chosen or changed then. */
  lit: readonly string[];
}

const NOTHING: Omit<Ghost, "seat" | "changes" | "points"> = {
  built: null,
  attacks: [],
  swap: null,
  acts: [],
  cube: null,
  governed: new Map(),
  lit: [],
};

const TILE = "tile:";

const cellOf = (element: string | undefined): string | null =>
  element?.startsWith(TILE) ? element.slice(TILE.length) : null;

/** Cubes by cell after these changes. */
function afterwards(view: ZigguratView, seat: number, changes: Map<string, Change>) {
  const cubes = new Map<string, number>();
  for (const [name, { plus, minus }] of changes) {
    const cell = view.cells.find((each) => each.name === name);
    // What is beaten does not stay under what comes.
    const there = cell?.owner === seat ? cell.cubes : 0;
    const enemy = cell && cell.owner !== null && cell.owner !== seat;
    if (enemy && plus === 0) continue;
    if (enemy && minus === 0) continue; // their gain
    cubes.set(name, there + plus - (enemy ? 0 : minus));
  }
  return cubes;
}

function ghostOf(
  view: ZigguratView,
  seat: number,
  changes: Map<string, Change>,
  rest: Partial<Ghost> = {},
): Ghost {
  const cubes = afterwards(view, seat, changes);
  const points = pointsOf(view, seat, { cubes, built: rest.built ?? null });
  return { ...NOTHING, seat, changes, points, ...rest };
}

/** Whether the house knows how an action ends; else choices decide. */
export const isSettled = ({ kind, short, works }: ZigguratActView): boolean =>
  !works || (!short && kind !== "politics" && kind !== "war");

/** Gains and losses of all these actions. */
function changesOf(acts: readonly ZigguratActView[]): Map<string, Change> {
  const changes = new Map<string, Change>();
  const at = (name: string): Change => {
    const known = changes.get(name) ?? { plus: 0, minus: 0 };
    changes.set(name, known);
    return known;
  };
  for (const { gains, losses } of acts) {
    for (const [name, cubes] of Object.entries(gains)) at(name).plus += cubes;
    for (const [name, cubes] of Object.entries(losses)) at(name).minus += cubes;
  }
  return changes;
}

/** The own tiles with their cubes after these changes. */
function ownAfter(view: ZigguratView, seat: number, changes: Map<string, Change>) {
  const after = afterwards(view, seat, changes);
  const own = view.cells.filter((cell) => cell.owner === seat && !cell.ziggurat);
  const cubes = own.map(({ name, cubes: now }): [string, number] => [name, after.get(name) ?? now]);
  return new Map(cubes.filter(([, count]) => count > 0));
}

/** The tiles that a cube of the supply could be put on, after these changes. */
function roomFor(view: ZigguratView, seat: number, changes: Map<string, Change>): string[] {
  const after = ownAfter(view, seat, changes);
  let supply = view.players[seat]?.supply ?? 0;
  for (const { name, owner } of view.cells) {
    const { plus, minus } = changes.get(name) ?? { plus: 0, minus: 0 };
    if (owner === seat) supply += minus - plus;
  }
  if (supply <= 0) return [];
  return [...after].filter(([, cubes]) => cubes < view.limit).map(([name]) => name);
}

/** Actions as the house foretells them, and the cube that goes with one of them. */
function actsGhost(
  view: ZigguratView,
  seat: number,
  acts: readonly ZigguratActView[],
  when: string | null,
): Ghost | null {
  const last = acts.at(-1);
  if (!last || seat !== view.to_move) return null;
  const changes = changesOf(acts);
  const attacks = acts.flatMap((act) => act.attacks);
  const governs = acts.findIndex(({ kind }) => kind === "politics");
  const found = governs < 0 ? [] : ownAfter(view, seat, changesOf(acts.slice(0, governs)));
  const governed = new Map(found);
  const room = when === null ? [] : roomFor(view, seat, when === "before" ? new Map() : changes);
  const pairs = attacks.flatMap(({ attacker, target }) => [attacker, target]);
  return {
    ...ghostOf(view, seat, changes),
    points: last.points,
    acts,
    attacks,
    governed,
    cube: when === null ? null : { when, fits: room.length > 0 },
    lit: [...new Set([...pairs, ...governed.keys(), ...room])],
  };
}

function attackOf({ targets, label }: Offer): Attack[] {
  const [attacker, target] = targets.map(cellOf);
  return attacker && target ? [{ attacker, target, cost: Number(label.args["cost"] ?? 0) }] : [];
}

function attackGhost(view: ZigguratView, seat: number, attack: Attack): Ghost {
  const { attacker, target, cost } = attack;
  const beaten = view.cells.find(({ name }) => name === target)?.cubes ?? 0;
  const changes = new Map([
    [attacker, { plus: 0, minus: (cost ?? 0) + 1 }],
    [target, { plus: 1, minus: beaten }],
  ]);
  return ghostOf(view, seat, changes, { attacks: [attack] });
}

/** The choice of how many cubes move in, from the question's own numbers. */
function moveGhost(view: ZigguratView, prompt: Prompt, element: string): Ghost | null {
  const { attacker, target } = prompt.prompt.args;
  const cubes = Number(element.slice("move:".length));
  if (typeof attacker !== "string" || typeof target !== "string") return null;
  const changes = new Map([
    [attacker, { plus: 0, minus: cubes }],
    [target, { plus: cubes, minus: 0 }],
  ]);
  return ghostOf(view, prompt.seat, changes, { attacks: [{ attacker, target, cost: null }] });
}

/** Cubes that tiles on the way so far and the one pointed at would get. */
function addGhost(view: ZigguratView, seat: number, cells: string[], each = 1): Ghost {
  const changes = new Map<string, Change>();
  for (const name of cells) {
    changes.set(name, { plus: (changes.get(name)?.plus ?? 0) + each, minus: 0 });
  }
  return ghostOf(view, seat, changes);
}

/** The cubes as they would be shared out after the change pointed at. */
function tried(view: ZigguratView, sharing: Sharing, element: string | null) {
  const { before, after } = sharing;
  const [verb, which = ""] = element?.split(":") ?? [];
  if (verb === "plus") return new Map(after).set(which, (after.get(which) ?? 0) + 1);
  if (verb === "minus") return new Map(after).set(which, (after.get(which) ?? 0) - 1);
  if (element === "politics:best") return new Map([...after, ...bestFor(view, sharing)]);
  return element === "politics:leave" ? before : after;
}

function sharingGhost(view: ZigguratView, sharing: Sharing, element: string | null): Ghost {
  const { seat, before } = sharing;
  const changes = new Map<string, Change>();
  for (const [name, cubes] of tried(view, sharing, element)) {
    const by = cubes - (before.get(name) ?? 0);
    if (by !== 0) changes.set(name, { plus: Math.max(0, by), minus: Math.max(0, -by) });
  }
  return ghostOf(view, seat, changes);
}

/** The actions that a verb of the list, or a card, begins with. */
function actsGhostOf(view: ZigguratView, seat: number, element: string): Ghost | null {
  const [kind = "", rest = ""] = element.split(":");
  const [side = "", when = ""] = rest.split("-");
  const named = (name: string): ZigguratActView[] => view.acts.filter((each) => each.kind === name);
  if (kind === "act") return actsGhost(view, seat, named(rest), null);
  const at = SIDES.indexOf(side as Side);
  if (at < 0) return null;
  const first = named(kindOn(view, seat, side as Side));
  if (kind === "plan") return actsGhost(view, seat, first, when);
  const seconds = view.seconds.slice(at, at + 1);
  return kind === "order" ? actsGhost(view, seat, [...first, ...seconds], null) : null;
}

/** What the element pointed at would do on the way that is being gone. */
export function foretell(
  view: ZigguratView,
  prompt: Prompt,
  path: readonly string[],
  element: string | null,
  sharing: Sharing | null,
  behind: readonly Offer[],
): Ghost | null {
  const { seat, decision } = prompt;
  if (sharing) return sharingGhost(view, sharing, element);
  for (const each of [element, ...path]) {
    const known = each ? actsGhostOf(view, seat, each) : null;
    if (known) return known;
  }
  const way = path.flatMap((each) => cellOf(each) ?? []);
  const pointed = element && behind.length > 0 ? cellOf(element) : null;
  if (decision === "war_move" && element?.startsWith("move:")) {
    return moveGhost(view, prompt, element);
  }
  if (decision === "war_attack") {
    const attacks = behind.flatMap(attackOf);
    const [only] = attacks;
    if (!only) return null;
    if (attacks.length === 1 && (element || path.length > 0)) return attackGhost(view, seat, only);
    return ghostOf(view, seat, new Map(), { attacks });
  }
  if (decision === "exchange_target") {
    const aside = behind.length > 0 && element?.startsWith("aside:") ? element : null;
    const swap = pointed ?? aside;
    return swap ? ghostOf(view, seat, new Map(), { swap }) : null;
  }
  const cells = pointed ? [...way, pointed] : way;
  if (element?.startsWith("option:")) {
    const lit = behind.flatMap(({ targets }) => cellOf(targets.at(-1)) ?? []);
    return ghostOf(view, seat, new Map(), { lit });
  }
  if (cells.length === 0) return null;
  if (decision === "entry_place")
    return addGhost(view, seat, cells, Number(prompt.prompt.args["cubes"]));
  const builds =
    decision.startsWith("build") || behind.some(({ move }) => move.startsWith("option build"));
  if (builds && pointed) {
    // Of a full tile one cube stays, under the ziggurat.
    const changes = new Map([[pointed, { plus: 0, minus: view.limit - 1 }]]);
    return ghostOf(view, seat, changes, { built: pointed });
  }
  return addGhost(view, seat, cells);
}

/** What is being shared out in Politics, by the person at this screen. */
export function useSharing(view: ZigguratView): Sharing | null {
  const prompt = useShown((shown) => (shown.prompt?.seat === shown.seat ? shown.prompt : null));
  const [plan] = usePlan(view);
  return sharingOf(view, prompt, plan.counts);
}

/** What is looked at: by pointing, else because it waits to be confirmed, with the way to it. */
interface Look {
  element: string | null;
  path: readonly string[];
  behind: readonly Offer[];
}

/** While something waits, its own elements and those that lead nowhere show it. */
function looked(table: Table, hovered: string | null): Look {
  const { waiting, path } = table.shown.get();
  const behind = hovered ? table.behind(hovered) : [];
  const elsewhere = hovered !== null && (behind.length > 0 || hovered.startsWith("act:"));
  if (waiting && (!elsewhere || waiting.targets.includes(hovered))) {
    const { targets } = waiting;
    return { element: targets.at(-1) ?? null, path: targets.slice(0, -1), behind: [waiting] };
  }
  return { element: hovered, path, behind: hovered ? behind : remaining(table.offers(), path) };
}

export function useGhost(view: ZigguratView): Ghost | null {
  const table = useTable();
  const prompt = useShown((shown) => (shown.prompt?.seat === shown.seat ? shown.prompt : null));
  useShown((shown) => shown.path);
  useShown((shown) => shown.waiting);
  const still = useShown((shown) => shown.still);
  const hovered = useShown((shown) => shown.hovered);
  const picked = useShown((shown) => shown.picked);
  const sharing = useSharing(view);
  useOffers();
  if (still || !prompt) return hovered ? actCard(view, hovered) : null;
  const { element, path, behind } = looked(table, hovered);
  // Plus and minus have done what they would do, once they were picked.
  const done = sharing && element === picked;
  return foretell(view, prompt, path, done ? null : element, sharing, behind);
}

/** While others play, the cards tell what the actions would do for them. */
function actCard(view: ZigguratView, element: string): Ghost | null {
  if (view.to_move === null || !element.startsWith("act:")) return null;
  return actsGhostOf(view, view.to_move, element);
}

/** The tile that would come into the hand. */
export function comingTile(view: ZigguratView, ghost: Ghost | null): ZigguratTileView | null {
  const place = ghost?.swap;
  if (!place) return null;
  const aside = view.aside.find((_, at) => place === `aside:${at}`);
  return aside ?? view.cells.find(({ name }) => name === place)?.tile ?? null;
}
