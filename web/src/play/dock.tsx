/** What is asked and what can be done about it: prompt, steps so far, buttons, and the way back. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

import type { AnyBoard } from "../boards";
import { connection } from "../net/connection";
import { useStore } from "../store";
import { Icon } from "../ui/icons";
import type { IconName } from "../ui/icons";
import { SeatMark } from "../ui/seats";
import { say, word as wordOf } from "../words";
import { ACTION, buttons } from "./choice";
import type { Button } from "./choice";
import { useTicking } from "./clock";
import { nameAt, namesAt } from "./names";
import { Notes } from "./notes";
import type { Sitting } from "./sitting";
import { useShown, useTable, useWord } from "./table";
import "./dock.css";

/** An element that nobody draws, as a word: `kind:army_unit` is "army unit". */
export function elementName(element: string): string {
  const name = element.slice(element.indexOf(":") + 1);
  return name.replaceAll("_", " ");
}

function Prompt({ sitting }: { sitting: Sitting }): JSX.Element {
  const word = useWord();
  const room = useStore(sitting.room, (now) => now);
  const prompt = useShown((shown) => shown.prompt);
  const still = useShown((shown) => shown.still);
  const waiting = useShown((shown) => shown.waiting);
  const held = useShown((shown) => shown.held);
  const phase = useStore(connection().state, (state) => state.phase);
  const { table, turn, eyes, result, playing, news, sending } = room;
  const name = (seat: number): string => (table ? nameAt(table, seat) : "");
  const sentence = (): string => {
    if (result) return word(result.reason);
    if (phase !== "open") return say("prompt-reconnecting");
    if (held) return say("prompt-gate");
    if (playing) return news.length > 0 ? word(news.at(-1)) : say("prompt-playing");
    if (waiting) return say("prompt-confirm", { action: word(waiting.label) });
    if (prompt && prompt.seat === eyes) return still ? say("prompt-sending") : word(prompt.prompt);
    if (sending) return say("prompt-sending");
    if (turn?.open !== null && turn?.open === eyes) return say("prompt-done");
    if (prompt) return word(prompt.prompt);
    if (turn && turn.actor >= 0) return say("prompt-waiting", { name: name(turn.actor) });
    return say("prompt-chance");
  };
  const seat = result ? null : (prompt?.seat ?? turn?.open ?? null);
  const mine = !playing && seat !== null && seat === eyes;
  return (
    <p class={mine ? "prompt mine" : "prompt"} data-testid="prompt">
      {seat !== null && !playing && <SeatMark seat={seat} size={18} />}
      <span>{sentence()}</span>
    </p>
  );
}

/** What was chosen in this turn, and what is being chosen. */
function Steps({ sitting }: { sitting: Sitting }): JSX.Element {
  const table = useTable();
  const word = useWord();
  const turn = useStore(sitting.room, (room) => room.turn);
  const eyes = useStore(sitting.room, (room) => room.eyes);
  const path = useShown((shown) => shown.path);
  const steps = (turn?.steps ?? []).filter((step) => step.seat === eyes);
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    if (list.current) list.current.scrollLeft = list.current.scrollWidth; // the newest in sight
  }, [steps.length, path]);
  return (
    <ol class="steps" aria-label={say("steps-label")} tabIndex={0} ref={list}>
      {steps.map((step, at) => (
        <li key={at}>{word(step.label)}</li>
      ))}
      {path.map((element) => (
        <li key={element} class="choosing">
          {table.labels.get(element) ?? elementName(element)}
        </li>
      ))}
    </ol>
  );
}

function Actions({ sitting }: { sitting: Sitting }): JSX.Element {
  const table = useTable();
  const word = useWord();
  const path = useShown((shown) => shown.path);
  const waiting = useShown((shown) => shown.waiting);
  useShown((shown) => shown.prompt);
  useShown((shown) => shown.still);
  const drawn = useStore(table.drawn, (map) => map);
  if (waiting) {
    return (
      <div class="actions">
        <button
          type="button"
          class="button primary"
          data-walk=""
          data-testid="confirm"
          onClick={() => table.confirm()}
        >
          {say("confirm")}
        </button>
        <button type="button" class="button" data-walk="" onClick={() => table.back()}>
          {say("cancel")}
        </button>
      </div>
    );
  }
  const offers = table.offers();
  const found = buttons(offers, path, (element) => drawn.has(element));
  const only = found.length === 1 && found[0]?.offers.length === offers.length;
  const label = (button: Button): string =>
    button.offers.length > 1 && button.element ? elementName(button.element) : word(button.label);
  return (
    <div class="actions" data-testid="actions">
      {found.map((button) => (
        <button
          type="button"
          key={button.key}
          class={only ? "button primary" : "button"}
          data-walk=""
          data-key={button.key}
          data-move={button.offers.length === 1 ? button.offers[0]?.move : undefined}
          onClick={() => table.press(button)}
          onPointerEnter={() => table.hover(hoverKey(button))}
          onPointerLeave={() => table.hover(null)}
          onFocus={() => table.hover(hoverKey(button))}
          onBlur={() => table.hover(null)}
        >
          {label(button)}
        </button>
      ))}
      {path.length > 0 && (
        <button type="button" class="button bare" data-walk="" onClick={() => sitting.table.back()}>
          <Icon name="back" /> {say("step-back")}
        </button>
      )}
    </div>
  );
}

const hoverKey = (button: Button): string =>
  button.element ?? (button.offers[0] ? `${ACTION}${button.offers[0].id}` : "");

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
  const turn = useStore(sitting.room, (room) => room.turn);
  const eyes = useStore(sitting.room, (room) => room.eyes);
  const closesAt = useStore(sitting.room, (room) => room.closesAt);
  const playing = useStore(sitting.room, (room) => room.playing);
  const now = useTicking(closesAt !== null, 250);
  const sending = useStore(sitting.room, (room) => room.sending);
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

/** A stage has its own buttons, so no room is kept for others here. */
export function Dock(props: { sitting: Sitting; module: AnyBoard | null }): JSX.Element {
  const { sitting, module } = props;
  const staged = module?.Stage !== undefined;
  const StageButtons = module?.Buttons;
  const view = useShown((shown) => shown.view);
  const room = useStore(sitting.room, (now) => now);
  const still = useShown((shown) => shown.still);
  const held = useShown((shown) => shown.held);
  const { turn, eyes, result, news, table } = room;
  const playing = room.playing && !held;
  const seated = eyes !== null && !result;
  const earlier = playing ? news.slice(0, -1) : news;
  const last = earlier.at(-1);
  const can = (flag: boolean | undefined): boolean => seated && !room.sending && (flag ?? false);
  return (
    <section class={staged ? "dock staged" : "dock"} aria-label={say("dock-label")}>
      <div class="dock-main">
        <div class="dock-asks">
          <Prompt sitting={sitting} />
          <Steps sitting={sitting} />
          <p class="news quiet small" data-testid="news">
            {last && wordOf(last, table ? namesAt(table) : [])}
          </p>
        </div>
        {StageButtons && view !== null && (
          <div class="dock-stage">
            <StageButtons view={view} />
          </div>
        )}
        <div class="dock-tools" role="toolbar" aria-label={say("tools-label")}>
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
                <Tool
                  icon="hint"
                  words={say("hint")}
                  can={!still}
                  act={() => void sitting.hint()}
                  id="hint"
                />
              </>
            )
          )}
        </div>
      </div>
      <div class="dock-actions">
        <Actions sitting={sitting} />
        <div class="row dock-done">
          <Done sitting={sitting} />
        </div>
      </div>
      <Notes sitting={sitting} />
    </section>
  );
}
