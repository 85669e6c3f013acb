/** Beside the board: the players, the game's own panel, log and chat. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import type { AnyBoard } from "../boards";
import { useStore } from "../store";
import { say } from "../words";
import { Chat } from "./chat";
import { Log } from "./log";
import { Players } from "./players";
import type { Sitting } from "./sitting";
import { useShown } from "./table";
import "./side.css";

interface SideProps {
  sitting: Sitting;
  module: AnyBoard | null;
  tab: "log" | "chat";
  setTab: (tab: "log" | "chat") => void;
}

export function Side({ sitting, module, tab, setTab }: SideProps): JSX.Element {
  const curtain = useStore(sitting.room, (room) => room.curtain);
  const chat = useStore(sitting.room, (room) => room.chat.length);
  const view = useShown((shown) => shown.view);
  const [read, setRead] = useState(chat);
  useEffect(() => {
    if (tab === "chat") setRead(chat);
  }, [tab, chat]);
  const Panel = module?.Panel;
  const unread = tab === "chat" ? 0 : Math.max(0, chat - read);
  return (
    <aside class="side" aria-label={say("side-label")}>
      <Players sitting={sitting} module={module} />
      {Panel && view !== null && curtain === null && (
        <div class="side-panel">
          <Panel view={view} />
        </div>
      )}
      <div class="tabs panel">
        <div class="tab-heads" role="tablist" aria-label={say("log-or-chat")}>
          <button
            type="button"
            role="tab"
            id="tab-log"
            aria-selected={tab === "log"}
            aria-controls="tab-body"
            class="tab"
            onClick={() => setTab("log")}
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
            onClick={() => setTab("chat")}
          >
            {say("chat")}
            {unread > 0 && <span class="unread">{unread}</span>}
          </button>
        </div>
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
    </aside>
  );
}
