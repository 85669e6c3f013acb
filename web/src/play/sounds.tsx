/** What the table lets one hear; a stage has sounds of its own. */
import { useEffect, useRef } from "preact/hooks";

import { useStore } from "../store";
import { sound } from "../ui/sound";
import type { Sitting } from "./sitting";
import { useShown } from "./table";

export function Sounds({ sitting }: { sitting: Sitting }): null {
  const step = useShown((shown) => shown.moment?.version ?? 0);
  const mine = useShown((shown) => !shown.still);
  const over = useStore(sitting.room, (room) => room.result !== null);
  const chat = useStore(sitting.room, (room) => room.chat.length);
  const known = useRef({ step, mine, over, chat });
  useEffect(() => {
    const before = known.current;
    known.current = { step, mine, over, chat };
    if (over && !before.over) sound("end");
    else if (mine && !before.mine) sound("turn");
    else if (step > before.step) sound("move");
    if (chat > before.chat) sound("chat");
  }, [step, mine, over, chat]);
  return null;
}
