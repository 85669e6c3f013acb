/** What surrounds every screen but the table: the frieze, the way around, who I am. */
import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";

import { connection } from "../net/connection";
import { darkTheme, settings } from "../settings";
import { useStore } from "../store";
import { Dialog } from "../ui/dialog";
import { Icon } from "../ui/icons";
import { Rosette } from "../ui/rosette";
import { say } from "../words";
import { rename, useHouse } from "./house";
import { NoticeLink } from "./notices";
import { address, useRoute } from "./route";
import type { Route } from "./route";
import "./frame.css";

/** How the connection stands, in a dot and a word. */
export function ConnectionPill(): JSX.Element {
  const phase = useStore(connection().state, (now) => now.phase);
  const delay = useStore(connection().state, (now) => now.delay);
  const words =
    phase === "open"
      ? say("connected")
      : phase === "refused"
        ? say("connection-refused")
        : phase === "waiting"
          ? say("reconnecting")
          : say("connecting");
  return (
    <span class={`pill is-${phase}`} role="status" data-testid="connection" data-value={phase}>
      <i aria-hidden="true" />
      <span class="pill-words">{words}</span>
      {delay !== null && phase === "open" && (
        <span class="pill-words" aria-hidden="true">
          {" "}
          · {say("connection-delay", { delay })}
        </span>
      )}
    </span>
  );
}

export function ThemeSwitch(): JSX.Element {
  useStore(settings, (now) => now.theme);
  const dark = darkTheme();
  return (
    <button
      type="button"
      class="button square theme-switch"
      aria-label={dark ? say("use-light") : say("use-dark")}
      onClick={() => settings.update({ theme: dark ? "light" : "dark" })}
    >
      <Icon name={dark ? "moon" : "sun"} />
    </button>
  );
}

function NameDialog({ name, onClose }: { name: string; onClose: () => void }): JSX.Element {
  const [wish, setWish] = useState(name);
  const [failed, setFailed] = useState("");
  const keep = (event: Event): void => {
    event.preventDefault();
    rename(wish.trim()).then(onClose, () => setFailed(say("name-refused")));
  };
  return (
    <Dialog title={say("name-title")} onClose={onClose}>
      <form onSubmit={keep} class="stack">
        <div class="field">
          <label for="my-name">{say("name-label")}</label>
          <input
            id="my-name"
            type="text"
            maxLength={40}
            required
            value={wish}
            onInput={(event) => setWish(event.currentTarget.value)}
          />
        </div>
        {failed && (
          <p class="warning" role="alert">
            {failed}
          </p>
        )}
        <p class="small">
          <a data-testid="to-account" href={address({ screen: "me" })} onClick={onClose}>
            {say("me-offer")}
          </a>
        </p>
        <div class="row end">
          <button type="button" class="button" onClick={onClose}>
            {say("cancel")}
          </button>
          <button type="submit" class="button primary" disabled={wish.trim() === ""}>
            {say("keep-name")}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function Me(): JSX.Element | null {
  const me = useHouse((now) => now.me);
  const [asking, setAsking] = useState(false);
  if (!me) return null;
  if (me.account) {
    return (
      <a class="me" data-testid="me" href={address({ screen: "me" })}>
        <span class="avatar" aria-hidden="true">
          {[...me.name][0] ?? "?"}
        </span>
        <span class="me-name">{me.name}</span>
        <span class="unseen">{say("me-open")}</span>
      </a>
    );
  }
  return (
    <>
      <button type="button" class="me" data-testid="me" onClick={() => setAsking(true)}>
        <span class="avatar" aria-hidden="true">
          {[...me.name][0] ?? "?"}
        </span>
        <span class="me-name">{me.name}</span>
        <span class="unseen">{say("name-change")}</span>
      </button>
      {asking && <NameDialog name={me.name} onClose={() => setAsking(false)} />}
    </>
  );
}

interface Way {
  to: Route;
  words: string;
  also: Route["screen"][];
}

/** Worded when drawn, because the catalogue comes after the code. */
const ways = (): Way[] => [
  { to: { screen: "games" }, words: say("nav-play"), also: ["new"] },
  { to: { screen: "tables" }, words: say("nav-tables"), also: ["join"] },
  { to: { screen: "rules", game: null, rule: null }, words: say("nav-rules"), also: [] },
  { to: { screen: "settings" }, words: say("nav-settings"), also: [] },
  { to: { screen: "credits" }, words: say("nav-credits"), also: [] },
];

export function Frame({ children }: { children: ComponentChildren }): JSX.Element {
  const route = useRoute();
  return (
    <>
      <div class="frieze" aria-hidden="true" />
      <div class="page">
        <header class="bar">
          <a class="skip-link" href={location.hash || "#/"} onClick={skipToMain}>
            {say("skip-to-content")}
          </a>
          <a class="brand" href={address({ screen: "home" })}>
            <Rosette size={34} />
            {say("house-name")}
          </a>
          <nav aria-label={say("nav-label")}>
            {ways().map(({ to, words, also }) => {
              const here = to.screen === route.screen || also.includes(route.screen);
              return (
                <a
                  key={words}
                  href={address(to)}
                  {...(here ? { "aria-current": "page" as const } : {})}
                >
                  {words}
                </a>
              );
            })}
          </nav>
          <NoticeLink />
          <ConnectionPill />
          <ThemeSwitch />
          <Me />
        </header>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
    </>
  );
}

function skipToMain(event: Event): void {
  event.preventDefault();
  document.getElementById("main")?.focus();
}
