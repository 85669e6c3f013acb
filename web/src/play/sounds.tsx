/** What the table lets one hear; moves on a stage are the stage's own to sound. */
import { useEffect, useRef } from "preact/hooks";

import { useStore } from "../store";
import { sound } from "../ui/sound";
import type { Sound } from "../ui/sound";
import type { Sitting } from "./sitting";
import { useShown } from "./table";

interface Heard {
  step: number;
  mine: boolean;
  over: boolean;
  chat: number;
}

/** What is to be heard between two looks at the table. */
export function heard(before: Heard, now: Heard, staged: boolean): Sound[] {
  const sounds: Sound[] = [];
  if (now.over && !before.over) sounds.push("end");
  else if (now.mine && !before.mine && !staged) sounds.push("turn");
  else if (now.step > before.step && !staged) sounds.push("move");
  if (now.chat > before.chat) sounds.push("chat");
  return sounds;
}

export function Sounds({ sitting, staged }: { sitting: Sitting; staged: boolean }): null {
  const step = useShown((shown) => shown.moment?.version ?? 0);
  const mine = useShown((shown) => !shown.still);
  const over = useStore(sitting.around, (around) => around.result !== null);
  const chat = useStore(sitting.around, (around) => around.chat.length);
  const known = useRef<Heard>({ step, mine, over, chat });
  useEffect(() => {
    const now = { step, mine, over, chat };
    heard(known.current, now, staged).forEach(sound);
    known.current = now;
  }, [step, mine, over, chat]);
  return null;
}
