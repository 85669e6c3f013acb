/**
 * The board is the menu: what an action leads to is offered from the things themselves, whole courses
 * at once, and exchanges as pairs of what is given and taken. Which of them are legal the house says.
 */
import { scribes_max_per_player as MOST_SCRIBES } from "../../../../src/edubba/games/after_the_flood/data.json";
import type { FloodView } from "../../generated/views";
import { remaining, verbOf } from "../../play/choice";
import type { Offer } from "../../play/choice";
import { planning } from "../../play/courses";
import type { Courses } from "../../play/courses";
import { useOffers, useShown, useTable } from "../../play/table";
import type { Prompt } from "../../play/table";
import type { Store } from "../../store";
import { message } from "../../words";
import type { Message } from "../../words";
import { armiesOf, destroyCost } from "./forecast";
import { LUXURIES, VALUES } from "./goods";
import { goodName, placeName, seatName, seatOf } from "./words";

/** A question, and the table that it is asked about. */
export interface Asked {
  view: FloodView;
  prompt: Prompt;
}

/** What is being set up at this screen before it is sent. */
export interface Plan {
  /** How many workers go, where fewer than possible are wished. */
  count: number | null;
  /** Luxuries laid beside the wood. */
  luxuries: readonly string[];
  /** The area whose defenders are looked at before anybody rolls. */
  fight: string | null;
}

export const NO_PLAN: Plan = { count: null, luxuries: [], fight: null };
export const usePlan = planning(NO_PLAN);

export const wordOf = (move: string): string => move.split(" ")[1] ?? "";

export interface Pair {
  area: string | null;
  get: string;
  give: string;
}

/** The exchange that a move makes: abroad, or by a tool maker; null for any other move. */
export function pairOf(move: string): Pair | null {
  if (verbOf(move) === "make_tool") return { area: null, get: "tools", give: "metal" };
  if (verbOf(move) !== "trade") return null;
  const [area = "", get = "", give = ""] = wordOf(move).split(":");
  return { area, get, give };
}

export const pairElement = (move: string): string => `pair:${wordOf(move) || "tools"}`;

/** The move that an offer ends with. */
export const lastMove = (offer: Offer): string => offer.moves?.at(-1) ?? offer.move;

const armiesIn = (view: FloodView, area: string): number =>
  view.areas.find(({ id }) => id === area)?.armies ?? 0;

/** So many exchanges are listed at once beside the map; of more, the area or the good comes first. */
const LISTED = 12;

const tooMany = (moves: readonly string[], phone: boolean): boolean =>
  !phone && moves.filter((move) => pairOf(move) !== null).length > LISTED;

/** From which things a move can be begun, each a path of its own. */
function waysTo(view: FloodView, move: string, colour: string, crowded: boolean): string[][] {
  const what = wordOf(move);
  switch (verbOf(move)) {
    case "build":
    case "empire_area":
      return [[`area:${what}`]];
    case "pw_spend":
      return [[`good:${colour}:${what}`]];
    case "pw_scribe":
      return [["box:scribes_ready"]];
    case "empire":
      return [[`empire:${what}`]];
    case "invade":
    case "reenter":
      return armiesIn(view, what) === 0 ? [[`area:${what}`]] : [[`fight:${what}`]];
    case "destroy":
      return [[`city:${what}`]];
    case "reinforce":
      return [[`army:${what}`]];
    case "make_tool":
      return [[pairElement(move)], ["box:tool_makers_ready"]];
    case "trade": {
      const { area, get } = pairOf(move) ?? { area: "", get: "" };
      const pair = pairElement(move);
      const narrowed = [
        [`area:${area}`, pair],
        [`stock:${get}`, pair],
      ];
      return crowded ? narrowed : [[pair], ...narrowed];
    }
    default:
      return [];
  }
}

