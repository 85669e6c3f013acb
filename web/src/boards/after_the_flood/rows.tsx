/** Rows that can be chosen, and lines that only tell. */
import type { ComponentChildren, JSX } from "preact";

import { CoveredBox } from "../../play/spot";

export function Row(props: {
  id: string;
  label: string;
  picture: ComponentChildren;
  title: string;
  text: string;
  value?: ComponentChildren;
  class?: string;
}): JSX.Element {
  return (
    <CoveredBox id={props.id} label={props.label} class={`flood-pair ${props.class ?? ""}`}>
      {props.picture}
      <span class="flood-pair-words">
        <b>{props.title}</b>
        <i>{props.text}</i>
      </span>
      {props.value !== undefined && <em>{props.value}</em>}
    </CoveredBox>
  );
}

export function Line(props: {
  children: ComponentChildren;
  value?: string;
  /** What it would become stands behind it, and has its room before: nothing shifts. */
  ahead?: string;
  bad?: boolean;
}): JSX.Element {
  return (
    <p class={props.bad ? "flood-line is-bad" : "flood-line"}>
      <span>{props.children}</span>
      {props.value !== undefined && (
        <em class="flood-more">
          {props.value}
          {props.ahead !== undefined && (
            <span class="flood-ahead">{props.ahead && ` ${props.ahead}`}</span>
          )}
        </em>
      )}
    </p>
  );
}
