/** What is said of a choice: what it gives away, or that it is the best, and why. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { address } from "../app/route";
import type { PuzzleAnswer, PuzzleSolution } from "../generated/protocol";
import { useWord } from "../play/table";
import { Reasons } from "../study/choices";
import { Icon } from "../ui/icons";
import { figure, say } from "../words";
import { Grade } from "./grade";
import "../study/study.css";

const percent = (chance: number): string =>
  say("study-percent", { percent: figure(100 * chance, 1) });

/** A wrong choice: the position stands as before. */
export function Tried({ answer }: { answer: PuzzleAnswer }): JSX.Element {
  const word = useWord();
  return (
    <div class="puzzle-wrong" role="alert" data-testid="verdict" data-value="wrong">
      <p>
        <Icon name="close" size={18} /> <b>{say("puzzle-wrong")}</b>
        {answer.loss !== null && (
          <span class="puzzle-loss" data-testid="loss">
            {say("study-lost", { points: figure(100 * answer.loss, 1) })}
          </span>
        )}
      </p>
      <p class="small">{word(answer.said)}</p>
    </div>
  );
}

interface SolvedProps {
  game: string;
  id: string;
  grade: number;
  answer: PuzzleAnswer;
  solution: PuzzleSolution;
  chosen: number | null;
  onNext: () => void;
  onAgain: () => void;
}

export function Solved(props: SolvedProps): JSX.Element {
  const { game, id, answer, solution, chosen } = props;
  const word = useWord();
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus({ preventScroll: true }), [id]);
  const [best] = solution.choices;
  return (
    <div class="puzzle-solved" data-testid="verdict" data-value={answer.right ? "right" : "shown"}>
      <div aria-live="polite">
        <div class="puzzle-head">
          <h2 class={answer.right ? "right" : ""}>
            {answer.right && <Icon name="done" />}
            {answer.right ? say("puzzle-right") : say("puzzle-shown")}
          </h2>
          <Grade grade={props.grade} />
        </div>
        <p>{answer.right ? word(answer.said) : best && <b>{word(best.label)}</b>}</p>
        <Reasons reasons={solution.reasons} />
      </div>
      <table class="puzzle-choices small" data-testid="choices">
        <caption class="unseen">{say("study-chances")}</caption>
        <tbody>
          {solution.choices.map((choice, rank) => (
            <tr key={choice.id} class={rank === 0 ? "best" : ""}>
              <th scope="row">
                {word(choice.label)}{" "}
                {choice.id === chosen && rank > 0 && (
                  <span class="tag played">{say("puzzle-yours")}</span>
                )}
              </th>
              <td>{percent(choice.chance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div class="row">
        <button
          type="button"
          class="button primary"
          data-walk=""
          data-testid="next-puzzle"
          ref={next}
          onClick={props.onNext}
        >
          {say("puzzle-next")} <Icon name="on" />
        </button>
        <button
          type="button"
          class="button"
          data-walk=""
          data-testid="puzzle-again"
          onClick={props.onAgain}
        >
          {say("try-again")}
        </button>
        <a
          class="button"
          data-walk=""
          data-testid="puzzle-study"
          href={address({ screen: "position", game, puzzle: id })}
        >
          {say("puzzle-study")}
        </a>
      </div>
    </div>
  );
}
