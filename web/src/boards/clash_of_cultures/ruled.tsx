/** Something that is shut, and in its corner the way to the rule by which it is. */
import type { ComponentChildren, JSX } from "preact";

import { RuleLink } from "../../play/rule";

export function Ruled(props: { rule: string; children: ComponentChildren }): JSX.Element {
  return (
    <div class="cc-ruled">
      {props.children}
      <RuleLink rule={props.rule} />
    </div>
  );
}
