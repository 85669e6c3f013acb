/** Something asked of the house for a screen: waiting, there, or refused. */
import { useCallback, useEffect, useState } from "preact/hooks";

import { asProblem } from "../net/problem";
import type { Problem } from "../net/problem";

export interface Asked<T> {
  value: T | null;
  problem: Problem | null;
  again(): void;
}

/** Ask now, whenever `deps` change, and every so many milliseconds if wanted. */
export function useAsked<T>(ask: () => Promise<T>, deps: unknown[], every = 0): Asked<T> {
  const [value, setValue] = useState<T | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let wanted = true;
    const look = (): void => {
      ask().then(
        (found) => {
          if (!wanted) return;
          setValue(found);
          setProblem(null);
        },
        (error: unknown) => {
          if (wanted) setProblem(asProblem(error));
        },
      );
    };
    look();
    const timer = every > 0 ? setInterval(look, every) : null;
    return () => {
      wanted = false;
      if (timer) clearInterval(timer);
    };
  }, [...deps, round]);
  const again = useCallback(() => setRound((count) => count + 1), []);
  return { value, problem, again };
}
