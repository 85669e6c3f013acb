/** Where one is, in one breath: the game, how far it is, whose turn, the points, what has the focus. */
import { gameTitle } from "../app/house";
import type { AnyBoard } from "../boards";
import { say } from "../words";
import { askedNow } from "./asked";
import { nameAt } from "./names";
import type { Sitting } from "./sitting";

/** What a screen reader would call this element. */
function nameOf(element: Element | null): string {
  if (!(element instanceof Element) || element === document.body) return "";
  return element.getAttribute("aria-label") ?? element.textContent.trim();
}

/** The named part of the page around it. */
function partOf(element: Element | null): string {
  const around = element?.parentElement?.closest("section[aria-label], aside, [role=region]");
  if (around) return nameOf(around);
  return element?.closest("main") ? say("board") : "";
}

export function whereAmI(sitting: Sitting, module: AnyBoard | null): string {
  const around = sitting.around.get();
  const shown = sitting.table.shown.get();
  const { table, scores, result, eyes } = around;
  const parts = table ? [gameTitle(table.game)] : [];
  if (module?.phase && shown.view !== null) parts.push(module.phase(shown.view));
  if (table && !result && eyes !== null)
    parts.push(say("where-eyes", { name: nameAt(table, eyes) }));
  if (table)
    for (const [seat, points] of scores.entries())
      parts.push(say("where-points", { name: nameAt(table, seat), points }));
  parts.push(askedNow(around, shown));
  const chosen = shown.path.map((element) => sitting.table.nameOf(element));
  if (chosen.length > 0) parts.push(say("where-chosen", { path: chosen.join(", ") }));
  const here = nameOf(document.activeElement);
  const part = partOf(document.activeElement);
  if (here)
    parts.push(
      part ? say("where-focus-in", { name: here, part }) : say("where-focus", { name: here }),
    );
  return parts.map((part) => (/[.?!:]$/.test(part) ? part : `${part}.`)).join(" ");
}
