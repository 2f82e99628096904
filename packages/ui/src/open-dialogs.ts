import { createStore } from './store.ts';

/** The dialogs that are open, the topmost last. */
export const openDialogs = createStore<readonly HTMLDialogElement[]>([]);

// Each of them has a step of the history, which says how many are open there: the back button closes the topmost.
const addresses = new WeakMap<HTMLDialogElement, string>();
let isTravelling = false;

/** How many dialogs were open at this step of the history, be it before a reload. */
export function dialogsInHistory(): number {
  const level: unknown = Object(history.state).dialogs;
  return typeof level === 'number' ? level : 0;
}

/** A dialog opens: from now on the back button closes it. While it is the topmost, the page has this address. */
export function enterDialog(dialog: HTMLDialogElement, address: string | undefined): void {
  window.addEventListener('popstate', travelled);
  if (address) addresses.set(dialog, address);
  openDialogs.set([...openDialogs.get(), dialog]);
  settleHistory();
}

/** A dialog has been closed; its step goes, unless another dialog opens in the same moment. */
export function leaveDialog(dialog: HTMLDialogElement): void {
  if (remove(dialog)) setTimeout(settleHistory, 0);
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
  const surplus = dialogsInHistory() - open.length;
  if (surplus > 0) {
    isTravelling = true;
    history.go(-surplus);
  }
  while (dialogsInHistory() < open.length) addStep(dialogsInHistory() + 1);
  if (surplus <= 0 && open.length > 0) correctAddress(open.length);
}

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
