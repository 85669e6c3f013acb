/**
 * Whole courses from the things on the table: an empty tile is claimed, own tiles take cubes, a full
 * one becomes a ziggurat, an action begins from its card, a tile is taken with the side that shall
 * lie up. The house checks every answer in them like any other.
 */
import { useEffect } from "preact/hooks";

import type { ZigguratCellView, ZigguratView } from "../../generated/views";
import { ownOffer } from "../../play/choice";
import type { Offer } from "../../play/choice";
import { useShown, useTable } from "../../play/table";
import type { Prompt } from "../../play/table";
import { usePhone } from "../../ui/narrow";
import { message } from "../../words";
import { usePlan } from "./plan";
import type { Plan } from "./plan";
import { answersOf, bestFor, canStay, sharingOf } from "./politics";
import type { Sharing } from "./politics";
import { typeName } from "./words";

export const SIDES = ["front", "back"] as const;
export const MOMENTS = ["before", "after"] as const;
export type Side = (typeof SIDES)[number];

export const otherSide = (side: Side): Side => (side === "front" ? "back" : "front");

const TILE = "tile:";

/** The same answer, by what it is drawn as. */
const drawnAs = (found: Offer, targets: string[]): Offer => ({ ...found, targets });

/** The action on a side of the hand tile. */
export function kindOn(view: ZigguratView, seat: number, side: Side): string {
  const hand = view.players[seat]?.hand;
  return (side === "front" ? hand?.up : hand?.down) ?? "";
}

function actions(view: ZigguratView, seat: number): Offer[] {
  return SIDES.flatMap((side) => {
    const kind = kindOn(view, seat, side);
    const other = kindOn(view, seat, otherSide(side));
    const both = {
      label: message("ur_ziggurat/label-order", {
        first: typeName(kind),
        second: typeName(other),
      }),
      element: `order:${side}`,
      moves: ["option both_actions", `order ${side}`],
    };
    const plans = MOMENTS.map((cube) => ({
      label: message("ur_ziggurat/label-plan", { action: typeName(kind), cube }),
      element: `plan:${side}-${cube}`,
      moves: ["option one_action_and_cube", `plan ${side} ${cube}`],
    }));
    return [both, ...plans].flatMap(({ label, element, moves }) => [
      ownOffer(label, [element], { moves }),
      ownOffer(label, [`act:${kind}`, element], { moves }),
    ]);
  });
}

/** Two cubes, or the only one there is. */
function adding(cells: readonly string[]): Offer[] {
  const label = message("ur_ziggurat_board/does-add", { cells: cells.join(", ") });
  const moves = ["option two_cubes", ...cells.map((name) => `cell ${name}`)];
  const targets = cells.map((name) => TILE + name);
  return [
    ownOffer(label, targets, { moves }),
    ownOffer(label, ["option:two_cubes", ...targets], { moves }),
  ];
}

/** Cubes on own tiles, in any order, wherever there is room for the second. */
function additions(own: readonly ZigguratCellView[], view: ZigguratView, supply: number): Offer[] {
  const room = own.filter(({ cubes }) => cubes < view.limit);
  return room.flatMap((one) => {
    const seconds =
      supply < 2 ? [] : room.filter((two) => two !== one || one.cubes + 1 < view.limit);
    if (seconds.length === 0) return adding([one.name]);
    return seconds.flatMap((two) => adding([one.name, two.name]));
  });
}

/** By a click on the tile itself, or from the list of verbs. */
function single(option: string, cells: readonly ZigguratCellView[]): Offer[] {
  return cells.flatMap(({ name }) => {
    const label = message(`ur_ziggurat_board/does-${option}`, { cell: name });
    const moves = [`option ${option}`, `cell ${name}`];
    return [
      ownOffer(label, [TILE + name], { moves }),
      ownOffer(label, [`option:${option}`, TILE + name], { moves }),
    ];
  });
}

/** The menu of a turn. */
function menu(view: ZigguratView, prompt: Prompt): Offer[] {
  const can = new Set(view.options.filter(({ why }) => why === null).map(({ id }) => id));
  const { seat } = prompt;
  const own = view.cells.filter(({ owner, ziggurat }) => owner === seat && !ziggurat);
  const full = own.filter(({ cubes }) => cubes === view.limit);
  const free = view.cells.filter(({ owner }) => owner === null);
  return [
    ...actions(view, seat),
    ...(can.has("two_cubes") ? additions(own, view, view.players[seat]?.supply ?? 0) : []),
    ...(can.has("claim") ? single("claim", free) : []),
    ...(can.has("build") ? single("build", full) : []),
  ];
}

