/** A question or a page over the page: the browser's own dialog, with its focus and its Esc. */
import type { ComponentChildren, JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

import { say } from "../words";
import { Icon } from "./icons";

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
  class?: string;
  /** There is something to read first, so the focus begins at the heading and not at a button. */
  reads?: boolean;
  /** It may be longer than the window: its heading stays in sight, and beside it the way out. */
  long?: boolean;
}

let count = 0;

export function Dialog(props: DialogProps): JSX.Element {
  const box = useRef<HTMLDialogElement>(null);
  const heading = useRef(`dialog-${++count}`);
  const latest = useRef(props.onClose);
  latest.current = props.onClose;
  // At once: a key that is pressed next is meant for it.
  useLayoutEffect(() => {
    const dialog = box.current;
    const before = document.activeElement;
    if (dialog && !dialog.open) dialog.showModal();
    if (props.reads) dialog?.querySelector("h2")?.focus();
    const shade = (event: Event): void => {
      if (event.target === dialog) latest.current();
    };
    // "Back" leaves what lies on top, and not the page below it.
    const back = (event: NavigateEvent): void => {
      const top = [...document.querySelectorAll("dialog[open]")].at(-1) === dialog;
      if (!top || event.navigationType !== "traverse" || !event.cancelable) return;
      event.preventDefault();
      latest.current();
    };
    const { navigation } = window as Partial<Window>; // not every browser tells of it
    dialog?.addEventListener("click", shade);
    navigation?.addEventListener("navigate", back);
    return () => {
      dialog?.removeEventListener("click", shade);
      navigation?.removeEventListener("navigate", back);
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const title = (
    <h2 id={heading.current} {...(props.reads ? { tabIndex: -1 } : {})}>
      {props.title}
    </h2>
  );
  return (
    <dialog
      ref={box}
      class={[props.class, props.long && "long"].filter(Boolean).join(" ")}
      aria-labelledby={heading.current}
      onCancel={(event) => {
        event.preventDefault();
        props.onClose();
      }}
    >
      {props.long ? (
        <div class="dialog-head">
          {title}
          <button
            type="button"
            class="button bare square"
            aria-label={say("close")}
            onClick={props.onClose}
          >
            <Icon name="close" />
          </button>
        </div>
      ) : (
        title
      )}
      {props.children}
    </dialog>
  );
}
