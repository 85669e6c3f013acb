/**
 * An element laid over a card: the card shows numbers and words in its own way, while the element
 * has one full name and no text of its own that could contradict it.
 */
import type { JSX } from "preact";

import { SpotBox } from "../../play/spot";

export function Cover(props: { id: string; label: string }): JSX.Element {
  return (
    <SpotBox id={props.id} label={props.label} class="flood-cover">
      {null}
    </SpotBox>
  );
}
