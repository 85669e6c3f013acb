/** What every part of the flat picture is drawn from. */
import type { Element } from "../stage";
import type { Frame } from "./frame";
import type { Picture } from "./stage";

export interface Drawn {
  picture: Picture;
  frame: Frame;
}

/** The marks of an element as class names. */
export function classes({ marks }: Picture, element: Element): string {
  const found = ["ur-spot"];
  if (marks.open.has(element)) found.push("is-open");
  if (marks.goals.has(element)) found.push("is-goal");
  if (marks.chosen === element) found.push("is-chosen");
  if (marks.hovered === element) found.push(marks.focused ? "is-focused" : "is-hovered");
  if (marks.told.has(element)) found.push("is-told");
  return found.join(" ");
}

export const at = ([x, y]: readonly [number, number]): string => `translate(${x} ${y})`;
