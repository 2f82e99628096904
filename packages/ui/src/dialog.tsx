import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { DIALOG } from '@tischlein/wording/storefront';
import { Icon } from './icon.tsx';
import { pushDialog, discardDialog, popDialog } from './dialog-history.ts';

interface DialogProps {
  readonly titleId: string;
  /** CSS class of this kind of dialog: 'dish-dialog'. */
  readonly kind?: string;
  /** Shown in a slim bar once the title has scrolled out of view. */
  readonly name?: string;
  /** Address of the page while this dialog is topmost: '?gericht=pizza'. */
  readonly address?: string | undefined;
  /** Called after the dialog has closed by any means; must unmount it. */
  readonly onClosed: () => void;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A modal dialog: a sheet on phones, a card from `md` up. Escape, the backdrop and the back button close it; focus returns
 * to the element that had it.
 */
export function Dialog({ titleId, kind = '', name, address, onClosed, foot, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const closed = useEffectEvent(onClosed);
  const opened = useEffectEvent((dialog: HTMLDialogElement) => pushDialog(dialog, address));
  useEffect(() => {
    const dialog = element.current;
    return dialog ? openModal(dialog, opened, closed) : undefined;
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
        {name && (
          <p className="dialog-name" aria-hidden="true">
            {name}
          </p>
        )}
        {children}
      </div>
      {foot && <div className="dialog-foot">{foot}</div>}
    </dialog>
  );
}

/** Closes the dialog that contains the element. */
export function closeContainingDialog(element: Element): void {
  element.closest('dialog')?.close();
}

function openModal(
  dialog: HTMLDialogElement,
  opened: (dialog: HTMLDialogElement) => void,
  closed: () => void,
): () => void {
  let isGone = false;
  const finish = async (): Promise<void> => {
    popDialog(dialog);
    await Promise.allSettled(dialog.getAnimations().map((animation) => animation.finished));
    // The component may have been unmounted during the animation; do not close the dialog that replaced it.
    if (!isGone) closed();
  };
  const handleClose = (): void => void finish();
  dialog.addEventListener('close', handleClose);
  // A caret left in the page slows down every layout: the browser searches for it through all inert content.
  getSelection()?.removeAllRanges();
  dialog.showModal();
  opened(dialog);
  const scroller = dialog.querySelector<HTMLElement>('.dialog-scroll');
  // A dialog without focusable elements must itself be focusable, so that the keyboard can scroll it.
  if (scroller && !scroller.querySelector('a, button, input, select, textarea')) scroller.tabIndex = 0;
  (dialog.querySelector<HTMLElement>('[data-first-focus]') ?? scroller)?.focus();
  const stopWatching = watchTitle(dialog);
  return () => {
    isGone = true;
    dialog.removeEventListener('close', handleClose);
    stopWatching();
    discardDialog(dialog);
  };
}

/** Sets `data-scrolled` while the title is scrolled out of view. */
function watchTitle(dialog: HTMLDialogElement): () => void {
  const title = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '');
  if (!title || !dialog.querySelector('.dialog-name')) return () => {};
  const observer = new IntersectionObserver(
    ([entry]) => dialog.toggleAttribute('data-scrolled', entry ? isScrolledPast(entry) : false),
    { root: dialog.querySelector('.dialog-scroll') },
  );
  observer.observe(title);
  return () => observer.disconnect();
}

const isScrolledPast = ({ isIntersecting, boundingClientRect, rootBounds }: IntersectionObserverEntry): boolean =>
  !isIntersecting && boundingClientRect.bottom <= (rootBounds?.top ?? 0);
