/** The markup in which games draw themselves for a terminal: `[bold red]text[/]`, `[@click="tile:c3"]`. */

/** A run of text that looks the same all along. */
export interface Run {
  text: string;
  /** Names of styles as the terminal knows them: `bold`, `red`, `on white`. */
  styles: string[];
  /** The element of the board that it stands for. */
  element: string | null;
}

const TAG = /\\\[|\[(\/|@|[a-z#])([^[\]]*)\]/g;
const CLICK = /^click="([^"]*)"$/;

/** `bold white on grey23` as its styles. */
function stylesOf(tag: string): string[] {
  const found: string[] = [];
  const words = tag.split(/\s+/).filter(Boolean);
  for (let at = 0; at < words.length; at += 1) {
    const each = words[at] ?? "";
    const ground = each === "on" ? words[(at += 1)] : null;
    found.push(ground === null ? each : `on ${ground ?? ""}`);
  }
  return found;
}

/** The lines of a drawing, each as its runs. */
export function linesOf(drawing: string): Run[][] {
  return runsOf(drawing).reduce<Run[][]>(
    (lines, run) => {
      const [first = "", ...rest] = run.text.split("\n");
      if (first) lines.at(-1)?.push({ ...run, text: first });
      for (const text of rest) lines.push(text ? [{ ...run, text }] : []);
      return lines;
    },
    [[]],
  );
}

function runsOf(drawing: string): Run[] {
  const runs: Run[] = [];
  const open: { styles: string[]; element: string | null }[] = [];
  const add = (text: string): void => {
    if (!text) return;
    const element = open.map((tag) => tag.element).findLast((each) => each !== null) ?? null;
    runs.push({ text, styles: open.flatMap((tag) => tag.styles), element });
  };
  let from = 0;
  for (const tag of drawing.matchAll(TAG)) {
    add(drawing.slice(from, tag.index));
    from = tag.index + tag[0].length;
    const [whole, kind, rest = ""] = tag;
    if (whole === "\\[") add("[");
    else if (kind === "/") open.pop();
    else if (kind === "@") open.push({ styles: [], element: CLICK.exec(rest)?.[1] ?? null });
    else open.push({ styles: stylesOf(`${kind}${rest}`), element: null });
  }
  add(drawing.slice(from));
  return runs;
}