function rearranging(
  view: ZigguratView,
  sharing: Sharing,
  plan: Plan,
  set: (change: Partial<Plan>) => void,
  phone: boolean,
): Offer[] {
  const { open, after, held, limit } = sharing;
  const change = (cell: string, by: 1 | -1): Offer[] => {
    const cubes = (after.get(cell) ?? 0) + by;
    if (cubes < 0 || cubes > limit || (by > 0 && held === 0)) return [];
    const label = message(`ur_ziggurat_board/does-${by > 0 ? "plus" : "minus"}`, { cell });
    const counts = new Map(plan.counts).set(cell, cubes);
    return [
      ownOffer(label, [`${by > 0 ? "plus" : "minus"}:${cell}`], { run: () => set({ counts }) }),
    ];
  };
  const near = phone ? open.filter((cell) => cell === plan.picked) : open;
  const best = bestFor(view, sharing);
  const differs = open.some((cell) => best.get(cell) !== after.get(cell));
  const changed = open.some((cell) => after.get(cell) !== sharing.before.get(cell));
  return [
    ...near.flatMap((cell) => change(cell, -1)),
    ...near.flatMap((cell) => change(cell, 1)),
    ...(phone
      ? open.map((cell) =>
          ownOffer(message("ur_ziggurat_board/does-pick", { cell }), [TILE + cell], {
            run: () => set({ picked: cell }),
          }),
        )
      : []),
    ...(canStay(sharing)
      ? [
          ownOffer(message("ur_ziggurat_board/does-leave"), ["politics:leave"], {
            moves: answersOf(sharing, sharing.before),
          }),
        ]
      : []),
    ...(differs
      ? [
          ownOffer(message("ur_ziggurat_board/does-best"), ["politics:best"], {
            run: () => set({ counts: best }),
          }),
        ]
      : []),
    ...(held === 0 && changed
      ? [
          ownOffer(message("ur_ziggurat_board/does-share"), ["politics:share"], {
            moves: answersOf(sharing, after),
          }),
        ]
      : []),
  ];
}

/** Take a tile, with the side that shall lie up; which one that is can be changed before. */
function exchanges(
  view: ZigguratView,
  prompt: Prompt,
  plan: Plan,
  set: (change: Partial<Plan>) => void,
): Offer[] {
  const up = typeName(kindOn(view, prompt.seat, plan.side));
  const other = otherSide(plan.side);
  return [
    ...prompt.actions.map((each) =>
      ownOffer(message("ur_ziggurat_board/does-swap", { take: each.label, up }), each.targets, {
        moves: [each.move, `up ${plan.side}`],
      }),
    ),
    ownOffer(
      message("ur_ziggurat/label-up", { up: typeName(kindOn(view, prompt.seat, other)) }),
      [`side:${other}`],
      { run: () => set({ side: other }) },
    ),
  ];
}

/** What can be chosen as it is drawn here, in place of the answers themselves; none: those alone. */
export function coursesOf(
  view: ZigguratView,
  prompt: Prompt | null,
  plan: Plan,
  set: (change: Partial<Plan>) => void,
  phone: boolean,
): Offer[] {
  switch (prompt?.decision) {
    case "choose_option":
      return menu(view, prompt);
    case "choose_order":
      return prompt.actions.map((each) =>
        drawnAs(each, [`order:${each.move.replace("order ", "")}`]),
      );
    case "choose_single_plan":
      return prompt.actions.map((each) =>
        drawnAs(each, [`plan:${each.move.replace("plan ", "").replace(" ", "-")}`]),
      );
    case "politics_assign": {
      const sharing = sharingOf(view, prompt, plan.counts);
      return sharing ? rearranging(view, sharing, plan, set, phone) : [];
    }
    case "war_attack":
    case "build_second":
      return prompt.actions.map((each) =>
        each.move === "stop" ? drawnAs(each, ["war:stop"]) : each,
      );
    case "war_move":
      return prompt.actions.map((each) => drawnAs(each, [each.move.replace("move ", "move:")]));
    case "exchange_target":
      return exchanges(view, prompt, plan, set);
    case "exchange_side":
      return prompt.actions.map((each) => drawnAs(each, [`side:${each.move.replace("up ", "")}`]));
    default:
      return [];
  }
}

/** Offers the courses at this table. */
export function useCourses(view: ZigguratView): void {
  const table = useTable();
  const prompt = useShown((shown) => (shown.prompt?.seat === shown.seat ? shown.prompt : null));
  const [plan, set] = usePlan(view);
  const phone = usePhone();
  useEffect(() => {
    const courses = coursesOf(view, prompt, plan, set, phone);
    if (courses.length === 0) return undefined;
    table.offerMore(courses, true);
    return () => table.offerMore([]);
  }, [table, view, prompt, plan, phone]);
}
