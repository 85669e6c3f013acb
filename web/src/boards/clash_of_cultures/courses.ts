/**
 * Whole courses of answers that the map offers at once: a group marches by two clicks, a city
 * collects by its spaces. The house checks every one of them like any other answer.
 */
import type { ClashView, ClashMarchView } from "../../generated/views";
import { ownOffer, verbOf } from "../../play/choice";
import type { Offer } from "../../play/choice";
import { NOTHING } from "../../play/courses";
import type { Courses } from "../../play/courses";
import { useShown } from "../../play/table";
import type { Prompt } from "../../play/table";
import type { Store } from "../../store";
import type { Message } from "../../words";
import { message } from "../../words";
import { landOf } from "./land";
import { NO_PLAN, usePlan } from "./plan";
import type { Plan } from "./plan";
import { offerMoves } from "./offer";
import { chosenPayment, wayOf } from "./payment";
import { kindName } from "./words";

/** Verbs that show their places or things before they are carried out. */
export const LENSES = ["found", "activate", "influence", "play", "use"] as const;
/** On a phone these are far from the thumb: they come when they are asked for. */
const FAR: ReadonlySet<string> = new Set(["influence", "play", "use"]);
/** On a large screen these are always in sight. */
const NEAR: ReadonlySet<string> = new Set(["play", "use"]);
export const kindOf = (unit: string): string => unit.replace(/\d+$/, "");
export const placeOf = (way: string): string => way.slice(way.indexOf(" ") + 1);

/** The march of exactly these units, if they can go together. */
export function marchOf(view: ClashView, squad: Plan["squad"]): ClashMarchView | undefined {
  if (!squad) return undefined;
  const wanted = squad.units.toSorted().join();
  return view.marches.find(
    ({ start, units }) => start === squad.start && units.toSorted().join() === wanted,
  );
}

/** The units that the house has down for the move already, as after an undo. */
export function sentOut(view: ClashView, prompt: Prompt | null): Plan["squad"] {
  const [first, ...others] = view.marches;
  if (prompt?.decision !== "move_with" || prompt.seat !== view.seat || !first) return null;
  // Every group holds them, and nobody is asked for them any more.
  const asked = new Set(prompt.actions.map(({ move }) => move));
  const units = first.units.filter(
    (unit) => !asked.has(`with ${unit}`) && others.every((each) => each.units.includes(unit)),
  );
  return units.length > 0 ? { start: first.start, units } : null;
}

/** The units that are to go: those picked here, else those that the house has down. */
export function useSquad(view: ClashView): Plan["squad"] {
  const [{ squad }] = usePlan();
  const prompt = useShown((shown) => shown.prompt);
  return squad ?? sentOut(view, prompt);
}

/** The largest group of a space out of these kinds of units. */
export function largest(
  view: ClashView,
  start: string,
  kinds: readonly string[],
): ClashMarchView | undefined {
  return view.marches
    .filter((march) => march.start === start && march.units.every((u) => kinds.includes(kindOf(u))))
    .toSorted((one, other) => other.units.length - one.units.length)[0];
}

/** Pick the units of a kind in a space, or put them down again. */
export function withKind(
  view: ClashView,
  squad: Plan["squad"],
  start: string,
  kind: string,
): Plan["squad"] {
  const here = squad?.start === start ? squad.units : [];
  const others = here.filter((unit) => kindOf(unit) !== kind);
  if (here.length > others.length) return others.length > 0 ? { start, units: others } : null;
  const kinds = [...new Set(others.map(kindOf)), kind];
  const joined = largest(view, start, kinds);
  const has = joined?.units.some((unit) => kindOf(unit) === kind);
  const found = has ? joined : largest(view, start, [kind]);
  return found ? { start, units: found.units } : squad;
}

/** One unit more or less of a kind; null where that cannot be. */
export function changed(
  view: ClashView,
  squad: NonNullable<Plan["squad"]>,
  kind: string,
  by: 1 | -1,
): Plan["squad"] {
  const count = (units: readonly string[], of: string): number =>
    units.filter((unit) => kindOf(unit) === of).length;
  const kinds = [...new Set([...squad.units.map(kindOf), kind])];
  const found = view.marches.find(
    ({ start, units }) =>
      start === squad.start &&
      units.every((unit) => kinds.includes(kindOf(unit))) &&
      kinds.every(
        (each) => count(units, each) === count(squad.units, each) + (each === kind ? by : 0),
      ),
  );
  return found ? { start: squad.start, units: found.units } : null;
}

/** Stacks to pick; units that the house has down stay with every group. */
function picks(
  view: ClashView,
  plan: Store<Plan>,
  squad: Plan["squad"] = null,
  sent: Plan["squad"] = null,
): Offer[] {
  const colour = view.players[view.seat]?.colour;
  const stacks = new Map<string, string>();
  for (const { start, units } of view.marches) {
    for (const unit of units) {
      const key = `${start} ${kindOf(unit)}`;
      const lead = stacks.get(key);
      if (lead === undefined || unit.localeCompare(lead, "en", { numeric: true }) < 0) {
        stacks.set(key, unit);
      }
    }
  }
  if (colour === undefined) return [];
  return [...stacks].map(([key, lead]) => {
    const [start = "", kind = ""] = key.split(" ");
    const label = message("clash_of_cultures_board/pick-units", { cell: start });
    return ownOffer(label, [`unit:${lead}`], {
      run: () => {
        const picked = withKind(view, squad, start, kind);
        const whole = sent?.units.every((unit) => picked?.units.includes(unit)) ?? true;
        plan.set({ ...NO_PLAN, squad: whole ? picked : null });
      },
    });
  });
}

