/** Cards and land that were face down turn over when they come to light. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";

import { useTable } from "../../play/table";
import { paced, reducedMotion } from "../../settings";

const TIME = 520;
const EDGE = "scaleX(0)";
const FLAT = "scaleX(1)";

/** Which of these were not there when this was drawn last; none at first, and where nothing moves. */
export function useFresh(ids: readonly string[]): [readonly string[], () => void] {
  const table = useTable();
  const known = useRef(ids);
  const [fresh, setFresh] = useState<readonly string[]>([]);
  const key = ids.join();
  useLayoutEffect(() => {
    const before = known.current;
    known.current = ids;
    const still = reducedMotion() || table.hurry.get();
    setFresh(still ? [] : ids.filter((id) => !before.includes(id)));
  }, [key]);
  return [fresh, () => setFresh([])];
}

/** Turns a drawing to its face, or its back away; what follows waits until it lies. */
export function useTurn<E extends Element>(
  turns: boolean,
  way: "face" | "back",
  done: () => void,
): { current: E | null } {
  const table = useTable();
  const node = useRef<E>(null);
  useLayoutEffect(() => {
    if (!turns || !node.current) return undefined;
    if (!("animate" in node.current)) {
      done();
      return undefined;
    }
    const transform = way === "face" ? [EDGE, FLAT] : [FLAT, EDGE];
    const time = Math.min(paced(TIME), table.beat);
    const turn = node.current.animate({ transform }, { duration: time, easing: "ease-in-out" });
    table.hold(turn.finished.then(done, done));
    return () => turn.cancel();
  }, [turns]);
  return node;
}
