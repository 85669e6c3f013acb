/** The beginning of a match, as showings to be played: set-up and opening throws. */
import * as http from "../net/http";
import type { Showing } from "./playback";

/** Steps 0 to `last` through those eyes; null once one of mine has moved, or where nobody can tell. */
export async function openingShowings(
  match: string,
  last: number,
  eyes: number | null,
  mine: (seat: number) => boolean,
): Promise<Showing[] | null> {
  try {
    const asked = Array.from({ length: last + 1 }, (_, at) => http.replayStep(match, at, eyes));
    const steps = await Promise.all(asked);
    const moved = steps.some(
      ({ entry }) => entry !== null && entry.seat !== null && mine(entry.seat),
    );
    if (moved) return null;
    return steps.map(({ step, entry, events, view, scores }) => ({
      moment: {
        version: step,
        step,
        entry: entry ?? { kind: "begin", seat: null, text: null },
        events,
        view,
        scores,
      },
      own: false,
    }));
  } catch {
    return null; // the opening is a pleasure, not a need
  }
}

/** Matches whose opening was shown while this page has been open. */
const shown = new Set<string>();

/** Plays a fresh match from its first step, as if one had sat down before it began. */
export class Opening {
  #most = 0;
  /** What comes while the opening is being fetched, to be played after it. */
  #late: Showing[] | null = null;

  /** How many steps an opening may have to be worth seeing. */
  wish(most: number): void {
    this.#most = most;
  }

  /** Whether this match is to be shown from its beginning now: once, and only while it is young. */
  begins(match: string | null, step: number): match is string {
    if (this.#most === 0 || match === null || shown.has(match)) return false;
    shown.add(match);
    return step > 0 && step <= this.#most;
  }

  /** What to play, and what has come meanwhile; null where a whole state has taken its place. */
  async fetch(
    ...asked: Parameters<typeof openingShowings>
  ): Promise<{ showings: Showing[] | null; late: Showing[] } | null> {
    const late: Showing[] = [];
    this.#late = late;
    const showings = await openingShowings(...asked);
    if (this.#late !== late) return null;
    this.#late = null;
    return { showings, late };
  }

  /** Keep for later what would come too early; false where there is nothing to wait for. */
  keep(showings: Showing[]): boolean {
    this.#late?.push(...showings);
    return this.#late !== null;
  }

  forget(): void {
    this.#late = null;
  }
}
