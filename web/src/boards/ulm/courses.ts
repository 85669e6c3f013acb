/**
 * Whole courses from the things on the board: while actions of the line are left, a pushed-out tile
 * clears its side away, a quarter is sealed, a space is sailed to and two tiles buy a card, each at
 * once. The rules make forced choices by themselves, so those are left out of the answers sent.
 */
import { useEffect } from "preact/hooks";

import type { UlmView } from "../../generated/views";
import { verbOf } from "../../play/choice";
import type { Offer } from "../../play/choice";
import { useShown, useTable } from "../../play/table";
import type { Prompt } from "../../play/table";
import { usePhone } from "../../ui/narrow";
import { message } from "../../words";
import type { Message } from "../../words";
import { SLOTS } from "./push";
import { points } from "./river";
import { COLOURS } from "./tiles";

const TILE = "tile:";
/** The decrees under which a card may be had for less than two tiles. */
export const CHEAPER = ["tower_guild_rates", "tower_book_fair"];

interface Course {
  label: Message;
  targets: string[];
  moves: string[];
}

function clearings(view: UlmView): Course[] {
  const sides = ["n", "e", "s", "w"].filter((side) =>
    SLOTS.some((slot, at) => slot[0] === side && view.outer[at]?.colour),
  );
  return sides.map((side) => ({
    label: message("ulm_board/course-clear", { side: message(`ulm/side-${side}`) }),
    targets: [`side:${side}`],
    moves: ["use_action white", ...(sides.length > 1 ? [`clear_side ${side}`] : [])],
  }));
}

function sailings(view: UlmView): Course[] {
  const { sails } = view.turn;
  return sails.map((space, at) => ({
    label: message("ulm_board/course-river", { points: points(view.river[space]?.vp ?? 0) }),
    targets: [`space:${space}`],
    moves: ["use_action turquoise", ...(sails.length > 1 ? [`move_steps ${at + 1}`] : [])],
  }));
}

/** Coins of the line come first: they may pay for the seal. */
function sealings(view: UlmView, price: number, money: boolean): Course[] {
  const { reach } = view.turn;
  const first = money ? ["use_action gray"] : [];
  return reach.map((id) => {
    const quarter = view.quarters.find((each) => each.id === id);
    const facts = { privilege: quarter?.privilege ?? "", price };
    return {
      label: message(
        first.length > 0 ? "ulm_board/course-money-seal" : "ulm_board/course-seal",
        facts,
      ),
      targets: [`quarter:${id}`],
      moves: [...first, "use_action orange", ...(reach.length > 1 ? [`seal_quarter ${id}`] : [])],
    };
  });
}

/** Two tiles of the supply for a card, where nothing but tiles is asked for it. */
function purchases(view: UlmView): Course[] {
  const player = view.players[view.to_move];
  const reduced = CHEAPER.includes(view.tower?.id ?? "");
  if (!player || reduced || view.draw_pile + view.discard.length === 0) return [];
  const pairs = COLOURS.flatMap((one, at) =>
    COLOURS.slice(at)
      .filter((other) => (player.tiles[one] ?? 0) > 0 && (player.tiles[other] ?? 0) > 0)
      .filter((other) => one !== other || (player.tiles[one] ?? 0) > 1)
      .map((other): [string, string] => [one, other]),
  );
  const plays =
    player.hand.length + player.hidden > 0 && !(view.turn.one_play && view.turn.free_plays === 0);
  return pairs.flatMap(([one, other]) => {
    const label = message("ulm_board/course-card", {
      one: message(`ulm/colour-${one}`),
      other: message(`ulm/colour-${other}`),
    });
    const targets = [one, other].map((colour) => `${TILE}${player.seat}:${colour}`);
    const moves = [
      "use_action brown",
      ...(plays ? ["card_mode buy"] : []),
      ...(pairs.length > 1 ? [`pay_pair ${one}+${other}`] : []),
    ];
    return inAnyOrder({ label, targets, moves });
  });
}

/** Two different things may be picked in either order. */
function inAnyOrder<C extends { targets: string[] }>(course: C): C[] {
  const turned = course.targets.toReversed();
  return turned[0] === course.targets[0] ? [course] : [course, { ...course, targets: turned }];
}

const PLAY = "verb:play";
const BEGUN: Record<string, string> = {
  exchange_dock: "verb:exchange",
  play_face_up: PLAY,
  play_immediate: PLAY,
};

/** The same answers begun by their verbs, of those that no thing on the board stands for. */
function verbsOf(offers: readonly Offer[]): Offer[] {
  return offers.flatMap((offer) => {
    const verb = BEGUN[verbOf(offer.move)];
    return verb ? [{ ...offer, targets: [verb, ...offer.targets] }] : [];
  });
}

/** What can be begun from the things themselves, as long as this is asked. */
export function coursesOf(view: UlmView, prompt: Prompt | null): Offer[] {
  if (!prompt || prompt.seat !== view.seat) return [];
  if (prompt.decision === "buy_card")
    return prompt.actions.flatMap((each) => inAnyOrder(each).slice(1));
  const begun = verbsOf(prompt.actions);
  if (prompt.decision !== "action_menu") return begun;
  const can = new Map(prompt.actions.map((offer) => [offer.move, offer]));
  const player = view.players[view.to_move];
  const seal = can.get("use_action orange");
  const free = seal?.label.args["free"] === 1;
  const price = free ? 0 : view.turn.seal_price;
  const money = can.has("use_action gray") && price > 0;
  const purse = (player?.coins ?? 0) + (money ? view.turn.money : 0);
  const waits = (view.turn.line["orange"] ?? 0) > 0 && (player?.seals ?? 0) > 0 && purse >= price;
  const found: Course[] = [];
  if (can.has("use_action white")) found.push(...clearings(view));
  if (can.has("use_action turquoise")) found.push(...sailings(view));
  if (seal || waits) found.push(...sealings(view, price, money));
  if (can.has("use_action brown")) found.push(...purchases(view));
  const courses = found.map(({ label, targets, moves }, at) => {
    return { id: -1 - at, move: moves.join(", "), label, targets, moves };
  });
  return [...courses, ...begun];
}

/** Offers the courses at this table. */
export function useCourses(view: UlmView): void {
  const table = useTable();
  const prompt = useShown((shown) => shown.prompt);
  const phone = usePhone();
  useEffect(() => {
    // There the own tiles are out of sight while the board is asked for, and the hand is beside it.
    const all = coursesOf(view, prompt);
    const courses = phone
      ? all.filter(({ targets: [first] }) => first !== PLAY && !first?.startsWith(TILE))
      : all;
    if (courses.length === 0) return undefined;
    table.offerMore(courses);
    return () => table.offerMore([]);
  }, [table, view, prompt, phone]);
}
