/** The options of a table on which it depends what a choice brings. */
import { useShown } from "../../play/table";

export interface Terms {
  /** Irrigation and Weaving score for most workers at the end. */
  boxesScore: boolean;
  /** The extra textile of Ur takes a weaver. */
  urNeedsWeaver: boolean;
  /** The worker that Uruk and Eridu bring comes from those that can be used. */
  cityTakesAvailable: boolean;
}

/** As every table has it that has not chosen otherwise. */
export const USUAL: Terms = {
  boxesScore: false,
  urNeedsWeaver: false,
  cityTakesAvailable: false,
};

export function useTerms(): Terms {
  const options = useShown((shown) => shown.table?.options);
  if (!options) return USUAL;
  return {
    boxesScore: options["score_worker_boxes"] === true,
    urNeedsWeaver: options["ur_needs_weaver"] === true,
    cityTakesAvailable: options["city_worker_from"] === "available",
  };
}
