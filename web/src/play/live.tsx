/** Speaks to screen readers: what happened, and what is asked. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

import { useStore } from "../store";
import { word } from "../words";
import { namesAt, putToYou } from "./names";
import type { Sitting } from "./sitting";
import { useShown } from "./table";

export function Live({ sitting }: { sitting: Sitting }): JSX.Element {
  const news = useStore(sitting.room, (room) => room.news);
  const table = useStore(sitting.room, (room) => room.table);
  const curtain = useStore(sitting.room, (room) => room.curtain);
  const prompt = useShown((shown) => (shown.still ? null : shown.prompt));
  const told = useRef(0);
  const [spoken, setSpoken] = useState<string[]>([]);
  const names = table ? namesAt(table) : [];
  useEffect(() => {
    if (news.length < told.current) told.current = 0;
    const fresh = news.slice(told.current).map((words) => word(words, names));
    told.current = news.length;
    if (fresh.length > 0 && curtain === null) setSpoken(fresh);
  }, [news]);
  useEffect(() => {
    if (prompt && curtain === null)
      setSpoken((said) => [...said.slice(-3), word(putToYou(prompt.prompt), names)]);
  }, [prompt]);
  return (
    <div class="unseen" aria-live="polite" aria-atomic="false" data-testid="live">
      {spoken.map((line, at) => (
        <p key={`${at} ${line}`}>{line}</p>
      ))}
    </div>
  );
}
