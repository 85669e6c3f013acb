/** How hard a puzzle is, in dots and in words. */
import type { JSX } from "preact";

import { say } from "../words";
import "./puzzles.css";

export const GRADES = [1, 2, 3, 4, 5];

export function gradeName(grade: number): string {
  switch (grade) {
    case 1:
      return say("puzzle-grade-1");
    case 2:
      return say("puzzle-grade-2");
    case 3:
      return say("puzzle-grade-3");
    case 4:
      return say("puzzle-grade-4");
    default:
      return say("puzzle-grade-5");
  }
}

export function Grade({ grade }: { grade: number }): JSX.Element {
  return (
    <span class="puzzle-grade" data-testid="grade" data-value={grade}>
      <span class="puzzle-dots" aria-hidden="true">
        {GRADES.map((each) => (
          <i key={each} class={each <= grade ? "full" : ""} />
        ))}
      </span>
      {gradeName(grade)}
    </span>
  );
}
