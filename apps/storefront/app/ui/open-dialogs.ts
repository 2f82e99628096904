/** Closes one dialog. */
type Close = () => void;

// All open dialogs share one step of the history: the back button takes it and closes the topmost.
const open: Close[] = [];
let hasStep = false;
let isGoingBack = false;

function takeStep(): void {
  if (hasStep || isGoingBack || open.length === 0) return;
  history.pushState(history.state, '');
  hasStep = true;
}

function cameBack(): void {
  if (isGoingBack) isGoingBack = false;
  else if (hasStep) {
    hasStep = false;
    open.pop()?.();
  }
  takeStep();
}

function giveStepBack(): void {
  if (open.length > 0 || !hasStep) return;
  hasStep = false;
  isGoingBack = true;
  history.back();
}

function remove(close: Close): boolean {
  const index = open.indexOf(close);
  if (index !== -1) open.splice(index, 1);
  return index !== -1;
}

/** A dialog opens: from now on the back button closes it. */
export function enterDialog(close: Close): void {
  window.addEventListener('popstate', cameBack);
  open.push(close);
  takeStep();
}

/** A dialog has been closed; its step goes back unless another dialog opens in the same moment. */
export function leaveDialog(close: Close): void {
  if (remove(close)) setTimeout(giveStepBack, 0);
}

/** A dialog goes away with its page, whose step the next page has taken over. */
export function forgetDialog(close: Close): void {
  if (remove(close) && open.length === 0) hasStep = false;
}
