import { openDialogs } from './open-dialogs.ts';
import { steps } from './steps.ts';

/** Shows a dialog until its step closes; `onClosed` is called once it has faded. Returns a function that stops it. */
export function showDialog(dialog: HTMLDialogElement, key: string, onClosed: () => void): () => void {
  const isWanted = (): boolean => steps.current.get().dialogs.some((step) => step.key === key);
  if (!isWanted()) {
    // 'Back' was pressed while the code was loading.
    onClosed();
    return () => {};
  }
  let isGone = false;
  const finish = async (): Promise<void> => {
    await Promise.allSettled(dialog.getAnimations().map((animation) => animation.finished));
    // The component may have been unmounted during the animation; do not close the dialog that replaced it.
    if (!isGone) onClosed();
  };
  const leave = (): void => {
    // A step that comes back while the dialog fades, by 'forward', belongs to its successor.
    stopFollowing();
    openDialogs.set(openDialogs.get().filter((other) => other !== dialog));
  };
  const handleClose = (): void => {
    if (openDialogs.get().includes(dialog)) steps.close(key);
    leave();
    void finish();
  };
  const stopFollowing = steps.current.subscribe(() => {
    if (isWanted()) return;
    leave();
    dialog.close();
  });
  dialog.addEventListener('close', handleClose);
  open(dialog);
  const stopWatching = watchTitle(dialog);
  return () => {
    isGone = true;
    leave();
    dialog.removeEventListener('close', handleClose);
    stopWatching();
  };
}

function open(dialog: HTMLDialogElement): void {
  // A caret left in the page slows down every layout: the browser searches for it through all inert content.
  getSelection()?.removeAllRanges();
  dialog.showModal();
  openDialogs.set([...openDialogs.get(), dialog]);
  const scroller = dialog.querySelector<HTMLElement>('.dialog-scroll');
  // A dialog without focusable elements must itself be focusable, so that the keyboard can scroll it.
  if (scroller && !scroller.querySelector('a, button, input, select, textarea')) scroller.tabIndex = 0;
  (dialog.querySelector<HTMLElement>('[data-first-focus]') ?? scroller)?.focus();
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
