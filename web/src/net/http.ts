/** Everything that is asked over HTTP, one function for each question. */
import type {
  About,
  Dice,
  ExampleInfo,
  Export,
  LeaderBoard,
  ListedPuzzle,
  MailInfo,
  MatchLog,
  Me,
  NewPassword,
  NewPush,
  NewTieAt,
  NewTable,
  NewTournament,
  Preview,
  Previews,
  Notices,
  PosedPuzzle,
  Problem as Refusal,
  Profile,
  PushInfo,
  PuzzleAnswer,
  PuzzlePosition,
  PuzzlesInfo,
  Recover,
  Reasons,
  ReplayInfo,
  ReplayStep,
  Report,
  ReportPerson,
  SeriesWord,
  SignIn,
  SignUp,
  SignedIn,
  Sure,
  TableInfo,
  Tables,
  Taught,
  TieInfo,
  TournamentInfo,
  TournamentLine,
  Whom,
  Why,
} from "../generated/protocol";
import { message } from "../words";
import { codeOf } from "./invitations";
import { Problem, unreachable } from "./problem";

export async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`api/${path}`, { credentials: "same-origin", ...init });
  } catch {
    throw unreachable();
  }
  if (answer.ok) return answer;
  let refusal: Partial<Refusal> = {};
  try {
    refusal = (await answer.json()) as Partial<Refusal>;
  } catch {
    // Not from the house itself: a proxy, or nothing at all.
  }
  if (refusal.code && refusal.words) {
    const wait = 1000 * Number(answer.headers.get("retry-after") ?? 0);
    throw new Problem(refusal.code, refusal.words, answer.status, refusal.reason ?? null, wait);
  }
  throw unexplained(answer.status);
}

/** An answer without a reason: the house broke (500), is behind a closed door (502 and on), or is none. */
function unexplained(status: number): Problem {
  if (status === 500) return new Problem("broken", message("web/problem-broken"), status);
  if (status > 500) return new Problem("unreachable", message("web/problem-unreachable"), status);
  return new Problem(
    "unexplained",
    message("web/problem-status", { status: String(status) }),
    status,
  );
}

async function get<T>(path: string): Promise<T> {
  return (await (await ask(path)).json()) as T;
}

async function send<T>(
  method: "POST" | "PUT" | "DELETE",
  path: string,
  body: unknown = {},
): Promise<T> {
  const answer = await ask(path, {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as T;
}

export interface Download {
  name: string;
  content: Blob;
}

async function download(answer: Response, otherwise: string): Promise<Download> {
  const said = /filename="?([^";]+)"?/.exec(answer.headers.get("content-disposition") ?? "");
  return { name: said?.[1] ?? otherwise, content: await answer.blob() };
}

const part = encodeURIComponent;

/** What is asked behind a path; what is null is not. */
function query(asked: Record<string, string | number | boolean | null>): string {
  const told = Object.entries(asked).filter(([, value]) => value !== null);
  const search = new URLSearchParams(told.map(([name, value]) => [name, String(value)]));
  return told.length > 0 ? `?${search}` : "";
}

export const about = (): Promise<About> => get("about");
export const me = (): Promise<Me> => get("me");
export const rename = (name: string): Promise<Me> => send("PUT", "me", { name });

export const signUp = (wish: SignUp): Promise<SignedIn> => send("POST", "account", wish);
export const signIn = (wish: SignIn): Promise<SignedIn> => send("POST", "account/session", wish);
export const signOut = (): Promise<unknown> => send("DELETE", "account/session");
export const recover = (wish: Recover): Promise<SignedIn> => send("POST", "account/recovery", wish);
export const newPassword = (wish: NewPassword): Promise<SignedIn> =>
  send("PUT", "account/password", wish);
export const newCode = (wish: Sure): Promise<SignedIn> => send("POST", "account/code", wish);
export const exportMe = (): Promise<Export> => get("account/export");
export const deleteMe = (wish: Sure): Promise<unknown> => send("DELETE", "account", wish);

export const ties = (): Promise<TieInfo[]> => get("ties");
export const tie = (id: string, as: TieInfo["tie"]): Promise<TieInfo[]> =>
  send("PUT", `ties/${part(id)}`, { tie: as });
export const untie = (id: string): Promise<TieInfo[]> => send("DELETE", `ties/${part(id)}`);
export const tieAt = (id: string, told: NewTieAt): Promise<unknown> =>
  send("POST", `tables/${part(id)}/tie`, told);
export const hush = (id: string, whom: Whom): Promise<unknown> =>
  send("POST", `tables/${part(id)}/hush`, whom);
export const kick = (id: string, whom: Whom): Promise<unknown> =>
  send("POST", `tables/${part(id)}/kick`, whom);
export const reportPerson = (id: string, told: ReportPerson): Promise<unknown> =>
  send("POST", `tables/${part(id)}/report`, told);

export const notices = (): Promise<Notices> => get("notices");
export const invite = (id: string, person: string): Promise<unknown> =>
  send("POST", `tables/${part(id)}/invite`, { person });
export const goAway = (days: number): Promise<Notices> => send("PUT", "vacation", { days });
export const comeBack = (): Promise<Notices> => send("DELETE", "vacation");
export const newMail = (address: string): Promise<MailInfo> => send("PUT", "mail", { address });
export const confirmMail = (code: string): Promise<MailInfo> => send("POST", "mail", { code });
export const forgetMail = (): Promise<MailInfo> => send("DELETE", "mail");
export const newPush = (browser: NewPush): Promise<PushInfo> => send("PUT", "push", browser);
export const forgetPush = (): Promise<PushInfo> => send("DELETE", "push");

