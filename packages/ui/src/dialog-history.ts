import { countDialogsInHistory, openDialogs } from './open-dialogs.ts';

// Each open dialog has a history entry, so the back button closes the topmost one.
const addresses = new WeakMap<HTMLDialogElement, string>();
let isNavigating = false;
/** Set while history entries of closed dialogs are being removed. */
let unwinding: PromiseWithResolvers<void> | null = null;
let unwindTimer: ReturnType<typeof setTimeout> | undefined;

const UNWIND_TIMEOUT_MS = 2000;

/** Adds a history entry for the dialog. The page has this address while the dialog is topmost. */
export function pushDialog(dialog: HTMLDialogElement, address: string | undefined): void {
  window.addEventListener('popstate', handlePopState);
  if (address) addresses.set(dialog, address);
  openDialogs.set([...openDialogs.get(), dialog]);
  syncHistory();
}

/** Removes the entry of a closed dialog, unless another dialog opens in the same task and reuses it. */
export function popDialog(dialog: HTMLDialogElement): void {
  if (!remove(dialog)) return;
  unwinding ??= Promise.withResolvers();
  window.addEventListener('click', deferLinkClick, true);
  setTimeout(syncHistory, 0);
  // Fallback: release held links after 2 s if `popstate` never fires.
  clearTimeout(unwindTimer);
  unwindTimer = setTimeout(finishUnwinding, UNWIND_TIMEOUT_MS);
}

/**
 * Resolves when the entries of closed dialogs are removed. `history.go` is asynchronous and would undo a navigation that
 * starts earlier.
 */
export async function waitForHistory(): Promise<void> {
  await unwinding?.promise;
}

/** Delays clicks on links until the entries of closed dialogs are removed. */
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

/** Forgets a dialog that is unmounted with its page; the next page reuses the entry. */
export function discardDialog(dialog: HTMLDialogElement): void {
  remove(dialog);
}

/** Adjusts the history to one entry per open dialog. */
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
  // Let other `popstate` listeners run before `waitForHistory()` resolves.
  if (surplus <= 0 && unwinding) setTimeout(() => countSurplusEntries() > 0 || finishUnwinding(), 0);
}

const countSurplusEntries = (): number => countDialogsInHistory() - openDialogs.get().length;

function pushEntry(level: number): void {
  const page: unknown = level === 1 ? pageAddress() : Object(history.state).page;
  history.pushState({ ...history.state, dialogs: level, page }, '', findAddress(level));
}

// A dialog that replaces another one in the same task reuses its entry.
function replaceAddress(level: number): void {
  const address = new URL(findAddress(level), location.href).href;
  if (address !== location.href) history.replaceState(history.state, '', address);
}

/** The address of the dialog, of the nearest one below that has an address, or of the page. */
function findAddress(level: number): string {
  const open = openDialogs.get().slice(0, level).toReversed();
  const own = open.map((dialog) => addresses.get(dialog)).find((address) => address !== undefined);
  const page: unknown = Object(history.state).page;
  return own ?? (typeof page === 'string' ? page : pageAddress());
}

const pageAddress = (): string => location.pathname + location.search + location.hash;

/** Back closes the dialogs above the new entry. Forward reopens nothing, so surplus entries are removed again. */
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
