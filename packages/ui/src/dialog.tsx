import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { DIALOG } from '@tischlein/wording/storefront';
import { Icon } from './icon.tsx';
import { pushDialog, discardDialog, popDialog } from './dialog-history.ts';

interface DialogProps {
  readonly titleId: string;
  /** Class of this kind of dialog: 'dish-dialog'. */
  readonly kind?: string;
  /** What the dialog is about, in a slim line once its title has scrolled away. */
  readonly name?: string;
  /** Address of the page while this dialog is the topmost: '?gericht=pizza'. */
  readonly address?: string | undefined;
  /** Called once it is closed, whoever closed it; takes it out of the page. */
  readonly onClosed: () => void;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** A modal dialog: a sheet on phones, a card from `md` up. Escape, the veil and the back button close it; focus returns to where it was. */
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

/** Closes the dialog in which an element stands. */
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
    // Another dialog may have taken its place meanwhile, and that one stays.
    if (!isGone) closed();
  };
  const handleClose = (): void => void finish();
  dialog.addEventListener('close', handleClose);
  // A caret left in the page makes the browser look for it at each step from here on, through all that has become inert.
  getSelection()?.removeAllRanges();
  dialog.showModal();
  opened(dialog);
  const scroller = dialog.querySelector<HTMLElement>('.dialog-scroll');
  // Without anything to focus in it, the keyboard must reach the text itself to scroll it.
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

/** Says in `data-scrolled` whether the title is out of sight. */
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