export const profile = (id: string): Promise<Profile> => get(`people/${part(id)}`);
export const leaderBoard = (game: string): Promise<LeaderBoard> => get(`ratings/${part(game)}`);

export type Deed = "enter" | "withdraw" | "start";
export const tournaments = (): Promise<TournamentLine[]> => get("tournaments");
export const newTournament = (wish: NewTournament): Promise<TournamentInfo> =>
  send("POST", "tournaments", wish);
export const tournament = (id: string): Promise<TournamentInfo> => get(`tournaments/${part(id)}`);
export const inTournament = (id: string, deed: Deed): Promise<TournamentInfo> =>
  send("POST", `tournaments/${part(id)}/${deed}`);
export const resultsAddress = (id: string, form: "csv" | "json"): string =>
  `api/tournaments/${part(id)}/results?form=${form}`;

export const tables = (): Promise<Tables> => get("tables");
export const table = (id: string, code: string | null = null): Promise<TableInfo> =>
  get(["tables", part(id)].join("/") + query({ code: code ?? codeOf(id) }));
export const newTable = (wish: NewTable): Promise<TableInfo> => send("POST", "tables", wish);
export const join = (id: string, code: string | null, seat?: number): Promise<TableInfo> =>
  send("POST", `tables/${part(id)}/join`, { code, seat: seat ?? null });
export const leave = (id: string): Promise<TableInfo> => send("POST", `tables/${part(id)}/leave`);
export const start = (id: string): Promise<TableInfo> => send("POST", `tables/${part(id)}/start`);
export const rematch = (id: string): Promise<TableInfo> =>
  send("POST", `tables/${part(id)}/rematch`);
export const saySeries = (id: string, said: SeriesWord): Promise<TableInfo> =>
  send("POST", `tables/${part(id)}/series`, said);

/** Where a match is looked at, with the invitation to its table where one came. */
export const matchPath = (
  match: string,
  what: string,
  asked: Record<string, string | number | boolean | null> = {},
): string => `matches/${part(match)}/${what}${query({ ...asked, code: codeOf(match) })}`;

export const replay = (match: string): Promise<ReplayInfo> => get(matchPath(match, "replay"));
export const replayStep = (
  match: string,
  step: number,
  seat: number | null,
  open = false,
): Promise<ReplayStep> => get(matchPath(match, `replay/${step}`, open ? { open } : { seat }));
export const matchLog = (match: string, seat: number | null): Promise<MatchLog> =>
  get(matchPath(match, "log", { seat }));
export const dice = (match: string): Promise<Dice> => get(matchPath(match, "dice"));

export async function tablet(match: string): Promise<Download> {
  return download(await ask(matchPath(match, "tablet")), `${match}.tablet`);
}

export async function loadTablet(file: Blob, mode: "look" | "continue"): Promise<TableInfo> {
  const headers = { "content-type": "application/x-edubba-tablet" };
  const answer = await ask(`tablets?mode=${mode}`, { method: "POST", headers, body: file });
  return (await answer.json()) as TableInfo;
}

export async function report(match: string, told: Report): Promise<Download> {
  const answer = await ask(matchPath(match, "report"), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(told),
  });
  return download(answer, `${match}-report.json`);
}

export const introduction = (game: string, taken: string): Promise<Taught> =>
  get(`introductions/${part(game)}?taken=${taken}`);
export const askTeacher = (
  game: string,
  taken: string,
  asked: Preview | Why,
): Promise<Previews | Reasons> =>
  send("POST", `introductions/${part(game)}/question?taken=${taken}`, asked);

const puzzlePath = (...names: string[]): string => ["puzzles", ...names].map(part).join("/");

export const puzzles = (): Promise<PuzzlesInfo> => get(puzzlePath());
export const puzzlesOf = (game: string): Promise<ListedPuzzle[]> => get(puzzlePath(game));
export const puzzle = (game: string, id: string): Promise<PosedPuzzle> => get(puzzlePath(game, id));
export const puzzlePosition = (game: string, id: string): Promise<PuzzlePosition> =>
  get(puzzlePath(game, id, "position"));
export const askOfPuzzle = (
  game: string,
  id: string,
  asked: Preview | Why,
): Promise<Previews | Reasons> => send("POST", puzzlePath(game, id, "question"), asked);
/** What a choice is worth; with none the solution. */
export const answerPuzzle = (
  game: string,
  id: string,
  action: number | null,
): Promise<PuzzleAnswer> => send("POST", puzzlePath(game, id, "answer"), { action });

/** The exact rulebook. */
export async function rules(game: string): Promise<string> {
  return (await ask(`games/${part(game)}/rules`)).text();
}

const bookPath = (game: string): string => `books/${document.documentElement.lang}/${part(game)}`;

/** The rulebook for players in the language of the page. */
export async function book(game: string): Promise<string> {
  return (await ask(bookPath(game))).text();
}

/** An example of that book, by its number from 0. */
export const example = (game: string, number: number): Promise<ExampleInfo> =>
  get<ExampleInfo>(`${bookPath(game)}/${number}`);
