import { dialogsInHistory, openDialogs } from './open-dialogs.ts';

// Each open dialog has a step of the history: the back button closes the topmost.
const addresses = new WeakMap<HTMLDialogElement, string>();
let isTravelling = false;
/** Stands while steps of closed dialogs are to be given back. */
let leaving: PromiseWithResolvers<void> | null = null;
let longestWayBack: ReturnType<typeof setTimeout> | undefined;

const LONGEST_WAY_BACK_MS = 2000;

/** A dialog opens: from now on the back button closes it. While it is the topmost, the page has this address. */
export function enterDialog(dialog: HTMLDialogElement, address: string | undefined): void {
  window.addEventListener('popstate', travelled);
  if (address) addresses.set(dialog, address);
  openDialogs.set([...openDialogs.get(), dialog]);
  settleHistory();
}

/** A dialog has been closed; its step goes, unless another dialog opens in the same moment. */
export function leaveDialog(dialog: HTMLDialogElement): void {
  if (!remove(dialog)) return;
  leaving ??= Promise.withResolvers();
  window.addEventListener('click', holdLink, true);
  setTimeout(settleHistory, 0);
  // Should a browser swallow the way back, links lead on all the same.
  clearTimeout(longestWayBack);
  longestWayBack = setTimeout(haveLeft, LONGEST_WAY_BACK_MS);
}

/** Done once closed dialogs have given back their steps: the browser goes back in its own time, and would undo what leads elsewhere meanwhile. */
export async function historySettled(): Promise<void> {
  await leaving?.promise;
}

/** A link that is touched meanwhile leads on as soon as it may. */
function holdLink(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a');
  const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || (link && link.target !== '');
  if (!leaving || !link || isElsewhere) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  void leaving.promise.then(() => link.click());
}

function haveLeft(): void {
  leaving?.resolve();
  leaving = null;
}

/** A dialog goes away with its page, whose step the next page has taken over. */
export function forgetDialog(dialog: HTMLDialogElement): void {
  remove(dialog);
}

/** Brings the history in step with what is open: a step for each dialog, none without one. */
export function settleHistory(): void {
  if (isTravelling) return;
  window.addEventListener('popstate', travelled);
  const open = openDialogs.get();
  const surplus = surplusOfSteps();
  if (surplus > 0) {
    isTravelling = true;
    history.go(-surplus);
  }
  while (dialogsInHistory() < open.length) addStep(dialogsInHistory() + 1);
  if (surplus <= 0 && open.length > 0) correctAddress(open.length);
  // Whoever else hears of the way back hears of it before anybody goes on.
  if (surplus <= 0 && leaving) setTimeout(() => surplusOfSteps() > 0 || haveLeft(), 0);
}

const surplusOfSteps = (): number => dialogsInHistory() - openDialogs.get().length;

function addStep(level: number): void {
  const page: unknown = level === 1 ? pageAddress() : Object(history.state).page;
  history.pushState({ ...history.state, dialogs: level, page }, '', addressAt(level));
}

// Where one dialog follows another in the same moment, it takes over the step.
function correctAddress(level: number): void {
  const address = new URL(addressAt(level), location.href).href;
  if (address !== location.href) history.replaceState(history.state, '', address);
}

/** The address of a dialog, of the one below it, or of the page. */
function addressAt(level: number): string {
  const open = openDialogs.get().slice(0, level).toReversed();
  const own = open.map((dialog) => addresses.get(dialog)).find((address) => address !== undefined);
  const page: unknown = Object(history.state).page;
  return own ?? (typeof page === 'string' ? page : pageAddress());
}

const pageAddress = (): string => location.pathname + location.search + location.hash;

/** The guest went back: what is above the step closes. He went forward: there is no dialog any more. */
function travelled(): void {
  const wasOurs = isTravelling;
  isTravelling = false;
  if (!wasOurs) {
    const above = openDialogs.get().slice(dialogsInHistory());
    for (const dialog of above.toReversed()) if (remove(dialog)) dialog.close();
  }
  settleHistory();
}

function remove(dialog: HTMLDialogElement): boolean {
  const before = openDialogs.get();
  if (!before.includes(dialog)) return false;
  openDialogs.set(before.filter((other) => other !== dialog));
  return true;
}
