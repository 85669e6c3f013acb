/** What a choice would do, before it is made: what is paid and gained, and what would stand where. */
import type { ClashInfluenceView, ClashView } from "../../generated/views";
import { verbOf } from "../../play/choice";
import type { Offer } from "../../play/choice";
import { useForeseen } from "../../play/foreseen";
import { useShown } from "../../play/table";
import type { Prompt } from "../../play/table";
import { placeOf } from "./courses";
import { moodAfter, moodRaised } from "./labels";
import { usePlan } from "./plan";
import type { Plan } from "./plan";
import { chosenPayment } from "./payment";
import type { Goods } from "./prices";

export interface Ghost {
  cell: string;
  kind: "piece" | "wonder" | "unit" | "mood";
  /** Which building, Wonder, unit or mood. */
  of: string;
}

export interface Outlook {
  ghosts: readonly Ghost[];
  /** How much more or less of goods, and of what the line of a seat counts, the person would have. */
  changes: Readonly<Record<string, number>>;
  /** The city that would be influenced. */
  attempt: string | null;
}

const NOTHING: Outlook = { ghosts: [], changes: {}, attempt: null };

/** What is drawn or told of as soon as it is pointed at; marches and harvests lie on the map before. */
const FORETOLD: ReadonlySet<string> = new Set(
  "advance found piece wonder build influence play use".split(" "),
);

export const foretells = ({ move, moves, run }: Offer): boolean =>
  !run && FORETOLD.has(verbOf(moves?.at(-1) ?? move));

/** Where the kind that is chosen is one that is taken. */
const TAKES: ReadonlySet<string> = new Set(
  "activation collect_space collect_kind choose_token refund".split(" "),
);

/** The city of a building that may be influenced. */
export const influencedIn = (targets: readonly string[]): string | null =>
  /^piece:(.*)\./u.exec(targets[0] ?? "")?.[1] ?? null;

const cellOf = (prompt: Prompt): string => String(prompt.prompt.args["cell"] ?? "");

/** Adds up what the answers of one choice do. */
class Sum {
  readonly ghosts: Ghost[] = [];
  readonly changes: Record<string, number> = {};
  attempt: string | null = null;

  readonly view: ClashView;
  readonly prompt: Prompt;

  constructor(view: ClashView, prompt: Prompt) {
    this.view = view;
    this.prompt = prompt;
  }

  add(kind: string, count = 1): void {
    this.changes[kind] = (this.changes[kind] ?? 0) + count;
  }

  pay(price: Goods | undefined): void {
    for (const [kind, count] of Object.entries(price ?? {})) this.add(kind, -count);
  }

  /** Goods that a full track has no room for are lost. */
  take(kind: string): void {
    const own = this.view.players[this.view.seat];
    const held = (own?.goods[kind] ?? 0) + (this.changes[kind] ?? 0);
    if (held < (own?.maximum[kind] ?? Infinity)) this.add(kind);
  }

  show(kind: Ghost["kind"], of: string | null | undefined, cell: string): void {
    if (of && cell) this.ghosts.push({ kind, of, cell });
  }

  answer(move: string, targets: readonly string[]): void {
    const { view, prompt } = this;
    const { decision } = prompt;
    const what = placeOf(move);
    const cell = cellOf(prompt);
    switch (verbOf(move)) {
      case "advance":
        if (decision === "main") this.pay(view.prices?.advances[what]);
        this.#advance(what);
        break;
      case "found":
        this.add("settlement");
        this.show("piece", "settlement", what);
        break;
      case "activate":
        this.show("mood", moodAfter(cityAt(view, what)), what);
        break;
      case "influence":
        this.attempt = what;
        this.add("culture", -(view.prices?.influence[what]?.tokens ?? 0));
        break;
      case "piece":
        if (decision === "activation") this.pay(view.prices?.pieces[what]);
        this.show("piece", what, influencedIn(targets) ?? cell);
        break;
      case "wonder":
        this.pay(view.glossary.wonders[what]?.cost);
        this.show("wonder", what, cell);
        break;
      case "build":
        this.#build(what, cell);
        break;
      case "play":
        this.pay(view.glossary.cards[what]?.civil.cost);
        this.add("card", -1);
        break;
      case "use":
        this.pay(view.prices?.uses[what]);
        break;
      case "pick":
        this.#pick(what);
        break;
      case "kind":
        if (TAKES.has(decision)) this.take(what);
        break;
    }
  }

  #advance(id: string): void {
    const outline = this.view.glossary.advances[id]?.outline;
    this.add("advance");
    if (outline) this.take(outline === "happiness" ? "mood" : "culture");
  }

  #build(what: string, cell: string): void {
    const kind = what.replace(/^.*_/u, "");
    const port = kind === "ship" ? cityAt(this.view, cell)?.port : null;
    this.pay(this.view.prices?.units[what]);
    this.add(kind);
    this.show("unit", kind, port ?? cell);
  }

  #pick(cell: string): void {
    const { view, prompt } = this;
    if (prompt.decision === "civic_step") {
      this.pay(view.prices?.civic[cell]);
      this.show("mood", moodRaised(cityAt(view, cell)), cell);
      return;
    }
    const [kind, another] = TAKES.has(prompt.decision) ? (view.harvest?.yields[cell] ?? []) : [];
    if (kind && !another) this.take(kind);
  }
}

const cityAt = (view: ClashView, cell: string): ClashView["cities"][number] | undefined =>
  view.cities.find((city) => city.cell === cell);

export function outlookOf(view: ClashView, prompt: Prompt, offer: Offer): Outlook {
  const sum = new Sum(view, prompt);
  for (const move of offer.moves ?? [offer.move]) sum.answer(move, offer.targets);
  return sum;
}

/** What is being put together on a form: a payment, an offer. */
function planned(view: ClashView, prompt: Prompt, plan: Plan): Outlook | null {
  const changes: Record<string, number> = {};
  const add = (goods: Goods, sign: 1 | -1): void => {
    for (const [kind, count] of Object.entries(goods)) {
      changes[kind] = (changes[kind] ?? 0) + sign * count;
    }
  };
  if (prompt.decision === "pay") add(chosenPayment(view, plan), -1);
  else if (plan.partner === null) return null;
  add(plan.gives.counts, -1);
  add(plan.wants.counts, 1);
  return { ...NOTHING, changes };
}

/** The one choice that is pointed at, focused, or waits for its confirmation. */
export function useOutlook(view: ClashView): Outlook {
  const [plan] = usePlan();
  const prompt = useShown((shown) => shown.prompt);
  const [offer, another] = useForeseen();
  if (!prompt || prompt.seat !== view.seat) return NOTHING;
  const plans = planned(view, prompt, plan);
  if (plans) return plans;
  return offer && !another && !offer.run ? outlookOf(view, prompt, offer) : NOTHING;
}

const FACES = 6;

/** How likely a throw of the die comes to at least this. */
const shareOf = (needs: number): number => (FACES + 1 - Math.max(needs, 1)) / FACES;

/** The chance of an attempt by the die alone, what a Culture token adds, and with all there are. */
export function chancesOf({ needs, boosts }: ClashInfluenceView): {
  die: number;
  token: number;
  most: number;
} {
  return { die: shareOf(needs), token: 1 / FACES, most: shareOf(needs - boosts) };
}
