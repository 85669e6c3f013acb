/** Everything that is marked, worked out anew from what can be done and what is pointed at. */
import type { UrView } from "../../generated/views";
import { begins, gambleOf, goals, LARGE, offersFor, standsFor } from "./choices";
import type { Choices } from "./choices";
import { birdView, thing } from "./data";
import { ghostOf, previewOf, useOf, usesWith } from "./outlook";
import type { Preview, Use } from "./outlook";
import type { Bird, Element, Ghost, Marks, Pile, Side } from "./stage";

/** What pointing at an element would come to. */
export interface Pointed {
  preview: Preview;
  bird: Bird;
  uses: readonly Use[];
}

/** The preview of an element: of a bird, or of a house that one action leads to (GU-UI-3.5). */
export function pointed(choices: Choices, element: Element | null, mine: boolean): Pointed | null {
  const { view } = choices;
  if (element === null || !mine || choices.due || view.number === null) return null;
  const meant = choices.path.length === 0 ? element : standsFor(choices, element);
  const what = thing(meant);
  if (what?.kind === "bird") {
    if (what.side !== view.to_move || birdView(view, what.side, what.bird).place === "home") {
      return null;
    }
    return made(view, what.bird, usesWith(view, what.bird, view.number));
  }
  if (what?.kind !== "square") return null;
  const [offer, second] = offersFor(choices, meant);
  if (!offer || second) return null;
  const use = useOf(view, offer);
  const bird = thing(offer.targets[0] ?? "");
  return use && bird?.kind === "bird" ? made(view, bird.bird, [use]) : null;
}

function made(view: UrView, bird: Bird, uses: readonly Use[]): Pointed | null {
  const preview = previewOf(view, bird, uses);
  return preview ? { preview, bird, uses } : null;
}

export interface Wishes {
  marks: boolean;
  previews: boolean;
}

export interface Pointer {
  hovered: Element | null;
  /** By keyboard. */
  focused: boolean;
  told: ReadonlySet<Element>;
}

export function marksOf(
  choices: Choices,
  pointer: Pointer,
  found: Pointed | null,
  wishes: Wishes,
): Marks {
  const shown = wishes.previews ? found : null;
  return {
    open: new Set(wishes.marks ? begins(choices) : []),
    goals: new Set(goals(choices)),
    chosen: choices.path[0] ?? null,
    hovered: pointer.hovered,
    focused: pointer.focused,
    ghosts: shown
      ? shown.uses.map((use) => ghostOf(choices.view, shown.bird, use))
      : pointer.hovered === LARGE && wishes.previews
        ? converted(choices)
        : [],
    deltas: shown ? deltas(choices.view, shown.preview.delta) : [],
    told: pointer.told,
  };
}

/** Where the birds could go if the large bone said yes. */
function converted(choices: Choices): Ghost[] {
  const { view } = choices;
  const number = gambleOf(choices)?.number;
  if (number === undefined) return [];
  return view.outlook.flatMap(({ bird, uses }) =>
    (uses as Use[])
      .filter((use) => use.number === number && use.kind !== "blocked")
      .map((use) => ghostOf(view, bird as Bird, use)),
  );
}

function deltas(view: UrView, gained: number): { pile: Pile; by: number }[] {
  if (gained === 0) return [];
  return [
    { pile: view.to_move as Side, by: gained },
    { pile: "pool", by: -gained },
  ];
}
