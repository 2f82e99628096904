import { createStore } from './store.ts';

/** The dialogs that are open, the topmost last. */
export const openDialogs = createStore<readonly HTMLDialogElement[]>([]);

// They share one step of the history: the back button takes it and closes the topmost.
let hasStep = false;
let isGoingBack = false;

function takeStep(): void {
  if (hasStep || isGoingBack || openDialogs.get().length === 0) return;
  history.pushState(history.state, '');
  hasStep = true;
}

function cameBack(): void {
  const topmost = openDialogs.get().at(-1);
  if (isGoingBack) isGoingBack = false;
  else if (hasStep) {
    hasStep = false;
    if (topmost && remove(topmost)) topmost.close();
  }
  takeStep();
}

function giveStepBack(): void {
  if (openDialogs.get().length > 0 || !hasStep) return;
  hasStep = false;
  isGoingBack = true;
  history.back();
}

function remove(dialog: HTMLDialogElement): boolean {
  const before = openDialogs.get();
  if (!before.includes(dialog)) return false;
  openDialogs.set(before.filter((other) => other !== dialog));
  return true;
}

/** A dialog opens: from now on the back button closes it. */
export function enterDialog(dialog: HTMLDialogElement): void {
  window.addEventListener('popstate', cameBack);
  openDialogs.set([...openDialogs.get(), dialog]);
  takeStep();
}

/** A dialog has been closed; its step goes back unless another dialog opens in the same moment. */
export function leaveDialog(dialog: HTMLDialogElement): void {
  if (remove(dialog)) setTimeout(giveStepBack, 0);
}

/** A dialog goes away with its page, whose step the next page has taken over. */
export function forgetDialog(dialog: HTMLDialogElement): void {
  if (remove(dialog) && openDialogs.get().length === 0) hasStep = false;
}
