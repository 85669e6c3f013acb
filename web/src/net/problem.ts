/** What can go wrong between here and the house, as one kind of error with a sentence in it. */
import type { ProblemCode, Reason } from "../generated/protocol";
import { message, word } from "../words";
import type { Message } from "../words";

/** What goes wrong on this side of the door. */
export type OwnCode = "unreachable" | "lost" | "lost_page" | "unexpected" | "unexplained";
export type Code = ProblemCode | OwnCode;

export class Problem extends Error {
  readonly code: string;
  readonly words: Message;
  readonly reason: Reason | null;
  /** The HTTP status, or 0 where there was no answer at all. */
  readonly status: number;
  /** Milliseconds after which it may be asked again, where the house says so. */
  readonly wait: number;

  constructor(code: string, words: Message, status = 0, reason: Reason | null = null, wait = 0) {
    super(code);
    this.name = "Problem";
    this.code = code;
    this.words = words;
    this.reason = reason;
    this.status = status;
    this.wait = wait;
  }

  get sentence(): string {
    return word(this.words);
  }
}

/** Nobody answers: the house is closed, or the way there is. */
export const unreachable = (): Problem =>
  new Problem("unreachable", message("web/problem-unreachable"));

/** The question was lost with the connection; it can simply be asked again. */
export const lost = (): Problem => new Problem("lost", message("web/problem-lost"));

/** A part of the page is not where it was: the house is closed, or has a newer version. */
const partMissing = (): Problem => new Problem("old_client", message("web/problem-part"));

/** What browsers say when a module cannot be fetched. */
const NOT_FETCHED = /dynamically imported module|module script|Importing a module|preload/i;

export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof Error && NOT_FETCHED.test(error.message)) return partMissing();
  const detail = error instanceof Error ? error.message : String(error);
  return new Problem("unexpected", message("web/problem-unexpected", { detail }));
}
