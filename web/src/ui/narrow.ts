/** Whether the page is as narrow as a phone, for drawings that are arranged anew there. */
import { useEffect, useState } from "preact/hooks";

const NARROW = "(max-width: 640px)";

export function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(() => matchMedia(NARROW).matches);
  useEffect(() => {
    const query = matchMedia(NARROW);
    const change = (): void => setNarrow(query.matches);
    query.addEventListener("change", change);
    return () => query.removeEventListener("change", change);
  }, []);
  return narrow;
}
