/** The beginning of a match, as scenes to be played: set-up and opening throws. */
import * as http from "../net/http";
import type { Scene } from "./playback";

/** Steps 0 to `last` through those eyes; null once one of mine has moved, or where nobody can tell. */
export async function openingScenes(
  match: string,
  last: number,
  eyes: number | null,
  mine: (seat: number) => boolean,
): Promise<Scene[] | null> {
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