/** Where units of one kind go, or several kinds together. */
function whither({ start, units }: NonNullable<Plan["squad"]>): Message {
  const [kind, ...others] = new Set(units.map(kindOf));
  const facts = { cell: start, count: units.length };
  return others.length > 0
    ? message("clash_of_cultures_board/march", { cell: start })
    : message(`clash_of_cultures_board/march-${kind}`, facts);
}

function march(view: ClashView, prompt: Prompt, plan: Plan, store: Store<Plan>): Courses {
  const sent = sentOut(view, prompt);
  const squad = plan.squad ?? sent;
  if (!squad) return NOTHING;
  const begun = { main: ["move", `from ${squad.start}`], move_from: [`from ${squad.start}`] };
  const group = [
    ...(begun[prompt.decision as keyof typeof begun] ?? []),
    ...squad.units.filter((unit) => !sent?.units.includes(unit)).map((unit) => `with ${unit}`),
  ];
  const ways = marchOf(view, squad)?.ways ?? [];
  // Settlers may also stay: their own place founds a city.
  const settlers = squad.units.every((unit) => kindOf(unit) === "settler");
  const founds = settlers
    ? prompt.actions.filter(({ move }) => move === `found ${squad.start}`)
    : [];
  const covers = ({ targets }: Offer): boolean =>
    founds.length > 0 && (targets[0] ?? "").startsWith("unit:settler");
  return {
    alone: true,
    begun: whither(squad),
    picked: group,
    offers: [
      ...picks(view, store, squad, sent).filter(
        (each) => isAt(view, each, squad.start) && !covers(each),
      ),
      ...founds,
      ...ways.map(
        (way) =>
          prompt.actions.find(({ move }) => group.length === 0 && move === way) ??
          ownOffer(
            message(`clash_of_cultures_board/way-${verbOf(way)}`, { cell: placeOf(way) }),
            [`space:${placeOf(way)}`, `button:${verbOf(way)}`],
            { moves: [...group, way] },
          ),
      ),
      ...(plan.squad
        ? [
            ownOffer(message("clash_of_cultures_board/choose-others"), [], {
              run: () => store.set(NO_PLAN),
            }),
          ]
        : []),
    ],
  };
}

function isAt(view: ClashView, offered: Offer, start: string): boolean {
  const unit = offered.targets[0]?.slice("unit:".length);
  return (
    view.players[view.seat]?.units.some(({ id, cell }) => id === unit && cell === start) ?? false
  );
}

/** The menu of a turn: its answers, the units that can march, and the verbs that show their places. */
function menu(
  view: ClashView,
  prompt: Prompt,
  plan: Plan,
  store: Store<Plan>,
  phone: boolean,
): Courses {
  if (plan.partner) return trade(view, plan, store);
  const verbs = new Set(prompt.actions.map(({ move }) => verbOf(move)));
  const back = ownOffer(message("clash_of_cultures_board/other-action"), [], {
    run: () => store.set(NO_PLAN),
  });
  if (plan.lens) {
    const shown = prompt.actions.filter(({ move }) => verbOf(move) === plan.lens);
    const begun = message(`clash_of_cultures_board/next-${plan.lens}`);
    return { alone: true, begun, offers: [...shown, back] };
  }
  const partner = prompt.actions.find(({ move }) => verbOf(move) === "trade");
  return {
    alone: true,
    offers: [
      ...prompt.actions.filter(
        ({ move }) => verbOf(move) !== "trade" && !(phone && FAR.has(verbOf(move))),
      ),
      ...LENSES.filter((verb) => verbs.has(verb) && (phone || !NEAR.has(verb))).map((verb) =>
        ownOffer(message(`clash_of_cultures_board/verb-${verb}`), [`verb:${verb}`], {
          run: () => store.set({ ...NO_PLAN, lens: verb }),
        }),
      ),
      ...(partner
        ? [
            ownOffer(message("clash_of_cultures_board/verb-trade"), ["verb:trade"], {
              run: () => store.set({ ...NO_PLAN, partner: placeOf(partner.move) }),
            }),
          ]
        : []),
      ...(verbs.has("move") ? picks(view, store) : []),
    ],
  };
}

function trade(view: ClashView, plan: Plan, store: Store<Plan>): Courses {
  const moves = offerMoves(view, plan);
  return {
    alone: true,
    begun: message("clash_of_cultures_board/next-trade"),
    offers: [
      ...(moves ? [ownOffer(message("clash_of_cultures_board/send-offer"), [], { moves })] : []),
      ownOffer(message("clash_of_cultures_board/no-offer"), [], { run: () => store.set(NO_PLAN) }),
    ],
  };
}