/** What a move of the view is called; the house words only what it asks now. */
function labelOf(view: FloodView, seat: number, move: string): Message {
  const what = wordOf(move);
  const area = view.areas.find(({ id }) => id === what);
  const facts = {
    area: placeName(what),
    holder: seatName(seatOf(view, area?.holder ?? null)),
    owner: seatName(seatOf(view, area?.city ?? null)),
    defenders: area?.armies ?? 0,
    cost: destroyCost(view, seatOf(view, area?.city ?? null)),
  };
  switch (verbOf(move)) {
    case "pw_spend":
      return message("after_the_flood/label-pw_spend", {
        good: goodName(what),
        workers: Math.min(VALUES[what] ?? 0, view.players[seat]?.workers_available ?? 0),
      });
    case "trade": {
      const pair = pairOf(move);
      return message("after_the_flood/label-trade", {
        area: placeName(pair?.area ?? ""),
        get: goodName(pair?.get ?? ""),
        good: goodName(pair?.give ?? ""),
        extra: 0,
      });
    }
    case "empire": {
      const empire = view.empires.find(({ id }) => id === what);
      return message("after_the_flood_board/begin-empire", {
        empire: placeName(empire?.home ?? "sumer"),
        armies: armiesOf(view, seat, what),
      });
    }
    case "build":
      return message("after_the_flood_board/begin-build", facts);
    case "destroy":
      return message("after_the_flood/label-destroy", facts);
    default:
      return message(`after_the_flood/label-${verbOf(move)}`, facts);
  }
}

/** On a phone these are out of sight or small while the board is asked for: the verbs lead to them. */
const outOfSight = (phone: boolean, way: string[]): boolean =>
  phone && /^(good|stock|empire):/.test(way[0] ?? "");

/** At the choice of an action: the verbs, and everything that begins one of them by itself. */
function beginnings(view: FloodView, prompt: Prompt, phone: boolean): Offer[] {
  const colour = view.players[prompt.seat]?.colour ?? "";
  const found: Offer[] = [];
  let id = 0;
  for (const act of view.acts) {
    const raw = prompt.actions.find(({ move }) => move === `act ${act.id}`);
    if (!raw) continue;
    const verb = `verb:${act.id}`;
    if (act.moves.length === 0) found.push({ ...raw, targets: [verb] });
    for (const move of act.moves) {
      const offer = { move, label: labelOf(view, prompt.seat, move), moves: [raw.move, move] };
      const ways = waysTo(view, move, colour, tooMany(act.moves, phone));
      for (const [at, way] of ways.entries()) {
        // The first way is that of the list of the verb; pairs stand in no other list.
        if (at === 0) found.push({ ...offer, id: (id -= 1), targets: [verb, ...way] });
        const listed = way[0]?.startsWith("pair:") ?? false;
        if (!listed && !outOfSight(phone, way)) {
          found.push({ ...offer, id: (id -= 1), targets: way });
        }
      }
    }
  }
  return found;
}

/** What a payment takes from, as the house names it. */
const paymentElement = (colour: string, payment: string): string =>
  payment === "worker"
    ? `workers:${colour}`
    : payment === "army"
      ? `armies:${colour}`
      : `good:${colour}:${payment}`;

const paymentName = (payment: string): Message =>
  payment === "worker" || payment === "army"
    ? message(`after_the_flood/pay-${payment}`)
    : message("after_the_flood/pay-good", { good: goodName(payment) });

/** Once somebody has passed, what pays for an action is chosen last; where one thing begins several, which first. */
function paidFor(view: FloodView, prompt: Prompt, offers: Offer[]): Offer[] {
  const colour = view.players[prompt.seat]?.colour ?? "";
  const acts = new Map<string, Set<string>>();
  for (const { targets, moves } of offers) {
    const [begun = ""] = targets;
    acts.set(begun, (acts.get(begun) ?? new Set()).add(moves?.[0] ?? ""));
  }
  let id = -10_000;
  return offers.flatMap((offer) => {
    const [first = "", ...rest] = offer.moves ?? [];
    const act = view.acts.find((each) => first === `act ${each.id}`);
    const payments = Object.entries(act?.payments ?? {});
    if (!act || payments.length === 0) return [offer];
    const [begun = "", ...further] = offer.targets;
    const several = (acts.get(begun)?.size ?? 0) > 1;
    const before = several ? [begun, `verb:${act.id}`, ...further] : offer.targets;
    return payments
      .filter(([, spoilt]) => !rest.some((move) => spoilt.includes(move)))
      .map(([payment]) => ({
        id: (id -= 1),
        move: offer.move,
        label: message("after_the_flood_board/paid-with", {
          action: offer.label,
          payment: paymentName(payment),
        }),
        targets: [...before, paymentElement(colour, payment)],
        moves: [first, `pay ${payment}`, ...rest],
      }));
  });
}

