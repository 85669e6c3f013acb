/** What a study asks of the house. */
import type {
  Again,
  MatchReview,
  Study,
  StudyJudged,
  StudyLook,
  StudyStep,
  StudyWeigh,
  TableInfo,
} from "../generated/protocol";
import { ask, matchPath, replayStep } from "../net/http";
import { codeOf } from "../net/invitations";
import { Problem } from "../net/problem";
import type { Download } from "../net/http";

const post = (path: string, body: unknown, signal?: AbortSignal): Promise<Response> =>
  ask(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  });

const BUSY = 429;
/** Milliseconds after which a busy house is asked once more, each time; later where it says so. */
const AGAIN = [500, 1_000, 2_000, 4_000, 8_000];

/** Whoever jumps about faster than the house thinks is told to wait, and asks again. */
async function patiently<T>(question: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (const pause of AGAIN) {
    try {
      return await question();
    } catch (error) {
      if (!(error instanceof Problem) || error.status !== BUSY || signal.aborted) throw error;
      await new Promise((done) => setTimeout(done, Math.max(pause, error.wait)));
      if (signal.aborted) throw error;
    }
  }
  return question();
}

const told = async <T>(answer: Promise<Response>): Promise<T> => (await (await answer).json()) as T;

export const look = (asked: StudyLook, signal: AbortSignal): Promise<StudyStep> =>
  patiently(() => told(post("study/look", asked, signal)), signal);

export const judge = (asked: StudyWeigh, signal: AbortSignal): Promise<StudyJudged> =>
  patiently(() => told(post("study/judge", asked, signal)), signal);

export const review = (match: string, signal: AbortSignal): Promise<MatchReview> =>
  patiently(() => told(ask(matchPath(match, "review"), { signal })), signal);

/** The entry of a step of a match, as its record writes it. */
export const entry = async (
  match: string,
  step: number,
  signal: AbortSignal,
): Promise<string | null> =>
  (await patiently(() => replayStep(match, step, null), signal)).entry?.text ?? null;

export const again = (wish: Again): Promise<TableInfo> =>
  told(post("study/again", { ...wish, code: codeOf(wish.match) }));

export async function tablet(asked: Study): Promise<Download> {
  return { name: "study.tablet", content: await (await post("study/tablet", asked)).blob() };
}
