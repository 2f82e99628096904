import { countDialogsInHistory, openDialogs } from './open-dialogs.ts';

// Each open dialog has a step of the history: the back button closes the topmost.
const addresses = new WeakMap<HTMLDialogElement, string>();
let isNavigating = false;
/** Stands while steps of closed dialogs are to be given back. */
let unwinding: PromiseWithResolvers<void> | null = null;
let unwindTimer: ReturnType<typeof setTimeout> | undefined;

const UNWIND_TIMEOUT_MS = 2000;

/** A dialog opens: from now on the back button closes it. While it is the topmost, the page has this address. */
export function pushDialog(dialog: HTMLDialogElement, address: string | undefined): void {
  window.addEventListener('popstate', handlePopState);
  if (address) addresses.set(dialog, address);
  openDialogs.set([...openDialogs.get(), dialog]);
  syncHistory();
}

/** A dialog has been closed; its step goes, unless another dialog opens in the same moment. */
export function popDialog(dialog: HTMLDialogElement): void {
  if (!remove(dialog)) return;
  unwinding ??= Promise.withResolvers();
  window.addEventListener('click', deferLinkClick, true);
  setTimeout(syncHistory, 0);
  // Should a browser swallow the way back, links lead on all the same.
  clearTimeout(unwindTimer);
  unwindTimer = setTimeout(finishUnwinding, UNWIND_TIMEOUT_MS);
}

/** Done once closed dialogs have given back their steps: the browser goes back in its own time, and would undo what leads elsewhere meanwhile. */
export async function waitForHistory(): Promise<void> {
  await unwinding?.promise;
}

/** A link that is touched meanwhile leads on as soon as it may. */
function deferLinkClick(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a');
  const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || (link && link.target !== '');
  if (!unwinding || !link || isElsewhere) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  void unwinding.promise.then(() => link.click());
}

function finishUnwinding(): void {
  unwinding?.resolve();
  unwinding = null;
}

/** A dialog goes away with its page, whose step the next page has taken over. */
export function discardDialog(dialog: HTMLDialogElement): void {
  remove(dialog);
}

/** Brings the history in step with what is open: a step for each dialog, none without one. */
export function syncHistory(): void {
  if (isNavigating) return;
  window.addEventListener('popstate', handlePopState);
  const open = openDialogs.get();
  const surplus = countSurplusEntries();
  if (surplus > 0) {
    isNavigating = true;
    history.go(-surplus);
  }
  while (countDialogsInHistory() < open.length) pushEntry(countDialogsInHistory() + 1);
  if (surplus <= 0 && open.length > 0) replaceAddress(open.length);
  // Whoever else hears of the way back hears of it before anybody goes on.
  if (surplus <= 0 && unwinding) setTimeout(() => countSurplusEntries() > 0 || finishUnwinding(), 0);
}

const countSurplusEntries = (): number => countDialogsInHistory() - openDialogs.get().length;

function pushEntry(level: number): void {
  const page: unknown = level === 1 ? pageAddress() : Object(history.state).page;
  history.pushState({ ...history.state, dialogs: level, page }, '', findAddress(level));
}

// Where one dialog follows another in the same moment, it takes over the step.
function replaceAddress(level: number): void {
  const address = new URL(findAddress(level), location.href).href;
  if (address !== location.href) history.replaceState(history.state, '', address);
}

/** The address of a dialog, of the one below it, or of the page. */
function findAddress(level: number): string {
  const open = openDialogs.get().slice(0, level).toReversed();
  const own = open.map((dialog) => addresses.get(dialog)).find((address) => address !== undefined);
  const page: unknown = Object(history.state).page;
  return own ?? (typeof page === 'string' ? page : pageAddress());
}

const pageAddress = (): string => location.pathname + location.search + location.hash;

/** The guest went back: what is above the step closes. He went forward: there is no dialog any more. */
function handlePopState(): void {
  const wasOurs = isNavigating;
  isNavigating = false;
  if (!wasOurs) {
    const above = openDialogs.get().slice(countDialogsInHistory());
    for (const dialog of above.toReversed()) if (remove(dialog)) dialog.close();
  }
  syncHistory();
}

function remove(dialog: HTMLDialogElement): boolean {
  const before = openDialogs.get();
  if (!before.includes(dialog)) return false;
  openDialogs.set(before.filter((other) => other !== dialog));
  return true;
}
