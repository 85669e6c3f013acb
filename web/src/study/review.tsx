/** A match looked at again: the moments that mattered, and what luck and choices made of it. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";

import { go as goTo } from "../app/route";
import type { MatchReview, TurningPoint } from "../generated/protocol";
import { asProblem } from "../net/problem";
import { useWord } from "../play/table";
import { useStore } from "../store";
import { SeatMark } from "../ui/seats";
import { say } from "../words";
import * as ask from "./ask";
import { Reasons } from "./choices";
import { percent } from "./judged";
import type { Study } from "./study";

function Point(props: { study: Study; point: TurningPoint; rank: number }): JSX.Element {
  const { study, point, rank } = props;
  const word = useWord();
  const [failed, setFailed] = useState("");
  const { match } = study.ground;
  const again = (): void => {
    if (match === null) return;
    ask.again({ match, step: point.step - 1, seat: point.seat }).then(
      (table) => goTo({ screen: "table", id: table.id, code: null }),
      (error: unknown) => setFailed(asProblem(error).sentence),
    );
  };
  return (
    <li class="turning" data-testid="turning" data-regret={point.regret} data-seat={point.seat}>
      <p class="quiet small" data-testid="turning-question">
        {word(point.question)}
      </p>
      <h2>
        <SeatMark seat={point.seat} size={14} />
        <span class="grow">{word(point.played.label)}</span>
        <b class="warning">{say("study-lost", { points: percent(point.regret) })}</b>
      </h2>
      <Reasons reasons={point.reasons} />
      <div class="row">
        <button
          type="button"
          class="button tiny"
          onClick={() => study.visit(point.step - 1)}
          data-testid={`moment-${rank}`}
        >
          {say("study-look", { step: point.step - 1 })}
        </button>
        <button type="button" class="button tiny" onClick={again} data-testid={`again-${rank}`}>
          {say("study-again")}
        </button>
      </div>
      {failed && (
        <p class="warning small" role="alert">
          {failed}
        </p>
      )}
    </li>
  );
}

interface Mistake {
  /** Where it was still to be made. */
  step: number;
  seat: number;
  blunder: boolean;
}

/** The moments that are listed, until then those that look like it. */
export function mistakesIn({ moves, turning }: MatchReview): Mistake[] {
  const blunders = moves.filter(({ grade }) => grade === "blunder");
  const costly = [...blunders, ...moves.filter(({ grade }) => grade === "mistake")];
  return (turning ?? costly).map(({ step, seat }) => ({
    step: step - 1,
    seat,
    blunder: blunders.some((each) => each.step === step),
  }));
}

/** Where the next mistake was made; null after the last. */
export function nextMistake(review: MatchReview, step: number): number | null {
  const ahead = mistakesIn(review).filter((each) => each.step > step);
  return ahead.length > 0 ? Math.min(...ahead.map((each) => each.step)) : null;
}

/** Where there are fewer moments it is said that there were no more. */
const LEAST = 3;

/** In points of chance, with its sign. */
const signed = (share: number): string => {
  const points = Math.round(100 * share);
  return `${points > 0 ? "+" : points < 0 ? "−" : ""}${Math.abs(points)}`;
};

/** Points of chance that came and went: by choices and by luck. */
function Balance({ study, review }: { study: Study; review: MatchReview }): JSX.Element {
  const most = Math.max(0.01, ...review.lost, ...review.luck.map(Math.abs));
  const bar = (value: number): JSX.Element => (
    <span class="balance-bar" aria-hidden="true">
      <span
        class={value < 0 ? "below" : "above"}
        style={{ width: `${(50 * Math.abs(value)) / most}%` }}
      />
    </span>
  );
  return (
    <table class="balance" data-testid="balance">
      <caption class="quiet small">{say("study-balance")}</caption>
      <tbody>
        {study.names.map((name, seat) => (
          <tr key={seat}>
            <th scope="row">
              <SeatMark seat={seat} size={14} /> {name}
            </th>
            <td>
              <span class="quiet small">{say("study-choices")}</span>
              {bar(-(review.lost[seat] ?? 0))}
              <b>{signed(-(review.lost[seat] ?? 0))}</b>
            </td>
            <td>
              <span class="quiet small">{say("study-luck")}</span>
              {bar(review.luck[seat] ?? 0)}
              <b>{signed(review.luck[seat] ?? 0)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Review({ study }: { study: Study }): JSX.Element {
  const review = useStore(study.now, (now) => now.review);
  const word = useWord();
  const unreviewed = useStore(study.now, (now) => now.unreviewed);
  if (unreviewed) return <p class="warning small">{word(unreviewed.words)}</p>;
  if (!review) return <p class="quiet small">{say("study-reviewing", { percent: 0 })}</p>;
  const done = percent(review.steps / Math.max(1, review.of));
  return (
    <div class="review" data-testid="review" data-done={review.turning !== null}>
      {review.turning === null ? (
        <p class="quiet small" role="status">
          {done < 100 ? say("study-reviewing", { percent: done }) : say("study-comparing")}
        </p>
      ) : (
        <>
          <ol class="turnings">
            {review.turning.map((point, rank) => (
              <Point key={point.step} study={study} point={point} rank={rank} />
            ))}
          </ol>
          {review.turning.length < LEAST && (
            <p class="quiet small" data-testid="few-moments">
              {say("study-nothing", { moments: review.turning.length })}
            </p>
          )}
        </>
      )}
      <Balance study={study} review={review} />
    </div>
  );
}
