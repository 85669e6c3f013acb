/** The sealed dice: what was sealed before the game, and the proof once it is over. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";

import { useAsked } from "../app/asked";
import type { Dice } from "../generated/protocol";
import * as http from "../net/http";
import { asProblem } from "../net/problem";
import { Dialog } from "../ui/dialog";
import { Icon } from "../ui/icons";
import { say, word } from "../words";
import type { Message } from "../words";
import "./dice.css";

/** SHA-256 in hexadecimal, worked out by this browser. */
export async function sha256(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** What a seal begins with, so that no other hash can pass for one; docs/records.md. */
const SEED_SEAL = "edubba 1 seed seal\n";

/** The seal of a seed, as the house makes it before the first throw. */
export async function sealOf(seed: string): Promise<string> {
  return sha256(new Uint8Array([...new TextEncoder().encode(SEED_SEAL), ...bytesOf(seed)]));
}

/** Whether the revealed seed is the one that was sealed; null where this browser cannot tell. */
export async function sealFits(dice: Dice): Promise<boolean | null> {
  if (!dice.commitment || !dice.revealed || !globalThis.crypto?.subtle) return null;
  return (await sealOf(dice.revealed)) === dice.commitment.toLowerCase();
}

type Proof = "none" | "works" | "true" | "false" | "unsure";

/** One click: this browser works out the seal, and the house tells what else follows. */
export function DiceProof({ match }: { match: string }): JSX.Element {
  const [proof, setProof] = useState<Proof>("none");
  const [told, setTold] = useState<Message[]>([]);
  const prove = async (): Promise<void> => {
    setProof("works");
    try {
      const dice = await http.dice(match);
      const fits = await sealFits(dice);
      setTold(dice.words);
      if (fits === null) setProof("unsure");
      else setProof(fits && dice.verified !== false ? "true" : "false");
    } catch (error) {
      setTold([asProblem(error).words]);
      setProof("unsure");
    }
  };
  return (
    <div class="dice-proof">
      <button
        type="button"
        class="button"
        data-testid="verify-dice"
        disabled={proof === "works"}
        onClick={() => void prove()}
      >
        <Icon name="dice" /> {say("dice-verify")}
      </button>
      <div role="status" data-testid="dice-proof" data-value={proof}>
        {proof === "true" && <p class="ok">✓ {say("dice-fits")}</p>}
        {proof === "false" && <p class="warning">{say("dice-broken")}</p>}
        {proof === "unsure" && <p class="quiet">{say("dice-unsure")}</p>}
        {told.length > 0 && (
          <ul class="small">
            {told.map((line, at) => (
              <li key={at}>{word(line)}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

export function DicePanel({ match, onClose }: { match: string; onClose: () => void }): JSX.Element {
  const { value: dice, problem } = useAsked(() => http.dice(match), [match]);
  return (
    <Dialog title={say("dice-title")} onClose={onClose}>
      {problem && <p class="warning">{problem.sentence}</p>}
      {dice && (
        <div class="stack">
          <p>{dice.revealed ? say("dice-revealed") : say("dice-sealed")}</p>
          <dl class="seals">
            <dt>{say("dice-commitment")}</dt>
            <dd>
              <code>{dice.commitment ?? "–"}</code>
            </dd>
            <dt>{say("dice-seed")}</dt>
            <dd>
              <code>{dice.revealed ?? say("dice-later")}</code>
            </dd>
            <dt>{say("dice-draws")}</dt>
            <dd>{dice.draws}</dd>
          </dl>
          {dice.revealed && <DiceProof match={match} />}
        </div>
      )}
      <div class="row end">
        <button type="button" class="button primary" onClick={onClose}>
          {say("close")}
        </button>
      </div>
    </Dialog>
  );
}
