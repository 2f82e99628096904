import { createStore } from './store.ts';

/** The dialogs that are open, the topmost last. */
export const openDialogs = createStore<readonly HTMLDialogElement[]>([]);

/** How many dialogs were open at this step of the history, be it before a reload: each has a step of its own, which says so. */
export function countDialogsInHistory(): number {
  const level: unknown = Object(history.state).dialogs;
  return typeof level === 'number' ? level : 0;
}
