/** Being told by the browser, also while the house is not open in it. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";

import type { NewPush, PushInfo } from "../generated/protocol";
import * as http from "../net/http";
import { asProblem } from "../net/problem";
import { say } from "../words";

const WORKER = "push.js";

class NotAllowed extends Error {}

/** Ask for leave, which browsers grant on a click only, and for an address at the push service. */
async function subscribe(key: string): Promise<NewPush> {
  if ((await Notification.requestPermission()) !== "granted") throw new NotAllowed();
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe(); // it may be by another key
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = "", keys = {} } = made.toJSON();
  return { endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" };
}

/** Nobody is told in this browser any more, whoever asked for it. */
export async function unsubscribe(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}

export function Push({ push }: { push: PushInfo }): JSX.Element | null {
  const [now, setNow] = useState(push);
  const [failed, setFailed] = useState("");
  const run = (work: Promise<PushInfo>): void => {
    setFailed("");
    work.then(setNow, (error: unknown) =>
      setFailed(error instanceof NotAllowed ? say("push-refused") : asProblem(error).sentence),
    );
  };
  const { key } = now;
  if (key === null || !("serviceWorker" in navigator) || !("PushManager" in window)) return null;
  return (
    <div class="stack" data-testid="push">
      <p>{say("push-told", { browsers: now.browsers })}</p>
      {failed && (
        <p class="warning" role="alert">
          {failed}
        </p>
      )}
      <div class="row">
        <button type="button" class="button" onClick={() => run(subscribe(key).then(http.newPush))}>
          {say("push-here")}
        </button>
        {now.browsers > 0 && (
          <button
            type="button"
            class="button"
            onClick={() => run(unsubscribe().then(http.forgetPush))}
          >
            {say("push-forget")}
          </button>
        )}
      </div>
    </div>
  );
}
