/** What the layer shows and points at right now, whichever stage shows it. */
import type { UrView } from "../../generated/views";
import type { Message } from "../../words";
import { facesOf } from "./director";
import type { Throws } from "./director";
import type { Die, Position, Side } from "./stage";

export interface RollOff {
  light: number | null;
  dark: number | null;
  /** The score of a tie, while it is the last thing that happened. */
  tied: number | null;
}

export interface Seen {
  /** The position as the stage shows it: during a move still how it was. */
  view: UrView;
  faces: Position["faces"];
  /** Whose throw lies there in a position that was jumped to, where that is known. */
  thrower: Side | null;
  playing: boolean;
  /** The bone in the air. */
  flying: Die | null;
  /** How many throws have come to rest before this person's eyes. */
  thrown: number;
  /** What points at elements now. */
  by: "mouse" | "touch" | "keys";
  /** The large bone is about to answer: everything else steps back. */
  suspense: boolean;
  /** Where the pointer is, in the viewport. */
  at: [number, number];
  /** Something that must be read: a turn lost, a tie. */
  banner: Message | null;
  rollOff: RollOff | null;
  /** What each side took from the pool at the end, if that was seen. */
  shared: Record<Side, number> | null;
}

/** At first sight of a position: nothing moves, nothing is pointed at. */
export function firstSight(view: UrView, throws: Throws, thrower: Side | null = null): Seen {
  return {
    view,
    faces: facesOf(view, throws),
    thrower,
    playing: false,
    flying: null,
    thrown: 0,
    suspense: false,
    by: "mouse",
    at: [0, 0],
    banner: null,
    rollOff: null,
    shared: null,
  };
}
