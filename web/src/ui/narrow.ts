/** Whether the page is as narrow as a phone, for what is arranged anew there. */
import { useEffect, useState } from "preact/hooks";

const NARROW = "(max-width: 640px)";
/** As narrow as the table's sheet is; the style sheets say the same. */
const PHONE = "(max-width: 900px)";
/** Room for everybody's mat beside the board. */
const LARGE = "(min-width: 1840px) and (min-height: 1000px)";

function useMedia(query: string): boolean {
  const [fits, setFits] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const asked = matchMedia(query);
    const change = (): void => setFits(asked.matches);
    change();
    asked.addEventListener("change", change);
    return () => asked.removeEventListener("change", change);
  }, [query]);
  return fits;
}

export const useNarrow = (): boolean => useMedia(NARROW);
export const usePhone = (): boolean => useMedia(PHONE);
export const useLarge = (): boolean => useMedia(LARGE);
