import { createStore } from './store.ts';

/** The open dialogs, topmost last. */
export const openDialogs = createStore<readonly HTMLDialogElement[]>([]);

/** Number of dialogs at the current history entry. Each dialog's entry stores it, so it survives a reload. */
export function countDialogsInHistory(): number {
  const level: unknown = Object(history.state).dialogs;
  return typeof level === 'number' ? level : 0;
}