const isPaid = ({ moves }: Offer): boolean =>
  moves !== undefined && verbOf(moves[1] ?? "") === "pay";

/** The action of which the payment is all that is still to be chosen; null while there is more. */
export function actToPay(offers: readonly Offer[], path: readonly string[]): string | null {
  const left = remaining(offers, path);
  const paying = left.every((each) => isPaid(each) && each.targets.length === path.length + 1);
  const [first] = left;
  return first && paying ? wordOf(first.moves?.[0] ?? "") : null;
}

/** The elements of which one is chosen next. */
export function useAsked(): string[] {
  const table = useTable();
  useOffers();
  useShown((shown) => shown.path);
  useShown((shown) => shown.waiting);
  return table.asked();
}

/** What is asked of whoever has begun an action: what pays for it, once nothing else is open. */
export function askedOf(offers: readonly Offer[], path: readonly string[]): Message | null {
  const left = remaining(offers, path);
  const chosen = left.every(({ targets }) => targets.length === path.length);
  if (path.length === 0 || chosen) return null;
  const paid = actToPay(offers, path);
  if (paid !== null) {
    const act = message(`after_the_flood/act-${paid}`);
    return message("after_the_flood_board/next-payment", { act });
  }
  const acts = new Set(left.map(({ moves }) => moves?.[0] ?? ""));
  const [begun = ""] = acts;
  if (acts.size > 1 || verbOf(begun) !== "act") return null;
  return message(`after_the_flood_board/next-${wordOf(begun)}`);
}

const along = (offer: Omit<Offer, "targets">, targets: string[]): Offer => ({ ...offer, targets });

/** Offers of the house with the paths of this board. */
function repathed(view: FloodView, prompt: Prompt, phone: boolean): Offer[] {
  const colour = view.players[prompt.seat]?.colour ?? "";
  const moves = prompt.actions.map(({ move }) => move);
  const crowded = tooMany(moves, phone);
  return prompt.actions.flatMap((offer) => {
    const pair = pairOf(offer.move);
    const ways = waysTo(view, offer.move, colour, crowded);
    if (ways.length === 0) return [offer];
    if (pair && !phone && pair.area !== null) {
      ways.push([`good:${colour}:${pair.give}`, pairElement(offer.move)]);
    }
    const seen = ways.filter((way) => !(phone && pair && way[0] !== pairElement(offer.move)));
    return seen.map((targets) => along(offer, targets));
  });
}

/** The most workers that a piece can bring somewhere. */
export function mostWorkers(view: FloodView, seat: number, good: string, place: string): number {
  const available = view.players[seat]?.workers_available ?? 0;
  const most = Math.min(VALUES[good] ?? 0, available);
  if (place !== "scribes") return most;
  const there = view.boxes
    .filter(({ id }) => id.startsWith("scribes_"))
    .reduce((sum, { workers }) => sum + (workers[seat] ?? 0), 0);
  return Math.min(most, MOST_SCRIBES - there);
}

/** The good that is being spent, as the question names it. */
export function spentGood(prompt: Prompt): string {
  const good = prompt.prompt.args["good"];
  return typeof good === "object" ? good.id.replace(/^.*\/good-/, "") : "";
}

