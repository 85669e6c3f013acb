/** What is said below the question for a while: a request, a refusal, a hint. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

import type { Hinted } from "../generated/protocol";
import { useStore } from "../store";
import { Icon } from "../ui/icons";
import { say } from "../words";
import { asStep, nameAt, putToYou } from "./names";
import { RuleLink } from "./rule";
import type { Sitting } from "./sitting";
import { useShown, useWord } from "./table";

/** Pixels between a hint and what it hints at. */
const EDGE = 8;

function TakeBack({ sitting }: { sitting: Sitting }): JSX.Element | null {
  const takeBack = useStore(sitting.around, (around) => around.takeBack);
  const table = useStore(sitting.around, (around) => around.table);
  if (!takeBack || !table) return null;
  const asked = takeBack.waiting.some((seat) => table.seats[seat]?.mine);
  const words = { name: nameAt(table, takeBack.seat), moves: takeBack.moves };
  return (
    <div class="take-back" role="alert">
      <span>{asked ? say("take-back-asked", words) : say("take-back-waits", words)}</span>
      {asked && (
        <span class="row">
          <button
            type="button"
            class="button tiny primary"
            onClick={() => sitting.command("answer_take_back", { yes: true })}
          >
            {say("take-back-yes")}
          </button>
          <button
            type="button"
            class="button tiny"
            onClick={() => sitting.command("answer_take_back", { yes: false })}
          >
            {say("take-back-no")}
          </button>
        </span>
      )}
    </div>
  );
}

function Notice({ sitting }: { sitting: Sitting }): JSX.Element | null {
  const word = useWord();
  const notice = useStore(sitting.around, (around) => around.notice);
  const hint = useStore(sitting.around, (around) => around.hint);
  const refused = useShown((shown) => shown.refused);
  if (notice) {
    return (
      <p class="notice warning" role="alert">
        <span>{word(notice)}</span>
        <button
          type="button"
          class="button bare tiny square"
          aria-label={say("close")}
          onClick={() => sitting.forgetNotice()}
        >
          <Icon name="close" size={16} />
        </button>
      </p>
    );
  }
  if (refused) {
    return (
      <p class="notice" data-testid="refused">
        <span>
          <span class="warning">{word(refused.words)}</span> <RuleLink rule={refused.rule} />
        </span>
      </p>
    );
  }
  return hint && <Advice hint={hint} />;
}

/** Lies over the lower edge of what is asked, so it is in sight by itself; what it hints at stays so. */
function Advice({ hint }: { hint: Hinted }): JSX.Element {
  const word = useWord();
  const asked = useShown(({ prompt }) => prompt);
  const box = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const note = box.current;
    const question = note?.closest<HTMLElement>(".question");
    if (!note || !question) return;
    const asked = question.querySelector<HTMLElement>(".prompt")?.offsetHeight ?? 0;
    question.style.scrollPaddingBlock = `${asked}px ${note.offsetHeight + EDGE}px`;
    question.querySelector(".is-hinted")?.scrollIntoView({ block: "nearest" });
  }, [hint]);
  return (
    <p class="notice hint" data-testid="hint-words" ref={box}>
      <Icon name="hint" size={18} />
      <span class="hint-text" key={hint.id} tabIndex={0}>
        {asked && <span class="quiet">{word(putToYou(asked.prompt))} </span>}
        <b>{word(asStep(hint.label))}</b>
        {hint.reasons.map((reason, at) => (
          <span key={at} class="hint-reason">
            {word(reason)}
          </span>
        ))}
      </span>
    </p>
  );
}

export function Notes({ sitting }: { sitting: Sitting }): JSX.Element {
  return (
    <div class="notes">
      <TakeBack sitting={sitting} />
      <Notice sitting={sitting} />
    </div>
  );
}
