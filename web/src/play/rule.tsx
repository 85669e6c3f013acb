/** From a question or a refusal to the rule that it follows. */
import { createContext } from "preact";
import type { JSX } from "preact";
import { useContext } from "preact/hooks";

import { address } from "../app/route";
import { say } from "../words";
import { useShown } from "./table";

/** Opens the rulebook over the table; without it the link leads to the rules' own page. */
export const OpenRule = createContext<((rule: string) => void) | null>(null);

export function RuleLink({ rule }: { rule: string }): JSX.Element | null {
  const open = useContext(OpenRule);
  const game = useShown((shown) => shown.table?.game ?? null);
  if (rule === "" || game === null) return null;
  return (
    <a
      class="rule-link"
      href={address({ screen: "rules", game, rule })}
      title={say("rule-of-this")}
      aria-label={say("rule-of-this")}
      data-testid="rule-link"
      onClick={(event) => {
        if (!open) return;
        event.preventDefault();
        open(rule);
      }}
    >
      §
    </a>
  );
}
