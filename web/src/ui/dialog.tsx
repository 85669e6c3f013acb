/** A question or a page over the page: the browser's own dialog, with its focus and its Esc. */
import type { ComponentChildren, JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
  class?: string;
  /** There is something to read first, so the focus begins at the heading and not at a button. */
  reads?: boolean;
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
    dialog?.addEventListener("click", shade);
    return () => {
      dialog?.removeEventListener("click", shade);
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={box}
      class={props.class}
      aria-labelledby={heading.current}
      onCancel={(event) => {
        event.preventDefault();
        props.onClose();
      }}
    >
      <h2 id={heading.current} {...(props.reads ? { tabIndex: -1 } : {})}>
        {props.title}
      </h2>
      {props.children}
    </dialog>
  );
}
