/** The menu of the table: rules, settings, saving, the dice, reporting, and the ways out. */
import type { ComponentType, JSX } from "preact";
import { useState } from "preact/hooks";

import { Lazy } from "../app/lazy";
import { termsOf } from "../app/listed";
import { go } from "../app/route";
import type { TableInfo } from "../generated/protocol";
import * as http from "../net/http";
import { asProblem } from "../net/problem";
import { useStore } from "../store";
import { Dialog } from "../ui/dialog";
import { saveFile } from "../ui/download";
import { say } from "../words";
import { allHere, sameTable } from "./again";
import { DicePanel } from "./dice";
import { NeighbourList, hasNeighbours } from "./neighbour";
import { Shortcuts } from "./shortcuts";
import type { Sitting } from "./sitting";
import "./menu.css";

export type MenuPage =
  "menu" | "rules" | "settings" | "shortcuts" | "dice" | "people" | "report" | "resign" | "leave";

interface MenuProps {
  sitting: Sitting;
  page: MenuPage;
  turnTo: (page: MenuPage | null) => void;
  /** Where the rulebook is opened. */
  rule?: string | null;
  stageKeys: readonly { keys: string[]; does: string }[];
}

const loadRules = (): Promise<{ default: ComponentType<{ game: string; rule: string | null }> }> =>
  import("../app/rules").then((found) => ({ default: found.RulesOf }));
const loadSettings = (): Promise<{ default: ComponentType<{ game?: string }> }> =>
  import("../app/settings").then((found) => ({ default: found.SettingsForm }));

