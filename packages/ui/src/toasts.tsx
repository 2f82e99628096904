import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { IconName } from './icon-sprite.ts';
import { Icon } from './icon.tsx';
import { openDialogs } from './open-dialogs.ts';
import { createStore, useStore } from './store.ts';

const SHOW_MS = 5000;

/** A short message, optionally with an action such as undo. */
interface Toast {
  readonly icon: IconName;
  readonly text: string;
  /** Milliseconds; five seconds by default. */
  readonly forMs?: number;
  /** Goes with the dialog that is open now, or with the next one of it. */
  readonly isInDialog?: boolean;
  readonly action?: { readonly label: string; readonly run: () => void };
}

type NumberedToast = Toast & { readonly number: number; readonly dialog: HTMLDialogElement | undefined };

const toasts = createStore<readonly NumberedToast[]>([]);
let lastNumber = 0;

/** Shows a message for five seconds, or for `forMs`. */
export function showToast(toast: Toast): void {
  lastNumber += 1;
  const dialog = toast.isInDialog ? openDialogs.get().at(-1) : undefined;
  // Several parts of a page may notice the same change.
  const isRepeated = (each: NumberedToast): boolean => each.text === toast.text && !each.action;
  const others = toasts.get().filter((each) => isAlive(each) && !(dialog && each.dialog) && !isRepeated(each));
  toasts.set([...others, { ...toast, number: lastNumber, dialog }].slice(-3));
}

const isAlive = ({ dialog }: NumberedToast): boolean => !dialog || openDialogs.get().includes(dialog);

function dismiss(number: number): void {
  toasts.set(toasts.get().filter((toast) => toast.number !== number));
}

/** Removes all messages. */
export const clearToasts = (): void => toasts.set([]);

/** Renders the toasts, once per page. They move into an open dialog, because everything outside is inert. */
export function Toasts() {
  const visible = useStore(toasts);
  const dialog = useStore(openDialogs).at(-1);
  const box = (
    <div className="toasts" role="status">
      {visible.filter(isAlive).map((toast) => (
        <ToastBox key={toast.number} toast={toast} />
      ))}
    </div>
  );
  return dialog ? createPortal(box, dialog) : box;
}

function ToastBox({ toast }: { readonly toast: NumberedToast }) {
  const { number, action, forMs = SHOW_MS } = toast;
  // Not cleared: its time runs out after the page was left, too, so that the next page does not show it again.
  useEffect(() => void setTimeout(dismiss, forMs, number), [number, forMs]);
  const act = (): void => {
    action?.run();
    dismiss(number);
  };
  return (
    <div className="toast">
      <Icon name={toast.icon} />
      <span>{toast.text}</span>
      {action && (
        <button className="button" type="button" onClick={act}>
          {action.label}
        </button>
      )}
    </div>
  );
}
