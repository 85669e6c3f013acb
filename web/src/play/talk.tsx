/** Log and chat, folded to a few lines, or open over the column. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

import { useStore } from "../store";
import { Icon } from "../ui/icons";
import { say } from "../words";
import { Chat } from "./chat";
import { Log } from "./log";
import type { Sitting } from "./sitting";
import "./column.css";

/** Pixels of a line, less than which is not seen. */
const LINE = 16;

interface TalkProps {
  sitting: Sitting;
  tab: "log" | "chat";
  setTab: (tab: "log" | "chat") => void;
}

export function Talk({ sitting, tab, setTab }: TalkProps): JSX.Element {
  const curtain = useStore(sitting.around, (around) => around.curtain);
  const chat = useStore(sitting.around, (around) => around.chat.length);
  const [read, setRead] = useState(chat);
  const [unfolded, unfold] = useState(false);
  useEffect(() => {
    if (tab === "chat") setRead(chat);
  }, [tab, chat]);
  const unread = tab === "chat" ? 0 : Math.max(0, chat - read);
  const box = useRef<HTMLDivElement>(null);
  const heads = useRef<HTMLDivElement>(null);
  const choose = (next: "log" | "chat"): void => {
    // A drawer of which only the head is seen.
    const shut =
      !unfolded && (box.current?.clientHeight ?? 0) - (heads.current?.offsetHeight ?? 0) < LINE;
    if (shut || next === tab) unfold(shut);
    setTab(next);
  };
  return (
    <div class="talk anchored" ref={box}>
      <div class={unfolded ? "tabs panel is-unfolded" : "tabs panel"}>
        <div class="tab-heads" ref={heads} role="tablist" aria-label={say("log-or-chat")}>
          <button
            type="button"
            role="tab"
            id="tab-log"
            aria-selected={tab === "log"}
            aria-controls="tab-body"
            class="tab"
            onClick={() => choose("log")}
          >
            {say("log")}
          </button>
          <button
            type="button"
            role="tab"
            id="tab-chat"
            aria-selected={tab === "chat"}
            aria-controls="tab-body"
            class="tab"
            onClick={() => choose("chat")}
          >
            {say("chat")}
            {unread > 0 && <span class="unread">{unread}</span>}
          </button>
        </div>
        <button
          type="button"
          class="button bare square fold"
          aria-label={unfolded ? say("fold") : say("unfold")}
          aria-expanded={unfolded}
          data-testid="unfold"
          onClick={() => unfold(!unfolded)}
        >
          <Icon name={unfolded ? "down" : "up"} size={16} />
        </button>
        <div id="tab-body" role="tabpanel" aria-labelledby={`tab-${tab}`} class="tab-body">
          {tab === "chat" ? (
            <Chat sitting={sitting} />
          ) : curtain === null ? (
            <Log sitting={sitting} />
          ) : (
            <p class="quiet small empty">{say("curtain-log")}</p>
          )}
        </div>
      </div>
    </div>
  );
}