/** Spaces to take from, as long as the city is only being activated. */
function harvest(view: ClashView): Courses {
  const { harvest: found } = view;
  if (!found) return NOTHING;
  const offers = Object.entries(found.yields).flatMap(([cell, kinds]) =>
    kinds.map((kind) =>
      ownOffer(
        message("clash_of_cultures_board/collect-one", { cell, kind: kindName(kind) }),
        kinds.length > 1 ? [`space:${cell}`, `button:${kind}`] : [`space:${cell}`],
        { moves: ["collect", `pick ${cell}`, ...(kinds.length > 1 ? [`kind ${kind}`] : [])] },
      ),
    ),
  );
  const all = bestHarvest(view);
  if (all)
    offers.push(
      ownOffer(message("clash_of_cultures_board/collect-most"), ["verb:collect_most"], {
        moves: all.moves,
      }),
    );
  return { offers, alone: false };
}

/**
 * A good harvest by one click: from as many spaces as the city can, of each kind what one has the
 * least of. One sea at most, since only one gives food, and one space far away.
 */
export function bestHarvest(
  view: ClashView,
): { moves: string[]; gains: Record<string, number> } | null {
  const { harvest: found } = view;
  const own = view.players[view.seat];
  if (!found || !own) return null;
  const land = landOf(view);
  const near = new Set([found.city, ...(land.cells.get(found.city)?.near ?? [])]);
  const gains: Record<string, number> = {};
  const has = (kind: string): number => (own.goods[kind] ?? 0) + (gains[kind] ?? 0);
  const full = (kind: string): boolean => has(kind) >= (own.maximum[kind] ?? Infinity);
  const isSea = ([cell]: [string, string[]]): boolean => land.cells.get(cell)?.terrain === "sea";
  const isFar = ([cell]: [string, string[]]): boolean => !near.has(cell);
  // The sea first: what it gives depends on whether another one gave food.
  const all = Object.entries(found.yields);
  const left = [...all.filter(isSea).slice(0, 1), ...all.filter((each) => !isSea(each))];
  const moves = ["collect"];
  let [far, taken] = [0, 0];
  while (taken < found.left && left.length > 0) {
    const sea = left.find(isSea);
    const open = (sea ? [sea] : left).filter((each) => !isFar(each) || far === 0);
    const choices = open.flatMap((each) => each[1].map((kind) => ({ each, kind })));
    const best = choices
      .filter(({ kind }) => !full(kind))
      .toSorted((one, other) => has(one.kind) - has(other.kind))[0];
    if (!best) {
      if (!sea) break;
      left.splice(left.indexOf(sea), 1);
      continue;
    }
    const { each, kind } = best;
    left.splice(left.indexOf(each), 1);
    moves.push(`pick ${each[0]}`, ...(each[1].length > 1 ? [`kind ${kind}`] : []));
    gains[kind] = (gains[kind] ?? 0) + 1;
    far += isFar(each) ? 1 : 0;
    taken += 1;
  }
  return taken > 1 ? { moves, gains } : null;
}

/** Razing what is one's own takes a second click. */
function raze(prompt: Prompt, plan: Plan, store: Store<Plan>): Courses {
  return {
    alone: true,
    offers: prompt.actions.map((each) =>
      verbOf(each.move) !== "pick" || plan.warned === each.move
        ? each
        : ownOffer(each.label, each.targets, {
            run: () => store.set({ ...NO_PLAN, warned: each.move }),
          }),
    ),
  };
}

/** The whole payment by one answer, as it lies ready; else back to what the price names. */
function payment(view: ClashView, plan: Plan, store: Store<Plan>): Courses {
  if (view.payments.length === 0) return NOTHING;
  const way = wayOf(view, chosenPayment(view, plan));
  const moves = way?.counts.map((count) => `count ${count}`);
  const offer = moves
    ? ownOffer(message("clash_of_cultures_board/pay-this"), [], { moves })
    : ownOffer(message("clash_of_cultures_board/pay-anew"), [], {
        run: () => store.set(NO_PLAN),
      });
  return { alone: true, begun: message("clash_of_cultures_board/next-pay"), offers: [offer] };
}

export function coursesOf(
  view: ClashView,
  prompt: Prompt,
  plan: Plan,
  store: Store<Plan>,
  phone: boolean,
): Courses {
  if (prompt.seat !== view.seat) return NOTHING;
  switch (prompt.decision) {
    case "main":
      return plan.squad ? march(view, prompt, plan, store) : menu(view, prompt, plan, store, phone);
    case "move_from":
      if (plan.squad) return march(view, prompt, plan, store);
      return {
        alone: true,
        offers: [
          ...prompt.actions.filter(({ move }) => verbOf(move) !== "from"),
          ...picks(view, store),
        ],
      };
    case "move_with":
      return plan.squad || sentOut(view, prompt)
        ? march(view, prompt, plan, store)
        : { alone: true, offers: picks(view, store) };
    case "activation":
      return harvest(view);
    case "raze":
      return raze(prompt, plan, store);
    case "pay":
      return payment(view, plan, store);
    default:
      return NOTHING;
  }
}
