/** What waits for me: turns and invitations, on every screen and in the title of the page. */
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import type { MailInfo, Notices } from "../generated/protocol";
import * as http from "../net/http";
import { asProblem } from "../net/problem";
import { say } from "../words";
import { useAsked } from "./asked";
import { gameTitle } from "./house";
import { MyTable } from "./listed";
import { Push } from "./push";
import { address, useRoute } from "./route";

export const LOOK_AGAIN = 30_000;
const VACATION = 7;

/** Marks the title of the page, so that a tab in the background tells it, too. */
export function markTitle(title: string, count: number): string {
  const bare = title.replace(/^\(\d+\) /, "");
  return count > 0 ? `(${count}) ${bare}` : bare;
}

export function NoticeLink(): JSX.Element | null {
  const { value } = useAsked(http.notices, [], LOOK_AGAIN);
  const count = value ? value.turns.length + value.invitations.length : 0;
  const route = useRoute();
  useEffect(() => {
    // After the screen has said what it is called.
    const timer = setTimeout(() => (document.title = markTitle(document.title, count)));
    return () => clearTimeout(timer);
  }, [count, route]);
  if (count === 0) return null;
  return (
    <a class="tag accent" data-testid="notices" href={address({ screen: "tables" })}>
      {say("notices-count", { count })}
    </a>
  );
}

/** Where others wait for me, and who invites me. */
export function WaitingForMe({
  invitations,
  turns,
}: Pick<Notices, "invitations" | "turns">): JSX.Element | null {
  if (turns.length + invitations.length === 0) return null;
  return (
    <section aria-labelledby="waiting-title" data-testid="waiting-for-me">
      <div class="section-head">
        <h2 id="waiting-title">{say("notices-title")}</h2>
      </div>
      <ul class="lines panel">
        {invitations.map(({ table, game, code, by }) => (
          <li key={table}>
            <span class="grow">{say("invited-by", { name: by, game: gameTitle(game) })}</span>
            <a class="button tiny primary" href={address({ screen: "join", id: table, code })}>
              {say("join")}
            </a>
          </li>
        ))}
        {turns.map((table) => (
          <MyTable key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}

function Mail({ mail, told }: { mail: MailInfo; told: (mail: MailInfo) => void }): JSX.Element {
  const [typed, setTyped] = useState("");
  const [failed, setFailed] = useState("");
  const run = (work: Promise<MailInfo>): void => {
    setFailed("");
    work.then(
      (now) => {
        setTyped("");
        told(now);
      },
      (error: unknown) => setFailed(asProblem(error).sentence),
    );
  };
  const awaits = mail.address !== null && !mail.confirmed;
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        run(awaits ? http.confirmMail(typed.trim()) : http.newMail(typed.trim()));
      }}
    >
      {mail.address === null || awaits ? (
        <div class="field">
          <label for="mail">
            {awaits ? say("mail-code", { address: mail.address ?? "" }) : say("mail-label")}
          </label>
          <input
            id="mail"
            type="text"
            required
            maxLength={254}
            value={typed}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </div>
      ) : (
        <p>{say("mail-told", { address: mail.address })}</p>
      )}
      {failed && (
        <p class="warning" role="alert">
          {failed}
        </p>
      )}
      <div class="row">
        {!mail.confirmed && (
          <button type="submit" class="button primary" disabled={typed.trim() === ""}>
            {awaits ? say("mail-confirm") : say("mail-keep")}
          </button>
        )}
        {mail.address !== null && (
          <button type="button" class="button" onClick={() => run(http.forgetMail())}>
            {say("mail-forget")}
          </button>
        )}
      </div>
    </form>
  );
}

/** On the own page: vacation, which needs an account, and where somebody is told of turns. */
export function BeingTold({ account }: { account: boolean }): JSX.Element | null {
  const { value } = useAsked(http.notices, []);
  const [changed, setChanged] = useState<Notices | null>(null);
  const [days, setDays] = useState(VACATION);
  const [failed, setFailed] = useState("");
  const now = changed ?? value;
  if (!now) return null;
  const run = (work: Promise<Notices>): void => {
    setFailed("");
    work.then(setChanged, (error: unknown) => setFailed(asProblem(error).sentence));
  };
  const push = <Push push={now.push} />;
  if (!account) return now.push.key === null ? null : <TurnsTold>{push}</TurnsTold>;
  return (
    <TurnsTold>
      <p class="quiet">{say("vacation-lead", { days: now.vacation_days })}</p>
      {now.back ? (
        <div class="row">
          <span class="grow">{say("vacation-until", { date: now.back.slice(0, 10) })}</span>
          <button type="button" class="button" onClick={() => run(http.comeBack())}>
            {say("vacation-end")}
          </button>
        </div>
      ) : (
        <form
          class="row"
          onSubmit={(event) => {
            event.preventDefault();
            run(http.goAway(days));
          }}
        >
          <label for="vacation-days">{say("vacation-days")}</label>
          <input
            id="vacation-days"
            type="number"
            min={1}
            max={Math.max(1, now.vacation_days)}
            value={days}
            onInput={(event) => setDays(Number(event.currentTarget.value))}
          />
          <button type="submit" class="button" disabled={now.vacation_days === 0}>
            {say("vacation-begin")}
          </button>
        </form>
      )}
      {failed && (
        <p class="warning" role="alert">
          {failed}
        </p>
      )}
      {(now.mail.offered || now.mail.address !== null) && (
        <Mail mail={now.mail} told={(mail) => setChanged({ ...now, mail })} />
      )}
      {push}
    </TurnsTold>
  );
}

function TurnsTold({ children }: { children: ComponentChildren }): JSX.Element {
  return (
    <section class="panel padded stack" aria-labelledby="told-title">
      <h2 id="told-title">{say("vacation-title")}</h2>
      {children}
    </section>
  );
}

/** Whom of those I follow I can ask to a table. */
export function InviteFriends({ table }: { table: string }): JSX.Element | null {
  const { value } = useAsked(http.ties, []);
  const [asked, setAsked] = useState<string[]>([]);
  const [failed, setFailed] = useState("");
  const friends = (value ?? []).filter(({ tie }) => tie === "friend");
  if (friends.length === 0) return null;
  const invite = (id: string): void => {
    http.invite(table, id).then(
      () => setAsked((before) => [...before, id]),
      (error: unknown) => setFailed(asProblem(error).sentence),
    );
  };
  return (
    <div class="field">
      <span>{say("invite-friends")}</span>
      <div class="row">
        {friends.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            class="button tiny"
            disabled={asked.includes(id)}
            onClick={() => invite(id)}
          >
            {asked.includes(id) ? say("invited", { name }) : name}
          </button>
        ))}
      </div>
      {failed && (
        <p class="warning" role="alert">
          {failed}
        </p>
      )}
    </div>
  );
}
