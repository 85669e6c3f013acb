/** A page that says in a sentence what is wrong, and offers the next step. */
import type { JSX } from "preact";

import type { Code, Problem } from "../net/problem";
import { Rosette } from "../ui/rosette";
import { say, word } from "../words";
import { address } from "./route";
import type { Route } from "./route";

export interface Step {
  words: string;
  to?: Route;
  act?: () => void;
}

const HOME: Route = { screen: "home" };

/** What one can do next, by what went wrong; the first is the best. */
function steps(code: string, again: (() => void) | null): Step[] {
  const home = { words: say("to-menu"), to: HOME };
  const tables = { words: say("to-tables"), to: { screen: "tables" } as Route };
  switch (code as Code) {
    case "old_client":
      return [{ words: say("load-again"), act: () => location.reload() }];
    case "table_full":
    case "seat_taken":
    case "private_table":
    case "already_started":
      return [tables, home];
    case "no_such_table":
    case "no_such_match":
    case "not_seated":
    case "not_your_seat":
      return [home, tables];
    default:
      return again ? [{ words: say("try-again"), act: again }, home] : [home];
  }
}

export function ProblemPage(props: {
  problem: Pick<Problem, "code" | "words">;
  again?: () => void;
  /** What to do first, where the screen knows better. */
  first?: Step;
}): JSX.Element {
  const { problem, first } = props;
  const known = steps(problem.code, props.again ?? null);
  const ways = first ? [first, ...known] : known;
  return (
    <section
      class="problem panel padded"
      role="alert"
      data-testid="problem"
      data-value={problem.code}
    >
      <Rosette size={56} />
      <h1 tabIndex={-1}>{problemTitle(problem.code)}</h1>
      <p>{word(problem.words)}</p>
      <div class="row">
        {ways.map(({ words, to, act }, at) =>
          to ? (
            <a key={words} class={`button ${at === 0 ? "primary" : ""}`} href={address(to)}>
              {words}
            </a>
          ) : (
            <button
              key={words}
              type="button"
              class={`button ${at === 0 ? "primary" : ""}`}
              onClick={act}
            >
              {words}
            </button>
          ),
        )}
      </div>
    </section>
  );
}

function problemTitle(code: string): string {
  switch (code as Code) {
    case "unreachable":
      return say("problem-title-closed");
    case "broken":
      return say("problem-title-broken");
    case "old_client":
      return say("problem-title-old");
    case "no_such_table":
    case "no_such_match":
    case "lost_page":
      return say("problem-title-unknown");
    case "table_full":
    case "seat_taken":
      return say("problem-title-full");
    default:
      return say("problem-title");
  }
}