/** Place and number at once. */
function placings(view: FloodView, prompt: Prompt, plan: Plan): Offer[] {
  return prompt.actions.map((offer) => {
    const place = wordOf(offer.move);
    const most = mostWorkers(view, prompt.seat, spentGood(prompt), place);
    const count = Math.min(plan.count ?? most, most);
    const { move, targets } = offer;
    const label = message("after_the_flood_board/place-in", { count, place: placeName(place) });
    if (most < 2) return { ...offer, label };
    return { id: -1 - offer.id, move, label, targets, moves: [move, `pw_count ${count}`] };
  });
}

/** Luxuries are laid down and taken back in any order; one button then expands the city. */
function luxuryChoices(
  view: FloodView,
  prompt: Prompt,
  plan: Plan,
  store: Store<Plan>,
  phone: boolean,
): Offer[] {
  const player = view.players[prompt.seat];
  const bits = plan.luxuries.reduce((sum, good) => sum + 2 ** LUXURIES.indexOf(good), 0);
  const chosen = prompt.actions.filter(({ move }) => move === `luxuries ${bits}`);
  const toggles = LUXURIES.filter((good) => (player?.resources[good] ?? 0) > 0).flatMap(
    (good, at) => {
      const taken = plan.luxuries.includes(good);
      const run = (): void =>
        store.update({
          luxuries: taken
            ? plan.luxuries.filter((each) => each !== good)
            : [...plan.luxuries, good],
        });
      const label = message(
        taken ? "after_the_flood_board/take-back" : "after_the_flood_board/lay-down",
        { good: goodName(good) },
      );
      const offer = { id: -1 - at, move: `luxury ${good}`, label, run };
      const own = { ...offer, targets: [`good:${player?.colour}:${good}`] };
      return phone
        ? [{ ...offer, targets: [`luxury:${good}`] }]
        : [{ ...offer, targets: [`luxury:${good}`] }, own];
    },
  );
  return [...toggles, ...chosen];
}

/** What an attack is called as an element, beside the area that it is on. */
export const FIGHT = "fight:";

/** Nobody rolls dice by one careless click on the map: it shows the odds, and the roll is a second one. */
function withOdds(offers: Offer[], plan: Plan, store: Store<Plan>): Offer[] {
  const fights = offers.filter(({ targets }) => targets.at(-1)?.startsWith(FIGHT));
  const met = fights.find(({ targets }) => targets.at(-1) === `${FIGHT}${plan.fight}`);
  if (met) {
    const run = (): void => store.update({ fight: null });
    const label = message("after_the_flood_board/look-away");
    return [
      { ...met, targets: [`${FIGHT}${plan.fight}`] },
      { id: -1000, move: "look away", label, targets: [], run },
    ];
  }
  const looks = fights.map((offer, at): Offer => {
    const area = offer.targets.at(-1)?.slice(FIGHT.length) ?? "";
    const run = (): void => store.update({ fight: area });
    const targets = [...offer.targets.slice(0, -1), `area:${area}`];
    return { id: -1001 - at, move: `look ${area}`, label: offer.label, targets, run };
  });
  return [...offers.filter((offer) => !fights.includes(offer)), ...looks];
}

function offersOf(
  view: FloodView,
  prompt: Prompt,
  plan: Plan,
  store: Store<Plan>,
  phone: boolean,
): Offer[] {
  if (prompt.actions.length === 0) return [];
  if (prompt.decision === "action") {
    return paidFor(view, prompt, withOdds(beginnings(view, prompt, phone), plan, store));
  }
  if (prompt.decision === "expand") return withOdds(repathed(view, prompt, phone), plan, store);
  if (prompt.decision === "trade") return repathed(view, prompt, phone);
  if (prompt.decision === "spend_to") return placings(view, prompt, plan);
  if (prompt.decision === "luxuries") return luxuryChoices(view, prompt, plan, store, phone);
  return [];
}

/** What is offered at this table in place of the bare answers. */
export function coursesOf(...asked: Parameters<typeof offersOf>): Courses {
  return { offers: offersOf(...asked), alone: true };
}
