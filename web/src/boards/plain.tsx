/** For games without a drawing of their own here: the one they make for a terminal, to click on. */
import type { JSX } from "preact";

import { Mirror, SpotBox } from "../play/spot";
import { language, say } from "../words";
import type { BoardModule, BoardProps } from ".";
import { linesOf } from "./markup";
import type { Run } from "./markup";
import "./plain.css";

interface PlainView {
  /** By language, in the terminal's markup. */
  $drawing?: Record<string, string>;
}

const drawingOf = (view: PlainView): string => view.$drawing?.[language()] ?? "";

/** `column:3` as a screen reader may say it. */
const named = (element: string): string => element.replaceAll(/[:_]/g, " ");

/** The styles as classes; a colour that is not among ours shows as plain text. */
const classesOf = (styles: string[]): string =>
  styles.map((style) => `as-${style.replaceAll(/[^a-z0-9]+/g, "-")}`).join(" ");

function Board({ view }: BoardProps<PlainView>): JSX.Element {
  const drawing = drawingOf(view);
  if (!drawing) return <p class="panel padded quiet">{say("no-drawing")}</p>;
  // What stands several times can be clicked everywhere, but is one thing to walk to and to hear.
  const first = new Set<string>();
  const shown = ({ text, styles, element }: Run): JSX.Element => {
    const run = <span class={classesOf(styles)}>{text}</span>;
    if (element === null) return run;
    if (first.has(element)) return <Mirror id={element}>{run}</Mirror>;
    first.add(element);
    return (
      <SpotBox id={element} label={`${named(element)} ${text}`}>
        {run}
      </SpotBox>
    );
  };
  return (
    <div class="plain-board">
      {linesOf(drawing).map((line, at) => (
        <div key={at}>{line.length > 0 ? line.map(shown) : " "}</div>
      ))}
    </div>
  );
}

const describe = (view: PlainView): string[] =>
  linesOf(drawingOf(view)).map((line) => line.map(({ text }) => text).join(""));

export const PLAIN: BoardModule<PlainView> = { Board, describe };
