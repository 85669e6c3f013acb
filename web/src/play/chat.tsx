/** Talking at the table. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";

import { useStore } from "../store";
import { SeatMark } from "../ui/seats";
import { say, word } from "../words";
import { Neighbour } from "./neighbour";
import type { Sitting } from "./sitting";

const LONGEST = 500;

export function Chat({ sitting }: { sitting: Sitting }): JSX.Element {
  const chat = useStore(sitting.around, (around) => around.chat);
  const table = useStore(sitting.around, (around) => around.table);
  const unsaid = useStore(sitting.around, (around) => around.unsaid);
  const [text, setText] = useState("");
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [chat, unsaid]);
  const send = (event: Event): void => {
    event.preventDefault();
    const said = text.trim();
    if (said === "") return;
    sitting.chat(said);
    setText("");
  };
  return (
    <div class="chat">
      <div class="log" ref={box} tabIndex={0} role="log" aria-label={say("chat-label")}>
        {chat.length + unsaid.length === 0 && <p class="quiet small">{say("chat-empty")}</p>}
        <ol>
          {chat.map((line) => (
            <li key={line.n}>
              <span class="log-mark">
                {line.seat !== null && <SeatMark seat={line.seat} size={12} />}
              </span>
              <span>
                <b>{line.from}</b> {line.text}
              </span>
              {table && !(line.seat !== null && table.seats[line.seat]?.mine) && (
                <Neighbour table={table} whom={{ line: line.n }} name={line.from} />
              )}
            </li>
          ))}
          {unsaid.map((line) => (
            <li key={`unsaid-${line.key}`} class="unsaid">
              <span class="log-mark" />
              <span>
                {line.text}{" "}
                <span class="quiet small">
                  {line.refusal
                    ? say("chat-unsaid", { reason: word(line.refusal) })
                    : say("chat-pending")}
                </span>
                {line.refusal && (
                  <button type="button" class="button bare" onClick={() => sitting.sayAgain(line)}>
                    {say("chat-again")}
                  </button>
                )}
              </span>
            </li>
          ))}
        </ol>
      </div>
      <form class="chat-form" onSubmit={send}>
        <input
          type="text"
          maxLength={LONGEST}
          aria-label={say("chat-say")}
          placeholder={say("chat-say")}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="button" disabled={text.trim() === ""}>
          {say("chat-send")}
        </button>
      </form>
    </div>
  );
}
