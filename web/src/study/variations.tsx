/** What was tried, as a tree; any branch can be gone to, and forgotten. */
import type { JSX } from "preact";

import { useStore } from "../store";
import { Icon } from "../ui/icons";
import { SeatMark } from "../ui/seats";
import { say } from "../words";
import { useWord } from "../play/table";
import type { Study } from "./study";
import { branchesOf } from "./tree";
import type { Branch } from "./tree";

function Branches({ study, branches }: { study: Study; branches: Branch[] }): JSX.Element | null {
  const word = useWord();
  const step = useStore(study.now, (now) => now.step);
  const moves = useStore(study.now, (now) => now.moves);
  if (branches.length === 0) return null;
  return (
    <ul class="branches">
      {branches.map((branch) => {
        const here =
          branch.step === step &&
          branch.path.length === moves.length &&
          branch.path.every(({ id }, at) => moves[at]?.id === id);
        return (
          <li key={`${branch.step}-${branch.id}`}>
            <span class="branch">
              <button
                type="button"
                class="button bare tiny"
                aria-current={here ? "step" : undefined}
                data-testid="branch"
                onClick={() => void study.go(branch.step, branch.path)}
              >
                {branch.path.length === 1 && study.match !== null && (
                  <span class="quiet">{branch.step}</span>
                )}
                {branch.seat !== null && <SeatMark seat={branch.seat} size={12} />}
                <span>{word(branch.label)}</span>
              </button>
              <button
                type="button"
                class="button bare tiny square"
                aria-label={say("study-forget")}
                onClick={() => study.forget(branch.step, branch.path)}
              >
                <Icon name="close" size={12} />
              </button>
            </span>
            <Branches study={study} branches={branch.branches} />
          </li>
        );
      })}
    </ul>
  );
}

export function Variations({ study }: { study: Study }): JSX.Element {
  const variations = useStore(study.now, (now) => now.variations);
  if (variations.length === 0) return <p class="quiet small">{say("study-no-variations")}</p>;
  return <Branches study={study} branches={branchesOf(variations)} />;
}
