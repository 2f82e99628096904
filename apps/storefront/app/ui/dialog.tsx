import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { DIALOG } from '@tischlein/wording/storefront';
import { Icon } from './icon.tsx';
import { enterDialog, forgetDialog, leaveDialog } from './open-dialogs.ts';

interface DialogProps {
  readonly titleId: string;
  /** Class of this kind of dialog: 'dish-dialog'. */
  readonly kind?: string;
  /** Called once it is closed, whoever closed it; takes it out of the page. */
  readonly onClosed: () => void;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** A modal dialog: a sheet on phones, a card from `md` up. Escape, the veil and the back button close it; focus returns to where it was. */
export function Dialog({ titleId, kind = '', onClosed, foot, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const closed = useEffectEvent(onClosed);
  useEffect(() => {
    const dialog = element.current;
    return dialog ? show(dialog, closed) : undefined;
  }, []);
  const close = (): void => element.current?.close();
  return (
    <dialog
      ref={element}
      className={`dialog ${kind}`.trim()}
      aria-labelledby={titleId}
      onMouseDown={(event) => event.target === element.current && close()}
    >
      <button className="icon-button dialog-close" type="button" aria-label={DIALOG.close} onClick={close}>
        <Icon name="close" />
      </button>
      <div className="dialog-scroll" tabIndex={-1}>
        {children}
      </div>
      {foot && <div className="dialog-foot">{foot}</div>}
    </dialog>
  );
}

/** Closes the dialog in which an element stands. */
export function closeDialogOf(element: Element): void {
  element.closest('dialog')?.close();
}

function show(dialog: HTMLDialogElement, closed: () => void): () => void {
  const finish = async (): Promise<void> => {
    leaveDialog(dialog);
    await Promise.allSettled(dialog.getAnimations().map((animation) => animation.finished));
    closed();
  };
  const heard = (): void => void finish();
  dialog.addEventListener('close', heard);
  dialog.showModal();
  enterDialog(dialog);
  const scroller = dialog.querySelector<HTMLElement>('.dialog-scroll');
  // Without anything to focus in it, the keyboard must reach the text itself to scroll it.
  if (scroller && !scroller.querySelector('a, button, input, select, textarea')) scroller.tabIndex = 0;
  (dialog.querySelector<HTMLElement>('[data-first-focus]') ?? scroller)?.focus();
  return () => {
    dialog.removeEventListener('close', heard);
    forgetDialog(dialog);
  };
}
