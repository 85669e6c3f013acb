/** What can be done here, the best first, with the chance that each choice leaves. */
import type { JSX } from "preact";

import type { Choice, Outcome } from "../generated/protocol";
import { useStore } from "../store";
import { Icon } from "../ui/icons";
import { seatLook, SeatMark } from "../ui/seats";
import { say } from "../words";
import type { Message } from "../words";
import { useTable, useWord } from "../play/table";
import { chanceText, decimalsOf, lossText, percent } from "./judged";
import type { Study } from "./study";

/** What a network of a solved race is off by, in points of chance: on average, and 95 of 100 times at
    most (the worst of all boards and rulesets in docs/solution.md). */
const OFF = { mean: 0.3, most: 0.7 };
/** Choices whose reasons stand open. */
const OPEN = 1;

/** Everybody's chance, in one bar and in numbers. */
export function Chances({ study }: { study: Study }): JSX.Element {
  const now = useStore(study.now, (standing) => standing);
  const chances = now.judged?.chances ?? now.shown?.chances ?? [];
  const decimals = decimalsOf(now.judged);
  return (
    <section class="chances panel" aria-label={say("study-chances")} data-testid="chances">
      <div class="chance-bar" aria-hidden="true">
        {chances.map((chance, seat) => (
          <span
            key={seat}
            style={{ flexGrow: Math.max(chance, 0.004), background: seatLook(seat).colour }}
          />
        ))}
      </div>
      <ul>
        {chances.map((chance, seat) => (
          <li key={seat} data-seat={seat}>
            <SeatMark seat={seat} size={16} />
            <span class="chance-name">{study.names[seat]}</span>
            <span class="chance-points quiet small">
              {say("points", { points: now.shown?.scores[seat] ?? 0 })}
            </span>
            <b class="chance" data-value={chance}>
              {say("study-percent", { percent: chanceText(chance, decimals) })}
            </b>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Why, one sentence a line. */
export function Reasons({ reasons }: { reasons: readonly Message[] }): JSX.Element {
  const word = useWord();
  return (
    <ul class="reasons small">
      {reasons.map((reason, at) => (
        <li key={at}>{word(reason)}</li>
      ))}
    </ul>
  );
}

interface ChoiceLineProps {
  study: Study;
  choice: Choice;
  rank: number;
  best: number;
  played: boolean;
  /** Of a solved race every chance is known: nothing there goes well or badly. */
  solved: boolean;
  decimals: number;
}

function ChoiceLine(props: ChoiceLineProps): JSX.Element {
  const { study, choice, rank, best, played, solved, decimals } = props;
  const table = useTable();
  const word = useWord();
  const lost = lossText(best, choice.chance, decimals);
  const isTold = rank < OPEN || played;
  // Why is told of the best choice, and of what was played.
  const reasons = rank === 0 || played ? [...choice.reasons, ...choice.why] : choice.reasons;
  const light = (on: boolean): void =>
    table.shown.update({ previewed: new Set(on ? choice.targets : []) });
  return (
    <li class={`weighed${rank === 0 ? " best" : ""}${played ? " played" : ""}`}>
      <button
        type="button"
        data-testid="choice"
        data-move={choice.move}
        onClick={() => void study.try({ id: choice.id, label: choice.label, seat: study.actor })}
        onPointerEnter={() => light(true)}
        onPointerLeave={() => light(false)}
        onFocus={() => light(true)}
        onBlur={() => light(false)}
      >
        <span class="choice-rank" aria-hidden="true">
          {rank + 1}
        </span>
        <span class="choice-what">
          <b>{word(choice.label)}</b>
          {rank === 0 && <span class="tag best">{say("study-best")}</span>}
          {played && <span class="tag played">{say("study-played")}</span>}
          {!solved && choice.low < choice.chance && (
            <small class="quiet" data-testid="low">
              {say("study-low", { percent: percent(choice.low) })}
            </small>
          )}
        </span>
        <span class="choice-worth">
          {say("study-percent", { percent: chanceText(choice.chance, decimals) })}
          {lost !== null && <small>{say("study-lost", { points: lost })}</small>}
        </span>
      </button>
      {isTold && reasons.length > 0 && <Reasons reasons={reasons} />}
    </li>
  );
}

/** What the house has found so far, and how long it has thought. */
export function Choices({ study }: { study: Study }): JSX.Element | null {
  const { judged, thinking, played, shown } = useStore(study.now, (now) => now);
  if (!shown || shown.actor < 0) return null;
  const found = judged?.choices ?? [];
  return (
    <div class="weighing">
      <p
        class="quiet small thought"
        role="status"
        data-testid="thought"
        data-value={judged?.rounds.length ?? 0}
      >
        {!judged
          ? say("study-thinking")
          : judged.solved
            ? judged.exact
              ? say("study-solved")
              : say("study-network", OFF)
            : thinking
              ? say("study-thinking-on", { rounds: judged.rounds.length })
              : say("study-thought", { rounds: judged.rounds.length })}
      </p>
      <ol>
        {found.map((choice, rank) => (
          <ChoiceLine
            key={choice.id}
            study={study}
            choice={choice}
            rank={rank}
            best={found[0]?.chance ?? 0}
            played={choice.move === played}
            solved={judged?.solved ?? false}
            decimals={decimalsOf(judged)}
          />
        ))}
      </ol>
    </div>
  );
}

/** One of several, each as likely as its share. */
export function drawn(outcomes: readonly Outcome[], chance: number): Outcome | undefined {
  let left = chance * outcomes.reduce((sum, { share }) => sum + share, 0);
  return outcomes.find(({ share }) => (left -= share) <= 0) ?? outcomes.at(-1);
}

/** Where chance decides: let it fall, or say what it brings. */
export function Outcomes({ study }: { study: Study }): JSX.Element | null {
  const word = useWord();
  const outcomes = useStore(study.now, (now) => now.shown?.outcomes ?? []);
  const played = useStore(study.now, (now) => now.played);
  if (outcomes.length === 0) return null;
  const take = (outcome: Outcome | undefined): void => {
    if (outcome) void study.try({ id: outcome.id, label: outcome.label, seat: null });
  };
  return (
    <div class="weighing" data-testid="outcomes">
      <button
        type="button"
        class="button primary"
        data-testid="let-fall"
        onClick={() => take(drawn(outcomes, Math.random()))}
      >
        <Icon name="dice" /> {say("study-draw")}
      </button>
      <ol>
        {outcomes.map((outcome) => (
          <li key={outcome.id} class={outcome.move === played ? "weighed played" : "weighed"}>
            <button type="button" data-testid="outcome" onClick={() => take(outcome)}>
              <span class="choice-what">
                {word(outcome.label)}
                {outcome.move === played && <span class="tag played">{say("study-fell")}</span>}
              </span>
              <span class="choice-worth">
                {say("study-percent", { percent: percent(outcome.share) })}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
