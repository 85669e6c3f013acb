/** What a study asks of the house. */
import type {
  Again,
  MatchReview,
  Study,
  StudyJudged,
  StudyLook,
  StudyStep,
  TableInfo,
} from "../generated/protocol";
import { ask } from "../net/http";
import type { Download } from "../net/http";
import { Problem } from "../net/problem";

const BUSY = 429;
/** Milliseconds after which a busy house is asked once more, each time. */
const AGAIN = [500, 1_000, 2_000, 4_000, 8_000];

const post = (path: string, body: unknown, signal?: AbortSignal): Promise<Response> =>
  ask(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  });

const told = async <T>(answer: Promise<Response>): Promise<T> => (await (await answer).json()) as T;

/** Ask; whoever jumps about faster than the house thinks is told to wait, and asks again. */
async function patiently<T>(signal: AbortSignal, question: () => Promise<Response>): Promise<T> {
  for (const pause of AGAIN) {
    try {
      return await told(question());
    } catch (error) {
      if (signal.aborted || !(error instanceof Problem) || error.status !== BUSY) throw error;
    }
    await new Promise((done) => setTimeout(done, pause));
  }
  return told(question());
}

export const look = (asked: StudyLook): Promise<StudyStep> => told(post("study/look", asked));

export const judge = (asked: Study, round: number, signal: AbortSignal): Promise<StudyJudged> =>
  patiently(signal, () => post("study/judge", { ...asked, round }, signal));

export const review = (match: string, signal: AbortSignal): Promise<MatchReview> =>
  patiently(signal, () => ask(`matches/${encodeURIComponent(match)}/review`, { signal }));

export const again = (wish: Again): Promise<TableInfo> => told(post("study/again", wish));

export async function tablet(asked: Study): Promise<Download> {
  return { name: "study.tablet", content: await (await post("study/tablet", asked)).blob() };
}
