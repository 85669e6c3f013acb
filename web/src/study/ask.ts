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

const post = (path: string, body: unknown, signal?: AbortSignal): Promise<Response> =>
  ask(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  });

const told = async <T>(answer: Promise<Response>): Promise<T> => (await (await answer).json()) as T;

export const look = (asked: StudyLook): Promise<StudyStep> => told(post("study/look", asked));

export const judge = (asked: Study, round: number, signal: AbortSignal): Promise<StudyJudged> =>
  told(post("study/judge", { ...asked, round }, signal));

export const review = (match: string, signal: AbortSignal): Promise<MatchReview> =>
  told(ask(`matches/${encodeURIComponent(match)}/review`, { signal }));

export const again = (wish: Again): Promise<TableInfo> => told(post("study/again", wish));

export async function tablet(asked: Study): Promise<Download> {
  return { name: "study.tablet", content: await (await post("study/tablet", asked)).blob() };
}
