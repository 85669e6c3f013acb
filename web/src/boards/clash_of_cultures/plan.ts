/** What a person is about to do at this screen before it is sent: a march, a way of acting, an offer. */
import { Store, useStore } from "../../store";
import { useTable } from "../../play/table";
import type { Table } from "../../play/table";

export interface Bundle {
  /** Kinds, and Action and Objective cards by their number. */
  counts: Record<string, number>;
  /** The cards themselves, where they are one's own. */
  cards: string[];
}

export interface Plan {
  /** The units that are to go, all of one space. */
  squad: { start: string; units: string[] } | null;
  /** The one verb whose places are shown: `found`, `activate`, `influence`. */
  lens: string | null;
  /** Whom an offer is being made to, and what is in it. */
  partner: string | null;
  gives: Bundle;
  wants: Bundle;
  /** What was asked for once and is done by a second click: razing a city of one's own. */
  warned: string | null;
}

const EMPTY: Bundle = { counts: {}, cards: [] };
export const NO_PLAN: Plan = {
  squad: null,
  lens: null,
  partner: null,
  gives: EMPTY,
  wants: EMPTY,
  warned: null,
};

const plans = new WeakMap<Table, Store<Plan>>();

export function planOf(table: Table): Store<Plan> {
  let plan = plans.get(table);
  if (!plan) {
    plan = new Store<Plan>(NO_PLAN);
    plans.set(table, plan);
  }
  return plan;
}

export function usePlan(): [Plan, Store<Plan>] {
  const store = planOf(useTable());
  return [useStore(store, (plan) => plan), store];
}
