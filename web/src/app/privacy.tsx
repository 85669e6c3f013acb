/** What the house keeps of people, why, and for how long. */
import type { JSX } from "preact";

import { say } from "../words";
import { address } from "./route";

export default function PrivacyScreen(): JSX.Element {
  const kept = [
    [say("privacy-cookie"), say("privacy-cookie-words")],
    [say("privacy-games"), say("privacy-games-words")],
    [say("privacy-chat"), say("privacy-chat-words")],
    [say("privacy-account"), say("privacy-account-words")],
    [say("privacy-others"), say("privacy-others-words")],
    [say("privacy-log"), say("privacy-log-words")],
    [say("privacy-browser"), say("privacy-browser-words")],
  ];
  return (
    <>
      <h1 class="screen-title" tabIndex={-1}>
        {say("privacy-title")}
      </h1>
      <p class="quiet lead">{say("privacy-lead")}</p>
      <div class="panel padded">
        <dl>
          {kept.map(([what, words]) => (
            <>
              <dt>
                <b>{what}</b>
              </dt>
              <dd>{words}</dd>
            </>
          ))}
        </dl>
      </div>
      <p>{say("privacy-yours")}</p>
      <p>
        <a class="button" href={address({ screen: "me" })}>
          {say("privacy-to-me")}
        </a>
      </p>
    </>
  );
}
