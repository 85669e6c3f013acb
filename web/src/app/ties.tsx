/** On my page: whom I follow, mute or block. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";

import type { TieInfo } from "../generated/protocol";
import * as http from "../net/http";
import { asProblem } from "../net/problem";
import { say } from "../words";
import { useAsked } from "./asked";
import { address } from "./route";

const IS: Record<TieInfo["tie"], () => string> = {
  friend: () => say("is-friend"),
  muted: () => say("is-muted"),
  blocked: () => say("is-blocked"),
};

export function Ties(): JSX.Element {
  const { value, problem } = useAsked(() => http.ties(), []);
  const [changed, setChanged] = useState<TieInfo[] | null>(null);
  const [failed, setFailed] = useState("");
  const ties = changed ?? value ?? [];
  const untie = (id: string): void => {
    http.untie(id).then(setChanged, (error: unknown) => setFailed(asProblem(error).sentence));
  };
  return (
    <section class="panel padded" aria-labelledby="ties-title">
      <h2 id="ties-title">{say("ties-title")}</h2>
      {ties.length === 0 && <p class="quiet">{say("ties-empty")}</p>}
      <ul class="lines">
        {ties.map(({ id, name, account, tie }) => (
          <li key={id}>
            <span class="grow">
              {account ? <a href={address({ screen: "person", id })}>{name}</a> : name}{" "}
              <span class="tag">{IS[tie]()}</span>
            </span>
            <button
              type="button"
              class="button tiny"
              aria-label={say("untie-of", { name })}
              onClick={() => untie(id)}
            >
              {say("untie")}
            </button>
          </li>
        ))}
      </ul>
      {(failed || problem) && (
        <p class="warning" role="alert">
          {failed || problem?.sentence}
        </p>
      )}
    </section>
  );
}
