/** What the table lets one hear; moves on a stage are the stage's own to sound. */
import { useEffect, useRef } from "preact/hooks";

import { useStore } from "../store";
import { sound } from "../ui/sound";
import type { Sound } from "../ui/sound";
import type { AnyBoard } from "../boards";
import type { Sitting } from "./sitting";
import { useShown } from "./table";
import type { ShownMoment } from "./table";

interface Heard {
  step: number;
  /** What that step sounds like. */
  made: readonly Sound[];
  mine: boolean;
  over: boolean;
  chat: number;
}

/** What is to be heard between two looks at the table. */
export function heard(before: Heard, now: Heard, staged: boolean): Sound[] {
  const sounds: Sound[] = [];
  if (now.over && !before.over) sounds.push("end");
  else if (now.mine && !before.mine && !staged) sounds.push("turn");
  else if (now.step > before.step && !staged) sounds.push(...now.made);
  if (now.chat > before.chat) sounds.push("chat");
  return sounds;
}

/** What an entry sounds like: each kind of its events once, else a piece that is put down. */
export function soundsOf(moment: ShownMoment | null, kinds: AnyBoard["sounds"]): Sound[] {
  const made = (moment?.events ?? []).flatMap(({ name }) => kinds?.[name] ?? []);
  return made.length > 0 ? [...new Set(made)] : ["move"];
}

export function Sounds({ sitting, module }: { sitting: Sitting; module: AnyBoard }): null {
  const moment = useShown((shown) => shown.moment);
  const staged = module.Stage !== undefined;
  const step = moment?.version ?? 0;
  const mine = useShown((shown) => !shown.still);
  const over = useStore(sitting.around, (around) => around.result !== null);
  const chat = useStore(sitting.around, (around) => around.chat.length);
  const known = useRef<Heard>({ step, made: [], mine, over, chat });
  useEffect(() => {
    const now = { step, made: soundsOf(moment, module.sounds), mine, over, chat };
    heard(known.current, now, staged).forEach(sound);
    known.current = now;
  }, [step, mine, over, chat]);
  return null;
}
