/** A board element that can be pointed at: wrap a drawing in it and it plays. */
import type { ComponentChildren, JSX } from "preact";
import { useId, useLayoutEffect, useState } from "preact/hooks";

import { useStore } from "../store";
import { useTable, useWord } from "./table";
import type { Mark } from "./table";

export interface SpotProps {
  /** The element's id as in the actions' targets: `tile:c3`. */
  id: string;
  /** What a screen reader says: what it is and what lies there. */
  label: string;
  children: ComponentChildren;
  class?: string;
  transform?: string;
  /** While it leads nowhere, pointing goes through it to what lies below. */
  passive?: boolean;
  /** While it leads nowhere, the place that it lies on tells of it. */
  told?: boolean;
}

const FLAGS = ["open", "goal", "chosen", "hovered", "told", "previewed", "hinted"] as const;

/** The marks of an element as class names: `is-open is-chosen`. */
export function markClasses(mark: Mark): string {
  return FLAGS.filter((flag) => mark[flag])
    .map((flag) => `is-${flag}`)
    .join(" ");
}

interface Handlers {
  "data-element": string;
  role: "button" | "img";
  tabindex: number;
  "aria-label": string;
  "aria-description"?: string;
  "aria-hidden"?: "true";
  "aria-pressed"?: boolean;
  onClick: (event: Event) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  onFocus: () => void;
  onBlur: () => void;
}

/** How it is heard: by its name and, where it leads to one action alone, by that. */
function useVoice(
  { id, label, told }: Pick<SpotProps, "id" | "label" | "told">,
  usable: boolean,
  chosen: boolean,
): Partial<Handlers> & Pick<Handlers, "role" | "tabindex" | "aria-label"> {
  const table = useTable();
  const word = useWord();
  const [drawing] = useState(() => Symbol(id));
  // Before anybody sees it: until then a button beside the board stands for it.
  useLayoutEffect(() => table.enter(id, drawing), [table, id]);
  const speaks = useStore(table.drawn, () => table.speaks(id, drawing));
  if (speaks) table.labels.set(id, label);
  const button = speaks && (usable || chosen);
  const [only, second] = button ? table.behind(id) : [];
  const leads = only && !second ? word(only.label) : label;
  const heard = button || (speaks ? !told : table.labels.get(id) !== label);
  return {
    role: button ? "button" : "img",
    tabindex: button ? 0 : -1,
    "aria-label": label,
    ...(leads === label ? {} : { "aria-description": leads }),
    ...(heard ? {} : { "aria-hidden": "true" }),
    ...(chosen && button ? { "aria-pressed": true } : {}),
  };
}

function useSpot(props: Pick<SpotProps, "id" | "label" | "told">): {
  classes: string;
  handlers: Handlers;
} {
  const { id } = props;
  const table = useTable();
  const classes = useStore(table.shown, () => markClasses(table.mark(id)));
  const usable = classes.includes("is-open") || classes.includes("is-goal");
  const chosen = classes.includes("is-chosen");
  const voice = useVoice(props, usable, chosen);
  return {
    classes,
    handlers: {
      "data-element": id,
      ...voice,
      onClick: (event) => {
        event.stopPropagation();
        table.pick(id, true);
      },
      onKeyDown: (event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        event.stopPropagation();
        table.pick(id);
      },
      onPointerEnter: () => table.hover(id),
      onPointerLeave: () => table.hover(null),
      onFocus: () => table.hover(id),
      onBlur: () => table.hover(null),
    },
  };
}

const classNames = (props: Pick<SpotProps, "class" | "passive">, marks: string): string =>
  ["spot", props.passive ? "passive" : "", props.class ?? "", marks].filter(Boolean).join(" ");

/** An element of an SVG board. */
export function Spot(props: SpotProps): JSX.Element {
  const { classes, handlers } = useSpot(props);
  const transform = props.transform === undefined ? {} : { transform: props.transform };
  return (
    <g class={classNames(props, classes)} {...transform} {...handlers}>
      {props.children}
    </g>
  );
}

/**
 * Writing on an element of an SVG board that is not its name: drawn after the element instead of
 * inside it, since what a screen reader calls it says all of it.
 */
export function Inscription({ children }: { children: ComponentChildren }): JSX.Element {
  return (
    <g class="inscription" aria-hidden="true">
      {children}
    </g>
  );
}

/** The same for elements beside the board that are plain HTML: cards, counters, panels. */
export function SpotBox(
  props: Omit<SpotProps, "transform"> & { describedBy?: string },
): JSX.Element {
  const { classes, handlers } = useSpot(props);
  const more = props.describedBy === undefined ? {} : { "aria-describedby": props.describedBy };
  return (
    <div class={classNames(props, classes)} {...handlers} {...more}>
      {props.children}
    </div>
  );
}

/** One more place where an element is drawn: it can be clicked there too, and is heard once. */
export function Mirror(props: { id: string; children: ComponentChildren }): JSX.Element {
  const table = useTable();
  const classes = useStore(table.shown, () => markClasses(table.mark(props.id)));
  return (
    <span
      class={`mirror ${classes}`}
      aria-hidden="true"
      onClick={(event) => {
        event.stopPropagation();
        table.pick(props.id, true);
      }}
      onPointerEnter={() => table.hover(props.id)}
      onPointerLeave={() => table.hover(null)}
    >
      {props.children}
    </span>
  );
}

interface CoveredProps extends Omit<SpotProps, "transform"> {
  /** The name says all that the content does. */
  whole?: boolean;
}

/**
 * An element with a content of numbers and words that is not its name: the content is shown as it
 * is, and the element lies over it with one full name and no text that could contradict it. What the
 * content says beyond the name is heard as its description.
 */
export function CoveredBox(props: CoveredProps): JSX.Element {
  const content = useId();
  return (
    <div class={`covered ${props.class ?? ""}`}>
      <div class="covered-content" id={content} aria-hidden="true">
        {props.children}
      </div>
      <SpotBox
        id={props.id}
        label={props.label}
        class="spot-cover"
        {...(props.whole ? {} : { describedBy: content })}
      >
        {null}
      </SpotBox>
    </div>
  );
}
