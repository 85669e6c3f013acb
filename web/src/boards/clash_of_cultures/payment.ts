/** What is paid where goods stand in for others: put together in any order, and sent as one. */
import type { ClashView, ClashWayView } from "../../generated/views";
import { KINDS } from "./offer";
import type { Plan } from "./plan";
import type { Goods } from "./prices";

const counted = (goods: Goods, kind: string): number => goods[kind] ?? 0;
export const sumOf = (goods: Goods): number =>
  Object.values(goods).reduce((sum, count) => sum + count, 0);

/** How far two piles are from each other. */
const apart = (one: Goods, other: Goods): number =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].reduce(
    (sum, kind) => sum + Math.abs(counted(one, kind) - counted(other, kind)),
    0,
  );

/** What lies ready to be paid: what the price itself names, until something is changed. */
export const chosenPayment = (view: ClashView, plan: Plan): Goods =>
  plan.paid ?? view.payments[0]?.paid ?? {};

/** The way of the house that pays exactly this. */
export const wayOf = (view: ClashView, paid: Goods): ClashWayView | undefined =>
  view.payments.find((way) => apart(way.paid, paid) === 0);

/** How much of the price is not laid down: whatever stands in for something does so one for one. */
export const missing = (view: ClashView, paid: Goods): number =>
  sumOf(view.payments[0]?.paid ?? {}) - sumOf(paid);

/** The kinds of which more or less may be paid, each with the least and the most. */
export function openKinds(view: ClashView): { kind: string; least: number; most: number }[] {
  return KINDS.flatMap((kind) => {
    const counts = view.payments.map(({ paid }) => counted(paid, kind));
    const [least, most] = [Math.min(...counts), Math.max(...counts)];
    return least < most ? [{ kind, least, most }] : [];
  });
}

/** One more of a kind: beside what is laid down where it finds room, else in place of some of it. */
export function withOneMore(view: ClashView, paid: Goods, kind: string): Goods | null {
  const more = { ...paid, [kind]: counted(paid, kind) + 1 };
  const holds = (way: ClashWayView): boolean =>
    Object.entries(more).every(([each, count]) => counted(way.paid, each) >= count);
  if (view.payments.some(holds)) return more;
  const [nearest] = view.payments
    .filter((way) => counted(way.paid, kind) === more[kind])
    .toSorted((one, other) => apart(one.paid, paid) - apart(other.paid, paid));
  return nearest ? nearest.paid : null;
}
