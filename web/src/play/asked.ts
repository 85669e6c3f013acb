/** What is asked now, or what one waits for, in one sentence. */
import { connection } from "../net/connection";
import { hasWords, message, say, word } from "../words";
import type { Message } from "../words";
import { nameAt, namesAt, putToYou } from "./names";
import type { Around } from "./around";
import type { Shown } from "./table";

/** What is asked once this much was pointed at, where a game has other words for that. */
function askedAfter(game: string, path: readonly string[]): Message | null {
  const [first, ...more] = path;
  if (first === undefined || more.length > 0) return null;
  const [kind, name] = first.split(":");
  const id = `${game}_board/next-${kind === "verb" ? name : kind}`;
  return hasWords(id) ? message(id) : null;
}

export function askedNow(around: Around, shown: Shown): string {
  const { table, turn, eyes, result, playing, news, sending } = around;
  const { prompt, still, waiting, held, path, begun, happening } = shown;
  const names = table ? namesAt(table) : [];
  if (result) return word(result.reason, names);
  if (connection().state.get().phase !== "open") return say("prompt-reconnecting");
  if (held) return word(held.label, names);
  if (playing && happening) return word(happening, names);
  if (playing) {
    const latest = news.at(-1);
    return latest ? word(latest, names) : say("prompt-playing");
  }
  if (waiting) return say("prompt-confirm", { action: word(waiting.label, names) });
  if (prompt && prompt.seat === eyes) {
    if (still) return say("prompt-sending");
    const next = table && askedAfter(table.game, path);
    return word(next ?? begun ?? putToYou(prompt.prompt), names);
  }
  if (sending) return say("prompt-sending");
  if (turn?.open !== null && turn?.open === eyes)
    return turn.actor < 0 ? say("prompt-chance-next") : say("prompt-done");
  if (prompt) return word(prompt.prompt, names);
  if (table && turn && turn.actor >= 0)
    return say("prompt-waiting", { name: nameAt(table, turn.actor) });
  return say("prompt-chance");
}
