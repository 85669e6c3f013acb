/** What is asked now, or what one waits for, in one sentence. */
import { connection } from "../net/connection";
import { say, word } from "../words";
import { nameAt, namesAt, putToYou } from "./names";
import type { Room } from "./room";
import type { Shown } from "./table";

export function askedNow(room: Room, shown: Shown): string {
  const { table, turn, eyes, result, playing, news, sending } = room;
  const { prompt, still, waiting, held } = shown;
  const names = table ? namesAt(table) : [];
  if (result) return word(result.reason, names);
  if (connection().state.get().phase !== "open") return say("prompt-reconnecting");
  if (held) return word(held.label, names);
  if (playing) {
    const latest = news.at(-1);
    return latest ? word(latest, names) : say("prompt-playing");
  }
  if (waiting) return say("prompt-confirm", { action: word(waiting.label, names) });
  if (prompt && prompt.seat === eyes)
    return still ? say("prompt-sending") : word(putToYou(prompt.prompt), names);
  if (sending) return say("prompt-sending");
  if (turn?.open !== null && turn?.open === eyes)
    return turn.actor < 0 ? say("prompt-chance-next") : say("prompt-done");
  if (prompt) return word(prompt.prompt, names);
  if (table && turn && turn.actor >= 0)
    return say("prompt-waiting", { name: nameAt(table, turn.actor) });
  return say("prompt-chance");
}
