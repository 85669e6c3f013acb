/** A payment on one panel: more or less of each kind, what it comes to, and what is still missing. */
import type { JSX } from "preact";

import type { ClashView } from "../../generated/views";
import { useWord } from "../../play/table";
import { message } from "../../words";
import { chosenPayment, missing, openKinds, withOneMore } from "./payment";
import { usePlan } from "./plan";
import { Price } from "./signs";
import { Steps } from "./steps";
import { kindName } from "./words";

export function Paying({ view }: { view: ClashView }): JSX.Element | null {
  const say = useWord();
  const [plan, store] = usePlan();
  const own = view.players[view.seat];
  if (!own || view.payments.length === 0) return null;
  const paid = chosenPayment(view, plan);
  const left = missing(view, paid);
  return (
    <div class="cc-paying">
      <ul class="cc-trade-side" aria-label={say(message("clash_of_cultures_board/you-pay"))}>
        {openKinds(view).map(({ kind, least }) => {
          const count = paid[kind] ?? 0;
          const more = withOneMore(view, paid, kind);
          const less = (): void => store.update({ paid: { ...paid, [kind]: count - 1 } });
          return (
            <Steps
              key={kind}
              sign={kind}
              name={kindName(kind)}
              most={own.goods[kind] ?? 0}
              count={count}
              less={count > least ? less : null}
              more={more && (() => store.update({ paid: more }))}
            />
          );
        })}
      </ul>
      <p class="cc-trade-summary" role="status">
        {say(message("clash_of_cultures_board/you-pay"))} <Price cost={paid} size={18} />
        {left > 0 ? (
          <b class="warning">
            {say(message("clash_of_cultures_board/still-missing", { count: left }))}
          </b>
        ) : null}
      </p>
    </div>
  );
}
