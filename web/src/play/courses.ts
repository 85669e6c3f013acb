/** What a board offers of its own: whole courses of answers, and plans that are made on this screen. */
import { useLayoutEffect } from "preact/hooks";

import { Store, useStore } from "../store";
import { usePhone } from "../ui/narrow";
import type { Message } from "../words";
import type { Offer } from "./choice";
import { useShown, useTable } from "./table";
import type { Prompt, Table } from "./table";

/** What a board offers, and whether it stands in place of the answers themselves. */
export interface Courses {
  offers: Offer[];
  alone: boolean;
  /** What is asked of whoever has begun something. */
  begun?: Message;
  /** The answers that were picked for it and are not sent yet: reasons are those that hold after them. */
  picked?: readonly string[];
}

export const NOTHING: Courses = { offers: [], alone: false };

/** The hook by which a board reads what is set up at its table, and changes it. */
export function planning<P>(none: P): () => [P, Store<P>] {
  const plans = new WeakMap<Table, Store<P>>();
  return function usePlan() {
    const table = useTable();
    let store = plans.get(table);
    if (!store) plans.set(table, (store = new Store(none)));
    return [useStore(store, (plan) => plan), store];
  };
}

/** Offers the courses at this table; a plan is forgotten when something else is asked. */
export function useCourses<V, P>(
  view: V,
  [plan, store]: [P, Store<P>],
  none: P,
  coursesOf: (view: V, prompt: Prompt, plan: P, store: Store<P>, phone: boolean) => Courses,
): void {
  const table = useTable();
  const phone = usePhone();
  const prompt = useShown((shown) => shown.prompt);
  useLayoutEffect(() => store.set(none), [prompt, store]);
  useLayoutEffect(() => {
    const courses = prompt ? coursesOf(view, prompt, plan, store, phone) : NOTHING;
    table.offerMore(courses.offers, courses.alone, courses.begun, courses.picked);
  }, [table, view, prompt, plan, store, phone]);
  useLayoutEffect(() => () => table.offerMore([]), [table]);
}
