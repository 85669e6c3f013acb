/** What the choice pointed at would do, before it is done: who would come where, what would be paid. */
import { repeat_expand_cost as REPEAT } from "../../../../src/edubba/games/after_the_flood/data.json";
import type { FloodView } from "../../generated/views";
import { verbOf } from "../../play/choice";
import type { Offer } from "../../play/choice";
import { useForeseen } from "../../play/foreseen";
import { useShown } from "../../play/table";
import type { Prompt } from "../../play/table";
import { FIGHT, lastMove, pairOf, usePlan, wordOf } from "./courses";
import { armiesOf, destroyCost } from "./forecast";
import { ARMIES } from "./goods";
import { seatOf } from "./words";

export interface Ghost {
  kind: "worker" | "soldier" | "city";
  place: string;
  count: number;
}

export interface Outlook {
  ghost: Ghost | null;
  /** By good, and `workers` and `armies`: how much more or less the player to move would have. */
  changes: Readonly<Record<string, number>>;
}

const NOTHING: Outlook = { ghost: null, changes: {} };

function ghostOf(offer: Offer): Ghost | null {
  const moves = offer.moves ?? [offer.move];
  const placed = moves.find((move) => verbOf(move) === "pw_to");
  if (placed !== undefined) {
    const count = Number(wordOf(moves.find((move) => verbOf(move) === "pw_count") ?? "pw_count 1"));
    return { kind: "worker", place: wordOf(placed), count };
  }
  const move = lastMove(offer);
  const place = wordOf(move);
  switch (verbOf(move)) {
    case "pw_dest":
      return place === "stock" ? null : { kind: "worker", place, count: 1 };
    case "build":
      return { kind: "city", place, count: 1 };
    case "invade":
    case "reenter":
    case "reinforce":
    case "empire_area":
      return { kind: "soldier", place, count: 1 };
    default:
      return null;
  }
}

/** What a move takes from or gives to the hand. */
export function changesOf(view: FloodView, seat: number, move: string): Record<string, number> {
  const pair = pairOf(move);
  if (pair) return { [pair.give]: -1, [pair.get]: 1 };
  const what = wordOf(move);
  const idle = view.players[seat]?.armies_unavailable ?? 0;
  switch (verbOf(move)) {
    case "pay":
      return what === "worker"
        ? { workers: -1 }
        : what === "army"
          ? { armies: -1 }
          : { [what]: -1 };
    case "pw_spend":
    case "equip":
    case "pass_add":
      return { [what]: -1 };
    case "buy":
      return { [what]: -1, armies: Math.min(ARMIES[what] ?? 0, idle) };
    case "empire":
      return { armies: armiesOf(view, seat, what) };
    case "invade":
    case "reenter": {
      // What a fight costs is told by its odds.
      const free = view.areas.find(({ id }) => id === what)?.armies === 0;
      return free ? { armies: -1 } : {};
    }
    case "reinforce":
      return { armies: -1 };
    case "destroy": {
      const city = view.areas.find(({ id }) => id === what)?.city ?? null;
      return { armies: -destroyCost(view, seatOf(view, city)) };
    }
    default:
      return {};
  }
}

/** Goods that are laid down: what they come to is told beside them while one points. */
const LAID = new Set(["equip", "pass_add"]);

/** Whether only pointing shows what a choice would do; the odds of a fight have been looked at. */
export function foretells(offer: Offer): boolean {
  if (offer.run || offer.targets.at(-1)?.startsWith(FIGHT)) return false;
  const verb = verbOf(lastMove(offer));
  return ghostOf(offer) !== null || verb === "destroy" || LAID.has(verb);
}

/** A further step of an empire costs an army beside what it takes itself. */
const repeats = ({ decision, prompt }: Prompt): boolean =>
  decision === "expand" && Number(prompt.args["done"] ?? 0) > 0;

/** The one choice behind what is pointed at, focused or waits for its confirmation. */
export function useOutlook(view: FloodView): Outlook {
  usePlan();
  const prompt = useShown((shown) => shown.prompt);
  const [offer, ...others] = useForeseen();
  // The same by several payments is one choice, of which the price is still open.
  const one = offer && others.every((each) => lastMove(each) === lastMove(offer));
  if (!one || !prompt) return NOTHING;
  const ghost = ghostOf(offer);
  const moves = others.length > 0 ? [lastMove(offer)] : (offer.moves ?? [offer.move]);
  const changes: Record<string, number> = {};
  for (const move of moves) {
    for (const [of, by] of Object.entries(changesOf(view, prompt.seat, move))) {
      changes[of] = (changes[of] ?? 0) + by;
    }
  }
  if (changes["armies"] && repeats(prompt)) changes["armies"] -= REPEAT;
  return {
    ghost,
    changes: ghost?.kind === "worker" ? { ...changes, workers: -ghost.count } : changes,
  };
}