function Report({
  match,
  eyes,
  onClose,
}: {
  match: string;
  eyes: number | null;
  onClose: () => void;
}): JSX.Element {
  const [rule, setRule] = useState("");
  const [words, setWords] = useState("");
  const [failed, setFailed] = useState("");
  const pack = (event: Event): void => {
    event.preventDefault();
    http.report(match, { rule: rule.trim() || null, words, seat: eyes }).then(
      (file) => {
        saveFile(file);
        onClose();
      },
      (error: unknown) => setFailed(asProblem(error).sentence),
    );
  };
  return (
    <Dialog title={say("report-title")} onClose={onClose}>
      <form class="stack" onSubmit={pack}>
        <p class="quiet">{say("report-lead")}</p>
        <div class="field">
          <label for="report-rule">{say("report-rule")}</label>
          <input
            id="report-rule"
            type="text"
            maxLength={40}
            value={rule}
            onInput={(event) => setRule(event.currentTarget.value)}
          />
        </div>
        <div class="field">
          <label for="report-words">{say("report-words")}</label>
          <textarea
            id="report-words"
            rows={4}
            required
            maxLength={2000}
            value={words}
            onInput={(event) => setWords(event.currentTarget.value)}
          />
        </div>
        {failed && (
          <p class="warning" role="alert">
            {failed}
          </p>
        )}
        <div class="row end">
          <button type="button" class="button" onClick={onClose}>
            {say("cancel")}
          </button>
          <button type="submit" class="button primary" disabled={words.trim() === ""}>
            {say("report-save")}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

interface QuestionProps {
  title: string;
  words: string;
  yes: string;
  onYes: () => void;
  onClose: () => void;
}

function Question({ title, words, yes, onYes, onClose }: QuestionProps): JSX.Element {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{words}</p>
      <div class="row end">
        <button type="button" class="button" onClick={onClose}>
          {say("no-go-on")}
        </button>
        <button type="button" class="button primary" data-testid="yes" onClick={onYes}>
          {yes}
        </button>
      </div>
    </Dialog>
  );
}

function Main({
  sitting,
  turnTo,
  table,
}: Omit<MenuProps, "page" | "rule" | "stageKeys"> & { table: TableInfo | null }): JSX.Element {
  const match = useStore(sitting.around, (around) => around.match);
  const result = useStore(sitting.around, (around) => around.result);
  const [failed, setFailed] = useState("");
  const close = (): void => turnTo(null);
  const fail = (error: unknown): void => setFailed(asProblem(error).sentence);
  const save = (): void => {
    if (match) http.tablet(match).then(saveFile, fail);
  };
  const anew = (): void => {
    if (table) {
      http
        .newTable(sameTable(table))
        .then((next) => go({ screen: "table", id: next.id, code: null }), fail);
    }
  };
  const playing = table?.mine === true && result === null && match !== null;
  return (
    <Dialog title={say("menu-title")} onClose={close} class="menu">
      {table && <p class="quiet small">{termsOf(table)}</p>}
      <div class="menu-items">
        <button type="button" class="button primary" onClick={close} data-testid="menu-resume">
          {say("menu-resume")}
        </button>
        <button type="button" class="button" onClick={() => turnTo("rules")}>
          {say("menu-rules")}
        </button>
        <button type="button" class="button" onClick={() => turnTo("settings")}>
          {say("menu-settings")}
        </button>
        <button type="button" class="button" onClick={() => turnTo("shortcuts")}>
          {say("shortcuts-title")}
        </button>
        {match && (
          <>
            <button type="button" class="button" onClick={save} data-testid="save-tablet">
              {say("save-tablet")}
            </button>
            <button
              type="button"
              class="button"
              onClick={() => go({ screen: "replay", match, table: table?.id ?? null })}
            >
              {say("replay")}
            </button>
            <button type="button" class="button" onClick={() => turnTo("dice")}>
              {say("dice-title")}
            </button>
            <button type="button" class="button" onClick={() => turnTo("report")}>
              {say("report-title")}
            </button>
          </>
        )}
        {table && hasNeighbours(table) && (
          <button
            type="button"
            class="button"
            onClick={() => turnTo("people")}
            data-testid="menu-people"
          >
            {say("neighbours-title")}
          </button>
        )}
        {table && allHere(table) && (
          <button type="button" class="button" onClick={anew} data-testid="menu-restart">
            {say("menu-restart")}
          </button>
        )}
        {playing && (
          <button
            type="button"
            class="button danger"
            onClick={() => turnTo("resign")}
            data-testid="menu-resign"
          >
            {say("menu-resign")}
          </button>
        )}
        <button
          type="button"
          class="button"
          onClick={() => (playing ? turnTo("leave") : go({ screen: "home" }))}
          data-testid="menu-leave"
        >
          {say("menu-leave")}
        </button>
      </div>
      {failed && (
        <p class="warning" role="alert">
          {failed}
        </p>
      )}
    </Dialog>
  );
}

export function Menu(props: MenuProps): JSX.Element | null {
  const { sitting, page, turnTo } = props;
  const table = useStore(sitting.around, (around) => around.table);
  const match = useStore(sitting.around, (around) => around.match);
  const eyes = useStore(sitting.around, (around) => around.eyes);
  const close = (): void => turnTo(null);
  switch (page) {
    case "menu":
      return <Main sitting={sitting} turnTo={turnTo} table={table} />;
    case "rules":
      return (
        <Dialog title={say("menu-rules")} onClose={close} class="wide" long>
          {table && (
            <Lazy load={loadRules} props={{ game: table.game, rule: props.rule ?? null }} />
          )}
        </Dialog>
      );
    case "settings":
      return (
        <Dialog title={say("menu-settings")} onClose={close} class="wide" long>
          {table && <Lazy load={loadSettings} props={{ game: table.game }} />}
        </Dialog>
      );
    case "shortcuts":
      return <Shortcuts onClose={close} stageKeys={props.stageKeys} />;
    case "dice":
      return match ? <DicePanel match={match} onClose={close} /> : null;
    case "report":
      return match ? <Report match={match} eyes={eyes} onClose={close} /> : null;
    case "people":
      return table && <NeighbourList table={table} onClose={close} />;
    case "resign":
      return (
        <Question
          title={say("resign-title")}
          words={say("resign-words", { seats: table?.seats.length ?? 2 })}
          yes={say("resign-yes")}
          onYes={() => {
            sitting.command("resign");
            close();
          }}
          onClose={close}
        />
      );
    default:
      return (
        <Question
          title={say("leave-title")}
          words={say("leave-words")}
          yes={say("leave-yes")}
          onYes={() => go({ screen: "home" })}
          onClose={close}
        />
      );
  }
}
