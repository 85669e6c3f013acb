/** Which puzzles one wants next. */
import type { JSX } from "preact";

import { useStore } from "../store";
import { say } from "../words";
import { GRADES, gradeName } from "./grade";
import { progress } from "./progress";

export function GradeFilter(): JSX.Element {
  const grade = useStore(progress, (now) => now.grade);
  return (
    <label class="puzzle-filter">
      <span>{say("puzzle-filter")}</span>
      <select
        value={String(grade)}
        aria-label={say("puzzle-filter")}
        data-testid="grade-filter"
        onChange={(event) => progress.update({ grade: Number(event.currentTarget.value) })}
      >
        <option value="0">{say("puzzle-all-grades")}</option>
        {GRADES.map((each) => (
          <option key={each} value={String(each)}>
            {gradeName(each)}
          </option>
        ))}
      </select>
    </label>
  );
}
