import { steps } from '@tischlein/ui/steps';

/** Closes all dialogs and focuses the menu. */
export function goToMenu(): void {
  for (const { key } of steps.current.get().dialogs.toReversed()) steps.close(key);
  focusMenu();
}

/** Focuses the page behind a closed dialog if the button that opened it is gone. */
export function focusBehind(): void {
  const focused = document.activeElement;
  // Browsers move the focus out of a closed dialog only with the next frame.
  if (focused !== document.body && !focused?.closest('dialog:not([open])')) return;
  const scroller = Array.from(document.querySelectorAll<HTMLElement>('dialog:modal > .dialog-scroll')).at(-1);
  if (scroller) scroller.focus({ preventScroll: true });
  else focusMenu();
}

const focusMenu = (): void => document.getElementById('content')?.focus({ preventScroll: true });
