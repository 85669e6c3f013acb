/** A trade offer as one form: what is in it, and the answers that make it. */
import type { ClashPlayerView, ClashView } from "../../generated/views";
import type { Bundle, Plan } from "./plan";

export const KINDS = ["food", "wood", "ore", "ideas", "gold", "mood", "culture"] as const;
export const CARDS = ["action_cards", "objective_cards"] as const;
export const ITEMS = [...KINDS, ...CARDS] as const;

/** How many of an item a player has, as all know. */
export function held(player: ClashPlayerView, item: string): number {
  if (item === "action_cards") return player.hand_size;
  if (item === "objective_cards") return player.objectives_size;
  return player.goods[item] ?? 0;
}

/** What of the goods a player gets finds no room: it would be lost. */
export function spilled(
  player: ClashPlayerView,
  gives: Record<string, number>,
  gets: Record<string, number>,
): { kind: string; count: number; most: number }[] {
  return KINDS.flatMap((kind) => {
    const most = player.maximum[kind] ?? Infinity;
    const room = most - held(player, kind) + (gives[kind] ?? 0);
    const count = (gets[kind] ?? 0) - room;
    return count > 0 ? [{ kind, count, most }] : [];
  });
}

export const isEmpty = ({ counts, cards }: Bundle): boolean =>
  cards.length === 0 && Object.values(counts).every((count) => count === 0);

/** The answers of the whole offer, item by item as the rules ask; null while nothing is in it. */
export function offerMoves(view: ClashView, plan: Plan): string[] | null {
  const own = view.players[view.seat];
  const other = view.players.find(({ colour }) => colour === plan.partner);
  const { gives, wants } = plan;
  if (!own || !other || (isEmpty(gives) && isEmpty(wants))) return null;
  const moves = [`trade ${other.colour}`];
  for (const kind of KINDS) {
    if (held(own, kind) > 0) moves.push(`count ${gives.counts[kind] ?? 0}`);
  }
  for (const item of CARDS) {
    if (held(own, item) === 0) continue;
    const [verb, hand] =
      item === "action_cards" ? ["card", own.hand] : ["objective", own.objectives];
    const named = hand.filter((card) => gives.cards.includes(card));
    moves.push(...named.map((card) => `${verb} ${card}`), "stop");
  }
  for (const item of ITEMS) {
    if (held(other, item) > 0) moves.push(`count ${wants.counts[item] ?? 0}`);
  }
  return moves;
}
