/** What the choice pointed at would change, before it is made. */
import type { ZigguratView } from "../../generated/views";
import type { Offer } from "../../play/choice";
import { useShown, useTable } from "../../play/table";
import type { Prompt } from "../../play/table";
import { kindOn, SIDES } from "./courses";
import type { Side } from "./courses";
import { usePlan } from "./plan";
import { sharingOf } from "./politics";
import type { Sharing } from "./politics";
import { pointsOf } from "./scoring";

/** Cubes that come to a cell and leave it. */
export interface Change {
  plus: number;
  minus: number;
}

export interface Ghost {
  /** Whose choice it is. */
  seat: number;
  changes: Map<string, Change>;
  /** What that seat would have. */
  points: number;
  /** A ziggurat that would stand. */
  built: string | null;
  /** An attack, from where to where. */
  war: [from: string, to: string] | null;
  /** The cell whose tile would come into the hand. */
  swap: string | null;
  /** The action that would be carried out. */
  act: string | null;
}

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
  return { seat, changes, points, built: null, war: null, swap: null, act: null, ...rest };
}

/** An action as the house foretells it. */
function actGhost(view: ZigguratView, seat: number, kind: string): Ghost | null {
  const act = view.acts.find((each) => each.kind === kind);
  if (!act || seat !== view.to_move) return null;
  const changes = new Map<string, Change>();
  const at = (name: string): Change => {
    const known = changes.get(name) ?? { plus: 0, minus: 0 };
    changes.set(name, known);
    return known;
  };
  for (const [name, cubes] of Object.entries(act.gains)) at(name).plus = cubes;
  for (const [name, cubes] of Object.entries(act.losses)) at(name).minus = cubes;
  return { ...ghostOf(view, seat, changes), points: act.points, act: kind };
}

function attackGhost(view: ZigguratView, seat: number, offer: Offer): Ghost | null {
  const [from, to] = offer.targets.map(cellOf);
  const cost = Number(offer.label.args["cost"] ?? 0);
  const target = view.cells.find(({ name }) => name === to);
  if (!from || !to || !target) return null;
  const changes = new Map([
    [from, { plus: 0, minus: cost + 1 }],
    [to, { plus: 1, minus: target.cubes }],
  ]);
  return ghostOf(view, seat, changes, { war: [from, to] });
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
  return ghostOf(view, prompt.seat, changes, { war: [attacker, target] });
}

/** Cubes that tiles on the way so far and the one pointed at would get. */
function addGhost(view: ZigguratView, seat: number, cells: string[], each = 1): Ghost {
  const changes = new Map<string, Change>();
  for (const name of cells) {
    changes.set(name, { plus: (changes.get(name)?.plus ?? 0) + each, minus: 0 });
  }
  return ghostOf(view, seat, changes);
}

function sharingGhost(view: ZigguratView, { seat, before, after }: Sharing): Ghost {
  const changes = new Map<string, Change>();
  for (const [name, cubes] of after) {
    const by = cubes - (before.get(name) ?? 0);
    if (by !== 0) changes.set(name, { plus: Math.max(0, by), minus: Math.max(0, -by) });
  }
  return ghostOf(view, seat, changes);
}

/** The action that a verb of the list, or its card, begins with. */
function actOf(view: ZigguratView, seat: number, element: string): string | null {
  const [kind = "", rest = ""] = element.split(":");
  if (kind === "act") return rest;
  const [side, moment] = rest.split("-");
  if (kind !== "order" && kind !== "plan") return null;
  if (moment === "before" || !SIDES.includes(side as Side)) return null;
  return kindOn(view, seat, side as Side);
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
  if (sharing) return sharingGhost(view, sharing);
  const act = [element, ...path].map((each) => (each ? actOf(view, seat, each) : null));
  const known = act.find((kind) => kind !== null);
  if (known) return actGhost(view, seat, known);
  const way = path.flatMap((each) => cellOf(each) ?? []);
  const pointed = element && behind.length > 0 ? cellOf(element) : null;
  if (decision === "war_move" && element?.startsWith("move:")) {
    return moveGhost(view, prompt, element);
  }
  if (decision === "war_attack") {
    const [only] = behind;
    return behind.length === 1 && only ? attackGhost(view, seat, only) : null;
  }
  if (decision === "exchange_target") {
    return pointed ? ghostOf(view, seat, new Map(), { swap: pointed }) : null;
  }
  const cells = pointed ? [...way, pointed] : way;
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

export function useGhost(view: ZigguratView): Ghost | null {
  const table = useTable();
  const prompt = useShown((shown) => (shown.prompt?.seat === shown.seat ? shown.prompt : null));
  const path = useShown((shown) => shown.path);
  const waiting = useShown((shown) => shown.waiting);
  const still = useShown((shown) => shown.still);
  const hovered = useShown((shown) => shown.hovered);
  const sharing = useSharing(view);
  if (still || !prompt) return hovered ? actCard(view, hovered) : null;
  const element = hovered ?? waiting?.targets.at(-1) ?? null;
  const way = waiting && !hovered ? path.slice(0, -1) : path;
  const behind = element ? (waiting && !hovered ? [waiting] : table.behind(element)) : [];
  return foretell(view, prompt, way, element, sharing, behind);
}

/** While others play, the cards tell what the actions would do for them. */
function actCard(view: ZigguratView, element: string): Ghost | null {
  if (view.to_move === null || !element.startsWith("act:")) return null;
  return actGhost(view, view.to_move, element.slice("act:".length));
}
