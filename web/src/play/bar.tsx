/** The slim bar: the steps of this turn, the way back, help, and the end of the turn. */
import type { JSX } from "preact";

import { useStore } from "../store";
import { Icon } from "../ui/icons";
import type { IconName } from "../ui/icons";
import { say } from "../words";
import { useTicking } from "./clock";
import { asStep, inShort } from "./names";
import type { Sitting } from "./sitting";
import { useShown, useTable, useWord } from "./table";
import "./bar.css";

/** What was chosen in this turn, and what is being chosen. */
function Steps({ sitting }: { sitting: Sitting }): JSX.Element {
  const table = useTable();
  const word = useWord();
  const turn = useStore(sitting.around, (around) => around.turn);
  const eyes = useStore(sitting.around, (around) => around.eyes);
  const path = useShown((shown) => shown.path);
  const steps = (turn?.steps ?? []).filter((step) => step.seat === eyes);
  const done = steps.map((step) => word(asStep(step.label))).filter(Boolean);
  const game = useShown((shown) => shown.table?.game ?? "");
  const chosen = path.map((element) => inShort(game, element, table.nameOf(element)));
  const names = [...done, ...chosen];
  // The newest are laid first, from the right: what finds no room is the oldest.
  return (
    <ol class="steps" aria-label={say("steps-label")} title={names.join(" · ")}>
      {names.map((name, at) => (
        <li key={at} class={at < done.length ? "" : "choosing"} style={{ order: -at }}>
          {name}
        </li>
      ))}
    </ol>
  );
}

interface ToolProps {
  icon: IconName;
  words: string;
  can: boolean;
  act: () => void;
  id: string;
}

function Tool({ icon, words, can, act, id }: ToolProps): JSX.Element {
  return (
    <button
      type="button"
      class="button bare tool"
      disabled={!can}
      onClick={act}
      title={words}
      data-testid={id}
    >
      <Icon name={icon} />
      <span class="tool-words">{words}</span>
    </button>
  );
}

function Done({ sitting }: { sitting: Sitting }): JSX.Element | null {
  const turn = useStore(sitting.around, (around) => around.turn);
  const eyes = useStore(sitting.around, (around) => around.eyes);
  const closesAt = useStore(sitting.around, (around) => around.closesAt);
  const playing = useStore(sitting.around, (around) => around.playing);
  const now = useTicking(closesAt !== null, 250);
  const sending = useStore(sitting.around, (around) => around.sending);
  if (playing || turn === null || turn.open === null || turn.open !== eyes) return null;
  const left = closesAt === null ? null : Math.max(0, Math.ceil((closesAt - now) / 1000));
  return (
    <>
      {left !== null && (
        <button type="button" class="button bare" data-walk="" onClick={() => sitting.stay()}>
          {say("wait")}
        </button>
      )}
      <button
        type="button"
        class="button primary"
        data-walk=""
        data-testid="done"
        disabled={sending}
        onClick={() => sitting.command("done")}
      >
        <Icon name="done" /> {left === null ? say("done") : say("done-in", { seconds: left })}
      </button>
    </>
  );
}

export function Bar({ sitting }: { sitting: Sitting }): JSX.Element {
  const around = useStore(sitting.around, (now) => now);
  const still = useShown((shown) => shown.still);
  const held = useShown((shown) => shown.held);
  const { turn, eyes, result } = around;
  const playing = around.playing && !held;
  const seated = eyes !== null && !result;
  const can = (flag: boolean | undefined): boolean => seated && !around.sending && (flag ?? false);
  return (
    <>
      <Steps sitting={sitting} />
      <div
        class="tools"
        role="toolbar"
        aria-label={say("tools-label")}
        key={playing ? "others" : "own"}
      >
        {playing ? (
          <>
            <Tool icon="skip" words={say("skip")} can act={() => sitting.skip()} id="skip" />
            <Tool
              icon="fast"
              words={say("fast-forward")}
              can
              act={() => sitting.fastForward()}
              id="fast-forward"
            />
          </>
        ) : (
          seated && (
            <>
              <Tool
                icon="undo"
                words={!turn?.can_undo && turn?.can_ask ? say("take-back") : say("undo")}
                can={can(turn?.can_undo || turn?.can_ask)}
                act={() => sitting.undo()}
                id="undo"
              />
              <Tool
                icon="redo"
                words={say("redo")}
                can={can(turn?.can_redo)}
                act={() => sitting.command("redo")}
                id="redo"
              />
              <Tool
                icon="restart"
                words={say("restart-turn")}
                can={can(turn?.can_restart)}
                act={() => sitting.command("restart_turn")}
                id="restart-turn"
              />
              {around.table?.help && (
                <Tool
                  icon="hint"
                  words={say("hint")}
                  can={!still}
                  act={() => void sitting.hint()}
                  id="hint"
                />
              )}
            </>
          )
        )}
      </div>
      <div class="bar-end">
        <Done sitting={sitting} />
      </div>
    </>
  );
}
