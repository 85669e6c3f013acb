/** Before the game: who is here, whom to invite, and the start. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";

import { gameTitle } from "../app/house";
import { termsOf } from "../app/listed";
import { InviteFriends } from "../app/notices";
import { address, go } from "../app/route";
import type { TableInfo } from "../generated/protocol";
import * as http from "../net/http";
import { asProblem } from "../net/problem";
import { Icon } from "../ui/icons";
import { SeatMark } from "../ui/seats";
import { say } from "../words";
import { Chat } from "./chat";
import { isFree, nameAt } from "./names";
import { Neighbour } from "./neighbour";
import type { Sitting } from "./sitting";
import "./waiting.css";

export function inviteLink(table: TableInfo): string {
  const to = address({ screen: "join", id: table.id, code: table.invite });
  return new URL(to, location.href).href;
}

function Invitation({ table }: { table: TableInfo }): JSX.Element | null {
  const [copied, setCopied] = useState(false);
  if (!table.invite) return null;
  const link = inviteLink(table);
  const copy = (): void => {
    navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <div class="field">
      <label for="invite-link">{say("invite-label")}</label>
      <div class="row invite">
        <input
          id="invite-link"
          type="text"
          readOnly
          value={link}
          data-testid="invite-link"
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" class="button primary" onClick={copy}>
          <Icon name="copy" /> {copied ? say("copied") : say("copy")}
        </button>
      </div>
      <p class="quiet small">{say("invite-lead")}</p>
    </div>
  );
}

export function WaitingRoom({
  sitting,
  table,
}: {
  sitting: Sitting;
  table: TableInfo;
}): JSX.Element {
  const [failed, setFailed] = useState("");
  const fail = (error: unknown): void => setFailed(asProblem(error).sentence);
  const free = table.seats.filter((seat) => !seat.person && seat.kind !== "bot").length;
  // In a return match the seats wait for those who played, and a link would help nobody.
  const anyFree = table.seats.some(isFree);
  return (
    <div class="waiting">
      <h1>{gameTitle(table.game)}</h1>
      <p class="quiet lead">
        {free > 0 ? say("waiting-for", { count: free }) : say("all-here")} {termsOf(table)}
      </p>
      <ul class="panel lines" aria-label={say("players-label")}>
        {table.seats.map((seat, at) => {
          const taken = seat.person || seat.kind === "bot";
          return (
            <li key={at}>
              <SeatMark seat={at} size={22} />
              <span class="grow">
                {taken || seat.kept ? (
                  <b>{nameAt(table, at)}</b>
                ) : (
                  <i class="quiet">{say("free-seat")}</i>
                )}
              </span>
              <span class="quiet small">
                {seat.mine
                  ? say("you")
                  : !taken
                    ? seat.kept
                      ? say("seat-kept")
                      : seat.kind === "open"
                        ? say("waits-anybody")
                        : say("waits-friend")
                    : seat.kind === "bot"
                      ? say("computer")
                      : seat.online
                        ? say("is-here")
                        : say("is-away")}
              </span>
              {seat.person && !seat.mine && (
                <Neighbour table={table} whom={{ seat: at }} name={nameAt(table, at)} />
              )}
            </li>
          );
        })}
      </ul>
      {(free === 0 || anyFree) && <Invitation table={table} />}
      {table.mine && anyFree && <InviteFriends table={table.id} />}
      {failed && (
        <p class="warning" role="alert">
          {failed}
        </p>
      )}
      <div class="row waiting-ways">
        {table.mine && free === 0 && (
          <button
            type="button"
            class="button primary"
            data-testid="waiting-start"
            onClick={() => http.start(table.id).catch(fail)}
          >
            {say("start-game")}
          </button>
        )}
        {!table.mine && anyFree && (
          <button
            type="button"
            class="button primary"
            onClick={() => http.join(table.id, null).catch(fail)}
          >
            {say("sit-down")}
          </button>
        )}
        {table.mine && (
          <button
            type="button"
            class="button"
            onClick={() => http.leave(table.id).then(() => go({ screen: "tables" }), fail)}
          >
            {say("leave-table")}
          </button>
        )}
        <a class="button bare" href={address({ screen: "home" })}>
          {say("to-menu")}
        </a>
      </div>
      <section class="panel waiting-chat" aria-label={say("chat-label")}>
        <Chat sitting={sitting} />
      </section>
    </div>
  );
}
