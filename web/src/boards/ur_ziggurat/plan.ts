/** What a person is about to do at this screen before it is sent: cubes rearranged, a side to lie up. */
import { planning } from "../../play/courses";

export interface Plan {
  /** The position it is made for; in another one it means nothing. */
  view: unknown;
  /** In Politics, the cubes that tiles shall end with. */
  counts: ReadonlyMap<string, number>;
  /** The tile whose cubes are being changed, where there is no room for plus and minus on it. */
  picked: string | null;
  /** Which side of the hand tile shall lie up. */
  side: "front" | "back";
}

export const NO_PLAN: Plan = { view: null, counts: new Map(), picked: null, side: "front" };

const useKept = planning(NO_PLAN);

/** The plan for this position. */
export function usePlan(view: unknown): [Plan, (change: Partial<Plan>) => void] {
  const [kept, store] = useKept();
  const plan = kept.view === view ? kept : NO_PLAN;
  return [plan, (change) => store.set({ ...plan, ...change, view })];
}
