/** What can be done about somebody at a table: follow, mute, block or report them; and as the host,
 * hush them or send them away. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";

import type { TableInfo, TieInfo, Whom } from "../generated/protocol";
import * as http from "../net/http";
import { asProblem } from "../net/problem";
import { Dialog } from "../ui/dialog";
import { say } from "../words";
import { nameAt } from "./names";

interface NeighbourProps {
  table: TableInfo;
  /** By the seat or by the line of chat. */
  whom: Whom;
  name: string;
}

const LONGEST = 2000;

/** What a tie is called, and what is said once it is there. */
const TIES: [as: TieInfo["tie"], label: () => string, done: (name: string) => string][] = [
  ["friend", () => say("tie-friend"), (name) => say("tied-friend", { name })],
  ["muted", () => say("tie-muted"), (name) => say("tied-muted", { name })],
  ["blocked", () => say("tie-blocked"), (name) => say("tied-blocked", { name })],
];

function Deeds({
  table,
  whom,
  name,
  onClose,
}: NeighbourProps & { onClose: () => void }): JSX.Element {
  const [words, setWords] = useState("");
  const [told, setTold] = useState("");
  const [failed, setFailed] = useState("");
  const run = (work: Promise<unknown>, done: string): void => {
    setFailed("");
    work.then(
      () => setTold(done),
      (error: unknown) => setFailed(asProblem(error).sentence),
    );
  };
  return (
    <Dialog title={name} onClose={onClose}>
      <div class="stack">
        <div class="row">
          {TIES.map(([as, label, done]) => (
            <button
              key={as}
              type="button"
              class="button"
              data-testid={`tie-${as}`}
              onClick={() => run(http.tieAt(table.id, { ...whom, tie: as }), done(name))}
            >
              {label()}
            </button>
          ))}
        </div>
        <p class="quiet small">{say("tie-lead")}</p>
        {table.host && (
          <div class="row">
            <button
              type="button"
              class="button"
              data-testid="hush"
              onClick={() => run(http.hush(table.id, whom), say("hushed", { name }))}
            >
              {say("hush")}
            </button>
            <button
              type="button"
              class="button danger"
              data-testid="kick"
              onClick={() => run(http.kick(table.id, whom), say("kicked", { name }))}
            >
              {say("kick")}
            </button>
          </div>
        )}
        <form
          class="stack"
          onSubmit={(event) => {
            event.preventDefault();
            run(http.reportPerson(table.id, { ...whom, words }), say("person-reported"));
            setWords("");
          }}
        >
          <div class="field">
            <label for="person-report">{say("person-report")}</label>
            <textarea
              id="person-report"
              rows={3}
              required
              maxLength={LONGEST}
              value={words}
              onInput={(event) => setWords(event.currentTarget.value)}
            />
          </div>
          <div class="row end">
            <button type="submit" class="button" disabled={words.trim() === ""}>
              {say("person-report-send")}
            </button>
            <button type="button" class="button primary" onClick={onClose}>
              {say("close")}
            </button>
          </div>
        </form>
        <p class="ok" role="status">
          {told}
        </p>
        {failed && (
          <p class="warning" role="alert">
            {failed}
          </p>
        )}
      </div>
    </Dialog>
  );
}

/** A small button beside a name. */
export function Neighbour(props: NeighbourProps): JSX.Element {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        class="button bare tiny"
        aria-label={say("neighbour-open", { name: props.name })}
        onClick={() => setOpen(true)}
      >
        ⋯
      </button>
      {open && <Deeds {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** All others who sit at a table. */
export function NeighbourList({
  table,
  onClose,
}: {
  table: TableInfo;
  onClose: () => void;
}): JSX.Element {
  return (
    <Dialog title={say("neighbours-title")} onClose={onClose}>
      <ul class="lines">
        {table.seats.map(
          (seat, at) =>
            seat.person &&
            !seat.mine && (
              <li key={at}>
                <span class="grow">{nameAt(table, at)}</span>
                <Neighbour table={table} whom={{ seat: at }} name={nameAt(table, at)} />
              </li>
            ),
        )}
      </ul>
      <div class="row end">
        <button type="button" class="button primary" onClick={onClose}>
          {say("close")}
        </button>
      </div>
    </Dialog>
  );
}

/** Whether anybody else sits at a table. */
export const hasNeighbours = (table: TableInfo): boolean =>
  table.seats.some((seat) => seat.person && !seat.mine);
