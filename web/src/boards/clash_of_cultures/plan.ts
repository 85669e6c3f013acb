/** What a person is about to do at this screen before it is sent: a march, a way of acting, an offer. */
import { planning } from "../../play/courses";
import type { Goods } from "./prices";

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
  /** What lies ready to be paid; null while it is what the price names. */
  paid: Goods | null;
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
  paid: null,
  warned: null,
};

export const usePlan = planning(NO_PLAN);
